/// Types that only the main actor may name.
extension TypeResolver {
  /// The library's types whose arguments are `Hashable` or `Comparable`.
  private static let constrained: Set = [
    "Set", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  /// The type, which fails where the conformances of an argument are on the main actor: gens are
  /// not.
  func named(_ type: ResolvedType) throws(Unsupported) -> ResolvedType {
    for argument in constrainedArguments(of: type) {
      if let isolated = index.isolatedType(in: argument) {
        throw .isolatedArgument("\(type)", isolated.name)
      }
    }
    return type
  }

  private func constrainedArguments(of type: ResolvedType) -> [ResolvedType] {
    switch type {
    case .dictionary(let key, _): [key]
    case .known(let known, _, let arguments):
      TypeResolver.constrained.contains(known.name) ? arguments : []
    case .declared(let id, let path), .open(let id, let path):
      index.types[id].constrained(among: path.last?.arguments ?? [])
    default: []
    }
  }
}

extension DeclarationIndex {
  /// Fails where a value stands for `some P`, there or inside, that conforms on the main actor alone.
  func checkConformance(of type: ResolvedType, to written: TypeSyntax) throws(Unsupported) {
    guard written.hasOpaque, let isolated = isolatedType(in: type) else { return }
    throw .isolatedArgument("\(written)", isolated.name)
  }

  /// The first type, if any, whose conformances are on the main actor and that those of a type rest
  /// on: the type itself, or one in it.
  fileprivate func isolatedType(in type: ResolvedType) -> IndexedType? {
    if case .tag(let type) = type { return isolatedType(in: type) }
    if let id = type.declaredID {
      if conformsOnMainActor(types[id]) { return types[id] }
      if case .declared(_, let path) = type, path.count == 1, !types[id].conformsForSome {
        return types[id].constrained(among: path[0].arguments).lazy
          .compactMap(isolatedType).first
      }
    }
    var isolated: IndexedType?
    type.forEachNamed { isolated = isolated ?? isolatedType(in: $0) }
    return isolated
  }

  /// Whether a type's conformances are on the main actor, where it says so or where the compiler
  /// puts them by default: those of a type with raw values it leaves free.
  fileprivate func conformsOnMainActor(_ type: IndexedType) -> Bool {
    let words = type.conformances.flatMap(\.attributeWords)
    if words.contains(where: \.namesMainActor) { return true }
    guard type.home.isOnMainActor, type.isOnMainActor else { return false }
    return !words.contains("nonisolated") && !type.hasRawValues
  }
}

extension IndexedType {
  /// Those of its generic arguments that something is asked of.
  fileprivate func constrained(among arguments: [ResolvedType]) -> [ResolvedType] {
    guard !arguments.isEmpty else { return [] }
    return zip(generics.parameters, arguments).filter { $0.0.constraint != nil }.map(\.1)
  }

  fileprivate var hasRawValues: Bool {
    conformances.compactMap(\.unattributed.qualifiedName).contains { name in
      ["OptionSet", "CodingKey"].contains(name)
        || kind == .enum && KnownType.all[name]?.literal != nil
    }
  }
}

extension TypeSyntax {
  fileprivate var attributeWords: [String] {
    if case .attributed(let words, _) = self { words } else { [] }
  }
}
