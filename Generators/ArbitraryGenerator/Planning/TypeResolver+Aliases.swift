/// What typealiases stand for.
extension TypeResolver {
  /// What a typealias with a type in each branch of an `#if` stands for: that type, if all of them
  /// mean one. If not, it stays what it is named, if values of each can be made by that name. Each of
  /// them counts as many steps, as several in turn multiply.
  func resolve(
    _ aliases: [TypealiasDeclaration], named name: String, of module: String?, written path: [Name],
    position: Int, depth: Int
  ) throws(Unsupported) -> ResolvedType {
    var found: Set<ResolvedType> = []
    for alias in aliases {
      let resolved = try resolve(
        alias, of: module, written: path, position: position,
        depth: depth + TypeResolver.longestChain / 16)
      found.insert(resolved)
    }
    if found.count == 1, let only = found.first, !only.hasUnknown { return only }
    if found.contains(where: \.isFunction) { throw .function(path[position].name) }
    if makesValues, found.contains(where: { $0.contains(where: \.conformsToNothing) }) {
      throw .notInferred
    }
    // Its name is known as a text only, in which arguments mean nothing.
    let isGeneric = path.contains { !$0.arguments.isEmpty }
    if makesValues, isGeneric || found.contains(where: { $0.contains(where: \.isCalled) }) {
      throw .withoutGen(path[position].name)
    }
    return .unknown(
      name, isConformed: index.isDrawnByHand(name) || found.allSatisfy { $0.isOfLibrary })
  }

  /// Whether a typealias of a type that is not in the sources is named rather than that: the file
  /// of the typealias may be the only one that imports it.
  func keepsName(
    _ alias: TypealiasDeclaration, _ resolved: ResolvedType, _ path: [Name]
  ) -> Bool {
    guard case .unknown(_, isConformed: false) = resolved,
      alias.header.access >= .internal, path.allSatisfy(\.arguments.isEmpty)
    else { return false }
    let enclosing = alias.enclosing.flatMap {
      index.types(named: $0, module: scope.module).first
    }
    return enclosing.map { index.types[$0] }.map { $0.kind != .protocol && $0.parameters.isEmpty }
      ?? true
  }

  /// The type that an extension extends by a name with those of typealiases in it: what stands
  /// around these is not seen there.
  func aliasedType(_ name: String) -> IndexedType? {
    guard index.types(named: name, module: scope.module).isEmpty else { return nil }
    let names = name.split(separator: ".").map(String.init)
    guard names.contains(where: index.mayBeAlias) else { return nil }
    var (path, module) = ("", scope.module)
    for name in names {
      path = path.isEmpty ? name : "\(path).\(name)"
      guard let alias = index.aliases(named: path, module: module).first else { continue }
      guard let type = target(of: alias, in: module) else { return nil }
      (path, module) = (type.qualifiedName, type.module)
    }
    return index.types(named: path, module: module).first.map { index.types[$0] }
  }

  /// The type of the sources that a typealias names.
  private func target(of alias: TypealiasDeclaration, in module: String?) -> IndexedType? {
    let outer = aliasScope(alias, of: module).scope
    guard let name = alias.type.qualifiedName, case .type(let id)? = index.lookUp(name, from: outer)
    else { return nil }
    return index.types[id]
  }

  func resolve(
    _ alias: TypealiasDeclaration, of module: String?, written path: [Name], position: Int,
    depth: Int
  ) throws(Unsupported) -> ResolvedType {
    let isOutermost = index.followedAliases == 0
    index.followedAliases += 1
    defer { if isOutermost { index.followedAliases = 0 } }
    guard index.followedAliases <= TypeResolver.mostAliases else {
      throw .endlessAlias(path[position].name)
    }
    var (alias, path) = (alias, path)
    if scope.kind == .protocol { try checkSelf(in: alias) }
    if position > 0, let extended = alias.enclosing, enclosing(of: alias, in: module) == nil {
      let around = path[position - 1].arguments
      let names = KnownType.parameterNames[KnownType.plainName(extended)] ?? []
      alias = alias.inside(extended, with: names, besides: siblings(of: alias, in: module))
      if names.count == around.count { path[position].arguments.insert(contentsOf: around, at: 0) }
    }
    alias = alias.handingOn(path[position].arguments.count)
    let given = arguments(of: alias, in: module, written: path[...position])
    var scope = aliasScope(alias, of: module)
    let isElsewhere = isElsewhere(alias, given, from: scope.scope)
    if isElsewhere { scope.aliasParameters = alias.generics.parameters }
    var type = isElsewhere ? alias.type : alias.type.replacing(given)
    // What follows a typealias of a dictionary or array may be a type that those have.
    for name in path[(position + 1)...] {
      type = .member(of: type, name.name, arguments: name.arguments)
    }
    let resolved = try scope.resolve(type, depth: depth)
    guard isElsewhere, !given.isEmpty else { return resolved }
    var types: [String: ResolvedType] = [:]
    for (name, argument) in given { types[name] = try resolve(argument, depth: depth) }
    return resolved.replacing(types)
  }

