extension String.UTF8View: Providable, Arbitrary {
  /// No bytes.
  public static func provide() -> String.UTF8View { "".utf8 }

  /// The bytes of any text, as for `String`. The simplest has none.
  public static func arbitrary() -> Gen<String.UTF8View> { Gen(draw) }

  /// Draws the bytes of any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> String.UTF8View {
    try String.draw(&choices).utf8
  }
}

extension String.UnicodeScalarView: Providable, Arbitrary {
  /// No scalars.
  public static func provide() -> String.UnicodeScalarView { "".unicodeScalars }

  /// The scalars of any text, as for `String`. The simplest has none.
  public static func arbitrary() -> Gen<String.UnicodeScalarView> { Gen(draw) }

  /// Draws the scalars of any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> String.UnicodeScalarView {
    try String.draw(&choices).unicodeScalars
  }
}

extension Substring.UTF8View: Providable, Arbitrary {
  /// No bytes.
  public static func provide() -> Substring.UTF8View { Substring().utf8 }

  /// The bytes of any text from the middle of a larger one, as for `Substring`. The simplest has
  /// none.
  public static func arbitrary() -> Gen<Substring.UTF8View> { Gen(draw) }

  /// Draws the bytes of any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Substring.UTF8View {
    try Substring.draw(&choices).utf8
  }
}

extension Substring.UnicodeScalarView: Providable, Arbitrary {
  /// No scalars.
  public static func provide() -> Substring.UnicodeScalarView { Substring().unicodeScalars }

  /// The scalars of any text from the middle of a larger one, as for `Substring`. The simplest has
  /// none.
  public static func arbitrary() -> Gen<Substring.UnicodeScalarView> { Gen(draw) }

  /// Draws the scalars of any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Substring.UnicodeScalarView {
    try Substring.draw(&choices).unicodeScalars
  }
}
