/// What a byte can be to the lexer; a byte of a character beyond ASCII counts as part of a name.
struct ByteClass: OptionSet {
  let rawValue: UInt16

  static let nameStart = ByteClass(rawValue: 1 << 0)
  static let namePart = ByteClass(rawValue: 1 << 1)
  static let `operator` = ByteClass(rawValue: 1 << 2)
  static let space = ByteClass(rawValue: 1 << 3)
  /// Spaces and tabs.
  static let blank = ByteClass(rawValue: 1 << 4)
  /// Braces, and all that may hide a bracket: strings, comments, regexes, raw names.
  static let brace = ByteClass(rawValue: 1 << 5)
  /// Parentheses and square brackets.
  static let bracket = ByteClass(rawValue: 1 << 6)
  /// What can end or interrupt the text of a string: quotes, backslashes, line ends.
  static let stringStop = ByteClass(rawValue: 1 << 7)
  static let digit = ByteClass(rawValue: 1 << 8)
  /// What an attribute begins with.
  static let at = ByteClass(rawValue: 1 << 9)
  static let control = ByteClass(rawValue: 1 << 10)
  /// What is part of a name, whatever stands around it: no byte beyond ASCII, which may be one of an
  /// operator.
  static let plainNamePart = ByteClass(rawValue: 1 << 11)
  /// What strings, comments, regexes and raw names begin with.
  static let hiding = ByteClass(rawValue: 1 << 12)
  static let lineEnd = ByteClass(rawValue: 1 << 13)
  /// What may stand between two tokens, or begin that: spaces, and the slash of a comment.
  static let gap = ByteClass(rawValue: 1 << 14)

  // Made once: debug builds, which is what plugins run, take long for that.
  static let anyBracket: ByteClass = [.brace, .bracket]
  /// What may be a literal or hide one.
  static let literal: ByteClass = [.digit, .hiding, .at]
  /// The same, and braces.
  static let literalOrBrace: ByteClass = [.literal, .brace]
  /// What no literal has that is kept.
  static let noText: ByteClass = [.stringStop, .control]

  /// One class a byte. It is filled once and lives as long as the process: a pointer, since a
  /// lookup happens for every byte of every file.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { (table + Int(byte)).initialize(to: ByteClass(of: byte)) }
    return UnsafePointer(table)
  }()
}

extension ByteClass {
  /// In one step where the general form takes debug builds many.
  func contains(_ other: ByteClass) -> Bool { rawValue & other.rawValue == other.rawValue }

  private init(of byte: UInt8) {
    self =
      switch byte {
      case 0x30...0x39: [.namePart, .plainNamePart, .digit]
      case 0x41...0x5A, 0x61...0x7A, ASCII.underscore, ASCII.dollar:
        [.nameStart, .namePart, .plainNamePart]
      case 0x80...0xFF: [.nameStart, .namePart]
      case ASCII.tab, ASCII.space: [.space, .blank]
      case 0x0B, 0x0C, 0: .space
      case ASCII.newline, ASCII.carriageReturn: [.space, .stringStop, .lineEnd]
      case ASCII.leftBrace, ASCII.rightBrace: .brace
      case ASCII.hash, ASCII.backtick: [.brace, .hiding]
      case ASCII.quote: [.brace, .hiding, .stringStop]
      case ASCII.at: .at
      case ASCII.slash: [.brace, .hiding, .operator]
      case ASCII.backslash: .stringStop
      case ASCII.leftParen, ASCII.rightParen, ASCII.leftSquare, ASCII.rightSquare: .bracket
      default: "-=+!*%<>&|^~?".utf8.contains(byte) ? .operator : []
      }
    if byte < ASCII.space { insert(.control) }
    if contains(.space) || byte == ASCII.slash { insert(.gap) }
  }
}

/// The bytes that mean something to Swift.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let leftParen: UInt8 = 0x28
  static let rightParen: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let leftSquare: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightSquare: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let leftBrace: UInt8 = 0x7B
  static let rightBrace: UInt8 = 0x7D
}
