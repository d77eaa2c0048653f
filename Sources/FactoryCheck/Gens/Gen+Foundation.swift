import Foundation

// Some functions are disfavoured, as in Gen+String.swift.
extension Gen where Value == Date {
  /// Any time of the years 1 to 9999; see `Date.arbitrary()`.
  public static func date() -> Gen { Gen(Date.draw) }

  /// Times in a range, in milliseconds from its beginning, and its end. The simplest is the epoch
  /// where the range holds it, and else the end of the range nearest to it.
  ///
  /// - Parameter range: Both ends belong to it.
  @_disfavoredOverload
  public static func date(in range: ClosedRange<Date>) -> Gen {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    demand(length < 1e15, "date(in: \(range)): the range is longer than milliseconds count")
    let last = Int((length * 1000).rounded(.up))
    let origin = Int((-range.lowerBound.timeIntervalSince1970 * 1000).rounded(.down))
    return Gen { choices throws(Discard) in
      let milliseconds = choices.integer(in: 0...last, origin: origin)
      let date = range.lowerBound + Double(milliseconds) / 1000
      return min(date, range.upperBound)
    }
  }
}

extension Gen where Value == Data {
  /// Any bytes.
  ///
  /// - Parameter count: How many; without it mostly few.
  public static func data(count: ClosedRange<Int>? = nil) -> Gen {
    requireCount(count)
    return Gen<UInt8>.uint8().array(count: count).map { Data($0) }
  }

  /// So many bytes.
  @_disfavoredOverload
  public static func data(count: Int) -> Gen { data(count: count...count) }

  /// At least so many bytes.
  @_disfavoredOverload
  public static func data(count: PartialRangeFrom<Int>) -> Gen {
    data(count: count.lowerBound ... .max)
  }
}

extension Gen where Value == UUID {
  /// Any 128 bits.
  public static func uuid() -> Gen { Gen(UUID.draw) }
}

extension Gen where Value == URL {
  /// Absolute addresses; see `URL.arbitrary()`.
  public static func url() -> Gen { Gen(URL.draw) }
}

extension Gen where Value == Decimal {
  /// Any decimal number; see `Decimal.arbitrary()`.
  public static func decimal() -> Gen { Gen(Decimal.draw) }

  /// Decimal numbers in a range, of so many decimal places: amounts of money, say.
  ///
  /// ```swift
  /// let price = Gen.decimal(in: 0...999.99, places: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - range: Its ends are rounded inwards to the places; a number is left between them, and both
  ///     fit a 64-bit integer once the point is moved behind the places.
  ///   - places: How many digits stand behind the decimal point.
  @_disfavoredOverload
  public static func decimal(in range: ClosedRange<Decimal>, places: Int = 2) -> Gen {
    let lower = units(of: range.lowerBound, places, .up)
    let upper = units(of: range.upperBound, places, .down)
    demand(
      lower <= upper, "the range \(range) holds no number of \(places) decimal places")
    return Gen { choices throws(Discard) in
      let count = choices.integer(in: lower...upper)
      return Decimal(
        sign: count < 0 ? .minus : .plus, exponent: -places, significand: Decimal(count.magnitude))
    }
  }

  private static func units(
    of number: Decimal, _ places: Int, _ mode: NSDecimalNumber.RoundingMode
  ) -> Int {
    var scaled = Decimal(sign: .plus, exponent: places, significand: number)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &scaled, 0, mode)
    let units = Int("\(rounded)")
    demand(units != nil, "\(number) of \(places) decimal places does not fit 64 bits")
    return units ?? 0
  }
}

extension Gen where Value == Duration {
  /// Any duration; see `Duration.arbitrary()`.
  public static func duration() -> Gen { Gen(Duration.draw) }

  /// Durations in a range, to the attosecond. The simplest is zero where the range holds it, and
  /// else the end nearest to it.
  @_disfavoredOverload
  public static func duration(in range: ClosedRange<Duration>) -> Gen {
    let bounds = range.lowerBound.attoseconds...range.upperBound.attoseconds
    return Gen { choices throws(Discard) in
      Duration(attoseconds: choices.integer(in: bounds))
    }
  }
}
