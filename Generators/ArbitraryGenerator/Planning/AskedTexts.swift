/// Which texts conditions ask something to be: `["EUR", "USD"].contains(currency)`, `sign == "+"`.
struct AskedTexts {
  /// Those that it may be, as they are written, in the order of the conditions; nil where others may
  /// be as well.
  private(set) var texts: [String]?
  /// Whether all that is asked was understood.
  private(set) var isExact: Bool

  init(of subject: AskedRanges.Subject, by conditions: [Formula]) {
    var subject = subject
    subject.isOrdered = false
    let named = [].adding(conditions.flatMap(\.texts))
    let asked = AskedRanges(of: subject, by: conditions, step: 1, texts: named)
    isExact = asked.isExact
    guard let bounds = asked.bounds, bounds.lowerBound >= 0, Int(bounds.upperBound) < named.count
    else { return }
    texts = named.indices.filter { index in asked.ranges.contains { $0.contains(Double(index)) } }
      .map { named[$0] }
  }
}
