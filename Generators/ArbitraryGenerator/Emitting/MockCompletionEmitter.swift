/// Prints a handler that calls a function, or one of two, with what is drawn.
struct MockCompletionEmitter {
  let call: MockCall
  let completion: MockCall.Completion
  /// What stands before that where a drawn error is thrown.
  let attempt: StaticString
  /// An expression for what is drawn for the next call.
  let next: SourceLine

  private typealias Function = MockCall.Completion.Function

  /// Prints the handler, which begins with `head`.
  func emit(_ head: SourceLine, to text: inout SourceText) {
    let isShort = completion.answer == .nothing && !completion.isOnMainActor
    if let only, only.arguments.count == 1, isShort {
      return text.line("\(head) \(attempt)\(name(of: only))\(only.mark)(\(next)) }")
    }
    text.line(head)
    text.indented { completion.isOnMainActor ? emitOnMainActor(to: &$0) : emitHere(to: &$0) }
    text.line("}")
  }

  /// The only function; nil where it is drawn which of two is called.
  private var only: Function? { completion.isPair ? nil : completion.functions[0] }

  /// Whether what the method itself answers is drawn, too.
  private var drawsOwn: Bool { completion.answer == .drawn }

  private func name(of function: Function) -> String { call.parameters[function.position].name }

  // MARK: - Where it is called

  private func emitHere(to text: inout SourceText) {
    let answer = call.unusedName("answer")
    if completion.isPair, !drawsOwn {
      emitSwitch(over: "\(attempt)\(next)", to: &text, name)
    } else {
      let isUsed = drawsOwn || only?.arguments.isEmpty == false
      text.line("\(isUsed ? "let \(answer) = " : "")\(attempt)\(next)")
      emitCall(with: answer, to: &text, name)
    }
    emitOwn(of: answer, to: &text)
  }

  private func emitOnMainActor(to text: inout SourceText) {
    let sent = call.unusedName("sent")
    let labels = completion.isPair ? ["success", "failure"] : ["function"]
    let functions = zip(labels, completion.functions).map { "\($0): \(name(of: $1))" }
    let parts: SourceLine = "(\(functions.joined(separator: ", ")), answer: \(next))"
    text.line("let \(sent) = \(attempt)FactoryCheck.Choices.Sent(\(parts))")
    let answer = "\(sent).value.answer"
    let task: SourceLine = "_Concurrency.Task { @MainActor in"
    if let only {
      let call = expression(of: only, as: "\(sent).value.function", with: arguments(in: answer))
      text.line("\(task) \(call) }")
    } else {
      text.line(task)
      text.indented { text in
        emitCall(with: answer, to: &text) { function in
          let isFirst = function.position == completion.functions[0].position
          return "\(sent).value.\(isFirst ? "success" : "failure")"
        }
      }
      text.line("}")
    }
    emitOwn(of: answer, to: &text)
  }

  private func emitOwn(of answer: String, to text: inout SourceText) {
    switch completion.answer {
    case .nothing: break
    case .nil: text.line("return nil")
    case .drawn: text.line("return \(answer)\(isWhole ? "" : ".\(parts)")")
    }
  }

  // MARK: - What is called

  /// How many parts of what is drawn are for the functions.
  private var parts: Int { only?.arguments.count ?? 1 }

  /// Whether all that is drawn is one part.
  private var isWhole: Bool { parts + (drawsOwn ? 1 : 0) == 1 }

  /// Prints the call with what is drawn, for which an expression stands.
  private func emitCall(
    with answer: String, to text: inout SourceText, _ spelled: (Function) -> String
  ) {
    guard let only else {
      return emitSwitch(over: "\(answer)\(isWhole ? "" : ".0")", to: &text, spelled)
    }
    text.line("\(expression(of: only, as: spelled(only), with: arguments(in: answer)))")
  }

  private func emitSwitch(
    over ending: SourceLine, to text: inout SourceText, _ spelled: (Function) -> String
  ) {
    text.line("switch \(ending) {")
    for (word, function) in zip(["success", "failure"], completion.functions) {
      let value = call.unusedName("value")
      let pattern = function.arguments.isEmpty ? "" : "(let \(value))"
      let isTuple = function.arguments.count > 1
      let arguments = function.arguments.enumerated().map { place, type in
        "\(value)\(isTuple ? ".\(place)" : "")\(type.asked)"
      }
      text.line(
        "case .\(word)\(pattern): \(expression(of: function, as: spelled(function), with: arguments))"
      )
    }
    text.line("}")
  }

  /// What the only function is called with.
  private func arguments(in answer: String) -> [String] {
    guard let only, !isWhole else { return parts == 0 ? [] : [answer] }
    return only.arguments.enumerated().map { "\(answer).\($0)\($1.asked)" }
  }

  private func expression(
    of function: Function, as name: String, with drawn: [String]
  ) -> SourceLine {
    let arguments =
      switch function.missing {
      case .value: ["nil"] + drawn
      case .error: drawn + ["nil"]
      case nil: drawn
      }
    return "\(name)\(function.mark)(\(arguments.joined(separator: ", ")))"
  }
}

extension MockCall.Completion.Function {
  fileprivate var mark: StaticString { isOptional ? "?" : "" }
}

extension ResolvedType {
  /// What is behind an answer that a handler is asked for with a type.
  fileprivate var asked: StaticString { self == .late ? ".reply" : "" }
}
