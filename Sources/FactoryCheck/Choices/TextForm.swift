/// How one text is made that follows clues: of parts of an alphabet or a format, which have
/// lengths, with what is put around and between them.
struct TextForm {
  /// How its parts are put together.
  private enum Frame { case bare, exact, between, joined, listed, woven, alternating, runs }

  /// How long the parts of a joined text are.
  private enum Lengths {
    case varied
    case equal(Int)
    /// As numbers say that follow each other, over and over.
    case listed(ArraySlice<Int>)
  }

  private let alphabet: Alphabet
  /// Those that are known, in their order.
  private let alphabets: [Alphabet]
  var count: Int
  /// Whether the count is that of the whole text, which clues tell.
  private let isWhole: Bool
  private let frame: Frame
  private let texts: [String]
  private let lengths: Lengths
  /// Whether some parts are texts themselves, as the names of levels in a log.
  private let isWorded: Bool
  /// Whether parts of digits are small numbers, as months and days are.
  private let isSmall: Bool
  /// A regular expression that all of it matches.
  private let pattern: Pattern?
  /// What all of it is, or each part.
  private let format: Choices.Clues.Format?

  /// Parts that are as long as each other are mostly no longer.
  private static let shortPart = 8

  /// Alphabets that checks mostly ask for.
  private static let usual: [Alphabet] = [
    .digits, .hexDigits, .smallLetters, .capitals, .letters, .alphanumerics, .ascii,
  ]

  init(_ clues: Choices.Clues, _ choices: inout Choices) {
    // What asks for ASCII besides asks for no more than that others are no foreign letters.
    let narrow = clues.alphabets.filter { $0 != .ascii }
    alphabets = narrow.isEmpty ? clues.alphabets : narrow
    alphabet = TextForm.alphabet(alphabets, &choices)
    count = TextForm.count(clues.counts, &choices)
    isWhole = !clues.counts.isEmpty
    texts = clues.texts
    lengths = TextForm.lengths(clues.counts, &choices)
    isWorded = clues.texts.count > 1 && choices.isLikely(2)
    isSmall = alphabet == .digits && choices.isLikely(3)
    pattern = choices.isLikely(6) ? choices.one(of: clues.patterns) : nil
    format = pattern == nil && choices.isLikely(6) ? choices.one(of: clues.formats) : nil
    let isBare = format != nil && choices.boolean()
    frame = isBare ? .bare : choices.one(of: TextForm.frames(of: clues)) ?? .bare
  }

  private static func frames(of clues: Choices.Clues) -> [Frame] {
    let runs: [Frame] = clues.alphabets.count > 1 ? [.runs] : []
    return switch clues.texts.count {
    case 0: [.bare] + runs
    case 1: [.bare, .exact, .between, .between, .joined, .joined] + runs + runs
    default: [.bare, .exact, .between, .joined, .listed, .listed, .woven, .alternating] + runs
    }
  }

  private static func alphabet(_ known: [Alphabet], _ choices: inout Choices) -> Alphabet {
    guard choices.isLikely(7), let one = choices.one(of: known) else {
      return choices.one(of: usual) ?? .ascii
    }
    return choices.isLikely(4) ? one : known.reduce(one, +)
  }

  /// One of the counts, one next to it, or one between two; without any, mostly few.
  private static func count(_ known: [Int], _ choices: inout Choices) -> Int {
    guard choices.isLikely(7), let one = choices.one(of: known), let other = choices.one(of: known)
    else { return choices.integer(in: 1...8) }
    switch choices.integer(in: 0...7) {
    case 0: return one + 1
    case 1: return max(0, one - 1)
    case 2: return choices.integer(in: min(one, other)...max(one, other))
    default: return one
    }
  }

  private static func lengths(_ known: [Int], _ choices: inout Choices) -> Lengths {
    switch choices.integer(in: 0...3) {
    case 0: return .varied
    case 1: return .equal(choices.integer(in: 1...3))
    case 2:
      let short = known.filter { $0 <= shortPart }
      return .equal(choices.one(of: short.isEmpty ? known : short) ?? choices.integer(in: 1...4))
    default:
      guard known.count > 1 else { return .equal(choices.integer(in: 1...4)) }
      return .listed(known[choices.randomIndex(below: known.count - 1)...])
    }
  }
}

// MARK: - Texts

