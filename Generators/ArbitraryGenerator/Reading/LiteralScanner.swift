/// Gathers the literals of files, those in function bodies too, in one pass over their bytes.
struct LiteralScanner {
  /// Longer texts are messages and no values that code compares with.
  private static let longestText = 64
  /// Integers up to this one come up by chance.
  private static let commonIntegers = 16

  private let bytes: SourceBytes
  private var offset = 0
  private var literals: Literals

  /// Adds all literals of a file but those with escapes or interpolations.
  static func scan(_ file: SourceFile, into literals: inout Literals) {
    file.bytes.withUnsafeBufferPointer { buffer in
      var scanner = LiteralScanner(bytes: SourceBytes(buffer), literals: literals)
      // Two owners would copy all that was found so far.
      literals = Literals()
      while scanner.offset < buffer.count { scanner.scanNext() }
      literals = scanner.literals
    }
  }

  private init(bytes: SourceBytes, literals: Literals) {
    self.bytes = bytes
    self.literals = literals
  }

  private mutating func scanNext() {
    offset = bytes.firstOffset(from: offset, of: .literal)
    let byte = bytes[offset]
    if bytes.isClass(.digit, at: offset) {
      scanNumber()
    } else if byte == ASCII.quote {
      scanText()
    } else if let end = endOfVersions(at: offset) {
      offset = end
    } else {
      offset = bytes.endOfHiding(byte, at: offset, depth: 0)
    }
  }

  // MARK: - Literals

  private mutating func scanText() {
    let start = offset
    offset = bytes.endOfString(quote: start, hashes: 0)
    let text = start + 1..<offset - 1
    guard (1...LiteralScanner.longestText).contains(text.count), bytes[offset - 1] == ASCII.quote,
      bytes.firstOffset(from: text.lowerBound, of: .noText) == text.upperBound
    else { return }
    literals.texts.insert(bytes.text(text), isCompared: isCompared(start..<offset))
  }

  /// Digits that are no part of a name, nor a tuple's member. Most numbers in code are of one
  /// digit: those come up by chance.
  private mutating func scanNumber() {
    let start = offset
    let previous = bytes[start - 1]
    guard !bytes.isClass(.namePart, at: start - 1) else {
      offset = bytes.firstOffset(from: start, notOf: .namePart)
      return
    }
    let number = bytes.number(at: start)
    offset = number.end
    let isMember = previous == ASCII.dot && bytes[start - 2] != ASCII.dot
    guard !isMember, number.isFloat || number.end > start + 1 else { return }
    let isNegative = previous == ASCII.minus
    let place = (isNegative ? start - 1 : start)..<offset
    let text = (isNegative ? "-" : "") + digits(start..<offset)
    if number.isFloat, let value = Double(text), value.isFinite {
      literals.numbers.insert(value, isCompared: isCompared(place))
    } else if let integer = LiteralScanner.integer(text),
      integer.magnitude > UInt(LiteralScanner.commonIntegers)
    {
      literals.integers.insert(integer, isCompared: isCompared(place))
    }
  }

  private func digits(_ range: Range<Int>) -> String {
    let text = bytes.text(range)
    return text.utf8.contains(ASCII.underscore) ? text.filter { $0 != "_" } : text
  }

  private static func integer(_ text: String) -> Int? {
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
    guard bytes[start] == ASCII.at || bytes[start] == ASCII.hash else { return nil }
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

  /// Whether the literal stands beside `==`, `<` or their like, bounds a range or follows `case`.
  private func isCompared(_ place: Range<Int>) -> Bool {
    var start = place.lowerBound
    while start > 0, bytes.isClass(.blank, at: start - 1) { start -= 1 }
    let end = bytes.firstOffset(from: place.upperBound, notOf: .blank)
    return endsComparison(start) || startsComparison(end) || bytes.matches("case", at: start - 4)
  }

  private func endsComparison(_ end: Int) -> Bool {
    switch bytes[end - 1] {
    case ASCII.less, ASCII.greater: true
    case ASCII.equals: "=!<>~".utf8.contains(bytes[end - 2])
    case ASCII.dot: bytes[end - 2] == ASCII.dot
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
