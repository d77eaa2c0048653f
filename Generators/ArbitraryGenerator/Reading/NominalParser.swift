/// Reading types with a body: structs, enums, classes, actors and protocols.
extension DeclarationParser {
  mutating func parseStruct(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = try parseTypeHead(header, of: "struct")
    try parseBody(&head, as: .type) { head, members in
      .struct(
        StructDeclaration(
          header: head.header, name: head.name, enclosing: head.enclosing,
          generics: head.generics, inheritance: head.inheritance, members: members))
    }
  }

  mutating func parseEnum(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = try parseTypeHead(header, of: "enum")
    try parseBody(&head, as: .enum) { head, members in
      .enum(
        EnumDeclaration(
          header: head.header, name: head.name, enclosing: head.enclosing,
          generics: head.generics, inheritance: head.inheritance, members: members))
    }
  }

  mutating func parseClass(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = try parseTypeHead(header, of: "class")
    let isOpen = !header.modifiers.contains(.final)
    try parseBody(&head, as: .type, isOpenClass: isOpen) { head, members in
      .class(
        ClassDeclaration(
          header: head.header, name: head.name, enclosing: head.enclosing,
          generics: head.generics, inheritance: head.inheritance, members: members))
    }
  }

  mutating func parseActor(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = try parseTypeHead(header, of: "actor")
    try parseBody(&head, as: .type) { head, members in
      .actor(
        ActorDeclaration(
          header: head.header, name: head.name, enclosing: head.enclosing,
          generics: head.generics, inheritance: head.inheritance, members: members))
    }
  }

  /// The names in angle brackets behind a protocol's name are its primary associated types.
  mutating func parseProtocol(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = try parseTypeHead(header, of: "protocol")
    try parseBody(&head, as: .protocol) { head, members in
      .protocol(
        ProtocolDeclaration(
          header: head.header, name: head.name, enclosing: head.enclosing,
          generics: Generics(requirements: head.generics.requirements),
          primaryAssociatedTypes: head.generics.parameters.map(\.name),
          inheritance: head.inheritance, members: members))
    }
  }

  /// The extension's access level is the default of its members, and a private one reaches its
  /// file.
  mutating func parseExtension(_ header: DeclarationHeader) throws(SyntaxError) {
    var head = TypeHead(header: header, name: "")
    advance()
    head.header.location = location(of: token.start)
    let type = try parsePostfixType()
    head.name = type.qualifiedName ?? type.description
    head.inheritance = try parseInheritance()
    let declaration = ExtensionDeclaration(
      header: header, extendedType: type, inheritance: head.inheritance,
      requirements: try parseWhereClause())
    head.surrounding = DeclarationHeader.Surrounding(
      attributes: header.attributes, isConstrained: declaration.isConstrained,
      arguments: type.arguments, requirements: declaration.requirements)
    let memberAccess = header.access == .private ? .fileprivate : header.access
    try parseBody(&head, as: .type, memberAccess: memberAccess) { head, members in
      var declaration = declaration
      declaration.header = head.header
      declaration.members = members
      return .extension(declaration)
    }
  }
}

// MARK: - Heads and bodies

extension DeclarationParser {
  /// What stands before the brace of a type.
  private struct TypeHead {
    var header: DeclarationHeader
    var name: String
    var enclosing: String?
    var generics = Generics()
    var inheritance: [TypeSyntax] = []
    /// For an extension, what the types in it have from it.
    var surrounding: DeclarationHeader.Surrounding?

    var qualifiedName: String { enclosing.map { "\($0).\(name)" } ?? name }
  }

  private mutating func parseTypeHead(
    _ header: DeclarationHeader, of kind: String
  ) throws(SyntaxError) -> TypeHead {
    advance()
    var header = header
    header.conditions = conditions.texts(from: 0)
    header.surrounding = scope.surrounding
    header.location = location(of: token.start)
    let name = try takeName(of: kind)
    let parameters = try parseGenericParameters()
    let inheritance = try parseInheritance()
    let requirements = try parseWhereClause()
    // Put together here: what may be thrown away on the way would be copied.
    return TypeHead(
      header: header, name: name, enclosing: scope.name,
      generics: Generics(parameters: parameters, requirements: requirements),
      inheritance: inheritance)
  }

