// The forms with a fixed number of gens infer what literals inside them are, `.double(in: 0...1)`,
// which the compiler does not do for members of a parameter pack; the last of each takes any
// number.

// MARK: - Tuples

extension Gen {
  /// A gen of two gens' values as a tuple.
  ///
  /// ```swift
  /// let points = Gen.zip(.int(in: 0...9), .int(in: 0...9)).map(Point.init)
  /// ```
  @inlinable
  public static func zip<A, B>(
    _ a: Gen<A>, _ b: Gen<B>
  ) -> Gen where Value == (A, B) {
    Gen { choices throws(Discard) in
      (try a.draw(&choices), try b.draw(&choices))
    }
  }

  /// A gen of three gens' values as a tuple.
  @inlinable
  public static func zip<A, B, C>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>
  ) -> Gen where Value == (A, B, C) {
    Gen { choices throws(Discard) in
      (try a.draw(&choices), try b.draw(&choices), try c.draw(&choices))
    }
  }

  /// A gen of four gens' values as a tuple.
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>
  ) -> Gen where Value == (A, B, C, D) {
    Gen { choices throws(Discard) in
      (try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices))
    }
  }

  /// A gen of five gens' values as a tuple.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>
  ) -> Gen where Value == (A, B, C, D, E) {
    Gen { choices throws(Discard) in
      (
        try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices),
        try e.draw(&choices)
      )
    }
  }

  /// A gen of six or more gens' values as a tuple.
  @inlinable
  public static func zip<A, B, C, D, E, F, each T>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
    _ others: repeat Gen<each T>
  ) -> Gen where Value == (A, B, C, D, E, F, repeat each T) {
    Gen { choices throws(Discard) in
      (
        try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices),
        try e.draw(&choices), try f.draw(&choices), repeat try (each others).draw(&choices)
      )
    }
  }
}

// MARK: - Combined values

// The function owns what it is given (`__owned`): initialisers store it, and need not copy it
// first.

extension Gen {
  /// A gen of what a function makes of two gens' values.
  ///
  /// ```swift
  /// let points: Gen<Point> = .zip(.int(in: 0...9), .int(in: 0...9), with: Point.init)
  /// ```
  @inlinable
  public static func zip<A, B>(
    _ a: Gen<A>, _ b: Gen<B>, with combine: @escaping (__owned A, __owned B) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      combine(try a.draw(&choices), try b.draw(&choices))
    }
  }

  /// A gen of what a function makes of three gens' values.
  @inlinable
  public static func zip<A, B, C>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>,
    with combine: @escaping (__owned A, __owned B, __owned C) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      combine(try a.draw(&choices), try b.draw(&choices), try c.draw(&choices))
    }
  }

  /// A gen of what a function makes of four gens' values.
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>,
    with combine: @escaping (__owned A, __owned B, __owned C, __owned D) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      combine(
        try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices))
    }
  }

  /// A gen of what a function makes of five gens' values.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>,
    with combine: @escaping (__owned A, __owned B, __owned C, __owned D, __owned E) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      combine(
        try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices),
        try e.draw(&choices))
    }
  }

  /// A gen of what a function makes of six or more gens' values.
  @inlinable
  public static func zip<A, B, C, D, E, F, each T>(
    _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
    _ others: repeat Gen<each T>, with combine: @escaping (A, B, C, D, E, F, repeat each T) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      combine(
        try a.draw(&choices), try b.draw(&choices), try c.draw(&choices), try d.draw(&choices),
        try e.draw(&choices), try f.draw(&choices), repeat try (each others).draw(&choices))
    }
  }
}
