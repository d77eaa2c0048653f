/// Finds what associated types are that nothing settles but others.
extension MockPlanner {
  /// What the types of others determine: `ID` is `Model.ID` where that is asked for, and `Model` is
  /// settled. Each may determine another one.
  func determined(
    by settled: [String: TypeSyntax], _ requirements: MockRequirements
  ) -> [String: TypeSyntax] {
    var open = Set(requirements.associatedTypes.map(\.name)).subtracting(settled.keys)
    guard !settled.isEmpty, !open.isEmpty else { return [:] }
    let known =
      requirements.constraints.filter { $0.relation == .equals }
      + requirements.associatedTypes.flatMap { equalities(of: $0, requirements) }
    var determined: [String: TypeSyntax] = [:]
    var isDone = false
    while !isDone {
      isDone = true
      for equality in known {
        guard let name = equality.right.associatedName, open.contains(name),
          let owner = equality.left.associatedOwner,
          let type = whole(settled.merging(determined) { own, _ in own })[owner],
          !type.mentions([name])
        else { continue }
        determined[name] = equality.left.replacingSelf(by: .named("Self"))
        open.remove(name)
        isDone = false
      }
    }
    return determined
  }

  /// What the brackets behind a bound say: `Items.Element` is `Item` where `Items` is a
  /// `Collection<Item>`.
  private func equalities(
    of declaration: AssociatedTypeDeclaration, _ requirements: MockRequirements
  ) -> [GenericRequirement] {
    requirements.bounds(of: declaration).flatMap(\.composed).flatMap { bound in
      zip(primaryAssociatedTypes(of: bound, requirements), bound.arguments).map { name, argument in
        GenericRequirement(
          left: .member(of: .named(declaration.name), name), relation: .equals, right: argument)
      }
    }
  }

  private func primaryAssociatedTypes(
    of bound: TypeSyntax, _ requirements: MockRequirements
  ) -> [String] {
    guard !bound.arguments.isEmpty, let name = bound.qualifiedName,
      let scope = requirements.types.first
    else { return [] }
    if let id = index.protocolID(named: name, in: scope) {
      return index.types[id].primaryAssociatedTypes
    }
    let plain = KnownType.plainName(name)
    return KnownType.sequences.contains(plain)
      ? ["Element"] : StandardProtocols.primaryAssociatedTypes(of: plain)
  }
}

extension TypeSyntax {
  /// The associated type that the type is a part of by its path: `Model` for `Model.ID`.
  var associatedOwner: String? {
    guard case .member(let outer, _, _) = self, associatedName == nil else { return nil }
    return outer.associatedName ?? outer.associatedOwner
  }
}
