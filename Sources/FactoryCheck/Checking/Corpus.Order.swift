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

  /// Values for numbers that bring them in this order: the same ones, where equal ones may follow
  /// each other, and else new ones with a gap behind each, in which others find a place.
  func arranged(_ numbers: [Corpus.Number]) -> [Int128] {
    switch self {
    case .ascending: numbers.spread
    case .descending: numbers.spread.reversed()
    case .neverDescending, .neverAscending: numbers.map(\.choice).sorted(by: isOrder).map(\.value)
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
  /// As many values that ascend.
  fileprivate var spread: [Int128] {
    guard let choice = first?.choice else { return [] }
    return choice.kind == .float ? evenFloats : wholes(around: choice)
  }

  /// Floating-point numbers that lie evenly between the least and the greatest of these.
  private var evenFloats: [Int128] {
    let numbers = map(\.choice.float).filter(\.isFinite)
    let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
    let parts = Double(Swift.max(count - 1, 1))
    return indices.map { index in
      let share = Double(index) / parts
      return FloatOrder.rank(of: least * (1 - share) + greatest * share)
    }
  }

  /// Integers, each the next but one, that lie around the origin as far as the range reaches.
  private func wholes(around choice: Choice) -> [Int128] {
    let width = 2 * Int128(count - 1)
    let (last, isBeyond) = choice.upper.subtractingReportingOverflow(width)
    let (middle, isBelow) = choice.origin.subtractingReportingOverflow(width / 2)
    let first = Swift.max(
      choice.lower, Swift.min(isBelow ? choice.lower : middle, isBeyond ? choice.lower : last))
    return indices.map { first &+ 2 &* Int128($0) }
  }
}
