extension Gen {
  /// A gen of this gen's values that satisfy a condition. It tries a hundred draws before it
  /// discards the case, so the condition should hold often; where it seldom does, build the values
  /// from others that need no condition.
  ///
  /// ```swift
  /// let odd = Gen.int().filter { $0 % 2 != 0 }
  /// ```
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Gen {
    compactMap { value in isIncluded(value) ? value : nil }
  }

  /// A gen of what a function makes of this gen's values, leaving out those it answers with nil.
  /// The same bound holds as for `filter(_:)`.
  ///
  /// ```swift
  /// let urls = Gen.string(count: 1...20).compactMap(URL.init(string:))
  /// ```
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Value) -> T?) -> Gen<T> {
    Gen<T> { choices throws(Discard) in
      try choices.attempt { choices throws(Discard) in transform(try draw(&choices)) }
    }
  }
}
