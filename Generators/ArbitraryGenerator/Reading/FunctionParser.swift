/// Reading functions, initialisers and subscripts; of those that nobody asked for, only the extent.
extension DeclarationParser {
  private var keepsFunctions: Bool {
    switch keptFunctions {
    case .none: false
    case .requirements: scope.kind == .protocol || scope.isOpenClass
    case .all: scope.kind != .file
    }
  }

  /// Reads a function from `func` on.
  mutating func parseFunction(_ header: DeclarationHeader) throws(SyntaxError) {
    advance()
    let start = token.start
    let mayMake = [.type, .enum].contains(scope.kind) && header.isStatic && token.kind == .name
    let name = try parseFunctionName()
    if scope.kind == .file { result.globalNames.append(name) }
    if header.modifiers.contains(.override) { scope.members.overriddenNames.insert(name) }
    if isQuery(header) { noteQuery(header, named: name) }
    var generics = Generics(parameters: try parseGenericParameters())
    let signature = token.start
    defer { noteLookup(signature..<max(signature, previousEnd), of: name, generics) }
    guard keepsFunctions || mayMake else { return try skipSignature(of: name, header) }
    var header = header
    header.location = location(of: start)
    let parameters = try parseParameters(areDrawn: mayMake)
    let effects = try parseEffects()
    let result = takeOperator("->") ? try parseType() : nil
    generics.requirements = try parseWhereClause()
    let body = token.start
    try skipBody(of: name, header)
    if result != nil, effects == Effects(), generics.isEmpty {
      if mayMake {
        noteStaticQuery(header, named: name, parameters)
      } else if !header.isStatic, result == .named("Bool") {
        noteQuery(header, named: name + parameters.map(\.label).signature)
      }
    }
    let makesValue = mayMake && scope.mayBe(result)
    let demands =
      makesValue
      ? self.demands(
        of: body..<max(body, previousEnd), on: parameters,
        isChecked: effects.canThrow || result?.isOptional ?? false) : Demands()
    let directives = takeTrailingDirectives()
    if !directives.isEmpty { noteIdle(directives, .atOther) }
    header.add(directives)
    if mayMake, !makesValue { noteIdle(parameters.directives, .atOther) }
    if makesValue { header.surrounding = scope.surrounding }
    let function = FunctionDeclaration(
      header: header, name: name, generics: generics, parameters: parameters, effects: effects,
      result: result, demands: demands,
      sideEffect: makesValue ? sideEffect(of: body..<max(body, previousEnd)) : nil)
    if keepsFunctions {
      if scope.members.functions.isEmpty { scope.members.functions.reserveCapacity(8) }
      scope.members.functions.append(function)
    }
    if makesValue { scope.members.makers.append(function) }
  }

  /// The name, or the operator without the `<` of the generic parameters that may stick to it. The
  /// dot of one like `.==` is a token of its own elsewhere, where a member's name follows it.
  private mutating func parseFunctionName() throws(SyntaxError) -> String {
    var end = 0
    switch token.kind {
    case .operator: end = token.end
    case .regex: end = token.start + 1
    case .dot: end = bytes.endOfOperator(from: token.start)
    default: return try takeName(of: "function")
    }
    let opensGenerics =
      end - token.start > 1 && bytes[end - 1] == ASCII.less && bytes.isClass(.nameStart, at: end)
    if opensGenerics { end -= 1 }
    let name = bytes.text(token.start..<end)
    previousEnd = end
    lexer.move(to: end)
    token = lexer.next()
    return name
  }

  /// Reads an initialiser from `init` on.
  mutating func parseInitializer(_ header: DeclarationHeader) throws(SyntaxError) {
    var initializer = InitializerDeclaration(header: header)
    initializer.header.location = location(of: token.start)
    initializer.header.surrounding = scope.surrounding
    advance()
    if startsOperator(ASCII.question) || startsOperator(ASCII.exclamation) {
      initializer.failability =
        startsOperator(ASCII.question) ? .optional : .implicitlyUnwrapped
      takeOperatorByte()
    }
    initializer.generics.parameters = try parseGenericParameters()
    initializer.parameters = try parseParameters(areDrawn: true)
    initializer.effects = try parseEffects()
    initializer.generics.requirements = try parseWhereClause()
    initializer.isUnimplemented = token.kind == .leftBrace && bytes.endsProgram(peek())
    let body = token.start
    try skipBody(of: &initializer)
    scope.bodies.append(body..<max(body, previousEnd))
    let directives = takeTrailingDirectives()
    if !directives.isEmpty { noteIdle(directives, .atInitializer) }
    initializer.header.add(directives)
    scope.members.initializers.append(initializer)
  }

