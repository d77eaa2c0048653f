/// How a mock conforms to its protocol, and is made.
extension MockPlan {
  /// The protocol, or class. A mock on an actor is used as the protocol anywhere, also in test
  /// targets that are on an actor by default.
  var conformance: String {
    let word = isolation == nil || overrides ? "" : isBound ? "@MainActor " : "nonisolated "
    let names = (isObject ? ["NSObject"] : []) + protocolNames.map { word + $0 }
    return names.joined(separator: ", ")
  }

  /// Whether the call that gens make it by, or one without arguments, is one of an initialiser that
  /// the protocol asks for, which may fail or is on an actor.
  var hasAskedInitializer: Bool {
    let drawn = initialized.lazy.filter { $0.drawn != nil }
      .map { Optional($0.name.withoutBackticks) }
    return calls.contains { call in
      guard case .initializer(let failability) = call.kind,
        call.parameters.isEmpty || call.parameters.map(\.label) == Array(drawn)
      else { return false }
      return failability != .never || call.effects.canThrow || !call.shell.attributes.isEmpty
    }
  }
}
