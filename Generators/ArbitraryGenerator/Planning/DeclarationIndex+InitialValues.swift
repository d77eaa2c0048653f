/// Whether initial values can be made on any actor, as memberwise initialisers make them.
extension DeclarationIndex {
  /// Whether a property's initial value needs nothing of the actor that its type is on. A doubt is
  /// a no.
  func isFreeOfActors(_ property: PropertyDeclaration, in type: IndexedType) -> Bool {
    guard let value = property.initialValue else { return true }
    let references = DeclarationParser.references(in: value)
    return references.indices.allSatisfy { position in
      let reference = references[position]
      let next = references.dropFirst(position + 1).prefix { $0.place == .member }.first
      switch reference.place {
      case .member: return true
      case .implied: return isFreeOfActors(reference, behind: property.type, in: type)
      case .first: return isFreeOfActors(reference, followedBy: next, in: type)
      }
    }
  }

  /// Whether a member of the type that the place asks for is a case, or none of the sources'.
  private func isFreeOfActors(
    _ reference: Reference, behind written: TypeSyntax?, in type: IndexedType
  ) -> Bool {
    let resolver = TypeResolver(index: self, scope: type, makesValues: false)
    guard let written, let resolved = try? resolver.resolve(written) else { return false }
    var isFree = true
    resolved.forEachDeclared { id in
      isFree = isFree && self.isFreeOfActors(member: reference, of: self.types[id])
    }
    return isFree
  }

  /// Whether a name that stands first is that of a type that anyone may use so. Nobody knows which
  /// of the other types of libraries, as those of user interfaces, are on the main actor.
  private func isFreeOfActors(
    _ reference: Reference, followedBy member: Reference?, in type: IndexedType
  ) -> Bool {
    switch lookUp(reference.name, from: type) {
    case .type(let id) where reference.isCalled:
      return isFreeOfActors(member: Reference(name: "init", place: .member), of: types[id])
    case .type(let id): return member.map { isFreeOfActors(member: $0, of: types[id]) } ?? false
    case .alias: return false
    case nil:
      return KnownType.all[reference.name] != nil && !takenNames.contains(reference.name)
    }
  }

  private func isFreeOfActors(member: Reference, of type: IndexedType) -> Bool {
    if !type.isOnActor || member.name == "self" { return true }
    if type.members.cases.contains(where: { $0.name == member.name }) { return true }
    return member.name == "init" && type.kind == .struct && type.members.initializers.isEmpty
      && type.members.properties.allSatisfy { $0.initialValue == nil }
  }
}
