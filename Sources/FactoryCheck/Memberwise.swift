/// What makes values of a type from its members, called as a function with their names: generated,
/// for types that conform to `MemberwiseProvidable` or `MemberwiseArbitrary`.
///
/// ```swift
/// struct _Provide: MemberwiseFactory {
///   func callAsFunction(name: String = "", age: Int = 0) -> User { User(name: name, age: age) }
/// }
/// ```
public protocol MemberwiseFactory {
  /// A function without state.
  init()
}

/// A type whose fixed value can be asked for with some of its members said:
/// `Factory<User>.provide(age: 20)`. Conformances are generated.
///
/// The function is in the type, and not in an extension of `Factory`, since the compiler compares
/// all functions of one name in one type with each other: here it has one of each to look at.
public protocol MemberwiseProvidable: Providable {
  /// The function with the members' names. Each has its type's fixed value as its default, or nil
  /// where an initialiser may not accept that: what is not said is then drawn until it does, the same
  /// each time.
  associatedtype _Provide: MemberwiseFactory
}

/// A type whose gen can be asked for with the gens of some of its members said:
/// `Factory<User>.arbitrary(age: .int(in: 0...19))`. Conformances are generated.
public protocol MemberwiseArbitrary: Arbitrary {
  /// The function with the members' names; each has its type's gen as its default.
  associatedtype _Arbitrary: MemberwiseFactory
}

/// What `Factory` is for every type. A property and a function without arguments cannot have one
/// name in one type, so that `provide` and `arbitrary` with members' names are extensions of this.
public protocol FactoryProtocol<T> {
  /// The type that values are made of.
  associatedtype T
}

extension Factory: FactoryProtocol {}

extension FactoryProtocol where T: MemberwiseProvidable {
  /// The type's fixed value with the members that are said: `Factory<User>.provide(age: 20)`.
  @inlinable
  public static var provide: T._Provide { T._Provide() }
}

extension FactoryProtocol where T: MemberwiseArbitrary {
  /// The type's gen with the gens of the members that are said:
  /// `Factory<User>.arbitrary(age: .int(in: 0...19))`.
  @inlinable
  public static var arbitrary: T._Arbitrary { T._Arbitrary() }
}
