// MARK: - Integers

extension Gen where Value: FixedWidthInteger {
  /// Any integer of the type; 0 is the simplest.
  @inlinable
  public static func integer() -> Gen {
    Gen { choices throws(Discard) in choices.integer(in: Value.min...Value.max) }
  }

  /// Integers of any type in a range. Zero is the simplest, or else the range's end nearest to it.
  ///
  /// ```swift
  /// let port = Gen<UInt16>.integer(in: 1024...)
  /// ```
  ///
  /// - Parameter range: Any kind of range: `0...9`, `0..<10`, `18...`, `...5`; not an empty one.
  @inlinable
  public static func integer(in range: some RangeExpression<Value>) -> Gen {
    let bounds = integerBounds(of: range)
    return Gen { choices throws(Discard) in choices.integer(in: bounds) }
  }

  /// Integers in a range that shrink to an origin of your choice.
  ///
  /// ```swift
  /// let year = Gen<Int>.integer(in: 1900...2100, origin: 2000)
  /// ```
  ///
  /// - Parameters:
  ///   - range: Any kind of range, not an empty one.
  ///   - origin: The simplest value; moved into the range where it lies outside.
  @inlinable
  public static func integer(in range: some RangeExpression<Value>, origin: Value) -> Gen {
    let bounds = integerBounds(of: range)
    return Gen { choices throws(Discard) in choices.integer(in: bounds, origin: origin) }
  }
}

extension Gen where Value == Int {
  /// Any integer; 0 is the simplest.
  @inlinable
  public static func int() -> Gen {
    Gen { choices throws(Discard) in choices.integer(in: .min ... .max) }
  }

  /// Integers in a range of any kind: `0...9`, `0..<10`, `18...`, `...5`; see `integer(in:)`.
  @inlinable
  public static func int(in range: some RangeExpression<Int>) -> Gen {
    let bounds = integerBounds(of: range)
    return Gen { choices throws(Discard) in choices.integer(in: bounds) }
  }
}

extension Gen where Value == Int8 {
  /// Integers of the type `Int8`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func int8(
    in range: some RangeExpression<Int8> = Int8.min...Int8.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == Int16 {
  /// Integers of the type `Int16`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func int16(
    in range: some RangeExpression<Int16> = Int16.min...Int16.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == Int32 {
  /// Integers of the type `Int32`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func int32(
    in range: some RangeExpression<Int32> = Int32.min...Int32.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == Int64 {
  /// Integers of the type `Int64`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func int64(
    in range: some RangeExpression<Int64> = Int64.min...Int64.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == Int128 {
  /// Integers of the type `Int128`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func int128(
    in range: some RangeExpression<Int128> = Int128.min...Int128.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt {
  /// Integers of the type `UInt`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint(
    in range: some RangeExpression<UInt> = UInt.min...UInt.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt8 {
  /// Integers of the type `UInt8`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint8(
    in range: some RangeExpression<UInt8> = UInt8.min...UInt8.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt16 {
  /// Integers of the type `UInt16`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint16(
    in range: some RangeExpression<UInt16> = UInt16.min...UInt16.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt32 {
  /// Integers of the type `UInt32`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint32(
    in range: some RangeExpression<UInt32> = UInt32.min...UInt32.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt64 {
  /// Integers of the type `UInt64`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint64(
    in range: some RangeExpression<UInt64> = UInt64.min...UInt64.max
  ) -> Gen {
    integer(in: range)
  }
}

extension Gen where Value == UInt128 {
  /// Integers of the type `UInt128`, in a range of any kind or without one any; see `integer(in:)`.
  @inlinable
  public static func uint128(
    in range: some RangeExpression<UInt128> = UInt128.min...UInt128.max
  ) -> Gen {
    integer(in: range)
  }
}
