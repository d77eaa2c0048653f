/// Reading the items of a file or a body, one after the other: the place where every declaration
/// starts and where reading goes on after a problem.
extension DeclarationParser {
  /// Reads items until the file or the body ends.
  mutating func parseItems() {
    while token.kind != .end {
      if token.kind == .rightBrace {
        guard scope.kind == .file else { return }
        report(.unexpected("}"), at: token.start)
        advance()
        continue
      }
      parseItemOrResume()
    }
  }

  private mutating func parseItemOrResume() {
    let start = token.start
    do {
      try parseItem()
    } catch {
      resume(behind: error, from: start)
    }
    if token.start == start, token.kind != .rightBrace { advance() }
  }

  private mutating func resume(behind error: SyntaxError, from start: Int) {
    guard conditions.areOfVersions else {
      report(error.problem, at: error.offset)
      return skipToNextItem(from: start)
    }
    result.diagnostics.append(
      Diagnostic(
        .warning, at: location(of: error.offset), error.problem.message,
        hint: "nothing, if only other compilers read this branch of '#if'"))
    if conditions.depth > scope.outerConditions {
      skipBranch()
    } else {
      skipToNextItem(from: start)
    }
  }

  private mutating func parseItem() throws(SyntaxError) {
    if take(.semicolon) { return }
    if startsCondition { return parseCondition() }
    let start = token.start
    var header = try parseHeader()
    if startsCondition, !header.attributes.isEmpty {
      pendingAttributes = header.attributes
      return
    }
    let keyword = token.keyword
    try parseDeclaration(&header, isModified: token.start > start)
    if header.isExtended { noteIdle(header.directives, before: keyword) }
    dropUntakenDirectives(behind: keyword)
  }

  private mutating func parseDeclaration(
    _ header: inout DeclarationHeader, isModified: Bool
  ) throws(SyntaxError) {
    guard token.kind == .name, let keyword = token.keyword else { return try skipStatement() }
    switch keyword {
    case .struct: try parseStruct(header)
    case .enum: try parseEnum(header)
    case .class: try parseClass(header)
    case .actor where isModified || startsNamedDeclaration(): try parseActor(header)
    case .protocol: try parseProtocol(header)
    case .extension: try parseExtension(header)
    case .typealias: try parseTypealias(header)
    case .associatedtype: try parseAssociatedType(header)
    case .func: try parseFunction(header)
    case .`init`: try parseInitializer(header)
    case .deinit: try skipDeinitializer()
    case .subscript: try parseSubscript(header)
    case .var, .let: try parseProperties(header)
    case .case where scope.kind == .enum: try parseEnumCases(header)
    case .import: try parseImport(header)
    case .operator where [.operator, .dot].contains(peek().kind): try skipOperator()
    case .precedencegroup where startsNamedDeclaration(): try skipPrecedenceGroup()
    case .macro where startsNamedDeclaration(): try skipMacro()
    default: try skipStatement()
    }
  }

  /// True where a name follows on the same line, as behind a word that may be a name itself.
  mutating func startsNamedDeclaration() -> Bool {
    let next = peek()
    return next.kind == .name && !next.startsLine
  }

  /// Goes to the next token that starts a line and can start an item.
  private mutating func skipToNextItem(from start: Int) {
    if token.start == start { skipTokenOrBrackets() }
    while token.kind != .end, token.kind != .rightBrace {
      if token.startsLine, token.start > start, startsItem { return }
      skipTokenOrBrackets()
    }
  }

  private mutating func skipTokenOrBrackets() {
    switch token.kind {
    case .leftBrace, .leftParen, .leftSquare:
      if (try? skipBrackets()) == nil { return }
    default: advance()
    }
  }

  /// Whether the token can start an item.
  var startsItem: Bool {
    if token.kind == .at || startsCondition { return true }
    guard token.kind == .name, let keyword = token.keyword else { return false }
    return keyword.startsDeclaration || keyword.access != nil || keyword.modifier != nil
      || keyword == .actor
  }
}

// MARK: - What is read over

extension DeclarationParser {
  /// A statement of a script, or a macro expansion, which may stand in a type too.
  private mutating func skipStatement() throws(SyntaxError) {
    guard token.kind != .unknown, scope.kind == .file || token.kind == .pound else {
      throw error(.expectedDeclaration(found: bytes.text(token.range)))
    }
    repeat { try skipExpression(in: .statement) } while take(.comma)
  }

  private mutating func skipDeinitializer() throws(SyntaxError) {
    advance()
    _ = try parseEffects()
    try skipBody()
  }

  private mutating func skipOperator() throws(SyntaxError) {
    while token.kind != .end, token.kind != .semicolon, token.kind != .rightBrace {
      advance()
      if token.kind == .leftBrace { return try skipBody() }
      if token.startsLine { return }
    }
  }

  private mutating func skipPrecedenceGroup() throws(SyntaxError) {
    advance()
    advance()
    try skipBody()
  }

  /// `macro name<T>(...) -> T = #externalMacro(...) where ...`.
  private mutating func skipMacro() throws(SyntaxError) {
    advance()
    _ = try takeName(of: "macro")
    _ = try parseGenericParameters()
    if token.kind == .leftParen { try skipBrackets() }
    if takeOperator("->") { _ = try parseType() }
    if takeOperator("=") { try skipExpression(in: .binding) }
    _ = try parseWhereClause()
  }
}
