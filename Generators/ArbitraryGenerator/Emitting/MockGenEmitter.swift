/// Prints what draws a mock, and the factory of its protocol, `Factory<any PostRepository>`.
final class MockGenEmitter {
  private let mock: MockPlan
  /// The protocol's type.
  private let name: String
  private let mockName: String
  private let access: StaticString

  /// Nil where no gen makes mocks of the protocol.
  init?(_ mock: MockPlan) {
    guard mock.isDrawn else { return nil }
    self.mock = mock
    name = mock.protocolType
    mockName = mock.drawnName
    access = mock.factoryAccess.modifier
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.conditional(mock.conditions) { text in
      emitMock(to: &text)
      MockEraserGenEmitter(mock)?.emit(to: &text)
      guard mock.hasFactory else { return }
      text.line()
      if let factory = GenericMockFactoryEmitter(mock) {
        emitExtension(of: "FactoryCheck.Factory", to: &text) { factory.emit(to: &$0) }
      } else {
        emitExtension(of: "FactoryCheck.Factory where T == \(name)", to: &text) { text in
          emitFactory(to: &text)
        }
      }
    }
  }

  /// Prints what draws the mock itself, and its conformances: that of a generic one to `Arbitrary`
  /// asks of the types that stay open what drawing it does.
  private func emitMock(to text: inout SourceText) {
    let extended = mock.isGeneric ? mock.qualifiedName : mockName
    let clause = Generics(requirements: mock.needs).whereClause
    let isProvidedApart = conforms && !clause.isEmpty
    if isProvidedApart {
      emitExtension(of: "\(extended): FactoryCheck.Providable", to: &text, emitProvide)
      text.line()
    }
    let conformances: StaticString =
      switch (conforms, isProvidedApart) {
      case (false, _): ""
      case (true, false): ": FactoryCheck.Providable, FactoryCheck.Arbitrary"
      case (true, true): ": FactoryCheck.Arbitrary"
      }
    emitExtension(of: "\(extended)\(conformances)\(clause)", to: &text) { text in
      if conforms {
        if !isProvidedApart {
          emitProvide(to: &text)
          text.line()
        }
        emitArbitrary(to: &text)
        text.line()
      }
      emitDraw(to: &text)
    }
    guard let factory = GenericMockFactoryEmitter(ofMock: mock) else { return }
    text.line()
    emitExtension(of: "FactoryCheck.Factory", to: &text) { factory.emit(to: &$0) }
  }

  /// Whether the mock itself is drawn as other types are, for who asks it what it was called with.
  private var conforms: Bool { mock.arguments.isEmpty && !mock.needsMarkers }

  /// The level of what meets the requirements of gens, if the mock conforms: types that stay open
  /// are seen as far as the mock is.
  private var witnessAccess: StaticString {
    if mock.isGeneric { return mock.access.modifier }
    return mock.factoryAccess == .package ? "package " : "public "
  }

  private func emitProvide(to text: inout SourceText) {
    text.block("\(witnessAccess)static func provide() -> \(mockName)") { text in
      text.line("\(mockName)()")
    }
  }

  private func emitArbitrary(to text: inout SourceText) {
    text.block(
      "\(witnessAccess)static func arbitrary() -> FactoryCheck.Gen<\(mockName)>"
    ) { text in
      text.line(".drawn")
    }
  }

  private func emitExtension(
    of name: SourceLine, to text: inout SourceText, _ body: (inout SourceText) -> Void
  ) {
    for attribute in mock.attributes { text.line("\(attribute)") }
    text.block("nonisolated extension \(name)", body)
  }

  private func emitFactory(to text: inout SourceText) {
    text.lines(
      """
      \(access)static func provide() -> \(name) {
        \(mockName)()
      }

      \(access)static func arbitrary() -> FactoryCheck.Gen<\(name)> {
        FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in
          try \(mockName).draw(&choices)
        }
      }
      """)
  }

  private var draws: Bool {
    mock.initialized.contains { $0.drawn != nil } || mock.calls.contains { $0.drawn != nil }
  }

  private func emitDraw(to text: inout SourceText) {
    let access = conforms ? witnessAccess : access
    text.list(
      "\(access)static func draw", ["_ choices: inout FactoryCheck.Choices"],
      " throws(FactoryCheck.Discard) -> \(mockName) {")
    text.indented { emitBody(to: &$0) }
    text.line("}")
  }

