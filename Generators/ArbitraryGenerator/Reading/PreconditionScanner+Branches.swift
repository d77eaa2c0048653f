/// Statements that end the program in one of their branches.
extension PreconditionScanner {
  /// Those of `if count < 0 { fatalError() }`, of an `else` with it, and of what is asked in braces;
  /// goes on to the brace behind.
  mutating func conditions(ofIf position: inout Int) -> [Precondition] {
    let start = position + 1
    let brace = end(of: start, before: [.leftBrace])
    guard brace < tokens.count, tokens[brace].kind == .leftBrace else { return [] }
    position = brace
    let end = tokens.end(ofBracketsAt: brace)
    guard let fact = fact(start..<brace) else { return [] }
    let hasElse = end + 1 < tokens.count && tokens[end].keyword == .else
    if hasElse, tokens[end + 1].kind == .leftBrace, endsProgram(behind: end + 1) { return [fact] }
    if endsProgram(behind: brace) { return [fact.denied] }
    let found = conditions(inBranch: brace, given: fact)
    guard hasElse, tokens[end + 1].kind == .leftBrace else { return found }
    return found + conditions(inBranch: end + 1, given: fact.denied)
  }

  /// Those in braces that are run where something holds.
  private mutating func conditions(
    inBranch brace: Int, given fact: Precondition
  ) -> [Precondition] {
    guard depth < PreconditionScanner.deepest else { return [] }
    let outer = (types, assigned, unwrapped, calls)
    depth += 1
    defer {
      depth -= 1
      (types, assigned, unwrapped, calls) = outer
    }
    return conditions(in: tokens.inside(bracketsAt: brace))
      .filter { !$0.text.isEmpty }.map { $0.given(fact) }
  }

