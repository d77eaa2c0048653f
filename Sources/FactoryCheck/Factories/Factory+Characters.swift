import Foundation

extension String.Encoding: Providable, Arbitrary {
  /// UTF-8.
  public static func provide() -> String.Encoding { .utf8 }

  /// An encoding: UTF-8, ASCII, Latin-1, UTF-16 and UTF-32 of either order of bytes, or one of the
  /// older ones. The simplest is UTF-8.
  public static func arbitrary() -> Gen<String.Encoding> {
    Gen.element(of: [
      .utf8, .ascii, .isoLatin1, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32,
      .utf32LittleEndian, .utf32BigEndian, .windowsCP1252, .macOSRoman, .isoLatin2, .shiftJIS,
      .japaneseEUC, .nonLossyASCII,
    ])
  }
}

extension CharacterSet: Providable, Arbitrary {
  /// No characters.
  public static func provide() -> CharacterSet { CharacterSet() }

  /// The characters of any text, all but those, or a set that Foundation names, such as the
  /// whitespaces. The simplest has no characters.
  public static func arbitrary() -> Gen<CharacterSet> { Gen(draw) }

  /// Draws a set.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CharacterSet {
    switch choices.alternative(of: 3) {
    case 0: CharacterSet(charactersIn: try String.draw(&choices))
    case 1: named[choices.integer(in: 0...named.count - 1)].set
    default: CharacterSet(charactersIn: try String.draw(&choices)).inverted
    }
  }

  /// Sets that Foundation names, by their names.
  static let named: [(name: String, set: CharacterSet)] = [
    ("decimalDigits", .decimalDigits), ("letters", .letters),
    ("lowercaseLetters", .lowercaseLetters), ("uppercaseLetters", .uppercaseLetters),
    ("alphanumerics", .alphanumerics), ("whitespaces", .whitespaces), ("newlines", .newlines),
    ("whitespacesAndNewlines", .whitespacesAndNewlines),
    ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
    ("controlCharacters", .controlCharacters), ("urlQueryAllowed", .urlQueryAllowed),
    ("urlPathAllowed", .urlPathAllowed), ("urlHostAllowed", .urlHostAllowed),
    ("urlFragmentAllowed", .urlFragmentAllowed),
  ]
}

extension AttributedString: Providable, Arbitrary {
  /// The empty text.
  public static func provide() -> AttributedString { AttributedString() }

  /// Any text, as for `String`, without attributes. The simplest is empty.
  public static func arbitrary() -> Gen<AttributedString> { Gen(draw) }

  /// Draws any text.
  public static func draw(_ choices: inout Choices) throws(Discard) -> AttributedString {
    AttributedString(try String.draw(&choices))
  }
}
