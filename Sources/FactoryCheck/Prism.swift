/// A way to the payload of one case of an enum: reads it where the value is of that case, and makes
/// a value of the case.
///
/// Prisms are generated for the cases that carry something, by hand one is a few lines:
///
/// ```swift
/// extension Role {
///   static var _admin: Prism<Role, Int> {
///     Prism(get: { if case .admin(let level) = $0 { level } else { nil } }, make: Role.admin)
///   }
/// }
///
/// Role._admin.get(.admin(3))                       // 3
/// Role._admin.get(.guest)                          // nil
/// Role.admin(3) |> Role._admin *~ 5                // .admin(5); a guest stays one
/// Factory<Role>.arbitrary() |> Role._admin *~ .int(in: 1...9)
/// ```
///
/// A prism keeps two laws: what was made is read; what was read makes the value again. Its
/// functions depend on what they are given alone, which lets prisms be shared between tasks.
public struct Prism<Root, Value>: @unchecked Sendable {
  /// Reads the payload; nil where the value is of another case.
  public let get: (Root) -> Value?

  /// Makes a value of the case.
  public let make: (Value) -> Root

  /// A prism from the function that reads and the one that makes.
  @inlinable
  public init(get: @escaping (Root) -> Value?, make: @escaping (Value) -> Root) {
    self.get = get
    self.make = make
  }

  /// Sets the payload where the value is of the case; other values stay as they are.
  @inlinable
  public func set(_ value: Value, _ root: Root) -> Root { get(root) == nil ? root : make(value) }
}

// MARK: - Operators

/// The prism to a payload inside a payload: `Event._message * Message._text`.
@inlinable
public func * <Root, Part, Value>(
  outer: Prism<Root, Part>, inner: Prism<Part, Value>
) -> Prism<Root, Value> {
  Prism(
    get: { root in outer.get(root).flatMap(inner.get) },
    make: { value in outer.make(inner.make(value)) })
}

/// The function that sets the payload where the value is of the case.
@inlinable
public func *~ <Root, Value>(prism: Prism<Root, Value>, value: Value) -> (Root) -> Root {
  { root in prism.set(value, root) }
}

/// The function that sets the payload, in each value of a gen that is of the case, to another gen's
/// values.
@inlinable
public func *~ <Root, Value>(
  prism: Prism<Root, Value>, values: Gen<Value>
) -> (Gen<Root>) -> Gen<Root> {
  { roots in
    Gen { choices throws(Discard) in
      let root = try roots.draw(&choices)
      return prism.set(try values.draw(&choices), root)
    }
  }
}
