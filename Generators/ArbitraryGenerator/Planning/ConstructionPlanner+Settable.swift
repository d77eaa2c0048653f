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
    let settable =
      takesNothing && construction.failure == .never
      ? allSettable(untouched) : settable(besides: construction, untouched)
    construction.omissions += settable.kept
    let members = settable.members
    guard !members.isEmpty else { return construction }
    keepTermsSmall(in: construction)
    construction.set(members)
    construction.unheld += settable.unheld
    if let element = construction.repetition?.argument,
      members.contains(where: { $0.type.holds(manyOf: element.type) })
    {
      construction.omissions.removeAll { $0.name == element.name }
    }
    let placed =
      isOnActor || construction.isOnMainActor ? onMainActor(construction) : construction
    return placed.spelled(byMembers: false)
  }

  private struct Settable {
    /// What is set.
    var members: [Argument] = []
    /// The names of those that hold nothing that they refer to.
    var unheld: [String] = []
    /// What would be set if it could.
    var kept: [Omission] = []

    /// Adds what a superclass has by other names.
    mutating func add(_ inherited: Settable, besides declared: Set<String>) {
      members += inherited.members.filter { !declared.contains($0.name) }
      unheld += inherited.unheld.filter { !declared.contains($0) }
      kept += inherited.kept.filter { !declared.contains($0.name) }
    }
  }

  private func allSettable(_ untouched: [String]) -> Settable {
    let takesAll = type.allInitializers.isEmpty
    var all = settable { takesAll || untouched.contains($0) }
    var heirs = [type]
    var declared = type.members.names
    for superclass in superclasses {
      all.add(inheritedSettable(from: superclass, by: heirs), besides: declared)
      declared.formUnion(superclass.members.names)
      heirs.append(superclass)
    }
    return all
  }

  /// What a call leaves as it is, and has no say in.
  private func settable(
    besides construction: Construction, _ untouched: [String]
  ) -> Settable {
    guard !untouched.isEmpty else { return Settable() }
    let arguments = construction.arguments + [construction.repetition?.argument].compactMap(\.self)
    let taken = arguments.map(\.name) + arguments.compactMap(\.label)
    let open = Set(untouched).subtracting(taken + construction.omissions.map(\.name))
    let properties = variant.properties.filter { open.contains($0.name.withoutBackticks) }
    return settable(among: properties) { _ in true }
  }

  /// What others may set, and apart from that what they may not set to whatever is drawn: its setter
  /// or observers end the program where they are given something else than they accept.
  ///
  /// - Parameter isLeft: Whether the initialiser leaves a collaborator of a name as it is.
  private func settable(where isLeft: (String) -> Bool) -> Settable {
    let computed = settableComputed
    let all = computed.isEmpty ? variant.properties : variant.properties + computed
    guard !computed.isEmpty else { return settable(among: all, where: isLeft) }
    let sorted = all.sorted { left, right in
      let (left, right) = (left.header.location, right.header.location)
      return (left.line, left.column) < (right.line, right.column)
    }
    return settable(among: sorted, where: isLeft)
  }

  private func settable(
    among properties: [PropertyDeclaration], where isLeft: (String) -> Bool
  ) -> Settable {
    var all = Settable()
    for property in properties {
      let name = property.name.withoutBackticks
      let collaborator = isLeft(name) ? collaborator(property) : nil
      guard collaborator != nil || !property.isUnheld && isSettable(property) else { continue }
      do throws(Unsupported) {
        let argument =
          if let collaborator { try mock(for: property, collaborator) } else {
            try argument(property)
          }
        guard let argument else { continue }
        all.members.append(argument)
        if property.isUnheld { all.unheld.append(name) }
      } catch {
        if collaborator?.mayBeNil == true, !error.isChecked { continue }
        let text = collaborator == nil || error.isChecked ? nil : "nil"
        all.kept.append(Omission(name: name, reason: error, text: text))
      }
    }
    return all
  }

  /// Whether a property has to be set with care, and nobody says what it accepts.
  func isChecked(_ property: PropertyDeclaration) -> Bool {
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

  /// What of a superclass can be set, but for a generic one, whose members' types the class gives,
  /// and for the collaborators that its initialisers may set, or those of what inherits from it.
  private func inheritedSettable(
    from superclass: IndexedType, by heirs: [IndexedType]
  ) -> Settable {
    guard superclass.parameters.isEmpty, superclass.module == type.module else {
      return Settable()
    }
    let planner = ConstructionPlanner(
      index: index, blocked: blocked, type: superclass, variant: Variant(superclass))
    return planner.settable { name in
      superclass.allInitializers.allSatisfy { $0.untouched.contains(name) }
        && !heirs.contains { heir in heir.allInitializers.contains { $0.mayName(name) } }
    }
  }

  func isSettable(_ property: PropertyDeclaration) -> Bool {
    let header = property.header
    return !property.isLet && !property.isLazy && !header.isSkipped
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

extension InitializerDeclaration {
  /// Whether a name stands in its body.
  fileprivate func mayName(_ name: String) -> Bool {
    var body = body
    return body.withUTF8 { SourceBytes($0).names(name, in: 0..<$0.count) }
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
