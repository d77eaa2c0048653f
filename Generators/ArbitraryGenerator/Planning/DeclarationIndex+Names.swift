extension DeclarationIndex {
  /// The names of types around a type that are not in the sources, as in `extension String`.
  func outerNames(of type: IndexedType) -> [String] {
    type.enclosingName.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  /// The name of a type at the top of its module, with the module where that is imported.
  ///
  /// A conformance that names its module is silent where the plain form warns as retroactive. A
  /// module that has a type of its own name needs the module selector, `Model::User`.
  func rootName(of type: IndexedType) -> String {
    guard let module = type.module, type.enclosingName == nil else { return type.name }
    let name = type.name.outermostQuoted
    return isHidden(module) ? "\(module)::\(name)" : "\(module).\(name)"
  }

  /// The same for what has an outermost name in a module.
  func type(named name: String, in module: String) -> TypeSyntax {
    let name = name.outermostQuoted
    return isHidden(module)
      ? .named("\(module)::\(name)") : .member(of: .named(module), name)
  }

  /// A typealias as other modules name it, with the names inside of what it stands for.
  func name<Names: Sequence<(name: String, arguments: [TypeSyntax])>>(
    ofAlias name: String, module: String?, rest: Names
  ) -> String {
    let written = ([name] + rest.map(\.name)).joined(separator: ".")
    let outermost = name.prefix { $0 != "." }
    let isOfModule =
      outermost == name || !types(named: String(outermost), module: module).isEmpty
    guard let module, isOfModule else { return written }
    return isHidden(module) ? "\(module)::\(written)" : "\(module).\(written)"
  }

  /// The type in its own scope, with its generic parameters as arguments.
  func path(of type: IndexedType) -> [ResolvedType.Component] {
    let arguments = type.generics.parameters.map(\.argument)
    if let enclosing = type.enclosing {
      return path(of: types[enclosing]) + [.init(name: type.name, arguments: arguments)]
    }
    let own = ResolvedType.Component(name: rootName(of: type), arguments: arguments)
    guard type.enclosingName != nil else { return [own] }
    return outerNames(of: type).map { .init(name: $0) } + [own]
  }
}

// MARK: - Names that begin with a module

extension DeclarationIndex {
  /// A qualified name without the module's own name before it, where that does not mean a type.
  func plain(_ name: String, module: String?) -> String {
    guard let module, isPrefixed(name, module: module), !modulesNamedAsTypes.contains(module)
    else { return name }
    return String(name.dropFirst(module.count + 1))
  }

  /// Whether a name begins with that of the module, or of a type that is called like it.
  func isPrefixed(_ name: String, module: String?) -> Bool {
    module.map { name.hasPrefix("\($0).") } ?? false
  }

  /// Has the types found, and the typealiases, whose names begin with that of their module.
  func notePrefixed() {
    modulesNamedAsTypes = Set(
      testables.filter { name in
        types(named: name, module: name).contains { types[$0].access >= .internal }
          || aliases(named: name, module: name).contains { $0.header.access >= .internal }
      })
    for type in prefixedTypes {
      type.rename(plain(type.qualifiedName, module: type.module))
      note(type, as: type.qualifiedName)
      addBackticked(type)
    }
    for (alias, module) in prefixedAliases { note(alias, module: module) }
    (prefixedTypes, prefixedAliases) = ([], [])
  }
}

// MARK: - Names by typealiases

extension DeclarationIndex {
  /// Names types, and typealiases, in the extension of a typealias by what that stands for: it may be
  /// private, and they are written either way.
  func nameByTargets() {
    for type in types {
      guard let enclosing = type.enclosingName,
        let name = target(of: enclosing, module: type.module, seenFrom: type.file)
      else { continue }
      type.rename(inside: name)
      note(type, as: plain(type.qualifiedName, module: type.module))
    }
    for (alias, module) in aliasesByTargets { note(alias, module: module) }
  }

  /// The typealiases in such extensions, by what those are of.
  private var aliasesByTargets: [(alias: TypealiasDeclaration, module: String?)] {
    var found: [(alias: TypealiasDeclaration, module: String?)] = []
    guard aliases.hasInner else { return found }
    aliases.forEach { alias, module in
      guard let enclosing = alias.enclosing,
        let name = target(of: enclosing, module: module, seenFrom: alias.header.location.file)
      else { return }
      var named = alias
      named.enclosing = name
      found.append((named, module))
    }
    // In the order of the sources, for there may be several of a name.
    return found.sorted { left, right in
      let (left, right) = (left.alias.header.location, right.alias.header.location)
      return (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  /// A name with what typealiases in it stand for in their places; nil for one without any.
  private func target(of name: String, module: String?, seenFrom file: String) -> String? {
    var named: String?
    for _ in 0..<TypealiasDeclaration.mostFollowed {
      guard let next = replacingAlias(in: named ?? name, module, seenFrom: file) else { break }
      named = next
    }
    return named
  }

  private func replacingAlias(
    in name: String, _ module: String?, seenFrom file: String
  ) -> String? {
    let ends = name.indices.filter { name[$0] == "." } + [name.endIndex]
    for end in ends {
      let part = String(name[..<end])
      let seen = aliases(named: part, module: module, seenFrom: file)
      guard !seen.isEmpty, types(named: part, module: module).isEmpty else { continue }
      guard seen.count == 1, seen[0].generics.isEmpty, seen[0].header.conditions.isEmpty,
        let written = seen[0].type.qualifiedName, written == "\(seen[0].type)"
      else { return nil }
      let target = plain(written, module: module)
      // What is written with its module is no name from inside.
      let around = target == written ? seen[0].enclosing : nil
      let targets = (around.map { ["\($0).\(target)"] } ?? []) + [target]
      return targets.first {
        isNameable($0, in: module) || !aliases(named: $0, module: module).isEmpty
      }.map { $0 + name[end...] }
    }
    return nil
  }

  /// Whether a type can be named without an import that the file of a typealias alone may have.
  private func isNameable(_ name: String, in module: String?) -> Bool {
    !types(named: name, module: module).isEmpty
      || !name.isPath && aliases(named: name, module: module).isEmpty
        && NameClashes.isOfLibrary(name)
  }
}

extension [ResolvedType.Component] {
  /// The names alone, between dots.
  var names: String {
    guard count != 1 else { return self[0].name }
    return map(\.name).joined(separator: ".")
  }
}

extension GenericParameter {
  /// What stands for it between the brackets of its own type.
  var argument: ResolvedType {
    kind == .value ? .value(name) : .parameter(name)
  }
}
