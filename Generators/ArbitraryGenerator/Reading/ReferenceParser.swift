/// A name in an expression.
struct Reference: Equatable {
  enum Place: Equatable {
    /// It stands alone or first: `Log` in `Log.shared`.
    case first
    /// Nothing stands before its dot: `idle` in `.idle`.
    case implied
    /// It is a member of what stands before its dot.
    case member
  }

  var name: String
  var place: Place
  /// Whether arguments in parentheses follow.
  var isCalled = false
}

/// Reading the names in an expression.
extension DeclarationParser {
  /// The names in an expression in order, without labels and keywords, and without those in
  /// closures that are not called at once. A text with something interpolated, whatever that is,
  /// counts as a name of its own. O(n).
  static func references(in expression: String) -> [Reference] {
    let file = SourceFile(path: "", text: expression)
    return file.bytes.withUnsafeBufferPointer { buffer in
      var parser = DeclarationParser(path: file.path, bytes: SourceBytes(buffer))
      return parser.parseReferences()
    }
  }

  private mutating func parseReferences() -> [Reference] {
    var references: [Reference] = []
    /// The open brackets, and how many names there were where each stands.
    var brackets: [(kind: Token.Kind, count: Int)] = []
    var mayBeLabel = false
    var place = Reference.Place.first
    var isBehindOperand = false
    while token.kind != .end {
      let current = token
      advance()
      let isName = current.kind == .name && (current.keyword == nil || place != .first)
      if isName, token.kind != .colon || !mayBeLabel {
        let isCalled = token.kind == .leftParen && token.isAttached
        references.append(
          Reference(name: bytes.text(current.range), place: place, isCalled: isCalled))
      }
      if current.kind == .string, bytes.text(current.range).contains(#/\\#*\(/#) {
        references.append(Reference(name: bytes.text(current.range), place: .first))
      }
      if current.kind.opensBracket { brackets.append((current.kind, references.count)) }
      if current.kind.closesBracket, let open = brackets.popLast(), open.kind == .leftBrace,
        token.kind != .leftParen
      {
        references.removeSubrange(open.count...)
      }
      mayBeLabel =
        current.kind == .leftParen || current.kind == .comma && brackets.last?.kind == .leftParen
      place = current.kind != .dot ? .first : isBehindOperand ? .member : .implied
      isBehindOperand = current.kind.endsOperand
    }
    return references
  }
}

extension Token.Kind {
  /// Whether a dot behind it is followed by a member of what it ends.
  fileprivate var endsOperand: Bool {
    switch self {
    case .name, .integer, .float, .string, .rightParen, .rightSquare, .rightBrace, .operator: true
    default: false
    }
  }

  fileprivate var opensBracket: Bool {
    [.leftParen, .leftSquare, .leftBrace].contains(self)
  }

  fileprivate var closesBracket: Bool {
    [.rightParen, .rightSquare, .rightBrace].contains(self)
  }
}
