/// Code as tokens, for what looks at bodies.
extension SourceBytes {
  /// All tokens.
  var tokens: [Token] { tokens(from: 0, through: count) }

  /// The tokens between braces, which a range begins and ends with.
  func tokens(in range: Range<Int>) -> [Token] {
    tokens(from: range.lowerBound + 1, through: range.upperBound - 1)
  }

  private func tokens(from start: Int, through end: Int) -> [Token] {
    var lexer = Lexer(self)
    lexer.move(to: start)
    var tokens: [Token] = []
    var token = lexer.next()
    while token.kind != .end, token.end <= end {
      tokens.append(token)
      token = lexer.next()
    }
    return tokens
  }
}

extension [Token] {
  /// The positions between brackets that are opened there; those that are not closed go on to the
  /// end.
  func inside(bracketsAt start: Int) -> Range<Int> {
    let end = end(ofBracketsAt: start)
    return Swift.min(start + 1, end)..<Swift.max(start + 1, end - 1)
  }

  /// The position behind a token, or behind the brackets that it opens.
  func end(ofBracketsAt start: Int) -> Int {
    guard start < count else { return start }
    var (position, depth) = (start, 0)
    repeat {
      depth += self[position].kind.depth
      position += 1
    } while depth > 0 && position < count
    return position
  }
}

extension Token.Kind {
  /// By how many brackets what follows lies deeper.
  var depth: Int {
    switch self {
    case .leftParen, .leftSquare, .leftBrace: 1
    case .rightParen, .rightSquare, .rightBrace: -1
    default: 0
    }
  }
}
