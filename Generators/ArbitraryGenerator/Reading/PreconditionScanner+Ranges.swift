/// Ranges whose ends are not in order, which end the program.
extension PreconditionScanner {
  /// `lower...upper`, `0..<count`.
  func bounds(around position: Int) -> [Precondition] {
    guard let lower = bound(before: position), let upper = bound(behind: position) else {
      return []
    }
    var asked = lower.joined(with: upper, as: "\(lower.text) <= \(upper.text)")
    let isAnyCount = lower.text == "0" && upper.text.wholeMatch(of: /\S+\.count/) != nil
    guard !asked.parameters.isEmpty, !isAnyCount else { return [] }
    asked.magnitude = isLoop(position) ? .count : .any
    return [asked]
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

  /// What is computed of wide numbers, of which those are drawn that it can be computed of, and how
  /// many elements there are; and a part of a parameter, whatever its type is.
  private func computed(_ positions: Range<Int>) -> Precondition? {
    guard let reading = reading(positions) else { return nil }
    let isPart =
      positions.count > 2 && reading.value.text.allSatisfy { !" ()[]!?".contains($0) }
      && !reading.value.text.hasSuffix(".count")
    let isComputed = numbers(in: positions)?.allSatisfy { Self.wide.contains($0.type) }
    guard isComputed ?? (isPart || count(at: positions) != nil) else { return nil }
    var bound = Precondition(text: reading.value.text, parameters: reading.value.parameters)
    bound.mayTrap = reading.mayTrap
    return bound
  }

  private static let wide: Set = ["CGFloat", "Double", "Float", "Int", "Int64", "TimeInterval"]

  /// Whether the range around a position is gone through, as in `for _ in 0..<count`.
  private func isLoop(_ position: Int) -> Bool {
    if position >= 2, tokens[position - 2].keyword == .in { return true }
    guard kind(at: position - 2) == .leftParen, kind(at: position + 2) == .rightParen else {
      return false
    }
    return ["Array", "Set"].contains(word(at: position - 3))
      || Self.loops.contains(word(at: position + 4))
  }

  private static let loops: Set = ["compactMap", "filter", "flatMap", "forEach", "map", "reduce"]
}
