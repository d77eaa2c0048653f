/// What stands between a call and a real instance that could answer it.
enum MockObstacle: String, Sendable, Hashable {
  case generic = "is generic"
  /// Its type is written as that of a generic method that throws what its argument does.
  case rethrowing = "rethrows what its argument throws"
  case isolated = "takes the actor that it runs on"
  case variadic = "takes any number of arguments"
  case own = "makes an instance"
  case isStatic = "is static"
  case onActor = "is on an actor"
  case selfResult = "takes or gives `Self`"
  case conditional = "is inside of an `#if`"
  case deprecated = "names what is deprecated"

  /// Whether only the call knows, or may name, the types.
  var isOfTypes: Bool { [.generic, .rethrowing, .deprecated].contains(self) }
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
    return firstObstacle { $0 != .deprecated }
  }

  /// The first member that keeps a mock from being a spy, and why: what is static stays the mock's
  /// own, and so does a call that cannot be handed on.
  var spyingObstacle: (member: String, MockObstacle)? {
    if isActor { return (firstMember, .onActor) }
    if let property = initialized.first(where: { !$0.shell.attributes.isEmpty }) {
      return (property.name, .onActor)
    }
    return firstObstacle { $0 == .selfResult }
  }

  /// The protocol's type for all that may be spied on; nil where associated types are none that it
  /// names.
  var spiedType: String? {
    if associatedTypes.isEmpty { return "any \(protocolName)" }
    guard let primaryTypes, primaryTypes.count == associatedTypes.count else { return nil }
    return "any \(protocolName)<\(primaryTypes.map(\.description).joined(separator: ", "))>"
  }

  /// What keeps the instance that is spied on for the calls which ask it themselves: no name of a
  /// member.
  var spiedName: String {
    let names = Set(properties.map(\.name) + calls.map(\.name) + calls.map(\.title))
    return names.contains("spied") ? "spiedInstance" : "spied"
  }

  /// Whether some calls do.
  var keepsSpied: Bool { hasSpy && !overrides && calls.contains(where: \.asksFirst) }

  /// Whether a spy or an eraser hands on what is deprecated.
  var handsOnDeprecated: Bool {
    guard !overrides, hasSpy || eraserName != nil else { return false }
    return calls.contains { !$0.shell.deprecation.isEmpty }
      || properties.contains { !$0.shell.deprecation.isEmpty }
  }

  /// The members that name what is deprecated, and that gens leave alone.
  var deprecatedNames: [(member: String, name: String)] {
    let properties = properties.kept { !$0.shell.isStatic }.compactMap { property in
      property.shell.deprecatedName.map { (property.name, $0) }
    }
    let calls = calls.kept { !$0.shell.isStatic && !$0.isInitializer }
    return properties
      + calls.compactMap { call in
        call.shell.deprecatedName.map { (call.title, $0) }
      }
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
    if isGeneric || castsResult || castsError || !genericClause.isEmpty {
      return isGenericToRethrow ? .rethrowing : .generic
    }
    if parameters.contains(where: { $0.declaration.isVariadic }) { return .variadic }
    if parameters.contains(where: { $0.declaration.type.specifiers.contains("isolated") }) {
      return .isolated
    }
    if namesMock(mock) { return .selfResult }
    return shell.deprecatedName == nil ? nil : .deprecated
  }

  /// Why a spy cannot hand the call on; nil where it can, be it by a handler or where it is called,
  /// which alone knows the types of a generic method.
  func spyObstacle(in mock: MockPlan) -> MockObstacle? {
    if parameters.contains(where: { $0.declaration.isVariadic }) { return .variadic }
    guard let obstacle = obstacle(in: mock) else { return nil }
    if [.isolated, .isStatic].contains(obstacle) { return obstacle }
    return obstacle.isOfTypes && (mock.spiedType == nil || namesMock(mock)) ? obstacle : nil
  }

  private func namesMock(_ mock: MockPlan) -> Bool {
    let types = parameters.map(\.handlerType) + [result?.description ?? ""]
    return types.contains { $0.hasWord(mock.name) }
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
