/// What stands for `any HasUsers & HasLogger`, a type that nothing but its use declares.
///
/// Where mocks stand for the protocols, one stands for such a composition, as for a protocol that
/// inherits from all of them. It is called after the typealias that names the composition or, where
/// there is none, after the protocols.
extension DeclarationIndex {
  /// Adds a protocol for each composition that has a mock.
  func addCompositions() {
    guard mocks.selection != .none else { return }
    for (alias, module) in composingAliases {
      let scope = scope(of: alias, module: module)
      add(alias.type.composed, in: scope, as: alias)
      if alias.header.isMocked, let note = note(on: alias, in: scope) { diagnostics.append(note) }
    }
    for type in composingTypes where type.access >= steering.reach {
      type.members.forEachComposition { add($0, in: type) }
    }
  }

  /// The protocol whose mock stands for all that is asked for; nil where there is none.
  func protocolOfAll(_ constraint: Constraint) -> Int? {
    let reduced = reduced(constraint)
    guard reduced.protocols.count == 1, reduced.known.isEmpty else { return compositions[reduced] }
    return reduced.protocols.first
  }

  /// The typealiases of compositions that mocks may be called after: those with a comment that asks
  /// for a mock before others, then those that are there in any case, and then those that stand in no
  /// type.
  private var composingAliases: [(alias: TypealiasDeclaration, module: String?)] {
    var found: [(alias: TypealiasDeclaration, module: String?)] = []
    aliases.forEach { alias, module in
      let isComposing = alias.type.composed.count > 1 && alias.header.access >= steering.reach
      if isComposing || alias.header.isMocked { found.append((alias, module)) }
    }
    return found.sorted { $0.alias.precedes($1.alias) }
  }

  /// Where the names are looked up that a typealias stands for.
  private func scope(of alias: TypealiasDeclaration, module: String?) -> IndexedType {
    let file = alias.header.location.file
    if let outer = alias.enclosing.flatMap({ extended(named: $0, in: module, file: file) }) {
      return types[outer]
    }
    let declaration = ProtocolDeclaration(header: alias.header, name: alias.name)
    return IndexedType(
      declaration, kind: .protocol, id: types.count, qualifiedName: alias.name,
      in: indexed(module))
  }

  private func add(
    _ parts: [TypeSyntax], in scope: IndexedType, as alias: TypealiasDeclaration? = nil
  ) {
    guard let composition = composition(of: parts, in: scope) else { return }
    let constraint = reduced(composition.constraint)
    guard constraint.protocols.count + constraint.known.count > 1,
      compositions[constraint] == nil, !composition.protocols.isEmpty,
      alias?.header.isMocked == true || composition.protocols.allSatisfy(isService)
    else { return }
    let isPlain =
      scope.parameters.isEmpty && alias?.generics.isEmpty == true
      && alias?.isWherever(composition.protocols.map { types[$0].header }) == true
    let declarations = ["", "And"].lazy.map { separator in
      self.declaration(of: composition, as: isPlain ? alias : nil, separatedBy: separator)
    }
    guard let declaration = declarations.first(where: { !self.isNameTaken(of: $0) }) else { return }
    compositions[constraint] = types.count
    append(declaration, for: composition, in: scope.home)
  }

  /// Why there is no mock of a typealias that is to have one; nil where there is.
  private func note(on alias: TypealiasDeclaration, in scope: IndexedType) -> Diagnostic? {
    let composition = composition(of: alias.type.composed, in: scope)
    let found = composition.flatMap { compositions[reduced($0.constraint)] }.map { types[$0] }
    guard found?.header.location != alias.header.location else { return nil }
    let note = found.map { MockNote.sameComposition($0.name) } ?? .noComposition
    return note.diagnostic(at: alias.header.location, of: alias.qualifiedName)
  }

  /// Whether another mock is called like the one of a protocol.
  private func isNameTaken(of declaration: ProtocolDeclaration) -> Bool {
    types.contains { type in
      type.kind == .protocol && type.name == declaration.name
        && type.enclosingName == declaration.enclosing
    }
  }

  /// The protocols that types in a composition mean somewhere; nil where one of them is none, or is
  /// told what its associated types are.
  private func composition(of parts: [TypeSyntax], in scope: IndexedType) -> Composition? {
    var composition = Composition()
    for part in parts.flatMap({ expanded($0, from: scope) }) {
      guard part.arguments.isEmpty, let name = part.qualifiedName else { return nil }
      let plain = KnownType.plainName(name)
      if let id = protocolID(named: name, in: scope) {
        if !composition.protocols.contains(id) { composition.protocols.append(id) }
      } else if lookUp(name, from: scope) == nil, KnownType.protocols.contains(plain) {
        composition.known.append(plain)
      } else {
        return nil
      }
    }
    return composition
  }

