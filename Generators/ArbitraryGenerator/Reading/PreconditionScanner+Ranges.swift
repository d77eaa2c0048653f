/// Ranges whose ends are not in order, which end the program.
extension PreconditionScanner {
  /// `lower...upper`, `0..<count`.
  func bounds(around position: Int) -> [Precondition] {
    if let offsets = offsets(around: position) { return [offsets] }
    guard let lower = bound(before: position), let upper = bound(behind: position) else {
      return []
    }
    let sign = word(at: position) == "..<" && isDrawn(behind: position) ? "<" : "<="
    var asked = lower.joined(with: upper, as: "\(lower.text) \(sign) \(upper.text)")
    let anyCount = /\(?\S+\.count(?: \+ \d+\))?/
    let isAnyCount =
      sign == "<=" && lower.text == "0" && upper.text.wholeMatch(of: anyCount) != nil
    guard !asked.parameters.isEmpty, !isAnyCount else { return [] }
    guard isLoop(position) else { return [asked] }
    asked = asked.ofFew
    // However many there are, they are gone through.
    if Formula(asked.text).isCertain { asked.text = "" }
    return [asked]
  }

  /// That two places of a text are in order: `text[first..<last]`.
  private func offsets(around position: Int) -> Precondition? {
    let sides = [
      start(ofValueBefore: position)..<position, position + 1..<end(ofValueAt: position + 1),
    ].compactMap(offset)
    guard sides.count == 2, sides[0].values.text == sides[1].values.text else { return nil }
    let (first, last) = (sides[0].place, sides[1].place)
    let sum = "(\(first.text) + "
    if last.text.hasPrefix(sum) {
      return first.joined(with: last, as: "0 <= \(last.text.dropFirst(sum.count).dropLast())")
    }
    guard first.text != "0", ![first, last].contains(where: { $0.text.hasPrefix("(") }) else {
      return nil
    }
    return first.joined(with: last, as: "\(first.text) <= \(last.text)")
  }

  private func bound(before position: Int) -> Precondition? {
    if let text = operand(at: position - 1, isBefore: true) {
      return Precondition(text: text, parameters: ordered(at: position - 1)?.parameters ?? [])
    }
    var start = start(ofValueBefore: position)
    while isSum(start - 1) { start = self.start(ofValueBefore: start - 1) }
    return computed(start..<position)
  }

  private func bound(behind position: Int) -> Precondition? {
    if let text = operand(at: position + 1, isBefore: false) {
      return Precondition(text: text, parameters: ordered(at: position + 1)?.parameters ?? [])
    }
    var end = end(ofValueAt: position + 1)
    while isSum(end) { end = self.end(ofValueAt: end + 1) }
    return computed(position + 1..<end)
  }

  private func isSum(_ position: Int) -> Bool {
    ["+", "-", "*"].contains(word(at: position)) && isBinary(position)
  }

  /// What is computed of wide numbers, of which those are drawn that it can be computed of, how many
  /// elements there are, and dates; and a part of a parameter, whatever its type is.
  private func computed(_ positions: Range<Int>) -> Precondition? {
    guard let reading = reading(positions) else { return nil }
    let isPart =
      positions.count > 2 && reading.value.text.allSatisfy { !" ()[]!?".contains($0) }
      && !reading.value.text.hasSuffix(".count")
    let isComputed =
      isConverted(positions) || isDate(positions)
      ? true
      : numbers(in: positions, of: Self.computing)?.allSatisfy { Self.wide.contains($0.type) }
    guard isComputed ?? (isPart || count(at: withoutParentheses(positions)) != nil) else {
      return nil
    }
    var bound = Precondition(text: reading.value.text, parameters: reading.value.parameters)
    bound.mayTrap = reading.mayTrap
    return bound
  }

  /// Whether it is a parameter that becomes a wide integer: `Int(count)`.
  private func isConverted(_ positions: Range<Int>) -> Bool {
    guard positions.count == 4, ["Int", "Int64"].contains(word(at: positions.lowerBound)),
      kind(at: positions.lowerBound + 1) == .leftParen
    else { return false }
    return number(at: positions.lowerBound + 2).map { Self.integers.contains($0.type) } ?? false
  }

  /// `start + duration`, `end.addingTimeInterval(-60)`.
  private func isDate(_ positions: Range<Int>) -> Bool {
    let inside = withoutParentheses(positions)
    guard let (date, end) = knownMeaning(at: inside.lowerBound),
      date.type?.lastName == "Date", end < inside.upperBound
    else { return false }
    let isAdding =
      kind(at: end) == .dot && word(at: end + 1) == "addingTimeInterval"
      && tokens.end(ofBracketsAt: end + 2) == inside.upperBound
    return isAdding || isSum(end) && word(at: end) != "*"
  }

  private static let wide: Set = ["CGFloat", "Double", "Float", "Int", "Int64", "TimeInterval"]

  /// Whether a number of the range around a position is drawn: `.random(in: 0..<count)`.
  private func isDrawn(behind position: Int) -> Bool {
    guard let parenthesis = openBracket(around: position) else { return false }
    return word(at: parenthesis - 1) == "random" && word(at: parenthesis + 1) == "in"
  }

  /// `Int.random(in: range)`, which has to have numbers.
  func drawn(at position: Int) -> [Precondition] {
    guard word(at: position) == "random", kind(at: position - 1) == .dot,
      kind(at: position + 1) == .leftParen,
      let range = arguments(of: position + 1).first, range.label == "in"
    else { return [] }
    return isNotEmpty(range.value)
  }

  /// That a range has numbers, where it may have none.
  func isNotEmpty(_ range: Range<Int>) -> [Precondition] {
    guard let all = reading(range)?.enclosed, case .named("Range", _)? = all.type else { return [] }
    return [all.value.isNotEmpty]
  }

  /// Whether the range around a position is gone through, as in `for _ in 0..<count`.
  private func isLoop(_ position: Int) -> Bool {
    if position >= 2, tokens[position - 2].keyword == .in { return true }
    guard let parenthesis = openBracket(around: position), kind(at: parenthesis) == .leftParen
    else {
      return false
    }
    let end = tokens.end(ofBracketsAt: parenthesis)
    return ["Array", "Set"].contains(word(at: parenthesis - 1))
      || kind(at: end) == .dot && Self.loops.contains(word(at: end + 1))
  }

  private static let loops: Set = [
    "compactMap", "filter", "flatMap", "forEach", "map", "reduce", "reversed",
  ]
}
