/// Which types and protocols are on a global actor, and what follows from it.
extension DeclarationIndex {
  /// The attribute of the global actor that a type or protocol is on: its own or, in sources that are
  /// on the main actor by default, that one, where nothing says otherwise.
  func isolation(of type: IndexedType) -> String? { isolation(of: type, before: []) }

  /// Whether values of the type may be handed to any actor, as far as the sources tell.
  func isSendable(_ type: ResolvedType, in scope: IndexedType) -> Bool {
    switch type {
    case .parameter(let name): scope.generics.saysSendable(name)
    case .function(let function): function.attributes.contains("@Sendable")
    case .existential(let text, let protocols, _):
      text == "any Error" || text.contains("Sendable") || protocols.contains(where: isSendable)
    case .metatype: true
    case .declared(let id, _) where isShared(id), .open(let id, _) where isShared(id): false
    default: type.parts.allSatisfy { isSendable($0, in: scope) }
    }
  }

  /// Whether everyone may set what values of the type keep, so that an initialiser which the compiler
  /// makes is on no actor.
  func keepsSendables(_ type: IndexedType) -> Bool {
    let resolver = TypeResolver(index: self, scope: type)
    return type.members.properties.filter(\.isStoredInInstances).compactMap(\.type).allSatisfy {
      (try? resolver.resolve($0)).map { isSendable($0, in: type) } ?? false
    }
  }

  /// Whether a class that is on the main actor by default has an initialiser of the compiler's on no
  /// actor. The compiler puts that of a subclass on the actor, which does not fit.
  func hasFreeInitializer(_ type: IndexedType) -> Bool {
    guard steering.isOnMainActor, isolation(of: type) != nil, type.members.initializers.isEmpty,
      case .none = superclass(of: type)
    else { return false }
    return keepsSendables(type)
  }

  /// Whether values are objects that nothing protects.
  private func isShared(_ id: Int) -> Bool {
    types[id].kind == .class && isolation(of: types[id]) == nil && !isSendable(id)
  }

  /// `before` are the classes on the way here, one of which may inherit from itself.
  private func isolation(of type: IndexedType, before: Set<Int>) -> String? {
    if let own = type.header.attributes.first(where: \.isGlobalActor) { return own.description }
    guard steering.isOnMainActor, !before.contains(type.id), !isNonisolated(type) else {
      return nil
    }
    guard type.kind == .class, case .declared(let id) = superclass(of: type) else {
      return "@MainActor"
    }
    return isolation(of: types[id], before: before.union([type.id]))
  }

  /// Whether it says, or what it stands in does, that it is on no actor; extensions do not say it for
  /// what stands in them.
  private func isNonisolated(_ type: IndexedType) -> Bool {
    for type in enclosingTypes(of: type) {
      if type.isNonisolated { return true }
      if type.header.surrounding != nil { return false }
    }
    return false
  }
}

extension IndexedType {
  /// Errors are on no actor, and actors on their own.
  fileprivate var isNonisolated: Bool {
    if kind == .actor || header.modifiers.contains(.nonisolated) { return true }
    let names = conformances.compactMap(\.unattributed.qualifiedName)
    return names.contains(kind == .protocol ? "Actor" : "Error")
  }
}

extension Generics {
  fileprivate func saysSendable(_ name: String) -> Bool {
    parameters.contains { $0.name == name && $0.constraint?.mentions(["Sendable"]) == true }
  }
}
