/// Reads the declarations of one file, from its bytes, in one pass.
///
/// Bodies are skipped, and nothing of the text is kept but what the declarations say. What cannot
/// be read is reported, and reading goes on at the next declaration.
///
///     let file = SourceFile(path: "User.swift", text: "struct User { var age = 20 }")
///     DeclarationParser.parse(file).declarations  // [.struct(User)]
struct DeclarationParser {
  /// Which functions and subscripts are kept.
  enum KeptFunctions: Sendable {
    case none
    /// Only what mocks meet or override: requirements of protocols, and members of open classes.
    case requirements
    /// Those of every type and extension.
    case all
  }

  /// Deeper nesting, of types in types or of brackets in a type, is reported and skipped.
  static let deepestNesting = 64

  let source: SourceLocation.Source
  let bytes: SourceBytes
  let keptFunctions: KeptFunctions
  let names: NamedTypes
  /// What gathers literals, those in the bodies that are skipped; nil where nobody wants them.
  private var literals: LiteralScanner?
  var lexer: Lexer
  var lines: LineCounter
  /// The token that is looked at and not yet taken.
  var token: Token
  /// The end of the token taken last.
  var previousEnd = 0
  var scope = Scope()
  var conditions = ConditionStack()
  /// Attributes read inside an `#if` around nothing but attributes; the next declaration has them.
  var pendingAttributes: [Attribute] = []
  /// How many types, or brackets in a type, are open.
  var nesting = 0
  var result: FileDeclarations
  /// Where the checks of initialisers may stand.
  let checks: CheckScope
  /// What others may call or set, where something in the file changes files or runs programs.
  var bodies: [SideEffectScanner.Body] = []
  /// The names of all functions so far, in types as well, and whether initialisers may call them.
  var functionNames: [String] = []
  var hasInitializers = false
  /// Those of functions outside of types, and static ones, that may end the program on purpose.
  var trappingNames: Set<String> = []
  /// Whether a property in it describes values.
  var hasDescriptions = false

  /// The declarations of the file, in source order, and all that could not be read.
  ///
  /// - Parameter names: What the types of other files were named.
  static func parse(
    _ file: SourceFile, functions: KeptFunctions = .requirements, names: NamedTypes = NamedTypes()
  ) -> FileDeclarations {
    var literals: Literals?
    return parse(file, functions: functions, names: names, literals: &literals)
  }

  /// The same, which adds the file's literals to those of others; nil where nobody wants them.
  static func parse(
    _ file: SourceFile, functions: KeptFunctions, names: NamedTypes, literals: inout Literals?
  ) -> FileDeclarations {
    file.bytes.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var parser = DeclarationParser(
        path: file.path, bytes: bytes, functions: functions, names: names)
      parser.literals = literals.map { LiteralScanner(bytes, addingTo: $0) }
      // Two owners would copy all that was found so far.
      literals = nil
      parser.checkEncoding()
      parser.checkConflicts()
      parser.parseFile()
      literals = parser.literals?.literals
      return parser.result
    }
  }

  init(
    path: String, bytes: SourceBytes, functions: KeptFunctions = .requirements,
    names: NamedTypes = NamedTypes()
  ) {
    source = SourceLocation.Source(path: path)
    self.bytes = bytes
    checks = CheckScope(bytes)
    self.names = names
    keptFunctions = functions
    lexer = Lexer(bytes)
    lines = LineCounter(bytes)
    token = lexer.next()
    result = FileDeclarations(file: path)
  }

  private mutating func parseFile() {
    parseItems()
    result.globalNames += scope.members.properties.map(\.name)
    closeUnfinishedConditions(downTo: 0)
    if hasDescriptions { noteDescribed() }
    noteTrappingMembers()
    noteEffects()
    literals?.finish()
    if let (opening, offset) = lexer.unclosed { report(.unclosed(opening), at: offset) }
  }

  private mutating func noteEffects() {
    if hasInitializers { result.functionNames = functionNames }
    guard checks.mayHaveSideEffects else { return }
    result.mayHaveSideEffects = true
    result.effectfulMembers += SideEffectScanner.effectful(bodies, in: checks)
  }

  private mutating func checkEncoding() {
    guard let offset = bytes.firstInvalidUTF8() else { return }
    report(.notUTF8, at: offset)
  }

  private mutating func checkConflicts() {
    for offset in bytes.conflicts() { report(.conflict, at: offset) }
  }
}

