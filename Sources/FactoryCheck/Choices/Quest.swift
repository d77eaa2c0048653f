/// How the texts and collections of an attempt are drawn that follows clues.
///
/// Each has a form: an alphabet, a count, and what is put around and between, or is all of it. In
/// half of the attempts all have the same, so that the rows of a board are as many as its columns
/// are; in fewer where several forms are known, which are for different texts.
@usableFromInline
final class Quest {
  let clues: Choices.Clues
  /// What the attempt's forms are drawn from; nil where each text has one of its own.
  private var common: Choices?

  init(_ clues: Choices.Clues) { self.clues = clues }

  /// Begins another attempt.
  func begin(_ word: UInt64) {
    let hasForms = clues.patterns.count + clues.formats.count > 1
    let isCommon = word & (hasForms ? 7 : 1) == 0
    common = isCommon ? Choices(state: word, size: 100, tape: nil) : nil
  }

  /// A form, drawn from the attempt's own state or from a word.
  private func form(_ word: UInt64) -> Form {
    var choices = common ?? Choices(state: word, size: 100, tape: nil)
    return Form(clues, &choices)
  }

  /// How many elements a collection has; nil where no clue tells.
  func count(_ word: UInt64) -> Int? { clues.counts.isEmpty ? nil : form(word).count }

  /// A text.
  ///
  /// - Parameter most: How many characters a count may ask for.
  func text(_ word: UInt64, atMost most: Int) -> String {
    var choices = Choices(state: ~word, size: 100, tape: nil)
    var form = form(word)
    form.count = min(form.count, most)
    return form.text(&choices)
  }
}

// MARK: - Forms

/// How one text is made.
private struct Form {
  /// How its parts are put together.
  enum Frame { case bare, exact, between, joined, listed, woven, alternating }

  let alphabet: Alphabet
  var count: Int
  /// Whether the count is that of the whole text, which clues tell.
  let isWhole: Bool
  let frame: Frame
  let texts: [String]
  /// How a text of a known form is drawn, which has all of the rest in it.
  let known: ((inout Choices) -> String?)?

  /// Alphabets that checks mostly ask for.
  private static let usual: [Alphabet] = [
    .digits, .hexDigits, .smallLetters, .capitals, .letters, .alphanumerics, .ascii,
  ]

  init(_ clues: Choices.Clues, _ choices: inout Choices) {
    alphabet = Form.alphabet(clues.alphabets, &choices)
    count = Form.count(clues.counts, &choices)
    isWhole = !clues.counts.isEmpty
    frame = choices.one(of: Form.frames(of: clues.texts)) ?? .bare
    texts = clues.texts
    known = Form.known(clues, &choices)
  }

  private static func frames(of texts: [String]) -> [Frame] {
    switch texts.count {
    case 0: [.bare]
    case 1: [.bare, .exact, .between, .between, .joined, .joined]
    default: [.bare, .exact, .between, .joined, .listed, .listed, .woven, .alternating]
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

  private static func known(
    _ clues: Choices.Clues, _ choices: inout Choices
  ) -> ((inout Choices) -> String?)? {
    if choices.isLikely(6), let pattern = choices.one(of: clues.patterns) {
      return { choices in
        var text = ""
        return (try? pattern.draw(&choices, to: &text)).map { text }
      }
    }
    guard choices.isLikely(6), let format = choices.one(of: clues.formats) else { return nil }
    return { choices in format.text(&choices, knowing: clues.texts) }
  }

  func text(_ choices: inout Choices) -> String {
    if let known, let text = known(&choices) { return text }
    switch frame {
    case .bare: return choices.plainText(of: alphabet, count: count)
    case .exact: return choices.one(of: texts) ?? ""
    case .between: return between(&choices)
    case .joined:
      let separator = choices.one(of: texts) ?? ""
      return joined(&choices) { _, _ in separator }
    case .listed: return joined(&choices) { number, _ in texts[number % texts.count] }
    case .woven: return woven(&choices)
    case .alternating: return joined(&choices) { $1.one(of: texts) ?? "" }
    }
  }

  /// A text with another one before it, behind it, or both; a count that is known is mostly that of
  /// the whole.
  private func between(_ choices: inout Choices) -> String {
    let prefix = choices.isLikely(6) ? choices.one(of: texts) ?? "" : ""
    let suffix = prefix.isEmpty || choices.isLikely(2) ? choices.one(of: texts) ?? "" : ""
    let isRest = !isWhole || choices.isLikely(2)
    let rest = isRest ? count : max(0, count - prefix.count - suffix.count)
    return prefix + choices.plainText(of: alphabet, count: rest) + suffix
  }

  /// All texts in their order, each with a part behind it but perhaps the last.
  private func woven(_ choices: inout Choices) -> String {
    var text = ""
    for (number, piece) in texts.enumerated() {
      text += piece
      if number == texts.count - 1, choices.boolean() { break }
      text += choices.plainText(of: alphabet, count: choices.integer(in: 1...3))
    }
    return text
  }

  /// Some parts with a text between each two, mostly of few characters.
  ///
  /// - Parameter separator: The text behind the part of a number.
  private func joined(
    _ choices: inout Choices, separator: (Int, inout Choices) -> String
  ) -> String {
    let parts = choices.isLikely(4) ? min(count, 16) : choices.integer(in: 2...4)
    let length = choices.integer(in: 1...3)
    var text = choices.plainText(of: alphabet, count: length)
    for number in 0..<max(0, parts - 1) {
      text += separator(number, &choices)
      let varied = choices.isLikely(4) ? length : choices.integer(in: 1...4)
      text += choices.plainText(of: alphabet, count: varied)
    }
    return text
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