  /// What all conditions between commas say together; nil where one of them cannot be asked.
  private func fact(_ range: Range<Int>) -> Precondition? {
    var parts: [Precondition] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let comma = min(end(of: start, before: [.comma]), range.upperBound)
      let part =
        switch tokens[start].keyword {
        case .let, .var: nil as Precondition?
        case .case: match(start + 1..<comma)
        default: condition(start..<comma).first
        }
      guard let part else { return nil }
      parts.append(part)
      start = comma + 1
    }
    return Precondition(allOf: parts)
  }

  /// That of `switch code { case 0, 1: … default: fatalError() }`: it is one of the others; goes on to
  /// the brace.
  func conditions(ofSwitch position: inout Int) -> [Precondition] {
    let brace = end(of: position + 1, before: [.leftBrace])
    guard brace == position + 2, kind(at: brace) == .leftBrace else { return [] }
    let subject = position + 1
    position = brace
    var patterns: [Precondition] = []
    var next = brace + 1
    while tokens.indices.contains(next), tokens[next].keyword == .case {
      let colon = end(of: next + 1, before: [.colon])
      guard let pattern = pattern(next + 1..<colon, of: subject) else { return [] }
      if !endsProgram(behind: colon) { patterns.append(pattern) }
      next = colon + 1
      while next < tokens.count, tokens[next].keyword != .case, word(at: next) != "default",
        kind(at: next) != .rightBrace
      {
        next = tokens.end(ofBracketsAt: next)
      }
    }
    guard word(at: next) == "default", endsProgram(behind: next + 1) else { return [] }
    return Precondition(anyOf: patterns).map { [$0] } ?? []
  }

  /// That a value is one of those between commas; nil where that cannot be asked.
  private func pattern(_ range: Range<Int>, of subject: Int) -> Precondition? {
    guard range.allSatisfy({ tokens[$0].keyword == nil }),
      let value = condition(subject..<subject + 1).first
    else { return nil }
    let patterns = range.split { kind(at: $0) == .comma }.map { part in
      part.map(word).joined()
    }
    let isPlain = range.allSatisfy { position in
      switch kind(at: position) {
      case .integer, .string, .dot, .comma: !word(at: position).contains("\\")
      case .name: kind(at: position - 1) == .dot
      case .operator: ["...", "..<", "-"].contains(word(at: position))
      default: false
      }
    }
    guard isPlain else { return nil }
    var pattern = value
    pattern.text = patterns.map { "\($0) ~= \(value.text)" }.joined(separator: " || ")
    pattern.members = Set(range.filter { kind(at: $0) == .name }.map(word))
    return pattern
  }

  /// That a parameter is of a case, as in `if case .text = value`.
  private func match(_ range: Range<Int>) -> Precondition? {
    guard range.count == 4, kind(at: range.lowerBound) == .dot,
      kind(at: range.lowerBound + 1) == .name, word(at: range.lowerBound + 2) == "=",
      var match = condition(range.lowerBound + 3..<range.upperBound).first
    else { return nil }
    let name = word(at: range.lowerBound + 1)
    match.text = "{ if case .\(name) = \(match.text) { true } else { false } }()"
    match.members = [name]
    return match
  }

  private func endsProgram(behind brace: Int) -> Bool {
    brace + 1 < tokens.count && bytes.endsProgram(tokens[brace + 1])
  }

  /// Those of `guard count > 0, let name else { fatalError() }`; goes on to the brace.
  mutating func conditions(ofGuard position: inout Int) -> [Precondition] {
    var found: [Precondition] = []
    let before = unwrapped
    repeat {
      let start = position + 1
      position = end(of: start, before: [.comma])
      if start < position, [.let, .var, .case].contains(tokens[start].keyword) {
        found += conditions(ofBinding: start..<position)
        if !unwrap(start..<position) { forget(behind: start) }
      } else {
        found += condition(start..<position)
      }
    } while position < tokens.count && tokens[position].kind == .comma
    guard position + 1 < tokens.count, endsProgram(behind: position + 1) else {
      for name in unwrapped.subtracting(before) { types[name] = nil }
      return []
    }
    position += 1
    return found
  }

  /// That of `let name` and `let name = user.name`: there is one.
  private func conditions(ofBinding range: Range<Int>) -> [Precondition] {
    guard tokens[range.lowerBound].keyword != .case, range.count > 1 else { return [] }
    let equals = range.first { word(at: $0) == "=" }
    let value = equals.map { $0 + 1..<range.upperBound } ?? range.lowerBound + 1..<range.upperBound
    return presence(of: value)
  }

  /// Notes that a parameter's name means what is in it behind `let name`; false for another binding.
  private mutating func unwrap(_ range: Range<Int>) -> Bool {
    let name = word(at: range.lowerBound + 1)
    guard tokens[range.lowerBound].keyword == .let, range.count == 2, types[name] != nil else {
      return false
    }
    // Of what type that is does not matter to what is asked of it.
    types[name] = .named("_")
    unwrapped.insert(name)
    return true
  }
}

extension Precondition {
  /// That all of some hold; nil where there are none.
  fileprivate init?(allOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "(\(whole.text)) && (\(part.text))")
    }
  }

  /// That one of some holds; nil where there are none.
  fileprivate init?(anyOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "\(whole.text) || \(part.text)")
    }
  }

  /// That it does not hold.
  fileprivate var denied: Precondition { joined(with: self, as: "!(\(text))") }

  /// That it holds where another one does.
  fileprivate func given(_ fact: Precondition) -> Precondition {
    joined(with: fact, as: "!(\(fact.text)) || (\(text))")
  }

  private func joined(with other: Precondition, as text: String) -> Precondition {
    Precondition(
      text: text, parameters: parameters.union(other.parameters),
      members: members.union(other.members), statics: statics.union(other.statics),
      magnitude: magnitude.rawValue < other.magnitude.rawValue ? magnitude : other.magnitude,
      needsFoundation: needsFoundation || other.needsFoundation)
  }
}
