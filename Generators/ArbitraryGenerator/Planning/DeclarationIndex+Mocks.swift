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
  func mock(of id: Int, in scope: IndexedType) -> String? {
    let type = types[id]
    guard isDrawnMock(of: type),
      type.header.conditions.allSatisfy(scope.header.conditions.contains)
    else { return nil }
    return type.qualifiedMockName
  }

  /// Whether what the mock of a protocol answers may hold another one.
  func isEndlessMock(of id: Int) -> Bool { reachable(from: id).contains(types[id].name) }

  /// Whether gens make a mock of a protocol.
  private func isDrawnMock(of type: IndexedType) -> Bool {
    if let found = foundMocks[type.id] { return found }
    // What its members need is looked up before it is known itself.
    foundMocks[type.id] = false
    guard mocks.output != nil, isMocked(type), !isEndlessMock(of: type.id) else { return false }
    let isDrawn = MockPlanner(index: self, types: [], blocked: []).isDrawn(type)
    foundMocks[type.id] = isDrawn
    return isDrawn
  }
}

extension IndexedType {
  /// The name of its mock.
  var mockName: String { "\(name.withoutBackticks)Mock" }

  /// The same through the type around it.
  var qualifiedMockName: String { enclosingName.map { "\($0).\(mockName)" } ?? mockName }
}
