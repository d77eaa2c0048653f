/// A piece of source that is made of a call, written where it is put.
enum MockCallText: SourceWritable {
  /// The type of what answers.
  case handlerType(MockCall)
  /// What the handler is called with.
  case arguments(MockCall)
  /// The type of what there is of each parameter that is kept: of several, a tuple.
  case recordedType(MockCall)
  /// The same of a call.
  case recordedValue(MockCall)
  /// The arguments that reports show, as a list.
  case shownArguments(MockCall)
  /// A call as reports show it, with `%` for each argument and `…` for what cannot be kept.
  case pattern(MockCall)
  /// The effects with a space before them.
  case effects(MockCall)
  /// What stands behind the parameters, up to the brace.
  case tail(MockCall)

  func write(to buffer: SourceBuffer) {
    switch self {
    case .handlerType(let call): call.writeHandlerType(to: buffer)
    case .arguments(let call): buffer.append(call.parameters, "(", ")") { $0.writeArgument(to: $1) }
    case .recordedType(let call):
      call.writeRecorded(to: buffer, "Void", label: \.elementQuoted) {
        $0.writeRecordedType(to: $1)
      }
    case .recordedValue(let call):
      call.writeRecorded(to: buffer, "()", label: \.argumentQuoted) { $0.writeRecorded(to: $1) }
    case .shownArguments(let call): call.writeShownArguments(to: buffer)
    case .pattern(let call): call.writePattern(to: buffer)
    case .effects(let call): call.writeEffects(to: buffer)
    case .tail(let call):
      call.writeEffects(to: buffer)
      if let result = call.result { buffer.append(" -> ", result, "") }
      buffer.append("", call.whereClause, " {")
    }
  }
}

extension MockCall {
  /// The parameters that are kept of each call, which most are.
  var recorded: [MockParameter] { keepsHistory ? shown : [] }

  /// A name that is none of the parameters'.
  func unusedName(_ name: String) -> String {
    var unused = name
    while parameters.contains(where: { $0.name == unused }) { unused += "_" }
    return unused
  }

  fileprivate func writeHandlerType(to buffer: SourceBuffer) {
    if runsHandlerOnCaller { buffer.append("nonisolated(nonsending) ") }
    for word in handlerAttributes { buffer.append("", word, " ") }
    buffer.append(parameters, "(", ") ") { $1.append($0.handlerType) }
    if !handlerEffects.isEmpty { buffer.append("", handlerEffects, " ") }
    buffer.append("-> ")
    if let handlerResult { buffer.append(handlerResult) } else { buffer.append("Void") }
  }

  fileprivate func writeRecorded(
    to buffer: SourceBuffer, _ nothing: StaticString, label: (String) -> String,
    _ write: (MockParameter, SourceBuffer) -> Void
  ) {
    let recorded = recorded
    if recorded.isEmpty { return buffer.append(nothing) }
    if recorded.count == 1 { return write(recorded[0], buffer) }
    buffer.append(recorded, "(", ")") { parameter, buffer in
      parameter.writeLabel(as: label, to: buffer)
      write(parameter, buffer)
    }
  }

  fileprivate func writeEffects(to buffer: SourceBuffer) {
    if !effects.isEmpty { buffer.append(" ", effects, "") }
  }

  fileprivate func writeShownArguments(to buffer: SourceBuffer) {
    guard !shown.isEmpty else { return }
    buffer.append(shown, "[", "]") { $1.append("", $0.name, $0.isOptional ? " as Any" : "") }
  }

  fileprivate func writePattern(to buffer: SourceBuffer) {
    switch kind {
    case .getter(let name): return buffer.append(name)
    case .function(let name): buffer.append(name.withoutBackticks)
    case .subscript, .initializer: buffer.append("subscript")
    }
    buffer.append(parameters, "(", ")") { parameter, buffer in
      if let label = parameter.label { buffer.append("", label.withoutBackticks, ": ") }
      buffer.append(parameter.recordedType == nil ? "…" : "%")
      if parameter.declaration.isVariadic, parameter.recordedType != nil { buffer.append("...") }
    }
  }
}

extension MockParameter {
  /// Writes the name as a label: what needs no backticks as an expression needs none there.
  fileprivate func writeLabel(as quoted: (String) -> String, to buffer: SourceBuffer) {
    if name.isInBackticks {
      buffer.append(quoted(name.withoutBackticks))
    } else {
      buffer.append(name)
    }
    buffer.append(": ")
  }

  fileprivate func writeRecordedType(to buffer: SourceBuffer) {
    if let recordedType { buffer.append(recordedType) } else { buffer.append("Any") }
  }

  fileprivate func writeRecorded(to buffer: SourceBuffer) {
    if let wrapper { buffer.append(wrapper) } else { buffer.append(name) }
  }

  fileprivate func writeArgument(to buffer: SourceBuffer) {
    if isInout { buffer.append(argument) } else { writeRecorded(to: buffer) }
  }

  /// Whether inside a list of any values it has to be said that it is one.
  fileprivate var isOptional: Bool {
    handlerType.utf8.last == UInt8(ascii: "?") || handlerType == "Any" || namesOptional
  }
}
