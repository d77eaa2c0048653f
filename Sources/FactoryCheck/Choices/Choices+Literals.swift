extension Choices {
  /// The literals of some sources: the values that their code asks for, as in `age >= 20` or
  /// `role == "admin"`, which chance alone would hardly ever make.
  ///
  /// The code generator finds them and generated code draws with them; by hand:
  ///
  /// ```swift
  /// let limits = Choices.Literals(integers: [48_271], texts: ["root"])
  ///
  /// let users = Gen { choices throws(Discard) in
  ///   choices.favour(limits)
  ///   return User(id: try Int.draw(&choices), role: try String.draw(&choices))
  /// }
  /// ```
  public final class Literals: Sendable {
    /// How many of the first literals are drawn as often as all of them together.
    private static let preferred = 16

    fileprivate let integers: [Int]
    fileprivate let numbers: [Double]
    fileprivate let texts: [String]

    /// Literals, the most telling ones first. Integers are drawn as floating-point numbers, too.
    public init(integers: [Int] = [], numbers: [Double] = [], texts: [String] = []) {
      self.integers = integers
      self.numbers = numbers + integers.map(Double.init)
      self.texts = texts
    }

    /// One of the values; nil where there are none.
    fileprivate static func one<T>(of values: [T], _ word: UInt64) -> T? {
      guard !values.isEmpty else { return nil }
      let count = word & 1 == 0 ? min(values.count, preferred) : values.count
      return values[Int(truncatingIfNeeded: (word >> 8) % UInt64(count))]
    }
  }

  /// Makes literals, and numbers next to them, edge values for the rest of the case.
  ///
  /// - Parameter literals: They have to live as long as the choices: keep them in a constant.
  @inlinable
  public mutating func favour(_ literals: Literals) {
    self.literals = Unmanaged.passUnretained(literals)
  }
}

// MARK: - Draws

extension Choices {
  /// Of four edge values, three are literals where there are some.
  private mutating func literal<T>(_ values: (Literals) -> [T]) -> (value: T, word: UInt64)? {
    guard let literals else { return nil }
    let word = nextWord()
    guard word & 3 != 0 else { return nil }
    let value = Literals.one(of: values(literals.takeUnretainedValue()), word >> 2)
    return value.map { ($0, word >> 48) }
  }

  /// The offset of a literal, or of one next to it; nil where it lies outside the range.
  mutating func literalOffset(width: UInt64, lower: UInt64) -> UInt64? {
    guard let (literal, word) = literal(\.integers) else { return nil }
    // As likely as 1 and -1 together.
    let step = word & 1 == 0 ? 0 : (word & 2) &- 1
    let offset = UInt64(bitPattern: Int64(literal)) &+ step &- lower
    return offset <= width ? offset : nil
  }

  /// A literal, or a number next to it, in a range; nil where there is none.
  mutating func literalNumber(in range: ClosedRange<Double>) -> Double? {
    guard let (literal, word) = literal(\.numbers) else { return nil }
    let number =
      switch word & 7 {
      case 0: literal + 1
      case 1: literal - 1
      case 2: literal.nextUp
      case 3: literal.nextDown
      default: literal
      }
    return range.contains(number) ? number : nil
  }

  /// A literal of an alphabet's characters; nil where there is none.
  mutating func literalText(of alphabet: Alphabet, count range: ClosedRange<Int>?) -> String? {
    guard let (text, _) = literal(\.texts),
      range?.contains(text.unicodeScalars.count) ?? true, alphabet.contains(text)
    else { return nil }
    return text
  }
}
