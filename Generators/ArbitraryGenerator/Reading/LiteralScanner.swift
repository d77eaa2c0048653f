/// Gathers the literals of a file, those in function bodies too, in one pass over its bytes.
struct LiteralScanner {
  /// Longer texts are messages and no values that code compares with.
  private static let longestText = 64
  /// Integers up to this one come up by chance.
  private static let commonIntegers = 16

  private let bytes: SourceBytes
  private var offset = 0
  private var literals = Literals()

  /// All literals of a file but those with escapes or interpolations.
  static func scan(_ bytes: SourceBytes) -> Literals {
    var scanner = LiteralScanner(bytes: bytes)
    while scanner.offset < bytes.count { scanner.scanNext() }
    return scanner.literals
  }

  private init(bytes: SourceBytes) { self.bytes = bytes }

  private mutating func scanNext() {
    offset = bytes.firstOffset(from: offset, of: [.namePart, .brace])
    let byte = bytes[offset]
    if bytes.isClass(.nameStart, at: offset) {
      offset = bytes.firstOffset(from: offset, notOf: .namePart)
    } else if bytes.isClass(.namePart, at: offset) {
      scanNumber()
    } else if byte == ASCII.quote {
      scanText()
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
      !text.contains(where: { bytes.isClass(.stringStop, at: $0) || bytes[$0] < ASCII.space })
    else { return }
    literals.texts.insert(bytes.text(text), isCompared: isCompared(start..<offset))
  }

  private mutating func scanNumber() {
    let start = offset
    var lexer = Lexer(bytes)
    lexer.move(to: start)
    let token = lexer.next()
    offset = max(token.end, start + 1)
    let isMember = bytes[start - 1] == ASCII.dot || bytes[start - 1] == ASCII.dollar
    // Most numbers in code are of one digit, and come up by chance.
    guard !isMember, token.kind == .float || token.end > start + 1 else { return }
    let isNegative = bytes[start - 1] == ASCII.minus
    let text = (isNegative ? "-" : "") + bytes.text(token.range).filter { $0 != "_" }
    let place = (isNegative ? start - 1 : start)..<offset
    if token.kind == .float, let number = Double(text), number.isFinite {
      literals.numbers.insert(number, isCompared: isCompared(place))
    } else if let integer = LiteralScanner.integer(text),
      integer.magnitude > UInt(LiteralScanner.commonIntegers)
    {
      literals.integers.insert(integer, isCompared: isCompared(place))
    }
  }

  private static func integer(_ text: String) -> Int? {
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix)
    }
    return Int(text)
  }

  // MARK: - Comparisons

  /// Whether the literal stands beside `==`, `<` or their like, or behind `case`.
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
    default: false
    }
  }

  private func startsComparison(_ start: Int) -> Bool {
    switch bytes[start] {
    case ASCII.less, ASCII.greater: true
    case ASCII.equals, ASCII.exclamation: bytes[start + 1] == ASCII.equals
    default: false
    }
  }
}
