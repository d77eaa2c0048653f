extension Choices {
  /// What is known of the values that a check accepts, such as the numbers and texts that it
  /// compares with. Chance alone would hardly ever make a text of five digits.
  ///
  /// The code generator reads them off initialisers that check their arguments; by hand:
  ///
  /// ```swift
  /// let isbn = Gen { choices throws(Discard) in
  ///   try choices.attempt(knowing: .init(numbers: [13], texts: ["978"], alphabets: [.digits])) {
  ///     choices throws(Discard) in
  ///     ISBN(try String.draw(&choices))                    // a failable initialiser
  ///   }
  /// }
  /// ```
  ///
  /// Clues make what they tell of likely and rule nothing out, so that one which misleads costs
  /// some attempts. Choices are recorded as without them: what is drawn shrinks and replays the
  /// same.
  public struct Clues: Sendable {
    /// More characters or elements are not drawn because of clues.
    static let largestCount = 1_024

    let numbers: [Int]
    let texts: [String]
    let alphabets: [Alphabet]
    let patterns: [Pattern]
    let formats: [Format]

    /// Numbers up to this are exact as any type.
    private static let largestNumber = 1 << 53

    /// How many characters or elements there may be.
    var counts: [Int] { numbers.filter { (1...Clues.largestCount).contains($0) } }

    /// Clues; without any of one kind, what is usual is tried.
    ///
    /// - Parameters:
    ///   - numbers: How many characters or elements there may be, of 1,024 at most, in the order of
    ///     the parts where those have counts of their own; and which numbers there may be, or
    ///     between which, such as the bytes that a file begins with. Those beyond 2^53 are left out.
    ///   - texts: What a text may begin or end with, what may stand between its parts, or the keys
    ///     of a dictionary.
    ///   - alphabets: What texts may consist of.
    ///   - patterns: Regular expressions, as `Gen.string(matching:)` takes them; others are left
    ///     out.
    ///   - formats: Forms that texts may have.
    public init(
      numbers: [Int] = [], texts: [String] = [], alphabets: [Alphabet] = [],
      patterns: [String] = [], formats: [Format] = []
    ) {
      self.numbers = numbers.filter { $0.magnitude <= Clues.largestNumber }
      self.texts = texts.filter { !$0.isEmpty }
      self.alphabets = alphabets.filter { $0.count > 0 }
      self.patterns = patterns.compactMap { try? PatternReader.read($0) }
        .filter { !$0.repeats(moreThan: Clues.largestCount) }
      self.formats = formats
    }
  }
}
