/// Choices between two values, of which only one is computed.
extension PreconditionScanner {
  /// One of two values, and what holds where it is chosen; or the condition of a choice in it.
  typealias Choice = (value: Range<Int>, facts: [Precondition])

  /// The values of `count < 2 ? 1 : (2...count).reduce(1, *)` in a statement.
  ///
  /// - Parameter statement: What of it is run in any case.
  func choices(of statement: [Int], before end: Int) -> [Choice] {
    choices(of: statement, before: end, given: [])
  }

  private func choices(
    of statement: [Int], before end: Int, given facts: [Precondition]
  ) -> [Choice] {
    guard let first = statement.first, facts.count < Self.deepest else { return [] }
    let run = Set(statement)
    return (first..<max(first, end)).filter(isChoice).flatMap { sign -> [Choice] in
      guard let condition = expression(before: sign, from: first),
        run.contains(condition.lowerBound)
      else { return [] }
      let last = min(end, self.end(ofChoiceBehind: sign))
      return values(of: condition.lowerBound..<max(sign, last), chosenAt: sign, given: facts)
    }
  }

  /// The values of a choice, each of which may be a choice as well or have some in it.
  private func values(
    of choice: Range<Int>, chosenAt sign: Int, given facts: [Precondition]
  ) -> [Choice] {
    let colon = end(ofValueChosenAt: sign)
    guard kind(at: colon) == .colon, colon < choice.upperBound,
      let fact = condition(choice.lowerBound..<sign).first
    else { return [] }
    return values(in: sign + 1..<colon, given: facts + [fact])
      + values(in: colon + 1..<choice.upperBound, given: facts + [fact.denied])
  }

  private func values(in value: Range<Int>, given facts: [Precondition]) -> [Choice] {
    guard let sign = outsideBrackets(value).first(where: isChoice) else {
      return [(value, facts)]
        + choices(of: run(of: Array(value)), before: value.upperBound, given: facts)
    }
    guard facts.count < Self.deepest else { return [] }
    return [(value.lowerBound..<sign, facts)] + values(of: value, chosenAt: sign, given: facts)
  }

  /// What such a value asks where it is chosen.
  func traps(in choice: Choice) -> [Precondition] {
    traps(in: choice.value, given: choice.facts).compactMap(\.askedOfChoice)
  }

  /// The positions of a range that stand in no brackets of it.
  func outsideBrackets(_ range: Range<Int>) -> [Int] {
    var all: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      all.append(position)
      position = tokens.end(ofBracketsAt: position)
    }
    return all
  }

  /// Where the colon stands of a choice, behind those of choices in its first value.
  private func end(ofValueChosenAt sign: Int) -> Int {
    var (colon, depth) = (end(of: sign + 1, before: Self.ends), 0)
    var start = sign + 1
    while kind(at: colon) == .colon {
      depth += outsideBrackets(start..<colon).count(where: isChoice)
      guard depth > 0 else { break }
      depth -= 1
      start = colon + 1
      colon = end(of: start, before: Self.ends)
    }
    return colon
  }

  /// Where the last value of a choice ends.
  private func end(ofChoiceBehind sign: Int) -> Int {
    var end = end(of: sign + 1, before: Self.ends)
    while kind(at: end) == .colon { end = self.end(of: end + 1, before: Self.ends) }
    return end
  }

  private static let ends: Set<Token.Kind> = [
    .colon, .comma, .rightBrace, .rightParen, .rightSquare, .semicolon,
  ]

  /// Whether a `?` there stands between a condition and two values.
  func isChoice(_ position: Int) -> Bool {
    kind(at: position) == .operator && word(at: position) == "?" && !tokens[position].isAttached
  }

  /// What stands before a `?` or `??`; nil where that is in another choice.
  func expression(before sign: Int, from first: Int) -> Range<Int>? {
    var (start, depth) = (sign, 0)
    while start > first, sign - start < Self.longest {
      let before = start - 1
      depth -= tokens[before].kind.depth
      if depth < 0 || depth == 0 && endsBefore(before) { break }
      start = before
    }
    let isOther = kind(at: start - 1) == .colon && !tokens.isLabel(start - 2)
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
  /// hold; nil where that is not asked either.
  fileprivate var askedOfChoice: Precondition? {
    guard isReadable else { return self }
    var copy = self
    if copy.magnitude == .count { copy.magnitude = .part }
    guard Formula(text).isCertain else { return copy }
    copy.text = ""
    return members.isEmpty && magnitude != .any ? copy : nil
  }
}
