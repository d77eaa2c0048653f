extension DeclarationIndex {
  /// Whether a type, or what an optional wraps, is not declared as one that cannot be copied.
  func isCopyable(_ type: TypeSyntax, from scope: IndexedType) -> Bool {
    guard hasUncopyables else { return true }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return isCopyable(wrapped, from: scope)
    case .named, .member:
      guard let name = type.qualifiedName, case .type(let id)? = lookUp(name, from: scope) else {
        return true
      }
      return !types[id].inheritance.contains(where: \.suppressesCopies)
        || types[id].isCopyableForSome
          && type.arguments.allSatisfy { isCopyable($0, from: scope) }
    default: return true
    }
  }

  /// Has a type inherit what typealiases and compositions in its inheritance clauses stand for.
  func expandInheritance(of type: IndexedType) {
    let isPlain = { (parent: TypeSyntax) in
      switch parent.unattributed {
      case .named(let name, _): !self.mayBeAlias(name)
      case .member(_, let name, _): !self.mayBeAlias(name)
      default: false
      }
    }
    guard !type.conformances.allSatisfy(isPlain) else { return }
    let ofDeclaration = type.inheritance.count
    let expanded = type.conformances.map { self.expanded($0, from: type) }
    type.inheritance = expanded.prefix(ofDeclaration).flatMap(\.self)
    type.conformances = expanded.flatMap(\.self)
  }

  /// What a type stands for that may be a composition, or a typealias of one.
  func expanded(
    _ parent: TypeSyntax, from type: IndexedType, _ depth: Int = 0
  ) -> [TypeSyntax] {
    guard depth < TypealiasDeclaration.mostFollowed else { return [parent] }
    switch parent {
    case .composition(let parts): return parts.flatMap { expanded($0, from: type, depth + 1) }
    case .attributed(let words, let inner):
      return expanded(inner, from: type, depth + 1).map { .attributed(words, $0) }
    default:
      guard let name = parent.qualifiedName, case .alias(let alias)? = lookUp(name, from: type),
        alias.enclosing == nil, alias.header.conditions.isEmpty
      else { return [parent] }
      let target = alias.target(given: parent.arguments)
      return expanded(target, from: type, depth + 1)
    }
  }

  /// What a name means.
  enum Meaning {
    case type(Int)
    case alias(TypealiasDeclaration)
  }

  /// What a name means where a type is declared: looked up from there outwards, then in the other
  /// modules.
  func lookUp(_ name: String, from type: IndexedType) -> Meaning? {
    // Most names are the library's.
    guard takenNames.contains(name) || name.isPath else { return nil }
    let mayBeInside = innerNames.contains(name) || name.isPath
    for outer in mayBeInside ? scopes(of: type) : [] {
      let inner = "\(outer.name).\(name)"
      if let found = meaning(of: inner, module: outer.module, in: type.file) { return found }
      for ancestor in ancestors(of: outer) {
        let inherited = "\(ancestor.qualifiedName).\(name)"
        if let found = meaning(of: inherited, module: ancestor.module, in: type.file) {
          return found
        }
      }
    }
    for module in modules(for: name, from: type) {
      if let found = meaning(of: name, module: module, in: type.file) { return found }
      if let module, name.hasPrefix("\(module).") {
        let plain = String(name.dropFirst(module.count + 1))
        if let found = meaning(of: plain, module: module, in: type.file) { return found }
      }
    }
    return nil
  }

  /// Whether an expression in an extension of a type may mean something of the sources by a name of
  /// the library's: any type or typealias, or a member of the type, of one around it, or of what
  /// these inherit from.
  func hides(_ name: String, from type: IndexedType) -> Bool {
    if hidesByTypes(name) { return true }
    let name = String(name.prefix { $0 != "." })
    var around: IndexedType? = type
    while let current = around {
      let all = [current] + ancestors(of: current.id).ids.map { types[$0] }
      if all.contains(where: { $0.hasMember(name) || $0.hasCase(name) }) { return true }
      around = current.enclosing.map { types[$0] }
    }
    return false
  }

  /// Whether a name of the library's may mean a type, a typealias or a module of the sources.
  private func hidesByTypes(_ name: String) -> Bool {
    let name = String(name.prefix { $0 != "." })
    return idsByLastName[name] != nil || mayBeAlias(name) || testables.contains(name)
  }

  /// Whether a name of the library's means a type or typealias that stands in no other, or a module of
  /// the sources, wherever nothing nearer is called so.
  func hidesOutermost(_ name: String) -> Bool {
    let name = String(name.prefix { $0 != "." })
    return outermostNames.contains(name) || testables.contains(name)
  }

  /// The names of the types and typealiases that stand in no other.
  func findOutermostNames() -> NameSet {
    NameSet(
      types.lazy.filter { $0.enclosingName == nil }.map(\.name)
        + aliases.outermostNames)
  }

  /// A type by its name in a module, inside of which others are found.
  struct Scope {
    var name: String
    var module: String?
    /// The number of what stands for a composition, which the name does not lead to.
    var composition: Int?
  }

  /// Where the names are looked up that stand in a type: in itself and in the types around it,
  /// innermost first. From an extension just the type that it extends is seen, which may have types
  /// in its own module besides, and nothing around that.
  func scopes(of type: IndexedType) -> [Scope] {
    var scopes = [Scope(name: type.qualifiedName, module: type.module)]
    if type.composition != nil { scopes[0].composition = type.id }
    var inner = type
    while let name = inner.enclosingName, scopes.count < DeclarationParser.deepestNesting {
      scopes.append(Scope(name: plain(name, module: inner.module), module: inner.module))
      guard let outer = enclosing(of: inner.id).map({ types[$0] }) else { break }
      if outer.module != inner.module {
        scopes.append(Scope(name: outer.qualifiedName, module: outer.module))
      }
      guard inner.header.surrounding == nil else { break }
      inner = outer
    }
    return scopes
  }

  /// The type around a type.
  func enclosing(of id: Int) -> Int? {
    let type = types[id]
    return type.enclosing
      ?? type.enclosingName.flatMap { extended(named: $0, in: type.module, file: type.file) }
  }

  /// The type that a file means where it extends one: one of the module or of those that it imports.
  func extended(named name: String, in module: String?, file: String) -> Int? {
    for module in [module] + importedTestables(by: file) {
      let candidates = types(named: plain(name, module: module), module: module)
      let nearest = candidates.first { types[$0].file == file }
      if let found = nearest ?? candidates.first { return found }
    }
    return nil
  }

  /// What is conformed to by hand in a file, which is not what the sources declare by the same names.
  func handwritten(
    _ inheritance: [TypeSyntax], in module: String?, file: String
  ) -> IndexedType.Conformances {
    IndexedType.Conformances(inheritance) { name in
      takenNames.contains(name)
        && ([module] + importedTestables(by: file)).contains {
          $0 != "FactoryCheck" && !types(named: name, module: $0).isEmpty
        }
    }
  }

  /// The modules in which an outermost name is looked up that a type's file has: its own, those
  /// that the file imports and, where the name is none of the library's, all others, which an
  /// imported module may hand on. What a module keeps to itself does not hide the library's.
  func modules(for name: String, from type: IndexedType) -> [String?] {
    guard testables.count > 1 else { return [type.module] + testables }
    let imported = importedTestables(by: type.file)
    let first = name.utf8.firstIndex(of: ASCII.dot).map { String(name[..<$0]) } ?? name
    guard NameClashes.isOfLibrary(first) else {
      return [type.module] + imported + testables.filter { !imported.contains($0) }
    }
    return [type.module] + imported.filter { !keeps(first, to: $0) }
  }

  /// Whether an outermost name is that of types or typealiases which other modules do not see.
  private func keeps(_ name: String, to module: String) -> Bool {
    let levels =
      types(named: name, module: module).map { types[$0].access }
      + aliases(named: name, module: module).map(\.header.access)
    return !levels.isEmpty && levels.allSatisfy { $0 < .package }
  }

  /// The modules of the sources that a file imports, and those that these hand on to it.
  func importedTestables(by file: String) -> [String] {
    if let known = foundImports[file] { return known }
    let modules = modulesSeen(from: file)
    let imported = testables.filter(modules.contains)
    foundImports[file] = imported
    return imported
  }

  private func meaning(of name: String, module: String?, in file: String) -> Meaning? {
    if let id = types(named: name, module: module, seenFrom: file).first { return .type(id) }
    return aliases(named: name, module: module, seenFrom: file).first.map { .alias($0) }
  }

  /// Whether a type is an optional by the name of a typealias, or of an associated type.
  ///
  /// - Parameter settled: What associated types stand for.
  func namesOptional(
    _ type: TypeSyntax, from scope: IndexedType, where settled: [String: TypeSyntax]
  ) -> Bool {
    var (type, followed) = (type.unattributed, 0)
    while let name = type.qualifiedName, type.arguments.isEmpty,
      followed < TypealiasDeclaration.mostFollowed,
      let target = settled[name] ?? alias(named: name, from: scope)
    {
      (type, followed) = (target.unattributed, followed + 1)
    }
    if case .optional = type { return followed > 0 }
    return false
  }

  /// Whether a type is that of a function, by itself or by the name of a typealias.
  ///
  /// - Parameter settled: What associated types stand for.
  func isFunction(
    _ type: TypeSyntax, from scope: IndexedType, where settled: [String: TypeSyntax],
    followed: Set<String> = []
  ) -> Bool {
    switch type {
    case .function: return true
    case .attributed(_, let type):
      return isFunction(type, from: scope, where: settled, followed: followed)
    case .tuple where type.unparenthesized != type:
      return isFunction(type.unparenthesized, from: scope, where: settled, followed: followed)
    case .named, .member:
      guard let name = type.qualifiedName, !followed.contains(name) else { return false }
      guard let target = settled[name] ?? alias(named: name, from: scope) else {
        return KnownType.functions.contains(name) && lookUp(name, from: scope) == nil
      }
      return isFunction(target, from: scope, where: settled, followed: followed.union([name]))
    default: return false
    }
  }

  /// The function's type that a typealias with arguments stands for, which shows what of it is
  /// generic; any other type as it is.
  func unaliased(_ type: TypeSyntax, from scope: IndexedType) -> TypeSyntax {
    switch type {
    case .attributed(let words, let type): return .attributed(words, unaliased(type, from: scope))
    case .optional(let wrapped): return .optional(unaliased(wrapped, from: scope))
    case .tuple where type.unparenthesized != type:
      return unaliased(type.unparenthesized, from: scope)
    case .function(var parameters, let effects, let result):
      // What may outlive a call has to stay a function.
      for (position, parameter) in parameters.enumerated()
      where parameter.type.specifiers.contains("@escaping") {
        parameters[position].type = unaliased(parameter.type, from: scope)
      }
      return .function(parameters: parameters, effects: effects, result: result)
    case .named(let last, let arguments), .member(_, let last, let arguments):
      guard !arguments.isEmpty, mayBeAlias(last), let name = type.qualifiedName else { return type }
      guard case .alias(let found)? = lookUp(name, from: scope), found.type.functionParts != nil
      else { return type }
      return found.target(given: arguments)
    default: return type
    }
  }

  private func alias(named name: String, from scope: IndexedType) -> TypeSyntax? {
    guard mayBeAlias(name), case .alias(let found)? = lookUp(name, from: scope) else { return nil }
    return found.type
  }
}

extension TypealiasDeclaration {
  /// Whether a file does not see it.
  func isHidden(from file: String) -> Bool {
    header.access < .internal && header.location.file != file
  }
}

extension IndexedType {
  /// Whether a file does not see it, by its own access level.
  func isHidden(from file: String) -> Bool { access < .internal && self.file != file }

  func hasCase(_ name: String) -> Bool { members.cases.contains { $0.name == name } }
}
