extension IndexedType {
  /// What is conformed to by hand.
  struct Conformances: OptionSet, Sendable {
    /// What holds under some `#if` conditions.
    struct Branch: Equatable {
      var conditions: [String]
      var conformances: Conformances
    }

    let rawValue: UInt8
    static let providable = Conformances(rawValue: 1)
    static let arbitrary = Conformances(rawValue: 2)
    static let all: Conformances = [.providable, .arbitrary]
  }

  /// Takes what an extension conforms it to by hand.
  func attach(_ conformances: Conformances, under conditions: [String]) {
    if conditions.isEmpty {
      handwritten.formUnion(conformances)
    } else if !conformances.isEmpty {
      let branch = Conformances.Branch(conditions: conditions, conformances: conformances)
      add { $0.handwrittenBranches.append(branch) }
    }
  }

  /// Takes for certain what extensions conform it to in each case.
  func joinHandwrittenBranches() {
    for branch in handwrittenByConformance where branch.conditions.isEmpty {
      handwritten.formUnion(branch.conformances)
    }
  }

  /// What is conformed to by hand in some case.
  var handwrittenSomewhere: Conformances {
    handwrittenBranches.reduce(handwritten) { $0.union($1.conformances) }
  }

  /// What is left to be generated: the cases that extensions under conditions make in which it is
  /// not all conformed to by hand.
  var unwrittenBranches: [Conformances.Branch] {
    var branches = [Conformances.Branch(conditions: [], conformances: handwritten)]
    for written in handwrittenByConformance where !handwritten.contains(written.conformances) {
      branches = branches.flatMap { branch in
        [
          Conformances.Branch(
            conditions: branch.conditions + written.conditions,
            conformances: branch.conformances.union(written.conformances)),
          Conformances.Branch(
            conditions: branch.conditions + [Condition.negation(of: written.conditions)],
            conformances: branch.conformances),
        ]
      }
    }
    return branches.filter { $0.conformances != .all }
  }

  /// Under which conditions it conforms to either or, where those are the same, to both.
  private var handwrittenByConformance: [Conformances.Branch] {
    guard !handwrittenBranches.isEmpty else { return [] }
    let branches = [Conformances.providable, .arbitrary].compactMap { conformance in
      let writing = handwrittenBranches.filter { $0.conformances.contains(conformance) }
      return Condition.any(of: writing.map(\.conditions)).map {
        Conformances.Branch(conditions: $0, conformances: conformance)
      }
    }
    guard branches.count == 2, branches[0].conditions == branches[1].conditions else {
      return branches
    }
    return [Conformances.Branch(conditions: branches[0].conditions, conformances: .all)]
  }
}

extension IndexedType.Conformances {
  /// What an inheritance clause says.
  ///
  /// - Parameter isOther: Whether a plain name means something else there.
  init(_ inheritance: [TypeSyntax], isOther: (String) -> Bool) {
    self = []
    for parent in inheritance { add(parent.unattributed, isOther) }
  }

  private mutating func add(_ parent: TypeSyntax, _ isOther: (String) -> Bool) {
    if case .composition(let parts) = parent {
      for part in parts { add(part.unattributed, isOther) }
    }
    guard let name = parent.qualifiedName else { return }
    switch name {
    case "FactoryCheck.Providable": insert(.providable)
    case "FactoryCheck.Arbitrary": insert(.arbitrary)
    case "Providable" where !isOther(name): insert(.providable)
    case "Arbitrary" where !isOther(name): insert(.arbitrary)
    default: break
    }
  }
}
