/// Prints the factories of a class that can be subclassed, which conforms to nothing:
/// `Factory<View>.provide(width: 20)` and `Factory<View>.arbitrary(width: .int(in: 0...19))`.
struct FactoryEmitter {
  /// With no generic parameter named as that of `Factory`.
  private let plan: TypePlan
  private let construction: Construction
  private let access: StaticString

  init?(_ plan: TypePlan) {
    guard plan.isOpen else { return nil }
    self.plan = plan.renaming(FactoryEmitter.newNames(of: plan.parameters))
    guard let construction = self.plan.provided else { return nil }
    self.construction = construction
    access = plan.factoryAccess.modifier
  }

  /// `Factory` has a generic parameter `T`, so a type's own `T` gets another name.
  static func newNames(of parameters: [String]) -> [String: String] {
    guard parameters.contains("T") else { return [:] }
    let free = (1...).lazy.map { "T\($0)" }.first { !parameters.contains($0) }
    return ["T": free ?? "T0"]
  }

  func emit(to text: inout SourceText) {
    let functions = MemberwiseFunctions(plan, construction)
    guard functions.provides || plan.isArbitrary else { return }
    let requirements = plan.parameters.isEmpty ? ["T == \(plan.name)"] : []
    plan.emitExtension(of: "FactoryCheck.Factory", requirements: requirements, to: &text) { text in
      if functions.provides {
        emitProvide(functions, to: &text)
        text.line()
      }
      if plan.isArbitrary, !construction.isOneOfSeveral {
        functions.emitArbitrary(
          "\(access)static func arbitrary\(genericClause)", whereClause: whereClause("arbitrary"),
          to: &text)
        text.line()
      }
      emitDraw(to: &text)
    }
  }

  private func emitProvide(_ functions: MemberwiseFunctions, to text: inout SourceText) {
    let head: SourceLine = "\(access)static func provide\(genericClause)"
    let whereClause = whereClause("provide")
    guard construction.isOneOfSeveral else {
      return functions.emitProvide(head, whereClause: whereClause, to: &text)
    }
    text.block("\(head)() -> \(plan.name)\(whereClause)") { construction.emitProvided(to: &$0) }
  }

  /// What draws the members, since the class itself has no `draw(_:)`.
  private func emitDraw(to text: inout SourceText) {
    let isWritten = plan.gen != nil && !construction.arguments.isEmpty
    if isWritten || construction.isOneOfSeveral && plan.isArbitrary {
      emitPlainArbitrary(to: &text)
      text.line()
    }
    plan.emitDraw(
      plan.factoryAccess, parameters: genericClause, whereClause: whereClause("draw"), to: &text)
  }

  /// The gen where somebody wrote it, and of one of several constants or calls: it has no labels.
  private func emitPlainArbitrary(to text: inout SourceText) {
    let head = "\(access)static func arbitrary\(genericClause)"
    text.block("\(head)() -> FactoryCheck.Gen<\(plan.name)>\(whereClause("arbitrary"))") { text in
      text.line("\(plan.drawingGen)")
    }
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
        [construction].providedParameters.adding(plan.dependentParameters),
        conformTo: "FactoryCheck.Providable")
      : TypePlan.requirements(
        plan.constructions.drawnParameters.adding(plan.dependentParameters),
        conformTo: "FactoryCheck.Arbitrary")
    return Generics.whereClause(needs + ["T == \(plan.name)"])
  }
}

extension TypePlan {
  /// The same with its generic parameters renamed.
  fileprivate func renaming(_ names: [String: String]) -> TypePlan {
    guard !names.isEmpty else { return self }
    let type = type.renaming(names)
    let plan = with(
      type, body.replacing(names.mapValues { .parameter($0) }, callee: type.description))
    plan.specify {
      $0.parameters = parameters.map { names[$0] ?? $0 }
      $0.dependentParameters = dependentParameters.map {
        ResolvedType.parameter($0).renaming(names).description
      }
    }
    return plan
  }
}
