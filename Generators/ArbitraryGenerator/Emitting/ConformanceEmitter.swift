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
    let isShadowed = provided.arguments.contains { $0.name == "arbitrary" }
    let accepted: SourceLine =
      drawsAbsent
      ? "_Provide()()"
      : "FactoryCheck.Choices.accepted(by: \(isShadowed ? "Self." : "")arbitrary())"
    text.block("\(access)static func provide() -> \(name)") {
      guard provided.failure == .never else { return $0.line(accepted) }
      provided.emitProvided(orElse: type.isDrawnAlways ? "return \(accepted)" : nil, to: &$0)
    }
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
