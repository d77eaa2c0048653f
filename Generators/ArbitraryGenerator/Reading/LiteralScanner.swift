/// Gathers the literals of a file, those in function bodies too, in one pass over its bytes: all
/// but those with escapes or interpolations.
struct LiteralScanner {
  /// Longer texts are messages and no values that code compares with.
  private static let longestText = 64
  /// Integers up to this one come up by chance.
  private static let commonIntegers = 16

  private let bytes: SourceBytes
  private var offset = 0
  /// Where versions end, which are no values.
  private var endOfVersions = 0
  private(set) var literals: Literals

  /// - Parameter literals: Those of other files, which are added to.
  init(_ bytes: SourceBytes, addingTo literals: Literals) {
    self.bytes = bytes
    self.literals = literals
  }

  /// Goes on to the end of the file.
  mutating func finish() { scan(upTo: bytes.count) }

  /// Goes on behind the brace that closes the one at `start`; answers where that is, as
  /// `SourceBytes` does, so that nobody has to read over bodies a second time.
  mutating func endOfBraces(at start: Int) -> Int? {
    guard start >= offset else { return bytes.endOfBrackets(at: start) }
    scan(upTo: start)
    var unclosed = 0
    repeat {
      offset = bytes.firstOffset(from: offset, of: .literalOrBrace)
      guard offset < bytes.count else { return nil }
      switch bytes[offset] {
      case ASCII.leftBrace:
        unclosed += 1
        offset += 1
      case ASCII.rightBrace:
        unclosed -= 1
        offset += 1
      default: scanNext()
      }
    } while unclosed > 0
    return offset
  }

  private mutating func scan(upTo end: Int) {
    while true {
      offset = bytes.firstOffset(from: offset, of: .literal)
      guard offset < end else { break }
      scanNext()
    }
    offset = end
  }

  /// Goes behind a literal, or what may hide one. Inlined, since bodies are gone through by this.
  @inline(__always)
  private mutating func scanNext() {
    let byte = bytes[offset]
    if bytes.isClass(.digit, at: offset) { return scanNumber() }
    if byte == ASCII.quote { return scanText() }
    if byte == ASCII.at || byte == ASCII.hash, let end = endOfVersions(at: offset) {
      endOfVersions = end
    }
    offset = bytes.endOfHiding(byte, at: offset, depth: 0)
  }

  // MARK: - Literals

  private mutating func scanText() {
    let start = offset
    let stop = bytes.firstOffset(from: start + 1, of: .noText)
    // Most texts are of one line, with nothing in them that has to be looked at.
    let isSimple = bytes[stop] == ASCII.quote && stop > start + 1
    offset = isSimple ? stop + 1 : bytes.endOfString(quote: start, hashes: 0)
    // A quote at the end of a line is the whole of a string that is not closed.
    guard offset > start + 1 else { return }
    let text = start + 1..<offset - 1
    guard start >= endOfVersions, (1...LiteralScanner.longestText).contains(text.count),
      bytes[offset - 1] == ASCII.quote, isPlain(text, from: stop)
    else { return }
    literals.insert(text, of: bytes, isCompared: isCompared(start..<offset))
  }

  /// Whether a text says what it is where it stands, by escapes too, and nothing is put into it.
  ///
  /// - Parameter stop: Where the first byte stands that has to be looked at.
  private func isPlain(_ text: Range<Int>, from stop: Int) -> Bool {
    var position = stop
    while position < text.upperBound, bytes[position] == ASCII.backslash,
      bytes[position + 1] != ASCII.leftParen
    {
      position = bytes.firstOffset(from: position + 2, of: .noText)
    }
    return position == text.upperBound
  }

