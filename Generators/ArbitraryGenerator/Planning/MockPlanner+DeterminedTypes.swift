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
    var types = whole(settled)
    var count = -1
    while determined.count > count {
      count = determined.count
      for equality in known {
        let found = equality.meanings(of: open, where: types)
        guard !found.isEmpty else { continue }
        determined.merge(found) { own, _ in own }
        open.subtract(found.keys)
        // What they are made of by now may be another open type, which they do not determine.
        types = whole(settled.merging(determined) { own, _ in own })
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

extension GenericRequirement {
  /// What open types have to be for an equality to hold where others are these: `Model.ID` for a
  /// plain `ID`, and for a part of `[ID]` what stands in its place.
  fileprivate func meanings(
    of open: Set<String>, where settled: [String: TypeSyntax]
  ) -> [String: TypeSyntax] {
    guard let owner = left.associatedOwner, let type = settled[owner] else { return [:] }
    if let name = right.associatedName {
      guard open.contains(name), !type.mentions([name]) else { return [:] }
      return [name: left.replacingSelf(by: .named("Self"))]
    }
    guard case .member(let base, let part, _) = left,
      let known = base.replacingSelf(by: .named("Self")).replacing(settled).associatedType(part),
      !known.mentions(open)
    else { return [:] }
    let meanings = open.map { ($0, right.meaning(of: $0, in: known)) }
    return Dictionary(uniqueKeysWithValues: meanings).compactMapValues(\.self)
  }
}
