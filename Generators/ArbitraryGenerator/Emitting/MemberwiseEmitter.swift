/// Prints the conformances to `MemberwiseProvidable` and `MemberwiseArbitrary`, which
/// `Factory<User>.provide(age: 20)` and `Factory<User>.arbitrary(age: .int(in: 0...19))` call.
final class MemberwiseEmitter {
  private let plan: TypePlan
  private let functions: MemberwiseFunctions

  /// Nil where there is no member to name, and for an open class, which conforms to nothing.
  init?(_ plan: TypePlan) {
    guard !plan.isOpen, case .construction(let construction) = plan.body,
      !construction.arguments.isEmpty
    else { return nil }
    self.plan = plan
    functions = MemberwiseFunctions(plan, construction)
  }

  func emit(to text: inout SourceText) {
    var conformances: [TypePlan.Conformance] = []
    if functions.provides { conformances.append(.provides) }
    if plan.isArbitrary { conformances.append(.draws) }
    guard !conformances.isEmpty else { return }
    text.line()
    plan.emitConformances(conformances, prefix: "Memberwise", to: &text) { conformance, text in
      switch conformance {
      case .provides:
        emitFactory("_Provide", to: &text) { functions.emitProvide($0, to: &$1) }
      case .draws:
        emitFactory("_Arbitrary", to: &text) { head, text in
          if plan.gen != nil { emitWrittenGen(head, to: &text) }
          functions.emitArbitrary(head, to: &text)
        }
      }
    }
  }

  /// Prints the function without names, which the compiler takes where none is given: what somebody
  /// wrote draws the whole value.
  private func emitWrittenGen(_ head: SourceLine, to text: inout SourceText) {
    text.block("\(head)() -> FactoryCheck.Gen<\(plan.name)>") { $0.line("\(plan.drawingGen)") }
    text.line()
  }

  private func emitFactory(
    _ name: SourceLine, to text: inout SourceText,
    _ function: (SourceLine, inout SourceText) -> Void
  ) {
    let access = plan.access.modifier
    text.block("nonisolated \(access)struct \(name): FactoryCheck.MemberwiseFactory") { text in
      if access.utf8CodeUnitCount > 0 {
        text.line("\(access)init() {}")
        text.line()
      }
      function("\(plan.factoryAccess.modifier)func callAsFunction", &text)
    }
  }
}
