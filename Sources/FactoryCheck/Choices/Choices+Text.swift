extension Choices {
  /// A text of an alphabet's characters; the empty or else shortest one of the first character is
  /// the simplest.
  ///
  /// Most texts are short and of the alphabet's simplest characters, in some all of it appears, and
  /// texts that are known to make trouble (`TextEdges`) come where the alphabet and the range
  /// allow.
  ///
  /// - Parameters:
  ///   - alphabet: The characters, one at least.
  ///   - range: How many scalars; without it mostly few.
  @inlinable
  mutating func text(of alphabet: Alphabet, count range: ClosedRange<Int>?) -> String {
    if isTaped, let tape { return recordedText(tape, of: alphabet, count: range) }
    return randomText(of: alphabet, count: range)
  }

  /// One character of an alphabet; the first is the simplest.
  @inlinable
  mutating func scalar(of alphabet: Alphabet) -> Unicode.Scalar {
    if isTaped, let tape { return recordedScalar(tape, of: alphabet) }
    return alphabet.scalar(at: randomPlace(in: alphabet))
  }
}

extension Choices {
  /// Any character: a scalar, or one of those that consist of several.
  @inlinable
  mutating func character() -> Character {
    let place =
      if isTaped, let tape { recordedCharacter(tape) } else { randomCharacter() }
    return TextEdges.character(at: place)
  }
}

// MARK: - Random texts

extension Choices {
  @usableFromInline
  mutating func randomText(of alphabet: Alphabet, count range: ClosedRange<Int>?) -> String {
    // A tape is asked for nothing here, so that no random word may go either.
    if range?.upperBound == 0 { return "" }
    if let text = soughtText(of: alphabet, count: range) { return text }
    let before = state
    let word = nextWord()
    if word & 0xff < edges, word & 0x100 == 0 {
      return recurringText(word >> 11, of: alphabet, count: range)
    }
    recentText = before
    return text(word, of: alphabet, count: range)
  }

  /// A text that follows clues, in attempts that do; nil where it does not fit.
  private mutating func soughtText(of alphabet: Alphabet, count range: ClosedRange<Int>?) -> String?
  {
    guard let quest else { return nil }
    let most = Clues.largestCount >> (4 * nesting)
    let text = quest.takeUnretainedValue()
      .text(nextWord(), atMost: max(most, 8), within: range)
    let fits = range?.contains(text.unicodeScalars.count) ?? true
    return fits && alphabet.contains(text) ? text : nil
  }

  private mutating func text(
    _ word: UInt64, of alphabet: Alphabet, count range: ClosedRange<Int>?
  ) -> String {
    if word & 0xff < edges, word & 0x200 == 0,
      let edge = edgeText(word >> 11, of: alphabet, count: range)
    {
      return edge
    }
    return commonText(word >> 48, of: alphabet, count: range)
  }

  private mutating func commonText(
    _ word: UInt64, of alphabet: Alphabet, count range: ClosedRange<Int>?
  ) -> String {
    let count = randomLength(in: range)
    let scope = Choices.scope(word, of: alphabet)
    guard scope <= alphabet.ascii.count else { return wideText(count, of: alphabet, scope: scope) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      alphabet.ascii.withUnsafeBufferPointer { fill(buffer, count, from: $0, scope) }
      return count
    }
  }

  /// How many of the alphabet's characters, the simplest ones, a text is drawn from.
  private static func scope(_ word: UInt64, of alphabet: Alphabet) -> Int {
    // Few characters make repetitions.
    if word & 15 == 0 { return min(alphabet.count, 2) }
    if alphabet.count <= 128 { return alphabet.count }
    switch word >> 4 & 15 {
    case 0: return min(alphabet.count, 0x100)
    case 1: return min(alphabet.count, 0x800)
    case 2, 3: return alphabet.count
    case 4, 5: return min(alphabet.count, 0x80)
    default: return min(alphabet.count, 95)
    }
  }

  /// Fills a buffer with characters, four of each random word.
  private mutating func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: Int,
    from ascii: UnsafeBufferPointer<UInt8>, _ scope: Int
  ) {
    let scope = UInt64(truncatingIfNeeded: scope)
    var word: UInt64 = 0
    var index = 0
    while index < count {
      if index & 3 == 0 { word = nextWord() }
      buffer[index] = ascii[Int(truncatingIfNeeded: ((word & 0xffff) &* scope) >> 16)]
      word >>= 16
      index &+= 1
    }
  }

  private mutating func wideText(_ count: Int, of alphabet: Alphabet, scope: Int) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.reserveCapacity(count)
    for _ in 0..<count { scalars.append(alphabet.scalar(at: widePlace(in: alphabet, scope))) }
    return String(scalars)
  }

  /// A place below the scope, or that of a scalar that makes trouble, as likely.
  private mutating func widePlace(in alphabet: Alphabet, _ scope: Int) -> Int {
    let word = nextWord()
    if word & 1 == 0 {
      let edge = TextEdges.scalars[Int((word >> 8) % UInt64(TextEdges.scalars.count))]
      if let place = alphabet.place(of: edge) { return place }
    }
    return Int(uniform(below: UInt64(scope)))
  }

  @usableFromInline
  mutating func randomPlace(in alphabet: Alphabet) -> Int {
    let scope = Choices.scope(nextWord() | 1, of: alphabet)
    if scope > 128 { return widePlace(in: alphabet, scope) }
    return Int(truncatingIfNeeded: uniform(below: UInt64(truncatingIfNeeded: scope)))
  }

  /// A place among the scalars, or behind them one among the clusters.
  @usableFromInline
  mutating func randomCharacter() -> Int {
    let word = nextWord()
    if word & 0xff >= edges { return randomPlace(in: .unicode) }
    return Alphabet.unicode.count + Int((word >> 8) % UInt64(TextEdges.clusters.count))
  }

  private mutating func randomLength(in range: ClosedRange<Int>?) -> Int {
    guard let range else { return randomCount() }
    return range.lowerBound == range.upperBound ? range.lowerBound : randomCount(in: range)
  }
}

