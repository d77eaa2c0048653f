extension String: Providable, Arbitrary {
  /// The empty text.
  @inlinable
  public static func provide() -> String { "" }

  /// Any text: mostly a few printable ASCII characters, at times any Unicode, and texts that
  /// programs stumble over: blanks, quotes, line ends, NUL, combining marks, emoji of several
  /// scalars, text written from the right, words such as `null`, very long ones. The simplest is
  /// empty.
  @inlinable
  public static func arbitrary() -> Gen<String> { Gen(draw) }

  /// Draws any text.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> String {
    choices.text(of: .unicode, count: nil)
  }
}

extension Substring: Providable, Arbitrary {
  /// The empty text.
  @inlinable
  public static func provide() -> Substring { "" }

  /// Any text, as for `String`, from the middle of a larger one, so that its indices do not begin
  /// with those of a text of its own. The simplest is empty.
  @inlinable
  public static func arbitrary() -> Gen<Substring> { Gen(draw) }

  /// Draws any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Substring {
    let base = "<\(try String.draw(&choices))>".unicodeScalars
    return Substring(base.dropFirst().dropLast())
  }
}

extension StaticString: Providable, Arbitrary {
  /// The empty text.
  public static func provide() -> StaticString { "" }

  /// The empty text, or one of a few others: such texts are written, and cannot be made.
  public static func arbitrary() -> Gen<StaticString> {
    Gen.element(of: ["", "a", "a b", "é\n\"0"])
  }
}

extension Unicode.Scalar: Providable, Arbitrary {
  /// The letter a.
  @inlinable
  public static func provide() -> Unicode.Scalar { "a" }

  /// Any scalar: mostly a printable one of ASCII. The simplest is `a`.
  @inlinable
  public static func arbitrary() -> Gen<Unicode.Scalar> { Gen(draw) }

  /// Draws any scalar.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Unicode.Scalar {
    choices.scalar(of: .unicode)
  }
}

extension Character: Providable, Arbitrary {
  /// The letter a.
  @inlinable
  public static func provide() -> Character { "a" }

  /// Any character: mostly a printable one of ASCII, at times any scalar, or one made of several
  /// scalars. The simplest is `a`.
  @inlinable
  public static func arbitrary() -> Gen<Character> { Gen(draw) }

  /// Draws any character.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Character {
    choices.character()
  }
}
