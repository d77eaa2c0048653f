/// Prints the class of which only the associated types of a protocol are known,
/// `AnyStore<Element>`.
struct MockEraserEmitter {
  let mock: MockPlan
  private let name: String
  private let forwarding: MockForwarding
  private let holder: String
  private let deprecation: MockDeprecationEmitter

  init(mock: MockPlan, name: String) {
    self.mock = mock
    self.name = name
    holder = MockForwarding.holder(in: mock)
    forwarding = MockForwarding(mock: mock, real: "\(holder).value")
    deprecation = MockDeprecationEmitter(forwarding: forwarding, holder: holder)
  }

  private var access: StaticString { mock.access.modifier }

  func emit(to text: inout SourceText) {
    for attribute in mock.classAttributes { text.line("\(attribute)") }
    let head = "\(mock.classKeywords) \(name)\(mock.generics.clause): \(mock.conformance)"
    text.block("\(access)\(head)\(mock.generics.whereClause)") { text in
      for item in mock.typealiases {
        text.line("\(access)typealias \(item.name) = \(item.type)")
      }
      if !mock.typealiases.isEmpty { text.line() }
      for property in mock.properties { emitStorage(property, to: &text) }
      for call in erasedCalls {
        text.conditional(call.calledUnder) { emitStorage(call, to: &$0) }
      }
      emitInitializer(to: &text)
      for property in mock.properties { deprecation.emit(handedOn(property), to: &text) }
      for call in erasedCalls { deprecation.emit(call.handedOn(by: forwarding), to: &text) }
      for property in mock.properties { emit(property, to: &text) }
      for call in mock.calls { emit(call, to: &text) }
    }
  }

  // MARK: - What is handed on

  private var erasedCalls: [MockCall] { mock.calls.filter { !$0.isNeverCalled } }

  private func emitStorage(_ property: MockProperty, to text: inout SourceText) {
    for item in handedOn(property) { text.line("private let \(item.name): \(item.type)") }
  }

  /// The functions that get a property and, where that may be done, set it.
  private func handedOn(_ property: MockProperty) -> [MockDeprecationEmitter.Item] {
    let (words, real) = (words(of: property), "\(forwarding.real).\(property.name)")
    let isDeprecated = !property.shell.deprecation.isEmpty
    let getter = MockDeprecationEmitter.Item(
      name: "\(property.storage)Getter", type: "\(words)() -> \(property.handedType)",
      closure: "{ \(real) }", isDeprecated: isDeprecated)
    guard property.hasSetter else { return [getter] }
    let setter = MockDeprecationEmitter.Item(
      name: "\(property.storage)Setter", type: "\(words)(\(property.givenType)) -> Void",
      closure: "{ \(real) = $0 }", isDeprecated: isDeprecated)
    return [getter, setter]
  }

  /// What the functions are marked with that get and set a property: what tasks share, or stands in
  /// another type, does not know by itself which actor it is on.
  private func words(of property: MockProperty) -> String {
    var words = property.shell.attributes
    let isApart = mock.isSendable || !property.shell.deprecation.isEmpty
    if isApart, !property.shell.isNonisolated, words.isEmpty {
      words += [mock.isolation].compactMap(\.self)
    }
    if mock.isSendable || property.shell.isNonisolated { words.insert("@Sendable", at: 0) }
    return words.map { "\($0) " }.joined()
  }

  private func emitStorage(_ call: MockCall, to text: inout SourceText) {
    for item in call.handedOn(by: forwarding) {
      text.line("private let \(item.name)Erased: \(item.type)")
    }
  }

  private func emitInitializer(to text: inout SourceText) {
    text.line()
    text.block("\(forwarding.initializer("\(access)init", "_"))") { text in
      if !mock.properties.isEmpty || !erasedCalls.isEmpty {
        text.line("let \(holder) = MockValue(real)")
      }
      for property in mock.properties {
        for item in handedOn(property) {
          text.line("\(item.name) = \(deprecation.function(item))")
        }
      }
      for call in erasedCalls {
        text.conditional(call.calledUnder) { text in
          for item in call.handedOn(by: forwarding) {
            text.line("\(item.name)Erased = \(deprecation.function(item))")
          }
        }
      }
      if let superclass = mock.superclass { text.line("\(superclass.call)") }
    }
    mock.superclass?.emitCoder(access, to: &text)
  }
}

// MARK: - Members

extension MockEraserEmitter {
  private func emit(_ property: MockProperty, to text: inout SourceText) {
    text.line()
    property.shell.emitHeading(to: &text)
    let head = "\(access)\(property.shell.modifiers)var \(property.name): \(property.type)"
    text.block("\(head)") { text in
      guard property.hasSetter else { return text.line("\(property.storage)Getter()") }
      text.line("get { \(property.storage)Getter() }")
      let value = property.type == "Void" ? "()" : "newValue"
      text.line("set { \(property.storage)Setter(\(value)) }")
    }
  }

  private func emit(_ call: MockCall, to text: inout SourceText) {
    text.line()
    MockCallEmitter(mock: mock, call: call).emitMember(to: &text) { call, text in
      if call.isNeverCalled { return }
      let arguments = call.parameters.map(\.argument).joined(separator: ", ")
      text.conditional(call.calledUnder) {
        $0.line("\(call.handlerEffects.prefix)\(call.name)Erased(\(arguments))")
      }
    }
  }
}

extension MockProperty {
  /// The type in a function's: `Int?` for `Int!`.
  fileprivate var handedType: String { type.hasSuffix("!") ? "\(type.dropLast())?" : type }

  /// The same where a function takes it, to keep it.
  fileprivate var givenType: String {
    if type == "Void" { return "()" }
    return isFunction ? "@escaping \(handedType)" : handedType
  }
}
