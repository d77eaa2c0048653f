/// How the texts, numbers and collections of an attempt are drawn that follows clues.
///
/// Each text has a form (`TextForm`), and collections have the counts of forms. In half of the
/// attempts all have the same, so that the rows of a board are as many as its columns are; in fewer
/// where several forms are known, which are for different texts.
@usableFromInline
final class Quest {
  let clues: Choices.Clues
  /// Of 256 numbers, how many are at edges in attempts that ask nothing of them.
  @usableFromInline let edges: UInt64
  /// What the attempt's forms are drawn from; nil where each text has one of its own.
  private var common: Choices?
  private var numbers = Numbers.free
  /// How many keys were drawn, where keys are the texts in their order.
  private var keys: Int?
  /// Whether the text that is drawn next is a key.
  @usableFromInline var isAtKey = false

  /// What the numbers of an attempt are.
  private enum Numbers {
    case free
    case around
    case within(ClosedRange<Int>)
    /// Some numbers in their order, such as those that a file begins with; whether they are all of
    /// a collection.
    case listed([Int], next: Int, isWhole: Bool)
  }

  init(_ clues: Choices.Clues, edges: UInt64) {
    self.clues = clues
    self.edges = edges
  }

  /// Begins another attempt.
  ///
  /// - Returns: Whether its numbers follow clues.
  func begin(_ word: UInt64) -> Bool {
    let hasForms = clues.patterns.count + clues.formats.count > 1
    let isCommon = word & (hasForms ? 7 : 1) == 0
    common = isCommon ? Choices(state: word, size: 100, tape: nil) : nil
    var choices = Choices(state: ~word, size: 100, tape: nil)
    keys = clues.texts.count > 1 && choices.isLikely(3) ? 0 : nil
    isAtKey = false
    numbers = chosenNumbers(&choices)
    if case .free = numbers { return false }
    return true
  }

  private func chosenNumbers(_ choices: inout Choices) -> Numbers {
    if choices.isLikely(clues.formats.isEmpty && clues.texts.isEmpty ? 0 : 2) {
      let bytes = TextForm(clues, &choices).text(&choices).utf8.map(Int.init)
      return .listed(bytes, next: 0, isWhole: true)
    }
    guard let first = choices.one(of: clues.numbers), choices.isLikely(6) else { return .free }
    switch choices.integer(in: 0...3) {
    case 0: return .around
    case 1:
      let start = choices.randomIndex(below: clues.numbers.count)
      return .listed(Array(clues.numbers[start...]), next: 0, isWhole: false)
    default:
      let other = choices.one(of: clues.numbers) ?? first
      let second = choices.boolean() ? other : choices.integer(in: 0...1)
      return .within(min(first, second)...max(first, second))
    }
  }

  /// A form, drawn from the attempt's own state or from a word.
  private func form(_ word: UInt64) -> TextForm {
    var choices = common ?? Choices(state: word, size: 100, tape: nil)
    return TextForm(clues, &choices)
  }

  /// How many elements a collection has; nil where no clue tells.
  func count(_ word: UInt64) -> Int? {
    if case .listed(let list, _, true) = numbers {
      numbers = .listed(list, next: 0, isWhole: true)
      return list.count
    }
    if keys != nil { return clues.texts.count }
    return clues.counts.isEmpty ? nil : form(word).count
  }

  /// A number; nil where no clue tells.
  func number(_ word: UInt64) -> Int? {
    switch numbers {
    case .free: return nil
    case .around:
      var choices = Choices(state: word, size: 100, tape: nil)
      return choices.one(of: clues.numbers).map { $0 &+ choices.integer(in: -1...1) }
    case .within(let range):
      return range.lowerBound &+ Int(word % UInt64(range.upperBound &- range.lowerBound &+ 1))
    case .listed(let list, let next, let isWhole):
      guard next < list.count else { return nil }
      numbers = .listed(list, next: next + 1, isWhole: isWhole)
      return list[next]
    }
  }

  /// A text.
  ///
  /// - Parameters:
  ///   - most: How many characters a count may ask for.
  ///   - range: How many characters there are to be.
  func text(_ word: UInt64, atMost most: Int, within range: ClosedRange<Int>?) -> String {
    if isAtKey, let number = keys {
      keys = (number + 1) % clues.texts.count
      return clues.texts[number]
    }
    var choices = Choices(state: ~word, size: 100, tape: nil)
    var form = form(word)
    form.count = min(form.count, most)
    if let range { form.count = min(max(form.count, range.lowerBound), range.upperBound) }
    return form.text(&choices)
  }
}
