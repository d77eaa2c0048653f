/// Decides what associated types are in a mock.
extension MockPlanner {
  /// The types of associated types that do not stay open: by the annotation, by a typealias or a
  /// where clause, or by default. What the protocols call otherwise is written out, since the
  /// mock's own names are looked up before theirs.
  func settledTypes(
    _ requirements: MockRequirements, _ directive: MockDirective?
  ) -> [String: TypeSyntax] {
    var settled: [String: TypeSyntax] = [:]
    let bounds = requirements.types.first.map { MockBounds(index: index, scope: $0) }
    for declaration in requirements.associatedTypes {
      guard let type = declaration.defaultType,
        requirements.bounds(of: declaration).allSatisfy({ bound in
          type == .named("Self")
            ? requirements.names.contains(bound.qualifiedName ?? "")
            : bounds?.mayFit(type, bound) ?? true
        }),
        !type.isNever || !requirements.takes(declaration.name),
        // One that stands for itself is that of the protocol that is inherited.
        type != .named(declaration.name)
      else { continue }
      settled[declaration.name] = type
    }
    let aliases = aliases(of: requirements)
    for constraint in requirements.constraints where constraint.relation == .equals {
      guard let name = constraint.left.associatedName, aliases[name] == nil else { continue }
      settled[name] = constraint.right
    }
    for declaration in requirements.associatedTypes {
      if let type = aliases[declaration.name] { settled[declaration.name] = type }
    }
    settled = settled.mapValues { $0.replacing(aliases) }
    if let given = directive?.typealiases, let type = requirements.types.first {
      settled.merge(given.mapValues { clashes.resolved($0, of: type) }) { $1 }
    }
    return settled.merging(determined(by: settled, requirements)) { own, _ in own }
  }

  /// What the protocols' typealiases stand for.
  private func aliases(of requirements: MockRequirements) -> [String: TypeSyntax] {
    guard index.aliases.hasInner else { return [:] }
    var aliases: [String: TypeSyntax] = [:]
    for owner in requirements.types {
      for alias in index.aliases(in: owner) where aliases[alias.name] == nil {
        aliases[alias.name] = clashes.resolved(alias.type, of: owner)
      }
    }
    return whole(aliases)
  }

  /// The same but for those that settle associated types. Before its body, a mock does not see them.
  private func ownAliases(of requirements: MockRequirements) -> [String: TypeSyntax] {
    var aliases = aliases(of: requirements)
    for declaration in requirements.associatedTypes { aliases[declaration.name] = nil }
    return aliases
  }

  /// The typealiases that are made of associated types which are settled: the protocol they stand in
  /// does not tell what those are.
  func settledAliases(
    of requirements: MockRequirements, _ settled: [String: TypeSyntax]
  ) -> [String: TypeSyntax] {
    guard !settled.isEmpty else { return [:] }
    let names = Set(settled.keys)
    return ownAliases(of: requirements).filter { $0.value.mentions(names) }
  }

  /// The same with what associated types stand for in each other: `[String]` for `Output` where that
  /// is `[Input]`, and `Input` is `String`.
  func whole(_ settled: [String: TypeSyntax]) -> [String: TypeSyntax] {
    var whole = settled
    for _ in settled.dropFirst() {
      let hasOthers = whole.contains { name, type in
        type.mentions { $0 != name && settled[$0] != nil }
      }
      guard hasOthers, !whole.values.contains(where: \.isVast) else { break }
      whole = whole.mapValues { $0.replacing(settled) }
    }
    return whole
  }

  /// Fails where a type that the annotation gives is none that the associated type may be.
  func checkBounds(
    of requirements: MockRequirements, _ directive: MockDirective?, _ type: IndexedType
  ) throws(MockNote) {
    guard let given = directive?.typealiases, !given.isEmpty else { return }
    let bounds = MockBounds(index: index, scope: type)
    for declaration in requirements.associatedTypes {
      guard let type = given[declaration.name],
        let bound = declaration.inheritance.first(where: { !bounds.mayFit(type, $0) })
      else { continue }
      throw .unfit(declaration.name, type: "\(type)", bound: "\(bound)")
    }
  }

