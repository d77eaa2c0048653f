/// Prints a method of a mock, with what records and answers its calls.
struct MockCallEmitter {
  let mock: MockPlan
  let call: MockCall

  private let access: StaticString
  /// What goes behind that in the declarations of variables which tell of calls.
  private let freely: StaticString
  /// What goes before the mock's members where parameters have their names.
  private let owner: StaticString

  init(mock: MockPlan, call: MockCall) {
    self.mock = mock
    self.call = call
    access = mock.access.modifier
    freely = mock.freely(call.shell)
    owner = call.owner
  }

  func emit(to text: inout SourceText) {
    emitRecord(to: &text)
    if let setter = call.setter { MockCallEmitter(mock: mock, call: setter).emitRecord(to: &text) }
    emitMember(to: &text) { called, text in
      if called === call { return emitBody(to: &text) }
      MockCallEmitter(mock: mock, call: called).emitBody(to: &text)
    }
  }

  /// Prints what is called without what is recorded; the setter of a subscript has a body of its
  /// own.
  func emitMember(to text: inout SourceText, _ body: Body) {
    switch call.kind {
    case .function(let name): emitFunction(name, to: &text, body)
    case .getter(let name): emitGetter(name, to: &text, body)
    case .subscript: emitSubscript(to: &text, body)
    case .initializer(let failability): emitInitializer(failability, to: &text)
    }
  }

  typealias Body = (MockCall, inout SourceText) -> Void

  // MARK: - What is recorded

  private var recordedType: MockCallText { .recordedType(call) }
  private var recordedValue: MockCallText { .recordedValue(call) }
  private var handlerType: MockCallText { .handlerType(call) }
  private var arguments: MockCallText { .arguments(call) }

  private func emitRecord(to text: inout SourceText) {
    let name = call.name
    let state = MockState(of: call.shell, in: mock)
    let calls = state.object("MockCalls<", recordedType, ">")
    call.shell.emitMarks(to: &text)
    text.line("private \(state.head)\(name)Calls\(calls)()\(state.tail)")
    call.shell.emitMarks(to: &text)
    text.line { line in
      writeVariable("CallCount: ", to: line)
      line.append(mock.countType)
      line.append(" { ", name, "Calls.count }")
    }
    if !call.recorded.isEmpty {
      call.shell.emitMarks(to: &text)
      text.line { line in
        writeVariable("ArgValues: [", to: line)
        line.append("", recordedType, "] { ")
        line.append("", name, "Calls.arguments }")
      }
    }
    if case .initializer = call.kind { return }
    call.shell.emitMarks(to: &text)
    guard call.isShared else {
      return text.line { line in
        writeVariable("Handler: (", to: line)
        line.append("", handlerType, ")?")
      }
    }
    let handler = state.object("MockValue<(", handlerType, ")?>")
    text.line("private \(state.head)\(name)HandlerValue\(handler)(nil)\(state.tail)")
    call.shell.emitMarks(to: &text)
    text.line { line in
      writeVariable("Handler: (", to: line)
      line.append("", handlerType, ")? {")
    }
    text.lines(
      """
        get { \(name)HandlerValue.value }
        set { \(name)HandlerValue.value = newValue }
      }
      """)
  }

  /// Writes the declaration of a variable up to what stands behind the name of what is called.
  private func writeVariable(_ tail: StaticString, to line: SourceBuffer) {
    line.append(access)
    line.append(freely)
    if call.shell.isStatic { line.append("static ") }
    line.append("var ", call.name, tail)
  }

  // MARK: - What is called

  private func emitFunction(_ name: String, to text: inout SourceText, _ body: Body) {
    call.shell.emitHeading(to: &text)
    text.list(
      writing: FunctionHead(access: access, name: name, call: call), call.parameters,
      MockCallText.tail(call), write: { $1.append($0.declaration) })
    text.indented { body(call, &$0) }
    text.line("}")
  }

  private var effects: MockCallText { .effects(call) }

  private func emitGetter(_ name: String, to text: inout SourceText, _ body: Body) {
    call.shell.emitHeading(to: &text)
    text.block("\(access)\(call.shell.modifiers)var \(name): \(call.result ?? .void)") { text in
      text.block("get\(effects)") { body(call, &$0) }
    }
  }

