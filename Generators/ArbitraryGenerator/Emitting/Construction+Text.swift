extension Construction {
  /// The call where it has no arguments, can be made anywhere and speaks for itself.
  var shortText: String? {
    guard arguments.isEmpty, blanks.isEmpty, !isOnMainActor, spelling == .members else {
      return nil
    }
    return callee + (isCall ? "()" : "")
  }

  /// Where the values of a call's arguments are drawn from.
  enum Drawing {
    case types
    /// From gens with the arguments' names.
    case gens
    /// Where no value is given by their names; those that may be anything always are.
    case absent
  }

  /// A name for the choices that no argument has.
  var choices: String {
    func isFree(_ name: String) -> Bool { !arguments.contains { $0.name == name } }
    if isFree("choices") { return "choices" }
    return isFree("drawing") ? "drawing" : "choices\(arguments.count)"
  }

  /// Prints what draws the arguments and returns the value.
  func emitDraw(choices: String = "choices", to text: inout SourceText) {
    guard options.isEmpty else { return emitOptions(to: &text) }
    let isLocated = arguments.contains { $0.errorLocation != nil }
    emitDraw(from: .types, choices: choices, locates: isLocated, to: &text)
  }

  /// The first option is drawn last, which makes it the simplest one: those that stand for several
  /// mostly come after these.
  private func emitOptions(to text: inout SourceText) {
    guard isOnMainActor else {
      let shown: SourceLine =
        hidesRawValue
        ? #"choices.showing(options, as: "Self(rawValue: %)", [options.rawValue])"# : "options"
      return emitInsertions(returning: shown, to: &text) { _ in "choices.boolean()" }
    }
    for position in options.indices.reversed() {
      text.line("let isIn\(position) = choices.boolean()")
    }
    text.line("return FactoryCheck.Choices.onMainActor {")
    text.indented { emitInsertions(returning: "options", to: &$0) { "isIn\($0)" } }
    text.line("}")
  }

  private func emitInsertions(
    returning result: SourceLine, to text: inout SourceText, where isIn: (Int) -> SourceLine
  ) {
    text.line("var options = \(callee)()")
    for position in options.indices.reversed() {
      let name = options[position].withoutBackticks.memberQuoted
      text.line("if \(isIn(position)) { options.formUnion(.\(name)) }")
    }
    text.line("return \(result)")
  }

  /// The same with another way to draw an argument.
  func emitDraw(
    from drawing: Drawing, choices: String, locates: Bool = false, to text: inout SourceText
  ) {
    guard mayReject else {
      return emitArguments(from: drawing, choices: choices, locates: locates, to: &text)
    }
    let parameter: SourceLine = "\(choices) throws(FactoryCheck.Discard) in"
    let attempt: SourceLine = "return try \(choices).attempt"
    let clues = clues.values
    if clues.isEmpty {
      text.line("\(attempt) { \(parameter)")
    } else {
      text.line("\(attempt)(")
      text.indented { $0.list("knowing: .init", clues.arguments) }
      text.line(") { \(parameter)")
    }
    text.indented {
      emitArguments(from: drawing, choices: choices, locates: locates, to: &$0)
    }
    text.line("}")
  }

  /// Draws the arguments and calls; a call that throws makes nil, as a failable one does.
  private func emitArguments(
    from drawing: Drawing, choices: String, locates: Bool, to text: inout SourceText
  ) {
    // A closure fits several initialisers, too.
    let needsTypes = isOverloaded && arguments.contains(where: \.type.holdsFunction)
    let splits =
      locates || failure.contains(.throwing) || isOnMainActor || delaysArguments || needsTypes
      || spelling != .members || !preconditions.isEmpty || drawing == .absent || goesOn
      || arguments.contains { $0.override?.namesArguments == true }
    let split: Locals.Arguments =
      drawing == .absent ? .named(arguments.filter(asks).map(\.name)) : splits ? .all : .none
    let locals = Locals(
      isTyped: needsTypes || drawing == .absent, split: split, located: locates ? .all : .none,
      choices: choices, refusal: "return nil")
    let draws = !splits && arguments.contains { $0.draws(from: drawing) }
    let attempt: StaticString = failure.contains(.throwing) ? "try? " : draws ? "try " : ""
    func value(_ argument: Argument, _ buffer: SourceBuffer) {
      if splits, argument.draws(from: drawing) { buffer.append("try ") }
      writeSent(argument, to: buffer) {
        if drawing == .absent, !asks(for: argument) { return $0.append(argument.quotedName) }
        argument.writeDrawn(from: drawing, choices: choices, named: shownName, to: $0)
      }
    }
    guard spelling != .members, drawing != .absent else {
      return emitCall("return ", attempt: attempt, locals, to: &text, value: value)
    }
    for argument in arguments { emit(argument, locals, to: &text, value: value) }
    emitPreconditions(orElse: locals.refusal, to: &text)
    guard !goesOn else {
      let names = Set(arguments.map(locals.name))
      var made = "made"
      while names.contains(made) { made += "Value" }
      emitCall("let \(made) = ", attempt: attempt, named: locals.name, to: &text)
      return text.list(
        "return \(choices).showing", ["\(made)"] + spelling(named: locals.name))
    }
    let value = SourceLine { writeCall(attempt: attempt, named: locals.name, to: $0) }
    text.list("return \(choices).showing", [value] + spelling(named: locals.name))
  }

  /// What reports call the functions of an argument, as a literal: `"load"`, or `"call.load"` in the
  /// payload of a case.
  private func shownName(of argument: Argument) -> String {
    guard isOneOfSeveral, callee != Construction.initializer else {
      return argument.name.literal
    }
    let names = [String(callee.dropFirst()).withoutBackticks] + (argument.label.map { [$0] } ?? [])
    return names.joined(separator: ".").literal
  }

  /// How reports write the value: `as: "Self(%)!"` and `[count]`.
  private func spelling(named name: (Argument) -> String) -> [SourceLine] {
    // A call alone would keep nothing of what is unheld.
    guard spelling == .call || spelling == .initializer, !holdsMarks, unheld.isEmpty else {
      return ["as: nil"]
    }
    var labels: [String] = []
    forEachInCall { item, label in
      let value = if case .blank(let text) = item { text } else { "%" }
      labels.append((label.map { "\($0): " } ?? "") + value)
    }
    let isMember = isOneOfSeveral && callee != Construction.initializer
    let member = isMember ? callee : spelling == .initializer ? Construction.initializer : ""
    let call = member + (isCall ? "(\(labels.joined(separator: ", ")))" : "")
    let attempt: StaticString = failure.contains(.throwing) ? "try! " : ""
    let force: StaticString = failure.contains(.optional) ? "!" : ""
    let values = arguments.prefix(taken ?? .max).map { value($0, named: name) }
    return ["as: \"\(attempt)Self\(call)\(force)\""]
      + (values.isEmpty && !setsMembers ? [] : ["[\(values.joined(separator: ", "))]"])
      + (setsMembers ? ["setting: [\(settings(named: name))]"] : [])
  }

  /// The members that are set, and to what: `"count": count`, or `"count?": count as Any` where nil
  /// leaves it unset.
  private func settings(named name: (Argument) -> String) -> String {
    members.map { member in
      let label = member.name + (member.setsIfPresent ? "?" : "")
      return "\(label.literal): \(value(member, named: name))"
    }.joined(separator: ", ")
  }

  /// An argument as a value of any type.
  private func value(_ argument: Argument, named name: (Argument) -> String) -> String {
    name(argument) + (argument.type.isSurelyPresent ? "" : " as Any")
  }

  /// Whether a name has a character in it that means something in a text of `showing`, as only one
  /// in backticks can.
  private var holdsMarks: Bool {
    ([callee] + arguments.compactMap(\.quotedLabel)).contains { name in
      name.utf8.contains { [ASCII.quote, UInt8(ascii: "%"), UInt8(ascii: "?")].contains($0) }
    }
  }

  /// Writes the call where it can be made, in one line.
  private func writeCall(
    attempt: StaticString, named name: (Argument) -> String, to buffer: SourceBuffer
  ) {
    if isOnMainActor {
      buffer.append("FactoryCheck.Choices.onMainActor {", captures(named: name), " ")
    }
    buffer.append(attempt)
    buffer.append(callee)
    if isCall {
      buffer.append(inCall(named: name), "(", ")") { $1.append($0) }
    }
    if isOnMainActor { buffer.append(" }") }
  }

  /// Prints the fixed value, as the last expression of a function.
  ///
  /// - Parameter refusal: What is done where the initialiser may not accept the arguments' fixed
  ///   values, as few do not.
  func emitProvided(
    orElse refusal: @autoclosure () -> SourceLine? = nil, to text: inout SourceText
  ) {
    let refusal = acceptsFixedValues ? nil : refusal()
    let asks = refusal != nil
    let locals = Locals(
      isTyped: true, split: asks || isOverloaded || !unheld.isEmpty ? .all : .unknown,
      located: .unknown, refusal: refusal)
    let isSplit = arguments.contains(where: locals.splits)
    emitCall(isSplit ? "return " : "", locals, to: &text) { argument, buffer in
      // The compiler knows what holds for literals, and warns of what never does.
      let isAsked = asks && self.asks(for: argument)
      if isAsked { buffer.append("FactoryCheck.Choices.given(") }
      writeProvided(argument, to: buffer)
      if isAsked { buffer.append(")") }
    }
  }

  /// Whether a precondition names an argument, or the call may fail for it.
  func asks(for argument: Argument) -> Bool {
    failure != .never || vouched.contains(argument.name)
      || preconditions.contains { $0.parameters.contains(argument.name) }
  }

  /// Prints the fixed value of an argument.
  func writeProvided(_ argument: Argument, to buffer: SourceBuffer) {
    writeSent(argument, to: buffer) { $0.append(argument.type.provided) }
  }

  /// Prints a value that was just made, as one that may be sent where it has to be.
  private func writeSent(
    _ argument: Argument, to buffer: SourceBuffer, _ writeValue: (SourceBuffer) -> Void
  ) {
    let isSent = sends(argument)
    if isSent { buffer.append("FactoryCheck.Choices.Sent(") }
    writeValue(buffer)
    if isSent { buffer.append(").value") }
  }

  /// Whether the argument is sent from where the call is written.
  func sends(_ argument: Argument) -> Bool { argument.isSent && !isOnMainActor }

  /// Prints what asks for the preconditions.
  private func emitPreconditions(orElse refusal: SourceLine?, to text: inout SourceText) {
    guard let refusal, !preconditions.isEmpty else { return }
    for condition in preconditions.map(\.text) {
      // The brace of a closure would be taken for that of a body.
      let asked: SourceLine = condition.contains("{") ? "(\(condition))" : "\(condition)"
      text.line("guard \(asked) else { \(refusal) }")
    }
  }

  /// The same where some arguments are split off: they get a line of their own before.
  func emitCall(
    _ head: SourceLine = "", attempt: StaticString = "", _ locals: Locals,
    to text: inout SourceText, value: (Argument, SourceBuffer) -> Void
  ) {
    for argument in arguments where locals.splits(argument) {
      emit(argument, locals, to: &text, value: value)
    }
    emitPreconditions(orElse: locals.refusal, to: &text)
    emitCall(
      head, attempt: attempt, named: { locals.splits($0) ? locals.name($0) : nil }, to: &text,
      value: value)
  }

  /// Prints the call behind `head`, where it can be made.
  ///
  /// - Parameters:
  ///   - name: That of the constant or parameter which an argument is.
  ///   - value: Writes an argument that is none.
  func emitCall(
    _ head: SourceLine = "", attempt: StaticString = "", named name: (Argument) -> String?,
    to text: inout SourceText, value: (Argument, SourceBuffer) -> Void = { _, _ in }
  ) {
    guard isOnMainActor else {
      return emitHere("\(head)\(attempt)", name, to: &text, value)
    }
    text.line("\(head)FactoryCheck.Choices.onMainActor {\(captures(named: name))")
    text.indented { emitHere("\(attempt)", name, to: &$0, value) }
    text.line("}")
  }

  /// What a closure on the main actor captures to send it there: ` [name = …] in`.
  private func captures(named name: (Argument) -> String?) -> String {
    let captured = arguments.filter(\.isSent).compactMap(name)
    let list = captured.map { "\($0) = FactoryCheck.Choices.Sent(\($0))" }.joined(separator: ", ")
    return list.isEmpty ? "" : " [\(list)] in"
  }

  /// All that stands in the call.
  private func inCall(
    named name: (Argument) -> String?, _ value: (Argument, SourceBuffer) -> Void = { _, _ in }
  ) -> [SourceLine] {
    var items: [SourceLine] = []
    forEachInCall { item, label in
      let line = SourceMemory()
      switch item {
      case .argument(let position):
        writeInCall(arguments[position], named: name(arguments[position]), value, to: line.buffer)
      case .blank(let text):
        if let label { line.buffer.append("", label, ": ") }
        line.buffer.append(text)
      }
      items.append(SourceLine(line))
    }
    return items
  }

  private func writeInCall(
    _ argument: Argument, named name: String?, _ value: (Argument, SourceBuffer) -> Void,
    to buffer: SourceBuffer
  ) {
    argument.writeLabel(to: buffer)
    guard let name else { return value(argument, buffer) }
    buffer.append(name)
    if isOnMainActor, argument.isSent { buffer.append(".value") }
  }

  /// Prints the call behind `head`, and the arguments with their labels.
  private func emitHere(
    _ head: SourceLine, _ name: (Argument) -> String?, to text: inout SourceText,
    _ value: (Argument, SourceBuffer) -> Void
  ) {
    guard !goesOn else { return emitSetting(head, name, to: &text, value) }
    let call: SourceLine = "\(head)\(callee)"
    guard isCall else { return text.line(call) }
    guard blanks.isEmpty else { return text.list(call, inCall(named: name, value)) }
    text.list(call, arguments) { writeInCall($0, named: name($0), value, to: $1) }
  }

  /// Prints the call, and what is done with what it makes: members are set, of which a fixed value
  /// leaves those as they are that may be absent, and what it refers to is kept.
  private func emitSetting(
    _ head: SourceLine, _ name: (Argument) -> String?, to text: inout SourceText,
    _ value: (Argument, SourceBuffer) -> Void
  ) {
    let members = members.filter { !$0.setsIfPresent || name($0) != nil }
    let kept = arguments.filter { unheld.contains($0.name) }
    let call = SourceLine { buffer in
      buffer.append(callee)
      buffer.append(inCall(named: name, value), "(", ")") { $1.append($0) }
    }
    guard !members.isEmpty || !kept.isEmpty else { return text.line("\(head)\(call)") }
    let label: StaticString = failure.contains(.optional) ? "ifMade: " : ""
    text.line("\(head)FactoryCheck.Choices.setting(\(label)\(call)) {")
    for argument in members {
      let set = SourceMemory()
      if let name = name(argument) { set.buffer.append(name) } else { value(argument, set.buffer) }
      if isOnMainActor, argument.isSent, name(argument) != nil { set.buffer.append(".value") }
      let member: SourceLine = "$0.\(argument.name.memberQuoted) = "
      let line: SourceLine =
        argument.setsIfPresent
        ? "if let value = \(SourceLine(set)) { \(member)value }" : "\(member)\(SourceLine(set))"
      text.indented { $0.line(line) }
    }
    for argument in kept {
      let sent: StaticString = isOnMainActor && argument.isSent ? ".value" : ""
      let object: SourceLine = "\(name(argument) ?? argument.quotedName)\(sent)"
      text.indented { $0.line("FactoryCheck.Choices.keep(\(object), for: $0)") }
    }
    text.line("}")
  }

  private func emit(
    _ argument: Argument, _ locals: Locals, to text: inout SourceText,
    value: (Argument, SourceBuffer) -> Void
  ) {
    let line = SourceMemory()
    line.buffer.append("let ", locals.name(argument), "")
    if locals.isTyped || argument.type.isInferredFromUse || argument.type.holdsVoid {
      line.buffer.append(": ", argument.type, "")
    }
    line.buffer.append(" = ")
    value(argument, line.buffer)
    text.located(at: locals.location(argument)) { $0.line(SourceLine(line)) }
  }
}
