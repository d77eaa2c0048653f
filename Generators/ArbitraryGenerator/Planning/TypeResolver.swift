/// Finds what the names in a type mean at the place where they are written.
struct TypeResolver {
  let index: DeclarationIndex
  /// The type that declares the member.
  let scope: IndexedType
  /// Types that no values can be made of, which stand for no protocol.
  var blocked: Set<Int> = []
  /// Whether those are the same for all types, so that one gen does for what stands for a protocol.
  var isCommon = true
  /// Those of a typealias that stands elsewhere, whose own names stay until they are replaced.
  var aliasParameters: [GenericParameter] = []
  /// Whether the type stands in an extension of the scope, which sees nothing around that.
  var isInExtension = false
  /// False for what functions take: such types are named only.
  var makesValues = true
  /// Whether it is for a fixed value.
  var isFixed = false
  /// Whether the type stands in the inheritance clause, where the scope's own members are not seen.
  var isInherited = false
  /// What sequences call the state of a loop, of which there are no values before that runs.
  static let iterators: Set = ["AsyncIterator", "Iterator"]
  /// Longer chains of typealiases are taken for endless.
  static let longestChain = 128
  /// So many typealiases at most are followed for one: where several have one name, a chain of them
  /// that ends has more ways through it than anyone could go.
  static let mostAliases = 500
  /// How many of its steps an associated type counts for, what tells which may depend on it.
  static let associatedSteps = longestChain / 8

  /// The same for what stands in an extension of the scope.
  var inExtension: TypeResolver {
    var copy = self
    copy.isInExtension = true
    return copy
  }

  /// The resolved type, or why it is none that can be made. Most types mean the same all over a
  /// module, and are resolved once.
  func resolve(_ type: TypeSyntax) throws(Unsupported) -> ResolvedType {
    try resolveOnce(type, depth: 0)
  }

  private func resolveOnce(
    _ type: TypeSyntax, depth: Int
  ) throws(Unsupported) -> ResolvedType {
    guard makesValues, scope.parameters.isEmpty, !index.isInForeign(scope) else {
      return try resolve(type, depth: depth)
    }
    if let known = scope.home.commonTypes[type] { return known }
    let resolved = try resolve(type, depth: depth)
    if isCommon(type, resolved) { scope.home.commonTypes[type] = resolved }
    return resolved
  }

  /// Whether a type means the same wherever it is written in the module.
  private func isCommon(_ type: TypeSyntax, _ resolved: ResolvedType) -> Bool {
    let (index, module) = (index, scope.module)
    if type.isFree(where: { index.takenNames.contains($0) }) {
      return (resolved.isOfLibrary || isStandard(type))
        && type.isFree { index.mayBeAssociated($0) }
    }
    let isFree = type.isFree { name in
      name == "Self" || index.innerNames.contains(name) || index.mayBeAlias(name)
        || index.mayBeAssociated(name) || index.dependsOnImports(name, in: module)
    }
    return isFree && resolved.isPlain { index.isDeclaredOnce($0) }
  }

  /// Whether it is `any P`, or `P` as it was written before there was `any`, of a protocol of the
  /// library that no type of the sources conforms to.
  private func isStandard(_ type: TypeSyntax) -> Bool {
    let constraint = if case .any(let constraint) = type { constraint } else { type }
    guard case .named(let name, let arguments) = constraint, arguments.isEmpty,
      KnownType.protocols.contains(name)
    else { return false }
    return index.conformers(to: .init(protocols: [], known: [name])).isEmpty
  }

