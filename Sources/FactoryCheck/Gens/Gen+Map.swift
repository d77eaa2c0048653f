extension Gen {
  /// A gen that always makes the same value.
  @inlinable
  public static func constant(_ value: Value) -> Gen {
    Gen { _ throws(Discard) in value }
  }

  /// A gen of what a function makes of this gen's values.
  ///
  /// ```swift
  /// let names = Gen.string(count: 1...20).map(Name.init)
  /// ```
  @inlinable
  public func map<T>(_ transform: @escaping (__owned Value) -> T) -> Gen<T> {
    Gen<T> { choices throws(Discard) in transform(try draw(&choices)) }
  }

  /// A gen that depends on this gen's value.
  ///
  /// ```swift
  /// let matrix = Gen.int(in: 0...5).flatMap { width in
  ///   Gen.int().array(count: width).array()
  /// }
  /// ```
  @inlinable
  public func flatMap<T>(_ transform: @escaping (Value) -> Gen<T>) -> Gen<T> {
    Gen<T> { choices throws(Discard) in
      choices.begin(.dependence)
      let value = try transform(try draw(&choices)).draw(&choices)
      choices.end()
      return value
    }
  }
}