// MARK: - Tokens

extension DeclarationParser {
  /// A place to come back to when a guess about what follows was wrong.
  struct Mark {
    fileprivate var token: Token
    fileprivate var offset: Int
    fileprivate var previousEnd: Int
    fileprivate var directives: Int
  }

  var mark: Mark {
    Mark(
      token: token, offset: lexer.offset, previousEnd: previousEnd,
      directives: lexer.directives.count)
  }

  mutating func goBack(to mark: Mark) {
    token = mark.token
    lexer.move(to: mark.offset)
    previousEnd = mark.previousEnd
    lexer.directives.removeLast(max(0, lexer.directives.count - mark.directives))
  }

  /// The token behind the one looked at.
  mutating func peek() -> Token {
    let mark = mark
    advance()
    defer { goBack(to: mark) }
    return token
  }

  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// Takes the token if it is of the kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the token if it is the keyword.
  mutating func take(_ keyword: Keyword) -> Bool {
    guard token.kind == .name, token.keyword == keyword else { return false }
    advance()
    return true
  }

  // Inlined, as what follows is: a call would have the whole parser copied.
  @inline(__always)
  func isOperator(_ text: StaticString) -> Bool {
    guard token.kind == .operator, token.range.count == text.utf8CodeUnitCount else { return false }
    return bytes.matches(text, at: token.start)
  }

  mutating func takeOperator(_ text: StaticString) -> Bool {
    guard isOperator(text) else { return false }
    advance()
    return true
  }

  /// True where the token is an operator whose first byte is the given one: in a type, `>>` closes
  /// two lists and `??` is two question marks.
  @inline(__always)
  func startsOperator(_ byte: UInt8) -> Bool {
    guard token.kind == .operator else { return false }
    return bytes[token.start] == byte
  }

  /// Takes the first byte of the operator and leaves the rest of it.
  mutating func takeOperatorByte() {
    previousEnd = token.start + 1
    lexer.move(to: previousEnd)
    token = lexer.next()
  }

  /// Takes the name, whatever word it is, or throws.
  mutating func takeName(of kind: String) throws(SyntaxError) -> String {
    guard token.kind == .name else { throw error(.expectedName(of: kind)) }
    let name = bytes.text(token.range)
    advance()
    return name
  }

  /// Goes from the opening bracket that is looked at behind the one that closes it; answers the
  /// range between them.
  @discardableResult
  mutating func skipBrackets() throws(SyntaxError) -> Range<Int> {
    let open = token
    guard let end = endOfBrackets(at: open) else {
      previousEnd = bytes.count
      lexer.move(to: bytes.count)
      token = lexer.next()
      throw SyntaxError(problem: .unclosed(bytes.text(open.range)), offset: open.start)
    }
    previousEnd = end
    lexer.move(to: end)
    token = lexer.next()
    return open.end..<end - 1
  }

  private mutating func endOfBrackets(at open: Token) -> Int? {
    guard literals != nil, open.kind == .leftBrace else {
      return bytes.endOfBrackets(at: open.start)
    }
    return literals?.endOfBraces(at: open.start)
  }
}

// MARK: - Problems

extension DeclarationParser {
  func error(_ problem: SyntaxProblem) -> SyntaxError {
    SyntaxError(problem: problem, offset: token.start)
  }

  mutating func report(_ problem: SyntaxProblem, at offset: Int) {
    result.diagnostics.append(
      Diagnostic(
        problem.severity, at: location(of: offset), problem.message, hint: problem.hint))
  }

  mutating func location(of offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(in: source, line: line, column: column)
  }

  /// Runs a reader one level deeper, or throws where that is too deep for the stack.
  mutating func nested<T>(
    _ read: (inout DeclarationParser) throws(SyntaxError) -> T
  ) throws(SyntaxError) -> T {
    guard nesting < Self.deepestNesting else { throw error(.nestedTooDeeply) }
    nesting += 1
    defer { nesting -= 1 }
    return try read(&self)
  }
}
