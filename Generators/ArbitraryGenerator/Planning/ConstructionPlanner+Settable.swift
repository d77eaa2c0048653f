/// What is set behind an initialiser that does not take all that others may set.
extension ConstructionPlanner {
  /// How deep the types of such members may be nested.
  private static let deepest = 4

  /// The call of an initialiser, with the members that others may set behind it; the same call where
  /// there are none.
  ///
  /// Behind one that takes nothing, these are all, also those that a class inherits and does not
  /// override; behind others, those that keep their initial values there.
  ///
  /// - Parameter untouched: The members that an initialiser leaves as they are.
  func settingMembers(_ construction: Construction, untouched: [String] = []) -> Construction {
    guard heirs.isEmpty, type.kind == .struct || type.kind == .class, type.parameters.isEmpty,
      !isOnActor || type.isOnMainActor
    else { return construction }
    let takesNothing = construction.arguments.isEmpty && construction.blanks.isEmpty
    let (members, checked) =
      takesNothing && construction.failure == .never
      ? allSettable : settable(besides: construction, untouched: untouched)
    construction.omissions += checked
    guard !members.isEmpty else { return construction }
    construction.set(members)
    if let element = construction.repeated,
      members.contains(where: { $0.type.holds(manyOf: element.type) })
    {
      construction.omissions.removeAll { $0.name == element.name }
    }
    let placed =
      isOnActor || construction.isOnMainActor ? onMainActor(construction) : construction
    return placed.spelled(byMembers: false)
  }

  private typealias Settable = (members: [Argument], checked: [Omission])

  private var allSettable: Settable {
    var all = settable
    let superclasses = superclasses
    guard !superclasses.isEmpty else { return all }
    var declared = type.members.names
    for superclass in superclasses {
      let inherited = inheritedSettable(from: superclass)
      all.members += inherited.members.filter { !declared.contains($0.name) }
      all.checked += inherited.checked.filter { !declared.contains($0.name) }
      declared.formUnion(superclass.members.names)
    }
    return all
  }

  /// What a call leaves as it is, and has no say in.
  private func settable(besides construction: Construction, untouched: [String]) -> Settable {
    guard !untouched.isEmpty else { return ([], []) }
    let arguments = construction.arguments + [construction.repeated].compactMap(\.self)
    let taken = arguments.map(\.name) + arguments.compactMap(\.label)
    let open = Set(untouched).subtracting(taken + construction.omissions.map(\.name))
    return settable(among: variant.properties.filter { open.contains($0.name.withoutBackticks) })
  }

  /// What others may set, and apart from that what they may not set to whatever is drawn: its setter
  /// or observers end the program where they are given something else than they accept.
  private var settable: Settable {
    let computed = settableComputed
    let all = computed.isEmpty ? variant.properties : variant.properties + computed
    guard !computed.isEmpty else { return settable(among: all) }
    return settable(
      among: all.sorted { left, right in
        let (left, right) = (left.header.location, right.header.location)
        return (left.line, left.column) < (right.line, right.column)
      })
  }

  private func settable(among properties: [PropertyDeclaration]) -> Settable {
    let settable = properties.filter { isSettable($0) }
    let members = settable.filter { !isChecked($0) }.compactMap { argument($0) }
    return (members, settable.filter { isChecked($0) }.map { checkedWhereSet($0) })
  }

  private func checkedWhereSet(_ property: PropertyDeclaration) -> Omission {
    let name = property.name.withoutBackticks
    return Omission(name: name, reason: .checkedWhereSet("\(type.qualifiedName).\(name)"))
  }

  /// Whether a property has to be set with care, and nobody says what it accepts.
  private func isChecked(_ property: PropertyDeclaration) -> Bool {
    property.isCheckedWhereSet
      && index.gen(of: property.name.withoutBackticks, in: type) == nil
  }

  /// Properties that are computed from storage which nobody else may set, as in messages that are
  /// generated from a schema: not those that stand for one case of an enum, which another one
  /// holds.
  private var settableComputed: [PropertyDeclaration] {
    guard variant.properties.contains(where: { settableAccess(of: $0) < reach }) else { return [] }
    let id = type.id
    let cases = index.types.lazy.filter { $0.enclosing == id && $0.kind == .enum }
      .flatMap(\.members.cases).map(\.name)
    return type.members.properties.filter { property in
      guard case .computed(let accessors) = property.storage, !property.isStatic else {
        return false
      }
      return accessors.hasSetter && accessors.getter == Effects() && !cases.contains(property.name)
    }
  }

