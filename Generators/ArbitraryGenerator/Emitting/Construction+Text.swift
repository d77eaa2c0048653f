extension Construction {
  /// The call where it has no arguments.
  var shortText: String? { arguments.isEmpty ? callee + (isCall ? "()" : "") : nil }

  /// Prints what draws the arguments and returns the value.
  func emitDraw(to text: inout SourceText) {
    guard options.isEmpty else { return emitOptions(to: &text) }
    let isLocated = arguments.contains { $0.errorLocation != nil }
    emitDraw(to: &text, choices: "choices", locates: isLocated) { $0.drawn("choices") }
  }

  private func emitOptions(to text: inout SourceText) {
    text.line("var options = \(callee)()")
    for option in options {
      let name = option.withoutBackticks.memberQuoted
      text.line("if choices.boolean() { options.insert(.\(name)) }")
    }
    text.line("return options")
  }

  /// The same with another way to draw an argument.
  func emitDraw(
    to text: inout SourceText, choices: String, locates: Bool = false, drawn: (Argument) -> String
  ) {
    guard failure != .never else {
      return emitArguments(to: &text, choices: choices, locates: locates, drawn: drawn)
    }
    let parameter = "\(choices) throws(FactoryCheck.Discard) in"
    text.line("return try \(choices).attempt { \(parameter)")
    text.indented { emitArguments(to: &$0, choices: choices, locates: locates, drawn: drawn) }
    text.line("}")
  }

  /// Draws the arguments and calls; a call that throws makes nil, as a failable one does.
  private func emitArguments(
    to text: inout SourceText, choices: String, locates: Bool, drawn: (Argument) -> String
  ) {
    let splits = locates || failure == .throwing
    let locals = Locals(
      isTyped: false, splits: { _ in splits }, location: { locates ? $0.errorLocation : nil },
      name: { $0.name == choices ? "\(choices)Value" : $0.name.quoted })
    let values = self.values(in: &text, locals) { splits ? tried(drawn($0)) : drawn($0) }
    let draws = !splits && values.contains(where: ResolvedType.isTried)
    let attempt = failure == .throwing ? "try? " : draws ? "try " : ""
    emitCall("return \(attempt)\(callee)", values, to: &text)
  }

  /// The expression, tried unless it draws nothing, as that for `Void` does.
  private func tried(_ drawn: String) -> String {
    ResolvedType.isTried(drawn) ? "try \(drawn)" : drawn
  }

  /// Prints `head` and the arguments.
  func emitCall(_ head: String, _ values: [String], to text: inout SourceText) {
    if isCall { text.list("\(head)", values) } else { text.line("\(head)") }
  }

  /// How arguments become constants before the call.
  struct Locals {
    /// Whether their types are written, as literals need it.
    var isTyped: Bool
    var splits: (Argument) -> Bool
    /// Where the compiler's errors on an argument belong.
    var location: (Argument) -> SourceLocation?
    var name: (Argument) -> String = \.name.quoted
  }

  /// The arguments with their labels; those that are split get a line of their own before.
  func values(
    in text: inout SourceText, _ locals: Locals, value: (Argument) -> String
  ) -> [String] {
    arguments.map { argument in
      guard locals.splits(argument) else { return argument.labelled(value(argument)) }
      let isTyped = locals.isTyped || argument.type.isInferredFromUse
      let type = isTyped ? ": \(argument.type)" : ""
      text.located(at: locals.location(argument)) { text in
        text.line("let \(locals.name(argument))\(type) = \(value(argument))")
      }
      return argument.labelled(locals.name(argument))
    }
  }
}

extension Argument {
  /// Where a member is declared whose type only the compiler can know.
  var unknownLocation: SourceLocation? { type.hasUnknown ? location : nil }

  /// Where the compiler's errors on what draws it belong; nil where it finds none.
  var errorLocation: SourceLocation? { override?.location ?? unknownLocation }

  /// An expression, to be tried, that draws its value from `choices`.
  func drawn(_ choices: String) -> String {
    override.map { "\(type.written($0)).draw(&\(choices))" } ?? type.drawn(choices)
  }

  /// An expression for its gen behind `Gen<Value> =`.
  var gen: String { override.map(type.written) ?? type.genInPlace }

  /// The value behind the argument's label.
  func labelled(_ value: String) -> String {
    label.map { "\($0.labelQuoted): \(value)" } ?? value
  }
}