extension TextForm {
  func text(_ choices: inout Choices) -> String {
    var text = ""
    if let pattern, (try? pattern.draw(&choices, to: &text)) != nil { return text }
    switch frame {
    case .bare: return format?.text(&choices, knowing: texts) ?? part(count, &choices)
    case .exact: return choices.one(of: texts) ?? ""
    case .between: return between(&choices)
    case .joined:
      let separator = choices.one(of: texts) ?? ""
      return joined(&choices) { _, _ in separator }
    case .listed: return joined(&choices) { number, _ in texts[number % texts.count] }
    case .woven: return woven(&choices)
    case .alternating: return joined(&choices) { $1.one(of: texts) ?? "" }
    case .runs: return runs(&choices)
    }
  }

  /// What stands alone, or between texts.
  private func part(_ length: Int, _ choices: inout Choices) -> String {
    if let format { return format.text(&choices, knowing: []) }
    if isWorded, choices.boolean(), let word = choices.one(of: texts) { return word }
    guard isSmall else { return choices.plainText(of: alphabet, count: length) }
    let number = String(choices.integer(in: 1...12))
    return String(repeating: "0", count: max(0, length - number.count)) + number.suffix(length)
  }

  /// A text with another one before it, behind it, or both; a count that is known is mostly that of
  /// the whole.
  private func between(_ choices: inout Choices) -> String {
    let prefix = choices.isLikely(6) ? choices.one(of: texts) ?? "" : ""
    let suffix = prefix.isEmpty || choices.isLikely(2) ? choices.one(of: texts) ?? "" : ""
    let isRest = !isWhole || choices.isLikely(2)
    let rest = isRest ? count : max(0, count - prefix.count - suffix.count)
    return prefix + part(rest, &choices) + suffix
  }

  /// All texts in their order, each with a part behind it but perhaps the last.
  private func woven(_ choices: inout Choices) -> String {
    var text = ""
    for (number, piece) in texts.enumerated() {
      text += piece
      if number == texts.count - 1, choices.boolean() { break }
      text += part(choices.integer(in: 1...3), &choices)
    }
    return text
  }

  /// Runs of some alphabets in their order, and a rest, as a bank account begins with two letters and
  /// two digits.
  private func runs(_ choices: inout Choices) -> String {
    var text = ""
    let likelihood: UInt64 = alphabets.count > 2 ? 4 : 6
    for (number, alphabet) in alphabets.enumerated() where choices.isLikely(likelihood) {
      text += choices.plainText(of: alphabet, count: length(of: number, &choices))
    }
    return text + part(max(0, count - text.unicodeScalars.count), &choices)
  }

  /// Some parts with a text between each two.
  ///
  /// - Parameter separator: The text behind the part of a number.
  private func joined(
    _ choices: inout Choices, separator: (Int, inout Choices) -> String
  ) -> String {
    var text = part(length(of: 0, &choices), &choices)
    for number in 0..<max(0, parts(&choices) - 1) {
      text += separator(number, &choices)
      text += part(length(of: number + 1, &choices), &choices)
    }
    return text
  }

  /// How many parts there are: as many as have lengths of their own or fewer, as the count says, or
  /// few.
  private func parts(_ choices: inout Choices) -> Int {
    if case .listed(let lengths) = lengths, choices.boolean() {
      return choices.integer(in: 2...max(2, lengths.count))
    }
    return choices.boolean() ? min(count, 16) : choices.integer(in: 2...4)
  }

  private func length(of part: Int, _ choices: inout Choices) -> Int {
    switch lengths {
    case .varied: choices.integer(in: 1...4)
    case .equal(let length): min(length, 64)
    case .listed(let lengths): min(lengths[lengths.startIndex + part % lengths.count], 64)
    }
  }
}

// MARK: - Draws

extension Choices {
  /// One of several things, each as likely; nil where there are none.
  mutating func one<T>(of all: [T]) -> T? {
    all.isEmpty ? nil : all[randomIndex(below: all.count)]
  }

  /// Yes, in so many of eight cases.
  mutating func isLikely(_ eighths: UInt64) -> Bool { nextWord() & 7 < eighths }

  /// A text in which each character is as likely.
  mutating func plainText(of alphabet: Alphabet, count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count { scalars.append(alphabet.scalar(at: randomIndex(below: alphabet.count))) }
    return String(scalars)
  }
}
