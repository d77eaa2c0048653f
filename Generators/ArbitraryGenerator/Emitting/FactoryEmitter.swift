/// Prints the labelled factories: `Factory<User>.provide(age: 20)` and
/// `Factory<User>.arbitrary(age: .int(in: 0...19))`.
struct FactoryEmitter {
  private let plan: TypePlan
  private let construction: Construction
  /// The type, with no generic parameter named as that of `Factory`.
  private let type: ResolvedType
  private let name: String
  private let parameters: [String]
  /// Where a type is declared that only the compiler can know.
  private let unknownLocation: SourceLocation?

  /// Nil where there is nothing to label; for an open class it is all there is.
  init?(_ plan: TypePlan) {
    guard case .construction(var construction) = plan.body,
      !construction.arguments.isEmpty || plan.isOpen
    else { return nil }
    let names = FactoryEmitter.newNames(of: plan.parameters)
    for position in construction.arguments.indices where !names.isEmpty {
      construction.arguments[position].type =
        construction.arguments[position].type.renaming(names)
    }
    type = plan.type.renaming(names)
    name = type.description
    construction.callee = name
    self.plan = plan
    self.construction = construction
    parameters = plan.parameters.map { names[$0] ?? $0 }
    unknownLocation = construction.arguments.lazy.compactMap(\.unknownLocation).first
  }

  /// `Factory` has a generic parameter `T`, so a type's own `T` gets another name.
  private static func newNames(of parameters: [String]) -> [String: String] {
    guard parameters.contains("T") else { return [:] }
    let free = (1...).lazy.map { "T\($0)" }.first { !parameters.contains($0) }
    return ["T": free ?? "T0"]
  }

  func emit(to text: inout SourceText) {
    let provides = plan.isProvidable && construction.failure == .never
    guard provides || plan.isArbitrary else { return }
    if !plan.isOpen { text.line() }
    let requirements = parameters.isEmpty ? ["T == \(name)"] : []
    plan.emitExtension(of: "FactoryCheck.Factory", requirements: requirements, to: &text) { text in
      text.located(at: unknownLocation) { text in
        if provides { emitProvide(to: &text) }
      }
      if provides, plan.isArbitrary { text.line() }
      text.located(at: unknownLocation) { text in
        if plan.isArbitrary { emitArbitrary(to: &text) }
      }
      if plan.isOpen { emitDraw(to: &text) }
    }
  }

  /// What draws the members of an open class, which itself has no `draw(_:)`.
  private func emitDraw(to text: inout SourceText) {
    text.line()
    let head = "\(plan.factoryAccess.modifier)static func draw"
    let parameter = "_ choices: inout FactoryCheck.Choices"
    text.list("\(head)", [parameter], " throws(FactoryCheck.Discard) -> \(name) {")
    text.indented { text in
      plan.emitSpan(around: construction, choices: "choices", to: &text)
      construction.emitDraw(to: &text)
    }
    text.line("}")
  }

  private func emitProvide(to text: inout SourceText) {
    emitHead("provide", result: name, to: &text) { argument in
      "\(argument.name.quoted): \(argument.type.asParameter) = \(argument.type.provided)"
    }
    text.indented { text in
      text.list("\(name)", construction.arguments.map { $0.labelled($0.name.quoted) })
    }
    text.line("}")
  }

  private func emitArbitrary(to text: inout SourceText) {
    emitHead("arbitrary", result: "FactoryCheck.Gen<\(name)>", to: &text) { argument in
      "\(argument.name.quoted): FactoryCheck.Gen<\(argument.type)> = \(argument.gen)"
    }
    let names = construction.arguments.map(\.name)
    let choices = ["choices", "drawing"].first { !names.contains($0) } ?? "choices\(names.count)"
    text.indented { text in
      guard !construction.arguments.isEmpty else { return text.line("FactoryCheck.Gen(draw)") }
      text.line("FactoryCheck.Gen { \(choices) throws(FactoryCheck.Discard) in")
      text.indented { text in
        emitSpan(choices: choices, to: &text)
        construction.emitDraw(to: &text, choices: choices) { argument in
          "\(argument.name.quoted).draw(&\(choices))"
        }
      }
      text.line("}")
    }
    text.line("}")
  }

  private func emitSpan(choices: String, to text: inout SourceText) {
    var copy = plan
    copy.type = type
    copy.emitSpan(choices: choices, to: &text)
  }

  private func emitHead(
    _ function: String, result: String, to text: inout SourceText,
    _ parameter: (Argument) -> String
  ) {
    let head = "\(plan.factoryAccess.modifier)static func \(function)\(genericClause)"
    text.list(
      "\(head)", construction.arguments.map(parameter), " -> \(result)\(whereClause(function)) {",
      isOneLine: unknownLocation != nil)
  }

  // MARK: - Generic types

  private var genericClause: String {
    parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  private func whereClause(_ function: String) -> String {
    guard !parameters.isEmpty else { return "" }
    let needs =
      function == "provide"
      ? TypePlan.requirements(
        [construction].providedParameters, conformTo: "FactoryCheck.Providable")
      : TypePlan.requirements([construction].drawnParameters, conformTo: "FactoryCheck.Arbitrary")
    return TypePlan.whereClause(needs + ["T == \(name)"])
  }
}
