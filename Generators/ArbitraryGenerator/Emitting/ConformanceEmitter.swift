/// Prints the conformances to `Providable` and `Arbitrary`.
struct ConformanceEmitter {
  private static let providable = "FactoryCheck.Providable"
  private static let arbitrary = "FactoryCheck.Arbitrary"

  private let type: TypePlan
  private let name: String
  private let access: String

  init(_ type: TypePlan) {
    self.type = type
    name = type.name
    access = type.access.modifier
  }

  /// One extension for both or, for a generic type, two, since each asks for its own.
  func emit(to text: inout SourceText) {
    guard !type.parameters.isEmpty, type.isProvidable, type.isArbitrary else {
      return emit(provides: type.isProvidable, draws: type.isArbitrary, to: &text)
    }
    emit(provides: true, draws: false, to: &text)
    text.line()
    emit(provides: false, draws: true, to: &text)
  }

  private func emit(provides: Bool, draws: Bool, to text: inout SourceText) {
    let protocols = (provides ? [Self.providable] : []) + (draws ? [Self.arbitrary] : [])
    guard !protocols.isEmpty else { return }
    let conforming = ": \(protocols.joined(separator: ", "))"
    let clause = type.parameters.isEmpty ? [] : requirements(draws: draws)
    type.emitExtension(of: type.extendedName + conforming, requirements: clause, to: &text) {
      text in
      if provides { emitProvide(to: &text) }
      if provides, draws { text.line() }
      if draws { emitDraw(to: &text) }
    }
  }

  /// What the generic parameters have to conform to.
  private func requirements(draws: Bool) -> [String] {
    draws
      ? TypePlan.requirements(type.constructions.drawnParameters, conformTo: Self.arbitrary)
      : TypePlan.requirements(
        type.provided.map { [$0].providedParameters } ?? [], conformTo: Self.providable)
  }

  // MARK: - provide()

  private func emitProvide(to text: inout SourceText) {
    guard let provided = type.provided else { return }
    text.block("\(access)static func provide() -> \(name)") { text in
      let hasUnknown = provided.arguments.contains(where: \.type.hasUnknown)
      let locals = Construction.Locals(
        isTyped: true, splits: \.type.hasUnknown, location: \.unknownLocation)
      let head: SourceLine = "\(hasUnknown ? "return " : "")\(provided.callee)"
      provided.emitCall(head, locals, to: &text) { $1.append($0.type.provided) }
    }
  }

  // MARK: - arbitrary() and draw(_:)

  private func emitDraw(to text: inout SourceText) {
    text.block("\(access)static func arbitrary() -> FactoryCheck.Gen<\(name)>") { text in
      text.line("\(type.drawingGen)")
    }
    text.line()
    type.emitDraw(type.access, to: &text)
  }
}
