/// Reading types. Each function leaves the parser behind what it read, or throws where it got
/// stuck.
extension DeclarationParser {
  /// Reads the text as one type and nothing else; nil where it is none.
  static func parseType(_ text: String) -> TypeSyntax? {
    let file = SourceFile(path: "", text: text)
    return file.bytes.withUnsafeBufferPointer { buffer in
      var parser = DeclarationParser(path: file.path, bytes: SourceBytes(buffer))
      guard let type = try? parser.parseType(), parser.token.kind == .end else { return nil }
      return type
    }
  }

  /// Any type, with specifiers and attributes in front and an arrow behind.
  mutating func parseType() throws(SyntaxError) -> TypeSyntax {
    if let name = takePlainType() { return name }
    return try nested { parser throws(SyntaxError) in
      let words = try parser.parseTypeSpecifiers()
      let type = try parser.parseUnattributedType()
      return words.isEmpty ? type : .attributed(words, type)
    }
  }

  /// A name with nothing of a type around it, as most types are; nil, and nothing taken, where there
  /// is, or may be, more.
  private mutating func takePlainType() -> TypeSyntax? {
    guard token.kind == .name, token.keyword == nil, nesting < Self.deepestNesting,
      !bytes.isClass(.operator, at: token.end), bytes[token.end] != ASCII.dot
    else { return nil }
    let (range, mark) = (token.range, mark)
    advance()
    switch token.kind {
    case .dot, .operator,
      .colon where bytes.matches("::", at: token.start):
      goBack(to: mark)
      return nil
    default: return names.type(named: range, in: bytes)
    }
  }

  private mutating func parseUnattributedType() throws(SyntaxError) -> TypeSyntax {
    if take(.repeat) { return .packExpansion(try parseType()) }
    let type = try parseComposition()
    guard case .tuple(let parameters) = type else { return type }
    return try parseFunctionType(parameters) ?? type
  }

  /// `async throws -> Result` behind the parameters; nil, and nothing taken, where there is no
  /// arrow.
  private mutating func parseFunctionType(
    _ parameters: [TypeSyntax.Element]
  ) throws(SyntaxError) -> TypeSyntax? {
    guard isOperator("->") || startsEffect else { return nil }
    let mark = mark
    guard let effects = try? parseEffects(), takeOperator("->") else {
      goBack(to: mark)
      return nil
    }
    return .function(parameters: parameters, effects: effects, result: try parseType())
  }

  /// `A & B`, each with its prefixes; `any` and `some` take all of it.
  mutating func parseComposition() throws(SyntaxError) -> TypeSyntax {
    if isPrefix(.any) {
      advance()
      return .any(try nested(Self.parseConstraint))
    }
    if isPrefix(.some) {
      advance()
      return .some(try nested(Self.parseConstraint))
    }
    let first = try parsePrefixedType()
    guard takeOperator("&") else { return first }
    result.hasCompositions = true
    var types = [first]
    repeat { types.append(try parsePrefixedType()) } while takeOperator("&")
    return .composition(types)
  }

  private mutating func parsePrefixedType() throws(SyntaxError) -> TypeSyntax {
    if startsOperator(0x7E) {
      takeOperatorByte()
      return .suppressed(try parsePostfixType())
    }
    if isPrefix(.each) {
      advance()
      return .packElement(try parsePostfixType())
    }
    return try parsePostfixType()
  }

  private static func parseConstraint(
    _ parser: inout DeclarationParser
  ) throws(SyntaxError) -> TypeSyntax {
    try parser.parseComposition()
  }

  /// True where the keyword stands in front of a type and is not a type's name itself.
  private mutating func isPrefix(_ keyword: Keyword) -> Bool {
    guard token.kind == .name, token.keyword == keyword else { return false }
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .name: return next.keyword != .of && next.keyword != .where && next.keyword != .in
    case .leftParen, .leftSquare, .at: return true
    case .operator: return bytes[next.start] == 0x7E
    default: return false
    }
  }
}

// MARK: - Specifiers

extension DeclarationParser {
  /// `inout`, `borrowing`, `@escaping`, `nonisolated(nonsending)` and the like, each as its text.
  private mutating func parseTypeSpecifiers() throws(SyntaxError) -> [String] {
    var words: [String] = []
    while true {
      if token.kind == .at {
        words.append(try parseAttribute().description)
      } else if isTypeSpecifier() {
        let start = token.start
        advance()
        if token.kind == .leftParen, token.isAttached, bytes.matches("nonisolated", at: start) {
          try skipBrackets()
        }
        words.append(bytes.text(start..<previousEnd))
      } else {
        return words
      }
    }
  }

  private mutating func isTypeSpecifier() -> Bool {
    guard token.kind == .name, let keyword = token.keyword else { return false }
    switch keyword {
    case .inout: return true
    case .nonisolated: return [.leftParen, .name].contains(peek().kind)
    case .borrowing, .consuming, .isolated, .sending, .owned, .shared, .const, .borrow, .mutate:
      let next = peek()
      return !next.startsLine && [.name, .leftParen, .leftSquare, .at].contains(next.kind)
    default: return false
    }
  }
}

