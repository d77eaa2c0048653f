/// Reading over expressions, whose text is all that is kept. Where one ends is decided as in Swift:
/// at the end of the line, unless what is read so far or what follows asks for more.
extension DeclarationParser {
  /// What the expression is, which tells what can end it.
  enum ExpressionPlace {
    /// The initial value of a property: a comma, a new line or observers end it.
    case binding
    /// The default of a parameter: a comma or the closing parenthesis end it.
    case parameter
    /// A statement: a new line ends it.
    case statement
  }

  /// Goes behind the expression; answers its range.
  @discardableResult
  mutating func skipExpression(in place: ExpressionPlace) throws(SyntaxError) -> Range<Int> {
    let start = token.start
    var end = start
    var needsOperand = true
    while !endsExpression(in: place, needsOperand: needsOperand, isFirst: end == start) {
      needsOperand = try skipExpressionToken()
      end = previousEnd
    }
    return start..<end
  }

  /// How deep generic arguments in an expression are looked for: each `a<` of many costs so much.
  private static let deepestGuess = 16

  // MARK: - Steps

  /// Goes behind a token, or a whole bracket; answers whether an operand has to follow.
  private mutating func skipExpressionToken() throws(SyntaxError) -> Bool {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace:
      try skipBrackets()
      return false
    case .operator: return skipExpressionOperator()
    case .name where token.keyword == .if:
      try skipConditions()
      return true
    case .name:
      let isOperandExpected = token.keyword?.expectsOperand == true
      skipName()
      return isOperandExpected && token.kind != .colon
    case .dot:
      advance()
      guard token.kind == .name else { return true }
      skipName()
      return false
    case .pound where token.keyword == .if:
      try skipConditionalPostfix()
      return false
    case .at:
      _ = try parseAttribute()
      return true
    case .comma, .colon, .backslash:
      advance()
      return true
    default:
      advance()
      return false
    }
  }

  /// Goes to the braces of an `if`, whose conditions have commas and new lines of their own.
  private mutating func skipConditions() throws(SyntaxError) {
    while ![.leftBrace, .rightBrace, .end].contains(token.kind) {
      if token.kind == .leftParen || token.kind == .leftSquare {
        try skipBrackets()
      } else {
        advance()
      }
    }
  }

  /// Goes behind a name, which may be any word behind a dot, and its generic arguments.
  private mutating func skipName() {
    advance()
    if token.isAttached, startsOperator(ASCII.less) { skipGenericArguments() }
  }

  /// An operator between spaces, or between none, is infix; one with a space on one side belongs to
  /// the other side.
  private mutating func skipExpressionOperator() -> Bool {
    let isAttached = token.isAttached && !followsOpening(token.start)
    let isMark = isOperator("?") || isOperator("!")
    let followsCast = isMark && isAttached && endsWithCast(previousEnd)
    advance()
    let isFollowedBySpace = !token.isAttached || [.comma, .rightParen, .dot].contains(token.kind)
    let isPostfix = isAttached && (isFollowedBySpace || isMark)
    return !isPostfix || followsCast
  }

  private func followsOpening(_ offset: Int) -> Bool {
    switch bytes[offset - 1] {
    case ASCII.leftParen, ASCII.leftSquare, ASCII.leftBrace, ASCII.comma, ASCII.colon: true
    default: false
    }
  }

  private func endsWithCast(_ end: Int) -> Bool {
    bytes.matches("as", at: end - 2) || bytes.matches("try", at: end - 3)
  }

  /// `<A, B>` behind a name, where it reads as generic arguments and what follows allows it.
  private mutating func skipGenericArguments() {
    let (mark, outerNesting) = (mark, nesting)
    defer { nesting = outerNesting }
    nesting = max(nesting, Self.deepestNesting - Self.deepestGuess)
    guard (try? parseGenericArguments()) != nil, allowsGenericArguments else {
      return goBack(to: mark)
    }
  }

  private var allowsGenericArguments: Bool {
    switch token.kind {
    case .leftParen, .rightParen, .rightSquare, .leftBrace, .rightBrace, .dot, .comma, .colon,
      .semicolon, .end:
      true
    case .leftSquare: token.isAttached
    case .operator: !token.isAttached || isOperator("?") || isOperator("!")
    default: token.startsLine
    }
  }

  // MARK: - Ends

  private mutating func endsExpression(
    in place: ExpressionPlace, needsOperand: Bool, isFirst: Bool
  ) -> Bool {
    switch token.kind {
    case .end, .rightBrace, .rightParen, .rightSquare, .semicolon: return true
    case .comma: return place != .statement
    case .leftBrace: return place == .binding && !needsOperand && startsObservers()
    case .pound where token.keyword == .if:
      return !isFirst && (needsOperand || !startsConditionalPostfix())
    case .pound where [.elseif, .else, .endif].contains(token.keyword): return true
    default: break
    }
    guard token.startsLine, !isFirst, place != .parameter else { return false }
    if token.kind == .name, token.keyword?.startsDeclaration == true {
      return place == .binding || !needsOperand
    }
    return !needsOperand && !continuesExpression()
  }

  /// True where the first token of a line goes on with the expression before it.
  private mutating func continuesExpression() -> Bool {
    switch token.kind {
    case .dot, .colon: return true
    case .operator: return isOperator("?") || !peek().isAttached
    case .name:
      switch token.keyword {
      case .as, .is, .else, .catch: return true
      default: return bytes[previousEnd - 1] == ASCII.rightBrace && peek().kind == .colon
      }
    default: return false
    }
  }

  // MARK: - `#if` between postfixes

  /// True for an `#if` whose first branch goes on with `.member`.
  private mutating func startsConditionalPostfix() -> Bool {
    let mark = mark
    defer { goBack(to: mark) }
    while token.kind == .pound, token.keyword == .if { skipConditionLine() }
    return token.kind == .dot
  }

  /// Goes behind the `#endif`.
  private mutating func skipConditionalPostfix() throws(SyntaxError) {
    var depth = 0
    repeat {
      if token.kind == .pound {
        if token.keyword == .if { depth += 1 }
        if token.keyword == .endif { depth -= 1 }
      }
      if [.leftParen, .leftBrace, .leftSquare].contains(token.kind) {
        try skipBrackets()
      } else {
        advance()
      }
    } while depth > 0 && token.kind != .end
  }
}
