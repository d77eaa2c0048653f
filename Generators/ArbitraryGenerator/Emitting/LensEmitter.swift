/// Prints the lenses to a type's members.
struct LensEmitter {
  private let plan: TypePlan

  private let name: String

  init(_ plan: TypePlan) {
    self.plan = plan
    name = plan.name
  }

  func emit(to text: inout SourceText) {
    guard !plan.lenses.isEmpty else { return }
    text.line()
    plan.emitExtension(of: plan.extendedName, to: &text) { text in
      for (position, lens) in plan.lenses.enumerated() {
        if position > 0 { text.line() }
        emit(lens, to: &text)
      }
    }
  }

  private func emit(_ lens: LensPlan, to text: inout SourceText) {
    let type = "FactoryCheck.Lens<\(name), \(lens.type)>"
    text.located(at: lens.type.hasUnknown ? plan.location : nil) { text in
      text.block("\(lens.access.modifier)static var \(lens.name): \(type)") { text in
        text.line("FactoryCheck.Lens(")
        text.indented { text in
          text.line("get: { root in root.\(lens.member) },")
          emitSetter(lens, to: &text)
        }
      }
    }
  }

  private func emitSetter(_ lens: LensPlan, to text: inout SourceText) {
    text.line("set: { value, root in")
    text.indented { text in
      switch lens.way {
      case .mutation:
        text.line("var root = root")
        text.line("root.\(lens.member) = value")
        text.line("return root")
      case .construction: emitCall(lens, to: &text)
      }
    }
    text.line("})")
  }

  private func emitCall(_ lens: LensPlan, to text: inout SourceText) {
    guard case .construction(let construction) = plan.body else { return }
    let values = construction.arguments.map { argument in
      let isSet = argument.name == lens.member.withoutBackticks
      return argument.labelled(isSet ? "value" : "root.\(argument.name.quoted)")
    }
    text.list(name, values)
  }
}
