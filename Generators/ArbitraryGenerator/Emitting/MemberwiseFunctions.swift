/// Prints the functions that make values of a type from its members, called with their names.
struct MemberwiseFunctions {
  let plan: TypePlan
  let construction: Construction
  /// Where a type is declared that only the compiler can know.
  private let unknownLocation: SourceLocation?

  init(_ plan: TypePlan, _ construction: Construction) {
    self.plan = plan
    self.construction = construction
    unknownLocation = construction.arguments.lazy.compactMap(\.unknownLocation).first
  }

  /// Whether a fixed value is made this way.
  var provides: Bool { plan.isProvidable && (construction.failure == .never || drawsAbsent) }

  /// Whether the initialiser may not accept the fixed values of arguments, be it beside others that
  /// are given, so that those that it asks for are drawn unless they are given.
  var drawsAbsent: Bool {
    let mayRefuse =
      construction.failure == .never
      ? !construction.acceptsFixedValues || construction.comparesArguments : plan.constant == nil
    return mayRefuse && plan.isProvidable && plan.isArbitrary && !sends
  }

  private var sends: Bool { construction.arguments.contains(where: \.isSent) }

  /// Whether what is asked for has to be given: what draws it would capture what is sent.
  private var wantsAsked: Bool { sends && !construction.acceptsFixedValues }

  /// Prints the function of the fixed value behind `head`, which ends with its name.
  func emitProvide(_ head: SourceLine, whereClause: String = "", to text: inout SourceText) {
    let (drawsAbsent, wantsAsked) = (drawsAbsent, wantsAsked)
    text.located(at: unknownLocation) { text in
      emitHead(head, " -> \(plan.name)\(whereClause) {", to: &text) {
        $1.append("", $0.quotedName, construction.sends($0) ? ": sending " : ": ")
        if drawsAbsent, construction.asks(for: $0) {
          return $1.append("", $0.type.isOptional ? $0.type : .optional($0.type), " = nil")
        }
        $1.append("", $0.type.asParameter, "")
        guard !wantsAsked || !construction.asks(for: $0) else { return }
        $1.append(" = ")
        construction.writeProvided($0, to: $1)
      }
      text.indented { text in
        if drawsAbsent {
          emitAccepted(to: &text)
        } else {
          construction.emitCall(named: { $0.quotedName }, to: &text)
        }
      }
      text.line("}")
    }
  }

  /// Prints a value of what is given, with the rest drawn.
  private func emitAccepted(to text: inout SourceText) {
    let choices = construction.choices
    let name = construction.initializerName.literal
    let parameter: SourceLine = "\(choices) throws(FactoryCheck.Discard) in"
    text.line("FactoryCheck.Choices.accepted(by: \(name)) { \(parameter)")
    text.indented { text in
      plan.emitSpan(choices: choices, to: &text)
      construction.emitDraw(from: .absent, choices: choices, to: &text)
    }
    text.line("}")
  }

  /// The same for the gen. A gen of the user's own is not written into the list of parameters: there
  /// the compiler would show its errors in the generated file.
  func emitArbitrary(_ head: SourceLine, whereClause: String = "", to text: inout SourceText) {
    text.located(at: unknownLocation) { text in
      emitHead(head, " -> FactoryCheck.Gen<\(plan.name)>\(whereClause) {", to: &text) {
        $1.append("", $0.quotedName, ": FactoryCheck.Gen<")
        $1.append("", $0.type, ">")
        $0.writeDefaultGen(to: $1)
      }
      text.indented { text in
        for argument in construction.arguments { emitOverride(argument, to: &text) }
        emitGen(to: &text)
      }
      text.line("}")
    }
  }

  private func emitOverride(_ argument: Argument, to text: inout SourceText) {
    guard let gen = argument.override, !gen.namesArguments else { return }
    let name = argument.quotedName
    text.located(at: gen.location) { text in
      text.line("let \(name) = \(name) ?? \(argument.type.written(gen))")
    }
  }

  private func emitGen(to text: inout SourceText) {
    guard !construction.arguments.isEmpty else { return text.line("\(plan.drawingGen)") }
    let choices = construction.choices
    let head =
      construction.arguments.contains { $0.override.map { !$0.namesArguments } ?? false }
      ? "return " : ""
    text.line("\(head)\(plan.compositeGen) { \(choices) throws(FactoryCheck.Discard) in")
    text.indented { text in
      if plan.isRecursive { plan.emitSpan(choices: choices, to: &text) }
      construction.emitDraw(from: .gens, choices: choices, to: &text)
    }
    text.line("}")
  }

  private func emitHead(
    _ head: SourceLine, _ end: SourceLine, to text: inout SourceText,
    _ parameter: (Argument, SourceBuffer) -> Void
  ) {
    text.list(
      head, construction.arguments, end, isOneLine: unknownLocation != nil,
      write: parameter)
  }
}

extension Construction {
  /// The name of the initialiser, with its labels: `init(from:)`.
  fileprivate var initializerName: String {
    var labels = ""
    forEachInCall { labels += "\($1 ?? "_"):" }
    return "init(\(labels))"
  }
}
