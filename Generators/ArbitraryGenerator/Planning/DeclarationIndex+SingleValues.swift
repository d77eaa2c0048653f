/// Structures of which gens make one value alone, though they keep some that could differ.
extension DeclarationIndex {
  /// The note on a structure of plain data that is made of nothing, and whose state nothing but its
  /// own methods change, as that of a queue or a cart. Objects of that kind mostly do something for
  /// others, and are wanted as they begin.
  func note(onSingleValueOf type: IndexedType, _ draft: Draft) -> PlanningNote? {
    guard draft.branches.allSatisfy(\.makesOneValue), isData(type) else { return nil }
    let stored = type.members.properties.filter(\.isStoredInInstances)
    // What a wrapper keeps belongs to somebody else.
    guard !stored.contains(where: \.mayBeWrapped) else { return nil }
    let kept = stored.filter { !$0.isLet }.map(\.name.withoutBackticks)
    return kept.isEmpty ? nil : .singleValue(of: kept)
  }
}

extension Draft.Branch {
  /// Whether all that is made is what an initialiser makes of nothing, and no note says why.
  fileprivate var makesOneValue: Bool {
    guard gen == nil, constructions.count == 1, let only = constructions.first else { return false }
    return only.arguments.isEmpty && only.repetition == nil && only.options.isEmpty
      && only.omissions.isEmpty && !only.isOneOfSeveral
  }
}
