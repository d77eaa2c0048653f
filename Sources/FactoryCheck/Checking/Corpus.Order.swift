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
    zip(numbers, numbers.dropFirst()).allSatisfy { isOrder($0.choice, $1.choice) }
  }

  private func isOrder(_ left: Choice, _ right: Choice) -> Bool {
    guard left.kind == right.kind else { return false }
    return left.kind == .float
      ? isOrder(left.float, right.float) : isOrder(left.value, right.value)
  }

  private func isOrder<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .ascending: left < right
    case .descending: left > right
    case .neverDescending: left <= right
    case .neverAscending: left >= right
    }
  }

  /// Values for numbers that bring them in this order: the same ones, where they are no integers or
  /// equal ones may follow each other, and else new ones with a gap behind each, in which others
  /// find a place.
  func arranged(_ numbers: [Corpus.Number]) -> [Int128] {
    switch self {
    case .ascending where numbers.areIntegers: numbers.spread
    case .descending where numbers.areIntegers: numbers.spread.reversed()
    default: numbers.map(\.choice).sorted(by: isOrder).map(\.value)
    }
  }
}

extension Choice {
  /// The floating-point number that it stands for.
  fileprivate var float: Double {
    let ranks = FloatOrder.ranks
    return FloatOrder.number(at: min(max(value, ranks.lowerBound), ranks.upperBound))
  }
}

extension [Corpus.Number] {
  fileprivate var areIntegers: Bool { allSatisfy { $0.choice.kind == .integer } }

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
