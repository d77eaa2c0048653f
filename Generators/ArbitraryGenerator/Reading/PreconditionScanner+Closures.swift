/// Closures that are run where they stand, as `color = { … }()` is.
extension PreconditionScanner {
  /// Those of a closure that is run at once: where it is set to something, or behind `??`, where a
  /// value is missing.
  mutating func conditions(ofClosureRunAt brace: Int) -> [Precondition] {
    guard kind(at: brace) == .leftBrace, isRunAtOnce(brace) else { return [] }
    switch word(at: brace - 1) {
    case "=": return conditions(inClosureAt: brace, given: [])
    case "??":
      guard let value = expression(before: brace - 1, from: 0) else { return [] }
      let presence = isAlternatives(value) ? presence(of: value) : []
      if let presence = presence.first {
        return conditions(inClosureAt: brace, given: [presence.denied])
      }
      return endsProgram(behind: brace) && !isLookedFor(value)
        ? unreadable(value) : doubts(in: statements(ofClosureAt: brace))
    default: return []
    }
  }

  private func isRunAtOnce(_ brace: Int) -> Bool {
    let end = tokens.end(ofBracketsAt: brace)
    return kind(at: end) == .leftParen && tokens[end].isAttached && kind(at: end + 1) == .rightParen
  }

  /// Whether nothing but `??` joins the values in it.
  private func isAlternatives(_ range: Range<Int>) -> Bool {
    outsideBrackets(range).allSatisfy {
      kind(at: $0) != .operator || word(at: $0) == "??"
        || tokens[$0].isAttached && isValue($0 - 1)
    }
  }

  private mutating func conditions(
    inClosureAt brace: Int, given facts: [Precondition]
  ) -> [Precondition] {
    guard effort.spend() else { return [] }
    let outer = (isCalled, knownExits, exits, leaving)
    defer { (isCalled, knownExits, exits, leaving) = outer }
    let body = statements(ofClosureAt: brace)
    isCalled = true
    knownExits.subtract(
      body.filter { tokens[$0].keyword == .return && function(around: $0) == brace })
    return branch(given: facts) { $0.conditions(in: body) }
  }

  /// What stands in a closure, behind the names of what it takes.
  private func statements(ofClosureAt brace: Int) -> Range<Int> {
    let body = tokens.inside(bracketsAt: brace)
    let line = body.prefix { $0 == body.lowerBound || !tokens[$0].startsLine }
    guard kind(at: body.lowerBound) != .end, tokens[body.lowerBound].keyword != .for,
      let end = line.first(where: { tokens[$0].keyword == .in })
    else { return body }
    return end + 1..<body.upperBound
  }
}
