extension Gen where Value == Bool {
  /// False or true; false is the simplest.
  ///
  /// - Parameter probability: How likely true is, 0 to 1; at the ends the other never comes.
  @inlinable
  public static func bool(probability: Double = 0.5) -> Gen {
    demand(
      probability >= 0 && probability <= 1,
      "bool(probability: \(probability)): a probability lies between 0 and 1")
    return Gen { choices throws(Discard) in choices.boolean(probability: probability) }
  }
}

extension Gen where Value == Double {
  /// Any number: whole ones, fractions, every order of magnitude, infinities and NaN; 0 is the
  /// simplest.
  @inlinable
  public static func double() -> Gen {
    Gen { choices throws(Discard) in choices.double() }
  }

  /// Numbers in a range; the simplest is the whole number nearest to zero, or the fraction with the
  /// fewest binary places where the range holds none.
  ///
  /// ```swift
  /// let share = Gen.double(in: 0..<1)
  /// ```
  ///
  /// - Parameter range: Any kind of range: `0...1`, `0..<1`, `0...`, `...0`; not an empty one. An
  ///   open end stops at the greatest finite number.
  @inlinable
  public static func double(in range: some RangeExpression<Double>) -> Gen {
    let bounds = floatBounds(of: range)
    return Gen { choices throws(Discard) in choices.double(in: bounds) }
  }
}

extension Gen where Value == Float {
  /// Any number: whole ones, fractions, every order of magnitude, infinities and NaN; 0 is the
  /// simplest.
  @inlinable
  public static func float() -> Gen {
    Gen { choices throws(Discard) in Float(choices.double(.single)) }
  }

  /// Numbers in a range; see `double(in:)`.
  @inlinable
  public static func float(in range: some RangeExpression<Float>) -> Gen {
    let bounds = floatBounds(of: range)
    let exact = Double(bounds.lowerBound)...Double(bounds.upperBound)
    return Gen { choices throws(Discard) in Float(choices.double(in: exact)) }
  }
}
