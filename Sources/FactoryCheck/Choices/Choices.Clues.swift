extension Choices {
  /// What is known of the values that a check accepts, such as the numbers and texts that it
  /// compares with. Chance alone would hardly ever make a text of five digits.
  ///
  /// The code generator reads them off initialisers that check their arguments; by hand:
  ///
  /// ```swift
  /// let isbn = Gen { choices throws(Discard) in
  ///   try choices.attempt(knowing: .init(counts: [13], texts: ["978"], alphabets: [.digits])) {
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

    let counts: [Int]
    let texts: [String]
    let alphabets: [Alphabet]
    let patterns: [Pattern]
    let formats: [Format]

    /// Clues; without any of one kind, what is usual is tried.
    ///
    /// - Parameters:
    ///   - counts: How many characters or elements there may be; of 1,024 at most.
    ///   - texts: What a text may begin or end with, or what may stand between its parts.
    ///   - alphabets: What texts may consist of.
    ///   - patterns: Regular expressions, as `Gen.string(matching:)` takes them; others are left
    ///     out.
    ///   - formats: Forms that texts may have.
    public init(
      counts: [Int] = [], texts: [String] = [], alphabets: [Alphabet] = [],
      patterns: [String] = [], formats: [Format] = []
    ) {
      self.counts = counts.filter { (0...Choices.Clues.largestCount).contains($0) }
      self.texts = texts.filter { !$0.isEmpty }
      self.alphabets = alphabets.filter { $0.count > 0 }
      self.patterns = patterns.compactMap { try? PatternReader.read($0) }
        .filter { !$0.repeats(moreThan: Choices.Clues.largestCount) }
      self.formats = formats
    }
  }
}
