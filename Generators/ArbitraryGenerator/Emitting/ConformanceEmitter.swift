/// Prints the conformances to `Providable` and `Arbitrary`.
final class ConformanceEmitter {
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
    text.block("\(access)static func provide() -> \(name)") {
      let isDrawn = drawsAbsent || type.isDrawnAlways
      guard provided.failure == .never, !(isDrawn && provided.refusesFixedValues) else {
        return $0.line(accepted(by: provided))
      }
      provided.emitProvided(
        orElse: isDrawn ? "return \(accepted(by: provided))" : nil, to: &$0)
    }
  }

  /// The first drawn value that the initialiser accepts.
  private func accepted(by provided: Construction) -> SourceLine {
    if drawsAbsent { return "_Provide()()" }
    let isShadowed = provided.arguments.contains { $0.name == "arbitrary" }
    return "FactoryCheck.Choices.accepted(by: \(isShadowed ? "Self." : "")arbitrary())"
  }

  /// Whether there is a function that draws what the initialiser asks for.
  private var drawsAbsent: Bool {
    guard case .construction(let construction) = type.body else { return false }
    return MemberwiseFunctions(type, construction).drawsAbsent
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
