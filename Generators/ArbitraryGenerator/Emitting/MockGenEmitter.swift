/// Prints what draws a mock, and the factory of its protocol, `Factory<any PostRepository>`.
struct MockGenEmitter {
  private let mock: MockPlan
  private let name: String
  private let access: String

  /// Nil where no gen makes mocks of the protocol.
  init?(_ mock: MockPlan) {
    guard mock.isDrawn else { return nil }
    self.mock = mock
    name = "any \(mock.fullProtocolName)"
    access = mock.access.modifier
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.conditional(mock.conditions) { text in
      emitExtension(of: mock.qualifiedName, to: &text) { emitDraw(to: &$0) }
      text.line()
      emitExtension(of: "FactoryCheck.Factory where T == \(name)", to: &text) { text in
        text.block("\(access)static func provide() -> \(name)") { text in
          text.line("\(mock.qualifiedName)()")
        }
        text.line()
        emitArbitrary(to: &text)
      }
    }
  }

  private func emitExtension(
    of name: String, to text: inout SourceText, _ body: (inout SourceText) -> Void
  ) {
    for attribute in mock.attributes { text.line("\(attribute)") }
    text.block("nonisolated extension \(name)", body)
  }

  private func emitArbitrary(to text: inout SourceText) {
    text.block("\(access)static func arbitrary() -> FactoryCheck.Gen<\(name)>") { text in
      text.line("FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in")
      text.indented { $0.line("try \(mock.qualifiedName).draw(&choices)") }
      text.line("}")
    }
  }

  private var draws: Bool {
    mock.initialized.contains { $0.drawn != nil } || mock.calls.contains { $0.drawn != nil }
  }

  private func emitDraw(to text: inout SourceText) {
    text.list(
      "\(access)static func draw", ["_ choices: inout FactoryCheck.Choices"],
      " throws(FactoryCheck.Discard) -> \(mock.qualifiedName) {")
    text.indented { emitBody(to: &$0) }
    text.line("}")
  }

  private func emitBody(to text: inout SourceText) {
    if draws {
      text.line("choices.begin(\(mock.qualifiedName).self)")
      text.line("defer { choices.end() }")
    }
    emitProperties(to: &text)
    for call in mock.calls {
      guard let answers = call.drawn else { continue }
      text.conditional(call.shell.conditions) { emit(call, answers, to: &$0) }
    }
    text.line("return mock")
  }

  private func emitProperties(to text: inout SourceText) {
    let drawn = mock.initialized.filter { $0.drawn != nil }
    // What is on an actor is not asked for what it was just given.
    let isIsolated = mock.isolation != nil
    for property in drawn where isIsolated {
      let attempt = property.draws ? "try " : ""
      text.line("let \(property.storage) = \(attempt)\(property.value)")
    }
    let arguments = drawn.map { property in
      let value = isIsolated ? property.storage : property.value
      return "\(property.name.withoutBackticks.labelQuoted): \(value)"
    }
    let attempt = !isIsolated && drawn.contains(where: \.draws) ? "try " : ""
    text.list("let mock = \(attempt)\(mock.qualifiedName)", arguments)
    let members = drawn.map { property in
      let value = isIsolated ? property.storage : "mock.\(property.name)"
      return "\"\(property.name.withoutBackticks)\": \(value) as Any"
    }
    let shown = members.isEmpty ? "" : ", by: [\(members.joined(separator: ", "))]"
    text.line("choices.show(mock\(shown))")
  }

  private func emit(_ call: MockCall, _ answers: MockAnswers, to text: inout SourceText) {
    let script = "\(call.name)Script"
    text.line("let \(script) = try choices.script(")
    text.indented { text in
      text.line("of: \(answers.gen), for: mock, \"\(call.name)\",")
      text.line("called: \"\(call.pattern)\")")
    }
    let names = call.parameters.map { $0.recordedType == nil ? "_" : $0.name }
      .joined(separator: ", ")
    let head = [names, answers.throwing].filter { !$0.isEmpty }.joined(separator: " ")
    let arguments = call.shown.map(\.asAny)
    let shown = arguments.isEmpty ? "" : "[\(arguments.joined(separator: ", "))]"
    let answer = "\(script).next(\(shown))"
    let next = answers.error == nil ? answer : "try \(answer).get()"
    let start = head.isEmpty ? "" : "\(names.isEmpty ? "() " : "")\(head) in "
    text.line("mock.\(call.name)Handler = { \(start)\(next) }")
  }
}

extension MockProperty {
  /// An expression for a drawn value.
  fileprivate var value: String { drawn?.drawn("choices").description ?? initialText }
  fileprivate var draws: Bool { drawn?.draws ?? false }
}

extension MockCall {
  /// The parameters that reports show.
  fileprivate var shown: [MockParameter] { parameters.filter { $0.recordedType != nil } }

  /// A call as reports show it, with `%` for each argument and `…` for what cannot be kept.
  fileprivate var pattern: String {
    if case .getter(let name) = kind { return name }
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0.withoutBackticks): " } ?? "")
        + (parameter.recordedType == nil ? "…" : "%")
    }
    let list = arguments.joined(separator: ", ")
    if case .function(let name) = kind { return "\(name.withoutBackticks)(\(list))" }
    return "subscript(\(list))"
  }
}

extension MockParameter {
  /// The argument inside a list of any values.
  fileprivate var asAny: String {
    handlerType.hasSuffix("?") || handlerType == "Any" ? "\(name) as Any" : name
  }
}

extension MockAnswers {
  /// An expression for the gen of one call's answer.
  fileprivate var gen: TypeText {
    guard let error else { return result.gen }
    return ResolvedType.known(
      KnownType(name: "Result", arity: 2), qualified: true, arguments: [result, error]
    ).gen
  }

  /// `throws(E)` where what is thrown has a type of its own.
  fileprivate var throwing: String {
    guard let error, case .existential = error else { return error.map { "throws(\($0))" } ?? "" }
    return ""
  }
}