  /// Makes the settled types typealiases of the mock, and the others its generic parameters.
  func setAssociatedTypes(
    of mock: MockPlan, for type: IndexedType, _ requirements: MockRequirements,
    _ settled: [String: TypeSyntax]
  ) throws(MockNote) {
    let selfType = TypeSyntax.named(mock.name)
    let aliases = ownAliases(of: requirements).mapValues { $0.replacingSelf(by: selfType) }
    let whole = whole(settled.merging(aliases) { own, _ in own })
    for declaration in requirements.associatedTypes {
      guard let type = settled[declaration.name] else {
        try open(declaration, of: mock, for: type, requirements, settled, whole)
        continue
      }
      let own = type.replacingSelf(by: selfType).description
      mock.typealiases.append(MockPlan.Typealias(name: declaration.name, type: own))
    }
    let open = Set(mock.openTypes)
    // The compiler would try the `id` that extensions have for some of the parameters' types.
    if !open.isEmpty, requirements.leavesIdentity {
      mock.typealiases.append(MockPlan.Typealias(name: "ID", type: "ObjectIdentifier"))
    }
    let asked = requirements.constraints.compactMap { $0.turned(to: open).asked(of: open, settled) }
    let constraints = (asked + boundsOfParts(of: open, requirements, whole))
      .map { $0.replacingSelf(by: selfType).settling(by: whole, aliases) }
      .filter { $0.left.mentions(open) }
    if let own = constraints.first(where: { $0.right.mentions([mock.name]) }) {
      throw .selfReferring("\(own.left)")
    }
    mock.generics.requirements = constraints
    addAliases(to: mock, requirements)
    guard mock.isGeneric, open.isSubset(of: type.primaryAssociatedTypes) else { return }
    mock.primaryTypes = type.primaryAssociatedTypes.map { settled[$0] ?? .named($0) }
  }

  /// Makes an associated type a generic parameter of the mock.
  ///
  /// - Parameter whole: What settled types and the protocol's typealiases stand for.
  private func open(
    _ declaration: AssociatedTypeDeclaration, of mock: MockPlan, for type: IndexedType,
    _ requirements: MockRequirements, _ settled: [String: TypeSyntax],
    _ whole: [String: TypeSyntax]
  ) throws(MockNote) {
    let name = declaration.name
    let same = requirements.associatedTypes.filter { settled[$0.name]?.associatedName == name }
    let own = ([declaration] + same).flatMap(\.inheritance)
    let lent = lentBounds(of: name, requirements, whole, for: type)
    let types = (own + lent.filter { !own.contains($0) })
      .flatMap { $0.replacingSelf(by: .named(mock.name)).replacing(whole).composed }
    if types.contains(where: { $0.mentions([mock.name]) }) { throw .selfReferring(name) }
    mock.generics.parameters.append(GenericParameter(name: name, constraint: .all(types)))
    if requirements.isOverloaded(name) {
      mock.typealiases.append(MockPlan.Typealias(name: name, type: name))
    }
  }

  /// What parts of open types have to conform to that others stand for: `First.Element` to `Sequence`
  /// where that is asked of `Second`, which is the same.
  private func boundsOfParts(
    of open: Set<String>, _ requirements: MockRequirements, _ settled: [String: TypeSyntax]
  ) -> [GenericRequirement] {
    requirements.associatedTypes.flatMap { declaration -> [GenericRequirement] in
      guard let part = settled[declaration.name], let owner = part.associatedOwner,
        open.contains(owner)
      else { return [] }
      return requirements.bounds(of: declaration).flatMap(\.composed).map {
        GenericRequirement(left: part, relation: .conforms, right: $0)
      }
    }
  }

