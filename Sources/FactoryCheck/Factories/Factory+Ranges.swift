import Foundation

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

extension PartialRangeFrom: Providable where Bound: Providable {
  /// From the bound's fixed value on.
  public static func provide() -> PartialRangeFrom { Bound.provide()... }
}

extension PartialRangeFrom: Arbitrary where Bound: Arbitrary {
  /// From any bound on. The simplest has the simplest bound.
  public static func arbitrary() -> Gen<PartialRangeFrom> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a range.
  public static func draw(_ choices: inout Choices) throws(Discard) -> PartialRangeFrom {
    PartialRangeFrom(try Bound.draw(&choices))
  }
}

extension PartialRangeUpTo: Providable where Bound: Providable {
  /// Up to the bound's fixed value.
  public static func provide() -> PartialRangeUpTo { ..<Bound.provide() }
}

extension PartialRangeUpTo: Arbitrary where Bound: Arbitrary {
  /// Up to any bound. The simplest has the simplest bound.
  public static func arbitrary() -> Gen<PartialRangeUpTo> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a range.
  public static func draw(_ choices: inout Choices) throws(Discard) -> PartialRangeUpTo {
    PartialRangeUpTo(try Bound.draw(&choices))
  }
}

extension PartialRangeThrough: Providable where Bound: Providable {
  /// Up to the bound's fixed value, which belongs to it.
  public static func provide() -> PartialRangeThrough { ...Bound.provide() }
}

extension PartialRangeThrough: Arbitrary where Bound: Arbitrary {
  /// Up to any bound, which belongs to it. The simplest has the simplest bound.
  public static func arbitrary() -> Gen<PartialRangeThrough> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a range.
  public static func draw(_ choices: inout Choices) throws(Discard) -> PartialRangeThrough {
    PartialRangeThrough(try Bound.draw(&choices))
  }
}

extension NSRange: Providable, Arbitrary {
  /// The empty range at 0.
  public static func provide() -> NSRange { NSRange(location: 0, length: 0) }

  /// A place from 0 on and a length, each mostly small, and at times the empty range at
  /// `NSNotFound` that a search without a result answers. The simplest is the empty range at 0.
  public static func arbitrary() -> Gen<NSRange> { Gen(draw) }

  /// Draws a range.
  public static func draw(_ choices: inout Choices) throws(Discard) -> NSRange {
    let location = choices.integer(in: 0...Int(Int32.max))
    let length = choices.integer(in: 0...Int(Int32.max))
    let isFound = !choices.boolean(probability: 0.0625)
    return isFound
      ? NSRange(location: location, length: length) : NSRange(location: NSNotFound, length: 0)
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
