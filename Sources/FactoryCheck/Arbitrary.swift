/// A type with a default gen: random values of it that shrink.
///
/// A conformance is generated from a type's declaration; by hand it is one function:
///
/// ```swift
/// extension Celsius: Arbitrary {
///   static func arbitrary() -> Gen<Celsius> { Gen.double(in: -273.15...1e6).map(Celsius.init) }
/// }
/// ```
///
/// In a test target, for a type that is seen through `@testable import`, the function is `public`.
///
/// An enum that is `CaseIterable`, and a type that is `RawRepresentable` by an arbitrary raw value,
/// need no body: `extension Season: Arbitrary {}`. An `OptionSet` without a body has any bits, also
/// those that no option has; `Gen.subsequence(of: [.red, .bold]).map(Style.init)` has options only.
///
/// A function that calls itself, for a type that holds values of its own, does not end:
/// `Gen.recursive` makes such values.
public protocol Arbitrary {
  /// The type's gen. Its all-simplest draw is the type's simplest value.
  static func arbitrary() -> Gen<Self>

  /// Draws one value: the same as drawing from `arbitrary()`, without making a gen first. Generated
  /// code implements it; a conformance by hand need not.
  static func draw(_ choices: inout Choices) throws(Discard) -> Self
}

extension Arbitrary {
  /// Draws one value from `arbitrary()`.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Self {
    try arbitrary().draw(&choices)
  }
}

extension Gen where Value: Arbitrary {
  /// The type's own gen: `Value.arbitrary()` where the type is known from the place.
  ///
  /// ```swift
  /// func arbitrary(age: Gen<Int> = .any) -> Gen<User>
  /// ```
  ///
  /// It has one declaration, where `arbitrary()` has one for each type, so that the compiler is
  /// done with it at once: generated code has one for each member of each type.
  @inlinable
  public static var any: Gen { Value.arbitrary() }

  /// A gen of what the type's `draw(_:)` draws, for a type that implements that one.
  ///
  /// ```swift
  /// static func arbitrary() -> Gen<Point> { .drawn }
  /// ```
  ///
  /// The compiler has nothing to choose from here, where `Gen(draw)` has all functions of that
  /// name.
  @inlinable
  public static var drawn: Gen { Gen(Value.draw) }
}

extension Choices {
  /// Draws one value of a type with a default gen.
  ///
  /// ```swift
  /// let point = Gen { choices throws(Discard) in
  ///   try Point(x: choices.draw(Int.self), y: choices.draw(Int.self))
  /// }
  /// ```
  ///
  /// The same as `Int.draw(&choices)`, in the one declaration that the compiler is done with at
  /// once.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value that drawing from `type.arbitrary()` makes.
  /// - Throws: `Discard` where the type's gen makes no value of its choices.
  @inlinable @_transparent
  public mutating func draw<T: Arbitrary>(_ type: T.Type) throws(Discard) -> T {
    try T.draw(&self)
  }
}

extension Arbitrary where Self: CaseIterable {
  /// One of the type's cases, each as likely; the first is the simplest.
  @inlinable
  public static func arbitrary() -> Gen<Self> { .drawn }

  /// Draws one of the type's cases; a type without cases has no values and discards.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Self {
    let cases = allCases
    guard !cases.isEmpty else { throw Discard() }
    return cases[cases.index(cases.startIndex, offsetBy: choices.alternative(of: cases.count))]
  }
}

extension Arbitrary where Self: RawRepresentable, RawValue: Arbitrary {
  /// A value from an arbitrary raw value; raw values that stand for nothing are discarded.
  @inlinable
  public static func arbitrary() -> Gen<Self> { RawValue.arbitrary().compactMap(Self.init) }
}

extension Arbitrary where Self: RawRepresentable & CaseIterable, RawValue: Arbitrary {
  /// One of the type's cases, each as likely; the first is the simplest.
  @inlinable
  public static func arbitrary() -> Gen<Self> { Gen(draw) }
}
