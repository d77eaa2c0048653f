/// A way to one part of a value: reads it, and makes the value anew with another part.
///
/// Lenses are generated for the members of a type, by hand one is a line:
///
/// ```swift
/// extension User {
///   static var _age: Lens<User, Int> { Lens(\.age) }
/// }
///
/// let adult = Factory<User>.provide() |> User._age *~ 20
/// let young = Factory<User>.arbitrary() |> User._age *~ .int(in: 0...19)
/// ```
///
/// A lens keeps three laws: what was set is read; setting what was read changes nothing; of two
/// settings the later holds. Its functions depend on what they are given alone, which lets lenses
/// be shared between tasks: `Lens` is `Sendable`.
public struct Lens<Root, Value>: @unchecked Sendable {
  /// Reads the part.
  public let get: (Root) -> Value

  /// Makes the value anew with another part.
  public let set: (Value, Root) -> Root

  /// A lens from the function that reads and the one that sets.
  @inlinable
  public init(get: @escaping (Root) -> Value, set: @escaping (Value, Root) -> Root) {
    self.get = get
    self.set = set
  }

  /// A lens to what can be assigned, of which the one function reads and the other writes:
  /// `Lens(get: { user in user.age }, assign: { user, age in user.age = age })`.
  ///
  /// Of an instance of a class, no other is made: setting the part changes that one.
  ///
  /// - Parameters:
  ///   - get: The part of a value.
  ///   - assign: Changes the part of the value that it is given, a copy of the old one.
  @inlinable
  public init(get: @escaping (Root) -> Value, assign: @escaping (inout Root, Value) -> Void) {
    self.get = get
    set = { value, root in
      var copy = root
      assign(&copy, value)
      return copy
    }
  }

  /// A lens to what a key path leads to: `Lens(\User.age)`.
  @inlinable
  public init(_ path: WritableKeyPath<Root, Value>) {
    get = { root in root[keyPath: path] }
    set = { value, root in
      var copy = root
      copy[keyPath: path] = value
      return copy
    }
  }

  /// Makes the value anew with what a function makes of its part.
  ///
  /// ```swift
  /// let older = User._age.modify { $0 + 1 }(user)
  /// ```
  @inlinable
  public func modify(_ transform: @escaping (Value) -> Value) -> (Root) -> Root {
    { root in set(transform(get(root)), root) }
  }
}

// MARK: - Operators

/// Sets the part that a lens leads to.
infix operator *~ : MultiplicationPrecedence

/// Gives a value, or a gen, to a function.
infix operator |> : AdditionPrecedence

/// The lens to a part of a part: `User._id * UserId._value`.
@inlinable
public func * <Root, Part, Value>(
  outer: Lens<Root, Part>, inner: Lens<Part, Value>
) -> Lens<Root, Value> {
  Lens(
    get: { root in inner.get(outer.get(root)) },
    set: { value, root in outer.set(inner.set(value, outer.get(root)), root) })
}

/// The function that sets the part a lens leads to: `user |> User._age *~ 20`.
@inlinable
public func *~ <Root, Value>(lens: Lens<Root, Value>, value: Value) -> (Root) -> Root {
  { root in lens.set(value, root) }
}

/// What a function makes of a value; several are applied from left to right.
///
/// ```swift
/// let user = Factory<User>.provide() |> User._name *~ "Ada" |> User._id * UserId._value *~ "1"
/// ```
@inlinable
public func |> <Root, Result>(root: Root, transform: (Root) -> Result) -> Result {
  transform(root)
}
