/// What a manifest writes out: literals, lists of them, and calls with them.
indirect enum ManifestValue {
  case text(String)
  case list([ManifestValue])
  case call(ManifestCall)
  /// What only a run of the manifest tells, as it is written.
  case code(String)

  /// What a literal says.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// A call of a member, `.target(name: "App")`.
struct ManifestCall {
  let name: String
  /// Those with labels, the first one where a label comes twice.
  let arguments: [String: ManifestValue]
  /// The first one, where it has no label.
  let unlabelled: ManifestValue?

  /// An argument that is a literal.
  func text(_ label: String) -> String? {
    arguments[label]?.text
  }

  /// The elements of an argument that is a list.
  func list(_ label: String) -> [ManifestValue]? {
    if case .list(let elements) = arguments[label] { elements } else { nil }
  }
}

/// Reads the calls of a manifest, wherever they stand, without running it.
struct ManifestParser {
  private let bytes: SourceBytes
  private var lexer: Lexer
  private var token: Token
  /// In how many brackets it reads.
  private var depth = 0
  /// Farther in, no target is declared.
  private static let deepest = 64

  /// The outermost calls with a name among some, in order.
  static func calls(in text: [UInt8], named names: Set<String>) -> [ManifestCall] {
    text.withUnsafeBufferPointer { buffer in
      var parser = ManifestParser(SourceBytes(buffer))
      return parser.calls(named: names)
    }
  }

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    lexer = Lexer(bytes)
    token = lexer.next()
  }
}

extension ManifestParser {
  private mutating func calls(named names: Set<String>) -> [ManifestCall] {
    var calls: [ManifestCall] = []
    while token.kind != .end {
      guard token.kind == .dot else {
        advance()
        continue
      }
      advance()
      guard token.kind == .name, names.contains(bytes.text(token.range)) else { continue }
      if let call = parseCall() { calls.append(call) }
    }
    return calls
  }

  private mutating func advance() { token = lexer.next() }

  /// A value, up to the comma or bracket behind it: more than one of them is no literal.
  private mutating func parseValue() -> ManifestValue {
    let start = token.start
    if let value = parseOperand(), endsValue { return value }
    while !endsValue { skip() }
    return .code(bytes.text(start..<token.start))
  }

  private var endsValue: Bool {
    switch token.kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .end: true
    default: false
    }
  }

  private mutating func parseOperand() -> ManifestValue? {
    switch token.kind {
    case .string:
      defer { advance() }
      return plainText.map { .text($0) }
    case .leftSquare:
      return .list(parseElements(until: .rightSquare).map(\.value))
    case .dot:
      advance()
      guard token.kind == .name, let call = parseCall() else { return nil }
      return .call(call)
    default:
      return nil
    }
  }

  /// What a literal without escapes and interpolations says.
  private var plainText: String? {
    let text = bytes.text(token.range)
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\"), text.count > 1,
      !text.hasPrefix("\"\"\"")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The call whose name is at hand; nil, behind the name, where no parenthesis follows.
  private mutating func parseCall() -> ManifestCall? {
    let name = bytes.text(token.range)
    advance()
    guard token.kind == .leftParen else { return nil }
    let elements = parseElements(until: .rightParen)
    let arguments = elements.compactMap { label, value in label.map { ($0, value) } }
    return ManifestCall(
      name: name, arguments: Dictionary(arguments, uniquingKeysWith: { first, _ in first }),
      unlabelled: elements.first.flatMap { $0.label == nil ? $0.value : nil })
  }

  /// What stands between brackets, the opening one of which is at hand.
  private mutating func parseElements(
    until end: Token.Kind
  ) -> [(label: String?, value: ManifestValue)] {
    guard depth < Self.deepest else {
      skipBrackets()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    advance()
    var elements: [(label: String?, value: ManifestValue)] = []
    while token.kind != end, token.kind != .end {
      let start = token.start
      let label = parseLabel()
      let value = parseValue()
      if label != nil || token.start > start { elements.append((label, value)) }
      if token.kind != end { advance() }
    }
    advance()
    return elements
  }

  /// Goes behind brackets, the opening one of which is at hand.
  private mutating func skipBrackets() {
    var open = 0
    repeat {
      open += token.kind.depth
      advance()
    } while open > 0 && token.kind != .end
  }

  private mutating func parseLabel() -> String? {
    guard token.kind == .name else { return nil }
    let first = token
    advance()
    guard token.kind == .colon else {
      lexer.move(to: first.start)
      advance()
      return nil
    }
    advance()
    return bytes.text(first.range)
  }

  /// Goes behind a token, or a whole bracket.
  private mutating func skip() {
    switch token.kind {
    case .leftParen: _ = parseElements(until: .rightParen)
    case .leftSquare: _ = parseElements(until: .rightSquare)
    case .leftBrace: _ = parseElements(until: .rightBrace)
    default: advance()
    }
  }
}