  /// What an open type has to conform to for others that are made of it: to `Equatable` where that is
  /// asked of `Body`, which is an array of it.
  private func lentBounds(
    of name: String, _ requirements: MockRequirements, _ settled: [String: TypeSyntax],
    for type: IndexedType
  ) -> [TypeSyntax] {
    let bounds = MockBounds(index: index, scope: type)
    var lent: [TypeSyntax] = []
    for declaration in requirements.associatedTypes {
      guard let made = settled[declaration.name], made != .named(name), made.mentions([name]) else {
        continue
      }
      lent += requirements.bounds(of: declaration).flatMap(\.composed).filter {
        !lent.contains($0) && bounds.isLent($0, to: made)
      }
    }
    return lent
  }

  /// The protocols' typealiases that its requirements use, which a generic mock does not see
  /// through those, and another one not if their names mean something elsewhere: they are made of
  /// what it says itself.
  private func addAliases(to mock: MockPlan, _ requirements: MockRequirements) {
    var taken = Set(requirements.associatedTypes.map(\.name))
    let own = taken.union(["Self"])
    let aliases = aliases(of: requirements)
    for owner in requirements.types {
      for alias in index.aliases(in: owner)
      where requirements.mention(alias.name) && taken.insert(alias.name).inserted {
        let type = aliases[alias.name] ?? alias.type
        guard mock.isGeneric || clashes.isElsewhere(alias.name) && type.mentions(own) else {
          continue
        }
        let text = type.replacingSelf(by: .named(mock.name)).description
        mock.typealiases.append(MockPlan.Typealias(name: alias.name, type: text))
      }
    }
  }
}

extension MockRequirements {
  /// Whether a method takes values of an associated type: one of a type without values could not be
  /// called.
  fileprivate func takes(_ name: String) -> Bool {
    functions.contains { $0.parameters.contains { $0.type.mentions(associated: name) } }
  }
}

extension TypeSyntax {
  /// The name of an associated type, written alone or behind `Self`.
  var associatedName: String? {
    switch self {
    case .named(let name, let arguments) where arguments.isEmpty: name
    case .member(of: .named("Self", _), let name, _): name
    default: nil
    }
  }

  /// Whether an associated type is a part of it, `A` or `Self.A`.
  fileprivate func mentions(associated name: String) -> Bool {
    associatedName == name || hasPart { $0.mentions(associated: name) }
  }

  /// What conforms to all of some protocols; nil for none.
  fileprivate static func all(_ protocols: [TypeSyntax]) -> TypeSyntax? {
    protocols.count < 2 ? protocols.first : .composition(protocols)
  }
}

extension GenericRequirement {
  /// An equality with what stays open on its left, as far as that is on one side.
  fileprivate func turned(to open: Set<String>) -> GenericRequirement {
    guard relation == .equals, left.associatedName == nil, !left.mentions(open),
      let owner = right.associatedOwner, open.contains(owner)
    else { return self }
    return GenericRequirement(left: right, relation: relation, right: left)
  }

  /// The same of the open type that an associated type stands for; nil where that is settled.
  fileprivate func asked(
    of open: Set<String>, _ settled: [String: TypeSyntax]
  ) -> GenericRequirement? {
    guard let type = settled[left.associatedName ?? ""] else { return self }
    guard relation == .conforms, let name = type.associatedName, open.contains(name) else {
      return nil
    }
    return GenericRequirement(left: .named(name), relation: relation, right: right)
  }

  /// With the types that associated types stand for and, on the left as well, typealiases.
  fileprivate func settling(
    by types: [String: TypeSyntax], _ aliases: [String: TypeSyntax]
  ) -> GenericRequirement {
    let right = TypeSyntax.all(right.replacing(types).composed) ?? right
    return GenericRequirement(left: left.replacing(aliases), relation: relation, right: right)
  }
}
