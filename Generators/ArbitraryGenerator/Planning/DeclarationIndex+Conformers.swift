extension DeclarationIndex {
  /// The types that values of some protocols' type can be made of: those that conform to all of
  /// them and hold no such value themselves, so that each has an end; by name.
  func conformers(to constraint: Constraint) -> [Int] {
    if let found = foundConformers[constraint] { return found }
    let names = Set(constraint.protocols.map { types[$0].name }).union(constraint.known)
    let conforming = candidates(named: names.min() ?? "").filter { id in
      let type = types[id]
      guard type.kind != .protocol, type.parameters.isEmpty else { return false }
      let inherited = inherited(by: id)
      return constraint.protocols.isSubset(of: inherited.protocols)
        && constraint.known.isSubset(of: inherited.names)
    }
    let conformers = withoutHolders(of: names, among: conforming)
      .sorted { (types[$0].qualifiedName, $0) < (types[$1].qualifiedName, $1) }
    foundConformers[constraint] = conformers
    return conformers
  }

  /// Those types whose values hold none of some names' types.
  private func withoutHolders(of names: Set<String>, among ids: [Int]) -> [Int] {
    // Who holds what is a matter of all types, and not asked for without need.
    guard !ids.isEmpty else { return [] }
    let holders = holderGraph.holders(of: names)
    return ids.filter { !holds($0, anyOf: holders) }
  }

  /// The types that lead to a protocol by last names alone, and so too many rather than too few.
  private func candidates(named name: String) -> [Int] {
    var seen: Set<String> = []
    let name = name.split(separator: ".").last.map(String.init) ?? name
    var open = [name] + KnownType.refined.filter { $0.value.contains(name) }.keys
    while let current = open.popLast() {
      if seen.insert(current).inserted { open += conformingNames[current] ?? [] }
    }
    return seen.flatMap { idsByLastName[$0] ?? TypeNumbers() }
  }

  /// The number of the protocol that a name means inside a type.
  func protocolID(named name: String, in scope: IndexedType) -> Int? {
    inheritedID(named: name, by: scope).flatMap { types[$0].kind == .protocol ? $0 : nil }
  }

  /// The class that a class inherits from: unknown where its first name is one that is not found.
  func superclass(of type: IndexedType) -> Superclass {
    guard let name = type.inheritance.first?.unattributed.qualifiedName else { return .none }
    if let id = inheritedID(named: name, by: type) {
      return types[id].kind == .class ? .declared(id) : .none
    }
    return name == "NSObject" || KnownType.protocols.contains(name) ? .none : .unknown
  }

  enum Superclass { case none, declared(Int), unknown }

  // MARK: - What is inherited

  /// All that a type conforms to, through protocols and superclasses too.
  func inherited(by id: Int) -> (protocols: Set<Int>, names: Set<String>) {
    let ancestors = ancestors(of: id)
    let protocols = ancestors.ids.filter { types[$0].kind == .protocol }
    return (Set(protocols), ancestors.names)
  }

  /// The protocols and superclasses of a type and theirs, in order, and the names of those and of
  /// others.
  private func ancestors(of id: Int) -> (ids: [Int], names: Set<String>) {
    var (ids, names): ([Int], Set<String>) = ([id], [])
    var position = 0
    while position < ids.count {
      let type = types[ids[position]]
      position += 1
      for name in type.conformances.lazy.compactMap(\.unattributed.qualifiedName) {
        names.formUnion([name] + (KnownType.refined[name] ?? []))
        guard let found = inheritedID(named: name, by: type), !ids.contains(found) else { continue }
        ids.append(found)
      }
    }
    return (Array(ids.dropFirst()), names)
  }

  /// The protocols and superclasses of a type and theirs, in whose scopes its names are found too.
  func ancestors(of name: String, module: String?) -> [IndexedType] {
    types(named: name, module: module).flatMap { ancestors(of: $0).ids }.map { types[$0] }
  }

  /// The number of what a type names in its inheritance clause.
  func inheritedID(named name: String, by type: IndexedType) -> Int? {
    // Most names are the library's.
    guard takenNames.contains(name) || name.isPath else { return nil }
    var around = type.enclosingName
    while let outer = around {
      if let id = types(named: "\(outer).\(name)", module: type.module).first { return id }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return ([type.module] + testables.map(Optional.some)).lazy
      .compactMap { self.types(named: self.plain(name, module: $0), module: $0).first }
      .first
  }

  // MARK: - What is held

  /// Whether values of a type may hold one of those that some holders are of.
  func holds(_ id: Int, anyOf holders: HolderGraph.Holders) -> Bool {
    var result = false
    forEachMentionedName(in: types[id]) { result = result || holders.contains($0) }
    return result
  }

  /// By name alone, and so with too many holders rather than too few.
  func findHolders() -> HolderGraph {
    var graph = HolderGraph()
    for (name, ids) in idsByLastName {
      let holder = graph.number(of: name)
      for id in ids { forEachMentionedName(in: types[id]) { graph.add(holder, of: $0) } }
    }
    for name in conformingNames.keys {
      let holder = graph.number(of: name)
      for standing in standingNames(for: name) { graph.add(holder, of: standing) }
    }
    return graph
  }

  /// The names of the types that may stand for a protocol. A protocol that inherits from it is none
  /// of them: what that requires is asked of nobody.
  private func standingNames(for name: String) -> [String] {
    var seen: Set<String> = []
    var open = [name]
    while let current = open.popLast() {
      for next in conformingNames[current] ?? [] where seen.insert(next).inserted {
        open.append(next)
      }
    }
    return seen.filter { name in
      idsByLastName[name]?.contains { types[$0].kind != .protocol } ?? false
    }
  }

  private func forEachMentionedName(in type: IndexedType, _ body: (String) -> Void) {
    guard mocks.output != nil, type.kind == .protocol else {
      type.forEachMentionedName(body)
      // A class without initialisers is made by those of its superclass.
      guard type.kind == .class, type.members.initializers.isEmpty,
        case .declared(let id) = superclass(of: type)
      else { return }
      return body(types[id].name)
    }
    for id in inherited(by: type.id).protocols.union([type.id]) {
      types[id].forEachMentionedName { body($0 == "Self" ? type.name : $0) }
      types[id].forEachAnsweredName { body($0 == "Self" ? type.name : $0) }
    }
  }
}

extension IndexedType {
  /// The last names of all types in the declarations that its values are made by.
  fileprivate func forEachMentionedName(_ body: (String) -> Void) {
    for property in members.properties where !property.header.isStatic {
      property.type?.forEachName(body)
    }
    for declaration in members.cases { declaration.payload.forEachName(body) }
    for initializer in members.initializers { initializer.parameters.forEachName(body) }
    for initializer in extensionInitializers { initializer.parameters.forEachName(body) }
  }

  /// Those of all that a mock of a protocol answers or throws.
  fileprivate func forEachAnsweredName(_ body: (String) -> Void) {
    for function in members.functions where !function.header.isStatic {
      function.result?.forEachName(body)
      function.effects.throwing.error?.forEachName(body)
    }
    for declaration in members.subscripts { declaration.result.forEachName(body) }
  }
}

extension [Parameter] {
  fileprivate func forEachName(_ body: (String) -> Void) {
    forEachType { $0.forEachName(body) }
  }
}

extension TypeSyntax {
  /// The last names of all types in it but for what functions take.
  fileprivate func forEachName(_ body: (String) -> Void) {
    switch self {
    case .named(let name, let arguments), .member(_, let name, let arguments):
      body(name)
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
