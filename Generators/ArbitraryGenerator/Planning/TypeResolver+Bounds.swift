/// Typealiases that extensions of protocols have for what conforms to those.
extension TypeResolver {
  /// What a member of a generic parameter stands for, where it is a typealias in an extension of a
  /// protocol that the parameter conforms to: no where clause can name that.
  func resolveAliasOfBound(_ path: [Name], depth: Int) throws(Unsupported) -> ResolvedType? {
    guard path.count == 2, path[1].arguments.isEmpty, index.mayBeAlias(path[1].name) else {
      return nil
    }
    for id in bounds(of: path[0].name) {
      let owners = [id] + index.inherited(by: id).protocols.sorted()
      if let type = index.extendingAlias(path[1].name, of: owners.map { index.types[$0] }) {
        return try resolve(type(.named(path[0].name)), depth: depth)
      }
    }
    return nil
  }

  /// The protocols of the sources that a generic parameter conforms to, or an associated type of the
  /// protocol that is mocked.
  private func bounds(of parameter: String) -> [Int] {
    var bounds = scope.parameters.filter { $0.name == parameter }.compactMap(\.constraint)
    var owners = [scope]
    if scope.kind == .protocol {
      owners += index.inherited(by: scope.id).protocols.sorted().map { index.types[$0] }
    }
    for owner in owners {
      bounds += owner.members.associatedTypes.filter { $0.name == parameter }
        .flatMap(\.inheritance)
      bounds += owner.generics.requirements
        .filter { $0.relation == .conforms && $0.left.associatedName == parameter }.map(\.right)
    }
    return bounds.flatMap(\.composed)
      .compactMap { $0.qualifiedName.flatMap { index.protocolID(named: $0, in: scope) } }
  }
}

extension DeclarationIndex {
  /// What a typealias in an extension of one of some protocols stands for in a type that conforms to
  /// them; nil where it is an associated type or there is none.
  fileprivate func extendingAlias(
    _ name: String, of owners: [IndexedType]
  ) -> ((TypeSyntax) -> TypeSyntax)? {
    let associated = owners.flatMap(\.members.associatedTypes).map(\.name)
    guard !associated.contains(name),
      let alias = owners.lazy.flatMap(aliases).first(where: {
        $0.name == name && $0.header.surrounding != nil
      })
    else { return nil }
    return { conformer in
      var written = ["Self": conformer]
      for name in associated { written[name] = .member(of: conformer, name) }
      return alias.type.replacing(written)
    }
  }
}
