extension SIMD2: Providable where Scalar: Providable {
  /// The scalar's fixed value, twice.
  public static func provide() -> SIMD2 { SIMD2(repeating: .provide()) }
}

extension SIMD2: Arbitrary where Scalar: Arbitrary {
  /// Two scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD2> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws two scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD2 {
    SIMD2(try Scalar.draw(&choices), try Scalar.draw(&choices))
  }
}

extension SIMD3: Providable where Scalar: Providable {
  /// The scalar's fixed value, three times.
  public static func provide() -> SIMD3 { SIMD3(repeating: .provide()) }
}

extension SIMD3: Arbitrary where Scalar: Arbitrary {
  /// Three scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD3> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws three scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD3 {
    SIMD3(try Scalar.draw(&choices), try Scalar.draw(&choices), try Scalar.draw(&choices))
  }
}

extension SIMD4: Providable where Scalar: Providable {
  /// The scalar's fixed value, four times.
  public static func provide() -> SIMD4 { SIMD4(repeating: .provide()) }
}

extension SIMD4: Arbitrary where Scalar: Arbitrary {
  /// Four scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD4> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws four scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD4 {
    SIMD4(
      try Scalar.draw(&choices), try Scalar.draw(&choices), try Scalar.draw(&choices),
      try Scalar.draw(&choices))
  }
}
