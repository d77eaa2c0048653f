/// Prints the initialiser by which a mock spies on a real instance: calls are recorded and handed
/// on.
struct MockSpyEmitter {
  let mock: MockPlan
  private let forwarding: MockForwarding
  private let holder: String
  private let deprecation: MockDeprecationEmitter

  init(mock: MockPlan) {
    self.mock = mock
    holder = MockForwarding.holder(in: mock)
    forwarding = MockForwarding(mock: mock, real: "\(holder).value")
    deprecation = MockDeprecationEmitter(
      forwarding: forwarding, holder: holder, type: mock.keepsSpied ? mock.spiedType : nil)
  }

  private var calls: [MockCall] {
    mock.calls.filter { $0.obstacle(in: mock) == nil && !$0.isNeverCalled }
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.line("/// Records all calls, and hands them on to a real instance.")
    let head = forwarding.initializer("\(mock.access.modifier)convenience init", "spyingOn")
    text.block("\(head)") { text in
      text.line("self.init()")
      if mock.keepsSpied, let type = mock.spiedType {
        text.line("let \(holder) = MockValue<\(type)>(real)")
        let isHidden = mock.spiedName == holder
        text.line("\(isHidden ? "self." : "")\(mock.spiedName).value = \(holder)")
      } else if !mock.initialized.isEmpty || !calls.isEmpty {
        text.line("let \(holder) = MockValue(real)")
      }
      for property in mock.initialized { emit(property, to: &text) }
      for call in calls {
        text.conditional(call.shell.conditions + call.calledUnder) { emit(call, to: &$0) }
      }
    }
    emitDeprecated(to: &text)
    guard mock.keepsSpied, let type = mock.spiedType else { return }
    text.line()
    text.line("private let \(mock.spiedName) = MockValue<MockValue<\(type)>?>(nil)")
  }

  private func emitDeprecated(to text: inout SourceText) {
    deprecation.emit(mock.initialized.map(handedOn), to: &text)
    for call in calls where !call.shell.deprecation.isEmpty {
      text.conditional(call.shell.conditions) {
        deprecation.emit(call.handedOn(by: forwarding), to: &$0)
      }
    }
  }

  private func emit(_ property: MockProperty, to text: inout SourceText) {
    let item = handedOn(property)
    guard item.isDeprecated else {
      return text.line("\(property.storage)\(connection(of: property))")
    }
    text.line("\(deprecation.function(item))(\(property.storage))")
  }

  /// What has a real instance keep a property.
  private func handedOn(_ property: MockProperty) -> MockDeprecationEmitter.Item {
    let isWeak = property.connection?.isWeak == true
    let words = property.shell.isNonisolated ? "" : mock.isolation.map { "\($0) " } ?? ""
    return .init(
      name: property.storage,
      type: "\(words)(MockValue<\(isWeak ? "() -> " : "")\(property.storedType)>) -> Void",
      closure: "{ $0\(connection(of: property)) }",
      isDeprecated: !property.shell.deprecation.isEmpty)
  }

  /// `.forward { real.value.name } set: { real.value.name = $0 }`.
  private func connection(of property: MockProperty) -> String {
    let real = "\(forwarding.real).\(property.name)"
    if property.connection?.isWeak == true {
      return ".forward { { \(real) } }" + (property.hasSetter ? " set: { \(real) = $0() }" : "")
    }
    guard property.hasSetter else { return ".forward { \(real) }" }
    let value = property.isUnwrapped ? "$0.map { \(real) = $0 }" : "\(real) = $0"
    return ".forward { \(real) } set: { \(value) }"
  }

  private func emit(_ call: MockCall, to text: inout SourceText) {
    for item in call.handedOn(by: forwarding) {
      text.line("\(item.name)Handler = \(deprecation.function(item))")
    }
  }
}

extension MockProperty {
  /// Whether an optional is kept of what is none.
  var isUnwrapped: Bool { initial == nil && !type.hasSuffix("?") && !type.hasSuffix("!") }
}
