/// Where the fixed and the random values of a type are reached.
///
/// ```swift
/// Factory<User>.provide()            // the fixed value
/// Factory<User>.provide(age: 20)     // with one member said (generated)
/// Factory<User>.arbitrary()          // random values that shrink
/// Factory<User>.arbitrary(age: .int(in: 0...19))
/// ```
public enum Factory<T> {}

extension Factory where T: Providable {
  /// The type's fixed value.
  @inlinable
  public static func provide() -> T { T.provide() }
}

extension Factory where T: Arbitrary {
  /// The type's gen.
  @inlinable
  public static func arbitrary() -> Gen<T> { T.arbitrary() }
}
