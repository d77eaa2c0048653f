extension Optional: Providable where Wrapped: Providable {
  /// The wrapped type's fixed value, not nil.
  @inlinable
  public static func provide() -> Wrapped? { .some(Wrapped.provide()) }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  /// Nil, the simplest and one draw in eight, or any value of the wrapped type.
  @inlinable
  public static func arbitrary() -> Gen<Wrapped?> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws nil or a value.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Wrapped? {
    try choices.optional { choices throws(Discard) in try Wrapped.draw(&choices) }
  }
}
