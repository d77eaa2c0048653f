/// What stands in a project file of Xcode: texts, lists of values, and values by their names.
indirect enum ProjectValue: Equatable {
  case text(String)
  case list([ProjectValue])
  case map([String: ProjectValue])
}

extension ProjectValue {
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list, none where it is something else.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  var map: [String: ProjectValue] {
    if case .map(let values) = self { values } else { [:] }
  }
}

/// Reads the property lists that Xcode writes, of braces, parentheses and texts.
struct ProjectParser {
  private let bytes: [UInt8]
  private var position = 0
  /// Farther in, no project says anything.
  private static let deepest = 64

  /// The value that is all of a file; nil where it is none.
  static func value(in bytes: [UInt8]) -> ProjectValue? {
    var parser = ProjectParser(bytes)
    return parser.value(depth: 0)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension ProjectParser {
  private mutating func value(depth: Int) -> ProjectValue? {
    guard depth < Self.deepest else { return nil }
    if takes(ASCII.leftBrace) { return map(depth: depth) }
    if takes(ASCII.leftParen) { return list(depth: depth) }
    return text().map { .text($0) }
  }

  private mutating func map(depth: Int) -> ProjectValue? {
    var values: [String: ProjectValue] = [:]
    while !takes(ASCII.rightBrace) {
      guard let key = text(), takes(ASCII.equals), let value = value(depth: depth + 1),
        takes(ASCII.semicolon)
      else { return nil }
      values[key] = value
    }
    return .map(values)
  }

  private mutating func list(depth: Int) -> ProjectValue? {
    var values: [ProjectValue] = []
    while !takes(ASCII.rightParen) {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      _ = takes(ASCII.comma)
    }
    return .list(values)
  }

  /// Goes behind a sign, where that is the next.
  private mutating func takes(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard byte == sign else { return false }
    position += 1
    return true
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte {
      if Self.isBlank(byte) {
        position += 1
      } else if byte != ASCII.slash || !skipComment() {
        return
      }
    }
  }

  /// Goes behind a comment; false where it is the slash of a word that is at hand.
  private mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case ASCII.star:
      position += 3
      while let byte, byte != ASCII.slash || bytes[position - 1] != ASCII.star { position += 1 }
      position = min(position + 1, bytes.count)
      return true
    case ASCII.slash:
      while let byte, byte != ASCII.newline { position += 1 }
      return true
    default:
      return false
    }
  }

  /// The text at hand, in quotes or as a word; nil where there is none.
  private mutating func text() -> String? {
    if takes(ASCII.quote) { return quoted() }
    let start = position
    while let byte, !Self.endsWord(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// What stands up to the closing quote; nil where there is none.
  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    while let byte {
      position += 1
      if byte == ASCII.quote { return String(decoding: text, as: UTF8.self) }
      if byte != ASCII.backslash {
        text.append(byte)
      } else if let escaped = self.byte {
        text.append(escaped)
        position += 1
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= ASCII.space }

  private static func endsWord(_ byte: UInt8) -> Bool {
    if isBlank(byte) { return true }
    switch byte {
    case ASCII.leftBrace, ASCII.rightBrace, ASCII.leftParen, ASCII.rightParen, ASCII.equals,
      ASCII.semicolon, ASCII.comma, ASCII.quote:
      return true
    default:
      return false
    }
  }
}
