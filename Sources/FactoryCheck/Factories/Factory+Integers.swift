extension Providable where Self: FixedWidthInteger {
  /// 0.
  @inlinable
  public static func provide() -> Self { 0 }
}

extension Arbitrary where Self: FixedWidthInteger {
  /// Any integer of the type: every order of magnitude, the type's ends, powers of two and their
  /// neighbours, at times one that came before. The simplest is 0.
  @inlinable
  public static func arbitrary() -> Gen<Self> { Gen(draw) }

  /// Draws any integer of the type.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Self {
    choices.integer(in: .min ... .max)
  }
}

extension Int: Providable, Arbitrary {
  /// Draws any integer.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Int {
    choices.integer(in: .min ... .max)
  }
}

extension Int8: Providable, Arbitrary {}
extension Int16: Providable, Arbitrary {}
extension Int32: Providable, Arbitrary {}
extension Int64: Providable, Arbitrary {}
extension Int128: Providable, Arbitrary {}
extension UInt: Providable, Arbitrary {}
extension UInt8: Providable, Arbitrary {}
extension UInt16: Providable, Arbitrary {}
extension UInt32: Providable, Arbitrary {}
extension UInt64: Providable, Arbitrary {}
extension UInt128: Providable, Arbitrary {}
