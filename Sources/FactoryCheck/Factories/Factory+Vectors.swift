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

extension SIMD8: Providable where Scalar: Providable {
  /// The scalar's fixed value, eight times.
  public static func provide() -> SIMD8 { SIMD8(repeating: .provide()) }
}

extension SIMD8: Arbitrary where Scalar: Arbitrary {
  /// Eight scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD8> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws eight scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD8 {
    try drawingScalars(&choices)
  }
}

extension SIMD16: Providable where Scalar: Providable {
  /// The scalar's fixed value, sixteen times.
  public static func provide() -> SIMD16 { SIMD16(repeating: .provide()) }
}

extension SIMD16: Arbitrary where Scalar: Arbitrary {
  /// Sixteen scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD16> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws sixteen scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD16 {
    try drawingScalars(&choices)
  }
}

extension SIMD32: Providable where Scalar: Providable {
  /// The scalar's fixed value, 32 times.
  public static func provide() -> SIMD32 { SIMD32(repeating: .provide()) }
}

extension SIMD32: Arbitrary where Scalar: Arbitrary {
  /// 32 scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD32> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws 32 scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD32 {
    try drawingScalars(&choices)
  }
}

extension SIMD64: Providable where Scalar: Providable {
  /// The scalar's fixed value, 64 times.
  public static func provide() -> SIMD64 { SIMD64(repeating: .provide()) }
}

extension SIMD64: Arbitrary where Scalar: Arbitrary {
  /// 64 scalars. The simplest are the simplest ones.
  public static func arbitrary() -> Gen<SIMD64> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws 64 scalars.
  public static func draw(_ choices: inout Choices) throws(Discard) -> SIMD64 {
    try drawingScalars(&choices)
  }
}

extension SIMD where Scalar: Arbitrary {
  /// Draws one scalar after the other.
  fileprivate static func drawingScalars(_ choices: inout Choices) throws(Discard) -> Self {
    var vector = Self()
    for index in vector.indices { vector[index] = try Scalar.draw(&choices) }
    return vector
  }
}
