/// Tells whether a text of the settings can stand behind `#if`, and nothing else with it.
struct CompilationCondition {
  private var lexer: Lexer
  private var token: Token
  /// Where the last token that was taken ends.
  private var end = 0

  private init(_ bytes: SourceBytes) {
    lexer = Lexer(bytes)
    token = lexer.next()
  }

  /// Whether it is names such as `DEBUG`, calls such as `os(iOS)`, and what `!`, `&&`, `||` and
  /// parentheses make of them, in one line.
  static func isWhole(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      var condition = CompilationCondition(SourceBytes(buffer))
      return condition.readAll() && condition.token.kind == .end
        && condition.end == buffer.count && !text.contains(where: \.isNewline)
    }
  }

  /// Reads terms with `&&` and `||` between them.
  private mutating func readAll() -> Bool {
    while readTerm() {
      guard isOperator("&&") || isOperator("||") else { return true }
      advance()
    }
    return false
  }

  private mutating func readTerm() -> Bool {
    if isOperator("!") { advance() }
    switch token.kind {
    case .leftParen:
      advance()
      return readAll() && readClosing()
    case .name:
      advance()
      return token.kind == .leftParen ? readArguments() : true
    default: return false
    }
  }

  /// Reads what stands in parentheses, such as `>=6.2` or `Foundation, _version: 2`.
  private mutating func readArguments() -> Bool {
    advance()
    guard token.kind != .rightParen else { return false }
    while [.name, .integer, .float, .operator, .comma, .colon, .dot].contains(token.kind) {
      advance()
    }
    return readClosing()
  }

  private mutating func readClosing() -> Bool {
    defer { advance() }
    return token.kind == .rightParen
  }

  private mutating func advance() {
    end = token.end
    token = lexer.next()
  }

  private func isOperator(_ text: String) -> Bool {
    token.kind == .operator && lexer.bytes.text(token.range) == text
  }
}
