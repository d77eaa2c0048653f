/// How a mock conforms to its protocol, and is made.
extension MockPlan {
  /// The protocol, or class. A mock on an actor is used as the protocol anywhere, also in test
  /// targets that are on an actor by default.
  var conformance: String {
    let word = isolation == nil || overrides ? "" : isBound ? "@MainActor " : "nonisolated "
    let names = [superclass?.name].compactMap(\.self) + protocolNames.map { word + $0 }
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

  /// Has the type's own members that answer `Self` answer a new mock, where one is made of nothing.
  /// What an instance is asked for would make one mock after the other.
  func answerNewMocks() {
    guard properties.contains(where: \.shell.isStatic) || calls.contains(where: \.shell.isStatic),
      isMadeOfNothing
    else { return }
    let (type, new) = (TypeSyntax.named(name), FixedValue(text: "\(name)()", mayBeHidden: true))
    for property in properties
    where property.shell.isStatic && property.storedType == .optional(type)
      && property.type == name && property.connection == nil
    {
      property.begin(with: new, of: type)
    }
    for call in calls where call.shell.isStatic && call.result == type && call.answer == .trap {
      call.answer = .value(new)
    }
  }

  /// Whether a call without arguments makes it anywhere: its own initialiser has a default for each
  /// property.
  private var isMadeOfNothing: Bool {
    guard !overrides, !isBound, superclass?.isMadeFreely != false else { return false }
    let asked = calls.first { $0.isInitializer && $0.parameters.isEmpty }
    guard let asked else { return hasOwnInitializer }
    return !hasAskedInitializer && asked.shell.conditions.isEmpty
  }
}
