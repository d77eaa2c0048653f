extension Gen {
  /// A gen of arrays of this gen's values.
  ///
  /// - Parameter count: How many elements, 0 or more; without it mostly few, at times over a
  ///   hundred. `1...` means at least one.
  @inlinable
  public func array(count: ClosedRange<Int>? = nil) -> Gen<[Value]> {
    // The inner function holds the element's gen and nothing else: where that is known, as `.int()`
    // is, the compiler puts it into the loop.
    let elements: (inout Choices, ClosedRange<Int>?) throws(Discard) -> [Value] = {
      [draw] choices, count throws(Discard) in
      try choices.array(count: count, element: draw)
    }
    return Gen<[Value]> { choices throws(Discard) in try elements(&choices, count) }
  }

  /// A gen of arrays of exactly so many of this gen's values.
  @inlinable
  public func array(count: Int) -> Gen<[Value]> { array(count: count...count) }

  /// A gen of arrays in which no two elements have the same key.
  ///
  /// ```swift
  /// let users = Factory<User>.arbitrary().array(uniqueBy: \.id, count: 1...10)
  /// let lottery = Gen.int(in: 1...49).array(uniqueBy: \.self, count: 6)
  /// ```
  ///
  /// - Parameters:
  ///   - key: What has to differ.
  ///   - count: How many elements; without it mostly few. A gen that has fewer keys than the
  ///     smallest count discards.
  @inlinable
  public func array<Key: Hashable>(
    uniqueBy key: @escaping (Value) -> Key, count: ClosedRange<Int>? = nil
  ) -> Gen<[Value]> {
    Gen<[Value]> { choices throws(Discard) in
      var (elements, keys): ([Value], Set<Key>) = ([], [])
      try choices.distinct(count: count) { choices throws(Discard) in
        let element = try draw(&choices)
        guard keys.insert(key(element)).inserted else { return false }
        elements.append(element)
        return true
      }
      return elements
    }
  }

  /// A gen of arrays of exactly so many elements, in which no two have the same key.
  ///
  /// - Parameters:
  ///   - key: What has to differ.
  ///   - count: How many elements, 0 or more. A gen that has fewer keys discards.
  @inlinable
  public func array<Key: Hashable>(
    uniqueBy key: @escaping (Value) -> Key, count: Int
  ) -> Gen<[Value]> {
    array(uniqueBy: key, count: count...count)
  }

  /// A gen of this gen's values, or nil, which is the simplest and one draw in eight.
  @inlinable
  public func optional() -> Gen<Value?> {
    Gen<Value?> { choices throws(Discard) in
      try choices.optional(draw)
    }
  }

  /// A gen of arrays: `.array(of: .int(), count: 0...10)`.
  @inlinable
  public static func array<Element>(
    of element: Gen<Element>, count: ClosedRange<Int>? = nil
  ) -> Gen where Value == [Element] {
    element.array(count: count)
  }

  /// A gen of arrays of exactly so many elements, 0 or more: `.array(of: .int(), count: 3)`.
  @inlinable
  public static func array<Element>(
    of element: Gen<Element>, count: Int
  ) -> Gen where Value == [Element] {
    element.array(count: count)
  }

  /// A gen of optionals: `.optional(of: .int())`.
  @inlinable
  public static func optional<Wrapped>(of wrapped: Gen<Wrapped>) -> Gen where Value == Wrapped? {
    wrapped.optional()
  }

  /// A gen of dictionaries.
  ///
  /// ```swift
  /// let stock = Gen.dictionary(of: .string(count: 1...8), .int(in: 0...99), count: 1...5)
  /// ```
  ///
  /// - Parameters:
  ///   - keys: The keys' gen. One that has fewer keys than the smallest count discards.
  ///   - values: The values' gen.
  ///   - count: How many pairs; without it mostly few.
  @inlinable
  public static func dictionary<Key: Hashable, Element>(
    of keys: Gen<Key>, _ values: Gen<Element>, count: ClosedRange<Int>? = nil
  ) -> Gen where Value == [Key: Element] {
    Gen { choices throws(Discard) in
      try choices.dictionary(count: count, key: keys.draw, value: values.draw)
    }
  }

  /// A gen of dictionaries of exactly so many pairs.
  ///
  /// - Parameters:
  ///   - keys: The keys' gen. One that has fewer keys discards.
  ///   - values: The values' gen.
  ///   - count: How many pairs, 0 or more.
  @inlinable
  public static func dictionary<Key: Hashable, Element>(
    of keys: Gen<Key>, _ values: Gen<Element>, count: Int
  ) -> Gen where Value == [Key: Element] {
    dictionary(of: keys, values, count: count...count)
  }
}

extension Gen where Value: Hashable {
  /// A gen of sets of this gen's values.
  ///
  /// - Parameter count: How many elements; without it mostly few. A gen that has fewer values than
  ///   the smallest count discards.
  @inlinable
  public func set(count: ClosedRange<Int>? = nil) -> Gen<Set<Value>> {
    Gen<Set<Value>> { choices throws(Discard) in
      try choices.set(count: count, element: draw)
    }
  }

  /// A gen of sets of exactly so many of this gen's values, 0 or more. A gen that has fewer values
  /// discards.
  @inlinable
  public func set(count: Int) -> Gen<Set<Value>> { set(count: count...count) }
}

extension Gen {
  /// A gen of sets: `.set(of: .int(), count: 0...10)`.
  @inlinable
  public static func set<Element: Hashable>(
    of element: Gen<Element>, count: ClosedRange<Int>? = nil
  ) -> Gen where Value == Set<Element> {
    element.set(count: count)
  }

  /// A gen of sets of exactly so many elements: `.set(of: .int(), count: 3)`. A gen that has fewer
  /// values discards.
  @inlinable
  public static func set<Element: Hashable>(
    of element: Gen<Element>, count: Int
  ) -> Gen where Value == Set<Element> {
    element.set(count: count)
  }
}
