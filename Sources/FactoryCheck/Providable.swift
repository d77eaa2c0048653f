/// A type with one fixed value to build tests from.
///
/// A conformance is generated from a type's declaration, so that a test names only the members it
/// is about and does not break when the type gains another:
///
/// ```swift
/// let user = Factory<User>.provide() |> User._age *~ 20
/// ```
public protocol Providable {
  /// The type's fixed value: the same on every call, total, and free of side effects.
  static func provide() -> Self
}
