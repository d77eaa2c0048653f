/// What is set behind an initialiser that does not take all that others may set.
extension ConstructionPlanner {
  /// How many types such a member may be made of.
  private static let mostHeld = 64

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
    let (members, kept) =
      takesNothing && construction.failure == .never
      ? allSettable : settable(besides: construction, untouched: untouched)
    construction.omissions += kept
    guard !members.isEmpty else { return construction }
    keepTermsSmall(in: construction)
    construction.set(members)
    if let element = construction.repetition?.argument,
      members.contains(where: { $0.type.holds(manyOf: element.type) })
    {
      construction.omissions.removeAll { $0.name == element.name }
    }
    let placed =
      isOnActor || construction.isOnMainActor ? onMainActor(construction) : construction
    return placed.spelled(byMembers: false)
  }

  /// What is set, and what would be if it could.
  private typealias Settable = (members: [Argument], kept: [Omission])

  private var allSettable: Settable {
    var all = settable
    let superclasses = superclasses
    guard !superclasses.isEmpty else { return all }
    var declared = type.members.names
    for superclass in superclasses {
      let inherited = inheritedSettable(from: superclass)
      all.members += inherited.members.filter { !declared.contains($0.name) }
      all.kept += inherited.kept.filter { !declared.contains($0.name) }
      declared.formUnion(superclass.members.names)
    }
    return all
  }

  /// What a call leaves as it is, and has no say in.
  private func settable(besides construction: Construction, untouched: [String]) -> Settable {
    guard !untouched.isEmpty else { return ([], []) }
    let arguments = construction.arguments + [construction.repetition?.argument].compactMap(\.self)
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
    var all: Settable = ([], [])
    for property in properties {
      guard isSettable(property) else {
        if let missing = injected(property) { all.kept.append(missing) }
        continue
      }
      do throws(Unsupported) {
        if let argument = try argument(property) {
          all.members.append(argument)
        } else if let missing = injected(property) {
          all.kept.append(missing)
        }
      } catch { all.kept.append(Omission(name: property.name.withoutBackticks, reason: error)) }
    }
    return all
  }

  /// What is nil until somebody sets it who has it, and read as if it never were: a collaborator.
  private func injected(_ property: PropertyDeclaration) -> Omission? {
    guard case .implicitlyUnwrapped(let wrapped)? = property.type, property.isStoredInInstances,
      property.initialValue == nil, !property.header.isSkipped, type.allInitializers.isEmpty
    else { return nil }
    var naming = resolver
    naming.makesValues = false
    guard case .existential? = try? naming.resolve(wrapped) else { return nil }
    return Omission(
      name: property.name.withoutBackticks, reason: .injected("\(wrapped)!"), text: "nil")
  }

  /// Whether a property has to be set with care, and nobody says what it accepts.
  private func isChecked(_ property: PropertyDeclaration) -> Bool {
    (property.isCheckedWhereSet || wrapped(property)?.isCheckedWhereSet == true)
      && index.gen(of: property.name.withoutBackticks, in: type) == nil
  }

  /// What its wrapper sets, where it has one.
  private func wrapped(_ property: PropertyDeclaration) -> PropertyDeclaration? {
    property.mayBeWrapped ? PropertyWrapper.value(of: property, in: type, index: index) : nil
  }

  /// Whether something is computed with it where it, or another one, is set.
  private func isTerm(_ property: PropertyDeclaration) -> Bool {
    property.isTerm || wrapped(property)?.isTerm == true
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
    var inherited = planner.settable
    // What inherits from it may set it.
    inherited.kept.removeAll { if case .injected = $0.reason { true } else { false } }
    return inherited
  }

  private func isSettable(_ property: PropertyDeclaration) -> Bool {
    let header = property.header
    return !property.isLet && !property.isLazy && !property.isUnheld && !header.isSkipped
      && settableAccess(of: property) >= reach
      && header.attribute("available") == nil && header.conditions == type.header.conditions
      && !header.attributes.contains(where: index.isGlobalActor)
      && PropertyWrapper.isSettable(property, in: type, index: index)
  }

  /// What a member is set to; nil where nobody can tell what its type is made of.
  private func argument(_ property: PropertyDeclaration) throws(Unsupported) -> Argument? {
    let name = property.name.withoutBackticks
    if isChecked(property) { throw .checkedWhereSet("\(type.qualifiedName).\(name)") }
    guard let written = property.type, let type = try usable(written) else { return nil }
    let gen = index.gen(of: name, in: self.type)
    let mayBeAbsent = gen == nil && mayBeAbsent(name)
    let built = type.built(by: property.header.attributes)
    let kept: ResolvedType = mayBeAbsent ? .optional(built, isEnd: true) : built
    return Argument(
      label: name, name: name, type: kept,
      override: gen ?? describableGen(of: kept, for: name)
        ?? (isTerm(property) ? smallGen(of: kept) : nil),
      location: property.header.location, setsIfPresent: mayBeAbsent)
  }

  /// The type of a member that values can be made of.
  private func usable(_ written: TypeSyntax) throws(Unsupported) -> ResolvedType? {
    guard let resolved = try? resolver.resolve(written), isClear(resolved) else { return nil }
    if HeldTypes(.drawn, holdsAll: false).holds(resolved, [type.id]) { throw .ownType(type.name) }
    do { return try usable(written, hasDefault: true) } catch {
      guard case .skipped(let name, _) = error else { return nil }
      throw isAvoiding ? .withoutEnd(name) : error
    }
  }

  /// Whether a type is made of the library's and of structs, enums and classes of the sources: all
  /// that these hold is known, and where it leads back is seen.
  private func isClear(_ type: ResolvedType) -> Bool {
    guard let ids = type.declaredParts else { return false }
    return ids.allSatisfy { $0 == self.type.id || isClear($0) }
  }

  private func isClear(_ id: Int) -> Bool {
    if let known = index.foundClear[id] { return known }
    let isClear = holdsClearOnly(id)
    index.foundClear[id] = isClear
    return isClear
  }

  private func holdsClearOnly(_ id: Int) -> Bool {
    var open = [id]
    var seen: Set = [id]
    while let id = open.popLast() {
      guard seen.count <= Self.mostHeld, let held = typesHeld(by: index.types[id]) else {
        return false
      }
      open += held.filter { seen.insert($0).inserted }
    }
    return true
  }

  /// The sources' types that values of a type may be made of; nil where others are among them. What
  /// is made of nothing leaves those as they are.
  private func typesHeld(by declared: IndexedType) -> [Int]? {
    guard [.struct, .enum, .class].contains(declared.kind) else { return nil }
    let resolver = TypeResolver(index: index, scope: declared, makesValues: false)
    var ids: [Int] = []
    for case let resolved? in declared.typesOfMade.map({ try? resolver.resolve($0) }) {
      if let parts = resolved.declaredParts {
        ids += parts
      } else if !declared.isMadeOfNothing {
        return nil
      }
    }
    if declared.isReference, case .declared(let id) = index.superclass(of: declared) {
      ids.append(id)
    }
    return ids
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

  /// The numbers of the sources' types that it is made of; nil where there are others than these and
  /// the library's, such as a protocol's.
  fileprivate var declaredParts: [Int]? {
    switch self {
    case .declared(let id, _), .open(let id, _): return [id]
    case .function(let function): return function.result.declaredParts
    case .known, .optional, .array, .dictionary, .tuple, .inlineArray:
      var ids: [Int] = []
      for part in parts {
        guard let inner = part.declaredParts else { return nil }
        ids += inner
      }
      return ids
    default: return nil
    }
  }
}

extension Members {
  /// The names of properties.
  fileprivate var names: Set<String> { Set(properties.map(\.name.withoutBackticks)) }
}

extension IndexedType {
  /// Whether no initialiser takes anything: members are set behind it.
  fileprivate var isMadeOfNothing: Bool {
    let initializers = allInitializers
    return !initializers.isEmpty && initializers.allSatisfy(\.parameters.isEmpty)
  }

  /// The types of all that its values may be made of.
  fileprivate var typesOfMade: [TypeSyntax] {
    let parameters = allInitializers.flatMap(\.parameters)
    return members.properties.filter { $0.isStoredInInstances && !$0.isUnheld }.compactMap(\.type)
      + parameters.map(\.type)
      + members.cases.flatMap(\.payload).map(\.type)
  }
}
