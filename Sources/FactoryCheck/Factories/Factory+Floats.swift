extension Providable where Self: BinaryFloatingPoint {
  /// 0.
  @inlinable
  public static func provide() -> Self { 0 }
}

extension Double: Providable, Arbitrary {
  /// Any number: whole ones, fractions, every order of magnitude, zeros of both signs, infinities
  /// and NaN. The simplest is 0; whole numbers are simpler than fractions.
  @inlinable
  public static func arbitrary() -> Gen<Double> { Gen(draw) }

  /// Draws any number.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Double { choices.double() }
}

extension Float: Providable, Arbitrary {
  /// Any number: whole ones, fractions, every order of magnitude, zeros of both signs, infinities
  /// and NaN. The simplest is 0; whole numbers are simpler than fractions.
  @inlinable
  public static func arbitrary() -> Gen<Float> { Gen(draw) }

  /// Draws any number.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Float {
    Float(choices.double(.single))
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: Providable, Arbitrary {
    /// Any number: whole ones, fractions, every order of magnitude, zeros of both signs, infinities
    /// and NaN. The simplest is 0; whole numbers are simpler than fractions.
    @inlinable
    public static func arbitrary() -> Gen<Float16> { Gen(draw) }

    /// Draws any number.
    @inlinable
    public static func draw(_ choices: inout Choices) throws(Discard) -> Float16 {
      Float16(choices.double(.half))
    }
  }
#endif

#if (arch(x86_64) || arch(i386)) && !os(Windows) && !os(Android)
  extension Float80: Providable, Arbitrary {
    /// Any number: those of `Double`, those of any exponent and precision, and its own ends. The
    /// simplest is 0; whole numbers are simpler than fractions.
    public static func arbitrary() -> Gen<Float80> { Gen(draw) }

    /// Draws any number.
    public static func draw(_ choices: inout Choices) throws(Discard) -> Float80 {
      switch choices.alternative(runningWeights: [6, 7, 8]) {
      case 0: Float80(choices.double())
      case 1: edges[choices.integer(in: 0...edges.count - 1)]
      default: drawParts(&choices)
      }
    }

    private static func drawParts(_ choices: inout Choices) -> Float80 {
      let sign: FloatingPointSign = choices.boolean() ? .minus : .plus
      let exponent = choices.integer(in: -16_445...16_383)
      let fraction: UInt64 = choices.integer(in: 0...UInt64.max)
      return Float80(sign: sign, exponent: exponent, significand: 1 + Float80(fraction) * 0x1p-64)
    }

    private static let edges: [Float80] = [
      0x1p64, 0x1p64 - 1, 1 + .ulpOfOne, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNormalMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    ]
  }
#endif
