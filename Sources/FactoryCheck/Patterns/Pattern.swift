/// A regular expression, read to make texts that it matches.
///
/// What it has is what the usual engines have in common: characters, classes, groups, alternatives
/// and repetitions. What looks around or back says nothing of how to make a text, and is refused.
indirect enum Pattern: Sendable, Equatable {
  /// One character of several.
  case character(Alphabet)
  case sequence([Pattern])
  /// Two at least.
  case alternatives([Pattern])
  case repetition(Pattern, ClosedRange<Int>)

  /// What matches nothing but the empty text.
  static let empty = Pattern.sequence([])

  /// Whether its texts have more than so many repetitions of something, or may have.
  func repeats(moreThan most: Int) -> Bool {
    switch self {
    case .character: false
    case .sequence(let parts), .alternatives(let parts):
      parts.contains { $0.repeats(moreThan: most) }
    case .repetition(let part, let count):
      count.lowerBound > most || count.upperBound > most && count.upperBound < .max
        || part.repeats(moreThan: most)
    }
  }

  /// How many parts each text has at least, where one that is empty counts as well.
  var leastSteps: Int {
    switch self {
    case .character: 1
    case .sequence(let parts): parts.reduce(0) { Pattern.sum($0, $1.leastSteps) }
    case .alternatives(let all): all.map(\.leastSteps).min() ?? 0
    case .repetition(let part, let count):
      Pattern.product(max(1, part.leastSteps), count.lowerBound)
    }
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? .max : product
  }

  /// Draws a text, and appends it.
  ///
  /// The first alternative, the fewest repetitions and the first character of a class are the
  /// simplest.
  func draw(_ choices: inout Choices, to text: inout String) throws(Discard) {
    switch self {
    case .character(let alphabet):
      let isOnly = alphabet.count == 1
      text.unicodeScalars.append(isOnly ? alphabet.scalar(at: 0) : choices.scalar(of: alphabet))
    case .sequence(let parts):
      for part in parts { try part.draw(&choices, to: &text) }
    case .alternatives(let all):
      choices.begin(.alternatives(all.count))
      defer { choices.end() }
      try all[choices.alternative(of: all.count)].draw(&choices, to: &text)
    case .repetition(.character(let alphabet), let count):
      text += choices.text(of: alphabet, count: count)
    case .repetition(let part, let count):
      let parts = try choices.array(count: count) { choices throws(Discard) in
        var text = ""
        try part.draw(&choices, to: &text)
        return text
      }
      for part in parts { text += part }
    }
  }
}

// MARK: - Classes of characters

extension Alphabet {
  /// What `\w` matches, of ASCII.
  static let wordCharacters = alphanumerics + "_"

  /// What `\s` matches, of ASCII. A carriage return would become one character with a line's end
  /// behind it, which engines that match characters take for neither.
  static let spaces: Alphabet = " \t\n"

  /// What classes that say what they do not hold are taken from: of several scripts, and nothing
  /// that joins up with its neighbours or is a digit beyond ASCII.
  static let unjoined =
    ascii + Alphabet("À"..."ÿ") + Alphabet("あ"..."ん") + Alphabet("😀"..."😿") + spaces
}
