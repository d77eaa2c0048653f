/// Prints the gen of all that stands for a protocol's type, `Gen<any Shape>.anyShape`, and the
/// factory `Factory<any Shape>`.
struct ExistentialEmitter {
  private let plan: ExistentialPlan
  private let existential: ResolvedType.Existential
  private let access: StaticString

  init(_ plan: ExistentialPlan) {
    self.plan = plan
    existential = plan.existential
    access = plan.access.modifier
  }

  func emit(to text: inout SourceText) {
    guard existential.genName != nil || plan.hasFactory else { return }
    text.line()
    text.conditional(plan.conditions) { text in
      emitGen(to: &text)
      if existential.genName != nil, plan.hasFactory { text.line() }
      emitFactory(to: &text)
    }
  }

  private func emitGen(to text: inout SourceText) {
    if let name = existential.genName {
      emitExtension(of: "FactoryCheck.Gen where Value == \(plan.type)", to: &text) { text in
        text.line("/// Values of all types that stand for `\(plan.type)`.")
        text.block("\(access)static var \(name): Self") { emitChoice(to: &$0) }
      }
    }
  }

  private func emitFactory(to text: inout SourceText) {
    guard plan.hasFactory else { return }
    emitExtension(of: "FactoryCheck.Factory where T == \(plan.type)", to: &text) { text in
      if plan.isProvidable {
        text.block("\(access)static func provide() -> \(plan.type)") { text in
          text.line("\(plan.type.provided)")
        }
        text.line()
      }
      text.block("\(access)static func arbitrary() -> FactoryCheck.Gen<\(plan.type)>") { text in
        text.line("\(plan.type.genInPlace)")
      }
    }
  }

  private func emitExtension(
    of name: SourceLine, to text: inout SourceText, _ body: (inout SourceText) -> Void
  ) {
    for attribute in plan.attributes { text.line("\(attribute)") }
    text.block("nonisolated extension \(name)", body)
  }

  private func emitChoice(to text: inout SourceText) {
    let conformers = existential.conformers
    let leaves: SourceLine =
      existential.leaves < conformers.count ? ", endingIn: \(existential.leaves)" : ""
    text.line("Self { choices throws(FactoryCheck.Discard) in")
    text.indented { text in
      text.line("choices.begin(\(plan.type.asOperand).self)")
      text.line("defer { choices.end() }")
      text.line("switch choices.alternative(of: \(conformers.count)\(leaves)) {")
      for (position, conformer) in conformers.enumerated() {
        let isLast = position == conformers.count - 1
        let label: SourceLine = isLast ? "default:" : "case \(position):"
        let attempt: StaticString = conformer.draws ? "try " : ""
        let draw: SourceLine = "\(attempt)\(conformer.drawn("choices"))"
        if existential.isOnMainActor {
          text.line(label)
          text.line("  let value = \(draw)")
          text.line("  return FactoryCheck.Choices.onMainActor { value as \(plan.type) }")
        } else {
          text.line("\(label) return \(draw)")
        }
      }
      text.line("}")
    }
    text.line("}")
  }
}