  private func settableAccess(of property: PropertyDeclaration) -> AccessLevel {
    min(property.header.access, property.header.setterAccess ?? property.header.access)
  }

  /// Whether another property says of one that it is present: `hasName` beside `name`.
  private func mayBeAbsent(_ name: String) -> Bool {
    let word = "has\(name.prefix(1).uppercased())\(name.dropFirst())"
    return type.members.properties.contains { property in
      guard case .computed = property.storage else { return false }
      return property.name == word && property.type == .named("Bool")
    }
  }

  /// What of a superclass can be set, but for a generic one, whose members' types the class gives.
  private func inheritedSettable(from superclass: IndexedType) -> Settable {
    guard superclass.parameters.isEmpty, superclass.module == type.module else { return ([], []) }
    let planner = ConstructionPlanner(
      index: index, blocked: blocked, type: superclass, variant: Variant(superclass))
    return planner.settable
  }

  private func isSettable(_ property: PropertyDeclaration) -> Bool {
    let header = property.header
    return !property.isLet && !property.isLazy && !property.isUnheld && !header.isSkipped
      && settableAccess(of: property) >= reach
      && header.attribute("available") == nil && header.conditions == type.header.conditions
      && !header.attributes.contains(where: index.isGlobalActor)
      && PropertyWrapper.isSettable(property, in: type, index: index)
  }

  /// What a member is set to; nil where no values of its type are made that end for certain.
  private func argument(_ property: PropertyDeclaration) -> Argument? {
    guard let written = property.type, let type = try? usable(written, hasDefault: true),
      endsSoon(type, depth: 0)
    else { return nil }
    let name = property.name.withoutBackticks
    let gen = index.gen(of: name, in: self.type)
    let mayBeAbsent = gen == nil && mayBeAbsent(name)
    let built = type.built(by: property.header.attributes)
    return Argument(
      label: name, name: name, type: mayBeAbsent ? .optional(built, isEnd: true) : built,
      override: gen, location: property.header.location, setsIfPresent: mayBeAbsent)
  }

  /// Whether a type is made of the library's and of structs and enums of such types, so that it
  /// cannot lead back.
  private func endsSoon(_ type: ResolvedType, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch type {
    case .known, .optional, .array, .dictionary, .tuple, .inlineArray:
      return type.parts.allSatisfy { endsSoon($0, depth: depth) }
    case .function(let function): return endsSoon(function.result, depth: depth)
    case .declared(let id, _): return endsSoon(index.types[id], depth: depth)
    default: return false
    }
  }

  private func endsSoon(_ declared: IndexedType, depth: Int) -> Bool {
    guard declared.kind == .struct || declared.kind == .enum else { return false }
    let key = DeclarationIndex.Nested(id: declared.id, depth: depth)
    if let known = index.foundEnds[key] { return known }
    let resolver = TypeResolver(index: index, scope: declared, makesValues: false)
    let ends = declared.typesOfMade.allSatisfy { written in
      guard let resolved = try? resolver.resolve(written) else { return true }
      return endsSoon(resolved, depth: depth + 1)
    }
    index.foundEnds[key] = ends
    return ends
  }
}

extension ResolvedType {
  /// Whether it is of any number of elements of a type, as what an initialiser with any number of
  /// arguments sets.
  fileprivate func holds(manyOf element: ResolvedType?) -> Bool {
    switch self {
    case .array(let own): own == element
    case .known(let type, _, let own) where type.name == "Set": own.first == element
    default: false
    }
  }
}

extension Members {
  /// The names of properties.
  fileprivate var names: Set<String> { Set(properties.map(\.name.withoutBackticks)) }
}

extension IndexedType {
  /// The types of all that its values may be made of.
  fileprivate var typesOfMade: [TypeSyntax] {
    let parameters = allInitializers.flatMap(\.parameters)
    return members.properties.filter(\.isStoredInInstances).compactMap(\.type)
      + parameters.map(\.type)
      + members.cases.flatMap(\.payload).map(\.type)
  }
}
