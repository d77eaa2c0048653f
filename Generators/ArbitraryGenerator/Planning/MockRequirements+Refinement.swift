/// What requirements are when all are known.
extension MockRequirements {
  /// Drops what a mock need not have, or cannot.
  mutating func leaveWhatOthersHave() throws(MockNote) {
    functions.leaveToFreerAnswers()
    leaveToExtensions()
    if let superclass { try leave(to: superclass) }
  }

  /// Drops methods that no type can declare beside a property of the same name: an extension has to
  /// have them.
  private mutating func leaveToExtensions() {
    functions.removeAll { function in
      function.parameters.isEmpty
        && properties.contains { property in
          property.name == function.name && property.isStatic == function.header.isStatic
            && property.header.conditions.isEmpty && function.header.conditions.isEmpty
        }
    }
  }

  /// Drops what its superclass has; fails where that has something else by the name.
  private mutating func leave(to superclass: MockSuperclass) throws(MockNote) {
    let known = superclass.members
    let isMet =
      properties.allSatisfy { known.meet($0) != false }
      && functions.allSatisfy { known.meet($0) != false }
      && initializers.allSatisfy { superclass.leavesOpen($0) }
      && !superclass.hasInitializer(of: properties) && (!isSendable || superclass.allowsSendables)
    guard isMet else { throw .superclass(superclass.name) }
    properties.removeAll { known.meet($0) == true }
    functions.removeAll { known.meet($0) == true }
  }

  /// Drops what the library has for a sequence that is an iterator of its own, where nothing says
  /// which other one it has.
  mutating func leaveIteration() {
    guard names.contains("Sequence"), names.contains("IteratorProtocol"),
      associatedTypes.first(where: { $0.name == "Iterator" })?.defaultType == nil,
      !constraints.contains(where: {
        $0.relation == .equals && [$0.left, $0.right].contains { $0.associatedName == "Iterator" }
      })
    else { return }
    associatedTypes.removeAll { $0.name == "Iterator" }
    functions.removeAll { $0.name == "makeIterator" && $0.parameters.isEmpty }
    constraints = constraints.map { constraint in
      var constraint = constraint
      constraint.left = constraint.left.replacing(["Iterator": .named("Self")])
      constraint.right = constraint.right.replacing(["Iterator": .named("Self")])
      return constraint
    }
  }

  /// What has to hold for the `Element` of a sequence, or the `Failure` of an asynchronous one,
  /// which its iterator has, is said of that.
  mutating func settleElements() {
    guard !names.isEmpty else { return }
    let (iterator, held) =
      names.contains("Sequence")
      ? ("Iterator", ["Element"]) : ("AsyncIterator", ["Element", "Failure"])
    guard !names.isDisjoint(with: ["Sequence", "AsyncSequence"]) else { return }
    let open = held.filter { name in !associatedTypes.contains { $0.name == name } }
    let types = Dictionary(
      uniqueKeysWithValues: open.map { ($0, TypeSyntax.member(of: .named(iterator), $0)) })
    for position in constraints.indices {
      let left = constraints[position].left.replacingSelf(by: .named("Self"))
      constraints[position].left = left.replacing(types)
      constraints[position].right = constraints[position].right.replacing(types)
    }
  }

  /// Has an `id` that a protocol on an actor requires of its own be on none, as the one of
  /// `Identifiable` is that it is to meet.
  mutating func freeIdentity() {
    guard names.contains("Identifiable"),
      let position = properties.firstIndex(where: { $0.name == "id" && !$0.isStatic })
    else { return }
    let own = Members(properties: [properties[position]])
    properties[position] = isolate(own, on: nil).properties[0]
  }

  /// Asks for an `ID` of its own where that has to be what the one that classes have by default is
  /// not.
  mutating func openIdentity() {
    guard names.contains("Identifiable"), !associatedTypes.contains(where: { $0.name == "ID" }),
      !constraints.contains(where: { $0.relation == .equals && $0.left.associatedName == "ID" }),
      constraints.contains(where: { constraint in
        constraint.left.associatedName == "ID"
          && !StandardProtocols.ofObjectIdentifier.contains(constraint.right.qualifiedName ?? "")
      })
    else { return }
    let location =
      types.first?.header.location ?? SourceLocation(file: "", line: 0, column: 0)
    associatedTypes.append(
      AssociatedTypeDeclaration(
        header: DeclarationHeader(location: location), name: "ID",
        inheritance: [.named("Hashable")]))
    identify(by: .named("ID"))
  }

