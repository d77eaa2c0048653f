extension Gen where Value == String {
  /// Texts that a regular expression matches from end to end.
  ///
  /// ```swift
  /// let plate = Gen.string(matching: #"[A-Z]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}"#)
  /// let address = Gen.string(matching: #"\w+@\w+\.(com|org)"#)
  /// ```
  ///
  /// The first alternative, the fewest repetitions and the first characters of a class are the
  /// simplest; `\d`, `\w`, `\s` and `\p{…}` are drawn from ASCII. Groups may have names, and what
  /// repeats may be lazy or possessive, which makes no difference here. What looks ahead or back,
  /// word boundaries and references to groups are refused: draw without them, and `filter`. Where
  /// scalars join that an expression names one by one, as `\r?\n` does, Swift's `Regex` sees one
  /// character.
  ///
  /// - Parameter pattern: The expression, in what Swift's `Regex`, `NSRegularExpression` and others
  ///   have in common. One that is none, or asks for what is refused, ends the program with a
  ///   message that says where.
  /// - Complexity: The expression is read once, when the gen is made.
  @_disfavoredOverload
  public static func string(matching pattern: String) -> Gen {
    let parsed: Pattern
    do {
      parsed = try PatternReader.read(pattern)
    } catch {
      refuse(
        """
        string(matching: "\(pattern)"): \(error.reason), at the character \(error.offset + 1). \
        Draw texts without it, and filter them.
        """)
    }
    return Gen { choices throws(Discard) in
      var text = ""
      try parsed.draw(&choices, to: &text)
      return text
    }
  }
}
