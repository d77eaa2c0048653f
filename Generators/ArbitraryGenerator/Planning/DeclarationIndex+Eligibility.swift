extension DeclarationIndex {
  /// Why a type is not generated, whatever its members are; nil where nothing speaks against it.
  func note(on type: IndexedType) -> PlanningNote? {
    if type.access < steering.reach { return .notVisible(type.access, to: steering.reach) }
    if type.inheritance.contains(where: \.suppressesCopies) {
      let isCopyable = !type.inheritance.contains { $0.suppresses { $0 == "Copyable" } }
      return isCopyable ? .notEscapable : .notCopyable
    }
    if type.isOpen, type.parameters.contains(where: { $0.kind == .value }) { return .openWithValue }
    if type.parameters.contains(where: { $0.kind == .pack }) { return .packParameter }
    if isUnavailable(type) { return .unavailable }
    if type.kind == .actor, type.header.modifiers.contains(.distributed) { return .distributed }
    if type.module == nil, type.enclosingName == nil, type.name == "T" { return .namedAsParameter }
    let types = enclosingTypes(of: type)
    if type.parameters.count > 1, let name = hiddenParameter(in: types) {
      return .hidesParameter(name)
    }
    if let module = type.module, type.parameters.contains(where: { $0.name == module }) {
      return .hidesModule(module)
    }
    if types.contains(where: \.hasPreconcurrencyParameter) { return .preconcurrencyParameter }
    if isUnsafeInSpecialCase(type) { return .inSpecialCase }
    if types.contains(where: isInsideForeign) { return .insideForeign }
    if types.contains(where: { $0.kind == .protocol }) { return .insideProtocol }
    return duplicateNote(on: type)
  }

  /// The name of a parameter that several of the types around each other have.
  private func hiddenParameter(in types: [IndexedType]) -> String? {
    var names: Set<String> = []
    return types.lazy.flatMap(\.generics.parameters).map(\.name)
      .first { !names.insert($0).inserted }
  }

  /// The first type that is named in another and that the compiler warns of in a scope: it does not
  /// inside of what is deprecated itself.
  func deprecatedType(in type: ResolvedType, from scope: IndexedType) -> String? {
    guard hasDeprecatedTypes else { return nil }
    var name: String?
    type.forEachSpelled { part in
      part.forEachDeclaration { id in
        if name == nil, isDeprecated(types[id]) { name = types[id].qualifiedName }
      }
    }
    return name.flatMap { isDeprecated(scope) ? nil : $0 }
  }

  /// Whether uses of a type are warned of: it is deprecated, or stands in a type that is.
  func isDeprecated(_ type: IndexedType) -> Bool {
    enclosingTypes(of: type).contains(where: \.isDeprecated)
  }

  func findDeprecatedNames() -> NameSet {
    var names = NameSet()
    if hasDeprecatedTypes { for type in types where isDeprecated(type) { names.insert(type.name) } }
    aliases.forEach { alias, _ in if alias.header.isDeprecated { names.insert(alias.name) } }
    return names
  }

  /// The first name in a type that the compiler warns of, as it is written in a scope.
  func deprecatedName(in type: TypeSyntax, from scope: IndexedType) -> String? {
    if let last = type.lastName, deprecatedNames.contains(last), let name = type.qualifiedName,
      let meaning = lookUp(name, from: scope), isDeprecated(meaning)
    {
      return name
    }
    var found: String?
    type.forEachPart { found = found ?? deprecatedName(in: $0, from: scope) }
    return found
  }

  private func isDeprecated(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .type(let id): isDeprecated(types[id])
    case .alias(let alias): alias.header.isDeprecated
    }
  }

  /// Whether an extension of a generic type's special case may not have a conformance of the type
  /// or a factory: the factory of an open class would have to say the case again, and the compiler
  /// does not survive what carries something (Swift 6.3).
  private func isUnsafeInSpecialCase(_ type: IndexedType) -> Bool {
    if type.isOpen {
      return enclosingTypes(of: type).contains { $0.header.surrounding?.isConstrained == true }
    }
    return !type.settledParameters.isEmpty && type.members.cases.contains { !$0.payload.isEmpty }
  }

  /// That a type of the same name comes first, where one does.
  func duplicateNote(on type: IndexedType) -> PlanningNote? {
    duplicate(of: type).map { first in
      .duplicate(first: first.header.location, isInFile: first.file == type.file)
    }
  }

  /// The type and those around it, innermost first.
  func enclosingTypes(of type: IndexedType) -> [IndexedType] {
    var result = [type]
    while let id = result.last?.enclosing, result.count < DeclarationParser.deepestNesting {
      result.append(types[id])
    }
    return result
  }

  /// The availability that extensions have to repeat; macros that only the package of the type
  /// defines are left out.
  func availability(of type: IndexedType) -> [String] {
    attributes(around: type)
      .filter { $0.isPlatformAvailability && !$0.isUnavailableEverywhere }
      .map(\.availabilityText)
  }

  /// The level that what the protocols require has to have: what is visible through a testable
  /// import, or from code that is copied into other modules, counts as public.
  func witnessAccess(of type: IndexedType) -> AccessLevel {
    guard type.module == nil || steering.reach == .package, !isShownToOthers(type) else {
      return .public
    }
    return min(type.access, .public)
  }

  /// Whether an attribute of the type, or of one around it, shows that to some code elsewhere.
  private func isShownToOthers(_ type: IndexedType) -> Bool {
    guard type.enclosing != nil || type.header.isExtended else { return false }
    return enclosingTypes(of: type).contains {
      !$0.header.clientGroups.isEmpty || $0.header.attribute("usableFromInline") != nil
    }
  }

  private func isUnavailable(_ type: IndexedType) -> Bool {
    attributes(around: type).contains(where: \.isUnavailableEverywhere)
  }

  /// The attributes of the type and of all types and extensions around it, outermost first.
  func attributes(around type: IndexedType) -> [Attribute] {
    guard type.enclosing != nil || type.header.isExtended else { return [] }
    return enclosingTypes(of: type).reversed().flatMap {
      ($0.header.surrounding?.attributes ?? []) + $0.header.attributes
    }
  }

  /// Whether the type has parameters from a generic type that is not in the sources.
  private func isInsideForeign(_ type: IndexedType) -> Bool {
    guard type.enclosing == nil, let name = outerNames(of: type).last else { return false }
    return KnownType.isGeneric(name)
  }

  /// A type of the same name under the same conditions that comes first.
  private func duplicate(of type: IndexedType) -> IndexedType? {
    guard type.mayHaveNamesakes else { return nil }
    return types(named: type.qualifiedName, module: type.module).lazy
      .map { self.types[$0] }
      .first { other in
        other.id < type.id && other.access >= .internal
          && other.header.conditions == type.header.conditions
      }
  }
}

extension TypeSyntax {
  /// `~Copyable` and `~Escapable`, alone or in a composition, of what says so of itself or of a
  /// parameter.
  var suppressesCopies: Bool { suppresses { $0 == "Copyable" || $0 == "Escapable" } }

  /// Whether it suppresses a protocol of some name.
  func suppresses(_ isOne: (String) -> Bool) -> Bool {
    switch self {
    case .suppressed(let type):
      type.qualifiedName.map { isOne(KnownType.plainName($0)) } ?? false
    case .composition(let types): types.contains { $0.suppresses(isOne) }
    default: false
    }
  }
}

extension IndexedType {
  /// Whether uses of it are warned of.
  var isDeprecated: Bool {
    header.isDeprecated
  }

  /// Whether whoever uses it may do without what it asks of a generic parameter.
  fileprivate var hasPreconcurrencyParameter: Bool {
    isOpen && header.attribute("preconcurrency") != nil
      && generics.parameters.contains { generics.saysSendable($0.name) }
  }
}

extension DeclarationHeader {
  var isDeprecated: Bool {
    isExtended && attributes.contains(where: \.isDeprecation)
  }
}