  /// Reads a subscript from `subscript` on.
  mutating func parseSubscript(_ header: DeclarationHeader) throws(SyntaxError) {
    let location = location(of: token.start)
    advance()
    var generics = Generics(parameters: try parseGenericParameters())
    let parameters = try parseParameters(.name)
    guard takeOperator("->") else { throw error(.expected("->", in: "a subscript")) }
    let result = try parseType()
    generics.requirements = try parseWhereClause()
    let storage = token.kind == .leftBrace ? try parseAccessors() : .stored
    if generics.isEmpty, parameters.count == 1, parameters[0].isPosition {
      scope.members.element = result
    }
    guard keepsFunctions else { return }
    var declaration = SubscriptDeclaration(
      header: header, generics: generics, parameters: parameters, result: result)
    declaration.header.location = location
    if case .computed(let accessors) = storage { declaration.accessors = accessors }
    let directives = takeTrailingDirectives()
    noteIdle(directives, .atOther)
    declaration.header.add(directives)
    scope.members.subscripts.append(declaration)
  }

  /// Goes behind what nobody asked for: over brackets as a whole to the braces and behind those, or
  /// to the next item where there are none.
  private mutating func skipSignature(
    of name: String, _ header: DeclarationHeader
  ) throws(SyntaxError) {
    let start = token.start
    var isOpen = true
    while isOpen || !token.startsLine || !startsItem {
      switch token.kind {
      case .leftBrace:
        noteQuestion(header, named: name, start..<max(start, previousEnd))
        return try skipBody(of: name, header)
      case .leftParen, .leftSquare:
        try skipBrackets()
        isOpen = false
      case .end, .rightBrace, .semicolon: return
      default:
        isOpen = token.kind == .comma || token.kind == .colon || isOperator("->")
        advance()
      }
    }
  }

  /// Goes behind a function's body, and notes one that only ends the program.
  private mutating func skipBody(
    of name: String, _ header: DeclarationHeader
  ) throws(SyntaxError) {
    if scope.isOpenClass, token.kind == .leftBrace, bytes.endsProgram(peek()) {
      scope.members.abstractNames.insert(name)
    }
    let body = token.start
    try skipBody()
    note(body..<max(body, previousEnd), of: name)
    let needsNoValue = scope.kind == .file || header.isStatic
    if needsNoValue, bytes.endsProgram(in: body..<max(body, previousEnd)) {
      trappingNames.insert(name.withoutBackticks)
    }
  }

  /// Notes the body of a function, which others may call for what it does to the machine.
  private mutating func note(_ body: Range<Int>, of name: String) {
    functionNames.append(name)
    guard body.count > 1, checks.mayHaveSideEffects else { return }
    let name = name.withoutBackticks
    bodies.append(
      SideEffectScanner.Body(kind: .function, name: name, home: scope.name ?? "", range: body))
  }

  /// Notes a function that others may call for what may not be there.
  private mutating func noteLookup(_ function: Range<Int>, of name: String, _ generics: Generics) {
    guard LookupScanner.isLookup(function, of: generics.parameters, in: bytes) else { return }
    let (name, home) = (name.withoutBackticks, scope.name ?? "")
    let call = home.isEmpty ? name : "\(home).\(name)"
    result.effectfulMembers.append(
      EffectfulMember(
        kind: .function, name: name, home: home, effect: SideEffect(kind: .looksUp, call: call)))
  }

  /// Goes behind an initialiser's body, and notes what that asks of its arguments.
  private mutating func skipBody(of initializer: inout InitializerDeclaration) throws(SyntaxError) {
    guard token.kind == .leftBrace else { return }
    let body = token.start
    try skipBrackets()
    initializer.header.add(takeDirectives(inBody: body..<previousEnd))
    initializer.sideEffect = sideEffect(of: body..<previousEnd, isInitializer: true)
    initializer.body = bytes.text(body..<previousEnd)
    hasInitializers = true
    guard !initializer.parameters.isEmpty else { return }
    let isChecked = initializer.isChecked && !initializer.isDecoding
    initializer.demands = demands(
      of: body..<previousEnd, on: initializer.parameters, isChecked: isChecked)
    let mayReject = isChecked || !initializer.demands.conditions.isEmpty
    if mayReject, !initializer.isDecoding {
      initializer.clues.values = ClueScanner.clues(in: body..<previousEnd, of: bytes)
    }
  }

