extension Gen {
  /// A gen of values that are made of several draws, which belong together and are shrunk as one.
  ///
  /// ```swift
  /// let point = Gen<Point>.composite { choices throws(Discard) in
  ///   try Point(x: choices.draw(Int.self), y: choices.draw(Int.self))
  /// }
  /// ```
  ///
  /// A recursive type's gen says besides how deep its values are nested: `Choices.descend(_:)`.
  ///
  /// - Parameters:
  ///   - literals: Edge values for what is drawn; they have to live as long as the gen.
  ///   - draw: Makes one value, or throws `Discard` where its choices do not make one.
  @inlinable
  public static func composite(
    favouring literals: Choices.Literals? = nil,
    _ draw: @escaping (inout Choices) throws(Discard) -> Value
  ) -> Gen {
    Gen { choices throws(Discard) in
      if let literals { choices.favour(literals) }
      choices.begin(Value.self)
      defer { choices.end() }
      return try draw(&choices)
    }
  }
}