  /// Whether the `id` of a mock is the one that classes have by default.
  var leavesIdentity: Bool {
    names.contains("Identifiable") && !properties.contains { $0.name == "id" }
      && !associatedTypes.contains { $0.name == "ID" }
      && !constraints.contains { $0.left.associatedName == "ID" }
  }

  /// Has an associated type stand first where it is the same as another type: `Int == Value`.
  mutating func turnConstraints() {
    let names = associatedTypes.map(\.name)
    let isOwn = { (type: TypeSyntax) in type.associatedName.map(names.contains) ?? false }
    for (position, constraint) in constraints.enumerated()
    where constraint.relation == .equals && isOwn(constraint.right)
      && !constraint.left.mentions(Set(names))
    {
      constraints[position] = GenericRequirement(
        left: constraint.right, relation: .equals, right: constraint.left)
    }
  }

  // MARK: - Settled types

  /// Drops what is the same as another requirement where associated types are these.
  mutating func settle(_ types: [String: TypeSyntax]) {
    guard !types.isEmpty else { return }
    if names.contains("Identifiable"), let type = types["ID"] { identify(by: type) }
    functions.settle(types)
    subscripts.settle(types)
    initializers.settle(types)
  }

  /// Asks for the `id` that classes have by default, where it is settled to be of another type than
  /// theirs.
  private mutating func identify(by type: TypeSyntax) {
    guard !properties.contains(where: { $0.name == "id" }) else { return }
    guard let members = StandardProtocols.named("Identifiable")?.members else { return }
    for property in isolate(members, on: nil).properties {
      properties.append(property.with(type: type))
    }
  }
}

extension MockSuperclass {
  /// Whether a mock can have an initialiser that a protocol asks for, as one of its own.
  fileprivate func leavesOpen(_ initializer: InitializerDeclaration) -> Bool {
    guard initializer.parameters.isEmpty else {
      return !labels.contains(initializer.parameters.map(\.label))
    }
    return initializer.failability == .never && initializer.effects == Effects()
  }

  /// Whether one of its initialisers takes what the one of a mock with some properties does.
  fileprivate func hasInitializer(of properties: [PropertyDeclaration]) -> Bool {
    let own = properties.filter { !$0.isStatic }.map { Optional($0.name.withoutBackticks) }
    return !own.isEmpty && labels.contains(own)
  }
}

extension Members {
  /// Whether a class with the members meets a requirement: nil where it has nothing by the name.
  fileprivate func meet(_ requirement: PropertyDeclaration) -> Bool? {
    let namesake = properties.first {
      $0.name == requirement.name && $0.isStatic == requirement.isStatic
    }
    guard let namesake else { return nil }
    guard namesake.header.conditions.isEmpty else { return false }
    guard case .computed(let own) = namesake.storage else {
      return !requirement.accessors.hasSetter
        || !namesake.isLet && (namesake.header.setterAccess ?? .internal) >= .internal
    }
    return (own.hasSetter || !requirement.accessors.hasSetter)
      && own.getter.isMet(by: requirement.accessors.getter)
  }

  /// The same for a function: another result is that of an overload.
  fileprivate func meet(_ requirement: FunctionDeclaration) -> Bool? {
    let namesake = functions.first { function in
      function.name == requirement.name
        && function.header.isStatic == requirement.header.isStatic
        && function.parameters.map(\.label) == requirement.parameters.map(\.label)
        && function.parameters.map(\.type) == requirement.parameters.map(\.type)
        && function.result ?? .tuple([]) == requirement.result ?? .tuple([])
    }
    return namesake.map {
      $0.header.conditions.isEmpty && $0.effects.isMet(by: requirement.effects)
    }
  }
}

extension Effects {
  /// Whether what a requirement allows is all that there is.
  fileprivate func isMet(by allowed: Effects) -> Bool {
    (!isAsync || allowed.isAsync) && (!canThrow || allowed.throwing == throwing)
  }
}
