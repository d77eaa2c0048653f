/// Types that nothing but `init()` makes: what is set behind it.
extension ConstructionPlanner {
  /// How deep the types of such members may be nested.
  private static let deepest = 4

  /// The call of an initialiser that takes nothing, with the members that others may set behind it,
  /// also those that a class inherits and does not override; the same call where there are none.
  func settingMembers(_ construction: Construction) -> Construction {
    guard heirs.isEmpty, construction.arguments.isEmpty, construction.blanks.isEmpty,
      construction.failure == .never, type.kind == .struct || type.kind == .class,
      type.parameters.isEmpty, !isOnActor || type.isOnMainActor
    else { return construction }
    var arguments = settable
    var declared = Set(type.members.properties.map(\.name.withoutBackticks))
    for superclass in superclasses {
      arguments += inheritedSettable(from: superclass).filter { !declared.contains($0.name) }
      declared.formUnion(superclass.members.properties.map(\.name.withoutBackticks))
    }
    guard !arguments.isEmpty else { return construction }
    construction.arguments = arguments
    construction.setsMembers = true
    return isOnActor || construction.isOnMainActor ? onMainActor(construction) : construction
  }

  private var settable: [Argument] {
    variant.properties.filter(isSettable).compactMap(argument)
  }

  /// What of a superclass can be set, but for a generic one, whose members' types the class gives.
  private func inheritedSettable(from superclass: IndexedType) -> [Argument] {
    guard superclass.parameters.isEmpty, superclass.module == type.module else { return [] }
    let variant = Variant(superclass)
    return ConstructionPlanner(
      index: index, blocked: blocked, type: superclass, variant: variant
    ).settable
  }

  private func isSettable(_ property: PropertyDeclaration) -> Bool {
    let header = property.header
    return !property.isLet && !property.isLazy && !property.isUnheld && !header.isSkipped
      && min(header.access, header.setterAccess ?? header.access) >= reach
      && header.attribute("available") == nil && header.conditions == type.header.conditions
      && !header.attributes.contains(where: index.isGlobalActor)
      && PropertyWrapper.of(property, in: type, index: index) == nil
  }

  /// What a member is set to; nil where no values of its type are made that end for certain.
  private func argument(_ property: PropertyDeclaration) -> Argument? {
    guard let written = property.type, let type = try? usable(written, hasDefault: true),
      endsSoon(type, depth: 0)
    else { return nil }
    let name = property.name.withoutBackticks
    return Argument(
      label: name, name: name, type: type.built(by: property.header.attributes),
      override: index.gen(of: name, in: self.type), location: property.header.location)
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

extension IndexedType {
  /// The types of all that its values may be made of.
  fileprivate var typesOfMade: [TypeSyntax] {
    let parameters = allInitializers.flatMap(\.parameters)
    return members.properties.filter(\.isStoredInInstances).compactMap(\.type)
      + parameters.map(\.type)
      + members.cases.flatMap(\.payload).map(\.type)
  }
}
