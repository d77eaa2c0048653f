/// Reads the part of YAML that settings are written in: block and flow lists and maps, plain and
/// quoted scalars, comments. Everything else is refused where it stands, never guessed at.
///
///     try YAMLReader.read("includes: [Sources]", file: "arb.yml")  // a map of one list
struct YAMLReader {
  /// An error with its place.
  struct Failure: Error, Sendable, Equatable {
    var error: YAMLError
    var location: SourceLocation
  }

  /// Deeper nesting is refused.
  static let deepestNesting = 64

  let file: String
  let bytes: [UInt8]
  var offset = 0
  var line = 1
  var lineStart = 0
  var nesting = 0

  /// The document's one value.
  static func read(_ text: String, file: String) throws(Failure) -> YAMLNode {
    try read(Array(text.utf8), file: file)
  }

  static func read(_ bytes: [UInt8], file: String) throws(Failure) -> YAMLNode {
    var reader = YAMLReader(file: file, bytes: bytes)
    return try reader.readDocument()
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  private mutating func readDocument() throws(Failure) -> YAMLNode {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw failure(.notUTF8) }
    try checkCharacters()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    lineStart = offset
    try skipBlanks()
    if peek == UInt8(ascii: "%") { throw failure(.directive) }
    let isMarked = isMarker("---")
    if isMarked { try skipMarker() }
    let node = try readBlock(deeperThan: -1)
    try skipBlanks()
    if isMarker("...") {
      guard isMarked || node.value != .empty else { throw failure(.reservedCharacter(".")) }
      try skipMarker()
    }
    if isMarker("---") { throw failure(.severalDocuments) }
    if peek != nil { throw failure(.badIndentation) }
    return node
  }
}

// MARK: - Characters

extension YAMLReader {
  /// Characters that nobody sees would end a path or a line early.
  private func checkCharacters() throws(Failure) {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    for place in text.indices where isHidden(text[place], at: place, in: text) {
      let before = text[..<place]
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      let column = line.last.map { String($0).utf8.count } ?? 0
      throw Failure(
        error: .controlCharacter(text[place]),
        location: SourceLocation(file: file, line: line.count, column: column + 1))
    }
  }

  private func isHidden(
    _ scalar: Unicode.Scalar, at place: String.UnicodeScalarView.Index,
    in text: String.UnicodeScalarView
  ) -> Bool {
    switch scalar {
    case "\t", "\n": return false
    case "\r":
      let next = text.index(after: place)
      return next == text.endIndex || text[next] != "\n"
    case "\u{FEFF}": return place != text.startIndex
    case "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}": return true
    default: return scalar.properties.generalCategory == .control
    }
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }
  var column: Int { offset - lineStart }
  var location: SourceLocation { SourceLocation(file: file, line: line, column: column + 1) }
  var isAtLineEnd: Bool { peek == nil || peek == UInt8(ascii: "\n") || peek == UInt8(ascii: "\r") }

  func failure(_ error: YAMLError, at location: SourceLocation? = nil) -> Failure {
    Failure(error: error, location: location ?? self.location)
  }

  static func isBlank(_ byte: UInt8?) -> Bool {
    switch byte {
    case nil, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether a character stands here that is followed by a space or the line's end.
  func isIndicator(_ character: Unicode.Scalar) -> Bool {
    peek == UInt8(ascii: character) && YAMLReader.isBlank(next)
  }

  func text(from start: Int, to end: Int? = nil) -> String {
    String(decoding: bytes[start..<(end ?? offset)], as: UTF8.self)
  }

  /// Whether `---` or `...` stands alone at the start of this line.
  private func isMarker(_ marker: String) -> Bool {
    guard column == 0, bytes[offset...].starts(with: marker.utf8) else { return false }
    return YAMLReader.isBlank(offset + 3 < bytes.count ? bytes[offset + 3] : nil)
  }

  private mutating func skipMarker() throws(Failure) {
    offset += 3
    skipSpaces()
    guard isAtLineEnd || peek == UInt8(ascii: "#") else {
      throw failure(.textAfterValue(restOfLine))
    }
    try skipBlanks()
  }

  var isAtMarker: Bool { isMarker("---") || isMarker("...") }

  var restOfLine: String {
    let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return text(from: offset, to: end ?? bytes.count)
  }

  mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Goes to the next character that is neither blank nor in a comment, over line ends.
  mutating func skipBlanks(allowsTabs: Bool = false) throws(Failure) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "\t"): try skipTab(allowed: allowsTabs)
      case UInt8(ascii: "\n"):
        offset += 1
        line += 1
        lineStart = offset
      case UInt8(ascii: "#"):
        guard offset == 0 || YAMLReader.isBlank(bytes[offset - 1]) else { return }
        while !isAtLineEnd { offset += 1 }
      default: return
      }
    }
  }

  /// Tabs may stand behind a value and between brackets, not where indentation counts.
  private mutating func skipTab(allowed: Bool) throws(Failure) {
    let isIndentation = bytes[lineStart..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
    let start = location
    skipSpaces()
    if isIndentation, !allowed { throw failure(.tab, at: start) }
  }
}