  private func sideEffect(of body: Range<Int>, isInitializer: Bool = false) -> SideEffect? {
    SideEffectScanner.effect(
      of: body, home: scope.name ?? "", in: checks, isInitializer: isInitializer)
  }

  /// What a body asks of what it is given.
  private func demands(
    of body: Range<Int>, on parameters: [Parameter], isChecked: Bool
  ) -> Demands {
    guard !parameters.isEmpty, body.count > 1, bytes[body.lowerBound] == ASCII.leftBrace else {
      return Demands()
    }
    return PreconditionScanner.demands(
      of: body, parameters: parameters, in: checks, home: scope.name ?? "", isChecked: isChecked,
      makesWrappers: scope.members.properties.contains(where: \.mayBeWrapped))
  }

  /// Whether a function that is read up to its name asks something of a value, and takes nothing.
  private mutating func isQuery(_ header: DeclarationHeader) -> Bool {
    guard scope.kind != .file, !header.isStatic, token.kind == .leftParen else { return false }
    // Most that take something have a name there.
    guard !bytes.isClass(.namePart, at: token.end) else { return false }
    let end = peek()
    return end.kind == .rightParen
      && bytes.matches("->", at: bytes.firstOffset(from: end.end, notOf: .space))
  }

  private mutating func noteQuery(_ header: DeclarationHeader, named name: String) {
    let isPlain =
      header.attributes.isEmpty && conditions.depth == 0 && !header.modifiers.contains(.mutating)
    let access = isPlain ? header.access : .private
    result.queries[name] = min(access, result.queries[name] ?? access)
  }

  /// Notes a function that answers whether something holds of a value and of what it takes, where one
  /// that stands between two offsets does.
  private mutating func noteQuestion(
    _ header: DeclarationHeader, named name: String, _ signature: Range<Int>
  ) {
    let (start, end) = (signature.lowerBound, signature.upperBound)
    guard bytes.matches("Bool", at: end - 4), scope.kind != .file, !header.isStatic,
      bytes[start] == ASCII.leftParen, let close = bytes.endOfBrackets(at: start), close < end,
      bytes.text(close..<end).filter({ !$0.isWhitespace }) == "->Bool"
    else { return }
    noteQuery(header, named: name + bytes.labels(in: start..<close).signature)
  }

  /// Notes a static function that answers something: whether a condition holds, or a bound in one.
  private mutating func noteStaticQuery(
    _ header: DeclarationHeader, named name: String, _ parameters: [Parameter]
  ) {
    guard let type = scope.name?.lastPathName else { return }
    noteQuery(
      header, named: "\(type).\(name.withoutBackticks)\(parameters.map(\.label).signature)")
  }

  /// Goes behind the braces where there are some.
  mutating func skipBody() throws(SyntaxError) {
    if token.kind == .leftBrace { try skipBrackets() }
  }
}

extension Parameter {
  /// Whether it is that of a collection's subscript for one element, by its usual names.
  fileprivate var isPosition: Bool {
    label == nil && name.map { ["position", "index", "i"].contains($0) } ?? false
  }
}

extension SourceBytes {
  /// The labels of the parameters in parentheses, which a range begins and ends with.
  fileprivate func labels(in range: Range<Int>) -> [String?] {
    let tokens = tokens(in: range)
    var labels: [String?] = []
    var position = 0
    while position < tokens.count {
      let isFirst = position == 0 || tokens[position - 1].kind == .comma
      let isLabel = tokens[position...].dropFirst().prefix(2).contains { $0.kind == .colon }
      if isFirst, isLabel {
        let label = text(tokens[position].range)
        labels.append(label == "_" ? nil : label)
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return labels
  }

  /// Whether a token at the beginning of a body is the call of what never returns.
  func endsProgram(_ token: Token) -> Bool {
    guard token.kind == .name else { return false }
    return switch token.range.count {
    case 4: matches("exit(", at: token.start)
    case 5: matches("abort(", at: token.start)
    case 10: matches("fatalError", at: token.start)
    case 16: matches("assertionFailure", at: token.start)
    case 19: matches("preconditionFailure", at: token.start)
    default: false
    }
  }

  /// Whether a token calls what ends the program where a condition does not hold.
  func checksCondition(_ token: Token) -> Bool {
    guard token.kind == .name else { return false }
    return switch token.range.count {
    case 6: matches("assert", at: token.start)
    case 12: matches("precondition", at: token.start)
    default: false
    }
  }
}
