/// Between which numbers conditions ask a parameter to be: `(0...59).contains(minute)`,
/// `1...12 ~= month`, `hour >= 0 && hour < 24`, `!(hour < 0 || hour > 23)`.
struct AskedRange {
  private let name: String
  /// How far the next number is from one that is not accepted.
  private let step: Double
  private var lower = -Double.infinity
  private var upper = Double.infinity

  /// - Parameters:
  ///   - name: The parameter's.
  ///   - conditions: What is asked of nothing else.
  ///   - step: How far a number is from the next: zero for those that are no integers.
  init(of name: String, in conditions: [String], step: Double) {
    (self.name, self.step) = (name, step)
    for condition in conditions { note(condition.filter { $0 != " " }[...]) }
  }

  /// The numbers, where both bounds are known; integers as `Double` has them all.
  var bounds: ClosedRange<Double>? {
    let isExact = max(abs(lower), abs(upper)) <= Double(1 << 53)
    return isExact && lower <= upper ? lower...upper : nil
  }
}

// MARK: - Conditions

extension AskedRange {
  private mutating func note(_ condition: Substring) {
    if condition.hasPrefix("!("), condition.hasSuffix(")") {
      for part in condition.dropFirst(2).dropLast().split(separator: "||") {
        noteComparison(part, isDenied: true)
      }
    } else if !condition.contains("||") {
      for part in condition.split(separator: "&&") { notePart(part) }
    }
  }

  private mutating func notePart(_ part: Substring) {
    for end in ["~=\(name)", ".contains(\(name))"] where part.hasSuffix(end) {
      return noteRange(part.dropLast(end.count))
    }
    noteComparison(part, isDenied: false)
  }

  private mutating func noteRange(_ range: Substring) {
    let isEnclosed = range.hasPrefix("(") && range.hasSuffix(")")
    let range = isEnclosed ? range.dropFirst().dropLast() : range
    for (sign, excess) in [("...", 0), ("..<", step)] {
      guard let dots = range.firstRange(of: sign) else { continue }
      if let first = number(range[..<dots.lowerBound]) { lower = max(lower, first) }
      if let last = number(range[dots.upperBound...]) { upper = min(upper, last - excess) }
    }
  }

  private mutating func noteComparison(_ part: Substring, isDenied: Bool) {
    guard let start = part.firstIndex(where: { $0 == "<" || $0 == ">" }) else { return }
    let rest = part[part.index(after: start)...]
    let isEqual = rest.hasPrefix("=")
    let (left, right) = (part[..<start], isEqual ? rest.dropFirst() : rest)
    guard left == name || right == name, let number = number(left == name ? right : left) else {
      return
    }
    let isUpper = ((part[start] == "<") == (left == name)) != isDenied
    let excess = isEqual == isDenied ? step : 0
    if isUpper { upper = min(upper, number - excess) } else { lower = max(lower, number + excess) }
  }

  private func number(_ text: Substring) -> Double? { Double(text.filter { $0 != "_" }) }
}
