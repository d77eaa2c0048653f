/// Functions and closures that a body declares for itself.
extension PreconditionScanner {
  /// That the program relies on `at(index)` where `func at(_ n: Int) -> Int { values[n] }` or
  /// `let at = { (n: Int) in values[n] }` stands before, and asks for no ends.
  func localCall(at position: Int) -> [Precondition] {
    guard position < Self.longestBody, isFree(position), kind(at: position + 1) == .leftParen
    else { return [] }
    let name = word(at: position)
    guard names.hides(name), let brace = brace(ofFunctionNamed: name, before: position) else {
      return []
    }
    let body = tokens.inside(bracketsAt: brace)
    let arguments = arguments(of: position + 1)
    if arguments.isEmpty { return doubts(calling: body) }
    guard arguments.contains(where: { isPlainNumber($0.value) }),
      takesPlaces(in: body, named: parameters(ofFunctionAt: brace))
    else { return [] }
    return unreadable(position..<tokens.end(ofBracketsAt: position + 1))
  }

  /// What a function without parameters relies on, which may be called more than once.
  private func doubts(calling body: Range<Int>) -> [Precondition] {
    guard body.count < Self.longest, effort.spend() else { return [] }
    var scanner = self
    return scanner.doubts(in: body)
  }

  /// Where the braces open of what is declared by a name.
  private func brace(ofFunctionNamed name: String, before end: Int) -> Int? {
    let declaration = (1..<max(1, end)).last { position in
      word(at: position) == name
        && (tokens[position - 1].keyword == .func
          || tokens[position - 1].keyword == .let && word(at: position + 1) == "=")
    }
    guard let declaration else { return nil }
    let isClosure = word(at: declaration + 1) == "="
    let brace =
      isClosure ? declaration + 2 : self.end(of: declaration + 1, before: [.leftBrace, .semicolon])
    return kind(at: brace) == .leftBrace && brace < end ? brace : nil
  }

  /// The names of the parameters before a brace, or behind it where that is of a closure.
  private func parameters(ofFunctionAt brace: Int) -> [String] {
    let named = parameters(ofClosureAt: brace).dropLast()
    if !named.isEmpty { return Array(named) }
    let isClosure = word(at: brace - 1) == "="
    let parenthesis =
      isClosure
      ? brace + 1 : (0..<brace).last { kind(at: $0 - 1) == .name && kind(at: $0) == .leftParen }
    guard let parenthesis, kind(at: parenthesis) == .leftParen else { return ["$0"] }
    return tokens.inside(bracketsAt: parenthesis).filter { kind(at: $0 + 1) == .colon }.map(word)
  }

  /// Whether an element of a known array is taken in a body at a place that it is given.
  private func takesPlaces(in body: Range<Int>, named parameters: [String]) -> Bool {
    body.contains { bracket in
      guard kind(at: bracket) == .leftSquare, kind(at: bracket + 2) == .rightSquare,
        parameters.contains(word(at: bracket + 1))
      else { return false }
      let all = start(ofValueBefore: bracket)..<bracket
      return isArray(all) && !body.contains { asksForCount(of: [word(at: all.lowerBound)], at: $0) }
    }
  }
}