  private func emitBody(to text: inout SourceText) {
    if draws {
      let (begin, end) = mock.isRecursive ? ("descend", "ascend") : ("begin", "end")
      text.line("choices.\(begin)(\(mockName).self)")
      text.line("defer { choices.\(end)() }")
    }
    emitProperties(to: &text)
    for call in mock.calls {
      guard let answers = call.drawn else { continue }
      text.conditional(call.shell.conditions + call.calledUnder) { emit(call, answers, to: &$0) }
    }
    text.line("return mock")
  }

  private func emitProperties(to text: inout SourceText) {
    let drawn = mock.initialized.kept { $0.drawn != nil }
    // What is on an actor, or not available everywhere, is not asked for what it was just given;
    // a closure is of no type before it is handed over.
    let asks = mock.isolation == nil && drawn.allSatisfy { $0.shell.attributes.isEmpty }
    let named = asks ? [] : drawn.kept { !$0.isClosure }
    for property in named {
      let attempt = property.draws ? "try " : ""
      text.line("let \(property.storage) = \(attempt)\(property.value)")
    }
    let handedOver = asks ? drawn : drawn.kept(\.isClosure)
    let attempt = handedOver.contains(where: \.draws) ? "try " : ""
    text.list("let mock = \(attempt)\(mockName)", drawn) { property, buffer in
      buffer.append("", property.name.asArgument, ": ")
      let isHandedOver = asks || property.isClosure
      if isHandedOver { buffer.append(property.value) } else { buffer.append(property.storage) }
    }
    let shown = asks ? drawn : named
    guard !shown.isEmpty else { return text.line("choices.show(mock)") }
    text.line { line in
      line.append(shown, "choices.show(mock, by: [", "])") { property, line in
        line.append("\"", property.name.withoutBackticks, "\": ")
        line.append(asks ? "mock." : "", asks ? property.name : property.storage, " as Any")
      }
    }
  }

  private func emit(_ call: MockCall, _ answers: MockAnswers, to text: inout SourceText) {
    let script = ScriptName(of: call)
    text.lines(
      """
      let \(script) = try choices.script(
        of: \(answers.gen), for: mock, "\(call.name)",
        called: "\(MockCallText.pattern(call))")
      """)
    let next = DrawnAnswer(call: call, answers: answers, script: script)
    emitHandler(HandlerStart(call, answers), call, answers.attempt, next, to: &text)
  }

  /// Prints the handler, which answers, or calls a function with what it would answer.
  private func emitHandler(
    _ start: HandlerStart, _ call: MockCall, _ attempt: StaticString, _ next: DrawnAnswer,
    to text: inout SourceText
  ) {
    guard let completion = call.completion else {
      return text.line("mock.\(call.name)Handler = {\(start) \(attempt)\(next) }")
    }
    MockCompletionEmitter(
      call: call, completion: completion, attempt: attempt, next: "\(next)"
    ).emit("mock.\(call.name)Handler = {\(start)", to: &text)
  }
}

/// An expression for what is drawn for the next call.
private struct DrawnAnswer: SourceWritable {
  let call: MockCall
  let answers: MockAnswers
  let script: ScriptName

  func write(to buffer: SourceBuffer) {
    // What is shown of the arguments is the caller's, and what is answered is not.
    let isSent = call.castsResult && call.result?.specifiers.contains("sending") == true
    if isSent { buffer.append("FactoryCheck.Choices.Sent(") }
    writeNext(to: buffer)
    if isSent { buffer.append(").value") }
  }

  private func writeNext(to buffer: SourceBuffer) {
    buffer.append(script)
    buffer.append(answers.error == nil ? ".next(" : ".answer(")
    buffer.append("", MockCallText.shownArguments(call), ")")
    if let play = answers.recording?.play { buffer.append(play) }
    buffer.append(answers.cast(in: call))
  }
}

/// The name of the constant that draws, which is none of the parameters'.
private struct ScriptName: SourceWritable {
  private let call: String
  /// Where a parameter may have the usual one.
  private let other: String?

  init(of call: MockCall) {
    self.call = call.name
    let isUsual = !call.parameters.contains { $0.name.extends(call.name) }
    other = isUsual ? nil : call.unusedName("\(call.name)Script")
  }

  func write(to buffer: SourceBuffer) {
    if let other { buffer.append(other) } else { buffer.append("", call, "Script") }
  }
}

/// What a handler takes and throws, up to its `in`.
private struct HandlerStart: SourceWritable {
  private let parameters: [MockParameter]
  private let called: [Int]
  private let throwing: String

  init(_ call: MockCall, _ answers: MockAnswers) {
    parameters = call.parameters
    called = call.completion?.functions.map(\.position) ?? []
    throwing = answers.throwing
  }

