extension YAMLReader {
  /// The value that starts here and ends in this line, or with its bracket.
  mutating func readInlineValue(inFlow: Bool = false) throws(Failure) -> YAMLNode {
    switch peek {
    case UInt8(ascii: "["): try readFlowList()
    case UInt8(ascii: "{"): try readFlowMap()
    case UInt8(ascii: "'"): try readSingleQuoted()
    case UInt8(ascii: "\""): try readDoubleQuoted()
    default: try readPlain(inFlow: inFlow)
    }
  }

  // MARK: - Flow

  private mutating func readFlowList() throws(Failure) -> YAMLNode {
    let start = location
    var items: [YAMLNode] = []
    try readFlow(closing: "]") { (reader) throws(Failure) in
      items.append(try reader.readInlineValue(inFlow: true))
    }
    return YAMLNode(value: .list(items), location: start)
  }

  private mutating func readFlowMap() throws(Failure) -> YAMLNode {
    let start = location
    var entries: [YAMLNode.Entry] = []
    try readFlow(closing: "}") { (reader) throws(Failure) in
      try reader.append(try reader.readFlowEntry(), to: &entries)
    }
    return YAMLNode(value: .map(entries), location: start)
  }

  private mutating func readFlowEntry() throws(Failure) -> YAMLNode.Entry {
    let key = try readInlineValue(inFlow: true)
    let keyLine = line
    try skipFlowBlanks()
    guard peek == UInt8(ascii: ":") else {
      return try entry(key: key, value: YAMLNode(value: .empty, location: location))
    }
    guard line == keyLine else { throw failure(.missingComma) }
    offset += 1
    try skipFlowBlanks()
    if peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") {
      return try entry(key: key, value: YAMLNode(value: .empty, location: location))
    }
    return try entry(key: key, value: try readInlineValue(inFlow: true))
  }

  private mutating func readFlow(
    closing: Unicode.Scalar, item: (inout YAMLReader) throws(Failure) -> Void
  ) throws(Failure) {
    let start = location
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= YAMLReader.deepestNesting else { throw failure(.tooDeep) }
    offset += 1
    while true {
      try skipFlowBlanks()
      if peek == UInt8(ascii: closing) { break }
      guard peek != nil else {
        throw failure(.unclosedBracket(Character(closing)), at: start)
      }
      try item(&self)
      try skipFlowBlanks()
      if peek == UInt8(ascii: ",") {
        offset += 1
      } else if peek != UInt8(ascii: closing) {
        throw peek == nil
          ? failure(.unclosedBracket(Character(closing)), at: start) : failure(.missingComma)
      }
    }
    offset += 1
  }

  /// No document ends or starts between brackets.
  private mutating func skipFlowBlanks() throws(Failure) {
    try skipBlanks(allowsTabs: true)
    if isAtMarker { throw failure(.severalDocuments) }
  }

  // MARK: - Scalars

  private mutating func readPlain(inFlow: Bool) throws(Failure) -> YAMLNode {
    try refuseIndicators(inFlow: inFlow)
    let start = location
    let startOffset = offset
    var end = offset
    while !isAtLineEnd, !endsPlain(inFlow: inFlow) {
      if !YAMLReader.isBlank(peek) { end = offset + 1 }
      offset += 1
    }
    if inFlow, peek == UInt8(ascii: ":"), YAMLReader.isFlowSign(next) || next == UInt8(ascii: "?") {
      throw failure(.missingSpaceAfterColon(text(from: startOffset, to: offset + 2)), at: start)
    }
    offset = end
    return YAMLNode(value: .plain(text(from: startOffset)), location: start)
  }

  private func endsPlain(inFlow: Bool) -> Bool {
    switch peek {
    case UInt8(ascii: "#"): offset > 0 && YAMLReader.isBlank(bytes[offset - 1])
    case UInt8(ascii: ":"):
      YAMLReader.isBlank(next)
        || inFlow && (YAMLReader.isFlowSign(next) || next == UInt8(ascii: "?"))
    case let byte: inFlow && YAMLReader.isFlowSign(byte)
    }
  }

  /// In brackets these may not stand behind a colon without a space.
  private static func isFlowSign(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private func refuseIndicators(inFlow: Bool) throws(Failure) {
    guard let byte = peek else { return }
    let character = Character(Unicode.Scalar(byte))
    switch character {
    case "&": throw failure(.anchor)
    case "*": throw failure(.alias)
    case "!": throw failure(.tag)
    case "|", ">": throw failure(.blockScalar(character))
    case "@", "`", "%", ",", "]", "}", "#": throw failure(.reservedCharacter(character))
    case "?" where inFlow, ":" where inFlow: throw failure(.reservedCharacter(character))
    case "-", "?", ":":
      if YAMLReader.isBlank(next) || inFlow && YAMLReader.isFlowSign(next) {
        throw failure(.reservedCharacter(character))
      }
    default: return
    }
  }

  private mutating func readSingleQuoted() throws(Failure) -> YAMLNode {
    let start = location
    var content: [UInt8] = []
    offset += 1
    while !isAtLineEnd {
      if peek == UInt8(ascii: "'") {
        offset += 1
        guard peek == UInt8(ascii: "'") else { return quoted(content, at: start) }
      }
      content.append(bytes[offset])
      offset += 1
    }
    throw failure(.unclosedQuote, at: start)
  }

  private mutating func readDoubleQuoted() throws(Failure) -> YAMLNode {
    let start = location
    var content: [UInt8] = []
    offset += 1
    while !isAtLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return quoted(content, at: start)
      case UInt8(ascii: "\\"):
        content += try readEscape().utf8
      case let byte:
        content.append(byte)
        offset += 1
      }
    }
    throw failure(.unclosedQuote, at: start)
  }

  private func quoted(_ content: [UInt8], at start: SourceLocation) -> YAMLNode {
    YAMLNode(value: .quoted(String(decoding: content, as: UTF8.self)), location: start)
  }

  private mutating func readEscape() throws(Failure) -> String {
    let start = location
    let startOffset = offset
    offset += 1
    guard !isAtLineEnd else { throw failure(.unclosedQuote, at: start) }
    let sign = Character(Unicode.Scalar(bytes[offset]))
    offset += 1
    if let text = YAMLReader.escapes[sign] { return text }
    let digits = ["x": 2, "u": 4, "U": 8][sign] ?? 0
    let end = min(offset + digits, bytes.count)
    let scalar = UInt32(text(from: offset, to: end), radix: 16).flatMap(Unicode.Scalar.init)
    guard digits > 0, end == offset + digits, let scalar else {
      throw failure(.unknownEscape(text(from: startOffset)), at: start)
    }
    offset = end
    return String(Character(scalar))
  }

  private static let escapes: [Character: String] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
    "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}",
    "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
