/// What stands between a call and a real instance that could answer it.
enum MockObstacle: String, Sendable, Hashable {
  case generic = "is generic"
  case variadic = "takes any number of arguments"
  case own = "makes an instance"
  case isStatic = "is static"
  case onActor = "is on an actor"
  case selfResult = "takes or gives `Self`"
  case conditional = "is inside of an `#if`"
}

extension MockPlan {
  /// The first member that an eraser cannot hand on, and why.
  var erasureObstacle: (member: String, MockObstacle)? {
    if isActor { return (firstMember, .onActor) }
    if !identities.isEmpty { return ("==", .selfResult) }
    if let property = properties.first(where: \.shell.isStatic) {
      return (property.name, .isStatic)
    }
    if let property = properties.first(where: { !$0.shell.conditions.isEmpty }) {
      return (property.name, .conditional)
    }
    if let call = calls.first(where: { !$0.shell.conditions.isEmpty }) {
      return (call.title, .conditional)
    }
    return firstObstacle { _ in true }
  }

  /// The first member that a spy cannot hand on, and why; what is static stays the mock's own.
  var spyingObstacle: (member: String, MockObstacle)? {
    if isActor { return (firstMember, .onActor) }
    if let property = initialized.first(where: { !$0.shell.attributes.isEmpty }) {
      return (property.name, .onActor)
    }
    return firstObstacle { $0 != .isStatic && $0 != .own }
  }

  private var firstMember: String { properties.first?.name ?? calls.first?.title ?? "init" }

  private func firstObstacle(
    where isObstacle: (MockObstacle) -> Bool
  ) -> (member: String, MockObstacle)? {
    if let property = properties.first(where: { !$0.shell.isStatic && $0.type.hasWord(name) }) {
      return (property.name, .selfResult)
    }
    for call in calls {
      if let obstacle = call.obstacle(in: self), isObstacle(obstacle) {
        return (call.title, obstacle)
      }
    }
    return nil
  }
}

extension MockCall {
  /// Why another instance cannot answer the call; nil where it can.
  func obstacle(in mock: MockPlan) -> MockObstacle? {
    if case .initializer = kind { return .own }
    if shell.isStatic { return .isStatic }
    let isGeneric = parameters.contains(where: \.declaration.type.hasInnerOpaque)
    if isGeneric || castsResult || castsError || !genericClause.isEmpty { return .generic }
    if parameters.contains(where: { $0.declaration.isVariadic }) { return .variadic }
    let types = parameters.map(\.handlerType) + [result?.description ?? ""]
    return types.contains { $0.hasWord(mock.name) } ? .selfResult : nil
  }
}

extension String {
  /// Whether a name stands in a text of Swift, and not only a longer one.
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return ![before, after].contains { $0?.isPartOfName == true }
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
