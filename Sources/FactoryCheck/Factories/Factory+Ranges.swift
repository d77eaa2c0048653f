extension Range: Providable where Bound: Providable {
  /// The empty range at the bound's fixed value.
  @inlinable
  public static func provide() -> Range {
    let bound = Bound.provide()
    return Range(uncheckedBounds: (bound, bound))
  }
}

extension Range: Arbitrary where Bound: Arbitrary {
  /// A range between any two bounds that have an order, which NaN has not. The simplest is the
  /// empty range at the simplest bound.
  @inlinable
  public static func arbitrary() -> Gen<Range> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a range.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Range {
    Range(uncheckedBounds: try choices.orderedPair())
  }
}

extension ClosedRange: Providable where Bound: Providable {
  /// The range that holds the bound's fixed value alone.
  @inlinable
  public static func provide() -> ClosedRange {
    let bound = Bound.provide()
    return ClosedRange(uncheckedBounds: (bound, bound))
  }
}

extension ClosedRange: Arbitrary where Bound: Arbitrary {
  /// A range between any two bounds that have an order, which NaN has not. The simplest holds the
  /// simplest bound alone.
  @inlinable
  public static func arbitrary() -> Gen<ClosedRange> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a range.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> ClosedRange {
    ClosedRange(uncheckedBounds: try choices.orderedPair())
  }
}

extension Choices {
  /// Two values in order.
  @inlinable
  mutating func orderedPair<Bound: Arbitrary & Comparable>() throws(Discard) -> (
    lower: Bound, upper: Bound
  ) {
    try attempt { choices throws(Discard) in
      let first = try Bound.draw(&choices)
      let second = try Bound.draw(&choices)
      if first <= second { return (first, second) }
      return second <= first ? (second, first) : nil
    }
  }
}
