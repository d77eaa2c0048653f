/// What values of a type are made of, told from declarations alone: rather too much than too
/// little.
extension DeclarationIndex {
  /// Whether values of a type may hold one of those that some holders are of.
  ///
  /// - Parameters:
  ///   - initializers: Those of its initialisers that may make a value, if not all.
  ///   - wanted: What counts as holding one.
  func holds(
    _ id: Int, anyOf holders: HolderGraph.Nodes,
    madeBy initializers: [InitializerDeclaration]? = nil, by wanted: HolderGraph.Hold
  ) -> Bool {
    var result = false
    forEachHeld(by: types[id], madeBy: initializers) { node, hold in
      result = result || wanted.contains(hold) && holders.contains(node)
    }
    return result
  }

  func findHolders() -> HolderGraph {
    var graph = HolderGraph()
    for type in types {
      let isMocked = mocks.output != nil && type.kind == .protocol
      if isMocked { graph.add(graph.number(of: .declared(type.id)), of: .mock(type.id), .always) }
      let holder = graph.number(of: isMocked ? .mock(type.id) : .declared(type.id))
      forEachHeld(by: type) { graph.add(holder, of: $0, $1) }
      guard type.kind != .protocol || type.composition != nil else { continue }
      // The type may stand for each protocol that it conforms to, and for its superclasses.
      let ancestors = ancestors(of: type.id)
      for id in ancestors.ids {
        graph.add(graph.number(of: .declared(id)), of: .declared(type.id), .always)
      }
      for name in ancestors.names where KnownType.isDrawnFromSources(name) {
        graph.add(graph.number(of: .named(name)), of: .declared(type.id), .always)
      }
    }
    aliases.forEach { alias, _ in
      let holder = graph.number(of: .named(alias.name))
      alias.type.forEachName {
        forEachNode(of: $0, in: nil) { graph.add(holder, of: $0, .always) }
      }
    }
    return graph
  }

  private func forEachHeld(
    by type: IndexedType, madeBy initializers: [InitializerDeclaration]? = nil,
    _ body: (HolderGraph.Node, HolderGraph.Hold) -> Void
  ) {
    guard mocks.output != nil, type.kind == .protocol else {
      return forEachPart(of: type, madeBy: initializers, body)
    }
    for id in inherited(by: type.id).protocols.union([type.id]) {
      forEachAnswered(by: types[id]) { answered, hold in
        answered.forEachName { name in
          if name.qualifiedName == "Self" { return body(.declared(type.id), hold) }
          forEachNode(of: name, in: types[id]) { body($0, hold) }
        }
      }
    }
  }

  /// What values of a type are made of, and what is set behind their initialisers.
  private func forEachPart(
    of type: IndexedType, madeBy initializers: [InitializerDeclaration]?,
    _ body: (HolderGraph.Node, HolderGraph.Hold) -> Void
  ) {
    func add(_ part: TypeSyntax, _ hold: HolderGraph.Hold) {
      part.forEachName { name in forEachNode(of: name, in: type) { body($0, hold) } }
    }
    type.forEachTypeOfMade(by: initializers) { add($0, $0.canBeEmpty ? .unlessEmpty : .always) }
    for property in type.members.properties where !property.isLet && property.isStoredInInstances {
      property.type.map { add($0, $0.isLeftNil ? .unlessSetEmpty : .whenSet) }
    }
    guard type.kind == .class, case .declared(let id) = superclass(of: type) else { return }
    body(.declared(id), .whenSet)
    // A class without initialisers is made by those of its superclass.
    if type.members.initializers.isEmpty { body(.declared(id), .always) }
  }

  /// The types of all that a mock of a protocol answers, throws or calls completion handlers with.
  private func forEachAnswered(
    by type: IndexedType, _ body: (TypeSyntax, HolderGraph.Hold) -> Void
  ) {
    for property in type.members.properties where !property.header.isStatic {
      property.type.map { body($0, $0.canBeEmpty ? .unlessEmpty : .always) }
    }
    for initializer in type.members.initializers {
      initializer.parameters.forEachType { body($0, .always) }
    }
    func answer(_ type: TypeSyntax) { body(type, type.canBeEmpty ? .unlessEmpty : .whenCalled) }
    for function in type.members.functions {
      for parameter in function.parameters
      where parameter.mayBeCompletion || parameter.mayBeOutcome && mayBeFunction(parameter.type) {
        forEachArgument(of: parameter.type, in: type, answer)
      }
      guard !function.header.isStatic else { continue }
      function.result.map(answer)
      function.effects.throwing.error.map(answer)
    }
    for declaration in type.members.subscripts { answer(declaration.result) }
  }

  /// The types that a completion handler is called with, and those that its typealias is of.
  private func forEachArgument(
    of type: TypeSyntax, in scope: IndexedType, _ body: (TypeSyntax) -> Void
  ) {
    let plain = type.unwrapped
    plain.arguments.forEach(body)
    var function = plain.functionParts
    if function == nil, let name = plain.qualifiedName,
      case .alias(let alias)? = lookUp(name, from: scope)
    {
      function = alias.type.unwrapped.functionParts
    }
    function?.parameters.forEach { body($0.type) }
  }

