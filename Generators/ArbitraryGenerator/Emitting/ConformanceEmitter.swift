/// Prints the conformances to `Providable` and `Arbitrary`.
struct ConformanceEmitter {
  private let type: TypePlan
  private let name: String
  private let access: StaticString

  init(_ type: TypePlan) {
    self.type = type
    name = type.name
    access = type.access.modifier
  }

  func emit(to text: inout SourceText) {
    var conformances: [TypePlan.Conformance] = []
    if type.isProvidable { conformances.append(.provides) }
    if type.isArbitrary { conformances.append(.draws) }
    type.emitConformances(conformances, to: &text) { conformance, text in
      switch conformance {
      case .provides: emitProvide(to: &text)
      case .draws: emitDraw(to: &text)
      }
    }
  }

  private func emitProvide(to text: inout SourceText) {
    guard let provided = type.provided else { return }
    // A generic type may have a fixed value where it has no gen.
    let isDrawn = type.isArbitrary && type.parameters.isEmpty
    let isShadowed = provided.arguments.contains { $0.name == "arbitrary" }
    let gen: SourceLine = isShadowed ? "Self.arbitrary()" : "arbitrary()"
    let refusal: SourceLine? =
      isDrawn ? "return FactoryCheck.Choices.accepted(by: \(gen))" : nil
    text.block("\(access)static func provide() -> \(name)") {
      if provided.failure == .never {
        provided.emitProvided(orElse: refusal, to: &$0)
      } else {
        $0.line("FactoryCheck.Choices.accepted(by: \(gen))")
      }
    }
  }

  private func emitDraw(to text: inout SourceText) {
    text.lines(
      """
      \(access)static func arbitrary() -> FactoryCheck.Gen<\(name)> {
        \(type.drawingGen)
      }
      """)
    text.line()
    type.emitDraw(type.access, to: &text)
  }
}
