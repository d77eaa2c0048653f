extension MockSignature {
  /// What the types of signatures mean, whatever typealiases they are called by.
  struct Meanings {
    let index: DeclarationIndex
    /// The type whose mock has the members.
    let scope: IndexedType?

    /// Whether a type of a member may have the name of a typealias.
    func mayBeHidden(in overload: some MockOverload) -> Bool {
      var result = false
      overload.forEachType { result = result || $0.hasName(where: index.mayBeAlias) }
      return result
    }

    /// The signature of a member by what its types mean.
    func signature(of overload: some MockOverload) -> MockSignature {
      let open = overload.generics.names
      return overload.signature.mapTypes { meaning(of: $0, besides: open) }
    }

    /// A type by what its names mean; as it is written where that is open, or not known.
    private func meaning(of type: TypeSyntax, besides open: Set<String>) -> TypeSyntax {
      if case .attributed(let words, let inner) = type, words.contains("inout") {
        return .attributed(words, meaning(of: inner, besides: open))
      }
      let isOpen = { $0 == "Self" || open.contains($0) || index.mayBeAssociated($0) }
      guard let scope, !type.mentions(where: isOpen) else { return type }
      let resolver = TypeResolver(index: index, scope: scope, makesValues: false)
      return (try? resolver.resolve(type)).map { .named("\($0)") } ?? type
    }
  }
}

extension TypeSyntax {
  /// Whether one of the names that it is made of is such a name.
  fileprivate func hasName(where predicate: (String) -> Bool) -> Bool {
    if let name = lastName, predicate(name) { return true }
    return hasPart { $0.hasName(where: predicate) }
  }
}
