/// Tells whether an expression of the settings or of a comment ends where its text does: one that
/// does not would take the generated code behind it along, and the compiler would complain of that.
enum GenBalance {
  /// Whether all brackets and quotes are closed, and no comment hides what follows.
  static func isWhole(_ gen: String) -> Bool {
    Array("(\(gen))".utf8).withUnsafeBufferPointer { buffer in
      var lexer = Lexer(SourceBytes(buffer))
      var open: [Token.Kind] = []
      repeat {
        let token = lexer.next()
        switch token.kind {
        case .leftParen: open.append(.rightParen)
        case .leftSquare: open.append(.rightSquare)
        case .leftBrace: open.append(.rightBrace)
        case .rightParen, .rightSquare, .rightBrace:
          guard open.popLast() == token.kind else { return false }
        case .end: return false
        default: break
        }
      } while !open.isEmpty
      return lexer.next().kind == .end && lexer.unclosed == nil
    }
  }
}
