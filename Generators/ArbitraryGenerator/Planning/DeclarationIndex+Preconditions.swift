/// Which preconditions can be asked where an initialiser is called.
extension DeclarationIndex {
  /// Whether what a condition names is there, and can be seen from any actor.
  func canAsk(_ condition: Precondition, of arguments: [Argument]) -> Bool {
    condition.parameters.allSatisfy { name in
      // What is left at its default is not there, and what has this name gets another one.
      guard name != "choices", let argument = arguments.first(where: { $0.name == name })
      else { return false }
      return !argument.type.contains { hides(condition.members, of: $0) }
    }
  }

  private func hides(_ members: Set<String>, of type: ResolvedType) -> Bool {
    var isHiding = false
    type.forEachDeclaration { id in
      isHiding =
        isHiding || ([id] + ancestors(of: id).ids).contains { hides(members, in: types[$0]) }
    }
    return isHiding
  }

  private func hides(_ members: Set<String>, in type: IndexedType) -> Bool {
    guard !type.isOnActor, type.hiddenExtensionNames.isDisjoint(with: members) else { return true }
    // Requirements are as visible as their protocol.
    return type.kind != .protocol
      && type.members.properties.contains { property in
        members.contains(property.name)
          && (property.header.access < steering.reach
            || property.header.attributes.contains(where: isGlobalActor))
      }
  }
}
