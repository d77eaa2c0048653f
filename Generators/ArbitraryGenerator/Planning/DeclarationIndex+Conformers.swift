extension DeclarationIndex {
  /// The types that values of some protocols' type can be made of: those that conform to all of them
  /// and hold no such value themselves, so that each has an end; by name.
  func conformers(to constraint: Constraint) -> [Int] {
    if let found = foundConformers[constraint] { return found }
    let names = Set(constraint.protocols.map { types[$0].name }).union(constraint.known)
    let holders = holderGraph.holders(of: names)
    let conformers = candidates(named: names.min() ?? "").filter { id in
      let type = types[id]
      guard type.kind != .protocol, type.parameters.isEmpty else { return false }
      let inherited = inherited(by: id)
      return constraint.protocols.isSubset(of: inherited.protocols)
        && constraint.known.isSubset(of: inherited.names)
        && !holds(id, anyOf: holders)
    }.sorted { (types[$0].qualifiedName, $0) < (types[$1].qualifiedName, $1) }
    foundConformers[constraint] = conformers
    return conformers
  }

  /// The types that lead to a protocol by last names alone, and so too many rather than too few.
  private func candidates(named name: String) -> [Int] {
    var seen: Set<String> = []
    let name = name.split(separator: ".").last.map(String.init) ?? name
    var open = [name] + KnownType.refined.filter { $0.value.contains(name) }.keys
    while let current = open.popLast() {
      if seen.insert(current).inserted { open += conformingNames[current] ?? [] }
    }
    return seen.flatMap { idsByLastName[$0] ?? [] }
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
    var (protocols, names, seen): (Set<Int>, Set<String>, Set<Int>) = ([], [], [id])
    var open = [id]
    while let current = open.popLast() {
      let type = types[current]
      for name in type.conformances.lazy.compactMap(\.unattributed.qualifiedName) {
        names.formUnion([name] + (KnownType.refined[name] ?? []))
        guard let found = inheritedID(named: name, by: type), seen.insert(found).inserted else {
          continue
        }
        if types[found].kind == .protocol { protocols.insert(found) }
        open.append(found)
      }
    }
    return (protocols, names)
  }

  /// The number of what a type names in its inheritance clause.
  func inheritedID(named name: String, by type: IndexedType) -> Int? {
    // Most names are the library's.
    guard takenNames.contains(name) || name.utf8.contains(ASCII.dot) else { return nil }
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
    mentionedNames(in: types[id]).contains(where: holders.contains)
  }

  /// By name alone, and so with too many holders rather than too few.
  func findHolders() -> HolderGraph {
    var graph = HolderGraph()
    for (name, ids) in idsByLastName {
      for held in ids.flatMap({ mentionedNames(in: types[$0]) }) { graph.add(name, of: held) }
    }
    for name in conformingNames.keys {
      for standing in standingNames(for: name) { graph.add(name, of: standing) }
    }
    return graph
  }

  /// The names of the types that may stand for a protocol. A protocol that inherits from it is none of
  /// them: what that requires is asked of nobody.
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

  private func mentionedNames(in type: IndexedType) -> [String] {
    guard mocks.output != nil, type.kind == .protocol else { return type.mentionedNames }
    let protocols = [type] + inherited(by: type.id).protocols.sorted().map { types[$0] }
    return protocols.flatMap { $0.mentionedNames + $0.answeredNames }
      .map { $0 == "Self" ? type.name : $0 }
  }
}

extension IndexedType {
  /// The last names of all types in the declarations that its values are made by.
  fileprivate var mentionedNames: [String] {
    let parameters =
      members.cases.flatMap(\.payload)
      + (members.initializers + extensionInitializers).flatMap(\.parameters)
    let properties = members.properties.filter { !$0.header.isStatic }
    return (properties.compactMap(\.type) + parameters.map(\.type)).flatMap(\.names)
  }

  /// Those of all that a mock of a protocol answers or throws.
  fileprivate var answeredNames: [String] {
    let functions = members.functions.filter { !$0.header.isStatic }
    let answers = functions.compactMap(\.result) + members.subscripts.map(\.result)
    let errors = functions.compactMap(\.effects.throwing.error)
    return (answers + errors).flatMap(\.names)
  }
}

extension TypeSyntax {
  /// The last names of all types in it.
  fileprivate var names: [String] {
    switch self {
    case .named(let name, let arguments): [name] + arguments.flatMap(\.names)
    case .member(_, let name, let arguments): [name] + arguments.flatMap(\.names)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type),
      .some(let type), .attributed(_, let type), .metatype(let type, _):
      type.names
    case .dictionary(let key, let value): key.names + value.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(_, _, let result): result.names
    case .composition(let types): types.flatMap(\.names)
    default: []
    }
  }
}
