/// Types that the file of a property does not tell.
extension DeclarationIndex {
  /// Finds the types of the properties that begin as a case or static member: `var state =
  /// State.idle`.
  func inferTypes(of type: IndexedType) {
    for position in type.members.properties.indices {
      let property = type.members.properties[position]
      guard property.isUntyped, let value = property.initialValue,
        let access = DeclarationParser.parseMemberAccess(value),
        let inferred = self.type(of: access, in: type)
      else { continue }
      type.members.properties[position] = property.inferred(as: inferred)
    }
  }

  private func type(of access: MemberAccess, in scope: IndexedType) -> TypeSyntax? {
    let resolver = TypeResolver(index: self, scope: scope, makesValues: false)
    switch try? resolver.resolve(access.base) {
    case .declared(let id, _), .open(let id, _):
      return type(of: access, of: types[id], resolver)
    case .known: return KnownType.ownMembers.contains(access.name) ? access.base : nil
    default: return nil
    }
  }

  /// - Parameter resolver: That of the place where the member is written.
  private func type(
    of access: MemberAccess, of owner: IndexedType, _ resolver: TypeResolver
  ) -> TypeSyntax? {
    let name = access.name.withoutBackticks
    let isCase = owner.members.cases.contains {
      $0.name.withoutBackticks == name && $0.payload.isEmpty != access.isCall
    }
    if isCase { return access.base }
    let statics = (owner.members.properties + owner.extensionStatics).filter {
      $0.isStatic && $0.name.withoutBackticks == name
    }
    guard !access.isCall, statics.count == 1, let type = statics[0].type else { return nil }
    if let name = type.qualifiedName, owner.isNamed(name) { return access.base }
    // Another type may have the name at the other place.
    let declared = TypeResolver(index: self, scope: owner, makesValues: false)
    guard let found = try? declared.resolve(type), found == (try? resolver.resolve(type)) else {
      return nil
    }
    return type
  }
}

extension KnownType {
  /// Static members of the library's types, and functions of that kind, that are values of the type
  /// itself.
  fileprivate static let ownMembers: Set = [
    "autoupdatingCurrent", "current", "distantFuture", "distantPast", "gmt",
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "max",
    "microseconds", "milliseconds", "min", "nan", "nanoseconds", "now", "pi", "random", "seconds",
    "ulpOfOne", "zero",
  ]
}