  /// The same without what others of them inherit, and what any mock is.
  private func reduced(_ constraint: Constraint) -> Constraint {
    var (protocols, names): (Set<Int>, Set<String>) = ([], ["AnyObject", "Any"])
    for id in constraint.protocols {
      let inherited = inherited(by: id)
      protocols.formUnion(inherited.protocols)
      names.formUnion(inherited.names)
    }
    return Constraint(
      protocols: constraint.protocols.subtracting(protocols),
      known: Set(constraint.known.map(KnownType.plainName)).subtracting(names))
  }

  /// A protocol that inherits from all in a composition, as a typealias of it or by their names.
  ///
  /// - Parameter separator: What stands between those.
  private func declaration(
    of composition: Composition, as alias: TypealiasDeclaration?, separatedBy separator: String
  ) -> ProtocolDeclaration {
    let parts = composition.protocols.map { types[$0] }
    var header = alias?.header ?? DeclarationHeader(location: parts[0].header.location)
    if alias == nil { header.access = .public }
    let headers = [header] + parts.map(\.header)
    header.access = (parts.map(\.access) + [header.access]).min() ?? .internal
    header.attributes = headers.flatMap(\.availability)
    header.conditions = headers.flatMap(\.conditions).reduce(into: []) { all, condition in
      if !all.contains(condition) { all.append(condition) }
    }
    return ProtocolDeclaration(
      header: header, name: alias?.name ?? composition.name(of: parts, separatedBy: separator),
      enclosing: alias?.enclosing, inheritance: composition.inheritance(of: parts))
  }
}

extension Composition {
  fileprivate var constraint: DeclarationIndex.Constraint {
    DeclarationIndex.Constraint(protocols: Set(protocols), known: Set(known))
  }

  /// What stands for it where no typealias gives it a name.
  fileprivate func name(of parts: [IndexedType], separatedBy separator: String) -> String {
    (parts.map(\.name.nameStem) + known).joined(separator: separator)
  }

  fileprivate func inheritance(of parts: [IndexedType]) -> [TypeSyntax] {
    let paths = parts.map { [$0.module, $0.qualifiedName].compactMap(\.self) }
    let names = paths.map { $0.joined(separator: ".") } + known
    return names.compactMap(DeclarationParser.parseType)
  }
}

extension DeclarationHeader {
  fileprivate var availability: [Attribute] {
    attributes.filter { $0.name == .named("available") }
  }
}

extension TypealiasDeclaration {
  /// Whether it can be used wherever some protocols can, or is to give its mock's name in any case.
  fileprivate func isWherever(_ headers: [DeclarationHeader]) -> Bool {
    let conditions = headers.flatMap(\.conditions)
    let availability = headers.flatMap(\.availability)
    return header.isMocked
      || header.conditions.allSatisfy(conditions.contains)
        && header.availability.allSatisfy(availability.contains)
  }

  /// Whether it is there under conditions alone, or on some platforms.
  private var isLimited: Bool { !header.conditions.isEmpty || !header.availability.isEmpty }

  fileprivate func precedes(_ other: TypealiasDeclaration) -> Bool {
    guard header.isMocked == other.header.isMocked else { return header.isMocked }
    guard isLimited == other.isLimited else { return other.isLimited }
    guard (enclosing == nil) == (other.enclosing == nil) else { return enclosing == nil }
    let (left, right) = (header.location, other.header.location)
    return (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension Members {
  /// Hands out the compositions that types are made of.
  @inline(__always)
  fileprivate func forEachComposition(_ body: ([TypeSyntax]) -> Void) {
    forEachType { $0.forEachComposition(body) }
    for declaration in cases { declaration.payload.forEachType { $0.forEachComposition(body) } }
  }
}

extension TypeSyntax {
  fileprivate func forEachComposition(_ body: ([TypeSyntax]) -> Void) {
    switch self {
    case .composition(let parts): body(parts)
    // Most types are plain names.
    case .named(_, let arguments) where arguments.isEmpty: return
    default:
      _ = hasPart { part in
        part.forEachComposition(body)
        return false
      }
    }
  }
}
