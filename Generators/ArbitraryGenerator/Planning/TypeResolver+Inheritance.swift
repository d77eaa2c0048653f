/// Names that a type has from its protocols and superclasses.
extension TypeResolver {
  /// The last name of a path inside a protocol or superclass of the type that the others name, where
  /// that is not generic, or named inside of itself.
  func resolveInherited(_ path: [Name], depth: Int) throws(Unsupported) -> ResolvedType? {
    guard path.count > 1, path.allSatisfy(\.arguments.isEmpty), let last = path.last,
      index.innerNames.contains(last.name) || index.mayBeAlias(last.name),
      case .type(let id)? = index.lookUp(
        path.dropLast().map(\.name).joined(separator: "."), from: scope)
    else { return nil }
    let type = index.types[id]
    guard type.module == scope.module, type.kind != .protocol,
      type.parameters.isEmpty || type.id == scope.id
    else { return nil }
    return try resolveInherited([last], by: type.qualifiedName, depth: depth)
  }

  /// A path of names inside a protocol or superclass of a type.
  func resolveInherited(
    _ path: [Name], by name: String, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    let owner = DeclarationIndex.Scope(
      name: name, module: scope.module, composition: composition(named: name))
    for type in index.ancestors(of: owner) {
      let inner = "\(type.qualifiedName).\(path[0].name)"
      let aliases = index.aliases(named: inner, module: type.module)
      let own = aliases.first { $0.type.mentions(type.ownTypes) }
      if type.kind == .protocol, let own {
        return try resolve(own, inheritedBy: name, path, depth: depth)
      }
      // A parameter of a superclass may be what an associated type is.
      if path.count == 1, index.mayBeAssociated(path[0].name),
        type.parameters.contains(where: { $0.name == path[0].name })
      {
        return try arguments(of: type, inheritedBy: name, depth: depth)?[path[0].name]
      }
      let found = try inSuperclass(type).resolveMember(
        path, around: type.qualifiedName, module: type.module, depth: depth)
      guard let found, !type.parameters.isEmpty, type.kind != .protocol else {
        if let found { return found }
        continue
      }
      guard let given = try arguments(of: type, inheritedBy: name, depth: depth) else { continue }
      return found.replacing(given)
    }
    return nil
  }

  /// The same where a generic class knows its parameters.
  private func inSuperclass(_ type: IndexedType) -> TypeResolver {
    guard type.kind == .class, !type.parameters.isEmpty else { return self }
    return TypeResolver(
      index: index, scope: type, blocked: blocked, isCommon: isCommon, makesValues: makesValues)
  }

  /// What stands for a composition, where that is the scope: its name does not lead to it.
  private func composition(named name: String) -> Int? {
    scope.composition != nil && name == scope.qualifiedName ? scope.id : nil
  }

  /// What the parameters of a generic class stand for in one that inherits from it, by others or at
  /// once; nil where that is not told.
  private func arguments(
    of superclass: IndexedType, inheritedBy name: String, depth: Int
  ) throws(Unsupported) -> [String: ResolvedType]? {
    try index.types(named: name, module: scope.module).first.flatMap { id throws(Unsupported) in
      try arguments(of: superclass, inheritedBy: index.types[id], depth: depth)
    }
  }

  private func arguments(
    of superclass: IndexedType, inheritedBy type: IndexedType, depth: Int
  ) throws(Unsupported) -> [String: ResolvedType]? {
    guard depth < TypeResolver.longestChain,
      case .declared(let next) = index.superclass(of: type)
    else { return nil }
    let parent = index.types[next]
    guard parent.id != superclass.id else {
      return try written(by: type, for: superclass, depth: depth)
    }
    let given = try arguments(of: superclass, inheritedBy: parent, depth: depth + 1)
    guard let given, !parent.parameters.isEmpty else { return given }
    return try written(by: type, for: parent, depth: depth).map { own in
      given.mapValues { $0.replacing(own) }
    }
  }

  /// What a class writes for the parameters of the one that it inherits from.
  private func written(
    by type: IndexedType, for superclass: IndexedType, depth: Int
  ) throws(Unsupported) -> [String: ResolvedType]? {
    guard let written = type.inheritance.first?.unattributed.arguments,
      written.count == superclass.parameters.count
    else { return nil }
    let inside = TypeResolver(
      index: index, scope: type, blocked: blocked, isCommon: isCommon,
      makesValues: makesValues, isInherited: true)
    var given: [String: ResolvedType] = [:]
    for (parameter, type) in zip(superclass.parameters, written) {
      given[parameter.name] = try inside.resolve(type, depth: depth)
    }
    return given
  }

  /// A typealias of a protocol that is made of its associated types: what those are in the type
  /// that inherits it, where that is told.
  private func resolve(
    _ alias: TypealiasDeclaration, inheritedBy name: String, _ path: [Name], depth: Int
  ) throws(Unsupported) -> ResolvedType {
    guard
      let id = composition(named: name) ?? index.types(named: name, module: scope.module).first,
      path.count == 1, path[0].arguments.isEmpty, alias.generics.isEmpty
    else { return unknown(try text(of: path, depth: depth)) }
    let depth = depth + TypeResolver.associatedSteps
    guard index.types[id].kind != .protocol else {
      try checkSelf(in: alias)
      return try aliasScope(alias, of: scope.module).resolve(alias.type, depth: depth)
    }
    let owner = index.types[id]
    let inside = TypeResolver(
      index: index, scope: owner, blocked: blocked, isCommon: isCommon, makesValues: makesValues)
    let resolved = try inside.resolve(alias.type, depth: depth)
    guard resolved.hasUnknown else { return resolved }
    return unknown("\(ResolvedType.declared(id, path: owner.path)).\(alias.name)")
  }
}

extension IndexedType {
  /// The names of types that each type which conforms to the protocol has of its own.
  fileprivate var ownTypes: Set<String> { Set(members.associatedTypes.map(\.name)).union(["Self"]) }
}
