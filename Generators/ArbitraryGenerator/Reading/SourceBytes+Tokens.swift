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
      if tokens.count > 2, endsProgram(token) || checksCondition(token) { unqualify(&tokens) }
      token = lexer.next()
    }
    return tokens
  }

  /// Leaves out the module before what ends the program: `Swift.precondition` is `precondition`.
  private func unqualify(_ tokens: inout [Token]) {
    let module = tokens[tokens.count - 3]
    guard tokens[tokens.count - 2].kind == .dot, module.kind == .name,
      text(module.range) == "Swift"
    else { return }
    var function = tokens[tokens.count - 1]
    (function.startsLine, function.isAttached) = (module.startsLine, module.isAttached)
    tokens.replaceSubrange((tokens.count - 3)..., with: [function])
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

extension [Token] {
  /// Whether a name stands there that is neither a member nor a label.
  func isFreeName(_ position: Int) -> Bool {
    guard indices.contains(position), self[position].kind == .name else { return false }
    return !(position > 0 && self[position - 1].kind == .dot) && !isLabel(position)
  }

  /// Whether it is what stands before a colon in a call.
  func isLabel(_ position: Int) -> Bool {
    guard position > 0, position + 1 < count, self[position + 1].kind == .colon else {
      return false
    }
    return [.comma, .leftParen].contains(self[position - 1].kind)
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
