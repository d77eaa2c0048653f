extension DeclarationIndex {
  /// Whether a mock of a type is asked for: by a comment above it or, where the settings ask for those
  /// of all protocols, by itself, if the mocks' own module sees it.
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

  /// The name of the mock that stands for a protocol inside a type; nil where it has none there that
  /// gens make, and where what the mock answers may hold another one, so that it had no end.
  func mock(for use: MockUse, in scope: IndexedType) -> String? {
    guard let mock = drawnMock(for: use),
      mock.conditions.allSatisfy(scope.header.conditions.contains)
    else { return nil }
    return mock.drawnName
  }

  /// Whether what the mock of a protocol answers may hold another one.
  func isEndless(_ use: MockUse) -> Bool {
    var ids = [use.id]
    for type in use.given { type.forEachDeclared { ids.append($0) } }
    return ids.contains { reachable(from: $0).contains(types[use.id].name) }
  }

  private func drawnMock(for use: MockUse) -> MockPlan? {
    if let found = foundMocks[use] { return found }
    // What its members need is looked up before it is known itself.
    foundMocks[use] = .some(nil)
    guard mocks.output != nil, isMocked(types[use.id]), !isEndless(use) else { return nil }
    let mock = MockPlanner(index: self, types: [], blocked: []).drawnMock(for: use)
    foundMocks[use] = .some(mock)
    return mock
  }
}
