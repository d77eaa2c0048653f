extension Construction {
  /// The call where it has no arguments and can be made anywhere.
  var shortText: String? {
    arguments.isEmpty && !isOnMainActor ? callee + (isCall ? "()" : "") : nil
  }

  /// Where the values of a call's arguments are drawn from.
  enum Drawing {
    case types
    /// From gens with the arguments' names.
    case gens
  }

  /// Prints what draws the arguments and returns the value.
  func emitDraw(to text: inout SourceText) {
    guard options.isEmpty else { return emitOptions(to: &text) }
    let isLocated = arguments.contains { $0.errorLocation != nil }
    emitDraw(from: .types, choices: "choices", locates: isLocated, to: &text)
  }

  private func emitOptions(to text: inout SourceText) {
    guard isOnMainActor else { return emitInsertions(to: &text) { _ in "choices.boolean()" } }
    for position in options.indices { text.line("let isIn\(position) = choices.boolean()") }
    text.line("return FactoryCheck.Choices.onMainActor {")
    text.indented { emitInsertions(to: &$0) { "isIn\($0)" } }
    text.line("}")
  }

  private func emitInsertions(to text: inout SourceText, where isIn: (Int) -> SourceLine) {
    text.line("var options = \(callee)()")
    for (position, option) in options.enumerated() {
      let name = option.withoutBackticks.memberQuoted
      text.line("if \(isIn(position)) { options.insert(.\(name)) }")
    }
    text.line("return options")
  }

  /// The same with another way to draw an argument.
  func emitDraw(
    from drawing: Drawing, choices: String, locates: Bool = false, to text: inout SourceText
  ) {
    guard failure != .never else {
      return emitArguments(from: drawing, choices: choices, locates: locates, to: &text)
    }
    let parameter: SourceLine = "\(choices) throws(FactoryCheck.Discard) in"
    text.line("return try \(choices).attempt { \(parameter)")
    text.indented {
      emitArguments(from: drawing, choices: choices, locates: locates, to: &$0)
    }
    text.line("}")
  }

  /// Draws the arguments and calls; a call that throws makes nil, as a failable one does.
  private func emitArguments(
    from drawing: Drawing, choices: String, locates: Bool, to text: inout SourceText
  ) {
    let splits = locates || failure == .throwing || isOnMainActor
    let locals = Locals(
      isTyped: false, splits: { _ in splits }, location: { locates ? $0.errorLocation : nil },
      name: { $0.name == choices ? "\(choices)Value" : $0.quotedName })
    let draws = !splits && arguments.contains { $0.draws(from: drawing) }
    let attempt: StaticString = failure == .throwing ? "try? " : draws ? "try " : ""
    emitCall("return ", attempt: attempt, locals, to: &text) { argument, buffer in
      if splits, argument.draws(from: drawing) { buffer.append("try ") }
      argument.writeDrawn(from: drawing, choices: choices, to: buffer)
    }
  }

  /// How arguments become constants before the call.
  struct Locals {
    /// Whether their types are written, as literals need it.
    var isTyped: Bool
    var splits: (Argument) -> Bool
    /// Where the compiler's errors on an argument belong.
    var location: (Argument) -> SourceLocation?
    var name: (Argument) -> String = \.quotedName
  }

  /// The same where some arguments are split off: they get a line of their own before.
  func emitCall(
    _ head: StaticString = "", attempt: StaticString = "", _ locals: Locals,
    to text: inout SourceText, value: (Argument, SourceBuffer) -> Void
  ) {
    for argument in arguments where locals.splits(argument) {
      emit(argument, locals, to: &text, value: value)
    }
    emitCall(head, attempt: attempt, to: &text) { argument, buffer in
      if locals.splits(argument) {
        buffer.append(locals.name(argument))
      } else {
        value(argument, buffer)
      }
    }
  }

  /// Prints the call with its arguments behind `head`, where it can be made.
  func emitCall(
    _ head: StaticString = "", attempt: StaticString = "", to text: inout SourceText,
    value: (Argument, SourceBuffer) -> Void
  ) {
    guard isOnMainActor else { return emitHere("\(head)\(attempt)\(callee)", to: &text, value) }
    text.line("\(head)FactoryCheck.Choices.onMainActor {")
    text.indented { emitHere("\(attempt)\(callee)", to: &$0, value) }
    text.line("}")
  }

  /// Prints `call` and the arguments with their labels.
  private func emitHere(
    _ call: SourceLine, to text: inout SourceText, _ value: (Argument, SourceBuffer) -> Void
  ) {
    guard isCall else { return text.line(call) }
    text.list(call, arguments) { argument, buffer in
      argument.writeLabel(to: buffer)
      value(argument, buffer)
    }
  }

  private func emit(
    _ argument: Argument, _ locals: Locals, to text: inout SourceText,
    value: (Argument, SourceBuffer) -> Void
  ) {
    let line = SourceBuffer()
    line.append("let ", locals.name(argument), "")
    if locals.isTyped || argument.type.isInferredFromUse { line.append(": ", argument.type, "") }
    line.append(" = ")
    value(argument, line)
    text.located(at: locals.location(argument)) { $0.line(SourceLine(line)) }
  }
}

extension Argument {
  /// Where a member is declared whose type only the compiler can know.
  var unknownLocation: SourceLocation? { type.hasUnknown ? location : nil }

  /// Where the compiler's errors on what draws it belong; nil where it finds none.
  var errorLocation: SourceLocation? { override?.location ?? unknownLocation }

  /// An expression, to be tried where it `draws`, for its value.
  func writeDrawn(
    from drawing: Construction.Drawing, choices: String, to buffer: SourceBuffer
  ) {
    writeSent(to: buffer) { buffer in
      switch (drawing, override) {
      case (.types, nil): return buffer.append(type.drawn(choices))
      case (.types, let gen?): buffer.append(type.written(gen))
      case (.gens, _): buffer.append(quotedName)
      }
      buffer.append(".draw(&", choices, ")")
    }
  }

  /// An expression for its fixed value.
  func writeProvided(to buffer: SourceBuffer) {
    writeSent(to: buffer) { $0.append(type.provided) }
  }

  /// A value that was just made, as one that may be sent where it has to be.
  private func writeSent(to buffer: SourceBuffer, _ writeValue: (SourceBuffer) -> Void) {
    if isSent { buffer.append("FactoryCheck.Choices.Sent(") }
    writeValue(buffer)
    if isSent { buffer.append(").value") }
  }

  func draws(from drawing: Construction.Drawing) -> Bool {
    drawing == .gens || override != nil || type.draws
  }

  /// An expression for its gen behind `Gen<Value> =`.
  func writeGen(to buffer: SourceBuffer) {
    if let override {
      buffer.append(type.written(override))
    } else {
      buffer.append(type.genInPlace)
    }
  }

  /// What stands before the value at the call.
  func writeLabel(to buffer: SourceBuffer) {
    if let quotedLabel { buffer.append("", quotedLabel, ": ") }
  }
}
