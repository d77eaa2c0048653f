/// What the cases of a `switch` end the program for.
extension PreconditionScanner {
  /// Those of `switch code { case 0, 1: … default: fatalError() }`, which is one of the others, and of
  /// what its cases ask for; goes on to the brace.
  mutating func conditions(ofSwitch position: inout Int) -> [Precondition] {
    let brace = end(of: position + 1, before: [.leftBrace])
    guard brace == position + 2, kind(at: brace) == .leftBrace else { return [] }
    let subject = position + 1
    position = brace
    var found: [Precondition] = []
    var open: [Precondition?] = []
    var next = brace + 1
    while tokens.indices.contains(next), tokens[next].keyword == .case {
      let start = next + 1
      let colon = end(of: start, before: [.colon])
      next = endOfCase(from: colon + 1)
      let pattern = pattern(start..<colon, of: subject)
      if let pattern, endsProgram(behind: colon) {
        found += denied(pattern, behind: open)
      } else {
        open.append(pattern)
        found += conditions(inCase: start..<colon, of: subject, before: next)
      }
    }
    guard word(at: next) == "default", endsProgram(behind: next + 1) else { return found }
    let readable = open.compactMap(\.self)
    guard readable.count == open.count else { return found + unreadable(subject..<brace) }
    return found + (Precondition(anyOf: readable).map { [$0] } ?? [])
  }

  /// That a value is not of a case that ends it, unless it is of one before, which only checks are
  /// told by: what ends the program is rather asked too often.
  private func denied(
    _ pattern: Precondition, behind earlier: [Precondition?]
  ) -> [Precondition] {
    guard rejectionEnds, !earlier.isEmpty else { return [pattern.denied] }
    let readable = earlier.compactMap(\.self)
    guard readable.count == earlier.count else { return [] }
    return Precondition(anyOf: readable + [pattern.denied]).map { [$0] } ?? []
  }

  /// Where the statements of a case end.
  private func endOfCase(from start: Int) -> Int {
    var end = start
    while end < tokens.count, tokens[end].keyword != .case, word(at: end) != "default",
      kind(at: end) != .rightBrace
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return end
  }

  /// Those of the statements behind `case .count(let count)` or `case .none`, where a value is that.
  private mutating func conditions(
    inCase pattern: Range<Int>, of subject: Int, before end: Int
  ) -> [Precondition] {
    let start = pattern.lowerBound
    let payload =
      pattern.count == 6 && kind(at: start + 2) == .leftParen && tokens[start + 3].keyword == .let
      ? word(at: start + 4) : nil
    guard depth < PreconditionScanner.deepest, pattern.upperBound < end, kind(at: start) == .dot,
      pattern.count == 2 || payload != nil, let value = condition(subject..<subject + 1).first
    else { return [] }
    let outer = (names, calls)
    depth += 1
    defer {
      depth -= 1
      (names, calls) = outer
    }
    let name = word(at: start + 1)
    if let payload {
      let part = Precondition(text: payload, parameters: value.parameters)
      names.declare(payload, as: Meaning(value: part, isOperand: true))
    }
    return conditions(in: pattern.upperBound + 1..<end).filter { !$0.text.isEmpty }.map {
      $0.isReadable ? $0.holding(where: value, isCase: name, of: payload) : $0
    }
  }

  /// That a value is one of those between commas; nil where that cannot be asked.
  private func pattern(_ range: Range<Int>, of subject: Int) -> Precondition? {
    guard let value = condition(subject..<subject + 1).first else { return nil }
    var parts: [Precondition] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(end(of: start, before: [.comma]), range.upperBound)
      guard let part = alternative(start..<end, of: value) else { return nil }
      parts.append(part)
      start = end + 1
    }
    return Precondition(anyOf: parts)
  }

  /// That a value is a case, with any payload, or one of some numbers or texts.
  private func alternative(_ range: Range<Int>, of value: Precondition) -> Precondition? {
    if kind(at: range.lowerBound) == .dot { return match(range, of: value) }
    let isPlain = range.allSatisfy { position in
      switch kind(at: position) {
      case .integer, .string: !word(at: position).contains("\\")
      case .operator: ["...", "..<", "-"].contains(word(at: position))
      default: false
      }
    }
    guard isPlain, !range.isEmpty else { return nil }
    return value.within("\(range.map(word).joined()) ~= ", "")
  }

  /// That a value is a case, as in `.text` and `.count(let count)`.
  func match(_ range: Range<Int>, of value: Precondition) -> Precondition? {
    let name = range.lowerBound + 1
    guard kind(at: name) == .name, range.contains(name) else { return nil }
    let isAny = range.dropFirst(2).allSatisfy { position in
      let isBound = kind(at: position) == .name && tokens[position - 1].keyword == .let
      return [.leftParen, .rightParen, .comma].contains(kind(at: position)) || isBound
        || tokens[position].keyword == .let || word(at: position) == "_"
    }
    guard isAny else { return nil }
    var match = value.within("{ if case .\(word(at: name)) = ", " { true } else { false } }()")
    match.members.insert(word(at: name))
    return match
  }
}

extension Precondition {
  /// That it holds where another value is a case, whose payload it may name.
  fileprivate func holding(
    where value: Precondition, isCase name: String, of payload: String?
  ) -> Precondition {
    let pattern = ".\(name)\(payload.map { "(let \($0))" } ?? "")"
    var copy = joined(
      with: value, as: "{ if case \(pattern) = \(value.text) { \(text) } else { true } }()")
    copy.members.insert(name)
    return copy
  }
}
