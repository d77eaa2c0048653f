/// Mocks whose answers lead back to others of their kind: which of them end.
extension DeclarationIndex {
  /// Whether what the mock of a protocol answers holds another one, whatever is left out of it, and
  /// so might one inside of a type. A type that no answer leads to can hold the mock: it leaves out
  /// the answers that would have no end.
  func isEndless(_ use: MockUse, in scope: IndexedType) -> Bool {
    guard use.given.isEmpty else {
      return leads(use, to: use.id) && (scope.kind == .protocol || leads(use, to: scope.id))
    }
    return scope.kind == .protocol
      ? endlessCircles.contains(.mock(use.id))
      : endlessCircles.contain(.mock(use.id), with: .declared(scope.id))
  }

  /// Whether the mock of a protocol that is set behind the initialisers of a type would lead back to
  /// that, whatever is left out.
  func isEndless(settingMockOf id: Int, in type: IndexedType) -> Bool {
    endlessCirclesOfSet.contain(.mock(id), with: .declared(type.id))
  }

  /// Whether what gens draw for the answers of a type's mock may be, or hold, another one. It is
  /// asked when it is settled how the values of all types are made.
  func mayHoldItself(_ mock: MockPlan, of type: IndexedType) -> Bool {
    var mayHoldMock = false
    mock.forEachDrawnType { drawn in
      mayHoldMock = mayHoldMock || drawn.contains { $0.isOfProtocol || mayHoldProtocol($0) }
    }
    return mayHoldMock && circles.contains(.mock(type.id))
  }

  private func mayHoldProtocol(_ type: ResolvedType) -> Bool {
    type.declaredID.map(protocolHolders.contains) ?? false
  }

  /// The types whose values, as gens draw them, may hold something of a protocol's type at any
  /// depth. In most sources these are few, and nobody has to ask what all types hold.
  func findProtocolHolders() -> Set<Int> {
    var found = Set(drafts.only { $1.contains(where: \.isOfProtocol) }.ids)
    guard !found.isEmpty else { return found }
    var holders: [Int: [Int]] = [:]
    for (id, draft) in drafts {
      _ = draft.contains { part in
        if let held = part.declaredID { holders[held, default: []].append(id) }
        return false
      }
    }
    var open = [Int](found)
    while let id = open.popLast() {
      open += (holders[id] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether the properties of the mock of a protocol may hold another one.
  func holdsItself(_ use: MockUse) -> Bool {
    let holders = holderGraph.holders(of: [.declared(use.id)], by: .always)
    return holds(use.id, anyOf: holders, by: .always)
  }

  /// Whether the mock of a protocol that associated types are given to may hold a value of a type: by
  /// whatever it answers, as it does not count how deep it stands.
  private func leads(_ use: MockUse, to id: Int) -> Bool {
    var ids = [use.id]
    for type in use.given { type.forEachDeclared { ids.append($0) } }
    let holders = holderGraph.holders(of: [.declared(id)], by: .any)
    return ids.contains { holds($0, anyOf: holders, by: .any) }
  }
}

extension Draft {
  /// Whether something that a value is made of is like that.
  fileprivate func contains(where predicate: (ResolvedType) -> Bool) -> Bool {
    constructions.contains { construction in
      let repeated = construction.repetition?.argument.type.contains(where: predicate) ?? false
      return repeated || construction.arguments.contains { $0.type.contains(where: predicate) }
    }
  }
}

extension ResolvedType {
  /// Whether mocks may stand for it, or others that conform to a protocol of the sources.
  fileprivate var isOfProtocol: Bool {
    switch self {
    case .mock: true
    case .existential(let existential): !existential.protocols.isEmpty
    default: false
    }
  }
}