  func resolve(_ type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    guard depth < TypeResolver.longestChain else { throw .endlessAlias("\(type)") }
    let depth = depth + 1
    switch type {
    case .named(let name, let arguments):
      return try resolve([(name, arguments)], depth: depth)
    case .member(let base, let name, _):
      if let part = base.associatedType(name) { return try resolve(part, depth: depth) }
      return try resolve(try path(of: type), depth: depth)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return .optional(try resolve(wrapped, depth: depth))
    case .array(let element): return .array(try resolve(element, depth: depth))
    case .dictionary(let key, let value):
      return try named(
        .dictionary(key: try resolve(key, depth: depth), value: try resolve(value, depth: depth)))
    case .tuple(let elements): return try resolve(elements, depth: depth)
    case .attributed(let words, let type):
      guard !words.contains("inout") else { throw .writtenBack("inout \(type)") }
      let resolved = try resolve(type, depth: depth).attributed(by: words)
      // The compiler does not know that nothing else refers to what a function answers, which what is
      // `Sendable` does not need.
      guard
        !words.contains("sending") || resolved.isOfLibrary
          || index.isSurelySendable(resolved, in: scope)
      else { throw .sent("sending \(type)") }
      return resolved
    case .function(let parameters, let effects, let result):
      return .function(try function(parameters, effects, result, depth: depth))
    case .any(let constraint): return try existential(constraint, depth: depth)
    case .composition: return try existential(type, depth: depth)
    case .some(let constraint): return try opaque(constraint, depth: depth)
    case .metatype(let type, isProtocol: false): return try metatype(of: type, depth: depth)
    case .metatype: throw .metatype("\(type)")
    case .packExpansion, .packElement: throw .pack("\(type)")
    case .inlineArray(let count, let element):
      guard isValue(count) else { throw .inlineArray("\(type)") }
      return .inlineArray(count: "\(count)", element: try resolve(element, depth: depth))
    case .integer(let value): return .value(value)
    case .suppressed: throw .existential("\(type)")
    }
  }

  private func resolve(
    _ elements: [TypeSyntax.Element], depth: Int
  ) throws(Unsupported) -> ResolvedType {
    if elements.count == 1, let only = elements.first, only.label == nil {
      return try resolve(only.type, depth: depth)
    }
    return .tuple(
      try elements.map { element throws(Unsupported) in
        ResolvedType.Element(
          label: element.label == "_" ? nil : element.label,
          type: try resolve(element.type, depth: depth))
      })
  }

  /// A generic argument of which a gen is made, so that any type may stand in it.
  func drawnArgument(_ type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    aliasParameters.isEmpty && isCommon
      ? try resolveOnce(type, depth: depth) : try resolve(type, depth: depth)
  }

  /// A generic argument: no type may stand in it that conforms to nothing.
  func argument(_ type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    let resolved =
      aliasParameters.isEmpty
      ? try resolveOnce(type, depth: depth) : try resolve(type, depth: depth)
    guard !resolved.isBare || !makesValues else { throw .bareArgument("\(type)") }
    return resolved
  }

  /// Whether it can be the count of an inline array.
  private func isValue(_ type: TypeSyntax) -> Bool {
    switch type {
    case .integer: true
    case .named(let name, _): scope.parameters.contains { $0.name == name && $0.kind == .value }
    default: false
    }
  }

  // MARK: - Names

  typealias Name = (name: String, arguments: [TypeSyntax])

  private func path(of type: TypeSyntax) throws(Unsupported) -> [Name] {
    switch type {
    case .named(let name, let arguments): return [(name, arguments)]
    case .member(let base, let name, let arguments):
      return try path(of: base) + [(name, arguments)]
    case .tuple where type.unparenthesized != type: return try path(of: type.unparenthesized)
    case .optional(let wrapped): return [("Optional", [wrapped])]
    case .array(let element): return [("Array", [element])]
    case .dictionary(let key, let value): return [("Dictionary", [key, value])]
    default: throw .existential("\(type)")
    }
  }

  func resolve(_ path: [Name], depth: Int) throws(Unsupported) -> ResolvedType {
    if let (module, name) = path[0].name.selection {
      let selected: [Name] = [(name, path[0].arguments)] + path[1...]
      if let found = try resolve(selected, in: module, depth: depth) { return found }
      return unknown(try text(of: path, depth: depth))
    }
    if let found = try resolveInScope(path, depth: depth) { return found }
    if let found = try resolveInherited(path, depth: depth) { return found }
    if path.count > 1, path[0].arguments.isEmpty,
      let found = try resolve(Array(path[1...]), in: path[0].name, depth: depth)
    {
      return found
    }
    for other in index.modules(for: path[0].name, from: scope) where other != scope.module {
      if let found = try resolveMember(path, around: nil, module: other, depth: depth) {
        return found
      }
    }
    if let known = try resolveKnown(inForeign(path), depth: depth) { return known }
    if let associated = try resolveAssociated(path, depth: depth) {
      return try made(associated, path)
    }
    if path.count == 1, ["SubSequence", "Indices"].contains(path[0].name),
      !index.inherited(by: scope.id).names.isDisjoint(with: KnownType.sequences)
    {
      throw .withoutGen("\(scope.name).\(path[0].name)")
    }
    if makesValues, path.count == 1, path[0].arguments.isEmpty,
      index.isForeignProtocol(path[0].name, in: scope.file)
    {
      throw .unmadeProtocol("any \(path[0].name)", path[0].name)
    }
    return try made(unknown(try text(of: besidesForeign(path), depth: depth)), path)
  }

