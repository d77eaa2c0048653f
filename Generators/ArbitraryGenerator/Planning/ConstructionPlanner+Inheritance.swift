/// What classes are made by beside initialisers of their own.
extension ConstructionPlanner {
  /// What a class without initialisers of its own has: the superclass' ones, or else `init()`. The
  /// members that are set behind that are not looked for here.
  func inherited() throws(PlanningNote) -> [InitializerCandidate] {
    guard isSetByDefaults else { throw noInitializer }
    switch index.superclass(of: type) {
    case .unknown(let name) where !name.isNamedLikeProtocol:
      let isOfPlatforms =
        index.isOfPlatforms(name, in: type.file) || KnownType.moduleOnMainActor(name) != nil
      throw .unknownSuperclass(name, isOfPlatforms: isOfPlatforms)
    case .none, .unknown: return try ofDefaults()
    case .declared(let id):
      let construction = try superclassConstruction(index.types[id])
      return [
        InitializerCandidate(construction: construction, access: .internal, stored: storedNames)
      ]
    }
  }

  /// `init()`, which the compiler writes where all that is stored has a default, for a struct as
  /// well whose memberwise initialiser is private.
  func ofDefaults() throws(PlanningNote) -> [InitializerCandidate] {
    guard isSetByDefaults else { return [] }
    let construction = Construction(callee: callee)
    let made = isOnActor ? try isolated(construction) : construction
    return [InitializerCandidate(construction: made, access: type.access, stored: [])]
  }

  /// Whether no call has to set anything. Behind an attribute of a class's member that is none of
  /// the language's own, some macro may write an initialiser.
  private var isSetByDefaults: Bool {
    reach <= .internal
      && openProperties.allSatisfy { property in
        if type.isReference, property.header.attributes.contains(where: \.mayBeMacro) {
          return true
        }
        switch PropertyWrapper.of(property, in: type, index: index) {
        case .madeByItself: return true
        case .asked: return false
        case .madeOfValue, nil: return property.hasDefault
        }
      }
  }

  private func superclassConstruction(
    _ superclass: IndexedType
  ) throws(PlanningNote) -> Construction {
    guard superclass.id != type.id, !heirs.contains(superclass.id),
      let given = genericArguments(of: superclass)
    else { throw noInitializer }
    var planner = ConstructionPlanner(
      index: index, blocked: blocked.union([type.id]), isAvoiding: true, type: superclass,
      variant: Variant(superclass))
    planner.heirs = heirs.union([type.id])
    let construction = try planner.construction()
    construction.callee = callee
    construction.arguments = construction.arguments.map { $0.retyped($0.type.replacing(given)) }
    return construction
  }

  /// What a superclass' generic parameters stand for; nil where that is not known.
  private func genericArguments(of superclass: IndexedType) -> [String: ResolvedType]? {
    let names = superclass.parameters.map(\.name)
    guard !names.isEmpty else { return [:] }
    let written: [TypeSyntax]
    switch type.inheritance.first?.unattributed {
    case .named(_, let arguments), .member(_, _, let arguments): written = arguments
    default: return nil
    }
    var around = self
    around.resolver.isInherited = true
    let arguments = written.compactMap { try? around.usable($0, hasDefault: false) }
    guard arguments.count == names.count else { return nil }
    return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The names of what values keep, also of what a class inherits, without the underscore that
  /// stands before many of what is private.
  var storedNames: Set<String> {
    Set(stored.map { String($0.name.withoutBackticks.trimmingPrefix("_")) })
  }

  /// What values keep that a call sets, also what a class inherits.
  private var stored: [PropertyDeclaration] {
    openProperties
      + superclasses.flatMap { $0.members.properties.filter(\.isStoredInInstances) }
  }

  /// What a class inherits from, the nearest first.
  var superclasses: [IndexedType] {
    var superclasses: [IndexedType] = []
    var seen: Set = [type.id]
    var last = type
    while last.isReference, case .declared(let id) = index.superclass(of: last),
      seen.insert(id).inserted
    {
      last = index.types[id]
      superclasses.append(last)
    }
    return superclasses
  }

  /// Whether a parameter is kept in an unowned property only.
  func isUnowned(_ parameter: Parameter) -> Bool {
    isKept(parameter, inOnly: { $0.header.modifiers.contains(.unowned) })
  }

  /// Whether a parameter is kept in a weak or unowned property only, so that its value would be gone.
  func isUnheld(_ parameter: Parameter) -> Bool { isKept(parameter, inOnly: \.isUnheld) }

  /// Whether the property of a parameter's name is such a one, or where there is none, all of its type
  /// are or, as it may be gone for good, one of these is unowned.
  private func isKept(
    _ parameter: Parameter, inOnly isOne: (PropertyDeclaration) -> Bool
  ) -> Bool {
    guard type.isReference || variant.properties.contains(where: isOne) else { return false }
    let stored = stored
    let name = (parameter.name ?? parameter.label)?.withoutBackticks
    let namesakes = stored.filter {
      String($0.name.withoutBackticks.trimmingPrefix { $0 == "_" }) == name
    }
    guard namesakes.isEmpty else { return namesakes.contains(where: isOne) }
    let type = parameter.type.wrapped
    let alike = stored.filter { $0.type?.wrapped == type }
    return alike.contains { $0.header.modifiers.contains(.unowned) }
      || !alike.isEmpty && alike.allSatisfy(isOne)
  }
}

extension TypeSyntax {
  /// The type without attributes, optionality and the words before a protocol.
  fileprivate var wrapped: TypeSyntax {
    let plain = unattributed.unparenthesized
    return switch plain {
    case .optional(let type), .implicitlyUnwrapped(let type), .any(let type), .some(let type):
      type.wrapped
    default: plain
    }
  }
}

extension String {
  /// Whether it is what a protocol is called by the guidelines for Swift's names, or by the habits
  /// of Apple's libraries, which no class is.
  fileprivate var isNamedLikeProtocol: Bool {
    isNameOfProtocol || ["able", "ible", "ing"].contains(where: hasSuffix) && !hasSuffix("String")
  }
}
