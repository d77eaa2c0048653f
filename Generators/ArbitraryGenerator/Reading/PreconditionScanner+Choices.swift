/// Choices between two values, of which only one is computed.
extension PreconditionScanner {
  /// One of two values, and what holds where it is chosen.
  typealias Choice = (value: Range<Int>, fact: Precondition)

  /// The values of `count < 2 ? 1 : (2...count).reduce(1, *)` in a statement.
  ///
  /// - Parameter statement: What of it is run in any case.
  func choices(of statement: [Int], before end: Int) -> [Choice] {
    guard let first = statement.first else { return [] }
    let run = Set(statement)
    return (first..<max(first, end)).filter(isChoice).flatMap { sign -> [Choice] in
      guard let condition = condition(before: sign, from: first),
        run.contains(condition.lowerBound),
        let fact = self.condition(condition).first
      else { return [] }
      let colon = self.end(of: sign + 1, before: Self.ends)
      guard kind(at: colon) == .colon, colon < end else { return [] }
      let other = colon + 1..<max(colon + 1, min(end, self.end(of: colon + 1, before: Self.ends)))
      return [(sign + 1..<colon, fact), (other, fact.denied)]
    }
  }

  /// What such a value asks where it is chosen.
  func traps(in choice: Choice) -> [Precondition] {
    traps(in: choice.value, given: [choice.fact]).compactMap(\.askedOfChoice)
  }

  private static let ends: Set<Token.Kind> = [
    .colon, .comma, .rightBrace, .rightParen, .rightSquare, .semicolon,
  ]

  /// Whether a `?` there stands between a condition and two values.
  func isChoice(_ position: Int) -> Bool {
    kind(at: position) == .operator && word(at: position) == "?" && !tokens[position].isAttached
  }

  /// What is asked before a `?`; nil where that stands in another choice.
  private func condition(before sign: Int, from first: Int) -> Range<Int>? {
    var (start, depth) = (sign, 0)
    while start > first, sign - start < Self.longest {
      let before = start - 1
      depth -= tokens[before].kind.depth
      if depth < 0 || depth == 0 && endsBefore(before) { break }
      start = before
    }
    let isOther = kind(at: start - 1) == .colon && !isLabel(start - 2)
    return start < sign && !isOther ? start..<sign : nil
  }

  /// Whether an expression begins behind a position.
  private func endsBefore(_ position: Int) -> Bool {
    [.colon, .comma, .semicolon].contains(kind(at: position))
      || tokens[position].keyword == .return || word(at: position) == "="
  }
}

extension Precondition {
  /// It as it is asked of one of two values: no more than how large numbers are where it is known to
  /// hold; nil where it cannot be asked.
  fileprivate var askedOfChoice: Precondition? {
    guard isReadable else { return nil }
    var copy = self
    if copy.magnitude == .count { copy.magnitude = .part }
    guard Formula(text).isCertain else { return copy }
    copy.text = ""
    return members.isEmpty && magnitude != .any ? copy : nil
  }
}