  /// What the names in a type may mean inside of another one.
  func nodes(of type: TypeSyntax, in scope: IndexedType) -> [HolderGraph.Node] {
    var nodes: [HolderGraph.Node] = []
    type.forEachName { name in forEachNode(of: name, in: scope) { nodes.append($0) } }
    return nodes
  }

  /// What a name may mean inside of a type: of several types of its last name, those that are
  /// looked up there, or all where that cannot be told.
  private func forEachNode(
    of name: TypeSyntax, in scope: IndexedType?, _ body: (HolderGraph.Node) -> Void
  ) {
    guard let last = name.lastName else { return }
    let ids = idsByLastName[last] ?? TypeNumbers()
    let isAlias = mayBeAlias(last)
    if isAlias || ids.isEmpty { body(.named(last)) }
    if ids.count > 1, !isAlias, let scope, let path = name.qualifiedName {
      let found = nestedTypes(named: path, in: scope)
      if !found.isEmpty { return found.forEach { body(.declared($0)) } }
    }
    for id in ids { body(.declared(id)) }
  }

  /// The types of a name, from the innermost scope outwards, those of each one's protocols and
  /// superclass behind its own.
  private func nestedTypes(named name: String, in scope: IndexedType) -> TypeNumbers {
    for outer in scopes(of: scope) {
      let own = types(
        named: "\(outer.name).\(name)", module: outer.module, seenFrom: scope.file)
      if !own.isEmpty { return own }
      for ancestor in ancestors(of: outer) {
        let inner = "\(ancestor.qualifiedName).\(name)"
        let inherited = types(named: inner, module: ancestor.module, seenFrom: scope.file)
        if !inherited.isEmpty { return inherited }
      }
    }
    return modules(for: name, from: scope).lazy
      .map {
        self.types(named: self.plain(name, module: $0), module: $0, seenFrom: scope.file)
      }
      .first { !$0.isEmpty } ?? TypeNumbers()
  }
}

extension IndexedType {
  /// The names in all that its values are made from.
  func forEachNameOfMade(_ body: (TypeSyntax) -> Void) {
    forEachTypeOfMade { $0.forEachName(body) }
  }

  /// All explicit initialisers, those in extensions behind the type's own.
  var allInitializers: [InitializerDeclaration] { members.initializers + extensionInitializers }

  /// The types of all that its values are made from.
  ///
  /// - Parameter initializers: Those that may make one, if not all.
  func forEachTypeOfMade(
    by initializers: [InitializerDeclaration]? = nil, _ body: (TypeSyntax) -> Void
  ) {
    if kind == .struct, members.initializers.isEmpty {
      for property in members.properties where property.isStoredInInstances {
        property.type.map(body)
      }
    }
    elementOfMade.map { body(.array($0)) }
    for declaration in members.cases { declaration.payload.forEachType(body) }
    for initializer in initializers ?? allInitializers { initializer.forEachType(body) }
  }

  /// The elements that a collection is made of by what the standard library has for it: one that
  /// can be changed, or a set, without an initialiser that takes something.
  var elementOfMade: TypeSyntax? {
    let names = conformances.compactMap(\.unattributed.qualifiedName).map(KnownType.plainName)
    guard names.contains("RangeReplaceableCollection") || names.contains("SetAlgebra"),
      allInitializers.allSatisfy(\.parameters.isEmpty)
    else { return nil }
    return parameters.contains { $0.name == "Element" } ? .named("Element") : element
  }

  /// What its values are made of that a generic parameter has: `Env` for a member `X.Env`, also by
  /// one of the type's typealiases.
  func associatedNames(
    of parameter: String, _ aliases: [TypealiasDeclaration] = []
  ) -> [String] {
    var names: [String] = []
    let add = { (name: TypeSyntax) in
      if case .member(of: .named(parameter, []), let name, _) = name { names.append(name) }
    }
    forEachNameOfMade { name in
      add(name)
      guard case .named(let plain, []) = name else { return }
      aliases.first { $0.name == plain }?.type.forEachName(add)
    }
    return names
  }
}

extension TypeSyntax {
  /// Whether a value of it may be nil, or empty, whatever is known of what it holds.
  fileprivate var canBeEmpty: Bool {
    switch unparenthesized {
    case .optional, .implicitlyUnwrapped, .array, .dictionary: true
    default: false
    }
  }

  /// The same of what is set behind an initialiser, where a mock stands for what is read as if it
  /// were always there.
  fileprivate var isLeftNil: Bool {
    if case .implicitlyUnwrapped = unparenthesized { false } else { canBeEmpty }
  }

  /// What an optional wraps, if it is one, without words before it.
  var unwrapped: TypeSyntax {
    (optionalPart ?? self).unattributed.unparenthesized
  }

  /// All names of types in it but for what functions take.
  func forEachName(_ body: (TypeSyntax) -> Void) {
    switch self {
    case .named(_, let arguments), .member(_, _, let arguments):
      body(self)
      for argument in arguments { argument.forEachName(body) }
    case .function(_, _, let result): result.forEachName(body)
    case .inlineArray, .packExpansion, .packElement, .suppressed, .integer: return
    default:
      _ = hasPart { part in
        part.forEachName(body)
        return false
      }
    }
  }
}

extension KnownType {
  /// Whether values of a protocol of the library are drawn from the types of the sources that
  /// conform to it.
  fileprivate static func isDrawnFromSources(_ name: String) -> Bool {
    protocols.contains(name) && conformers[name] == nil
  }
}
