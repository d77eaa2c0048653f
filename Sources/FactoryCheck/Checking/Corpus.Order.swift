extension Corpus {
  /// How numbers follow each other.
  enum Order: CaseIterable {
    case ascending
    case descending
    case neverDescending
    case neverAscending

    /// The strictest order of some numbers; nil where they are in none.
    init?(of numbers: [Number]) {
      guard let order = Order.allCases.first(where: { $0.holds(of: numbers) }) else { return nil }
      self = order
    }
  }
}

extension Corpus.Order {
  /// Whether numbers are in this order.
  func holds(of numbers: [Corpus.Number]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { isOrder($0.choice.value, $1.choice.value) }
  }

  private func isOrder(_ left: Int128, _ right: Int128) -> Bool {
    switch self {
    case .ascending: left < right
    case .descending: left > right
    case .neverDescending: left <= right
    case .neverAscending: left >= right
    }
  }

  /// Values for numbers that bring them in this order: the same ones, where equal ones may follow
  /// each other, and else new ones with a gap behind each, in which others find a place.
  func arranged(_ numbers: [Corpus.Number]) -> [Int128] {
    switch self {
    case .ascending: numbers.spread
    case .descending: numbers.spread.reversed()
    case .neverDescending, .neverAscending: numbers.map(\.choice.value).sorted(by: isOrder)
    }
  }
}

extension [Corpus.Number] {
  /// As many values, each the next but one, that lie around the origin as far as the range reaches.
  fileprivate var spread: [Int128] {
    guard let choice = first?.choice else { return [] }
    let width = 2 * Int128(count - 1)
    let (last, isBeyond) = choice.upper.subtractingReportingOverflow(width)
    let (middle, isBelow) = choice.origin.subtractingReportingOverflow(width / 2)
    let first = Swift.max(
      choice.lower, Swift.min(isBelow ? choice.lower : middle, isBeyond ? choice.lower : last))
    return indices.map { first &+ 2 &* Int128($0) }
  }
}
