extension IndexedType {
  /// The names of an option set's static members, in order; empty for other types.
  func options(in index: DeclarationIndex) -> [String] {
    let isOptionSet = conformances.contains { type in
      let name = type.unattributed.qualifiedName
      return name == "OptionSet" || name == "Swift.OptionSet"
    }
    return isOptionSet ? ownStatics(in: index) : []
  }

  /// The names of the static members that are values of the type, in order: those that are as visible
  /// as it is or, where there are none, those that can be reached.
  func ownStatics(in index: DeclarationIndex) -> [String] {
    guard parameters.isEmpty else { return [] }
    let own = (members.properties + extensionStatics).filter { isOwn($0, in: index) }
    let shown = own.filter { $0.header.access >= min(access, .public) }
    return (shown.isEmpty ? own : shown).map(\.name)
  }

  private func isOwn(_ property: PropertyDeclaration, in index: DeclarationIndex) -> Bool {
    guard property.isStatic, property.header.access >= index.steering.reach,
      property.header.conditions.isEmpty, !property.header.isSkipped,
      property.header.attribute("available") == nil,
      !property.header.attributes.contains(where: index.isGlobalActor), property.isPlain,
      !property.isShared, !mayBeNil(property), let name = property.type?.qualifiedName
    else { return false }
    return isNamed(name)
  }

  /// Whether a constant without a type of its own is what an initialiser answers that may fail, by
  /// the first label of the call.
  private func mayBeNil(_ property: PropertyDeclaration) -> Bool {
    guard property.isTypeInferred, let value = property.initialValue, value.last != "!",
      let arguments = value.firstIndex(of: "(").map({ value[value.index(after: $0)...] })
    else { return false }
    let name = arguments.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let label = arguments.dropFirst(name.count).first == ":" ? String(name) : nil
    let called = allInitializers.filter { $0.parameters.first?.label == label }
    return called.contains { $0.failability == .optional }
  }

  /// Whether a name means the type inside of it.
  func isNamed(_ name: String) -> Bool { [self.name, qualifiedName, "Self"].contains(name) }
}

extension PropertyDeclaration {
  /// Whether reading it neither throws nor waits.
  fileprivate var isPlain: Bool {
    if case .computed(let accessors) = storage { return accessors.getter == Effects() }
    return true
  }

  /// Whether all threads share a variable, which no code in Swift 6 mode may read.
  fileprivate var isShared: Bool {
    switch storage {
    case .computed: false
    case .stored, .observed:
      !isLet && !header.modifiers.contains(.nonisolated)
    }
  }
}
