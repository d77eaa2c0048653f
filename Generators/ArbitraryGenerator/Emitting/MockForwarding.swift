/// Prints closures that hand a mock's calls on to a real instance.
struct MockForwarding {
  let mock: MockPlan
  /// The expression for the instance.
  let real: String

  /// What holds the instance: no parameter's name, which would hide it in handlers.
  static func holder(in mock: MockPlan) -> String {
    let isTaken = mock.calls.contains { $0.parameters.contains { $0.name == "real" } }
    return isTaken ? "spied" : "real"
  }

  /// The head of an initialiser that takes an instance with the mock's associated types.
  func initializer(_ words: String, _ label: String) -> String {
    guard !mock.associatedTypes.isEmpty else { return "\(words)(\(label) real: some \(type))" }
    let (clause, whereClause) = instance
    return "\(words)\(clause)(\(label) real: Real)\(whereClause)"
  }

  /// The generic parameter that the instance is of.
  var instance: (clause: String, whereClause: String) {
    let same = mock.associatedTypes.map { "Real.\($0) == \($0)" }
    let shared = sharedTypes.map { "\($0): SendableMetatype" }
    return ("<Real: \(type)>", Generics.whereClause(same + shared))
  }

  /// What the instance conforms to.
  private var type: String {
    sharesTypes ? "\(mock.protocolName) & SendableMetatype" : mock.protocolName
  }

  /// The associated types that stay open and have to conform where the instance's type does: what
  /// tasks share captures them as well.
  var sharedTypes: [String] {
    guard sharesTypes || mock.isSendable else { return [] }
    return mock.generics.parameters.filter { parameter in
      parameter.constraint.map { !$0.composed.contains(.named("Sendable")) } ?? false
    }.map(\.name)
  }

  /// Whether what captures the instance's type runs elsewhere than where the instance is, so that
  /// the type's conformance must not be on an actor.
  private var sharesTypes: Bool {
    let isolation = [mock.isolation].compactMap(\.self)
    return !mock.isSendable
      && (mock.calls.contains { $0.handlerAttributes != isolation }
        || mock.properties.contains { $0.shell.isNonisolated || !$0.shell.attributes.isEmpty })
  }

  /// `{ id in try await real.value.getPosts(of: id) }`.
  func closure(_ call: MockCall) -> String {
    let names = call.parameters.map(\.name)
    let effects = call.handlerEffects
    var head = names.joined(separator: ", ")
    if let words = writtenEffects(of: call) { head += "\(head.isEmpty ? "() " : " ")\(words)" }
    return "{ \(head.isEmpty ? "" : "\(head) in ")\(effects.prefix)\(expression(call)) }"
  }

  /// The effects of a closure that the compiler would not infer: it takes those of an argument that
  /// the method may not even evaluate for the closure's own.
  private func writtenEffects(of call: MockCall) -> String? {
    var effects = call.handlerEffects
    guard call.parameters.contains(where: { $0.evaluation?.isEmpty == false }) else {
      return if case .typed(let error) = effects.throwing { "throws(\(error))" } else { nil }
    }
    if !effects.canThrow { effects.throwing = .typed(.named("Never")) }
    return "\(effects)"
  }

  func expression(_ call: MockCall) -> String { expression(call, call.parameters[...]) }

  private func expression(_ call: MockCall, _ parameters: ArraySlice<MockParameter>) -> String {
    let arguments = parameters.map { parameter in
      let label = parameter.label.map { "\($0.withoutBackticks.argumentQuoted): " }
      return (label ?? "") + parameter.forwarded
    }
    switch call.kind {
    case .function(let name): return "\(real).\(name)(\(arguments.joined(separator: ", ")))"
    case .getter(let name): return "\(real).\(name)"
    case .subscript: return "\(real)[\(arguments.joined(separator: ", "))]"
    case .initializer: return ""
    }
  }

  /// `{ key, newValue in real.value[key] = newValue }`.
  func setter(_ call: MockCall) -> String {
    "{ \(call.parameters.map(\.name).joined(separator: ", ")) in \(assignment(call)) }"
  }

  /// `super[key] = newValue` for the setter of a subscript.
  func assignment(_ call: MockCall) -> String {
    let value = call.parameters.last?.name ?? "newValue"
    return "\(expression(call, call.parameters.dropLast())) = \(value)"
  }
}

extension MockParameter {
  /// What stands before the call that evaluates it, as `try await `; nil where it is no autoclosure.
  fileprivate var evaluation: String? {
    guard declaration.type.specifiers.contains("@autoclosure"),
      case .function(_, let effects, _) = declaration.type.unattributed
    else { return nil }
    return "\(effects.prefix)"
  }

  /// What the instance is called with in the parameter's place.
  fileprivate var forwarded: String {
    if handlerType.hasPrefix("inout ") { return "&\(name)" }
    let words = declaration.type.specifiers
    if let evaluation { return "\(evaluation)\(name)()" }
    // Handlers do not own what they are given; out of what is `Sendable`, it can be sent on.
    return words.contains("sending") ? "MockValue(\(name)).value" : name
  }
}
