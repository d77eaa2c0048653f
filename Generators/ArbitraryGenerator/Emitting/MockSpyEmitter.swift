/// Prints the initialiser by which a mock spies on a real instance: calls are recorded and handed
/// on.
struct MockSpyEmitter {
  let mock: MockPlan
  private let forwarding: MockForwarding
  private let holder: String

  init(mock: MockPlan) {
    self.mock = mock
    holder = MockForwarding.holder(in: mock)
    forwarding = MockForwarding(mock: mock, real: "\(holder).value")
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.line("/// Records all calls, and hands them on to a real instance.")
    let head = forwarding.initializer("\(mock.access.modifier)convenience init", "spyingOn")
    text.block("\(head)") { text in
      text.line("self.init()")
      let calls = mock.calls.filter { $0.obstacle(in: mock) == nil && !$0.isNeverCalled }
      if mock.keepsSpied, let type = mock.spiedType {
        text.line("let \(holder) = MockValue<\(type)>(real)")
        text.line("\(mock.spiedName).value = \(holder)")
      } else if !mock.initialized.isEmpty || !calls.isEmpty {
        text.line("let \(holder) = MockValue(real)")
      }
      for property in mock.initialized { emit(property, to: &text) }
      for call in calls {
        text.conditional(call.shell.conditions) { emit(call, to: &$0) }
      }
    }
    guard mock.keepsSpied, let type = mock.spiedType else { return }
    text.line()
    text.line("private let \(mock.spiedName) = MockValue<MockValue<\(type)>?>(nil)")
  }

  private func emit(_ property: MockProperty, to text: inout SourceText) {
    let real = "\(forwarding.real).\(property.name)"
    if property.connection?.isWeak == true { return emitWeak(property, real, to: &text) }
    guard property.hasSetter else { return text.line("\(property.storage).forward { \(real) }") }
    let value = property.isUnwrapped ? "$0.map { \(real) = $0 }" : "\(real) = $0"
    text.line("\(property.storage).forward { \(real) } set: { \(value) }")
  }

  private func emitWeak(_ property: MockProperty, _ real: String, to text: inout SourceText) {
    let setter = property.hasSetter ? " set: { \(real) = $0() }" : ""
    text.line("\(property.storage).forward { { \(real) } }\(setter)")
  }

  private func emit(_ call: MockCall, to text: inout SourceText) {
    text.line("\(call.name)Handler = \(forwarding.closure(call))")
    guard case .subscript(let setter?) = call.kind else { return }
    text.line("\(call.name)SetHandler = \(forwarding.setter(setter))")
  }
}

extension MockProperty {
  /// Whether an optional is kept of what is none.
  var isUnwrapped: Bool { initial == nil && !type.hasSuffix("?") && !type.hasSuffix("!") }
}
