// Of several functions of one name all but one are disfavoured: where parentheses are forgotten, as
// in `forAll(.string)`, the compiler can then say so.
extension Gen where Value == String {
  /// Texts of any characters; see `String.arbitrary()`.
  ///
  /// - Parameter count: How many Unicode scalars; without it mostly few. A text can have fewer
  ///   `Character`s than scalars, since some combine.
  @inlinable
  public static func string(count: ClosedRange<Int>? = nil) -> Gen {
    string(of: .unicode, count: count)
  }

  /// Texts of any characters and exactly so many Unicode scalars.
  @inlinable @_disfavoredOverload
  public static func string(count: Int) -> Gen { string(of: .unicode, count: count...count) }

  /// Texts of an alphabet's characters, the first of which is the simplest.
  ///
  /// ```swift
  /// let login = Gen.string(of: .letters, count: 1...20)
  /// let bits = Gen.string(of: "01", count: 8...8)
  /// ```
  ///
  /// - Parameters:
  ///   - alphabet: The characters, one at least.
  ///   - count: How many Unicode scalars; without it mostly few.
  @inlinable @_disfavoredOverload
  public static func string(of alphabet: Alphabet, count: ClosedRange<Int>? = nil) -> Gen {
    requireCharacters(in: alphabet)
    requireCount(count)
    return Gen { choices throws(Discard) in choices.text(of: alphabet, count: count) }
  }

  /// Texts of exactly so many of an alphabet's characters.
  @inlinable @_disfavoredOverload
  public static func string(of alphabet: Alphabet, count: Int) -> Gen {
    string(of: alphabet, count: count...count)
  }

  /// Texts of a gen's characters.
  ///
  /// ```swift
  /// let flags = Gen.string(of: .element(of: ["🇯🇵", "🇫🇷"]), count: 1...3)
  /// ```
  ///
  /// - Parameters:
  ///   - character: The characters' gen.
  ///   - count: How many characters are drawn; without it mostly few.
  @inlinable @_disfavoredOverload
  public static func string(of character: Gen<Character>, count: ClosedRange<Int>? = nil) -> Gen {
    character.array(count: count).map { String($0) }
  }

  /// A gen of texts for which exactly so many characters are drawn, 0 or more; some may join up.
  @inlinable @_disfavoredOverload
  public static func string(of character: Gen<Character>, count: Int) -> Gen {
    string(of: character, count: count...count)
  }
}

extension Gen where Value == Character {
  /// Any character; see `Character.arbitrary()`.
  @inlinable
  public static func character() -> Gen {
    Gen { choices throws(Discard) in choices.character() }
  }

  /// One of an alphabet's characters, the first of which is the simplest.
  @inlinable @_disfavoredOverload
  public static func character(of alphabet: Alphabet) -> Gen {
    requireCharacters(in: alphabet)
    return Gen { choices throws(Discard) in Character(choices.scalar(of: alphabet)) }
  }
}

@usableFromInline
func requireCharacters(in alphabet: Alphabet) {
  demand(alphabet.count > 0, "the alphabet is empty: it has no character to draw")
}

@usableFromInline
func requireCount(_ count: ClosedRange<Int>?) {
  guard let count else { return }
  demand(count.lowerBound >= 0, "count: \(count): a count cannot be negative")
}