  /// Fails where nobody makes values of what a name means: of an iterator that the compiler alone
  /// knows, and of what an associated type may be.
  private func made(
    _ resolved: ResolvedType, _ path: [Name]
  ) throws(Unsupported) -> ResolvedType {
    let isIterator = path.count > 1 && Self.iterators.contains(path[path.count - 1].name)
    let isMade =
      switch resolved {
      case .unknown: !isIterator
      default: !resolved.contains(where: \.isWithoutValues)
      }
    guard makesValues, !isMade else { return resolved }
    let name = path.map(\.name).joined(separator: ".")
    throw resolved.isNever ? .uninhabited(name) : .ofTheProgram(name)
  }

  /// A path of names at the top of a module that is named before them.
  private func resolve(
    _ path: [Name], in module: String, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    if index.testables.contains(module) || module == scope.module {
      let found = try resolveMember(path, around: nil, module: module, depth: depth)
      if let found { return found }
    }
    guard KnownType.modules.contains(module) else { return nil }
    return try resolveKnown(path, depth: depth)
  }

  /// Looks from the innermost type outwards, as the compiler does.
  private func resolveInScope(_ path: [Name], depth: Int) throws(Unsupported) -> ResolvedType? {
    if path[0].name == "Self" {
      return try member(Array(path[1...]), of: scope.qualifiedName, id: scope.id, depth: depth)
    }
    let parameters = aliasParameters.isEmpty ? scope.parameters : scope.parameters + aliasParameters
    if let parameter = parameters.last(where: { $0.name == path[0].name }) {
      if let settled = scope.settledParameters[parameter.name] {
        let whole = path.dropFirst().reduce(settled) {
          .member(of: $0, $1.name, arguments: $1.arguments)
        }
        return try resolve(whole, depth: depth)
      }
      guard parameter.kind != .value else { return parameter.argument }
      if let alias = try resolveAliasOfBound(path, depth: depth) { return alias }
      let name = path.map(\.name).joined(separator: ".")
      if makesValues, Self.iterators.contains(path[path.count - 1].name) {
        throw .ofTheProgram(name)
      }
      return .parameter(name)
    }
    // Most names are the library's, which need no look into each scope.
    guard path.contains(where: { index.takenNames.contains($0.name) }) else { return nil }
    let isAssociated = path.count == 1 && index.mayBeAssociated(path[0].name)
    let mayBeInside = isAssociated || path.contains { index.innerNames.contains($0.name) }
    for outer in (mayBeInside ? scopes : []).dropFirst(isInherited ? 1 : 0) {
      let aliased = aliasedType(outer.name)
      if let aliased,
        let found = try resolveMember(
          path, around: aliased.qualifiedName, module: aliased.module, depth: depth)
      {
        return found
      }
      // What extensions by a typealias of another module's type declare is known by that name.
      let (name, module) = (outer.name, outer.module)
      if let found = try resolveMember(path, around: name, module: module, depth: depth) {
        return found
      }
      guard module == scope.module, aliased == nil else { continue }
      if let found = try resolveInherited(path, by: name, depth: depth) { return found }
      if isAssociated, let found = associatedType(path[0].name, of: name, depth: depth) {
        return found
      }
    }
    return try resolveMember(path, around: nil, module: scope.module, depth: depth)
  }

  /// Where names are looked up, innermost first.
  private var scopes: ArraySlice<DeclarationIndex.Scope> {
    index.scopes(of: scope).prefix(isInExtension ? 1 : Int.max)
  }

  private func member(
    _ path: [Name], of name: String, id: Int, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    guard !path.isEmpty else { return try declared(id, written: [], depth: depth) }
    let own = try resolveMember(path, around: name, module: scope.module, depth: depth)
    if let own { return own }
    return try resolveInherited(path, by: name, depth: depth)
  }