  /// Makes sure that a typealias of a protocol's says nothing of the protocol that is said of
  /// whatever conforms to it; a collection may be empty.
  func checkSelf(in alias: TypealiasDeclaration) throws(Unsupported) {
    if alias.type.mentionsSelf, !alias.type.isCollection { throw .ownType("Self") }
  }

  /// The names in a typealias of what stands in extensions of the same type.
  private func siblings(of alias: TypealiasDeclaration, in module: String?) -> Set<String> {
    var names: Set<String> = []
    _ = alias.type.mentions { name in
      let path = "\(alias.enclosing ?? "").\(name)"
      if index.declares(path, in: module) { names.insert(name) }
      return false
    }
    return names
  }

  /// Whether the arguments' names may mean something else where a typealias stands. Types beside it
  /// have the parameters of the generic type around both, without their being written.
  private func isElsewhere(
    _ alias: TypealiasDeclaration, _ given: [String: TypeSyntax], from other: IndexedType
  ) -> Bool {
    if index.testables.count > 1, other.file != scope.file { return true }
    guard alias.enclosing != nil, !given.isEmpty else { return false }
    let own = Set(scope.parameters.map(\.name))
    return alias.type.mentionsSelf || alias.type.mentions(where: index.takenNames.contains)
      || given.values.contains { $0.mentions(own) }
  }

  /// What a typealias' generic parameters stand for, and those of the type around it.
  private func arguments(
    of alias: TypealiasDeclaration, in module: String?, written path: ArraySlice<Name>
  ) -> [String: TypeSyntax] {
    var levels = [alias.generics]
    var around = enclosing(of: alias, in: module)
    while let id = around {
      levels.append(index.types[id].generics)
      around = index.types[id].enclosing
    }
    var given: [String: TypeSyntax] = [:]
    for (generics, name) in zip(levels, path.reversed()) {
      for (parameter, argument) in zip(generics.parameters, name.arguments) {
        given[parameter.name] = given[parameter.name] ?? argument
      }
    }
    return given
  }

  /// The type around a typealias.
  private func enclosing(of alias: TypealiasDeclaration, in module: String?) -> Int? {
    alias.enclosing.flatMap {
      index.extended(named: $0, in: module, file: alias.header.location.file)
    }
  }

  /// What a typealias names is looked up where the typealias stands.
  func aliasScope(_ alias: TypealiasDeclaration, of module: String?) -> TypeResolver {
    guard let id = enclosing(of: alias, in: module) else { return fileScope(alias, of: module) }
    let scope = index.types[id]
    // What stays open for a mock does so in the protocols' typealiases.
    return TypeResolver(
      index: index, scope: scope, blocked: blocked, isCommon: isCommon,
      aliasParameters: scope.kind == .protocol ? aliasParameters : [],
      isInExtension: alias.header.surrounding != nil, makesValues: makesValues)
  }

  /// Outside of all types the file counts, for what it imports.
  private func fileScope(_ alias: TypealiasDeclaration, of module: String?) -> TypeResolver {
    guard index.testables.count > 1, alias.header.location.file != scope.file else { return self }
    let file = IndexedType(
      StructDeclaration(header: alias.header, name: ""), kind: .struct, id: scope.id,
      qualifiedName: "", in: index.indexed(module))
    file.parameters = scope.parameters
    return TypeResolver(
      index: index, scope: file, blocked: blocked, isCommon: isCommon, makesValues: makesValues)
  }
}

extension [TypealiasDeclaration] {
  /// Of those with one name the one that is meant under some conditions: the one that stands under
  /// them itself, or any where all stand for the same. All of them where that is not known.
  func told(under conditions: [String]) -> [TypealiasDeclaration] {
    guard count > 1 else { return self }
    let certain = filter { $0.header.conditions.allSatisfy(conditions.contains) }
    if certain.count == 1 { return certain }
    let isOne = dropFirst().allSatisfy {
      $0.type == self[0].type && $0.generics == self[0].generics
    }
    return isOne ? [self[0]] : self
  }
}

extension TypealiasDeclaration {
  /// The same with parameters for arguments that it hands on, as `Crate<Int>` of `typealias Crate =
  /// Box` does.
  fileprivate func handingOn(_ count: Int) -> TypealiasDeclaration {
    guard generics.parameters.isEmpty, count > 0 else { return self }
    var copy = self
    copy.generics.parameters = (0..<count).map { GenericParameter(name: "_\($0)") }
    copy.type = type.given(copy.generics.parameters.map { .named($0.name) })
    return copy
  }

  /// The same with the generic parameters of the type that an extension around it extends before
  /// its own, and with that type for `Self` and before what else stands in it.
  fileprivate func inside(
    _ extended: String, with names: [String], besides siblings: Set<String>
  ) -> TypealiasDeclaration {
    var copy = self
    copy.generics.parameters.insert(contentsOf: names.map { GenericParameter(name: $0) }, at: 0)
    let whole = TypeSyntax.named(extended, arguments: names.map { .named($0, arguments: []) })
    var written = ["Self": whole]
    for name in siblings { written[name] = .member(of: whole, name) }
    copy.type = type.replacing(written)
    return copy
  }
}
