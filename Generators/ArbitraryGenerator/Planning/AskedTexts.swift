/// Which texts conditions ask something to be: `["EUR", "USD"].contains(currency)`, `sign == "+"`.
struct AskedTexts {
  /// Those that it may be, as they are written, in the order of the conditions; nil where others may
  /// be as well.
  private(set) var texts: [String]?
  /// Whether all that is asked was understood.
  private(set) var isExact: Bool

  /// - Parameter conditions: What is asked, in the words of the sources.
  init(of subject: AskedRanges.Subject, by conditions: [String]) {
    var subject = subject
    subject.isOrdered = false
    var named: [String] = []
    let numbered = conditions.compactMap { Self.numbering(textsIn: $0, as: &named) }
    let asked = AskedRanges(of: subject, by: numbered, step: 1)
    isExact = asked.isExact && numbered.count == conditions.count
    guard let bounds = asked.bounds, bounds.lowerBound >= 0, Int(bounds.upperBound) < named.count
    else { return }
    texts = named.indices.filter { index in asked.ranges.contains { $0.contains(Double(index)) } }
      .map { named[$0] }
  }

  /// A condition with a number for each text in it; nil where one is not written plainly.
  private static func numbering(textsIn condition: String, as named: inout [String]) -> String? {
    let parts = condition.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1, !condition.contains("\\"), !condition.contains("#") else {
      return nil
    }
    return parts.enumerated().map { index, part in
      guard index % 2 == 1 else { return String(part) }
      let text = "\"\(part)\""
      if !named.contains(text) { named.append(text) }
      return "\(named.firstIndex(of: text) ?? 0)"
    }.joined()
  }
}
