extension Bool: Providable, Arbitrary {
  /// False.
  @inlinable
  public static func provide() -> Bool { false }

  /// False, the simplest, or true.
  @inlinable
  public static func arbitrary() -> Gen<Bool> { Gen(draw) }

  /// Draws false or true.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Bool { choices.boolean() }
}
