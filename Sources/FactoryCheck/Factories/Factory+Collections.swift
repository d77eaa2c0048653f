extension Array: Providable {
  /// The empty array.
  @inlinable
  public static func provide() -> [Element] { [] }
}

extension Array: Arbitrary where Element: Arbitrary {
  /// Arrays of any elements, mostly few, at times over a hundred. The simplest is empty.
  @inlinable
  public static func arbitrary() -> Gen<[Element]> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws an array.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> [Element] {
    try choices.array(count: nil) { choices throws(Discard) in try Element.draw(&choices) }
  }
}

extension ContiguousArray: Providable {
  /// The empty array.
  @inlinable
  public static func provide() -> ContiguousArray { [] }
}

extension ContiguousArray: Arbitrary where Element: Arbitrary {
  /// Arrays of any elements, mostly few, at times over a hundred. The simplest is empty.
  @inlinable
  public static func arbitrary() -> Gen<ContiguousArray> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws an array.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> ContiguousArray {
    ContiguousArray(try [Element].draw(&choices))
  }
}

extension ArraySlice: Providable {
  /// The empty slice.
  @inlinable
  public static func provide() -> ArraySlice { [] }
}

extension ArraySlice: Arbitrary where Element: Arbitrary {
  /// Slices from the middle of an array, so that their indices do not begin with 0. The simplest
  /// has no elements.
  @inlinable
  public static func arbitrary() -> Gen<ArraySlice> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a slice.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> ArraySlice {
    let elements = try [Element].draw(&choices)
    return ((elements.prefix(1) + elements)).dropFirst(elements.isEmpty ? 0 : 1)
  }
}

extension Set: Providable {
  /// The empty set.
  @inlinable
  public static func provide() -> Set { [] }
}

extension Set: Arbitrary where Element: Arbitrary {
  /// Sets of any elements, mostly few. The simplest is empty.
  @inlinable
  public static func arbitrary() -> Gen<Set> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a set.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Set {
    try choices.set(count: nil) { choices throws(Discard) in try Element.draw(&choices) }
  }
}

extension Dictionary: Providable {
  /// The empty dictionary.
  @inlinable
  public static func provide() -> [Key: Value] { [:] }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  /// Dictionaries of any keys and values, mostly few. The simplest is empty.
  @inlinable
  public static func arbitrary() -> Gen<[Key: Value]> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a dictionary.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> [Key: Value] {
    try choices.dictionary(
      count: nil,
      key: { choices throws(Discard) in try Key.draw(&choices) },
      value: { choices throws(Discard) in try Value.draw(&choices) })
  }
}
