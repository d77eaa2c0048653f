/// Prints the labelled factories: `Factory<User>.provide(age: 20)` and
/// `Factory<User>.arbitrary(age: .int(in: 0...19))`.
struct FactoryEmitter {
  /// With no generic parameter named as that of `Factory`.
  private let plan: TypePlan
  private let construction: Construction
  private let name: String
  /// Where a type is declared that only the compiler can know.
  private let unknownLocation: SourceLocation?

  /// Nil where there is nothing to label; for an open class it is all there is.
  init?(_ plan: TypePlan) {
    guard plan.isOpen || plan.isLabelled else { return nil }
    self.plan = plan.renaming(FactoryEmitter.newNames(of: plan.parameters))
    guard let construction = self.plan.provided else { return nil }
    self.construction = construction
    name = self.plan.name
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
    let requirements = plan.parameters.isEmpty ? ["T == \(name)"] : []
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
    if plan.gen != nil, !construction.arguments.isEmpty {
      emitPlainArbitrary(to: &text)
      text.line()
    }
    plan.emitDraw(
      plan.factoryAccess, parameters: genericClause, whereClause: whereClause("draw"), to: &text)
  }

  /// The gen of an open class where somebody wrote it: it has no labels.
  private func emitPlainArbitrary(to text: inout SourceText) {
    let head = "\(plan.factoryAccess.modifier)static func arbitrary\(genericClause)"
    text.block("\(head)() -> FactoryCheck.Gen<\(name)>\(whereClause("arbitrary"))") { text in
      text.line("\(plan.drawingGen)")
    }
  }

  private func emitProvide(to text: inout SourceText) {
    emitHead("provide", result: name, to: &text) {
      $1.append("", $0.name.quoted, ": ")
      $1.append("", $0.type.asParameter, " = ")
      $1.append($0.type.provided)
    }
    text.indented { text in
      construction.emitCall(SourceLine(construction.callee), to: &text) {
        $1.append($0.name.quoted)
      }
    }
    text.line("}")
  }

  private func emitArbitrary(to text: inout SourceText) {
    emitHead("arbitrary", result: "FactoryCheck.Gen<\(name)>", to: &text) {
      $1.append("", $0.name.quoted, ": FactoryCheck.Gen<")
      $1.append("", $0.type, "> = ")
      $0.writeGen(to: &$1)
    }
    let names = construction.arguments.map(\.name)
    let choices = ["choices", "drawing"].first { !names.contains($0) } ?? "choices\(names.count)"
    text.indented { text in
      guard !construction.arguments.isEmpty else { return text.line("\(plan.drawingGen)") }
      text.line("FactoryCheck.Gen { \(choices) throws(FactoryCheck.Discard) in")
      text.indented { text in
        plan.emitSpan(choices: choices, to: &text)
        construction.emitDraw(from: .gens, choices: choices, to: &text)
      }
      text.line("}")
    }
    text.line("}")
  }

  private func emitHead(
    _ function: String, result: String, to text: inout SourceText,
    _ parameter: (Argument, inout [UInt8]) -> Void
  ) {
    text.list(
      "\(plan.factoryAccess.modifier)static func \(function)\(genericClause)",
      construction.arguments, " -> \(result)\(whereClause(function)) {",
      isOneLine: unknownLocation != nil, write: parameter)
  }

  // MARK: - Generic types

  private var genericClause: String {
    plan.parameters.isEmpty ? "" : "<\(plan.parameters.joined(separator: ", "))>"
  }

  private func whereClause(_ function: String) -> String {
    guard !plan.parameters.isEmpty else { return "" }
    let needs =
      function == "provide"
      ? TypePlan.requirements(
        [construction].providedParameters, conformTo: "FactoryCheck.Providable")
      : TypePlan.requirements([construction].drawnParameters, conformTo: "FactoryCheck.Arbitrary")
    return TypePlan.whereClause(needs + ["T == \(name)"])
  }
}

extension TypePlan {
  /// Whether its values are made by a call with arguments.
  fileprivate var isLabelled: Bool {
    if case .construction(let it) = body { !it.arguments.isEmpty } else { false }
  }

  /// The same with its generic parameters renamed.
  fileprivate func renaming(_ names: [String: String]) -> TypePlan {
    guard !names.isEmpty else { return self }
    var copy = self
    copy.type = type.renaming(names)
    copy.parameters = parameters.map { names[$0] ?? $0 }
    guard case .construction(var construction) = body else { return copy }
    construction.callee = copy.name
    for position in construction.arguments.indices {
      construction.arguments[position].type =
        construction.arguments[position].type.renaming(names)
    }
    copy.body = .construction(construction)
    return copy
  }
}
