/// Words that were added lately, some 250 of them: most literals come up again and again, and to see
/// that here takes less than to look them up among all.
struct RecentWords: Sendable {
  private static let bits: UInt64 = 8

  /// Each at the place that its hash is of, where it takes that of another one.
  private var words = [PackedWord](repeating: PackedWord(), count: 1 << bits)

  /// Adds a word, which is not empty; answers whether it is another one than stood there.
  mutating func insert(_ word: PackedWord) -> Bool {
    let place = Int(word.hash &>> (64 - Self.bits))
    guard words[place] != word else { return false }
    words[place] = word
    return true
  }
}

extension Literals {
  mutating func insert(_ integer: Int, isCompared: Bool) {
    let word = PackedWord(integer).tagged(isCompared)
    if recentIntegers.insert(word) { integers.insert(integer, isCompared: isCompared) }
  }

  /// Adds a text of a file.
  mutating func insert(_ text: Range<Int>, of bytes: SourceBytes, isCompared: Bool) {
    if text.count < PackedWord.capacity {
      guard recentTexts.insert(bytes.word(text).tagged(isCompared)) else { return }
    }
    texts.insert(bytes.text(text), isCompared: isCompared)
  }
}

extension PackedWord {
  /// The word with one more byte behind it, which tells those that are compared from others.
  fileprivate func tagged(_ isCompared: Bool) -> PackedWord {
    var word = self
    word.append(isCompared ? 1 : 2)
    return word
  }
}
