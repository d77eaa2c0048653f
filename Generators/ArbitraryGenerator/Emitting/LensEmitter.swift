/// Prints the lenses to a type's members.
struct LensEmitter {
  private let plan: TypePlan
  private let name: String
  /// What the initialiser takes.
  private let arguments: [Argument]

  /// Nil where there are none.
  init?(_ plan: TypePlan) {
    guard !plan.lenses.isEmpty else { return nil }
    self.plan = plan
    name = plan.name
    arguments = plan.constructions.first?.arguments ?? []
  }

  func emit(to text: inout SourceText) {
    text.line()
    plan.emitExtension(of: "\(plan.extendedName)", to: &text) { text in
      for (position, lens) in plan.lenses.enumerated() {
        if position > 0 { text.line() }
        emit(lens, to: &text)
      }
    }
  }

  private func emit(_ lens: LensPlan, to text: inout SourceText) {
    text.located(at: lens.type.hasUnknown ? plan.location : nil) { text in
      let head: SourceLine = "\(lens.access.modifier)static var \(lens.name)"
      text.block("\(head): FactoryCheck.Lens<\(name), \(lens.type)>") { text in
        text.line(".init(")
        text.indented { text in
          text.line("get: { root in root.\(lens.member) },")
          emitSetter(lens, to: &text)
        }
      }
    }
  }

  private func emitSetter(_ lens: LensPlan, to text: inout SourceText) {
    switch lens.way {
    case .mutation:
      text.line("assign: { root, value in root.\(lens.member) = value })")
    case .construction:
      text.line("set: { value, root in")
      text.indented { emitCall(lens, to: &$0) }
      text.line("})")
    }
  }

  private func emitCall(_ lens: LensPlan, to text: inout SourceText) {
    let member = lens.member.withoutBackticks
    text.list("\(name)", arguments) { argument, buffer in
      argument.writeLabel(to: buffer)
      if argument.name == member {
        buffer.append("value")
      } else {
        buffer.append("root.", argument.quotedName, "")
      }
    }
  }
}