  private func emitSubscript(to text: inout SourceText, _ body: Body) {
    call.shell.emitHeading(to: &text)
    let tail: SourceLine = " -> \(call.result ?? .void)\(call.whereClause) {"
    text.list(
      "\(access)\(call.shell.modifiers)subscript\(call.genericClause)",
      call.parameters.map(\.declaration), tail)
    text.indented { text in
      text.block("get\(effects)") { body(call, &$0) }
      guard let setter = call.setter else { return }
      let name = setter.parameters.last?.name ?? "newValue"
      text.block(name == "newValue" ? "set" : "set(\(name))") { body(setter, &$0) }
    }
    text.line("}")
  }

  private func emitInitializer(
    _ failability: InitializerDeclaration.Failability, to text: inout SourceText
  ) {
    call.shell.emitHeading(to: &text)
    let isOverride = mock.superclass?.isMadeOfNothing == true && call.parameters.isEmpty
    let overrides: StaticString = isOverride ? "override " : ""
    // As the mock's own is, which gens and tests call anywhere.
    let isolation: StaticString =
      mock.isMadeFreely && !call.shell.isNonisolated ? "nonisolated " : ""
    text.list(
      "\(overrides)\(access)\(isolation)\(call.shell.modifiers)init\(failability.rawValue)\(call.genericClause)",
      call.parameters.map(\.declaration), "\(MockCallText.tail(call))")
    text.indented { text in
      for property in mock.initialized {
        MockPropertyEmitter(mock: mock, property: property)
          .emitStart(initialValue(of: property), to: &text)
      }
      if let superclass = mock.superclass { text.line("\(superclass.call)") }
      text.line("\(call.name)Calls.record(\(recordedValue))")
    }
    text.line("}")
  }

  /// A parameter of the same name and type, or what the property is without one.
  private func initialValue(of property: MockProperty) -> String {
    let aliases = mock.typealiases.filter { $0.type == property.type }.map(\.name)
    let types = [property.type] + aliases
    let given = call.parameters.first {
      $0.name == property.name && types.contains($0.recordedType ?? "")
    }
    return given?.name ?? property.initialText
  }
}

/// What stands before the parameters of a function.
private struct FunctionHead: SourceWritable {
  let access: StaticString
  let name: String
  let call: MockCall

  func write(to buffer: SourceBuffer) {
    buffer.append(access)
    buffer.append("", call.shell.modifiers, "func ")
    buffer.append("", name, name.isOperator ? " " : "")
    buffer.append(call.genericClause)
  }
}

// MARK: - Bodies

extension MockCallEmitter {
  private var prefix: StaticString { call.handlerEffects.prefix }

  /// The name of the handler inside, which is none of the parameters'.
  private var local: String {
    let usual = call.unusedName("handler")
    return usual == "handler" ? usual : call.unusedName("mockHandler")
  }

  fileprivate func emitBody(to text: inout SourceText) {
    // The compiler warns of all that would stand there.
    if call.isNeverCalled { return }
    text.conditional(call.calledUnder, emitCall)
  }

  private func emitCall(to text: inout SourceText) {
    text.line { line in
      line.append(owner)
      line.append("", call.name, "Calls.record(")
      line.append("", recordedValue, ")")
    }
    if call.asksFirst { emitQuestion(to: &text) }
    for parameter in call.parameters {
      guard let copy = parameter.erasedCopy else { continue }
      let type = parameter.handlerType.dropFirst("inout ".count)
      text.line("var \(copy): \(type) = \(parameter.name)")
      let answer = type.hasSuffix("?") ? "\(copy) as Any" : copy
      text.line("defer { \(parameter.name) = MockAnswer.cast(\(answer)) }")
    }
    casting(to: &text) { emitAnswer(to: &$0) }
  }