  func write(to buffer: SourceBuffer) {
    if parameters.isEmpty, throwing.isEmpty { return }
    buffer.append(" ")
    if parameters.isEmpty { buffer.append("()") }
    for (position, parameter) in parameters.enumerated() {
      if position > 0 { buffer.append(", ") }
      let isNamed = parameter.recordedType != nil || called.contains(position)
      if isNamed { buffer.append(parameter.name) } else { buffer.append("_") }
    }
    if !throwing.isEmpty { buffer.append(" ", throwing, "") }
    buffer.append(" in")
  }
}

extension MockProperty {
  /// An expression for a drawn value.
  fileprivate struct Value: SourceWritable {
    let property: MockProperty

    func write(to buffer: SourceBuffer) {
      guard let drawn = property.drawn else { return buffer.append(property.initialText) }
      if property.isSent { buffer.append("FactoryCheck.Choices.Sent(") }
      let name = drawn.drawsFunction ? property.name.withoutBackticks.literal : nil
      buffer.append(drawn.drawn("choices", named: name))
      if property.isSent { buffer.append(").value") }
    }
  }

  fileprivate var value: Value { Value(property: self) }
  fileprivate var draws: Bool { drawn?.draws ?? false }
  fileprivate var isClosure: Bool { drawn?.isClosure ?? false }
}

extension ResolvedType {
  /// Whether it is that of a function, or a tuple has one.
  fileprivate var isClosure: Bool {
    switch self {
    case .function: true
    case .tuple(let elements): elements.contains { $0.type.isClosure }
    default: false
    }
  }
}

extension MockAnswers {
  /// An expression for the gen of one call's answer, and behind it one for that of what is thrown
  /// where that may be of any type.
  fileprivate struct Gen: SourceWritable {
    let answers: MockAnswers

    func write(to buffer: SourceBuffer) {
      guard let result = answers.result else { return writeFailure(to: buffer) }
      guard let error = answers.error else { return writeSuccess(to: buffer) }
      if error.isAnyError {
        writeSuccess(to: buffer)
        return buffer.append(", throwing: ", error.onlyConformer.gen, "")
      }
      let isBare =
        answers.recording != nil || answers.failures != nil || result.isBare || error.isBare
      if isBare { buffer.append("FactoryCheck.Gen<") }
      buffer.append("Swift.Result<")
      writeSuccessType(to: buffer)
      buffer.append(", ", error, ">")
      guard isBare else { return buffer.append(".arbitrary()") }
      buffer.append(">.result(")
      writeSuccess(to: buffer)
      buffer.append(", ", error.gen, ")")
    }

    private func writeFailure(to buffer: SourceBuffer) {
      guard let error = answers.error else { return }
      buffer.append("", error.gen, ".map { Swift.Result<Never, ")
      buffer.append("", error, ">.failure($0) }")
    }

    private func writeSuccess(to buffer: SourceBuffer) {
      if let failures = answers.failures {
        buffer.append("", ResolvedType.late, ".arbitrary(failingWith: ")
        return buffer.append("", failures.onlyConformer.gen, ")")
      }
      guard let parts = answers.recording?.parts else {
        if let result = answers.result { buffer.append(result.gen) }
        return
      }
      buffer.append("FactoryCheck.Gen<")
      writeSuccessType(to: buffer)
      buffer.append(">.recording(")
      buffer.append(parts) { $1.append($0.gen) }
      buffer.append(")")
    }

    private func writeSuccessType(to buffer: SourceBuffer) {
      guard let parts = answers.recording?.parts else {
        if let result = answers.result { buffer.append(result) }
        return
      }
      buffer.append("FactoryCheck.Recording<", parts[0], ">")
    }
  }

  fileprivate var gen: Gen { Gen(answers: self) }

  /// What stands before an expression that draws.
  fileprivate var attempt: StaticString { error == nil ? "" : "try " }

  /// What a stream or publisher that is answered gives, and what it throws if it does: each call
  /// gets one of its own.
  fileprivate var recording: ResolvedType.Recorded? {
    guard case .existential(let existential) = result, existential.conformers.count == 1 else {
      return result?.recorded
    }
    return existential.conformers[0].recorded
  }

  /// The type of a publisher, of which nothing else says what it may fail with where a name stands
  /// for it.
  fileprivate func cast(in call: MockCall) -> String {
    guard call.completion != nil, case .known(.publisher, _, _)? = result else { return "" }
    return result.map { " as \($0)" } ?? ""
  }

  /// `throws(E)` where what is thrown has a type of its own.
  fileprivate var throwing: String {
    guard let error, !error.isAnyError else { return "" }
    return "throws(\(error))"
  }
}
