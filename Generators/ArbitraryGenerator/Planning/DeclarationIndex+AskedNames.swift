/// Which names conditions can be asked by where an initialiser is called.
extension DeclarationIndex {
  /// A condition with the full names of the types whose constants it names; not readable where one
  /// cannot be seen.
  func fullyNamed(_ condition: Precondition, from type: IndexedType) -> Precondition {
    guard !condition.statics.isEmpty else { return condition }
    if let listed = listingRawValues(condition, from: type) { return listed }
    var condition = condition
    var names: [String: String] = [:]
    for item in condition.statics {
      guard let owner = owner(of: item, from: type) else {
        condition.isReadable = false
        return condition
      }
      names[item.type] = owner
    }
    condition.statics = []
    condition.text = condition.text.renamingWords { names[$0] }
    return condition
  }

  /// The full name of the type whose constant or function is named; nil where that cannot be seen.
  private func owner(of item: Precondition.Static, from type: IndexedType) -> String? {
    var owner = type
    if item.type != "Self" {
      guard case .type(let id)? = lookUp(item.type, from: type) else { return nil }
      owner = types[id]
    }
    let isConstant = owner.members.properties.contains {
      $0.name == item.name && $0.header.isStatic && $0.header.access >= steering.reach
        && !$0.header.attributes.contains(where: isGlobalActor)
    }
    let isSeen =
      item.isInitializer
      ? isAsked(item, of: owner) : isConstant || isQuery("\(owner.name).\(item.name)")
    guard isSeen, !owner.isOnActor,
      owner.parameters.isEmpty, owner.access >= steering.reach
    else { return nil }
    return names(of: owner).full
  }

  /// Whether a value can be made to see whether there is one, by the only initialiser of some labels or
  /// by that of an enum with raw values.
  private func isAsked(_ item: Precondition.Static, of owner: IndexedType) -> Bool {
    let initializers = owner.allInitializers.filter {
      "init" + $0.parameters.map(\.label).signature == item.name
    }
    guard !initializers.isEmpty else {
      return item.name == Precondition.Static.rawInitializer && owner.isMadeByRawValues
    }
    guard initializers.count == 1, let only = initializers.first else { return false }
    return only.header.access >= steering.reach && !only.effects.isAsync
      && only.effects.canThrow == item.isTried && only.generics.isEmpty
      && only.header.conditions.isEmpty
      && !only.header.attributes.contains(where: isGlobalActor)
      && sideEffect(of: only, in: owner)?.isHarmful != true
  }

  /// A condition of a file as it can be asked of arguments: what it names is there, and can be seen
  /// from any actor. Nil where it cannot be.
  func asked(
    _ condition: Precondition, of arguments: [Argument], in file: String
  ) -> Precondition? {
    guard condition.isReadable else { return nil }
    let isThere = condition.parameters.allSatisfy { name in
      // What is left at its default is not there.
      guard let argument = arguments.first(where: { $0.name == name }) else { return false }
      return !argument.type.contains { hides(condition.members, of: $0) }
    }
    guard isThere else { return nil }
    var asked = condition
    for member in condition.members.subtracting(PreconditionScanner.members)
    where !isSeen(member) && !condition.labels(member, in: arguments) {
      guard isImported(member, in: file) else { return nil }
      asked.needsFoundation = asked.needsFoundation || importsFoundation(file)
    }
    return asked
  }

  /// Whether a member is none of the sources' types, so that it is one of the library's, or that an
  /// extension of such a type adds it, and all of these can be seen.
  private func isImported(_ member: String, in file: String) -> Bool {
    // What takes something may be called with `try` elsewhere, or change what it is called on.
    guard !member.isQuestion, !Self.changing.contains(member), !importsUnknown(file),
      queries[String(member.prefix { $0 != "(" })] == nil
    else { return false }
    return foreignMembers[member] ?? .open >= steering.reach
      && !types.contains { $0.hasMember(member) || $0.hasCase(member) }
  }

  /// What the library's types are called that changes them, takes nothing and may answer nothing.
  private static let changing: Set = ["next()", "popFirst()", "popLast()"]

  private func importsFoundation(_ file: String) -> Bool {
    modulesSeen(from: file).contains { $0.hasPrefix("Foundation") || handsOnFoundation($0) }
  }

  /// Whether all members of a name, of which there are some, can be seen by what is generated. Those
  /// of types that cannot be seen do not matter: nothing that is seen leads there.
  private func isSeen(_ member: String) -> Bool {
    if member.contains("(") {
      return isQuery(member.hasSuffix("()") ? String(member.dropLast(2)) : member)
    }
    let owners = types.filter {
      $0.access >= steering.reach && ($0.hasMember(member) || $0.hasCase(member))
    }
    return !owners.isEmpty && !owners.contains { hides([member], in: $0) }
  }

  /// Whether all functions of a name can be seen that answer something and change nothing.
  private func isQuery(_ name: String) -> Bool {
    queries[name].map { $0 >= steering.reach } ?? false
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

extension Precondition {
  /// Whether a member that it names is an element of a tuple that it is about, as in
  /// `size.width > 0`.
  fileprivate func labels(_ member: String, in arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      parameters.contains(argument.name)
        && argument.type.contains {
          if case .tuple(let elements) = $0 {
            elements.contains { $0.label == member }
          } else {
            false
          }
        }
    }
  }
}
