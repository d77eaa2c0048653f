/// The types that gens draw and that have no fixed value: what is made of one of them has none
/// either.
struct Unprovided {
  private let index: DeclarationIndex
  private let drafts: ByType<Draft>
  private(set) var ids: Set<Int> = []
  /// The notes on those of them that need another one, which is the same for all on the way to it.
  private var roots: [Int: PlanningNote] = [:]
  /// Why, where it is a surprise.
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds them among all types.
  ///
  /// - Parameter endless: Those whose fixed values would have no end.
  init(of drafts: ByType<Draft>, besides endless: Set<Int>, in index: DeclarationIndex) {
    self.index = index
    self.drafts = drafts
    for id in endless.sorted() where drafts[id] != nil && !isHandProvided(id) {
      ids.insert(id)
      diagnostics.append(PlanningNote.endlessFixedValue.diagnostic(for: index.types[id]))
    }
    find()
  }

  private mutating func find() {
    for type in index.types
    where type.handwrittenSomewhere == .arbitrary && drafts[type.id] == nil {
      ids.insert(type.id)
    }
    for (id, draft) in drafts where draft.constructions.isEmpty || draft.isOnlyDrawnSomewhere {
      ids.insert(id)
    }
    let drafted = drafts.ids
    var isSettled = false
    while !isSettled {
      isSettled = true
      for id in drafted where !ids.contains(id) && !isHandProvided(id) {
        guard let note = note(on: id) else { continue }
        ids.insert(id)
        if case .onlyArbitraryThrough(_, .some) = note { roots[id] = note }
        diagnostics.append(note.diagnostic(for: index.types[id]))
        isSettled = false
      }
    }
  }

  /// Whether its fixed value is written by hand.
  func isHandProvided(_ id: Int) -> Bool {
    index.types[id].handwritten.contains(.providable)
  }

  /// Whether a type has a fixed value.
  func isProvided(_ type: ResolvedType) -> Bool {
    var answer = true
    HeldTypes(.provided).forEachHeld(by: type) { answer = answer && note(onUnprovided: $0) == nil }
    return answer
  }

  private func note(on id: Int) -> PlanningNote? {
    guard let draft = drafts[id] else { return nil }
    for branch in draft.branches where branch.constant == nil {
      guard let first = branch.constructions.first, let note = note(on: first) else { continue }
      let type = index.types[id]
      if first.findsAccepted, type.parameters.isEmpty, !type.isOpen { continue }
      let isMade = branch.isChoice && branch.constructions.contains { self.note(on: $0) == nil }
      if !isMade { return note }
    }
    return nil
  }

  /// Why a call makes no fixed value; nil where it does.
  func note(on construction: Construction) -> PlanningNote? {
    if construction.failure != .never { return .onlyArbitrary }
    if let effect = construction.sideEffect, effect.isHarmful {
      return .onlyArbitraryAsAsked(effect)
    }
    if let drawn = construction.arguments.first(where: \.isDrawnOnly) {
      return .onlyArbitraryThrough(drawn.type.description, conformance: nil)
    }
    guard !ids.isEmpty || index.drawsForeignTypesOnly else { return nil }
    var missing: PlanningNote?
    for argument in construction.arguments {
      // What has none may be absent.
      HeldTypes(.provided).forEachHeld(by: argument.type.ending(at: ids)) {
        missing = missing ?? note(onUnprovided: $0)
      }
    }
    return missing
  }

  private func note(onUnprovided type: ResolvedType) -> PlanningNote? {
    switch type {
    case .declared(let id, _), .open(let id, _):
      ids.contains(id)
        ? roots[id]
          ?? .onlyArbitraryThrough(index.types[id].qualifiedName, conformance: "Providable") : nil
    case .unknown(let name, _):
      index.isDrawnByHandOnly(name)
        ? .onlyArbitraryThrough(name, conformance: "@retroactive Providable") : nil
    default: nil
    }
  }
}

extension Draft {
  /// Whether what one of its conditions leaves has a gen, and no call that makes it.
  fileprivate var isOnlyDrawnSomewhere: Bool {
    branches.contains { $0.constructions.isEmpty && $0.gen != nil }
  }
}
