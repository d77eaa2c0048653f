/// Reading what stands in front of every declaration: directives, attributes, modifiers.
extension DeclarationParser {
  /// All of it, up to the keyword. The location is that of the keyword.
  mutating func parseHeader() throws(SyntaxError) -> DeclarationHeader {
    var header = DeclarationHeader(location: SourceLocation(in: source, line: 0, column: 0))
    header.access = scope.defaultAccess
    // Most have neither directives nor attributes, and stand under no condition.
    if !lexer.directives.isEmpty { header.add(takeLeadingDirectives()) }
    if !pendingAttributes.isEmpty {
      header.attributes = pendingAttributes
      pendingAttributes = []
    }
    while true {
      if token.kind == .at {
        header.attributes.append(try parseAttribute())
      } else if !(try parseModifier(&header)) {
        break
      }
    }
    if !lexer.directives.isEmpty { header.add(takeInnerDirectives()) }
    if conditions.depth > scope.outerConditions {
      header.conditions = conditions.texts(from: scope.outerConditions)
    }
    return header
  }

  /// Takes a modifier or access level; false where none is looked at.
  private mutating func parseModifier(
    _ header: inout DeclarationHeader
  ) throws(SyntaxError) -> Bool {
    guard token.kind == .name, let keyword = token.keyword else { return false }
    if let access = keyword.access, takeModifier() {
      try takeAccess(access, into: &header)
      return true
    }
    guard let modifier = keyword.modifier, takeModifier() else { return false }
    header.modifiers.insert(modifier)
    guard token.kind == .leftParen else { return true }
    if modifier == .nonisolated, bytes.matches("nonsending", at: token.end) {
      header.modifiers.insert(.nonsending)
    }
    try skipBrackets()
    return true
  }

  private mutating func takeAccess(
    _ access: AccessLevel, into header: inout DeclarationHeader
  ) throws(SyntaxError) {
    guard token.kind == .leftParen else { return header.access = access }
    try skipBrackets()
    header.setterAccess = access
  }

  /// Takes the word where it is a modifier and no name.
  private mutating func takeModifier() -> Bool {
    let keyword = token.keyword
    let mark = mark
    advance()
    if isBehindModifier(keyword) { return true }
    goBack(to: mark)
    return false
  }

  /// Whether what can follow a modifier follows the word: a declaration, or `(set)` and its like.
  private mutating func isBehindModifier(_ keyword: Keyword?) -> Bool {
    if keyword == .class { return token.kind == .name && isKeywordBehindClass() }
    guard token.kind == .leftParen else { return token.kind == .name || token.kind == .at }
    let mark = mark
    defer { goBack(to: mark) }
    advance()
    let isArgument = ["set", "unsafe", "safe", "nonsending"].contains(bytes.text(token.range))
    advance()
    return isArgument && take(.rightParen) && (token.kind == .name || token.kind == .at)
  }

  /// True for `class func` and `class final var`, false for `class Name` with a name like a
  /// modifier.
  private mutating func isKeywordBehindClass() -> Bool {
    switch token.keyword {
    case .func, .var, .let, .subscript: return true
    case let keyword? where keyword.modifier != nil || keyword.access != nil:
      return peek().kind == .name
    default: return false
    }
  }
}

// MARK: - Directives

extension DeclarationParser {
  /// The directives above the token.
  mutating func takeLeadingDirectives() -> [Directive] {
    guard !lexer.directives.isEmpty else { return [] }
    let comments = lexer.directives
    lexer.directives.removeAll()
    return comments.filter { !$0.isTrailing }.compactMap { directive($0) }
  }

  /// The directives between attributes, modifiers and the keyword, which is the token.
  private mutating func takeInnerDirectives() -> [Directive] {
    guard !lexer.directives.isEmpty else { return [] }
    let comments = lexer.directives
    lexer.directives.removeAll()
    return comments.compactMap { directive($0) }
  }

  /// The directives on the line on which the token before ended, be that with a semicolon.
  mutating func takeTrailingDirectives() -> [Directive] {
    if token.kind == .semicolon { advance() }
    guard !lexer.directives.isEmpty else { return [] }
    let comments = lexer.directives
    lexer.directives.removeAll { $0.isTrailing }
    return comments.filter(\.isTrailing).compactMap { directive($0) }
  }

  /// Forgets the directives inside what was read, which steer nothing; those above the token stay.
  mutating func dropUntakenDirectives(behind keyword: Keyword?) {
    guard !lexer.directives.isEmpty else { return }
    let end = previousEnd
    let comments = lexer.directives
    lexer.directives.removeAll { $0.isTrailing || $0.range.upperBound <= end }
    for comment in comments where comment.isTrailing || comment.range.upperBound <= end {
      let isBehindType = comment.isTrailing && keyword?.declaresType == true
      noteIdle(comment, isBehindType ? .behindType : .atOther)
    }
  }

  /// What a comment says; nil where that is prose, or was meant to steer and does not.
  mutating func directive(_ comment: Lexer.DirectiveComment) -> Directive? {
    let directive = Directive(
      text: bytes.text(comment.range), location: location(of: comment.range.lowerBound))
    guard directive.steers else {
      if let meant = directive.meant {
        report(.misspelt(directive.text, meant: meant), at: comment.range.lowerBound)
      }
      return nil
    }
    if let gen = directive.gen, let problem = GenProblem(in: gen) {
      report(.gen(problem), at: comment.range.lowerBound)
    }
    return directive
  }
}
