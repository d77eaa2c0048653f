/// Finds the lenses that a struct can have.
struct LensPlanner {
  let index: DeclarationIndex
  let blocked: Set<Int>
  let type: IndexedType
  let variant: Variant
  let construction: Construction

  /// A lens for each member that can be read from outside and be set or rebuilt; and the members for
  /// which the initialiser rebuilds none, since it makes something else of what those hold.
  func lenses() -> (lenses: [LensPlan], converted: [String]) {
    guard !type.isOnActor || type.isOnMainActor else { return ([], []) }
    // What does not have to be on the actor may not be sent there.
    guard !index.isOnActorByWrappers(type) else { return ([], []) }
    let properties = variant.properties
    let resolver = TypeResolver(index: index, scope: type, blocked: blocked)
    let types = properties.map { resolved($0, by: resolver) }
    let areReadable = properties.map { isReadable($0) }
    let takesMembers = takesMembers(types, areReadable)
    let canRebuild = takesMembers && construction.keeping.converted.isEmpty
    let taken = type.underscoredMembers
    var lenses: [LensPlan] = []
    lenses.reserveCapacity(types.count)
    for (property, position) in zip(properties, types.indices) where areReadable[position] {
      guard let type = types[position],
        taken.isEmpty || !taken.contains("_\(property.name.withoutBackticks)"),
        let lens = lens(to: property, of: type, canRebuild: canRebuild)
      else { continue }
      lenses.append(lens)
    }
    let isLeftOut = zip(properties, areReadable).contains { property, isReadable in
      isReadable && way(to: property, canRebuild: true) == .construction
    }
    return (lenses, takesMembers && isLeftOut ? construction.keeping.converted : [])
  }

  private func lens(
    to property: PropertyDeclaration, of type: ResolvedType, canRebuild: Bool
  ) -> LensPlan? {
    let isOnMainActor = self.type.isOnMainActor
    guard !type.holdsFunctionOnActor, let way = way(to: property, canRebuild: canRebuild),
      !isOnMainActor || index.isSurelySendable(type, in: self.type)
    else { return nil }
    let access = min(self.type.access, property.header.access, index.access(of: type))
    return LensPlan(
      member: property.name, type: type, way: way, access: access, isOnMainActor: isOnMainActor)
  }

  /// Reading a lazy property changes it, reading a deprecated one warns; a wrapped one has its
  /// wrapper under the lens' name.
  private func isReadable(_ property: PropertyDeclaration) -> Bool {
    property.header.access >= index.steering.reach && !property.isLazy
      && property.header.attribute("available") == nil
      && !property.header.attributes.contains(where: index.isGlobalActor)
      && PropertyWrapper.of(property, in: type, index: index) == nil
  }

  private func way(to property: PropertyDeclaration, canRebuild: Bool) -> LensPlan.Way? {
    if property.isLet, property.initialValue != nil { return nil }
    let setter = property.header.setterAccess ?? property.header.access
    if !property.isLet, setter >= index.steering.reach { return .mutation }
    return canRebuild ? .construction : nil
  }

  /// Whether the initialiser takes exactly the members, each of its own type, and none that others
  /// may not keep.
  private func takesMembers(_ types: [ResolvedType?], _ areReadable: [Bool]) -> Bool {
    guard construction.failure == .never, construction.blanks.isEmpty, !construction.isOneOfSeveral,
      !construction.setsMembers,
      !construction.isOnMainActor || type.isOnMainActor
    else { return false }
    let properties = variant.properties
    let open = properties.indices.lazy.filter { position in
      !(properties[position].isLet && properties[position].initialValue != nil)
    }
    guard open.count == construction.arguments.count, open.allSatisfy({ areReadable[$0] })
    else { return false }
    return zip(open, construction.given).allSatisfy { position, argument in
      // Mostly they stand in the order of the members.
      let isInOrder = properties[position].name == argument.name
      let member =
        isInOrder
        ? position
        : open.first { properties[$0].name.withoutBackticks == argument.name }
      return !argument.isSent && member.map { types[$0] } == .some(argument.type)
    }
  }

  private func resolved(
    _ property: PropertyDeclaration, by resolver: TypeResolver
  ) -> ResolvedType? {
    guard let type = property.type, let resolved = try? resolver.resolve(type),
      index.deprecatedType(in: resolved, from: self.type) == nil
    else { return nil }
    return property.isTypeInferred && resolved.hasUnknown ? nil : resolved
  }
}

extension IndexedType {
  /// The members with an underscore before their names, as lenses have it: few types have some.
  fileprivate var underscoredMembers: [String] {
    let isUnderscored = { (name: String) in name.utf8.first == ASCII.underscore }
    let own = members.properties.filter { isUnderscored($0.name) }.map(\.name)
    return extensionNames.isEmpty ? own : own + extensionNames.filter(isUnderscored)
  }
}

extension DeclarationIndex {
  /// Who sees all that a type is made of.
  func access(of type: ResolvedType) -> AccessLevel {
    if case .unknown = type { return .internal }
    var own: AccessLevel?
    type.forEachDeclaration { own = min(own ?? .open, types[$0].access) }
    var least = own ?? .public
    if case .existential(let existential) = type, existential.genName != nil {
      // The others are named in the gen alone.
      return existential.conformers.prefix(1).map { access(of: $0) }.reduce(least, min)
    }
    type.forEachNamed { least = min(least, access(of: $0)) }
    return least
  }
}
