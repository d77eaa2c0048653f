extension Construction {
  /// The call where it has no arguments.
  var shortText: String? { arguments.isEmpty ? callee + (isCall ? "()" : "") : nil }

  /// Prints what draws the arguments and returns the value.
  func emitDraw(to text: inout SourceText) {
    let hasUnknown = arguments.contains(where: \.type.hasUnknown)
    emitDraw(to: &text, choices: "choices", splits: hasUnknown) { $0.type.drawn("choices") }
  }

  /// The same with another way to draw an argument.
  func emitDraw(
    to text: inout SourceText, choices: String, splits: Bool = false, drawn: (Argument) -> String
  ) {
    let splits = splits || failure == .throwing
    let values = self.values(
      in: &text, splits: splits, name: { $0 == choices ? "\($0)Value" : $0 },
      value: { splits ? "try \(drawn($0))" : drawn($0) })
    let attempt = splits || arguments.isEmpty ? "" : "try "
    switch failure {
    case .never: emitCall("return \(attempt)\(callee)", values, to: &text)
    case .optional: emitGuard("guard let value = \(attempt)\(callee)", values, to: &text)
    case .throwing:
      text.line("do {")
      text.indented { $0.list("return try \(callee)", values) }
      text.line("} catch {")
      text.indented { $0.line("throw FactoryCheck.Discard()") }
      text.line("}")
    }
  }

  /// Prints `head` and the arguments.
  func emitCall(_ head: String, _ values: [String], to text: inout SourceText) {
    if isCall { text.list(head, values) } else { text.line(head) }
  }

  private func emitGuard(_ head: String, _ values: [String], to text: inout SourceText) {
    text.list(head, values, " else {")
    text.indented { $0.line("throw FactoryCheck.Discard()") }
    text.line("}")
    text.line("return value")
  }

  /// The arguments with their labels. Where they are split, each value gets a line of its own
  /// before the call; those of unknown types are located where the user declared them.
  func values(
    in text: inout SourceText, splits: Bool, name: (String) -> String, value: (Argument) -> String
  ) -> [String] {
    arguments.map { argument in
      guard splits else { return argument.labelled(value(argument)) }
      let local = name(argument.name).quoted
      text.located(at: argument.type.hasUnknown ? argument.location : nil) { text in
        text.line("let \(local) = \(value(argument))")
      }
      return argument.labelled(local)
    }
  }
}

extension Argument {
  /// The value behind the argument's label.
  func labelled(_ value: String) -> String {
    label.map { "\($0.labelQuoted): \(value)" } ?? value
  }
}