  /// A path of names inside a type, or at the top of a module.
  func resolveMember(
    _ path: [Name], around: String?, module: String?, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    var name = around.map { "\($0).\(path[0].name)" } ?? path[0].name
    for position in path.indices {
      if position > 0 { name += ".\(path[position].name)" }
      let aliases = index.aliases(named: name, module: module, seenFrom: scope.file)
        .told(under: scope.header.conditions)
      let writtenName = { index.name(ofAlias: name, module: module, rest: path[(position + 1)...]) }
      if aliases.count > 1 {
        return try resolve(
          aliases, named: writtenName(), of: module, written: path, position: position,
          depth: depth)
      }
      guard let alias = aliases.first else { continue }
      if alias.header.conditions.isEmpty || index.types(named: name, module: module).isEmpty {
        let resolved = try resolve(
          alias, of: module, written: path, position: position, depth: depth)
        return keepsName(alias, resolved, path) ? unknown(writtenName()) : resolved
      }
      // In another branch of an `#if` it is a type.
      let other = try? resolve(
        alias, of: module, written: path, position: position, depth: depth)
      if makesValues, other?.conformsToNothing == true { throw .notInferred }
      if makesValues, other?.isCalled == true { throw .withoutGen(path[position].name) }
    }
    // The types on the way need not be in the sources: `String.Style` is found without `String`.
    let found = index.types(named: name, module: module, seenFrom: scope.file)
    guard let id = found.first(where: { index.types[$0].file == scope.file }) ?? found.first else {
      return nil
    }
    return try declared(id, written: path, depth: depth)
  }

  // MARK: - Found types

  private func declared(
    _ id: Int, written: [Name], depth: Int
  ) throws(Unsupported) -> ResolvedType {
    let type = index.types[id]
    let path = try components(of: id, written: written[...], depth: depth)
    if type.kind == .protocol {
      return try existential(
        of: [MockUse(of: id, given: path.last?.arguments ?? [])],
        text: "any \(ResolvedType.declared(id, path: path))")
    }
    if makesValues, let bare = path.bareArgument {
      let isClosed = scope.parameters.isEmpty && aliasParameters.isEmpty
      guard isClosed || path.namesParametersAlone else {
        throw .bareArgument("\(bare)")
      }
      guard !index.isDrafted || Inhabitants(in: index).exist(of: .open(id, path: path)) else {
        throw .unmadeArgument("\(ResolvedType.open(id, path: path))", "Never", nil)
      }
      index.drawsInstances = true
      return try named(.open(id, path: path))
    }
    guard type.isOpen else { return try named(.declared(id, path: path)) }
    return try ofHeirs(type, path: path) ?? named(.open(id, path: path))
  }
}

extension ResolvedType {
  /// Whether only what is written out for it makes its values, since nothing can extend it.
  var conformsToNothing: Bool {
    switch self {
    case .function, .existential, .tuple: true
    default: false
    }
  }

  /// Whether a call makes its values, which names the type.
  var isCalled: Bool {
    if case .known(let type, _, _) = self { type.isCalled } else { false }
  }
}

extension TypeSyntax {
  /// Whether it is made of plain names, of none of which something holds.
  fileprivate func isFree(where isTaken: (String) -> Bool) -> Bool {
    switch self {
    case .named(let name, let arguments), .member(.named("Swift", []), let name, let arguments):
      !isTaken(name) && arguments.allSatisfy { $0.isFree(where: isTaken) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type):
      type.isFree(where: isTaken)
    case .dictionary(let key, let value):
      key.isFree(where: isTaken) && value.isFree(where: isTaken)
    default: false
    }
  }
}

extension ResolvedType {
  /// Whether it is made of the library's types and, without arguments, of some of the sources. What
  /// a call makes depends on what hides its names.
  fileprivate func isPlain(where isWanted: (Int) -> Bool) -> Bool {
    switch self {
    case .declared(let id, let path), .open(let id, let path):
      isWanted(id) && path.allSatisfy { $0.arguments.isEmpty }
    case .known(let type, _, _) where type.isCalled: false
    case .known, .optional, .array, .dictionary: !hasPart { !$0.isPlain(where: isWanted) }
    default: false
    }
  }
}