  /// Without a handler, what is spied on answers: the class that is overridden, or an instance.
  private func emitQuestion(to text: inout SourceText) {
    let handler = "\(owner)\(call.name)Handler"
    let (real, attempt) = (call.unusedName("real"), call.effects.prefix)
    let isInherited = mock.overrides
    let forwarding = MockForwarding(mock: mock, real: isInherited ? "super" : "\(real).value")
    let isHidden = call.unusedName(mock.spiedName) != mock.spiedName
    let spied = "\(isHidden ? "self." : "")\(mock.spiedName)"
    let condition = isInherited ? "" : ", let \(real) = \(spied).value"
    text.block("if \(handler) == nil\(condition)") { text in
      let answer = call.isSetter ? forwarding.assignment(call) : forwarding.expression(call)
      casting(to: &text) { $0.line("return \(attempt)\(answer)") }
    }
  }

  /// Prints what may throw an error of a wider type than the method's.
  private func casting(to text: inout SourceText, _ body: (inout SourceText) -> Void) {
    guard call.castsError else { return body(&text) }
    text.line("do {")
    text.indented(body)
    text.line("} catch {")
    text.indented { $0.line("throw MockAnswer.cast(error)") }
    text.line("}")
  }

  /// Without a handler, the class that is overridden answers.
  private func emitInherited(to text: inout SourceText) {
    let forwarding = MockForwarding(mock: mock, real: "super")
    let inherited = call.isSetter ? forwarding.assignment(call) : forwarding.expression(call)
    text.block("guard let \(local) = \(owner)\(call.name)Handler else") { text in
      text.line("return \(call.effects.prefix)\(inherited)")
    }
  }

  private func emitAnswer(to text: inout SourceText) {
    let local = local
    let answer = Answer(call: call, handler: local)
    switch call.answer {
    case .inherited:
      emitInherited(to: &text)
      if call.result == nil { text.line("\(answer)") } else { text.line("return \(answer)") }
    case _ where call.result == nil:
      text.line("\(prefix)\(owner)\(call.name)Handler?\(arguments)")
    case .value(let value):
      text.line { line in
        writeGuard(local, to: line)
        line.append(" return ", value.text, " }")
      }
      text.line { $0.append("return ", answer, "") }
    case .nothing, .trap:
      text.line { writeGuard(local, to: $0) }
      text.lines(
        """
          fatalError("\(mock.name).\(call.title) has no answer: set \(call.name)Handler")
        }
        return \(answer)
        """)
    }
  }

  /// Writes what asks for a handler, up to what is done without one.
  private func writeGuard(_ local: String, to line: SourceBuffer) {
    line.append("guard let ", local, " = ")
    line.append(owner)
    line.append("", call.name, "Handler else {")
  }

  /// What the handler answers, as the type that it has to be.
  private struct Answer: SourceWritable {
    let call: MockCall
    let handler: String

    func write(to buffer: SourceBuffer) {
      buffer.append(call.handlerEffects.prefix)
      guard call.castsResult else { return writeCall(to: buffer) }
      buffer.append(call.asksForAnswer ? "MockAnswer.answer(" : "MockAnswer.cast(")
      writeCall(to: buffer)
      buffer.append(call.handlerResult?.endsInQuestionMark == true ? " as Any)" : ")")
    }

    private func writeCall(to buffer: SourceBuffer) {
      buffer.append(handler)
      buffer.append(MockCallText.arguments(call))
    }
  }
}

extension Effects {
  /// What stands in front of a call.
  var prefix: StaticString {
    switch (canThrow, isAsync) {
    case (true, true): "try await "
    case (true, false): "try "
    case (false, true): "await "
    case (false, false): ""
    }
  }
}

extension MockCall {
  /// Whether what a handler leaves to the mock to ask for may fail.
  fileprivate var asksForAnswer: Bool { handlerEffects.throwing == .always && !castsError }

  /// What goes before the mock's members where parameters have their names.
  fileprivate var owner: StaticString {
    guard parameters.contains(where: { $0.isNamed(like: name) }) else { return "" }
    return shell.isStatic ? "Self." : "self."
  }
}

extension MockParameter {
  /// Whether a member of the mock that a call's body uses has the same name.
  fileprivate func isNamed(like call: String) -> Bool {
    name.extends(call) && (name == "\(call)Calls" || name == "\(call)Handler")
  }
}