// MARK: - Names and brackets

extension DeclarationParser {
  /// A name, tuple or collection with the members, arguments and marks behind it.
  mutating func parsePostfixType() throws(SyntaxError) -> TypeSyntax {
    var type = try parsePrimaryType()
    for _ in nesting..<Self.deepestNesting {
      if token.kind == .dot {
        type = try parseMemberType(of: type)
      } else if token.isAttached, startsOperator(ASCII.question) {
        takeOperatorByte()
        type = .optional(type)
      } else if token.isAttached, startsOperator(ASCII.exclamation) {
        takeOperatorByte()
        type = .implicitlyUnwrapped(type)
      } else {
        return type
      }
    }
    throw error(.nestedTooDeeply)
  }

  private mutating func parsePrimaryType() throws(SyntaxError) -> TypeSyntax {
    switch token.kind {
    case .name where token.keyword?.startsDeclaration != true:
      return try parseNamedType()
    case .leftParen: return .tuple(try nested(Self.parseTupleElements))
    case .leftSquare: return try nested(Self.parseCollectionType)
    default: throw error(.expectedType)
    }
  }

  private mutating func parseNamedType() throws(SyntaxError) -> TypeSyntax {
    let range = token.range
    guard take(.name) else { throw error(.expectedName(of: "type")) }
    if !selectsModule, !startsOperator(ASCII.less) { return names.type(named: range, in: bytes) }
    var name = bytes.text(range)
    while selectsModule {
      advance()
      advance()
      name += "::" + (try takeName(of: "type"))
    }
    return .named(name, arguments: try parseGenericArguments())
  }

  /// Whether `::` follows a module's name.
  private var selectsModule: Bool {
    @inline(__always) get {
      guard token.kind == .colon, token.isAttached else { return false }
      return bytes.matches("::", at: token.start)
    }
  }

  private mutating func parseMemberType(of base: TypeSyntax) throws(SyntaxError) -> TypeSyntax {
    advance()
    if take(.type) { return .metatype(base) }
    if take(.proto) { return .metatype(base, isProtocol: true) }
    let name = try takeName(of: "member type")
    return .member(of: base, name, arguments: try parseGenericArguments())
  }

  /// `<A, B>` where there is one, nothing otherwise.
  mutating func parseGenericArguments() throws(SyntaxError) -> [TypeSyntax] {
    guard startsOperator(ASCII.less) else { return [] }
    takeOperatorByte()
    var arguments: [TypeSyntax] = []
    while !startsOperator(ASCII.greater) {
      arguments.append(try parseGenericArgument())
      guard take(.comma) else { break }
    }
    guard startsOperator(ASCII.greater) else { throw error(.expected(">", in: "a type")) }
    takeOperatorByte()
    return arguments
  }

  /// A type, or the integer that a value generic takes.
  mutating func parseGenericArgument() throws(SyntaxError) -> TypeSyntax {
    let start = token.start
    if isOperator("-") { advance() }
    guard take(.integer) else { return try parseType() }
    return .integer(bytes.text(start..<previousEnd))
  }

  /// `[T]`, `[Key: Value]` or `[3 of T]`.
  private static func parseCollectionType(
    _ parser: inout DeclarationParser
  ) throws(SyntaxError) -> TypeSyntax {
    parser.advance()
    let first = try parser.parseGenericArgument()
    let type: TypeSyntax =
      if parser.take(.colon) {
        .dictionary(key: first, value: try parser.parseType())
      } else if parser.take(.of) {
        .inlineArray(count: first, element: try parser.parseType())
      } else {
        .array(first)
      }
    guard parser.take(.rightSquare) else {
      throw parser.error(.expected("]", in: "a type"))
    }
    return type
  }

  /// The elements of a tuple, or the parameters of a function type, with the parentheses around
  /// them.
  private static func parseTupleElements(
    _ parser: inout DeclarationParser
  ) throws(SyntaxError) -> [TypeSyntax.Element] {
    parser.advance()
    var elements: [TypeSyntax.Element] = []
    while parser.token.kind != .rightParen {
      elements.append(try parser.parseTupleElement())
      guard parser.take(.comma) else { break }
    }
    guard parser.take(.rightParen) else { throw parser.error(.expected(")", in: "a type")) }
    return elements
  }

  private mutating func parseTupleElement() throws(SyntaxError) -> TypeSyntax.Element {
    let names = try parseLabels()
    let type = try parseType()
    return TypeSyntax.Element(
      label: names?.label, name: names?.name, type: type, isVariadic: takeOperator("..."))
  }

  /// `label:` or `label name:`; nil, and nothing taken, where no colon follows.
  mutating func parseLabels() throws(SyntaxError) -> (label: String, name: String?)? {
    guard token.kind == .name else { return nil }
    let mark = mark
    let label = token.range
    advance()
    let name = token.kind == .name ? token.range : nil
    if name != nil { advance() }
    guard token.kind == .colon, !bytes.matches("::", at: token.start) else {
      goBack(to: mark)
      return nil
    }
    advance()
    return (bytes.text(label), name.map(bytes.text))
  }
}
