/// Prints the prisms to the payloads of an enum's cases.
final class PrismEmitter {
  private let plan: TypePlan
  private let name: String

  init(_ plan: TypePlan) {
    self.plan = plan
    name = plan.name
  }

  func emit(to text: inout SourceText) {
    guard !plan.prisms.isEmpty else { return }
    text.line()
    plan.emitExtension(of: "\(plan.extendedName)", to: &text) { text in
      for (position, prism) in plan.prisms.enumerated() {
        if position > 0 { text.line() }
        emit(prism, to: &text)
      }
    }
  }

  private func emit(_ prism: PrismPlan, to text: inout SourceText) {
    let type = prism.type
    text.located(at: type.hasUnknown ? plan.location : nil) { text in
      let head: SourceLine = "\(prism.access.modifier)static var \(prism.name.quoted)"
      text.block("\(head): FactoryCheck.Prism<\(name), \(type)>") { text in
        text.line(".init(")
        text.indented { text in
          emitGetter(prism, to: &text)
          text.line("make: { value in \(made(prism)) })")
        }
      }
    }
  }

  private func emitGetter(_ prism: PrismPlan, to text: inout SourceText) {
    let arguments = prism.construction.arguments
    let values = arguments.count == 1 ? ["value"] : arguments.indices.map { "value\($0)" }
    let pattern = values.map { "let \($0)" }.joined(separator: ", ")
    let value = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    text.line("get: { root in")
    text.indented { text in
      text.line("switch root {")
      text.line("case \(prism.construction.callee)(\(pattern)): return \(value)")
      if !prism.isOnlyCase { text.line("default: return nil") }
      text.line("}")
    }
    text.line("},")
  }

  private func made(_ prism: PrismPlan) -> String {
    let arguments = prism.construction.arguments
    let values = arguments.enumerated().map { position, argument in
      argument.labelled(arguments.count == 1 ? "value" : "value.\(position)")
    }
    return "\(prism.construction.callee)(\(values.joined(separator: ", ")))"
  }
}