  /// Reads the members in a scope of their own and lists the declaration in front of the types in
  /// it. Behind the brace, the head may have more directives.
  private mutating func parseBody(
    _ head: inout TypeHead, as kind: Scope.Kind, memberAccess: AccessLevel = .internal,
    isOpenClass: Bool = false, _ make: (TypeHead, consuming Members) -> Declaration
  ) throws(SyntaxError) {
    guard token.kind == .leftBrace else {
      throw error(.expected("{", in: "the declaration of `\(head.name)`"))
    }
    guard nesting < Self.deepestNesting else {
      report(.nestedTooDeeply, at: token.start)
      return try skipBody()
    }
    let opening = token.start
    let index = result.declarations.count
    advance()
    head.header.add(takeTrailingDirectives())
    var inner = parseMembers(
      in: Scope(
        kind: kind, name: head.qualifiedName,
        defaultAccess: kind == .protocol ? head.header.access : memberAccess,
        outerConditions: conditions.depth, surrounding: head.surrounding,
        isOpenClass: isOpenClass))
    addClues(to: &inner.members, of: head.qualifiedName)
    if head.surrounding == nil { noteUntouched(in: &inner) }
    noteConverted(in: &inner, of: head.qualifiedName)
    if kind == .enum { noteForbidden(in: &inner.members, of: head.qualifiedName) }
    if !inner.setters.isEmpty {
      noteSetters(in: inner, of: head.qualifiedName)
      noteTraps(in: &inner, of: head.qualifiedName)
      noteTerms(in: &inner, of: head.qualifiedName)
    }
    // Mostly there are none in it.
    if index == result.declarations.count {
      result.declarations.append(make(head, inner.members))
    } else {
      result.declarations.insert(make(head, inner.members), at: index)
    }
    guard take(.rightBrace) else {
      throw SyntaxError(problem: .unclosed("{"), offset: opening)
    }
  }

  /// The scope with the members that are read in it.
  private mutating func parseMembers(in inner: consuming Scope) -> Scope {
    var other = inner
    swap(&scope, &other)
    nesting += 1
    parseItems()
    nesting -= 1
    closeUnfinishedConditions(downTo: scope.outerConditions)
    swap(&scope, &other)
    return other
  }
}

extension DeclarationParser {
  /// Notes which variables keep their initial values behind an initialiser, for its body does not
  /// name them, nor calls another initialiser that may. What `init()` makes, it makes of nothing, and
  /// may be set behind that as well.
  private func noteUntouched(in scope: inout Scope) {
    guard scope.kind == .type, scope.bodies.contains(where: { !$0.isEmpty }) else { return }
    let variables = scope.members.properties.filter { !$0.isLet && $0.isStoredInInstances }
    guard !variables.isEmpty else { return }
    for (position, body) in scope.bodies.enumerated() where !body.isEmpty {
      let delegates = bytes.names("self.init", in: body)
      if delegates, handsOn(body) { continue }
      scope.members.initializers[position].untouched =
        variables.filter { delegates || $0.hasDefault }.map(\.name.withoutBackticks)
        .filter { !bytes.names($0, in: body) }
    }
  }

  /// Notes which members an initialiser makes something else of than it is given for them, where some
  /// are set by nothing else, or where one that takes them by other names may be better than another.
  /// Those in an extension are said by its parameters alone.
  private func noteConverted(in scope: inout Scope, of type: String) {
    guard scope.kind == .type, scope.bodies.contains(where: { !$0.isEmpty }) else { return }
    let stored = scope.members.properties.filter {
      $0.isStoredInInstances && !($0.isLet && $0.initialValue != nil)
    }
    let names = Set(stored.map(\.name.withoutBackticks))
    guard
      scope.surrounding != nil
        || stored.contains(where: { $0.isLet || $0.header.setterAccess != nil })
        || takesOthers(than: names, scope.members.initializers)
    else { return }
    let variables = Set(stored.lazy.filter { !$0.isLet }.map(\.name.withoutBackticks))
    for (position, body) in scope.bodies.enumerated() where !body.isEmpty {
      let initializer = scope.members.initializers[position]
      guard !initializer.isChecked, !initializer.parameters.isEmpty else { continue }
      let given = scope.surrounding.map { _ in
        Set(initializer.parameters.compactMap(\.label?.withoutBackticks))
      }
      scope.members.initializers[position].keeping = PreconditionScanner.keeping(
        given ?? names, variables: given ?? variables, in: body,
        parameters: initializer.parameters, in: checks, home: type)
    }
  }

  /// Whether one of several initialisers takes something else than members by their names.
  private func takesOthers(
    than members: Set<String>, _ initializers: [InitializerDeclaration]
  ) -> Bool {
    initializers.count > 1
      && initializers.contains { initializer in
        !initializer.isChecked
          && initializer.parameters.contains { parameter in
            (parameter.name ?? parameter.label).map { !members.contains($0.withoutBackticks) }
              ?? false
          }
      }
  }

  /// Whether a body calls an initialiser of the type that takes something.
  private func handsOn(_ body: Range<Int>) -> Bool {
    let calls = bytes.text(body).split(separator: "self.init", omittingEmptySubsequences: false)
    return !calls.dropFirst().allSatisfy { $0.hasPrefix("()") }
  }

