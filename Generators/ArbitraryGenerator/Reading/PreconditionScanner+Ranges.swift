/// Ranges whose ends are not in order, which end the program.
extension PreconditionScanner {
  /// `lower...upper`, `0..<count`.
  func bounds(around position: Int) -> [Precondition] {
    guard let lower = bound(before: position), let upper = bound(behind: position) else {
      return []
    }
    let parameters = lower.parameters.union(upper.parameters)
    let isAnyCount = lower.text == "0" && upper.text.wholeMatch(of: /\S+\.count/) != nil
    guard !parameters.isEmpty, !isAnyCount else { return [] }
    return [
      Precondition(
        text: "\(lower.text) <= \(upper.text)", parameters: parameters,
        magnitude: isLoop(position) ? .count : .any)
    ]
  }

  private typealias Bound = (text: String, parameters: Set<String>)

  private func bound(before position: Int) -> Bound? {
    if let text = operand(at: position - 1, isBefore: true) {
      return (text, ordered(at: position - 1)?.parameters ?? [])
    }
    var start = start(ofValueBefore: position)
    while isSum(start - 1) { start = self.start(ofValueBefore: start - 1) }
    return computed(start..<position)
  }

  private func bound(behind position: Int) -> Bound? {
    if let text = operand(at: position + 1, isBefore: false) {
      return (text, ordered(at: position + 1)?.parameters ?? [])
    }
    var end = end(ofValueAt: position + 1)
    while isSum(end) { end = self.end(ofValueAt: end + 1) }
    return computed(position + 1..<end)
  }

  private func isSum(_ position: Int) -> Bool {
    ["+", "-", "*"].contains(word(at: position)) && isBinary(position)
  }

  /// What is computed of wide numbers, of which those are drawn that it can be computed of, and how
  /// many elements there are.
  private func computed(_ positions: Range<Int>) -> Bound? {
    guard let value = reading(positions)?.value else { return nil }
    let isComputed = numbers(in: positions)?.allSatisfy { Self.wide.contains($0.type) }
    guard isComputed ?? (count(at: positions) != nil) else { return nil }
    return (value.text, value.parameters)
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
