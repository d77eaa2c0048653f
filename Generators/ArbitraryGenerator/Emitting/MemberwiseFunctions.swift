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
  var provides: Bool { plan.isProvidable && construction.failure == .never }

  /// Prints the function of the fixed value behind `head`, which ends with its name.
  func emitProvide(_ head: SourceLine, whereClause: String = "", to text: inout SourceText) {
    text.located(at: unknownLocation) { text in
      emitHead(head, " -> \(plan.name)\(whereClause) {", to: &text) {
        $1.append("", $0.quotedName, construction.sends($0) ? ": sending " : ": ")
        $1.append("", $0.type.asParameter, " = ")
        construction.writeProvided($0, to: $1)
      }
      text.indented { text in
        construction.emitCall(named: \.quotedName, to: &text)
      }
      text.line("}")
    }
  }

  /// The same for the gen.
  func emitArbitrary(_ head: SourceLine, whereClause: String = "", to text: inout SourceText) {
    text.located(at: unknownLocation) { text in
      emitHead(head, " -> FactoryCheck.Gen<\(plan.name)>\(whereClause) {", to: &text) {
        $1.append("", $0.quotedName, ": FactoryCheck.Gen<")
        $1.append("", $0.type, "> = ")
        $0.writeGen(to: $1)
      }
      text.indented { emitGen(to: &$0) }
      text.line("}")
    }
  }

  private func emitGen(to text: inout SourceText) {
    guard !construction.arguments.isEmpty else { return text.line("\(plan.drawingGen)") }
    let names = construction.arguments.map(\.name)
    let choices = ["choices", "drawing"].first { !names.contains($0) } ?? "choices\(names.count)"
    text.line("\(plan.compositeGen) { \(choices) throws(FactoryCheck.Discard) in")
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