  /// Notes the bodies of setters and observers, which are run where others set the properties.
  private mutating func noteSetters(in scope: Scope, of type: String) {
    guard checks.mayHaveSideEffects else { return }
    for setter in scope.setters where scope.members.properties.indices.contains(setter.property) {
      let property = scope.members.properties[setter.property]
      let kind: EffectfulMember.Kind =
        if case .observed = property.storage { .observer } else { .setter }
      bodies.append(
        SideEffectScanner.Body(
          kind: kind, name: property.name.withoutBackticks, home: type, range: setter.body))
    }
  }

  /// Notes which properties may end the program where they are set, by what the standard library asks
  /// for and by what the functions do that are called there.
  private func noteTraps(in scope: inout Scope, of type: String) {
    let stored = scope.members.properties.filter(\.isStoredInInstances)
    for setter in scope.setters where scope.members.properties.indices.contains(setter.property) {
      let property = scope.members.properties[setter.property]
      guard !property.isCheckedWhereSet,
        PreconditionScanner.mayEnd(
          setter.body, given: setter.value, of: property.type, besides: stored, in: checks,
          home: type)
      else { continue }
      scope.members.properties[setter.property] = property.with(
        storage: property.storage.endingProgram)
    }
  }

  /// Notes which properties setters and observers compute with; those whose elements are multiplied
  /// with each other, which most have no product of, may end the program.
  private func noteTerms(in scope: inout Scope, of type: String) {
    let stored = scope.members.properties.filter(\.isStoredInInstances)
    var terms: Set<String> = []
    var factors: Set<String> = []
    for setter in scope.setters where scope.members.properties.indices.contains(setter.property) {
      let property = scope.members.properties[setter.property]
      let own = property.name.withoutBackticks
      for magnitude in PreconditionScanner.magnitudes(
        in: setter.body, given: setter.value, of: property.type, besides: stored, in: checks,
        home: type)
      {
        let names = magnitude.parameters.map { $0 == setter.value ? own : $0 }
        terms.formUnion(names)
        if magnitude.magnitude == .factor { factors.formUnion(names) }
      }
    }
    guard !terms.isEmpty else { return }
    for (position, property) in scope.members.properties.enumerated() {
      let name = property.name.withoutBackticks
      guard terms.contains(name), !property.isStatic else { continue }
      scope.members.properties[position] = property.with(
        storage: factors.contains(name) ? property.storage.endingProgram : nil, isTerm: true)
    }
  }

  /// Notes which properties the descriptions compute with that stand in the file, also in extensions.
  mutating func noteDescribed() {
    let descriptions = PreconditionScanner.descriptions.flatMap { checks.members[$0] ?? [] }
    let getters = Dictionary(grouping: descriptions.compactMap(checks.getter), by: \.home)
    for (position, declaration) in result.declarations.enumerated() {
      guard let nominal = declaration.nominal, let getters = getters[nominal.qualifiedName] else {
        continue
      }
      let stored = nominal.members.properties.filter(\.isStoredInInstances)
      let cases = nominal.members.cases.filter { !$0.payload.isEmpty }
      for getter in getters where !stored.isEmpty || !cases.isEmpty {
        let described =
          cases.isEmpty
          ? PreconditionScanner.magnitudes(in: getter, of: stored, in: checks)
          : PreconditionScanner.magnitudes(in: getter, of: cases, in: checks)
        guard !described.isEmpty else { continue }
        result.declarations[position].describe(by: described)
      }
    }
  }

  /// Notes which cases are there to be named by nobody, as `__doNotUse`: those that members of the
  /// enum in this file end the program for. Their names begin with an underscore, as few do.
  private func noteForbidden(in members: inout Members, of type: String) {
    let hidden = members.cases.indices.filter {
      members.cases[$0].name.hasPrefix("_") && members.cases[$0].payload.isEmpty
    }
    guard !hidden.isEmpty, hidden.count < members.cases.count else { return }
    let forbidden = PreconditionScanner.casesEndingProgram(of: type, in: checks)
    for position in hidden where forbidden.contains(members.cases[position].name) {
      members.cases[position].isForbidden = true
    }
  }

  /// Adds to the clues of initialisers those in what they name.
  private mutating func addClues(to members: inout Members, of type: String) {
    let checking = members.initializers.indices.filter {
      !members.initializers[$0].clues.isEmpty
    }
    guard !checking.isEmpty else { return }
    for position in checking {
      var clues = members.initializers[position].clues.values
      clues.add(checks.clues(named: clues.names, from: type))
      clues.names = []
      members.initializers[position].clues.values = clues
    }
  }
}
