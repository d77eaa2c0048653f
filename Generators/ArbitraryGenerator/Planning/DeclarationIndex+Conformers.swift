extension DeclarationIndex {
  /// A type that can stand for a protocol or a class.
  struct Conformer {
    var id: Int
    var end: End

    /// Whether its values hold others of what it stands for: none, some that can be left out, or
    /// one each.
    enum End: Comparable { case always, possible, never }
  }

  /// The types that values of some protocols' type can be made of, those that conform to all of
  /// them: first those that hold no such value themselves, and those that need not; by name.
  func conformers(to constraint: Constraint) -> [Conformer] {
    if let found = foundConformers[constraint] { return found }
    let nodes =
      constraint.protocols.map(HolderGraph.Node.declared)
      + constraint.known.map(HolderGraph.Node.named)
    let conformers = conformers(
      conforming(to: constraint), ofHolding: Set(nodes), called: names(in: constraint))
    foundConformers[constraint] = conformers
    return conformers
  }

  /// All types that conform to some protocols, but for generic ones. To `Sendable`, which names of
  /// conformances need not lead to, some do without a word.
  func conforming(to constraint: Constraint) -> [Int] {
    let names = names(in: constraint)
    let said = names.count > 1 ? names.subtracting(["Sendable"]) : names
    return candidates(named: said.min() ?? "").filter { id in
      let type = types[id]
      guard type.kind != .protocol, type.parameters.isEmpty,
        !type.conformsConditionally(toOneOf: names)
      else { return false }
      let inherited = inherited(by: id)
      guard constraint.protocols.isSubset(of: inherited.protocols) else { return false }
      let missing = constraint.known.subtracting(inherited.names)
      return missing.isEmpty || missing == ["Sendable"] && names.count > 1 && isSurelySendable(type)
    }
  }

  private func names(in constraint: Constraint) -> Set<String> {
    Set(constraint.protocols.map { types[$0].name }).union(constraint.known)
  }

  /// The classes that can stand for one that they inherit from, but for those that are there to be
  /// inherited from.
  func heirs(of id: Int) -> [Conformer] {
    guard conformingNames[types[id].name] != nil else { return [] }
    if let found = foundHeirs[id] { return found }
    let inheriting = candidates(named: types[id].name).filter { heir in
      let type = types[heir]
      return type.kind == .class && type.parameters.isEmpty && !isAbstract(type)
        && ancestors(of: heir).ids.contains(id)
    }
    let heirs = conformers(inheriting, ofHolding: [.declared(id)], called: [types[id].name])
    foundHeirs[id] = heirs
    return heirs
  }

  /// Whether a class has a member that a subclass has to override.
  func isAbstract(_ type: IndexedType) -> Bool {
    var overridden: Set<String> = []
    for type in [type] + ancestors(of: type.id).ids.map({ types[$0] }) where type.kind == .class {
      if !type.members.abstractNames.isSubset(of: overridden) { return true }
      overridden.formUnion(type.members.overriddenNames)
    }
    return false
  }

  /// Some types with what their values hold of others: an initialiser that takes one of those is
  /// not the one that makes a value, where there is another.
  private func conformers(
    _ ids: [Int], ofHolding nodes: Set<HolderGraph.Node>, called names: Set<String>
  ) -> [Conformer] {
    // Who holds what is a matter of all types, and not asked for without need.
    guard !ids.isEmpty else { return [] }
    let holders = holderGraph.holders(of: nodes, by: .made)
    var ends = HolderEnds(index: self, holders: holders, of: nodes)
    let conformers = ids.map { id in
      let others = types[id].allInitializers.filter { !$0.mentions(names) }
      let holdsNone =
        !holds(id, anyOf: holders, by: .made)
        || !others.isEmpty && !holds(id, anyOf: holders, madeBy: others, by: .made)
      return Conformer(id: id, end: holdsNone ? .always : ends.canEnd(id) ? .possible : .never)
    }
    return conformers.sorted { left, right in
      (left.end, types[left.id].qualifiedName, left.id)
        < (right.end, types[right.id].qualifiedName, right.id)
    }
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
    guard case .type(let id)? = lookUp(name, from: scope) else { return nil }
    return types[id].kind == .protocol ? id : nil
  }

  /// The class that a class inherits from: unknown where its first name is one that is not found.
  func superclass(of type: IndexedType) -> Superclass {
    guard let name = type.inheritance.first?.unattributed.qualifiedName else { return .none }
    if let id = inheritedID(named: name, by: type) {
      return types[id].kind == .class ? .declared(id) : .none
    }
    let isKnown =
      name == "NSObject" || KnownType.protocols.contains(name) || StandardProtocols.isOne(name)
    return isKnown ? .none : .unknown(name)
  }

  enum Superclass { case none, declared(Int), unknown(String) }

  // MARK: - What is inherited

  /// All that a type conforms to, through protocols and superclasses too.
  func inherited(by id: Int) -> Inherited {
    if let found = foundInherited[id] { return found }
    let ancestors = ancestors(of: id)
    let inherited = Inherited(
      protocols: Set(ancestors.ids.filter { types[$0].kind == .protocol }), names: ancestors.names)
    // Whoever looks for what conforms to one of many protocols looks at their types for each.
    if isComplete, types[id].conformances.count > 4 { foundInherited[id] = inherited }
    return inherited
  }

  /// What a type conforms to: protocols of the sources, and all by their names.
  struct Inherited {
    let protocols: Set<Int>
    let names: Set<String>
  }

  /// The protocols and superclasses of a type and theirs, in order, and the names of those and of
  /// others.
  func ancestors(of id: Int) -> (ids: [Int], names: Set<String>) {
    var (ids, names): ([Int], Set<String>) = ([id], [])
    var position = 0
    while position < ids.count {
      let type = types[ids[position]]
      position += 1
      for name in type.conformances.lazy.compactMap(\.unattributed.qualifiedName) {
        let plain = KnownType.plainName(name)
        names.formUnion([name, plain] + (KnownType.refined[plain] ?? []))
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

  /// The same of the types in a scope.
  func ancestors(of scope: Scope) -> [IndexedType] {
    guard let id = scope.composition else { return ancestors(of: scope.name, module: scope.module) }
    return ancestors(of: id).ids.map { types[$0] }
  }

  /// The number of what a type names in its inheritance clause.
  func inheritedID(named name: String, by type: IndexedType) -> Int? {
    // Most names are the library's.
    guard takenNames.contains(name) || name.isPath else { return nil }
    for outer in scopes(of: type).dropFirst() {
      let inner = "\(outer.name).\(name)"
      let found = types(named: inner, module: outer.module, seenFrom: type.file)
      if let id = found.first { return id }
    }
    return modules(for: name, from: type).lazy
      .compactMap {
        self.types(named: self.plain(name, module: $0), module: $0, seenFrom: type.file).first
      }
      .first
  }
}

extension InitializerDeclaration {
  /// Whether one of the names stands in what it takes.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    var result = false
    forEachType { result = result || $0.mentions(names) }
    return result
  }
}

extension IndexedType {
  /// Whether it conforms to one of some protocols under a condition alone, and not in all branches of
  /// an `#if`.
  fileprivate func conformsConditionally(toOneOf names: Set<String>) -> Bool {
    guard !conditionalNames.isEmpty else { return false }
    return names.contains { name in
      guard let branches = conditionalNames[name] else { return false }
      return conformances.count { $0.unattributed.lastName == name } == branches.count
        && !Condition.isAlways(oneOf: branches)
    }
  }
}
