/// Prints a property of a mock, with what keeps its value.
struct MockPropertyEmitter {
  let mock: MockPlan
  let property: MockProperty
  private let access: StaticString

  init(mock: MockPlan, property: MockProperty) {
    self.mock = mock
    self.property = property
    access = mock.access.modifier
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.conditional(property.shell.conditions) { text in
      emitStorage(to: &text)
      if let subject = property.subject { emit(subject, to: &text) }
      let modifiers = modifiers
      if property.hasSetter { emitCount(modifiers, to: &text) }
      for attribute in property.shell.attributes { text.line("\(attribute)") }
      emitAccessors(modifiers, to: &text)
    }
  }

  /// Prints how an initialiser of the mock makes what keeps the value, which a parameter has that
  /// is called like the property, or which is there by itself.
  func emitStart(_ value: SourceLine, isGiven: Bool = true, to text: inout SourceText) {
    let kept = property.isWeak ? weakly(value, to: isGiven ? property.name : nil) : value
    text.line("\(property.storage) = MockValue(\(kept))")
    for subject in property.publishers where subject.isOfInitializer {
      let start: SourceLine = "\(subject.kind)(\(value))"
      text.line("\(subject.storage) = \(subject.isShared ? "MockValue(\(start))" : start)")
    }
  }

  /// What answers a value without keeping it alive.
  private func weakly(_ value: SourceLine, to name: String?) -> SourceLine {
    guard let name else { return "{ \(value) }" }
    return "{ [weak \(name)] in \(value) }"
  }

  private func emitStorage(to text: inout SourceText) {
    let state = property.shell.stateModifiers
    let type: SourceLine =
      property.isWeak ? "() -> \(property.storedType)" : "\(property.storedType)"
    guard !mock.initializes(property) else {
      return text.line("private let \(property.storage): MockValue<\(type)>")
    }
    let start: SourceLine = property.isWeak ? "{ nil }" : "\(property.initialText)"
    text.line("private \(state)let \(property.storage) = MockValue<\(type)>(\(start))")
  }

  private func emitCount(_ modifiers: String, to text: inout SourceText) {
    let own = modifiers.replacing("override ", with: "").replacing("dynamic ", with: "")
    let name = property.name.nameStem
    text.line("\(access)\(own)var \(name)SetCallCount: Int { \(property.storage).setCount }")
  }

  /// On an actor, what only the mock's own state is behind is free for everyone.
  private var modifiers: String {
    let shell = property.shell
    return mock.isActor && !shell.isNonisolated && !shell.isStatic
      ? "nonisolated \(shell.modifiers)" : shell.modifiers
  }

  // MARK: - Accessors

  private func emitAccessors(_ modifiers: String, to text: inout SourceText) {
    if property.isWeak || property.subject != nil || !property.publishers.isEmpty {
      return emitConnected(modifiers, to: &text)
    }
    guard property.initial == nil, !mock.overrides else {
      let otherwise = mock.overrides ? " ?? super.\(property.name)" : ""
      return text.lines(
        """
        \(access)\(modifiers)var \(property.name): \(property.type) {
          get { \(property.storage).value\(otherwise) }
          set { \(property.storage).value = newValue }
        }
        """)
    }
    text.lines(
      """
      \(access)\(modifiers)var \(property.name): \(property.type) {
        get {
          guard let value = \(property.storage).value else {
            fatalError("\(missingValue)")
          }
          return value
        }
        set { \(property.storage).value = newValue }
      }
      """)
  }

  private var missingValue: String {
    "\(mock.name).\(property.name.withoutBackticks) has no value: set it before it is asked for"
  }

  /// Prints the accessors of what is weak, publishes, or is published.
  private func emitConnected(_ modifiers: String, to text: inout SourceText) {
    text.block("\(access)\(modifiers)var \(property.name): \(property.type)") { text in
      emitConnectedGetter(to: &text)
      let value = property.isWeak ? weakly("newValue", to: "newValue") : "newValue"
      guard !property.publishers.isEmpty else {
        return text.line("set { \(property.storage).value = \(value) }")
      }
      text.block("set") { text in
        text.line("\(property.storage).value = \(value)")
        for subject in property.publishers { emitSend(to: subject, &text) }
      }
    }
  }

  private func emitConnectedGetter(to text: inout SourceText) {
    if property.isWeak { return text.line("get { \(property.storage).value() }") }
    if let subject = property.subject {
      return text.line("get { \(property.storage).value ?? \(subject.publisher) }")
    }
    guard property.initial == nil else { return text.line("get { \(property.storage).value }") }
    text.block("get") { text in
      text.line("guard let value = \(property.storage).value else {")
      text.indented { $0.line("fatalError(\"\(missingValue)\")") }
      text.line("}")
      text.line("return value")
    }
  }

  private func emitSend(to subject: MockSubject, _ text: inout SourceText) {
    let conditions = subject.conditions.filter { !property.shell.conditions.contains($0) }
    text.conditional(conditions) { $0.line("\(subject.name).send(newValue)") }
  }

  // MARK: - Subjects

  private func emit(_ subject: MockSubject, to text: inout SourceText) {
    let shell = property.shell
    let start = "\(subject.type)(\(subject.initial?.text ?? ""))"
    guard subject.isShared else {
      let value = subject.isOfInitializer ? ": \(subject.type)" : " = \(start)"
      return text.line("\(access)let \(subject.name)\(value)")
    }
    let value =
      subject.isOfInitializer ? ": MockValue<\(subject.type)>" : " = MockValue(\(start))"
    let freely: StaticString =
      mock.isOnActor && !shell.isStatic || shell.isNonisolated ? "nonisolated " : ""
    let isStatic: StaticString = shell.isStatic ? "static " : ""
    text.lines(
      """
      private \(shell.stateModifiers)let \(subject.storage)\(value)
      \(access)\(freely)\(isStatic)var \(subject.name): \(subject.type) { \(subject.storage).value }
      """)
  }
}

extension MockProperty {
  /// What is kept to begin with.
  var initialText: String { initial?.text ?? "nil" }
}