// MARK: - Edges

extension Choices {
  /// A text known to make trouble; nil where it does not fit.
  private mutating func edgeText(
    _ word: UInt64, of alphabet: Alphabet, count range: ClosedRange<Int>?
  ) -> String? {
    if let literal = literalText(of: alphabet, count: range) { return literal }
    if word & 63 == 0, range == nil, size == 100 { return longText(of: alphabet) }
    let edge = TextEdges.texts[Int((word >> 6) % UInt64(TextEdges.texts.count))]
    let fits = range?.contains(edge.unicodeScalars.count) ?? true
    return fits && alphabet.contains(edge) ? edge : nil
  }

  /// The text before, made again from the random state that made it; one time in three with its
  /// last character gone or one more.
  private mutating func recurringText(
    _ word: UInt64, of alphabet: Alphabet, count range: ClosedRange<Int>?
  ) -> String {
    let now = state
    state = recentText
    var text = text(nextWord(), of: alphabet, count: range)
    state = now
    if word % 3 == 0 { vary(&text, isLonger: word & 8 == 0, of: alphabet, within: range) }
    return text
  }

  private func vary(
    _ text: inout String, isLonger: Bool, of alphabet: Alphabet, within range: ClosedRange<Int>?
  ) {
    let count = text.unicodeScalars.count
    guard range?.contains(isLonger ? count + 1 : count - 1) ?? (isLonger || count > 0) else {
      return
    }
    if isLonger {
      text.unicodeScalars.append(alphabet.scalar(at: 0))
    } else {
      // Taking it away in place would cost as much as twenty texts.
      text = String(text.unicodeScalars.dropLast())
    }
  }

  private mutating func longText(of alphabet: Alphabet) -> String {
    let count = 1 << Int(8 + nextWord() & 3)
    return commonText(nextWord(), of: alphabet, count: count...count)
  }
}

// MARK: - Recorded texts

extension Choices {
  /// Records a text as a count and one choice a character. The random text is drawn whole, as
  /// without a tape, where the tape leaves the first of them to chance.
  @usableFromInline
  mutating func recordedText(
    _ tape: Tape, of alphabet: Alphabet, count range: ClosedRange<Int>?
  ) -> String {
    begin(.collection)
    var fresh: [Int]?
    let count = recordedLength(tape, of: alphabet, in: range, &fresh)
    var scalars = String.UnicodeScalarView()
    for index in 0..<count {
      begin(.element)
      let place = tape.choose(.character, in: 0...Int128(alphabet.count - 1), origin: 0) {
        let places = fresh ?? randomPlaces(of: alphabet, count: count...count)
        fresh = places
        return Int128(places[index])
      }
      scalars.append(alphabet.scalar(at: Int(place)))
      end()
    }
    end()
    return String(scalars)
  }

  private mutating func recordedLength(
    _ tape: Tape, of alphabet: Alphabet, in range: ClosedRange<Int>?, _ fresh: inout [Int]?
  ) -> Int {
    let bounds = range ?? 0...(1 << 20)
    if bounds.lowerBound == bounds.upperBound { return bounds.lowerBound }
    let lower = Int128(bounds.lowerBound)
    let count = tape.choose(.count, in: lower...Int128(bounds.upperBound), origin: lower) {
      let places = randomPlaces(of: alphabet, count: range)
      fresh = places
      return Int128(places.count)
    }
    return Int(count)
  }

  private mutating func randomPlaces(of alphabet: Alphabet, count: ClosedRange<Int>?) -> [Int] {
    randomText(of: alphabet, count: count).unicodeScalars.map { alphabet.place(of: $0) ?? 0 }
  }

  @usableFromInline
  mutating func recordedScalar(_ tape: Tape, of alphabet: Alphabet) -> Unicode.Scalar {
    let place = tape.choose(.character, in: 0...Int128(alphabet.count - 1), origin: 0) {
      Int128(randomPlace(in: alphabet))
    }
    return alphabet.scalar(at: Int(place))
  }

  @usableFromInline
  mutating func recordedCharacter(_ tape: Tape) -> Int {
    let last = Alphabet.unicode.count + TextEdges.clusters.count - 1
    return Int(
      tape.choose(.character, in: 0...Int128(last), origin: 0) { Int128(randomCharacter()) })
  }
}
