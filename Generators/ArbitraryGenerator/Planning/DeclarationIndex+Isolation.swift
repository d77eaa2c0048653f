extension DeclarationIndex {
  /// Whether a global actor keeps a type: one that stands before it or, unless it is `nonisolated`, before
  /// a class or protocol that it is declared with.
  func isOnActor(_ type: IndexedType) -> Bool {
    isOnActor(type, besides: [])
  }

  private func isOnActor(_ type: IndexedType, besides seen: Set<Int>) -> Bool {
    if type.header.attributes.contains(where: \.isGlobalActor) { return true }
    guard !type.header.modifiers.contains(.nonisolated), !seen.contains(type.id) else {
      return false
    }
    let parents = type.inheritance.lazy
      .compactMap { $0.unattributed.qualifiedName }
      .compactMap { self.inheritedID(named: $0, by: type) }
    return parents.contains { isOnActor(types[$0], besides: seen.union([type.id])) }
  }

  /// Whether values of a type may go from one actor to another, as far as the sources tell: a doubt is
  /// a no.
  func isSendable(_ type: ResolvedType) -> Bool { isSendable(type, besides: []) }

  private func isSendable(_ type: ResolvedType, besides seen: Set<Int>) -> Bool {
    switch type {
    case .known, .optional, .array, .dictionary, .tuple:
      type.parts.allSatisfy { isSendable($0, besides: seen) }
    case .unknown, .metatype: true
    case .function(let function):
      function.attributes.contains { $0 == "@Sendable" || $0.hasSuffix("Actor") }
    case .existential(let text, let protocols, _):
      text == "any Error" || text.hasSuffix("Sendable")
        || protocols.contains { inherited(by: $0).names.contains("Sendable") }
    case .declared(let id, _), .open(let id, _):
      seen.contains(id) || isSendable(types[id], besides: seen.union([id]))
    case .parameter, .mock: false
    }
  }

  /// What is not public is `Sendable` by itself where all that it holds is.
  private func isSendable(_ type: IndexedType, besides seen: Set<Int>) -> Bool {
    if type.kind == .actor || isOnActor(type) { return true }
    if inherited(by: type.id).names.contains("Sendable") { return true }
    guard !type.isReference, type.access < .public else { return false }
    var resolver = TypeResolver(index: self, scope: type)
    resolver.makesValues = false
    let held =
      type.members.properties.map(\.type) + type.members.cases.flatMap(\.payload).map(\.type)
    return held.allSatisfy { held in
      guard let held, let resolved = try? resolver.resolve(held) else { return false }
      return isSendable(resolved, besides: seen)
    }
  }
}
