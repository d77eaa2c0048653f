/// What tells in an initialiser's body which arguments it accepts, most telling first: the same as
/// the library's `Choices.Clues`, as Swift has it.
struct Clues: RareValues {
  /// How many characters or elements are asked for, and which numbers.
  var numbers: [Int] = []
  /// What texts are compared with or split at, as literals.
  var texts: [String] = []
  /// What texts may consist of, as expressions.
  var alphabets: [String] = []
  /// Regular expressions, as literals.
  var patterns: [String] = []
  /// The names of the formats that are read.
  var formats: [String] = []
  /// Which collections have as many elements as some numbers make, multiplied.
  var products: [Product] = []
  /// The types that are called.
  var types: [String] = []
  /// What else the body names, such as a function that does the checking.
  var names: Set<String> = []

  /// `grid.count == rows * columns`.
  struct Product: Sendable, Equatable {
    /// The parameter that is the collection.
    var collection: String
    var factors: [String]
    /// Whether the factors are all elements of the one that is named.
    var areElements = false
  }

  /// Larger numbers are no counts.
  private static let largestCount = 1_024
  /// Of more, none would come up often enough.
  private static let most = 8

  var isEmpty: Bool {
    numbers.isEmpty && texts.isEmpty && alphabets.isEmpty && patterns.isEmpty && formats.isEmpty
  }

  /// Whether what they tell is surely found: one format, an expression that says no more than how
  /// its texts look, a count of known characters, or one thing alone.
  var tellsAll: Bool {
    let isPlain = !(patterns + texts).contains { $0.contains("(?") || $0.contains("\\b") }
    let counts = numbers.filter { (1...Clues.largestCount).contains($0) }
    switch counts.count + texts.count + alphabets.count + patterns.count + formats.count {
    case 1: return isPlain && !texts.contains { $0.contains("[") }
    default:
      return patterns.isEmpty && formats.isEmpty && texts.count <= 1 && !counts.isEmpty
        && !alphabets.isEmpty
    }
  }

  /// Adds one that is not there, as long as there are few.
  static func add<Clue: Equatable>(_ clue: Clue, to clues: inout [Clue]) {
    if clues.count < most, !clues.contains(clue) { clues.append(clue) }
  }

  /// Adds those of another piece of code, behind these.
  mutating func add(_ others: Clues) {
    for number in others.numbers { Self.add(number, to: &numbers) }
    for text in others.texts { Self.add(text, to: &texts) }
    for alphabet in others.alphabets { Self.add(alphabet, to: &alphabets) }
    for pattern in others.patterns { Self.add(pattern, to: &patterns) }
    for format in others.formats { Self.add(format, to: &formats) }
    for type in others.types { Self.add(type, to: &types) }
    for product in others.products { Self.add(product, to: &products) }
  }
}