  /// Digits that are no part of a name, nor a tuple's member. Most numbers in code are of one
  /// digit, and most names with digits end with one: those come up by chance.
  private mutating func scanNumber() {
    let start = offset
    guard bytes.isClass(.namePart, at: start + 1) || bytes[start + 1] == ASCII.dot else {
      offset = start + 1
      return
    }
    let previous = bytes[start - 1]
    guard !bytes.isClass(.namePart, at: start - 1) else {
      offset = bytes.firstOffset(from: start, notOf: .namePart)
      return
    }
    let number = bytes.number(at: start)
    offset = number.end
    let isMember = previous == ASCII.dot && bytes[start - 2] != ASCII.dot
    guard start >= endOfVersions, !isMember, number.isFloat || number.end > start + 1 else {
      return
    }
    let isNegative = previous == ASCII.minus
    let place = (isNegative ? start - 1 : start)..<offset
    if number.isFloat {
      guard let value = Double(digits(place)), value.isFinite, !value.isSubnormal else { return }
      literals.numbers.insert(value, isCompared: isCompared(place))
    } else if let integer = integer(place),
      integer.magnitude > UInt(LiteralScanner.commonIntegers)
    {
      literals.insert(integer, isCompared: isCompared(place))
    }
  }

  /// The integer in the range: most are of plain digits, which are read without a string.
  private func integer(_ range: Range<Int>) -> Int? {
    guard range.count <= 18 else { return Self.integer(digits(range)) }
    let isNegative = bytes[range.lowerBound] == ASCII.minus
    var magnitude = 0
    for offset in isNegative ? range.dropFirst() : range {
      guard bytes.isClass(.digit, at: offset) else { return Self.integer(digits(range)) }
      magnitude = 10 * magnitude + Int(bytes[offset] - UInt8(ascii: "0"))
    }
    return isNegative ? -magnitude : magnitude
  }

  private func digits(_ range: Range<Int>) -> String {
    let text = bytes.text(range)
    return text.has(ASCII.underscore) ? text.filter { $0 != "_" } : text
  }

  /// The number that a literal is, without underscores.
  static func integer(_ text: String) -> Int? {
    if let decimal = Int(text) { return decimal }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix)
    }
    return nil
  }

  // MARK: - Versions

  /// What has numbers of versions in its brackets, or words for those who use an old one.
  private static let versioned: [StaticString] = [
    "@available", "#available", "#unavailable", "@backDeployed", "@_spi_available",
    "@_originallyDefined",
  ]

  /// The offset behind conditions of a platform, a language or a module, whose versions are no
  /// values.
  private func endOfVersions(at start: Int) -> Int? {
    if bytes.matches("#if ", at: start) || bytes.matches("#elseif ", at: start) {
      return bytes.endOfLine(from: start)
    }
    for word in LiteralScanner.versioned where bytes.matches(word, at: start) {
      let open = bytes.firstOffset(from: start + word.utf8CodeUnitCount, notOf: .blank)
      return bytes[open] == ASCII.leftParen ? bytes.endOfBrackets(at: open) : nil
    }
    return nil
  }

  // MARK: - Comparisons

  /// Whether the literal stands beside `==`, `<` or their like, on another line too, bounds a range
  /// or follows `case`.
  private func isCompared(_ place: Range<Int>) -> Bool {
    var start = place.lowerBound
    while start > 0, bytes.isClass(.space, at: start - 1) { start -= 1 }
    let end = bytes.firstOffset(from: place.upperBound, notOf: .space)
    return endsComparison(start) || startsComparison(end) || bytes.matches("case", at: start - 4)
  }

  private func endsComparison(_ end: Int) -> Bool {
    switch bytes[end - 1] {
    case ASCII.less, ASCII.greater: true
    case ASCII.equals: isComparing(bytes[end - 2])
    case ASCII.dot: bytes[end - 2] == ASCII.dot
    default: false
    }
  }

  /// Whether a byte before `=` makes it the end of a comparison.
  private func isComparing(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.equals, ASCII.exclamation, ASCII.less, ASCII.greater, UInt8(ascii: "~"): true
    default: false
    }
  }

  private func startsComparison(_ start: Int) -> Bool {
    switch bytes[start] {
    case ASCII.less, ASCII.greater: true
    case ASCII.equals, ASCII.exclamation: bytes[start + 1] == ASCII.equals
    case ASCII.dot: bytes[start + 1] == ASCII.dot
    default: false
    }
  }
}
