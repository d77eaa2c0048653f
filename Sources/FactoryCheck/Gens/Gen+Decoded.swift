extension Gen where Value: Decodable {
  /// A gen of values that decode themselves, for a type that nothing but `init(from:)` makes: each
  /// thing that the type asks its decoder for is drawn.
  ///
  /// ```swift
  /// struct Tag: Decodable {
  ///   let name: String
  ///   let uses: Int
  ///
  ///   init(from decoder: any Decoder) throws { … }      // "uses" is a text in the JSON
  /// }
  ///
  /// extension Tag: Arbitrary {
  ///   static func arbitrary() -> Gen<Tag> { .decoded }
  /// }
  /// ```
  ///
  /// A part of a type that is `Arbitrary` is drawn by that type's gen, another one is decoded in
  /// its turn. Numbers are finite, as they are in JSON, by themselves and in optionals, arrays, sets
  /// and dictionaries' values. A type that tries one thing after the other, a number, else a text,
  /// gets each of them: how many there are shows once, by a decoder that has nothing. What a type
  /// rejects by throwing is drawn anew, a hundred times at most: where only few texts will do, such
  /// as dates that a formatter reads, a gen of those is better.
  public static var decoded: Gen {
    decoding { choices throws(Discard) in choices.showingDecoded(try choices.decode(Value.self)) }
  }

  /// A gen of values that decode themselves while something else may make them as well.
  static var alsoDecoded: Gen {
    decoding { choices throws(Discard) in choices.showing(try choices.decode(Value.self), as: nil) }
  }

  private static func decoding(
    _ draw: @escaping (inout Choices) throws(Discard) -> Value
  ) -> Gen {
    .composite { choices throws(Discard) in
      try choices.attempt { choices throws(Discard) in try draw(&choices) }
    }
  }
}

extension Choices {
  /// Draws a value by its own `init(from:)`, and by the gen of its type under no circumstances.
  fileprivate mutating func decode<Value: Decodable>(
    _ type: Value.Type
  ) throws(Discard) -> Value {
    let decoder = DrawingDecoder(self)
    defer { self = decoder.choices }
    return try decoder.value(of: type)
  }
}
