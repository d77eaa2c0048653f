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
      property.shell.emitMarks(to: &text)
      emitStorage(to: &text)
      if let subject = property.connection?.subject { emit(subject, to: &text) }
      let modifiers = modifiers
      if property.hasSetter { emitCount(modifiers, to: &text) }
      property.shell.emitHeading(to: &text)
      emitAccessors(modifiers, to: &text)
    }
  }

  /// Prints how an initialiser of the mock makes what keeps the value: a parameter that is called
  /// like the property, with what stands for it where it is nil, or what is there without one.
  func emitStart(_ value: String, orElse other: String? = nil, to text: inout SourceText) {
    if let connection = property.connection {
      return emitStart(other.map { "\(value) ?? \($0)" } ?? value, connection, to: &text)
    }
    let otherwise: StaticString = other == nil ? "" : " ?? "
    text.line("\(property.storage) = MockValue(\(value)\(otherwise)\(other ?? ""))")
  }

  private func emitStart(
    _ value: String, _ connection: MockConnection, to text: inout SourceText
  ) {
    let isGiven = value == property.name
    let kept = connection.isWeak ? weakly(value, to: isGiven ? value : nil) : value
    text.line("\(property.storage) = MockValue(\(kept))")
    for subject in connection.publishers where subject.isOfInitializer {
      let start = "\(subject.kind)(\(value))"
      text.line("\(subject.storage) = \(subject.isShared ? "MockValue(\(start))" : start)")
    }
  }

  /// What answers a value without keeping it alive.
  private func weakly(_ value: String, to name: String?) -> String {
    guard let name else { return "{ \(value) }" }
    let word = property.connection?.isUnowned == true ? "unowned" : "weak"
    return "{ [\(word) \(name)] in \(value) }"
  }

  private func emitStorage(to text: inout SourceText) {
    let (name, type) = (property.storage, property.storedType)
    let isWeak = property.connection?.isWeak == true
    if mock.overrides, property.isInherited || isWeak { return emitOverridingStorage(to: &text) }
    let opening: StaticString = isWeak ? "MockValue<() -> " : "MockValue<"
    guard !mock.initializes(property) else {
      return text.line { line in
        line.append("private let ", name, ": ")
        line.append(opening)
        line.append("", type, ">")
      }
    }
    let start = isWeak ? "{ nil }" : property.initialText
    let state = MockState(of: property.shell, in: mock)
    text.line(
      "private \(state.head)\(name)\(state.object(opening, type, ">"))(\(start))\(state.tail)")
  }

  /// Prints what counts how often a class is set that keeps the value itself, or what keeps a weak
  /// one once it is set.
  private func emitOverridingStorage(to text: inout SourceText) {
    guard !property.isInherited else {
      return text.line("private let \(property.storage): MockCalls<Void> = .init()")
    }
    text.line(
      "private let \(property.storage): MockValue<(() -> \(property.storedType))?> = .init(nil)")
  }

  private func emitCount(_ modifiers: String, to text: inout SourceText) {
    let own =
      modifiers.isEmpty
      ? "" : modifiers.replacing("override ", with: "").replacing("dynamic ", with: "")
    let name = property.name.nameStem
    let count: StaticString = property.isInherited ? "count" : "setCount"
    property.shell.emitMarks(to: &text)
    text.line(
      "\(access)\(own)var \(name)\(property.setterWord)CallCount: \(mock.countType) { \(property.storage).\(count) }"
    )
  }

  /// On an actor, what only the mock's own state is behind is free for everyone.
  private var modifiers: String {
    let shell = property.shell
    return mock.isActor && !shell.isNonisolated && !shell.isStatic && !property.isOnGlobalActor
      ? "nonisolated \(shell.modifiers)" : shell.modifiers
  }

  // MARK: - Accessors

  private func emitAccessors(_ modifiers: String, to text: inout SourceText) {
    if property.isInherited { return emitInherited(modifiers, to: &text) }
    if let connection = property.connection {
      return emitAccessors(modifiers, connection, to: &text)
    }
    guard property.initial == nil, !mock.overrides else {
      let otherwise = mock.overrides ? " ?? super.\(property.name)" : ""
      return text.lines(
        """
        \(access)\(modifiers)var \(property.name): \(property.type) {
          get { \(returning)\(property.storage).value\(otherwise) }
          set { \(property.storage).value = newValue }
        }
        """)
    }
    text.block("\(access)\(modifiers)var \(property.name): \(property.type)") { text in
      guard !property.isUninhabited else { return emitUninhabited(to: &text) }
      emitCheckedGetter(to: &text)
      text.line("set { \(property.storage).value = newValue }")
    }
  }

  /// Prints the accessors of what the class itself keeps.
  private func emitInherited(_ modifiers: String, to text: inout SourceText) {
    let inherited = "super.\(property.name)"
    text.lines(
      """
      \(access)\(modifiers)var \(property.name): \(property.type) {
        get { \(returning)\(inherited) }
        set {
          \(property.storage).record(())
          \(inherited) = newValue
        }
      }
      """)
  }

  /// What getters of one expression begin with, where the compiler would take that for a result
  /// builder's, or a value of no value for one that is not used.
  private var returning: StaticString {
    property.mayBeBuilt || property.initial?.text == "()" ? "return " : ""
  }

  /// Prints the accessors of what nothing can be got from or set to.
  private func emitUninhabited(to text: inout SourceText) {
    let name = "\(mock.name).\(property.name.withoutBackticks)"
    text.line("get { \(returning)fatalError(\"\(name) is of a type without values\") }")
    if property.hasSetter { text.line("set {}") }
  }

  /// Prints the getter of what may not be set yet.
  private func emitCheckedGetter(to text: inout SourceText) {
    let name = "\(mock.name).\(property.name.withoutBackticks)"
    text.lines(
      """
      get {
        guard let value = \(property.storage).value else {
          fatalError("\(name) has no value: set it before it is asked for")
        }
        return value
      }
      """)
  }

  /// Prints the accessors of what is weak, publishes, or is published.
  private func emitAccessors(
    _ modifiers: String, _ connection: MockConnection, to text: inout SourceText
  ) {
    text.block("\(access)\(modifiers)var \(property.name): \(property.type)") { text in
      emitGetter(connection, to: &text)
      let value = connection.isWeak ? weakly("newValue", to: "newValue") : "newValue"
      guard !connection.publishers.isEmpty else {
        return text.line("set { \(property.storage).value = \(value) }")
      }
      text.block("set") { text in
        text.line("\(property.storage).value = \(value)")
        for subject in connection.publishers { emitSend(to: subject, &text) }
      }
    }
  }

  private func emitGetter(_ connection: MockConnection, to text: inout SourceText) {
    if connection.isWeak {
      let value =
        mock.overrides
        ? "(\(property.storage).value ?? { super.\(property.name) })()"
        : "\(property.storage).value()"
      return text.line("get { \(value) }")
    }
    if let subject = connection.subject {
      return text.line("get { \(property.storage).value ?? \(subject.publisher) }")
    }
    guard property.initial == nil else { return text.line("get { \(property.storage).value }") }
    emitCheckedGetter(to: &text)
  }

  private func emitSend(to subject: MockSubject, _ text: inout SourceText) {
    let conditions = subject.conditions.filter { !property.shell.conditions.contains($0) }
    text.conditional(conditions) { $0.line("\(subject.name).send(newValue)") }
  }

  // MARK: - Subjects

  private func emit(_ subject: MockSubject, to text: inout SourceText) {
    let shell = property.shell
    let start = "(\(subject.initial?.text ?? ""))"
    property.shell.emitMarks(to: &text)
    guard subject.isShared else {
      let value = subject.isOfInitializer ? ": \(subject.type)" : " = \(subject.type)\(start)"
      return text.line("\(access)let \(subject.name)\(value)")
    }
    let state = MockState(of: shell, in: mock)
    let object = state.object("MockValue<", subject.type, ">")
    let value: SourceLine =
      subject.isOfInitializer
      ? ": MockValue<\(subject.type)>" : "\(object)(.init\(start))\(state.tail)"
    let freely = mock.freely(shell)
    let isStatic: StaticString = shell.isStatic ? "static " : ""
    text.lines(
      """
      private \(state.head)\(subject.storage)\(value)
      \(access)\(freely)\(isStatic)var \(subject.name): \(subject.type) { \(subject.storage).value }
      """)
  }
}

extension MockProperty {
  /// What is kept to begin with.
  var initialText: String { initial?.text ?? "nil" }
}
