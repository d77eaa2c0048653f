extension DeclarationIndex {
  /// Whether a mock of a type is asked for: by a comment above it or, where the settings ask for
  /// those of all protocols, by itself, if the mocks' own module sees it.
  func isMocked(_ type: IndexedType) -> Bool {
    switch mocks.selection {
    case .none: return false
    case _ where type.header.directives.contains(where: MockDirective.isOne): return true
    case .annotated: return false
    case .all:
      let isSeen = type.access < .internal || type.access >= steering.reach
      return type.kind == .protocol && isSeen
    }
  }

  /// The name of the mock that stands for a protocol inside a type; nil where it has none there
  /// that gens make, and where it would have no end.
  func mock(for use: MockUse, in scope: IndexedType) -> String? {
    guard !isEndless(use, in: scope), let mock = drawnMock(for: use),
      mock.conditions.allSatisfy(scope.header.conditions.contains)
    else { return nil }
    return mock.name
  }

  /// Whether what the mock of a protocol answers may hold another one, and so might one inside of a
  /// type. A type that no answer leads to can hold the mock: it leaves out the answers that would
  /// have no end.
  func isEndless(_ use: MockUse, in scope: IndexedType) -> Bool {
    guard leadsBack(use) else { return false }
    return scope.kind == .protocol || leads(use, to: scope.id)
  }

  /// Whether what the mock of a protocol answers may hold another one.
  private func leadsBack(_ use: MockUse) -> Bool {
    if let found = foundCircles[use] { return found }
    let answer = leads(use, to: use.id)
    foundCircles[use] = answer
    return answer
  }

  private func leads(_ use: MockUse, to id: Int) -> Bool {
    var ids = [use.id]
    for type in use.given { type.forEachDeclared { ids.append($0) } }
    let holders = holderGraph.holders(of: [.declared(id)])
    return ids.contains { holds($0, anyOf: holders) }
  }

  /// The mock that gens make for a use of its protocol.
  private func drawnMock(for use: MockUse) -> DrawnMock? {
    if let found = foundMocks[use] { return found }
    // What its members need is looked up before it is known itself.
    foundMocks[use] = .some(nil)
    guard mocks.output != nil, isMocked(types[use.id]) else { return nil }
    let plan = MockPlanner(index: self, blocked: []).drawnMock(for: use)
    let mock = plan.map { DrawnMock(name: $0.drawnName, conditions: $0.conditions) }
    foundMocks[use] = .some(mock)
    return mock
  }
}

extension IndexedType {
  /// The name of its mock, by the comment above it or by its own name.
  var mockName: String {
    (try? MockDirective(header.directives))?.name ?? "\(name.nameStem)Mock"
  }

  /// The same through the type around it.
  var qualifiedMockName: String { enclosingName.map { "\($0).\(mockName)" } ?? mockName }
}
