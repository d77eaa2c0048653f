/// Prints what draws a type eraser from a mock of its protocol: as its own conformance or, where
/// associated types stay open, as a factory for all that may stand for them, since a conformance
/// cannot ask of those what mocks do.
struct MockEraserGenEmitter {
  private let mock: MockPlan
  /// The eraser's type and the mock's.
  private let name: String
  private let mockName: String
  private let generics: Generics
  /// What making the eraser asks of the types that stay open, and drawing its mock besides.
  private let needs: (all: [GenericRequirement], drawing: [GenericRequirement])

  /// Nil where there is no eraser, or nothing draws the mock.
  init?(_ mock: MockPlan) {
    guard mock.isDrawn, let eraserName = mock.eraserName, mock.arguments.isEmpty,
      mock.isolation.map(\.namesMainActor) ?? true
    else { return nil }
    self.mock = mock
    let names = FactoryEmitter.newNames(of: mock.openTypes).mapValues { TypeSyntax.named($0) }
    let types = mock.openTypes.map { TypeSyntax.named($0).replacing(names).description }
    let arguments = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    name = (mock.enclosing.map { "\($0)." } ?? "") + eraserName + arguments
    mockName = mock.qualifiedName + arguments
    generics = mock.generics.replacing(names)
    let all = mock.needsOfErasing
    let drawing = mock.needs.filter { !all.contains($0) }
    needs = (
      Generics(requirements: all).replacing(names).requirements,
      Generics(requirements: drawing).replacing(names).requirements
    )
  }

  func emit(to text: inout SourceText) {
    text.line()
    for attribute in mock.attributes { text.line("\(attribute)") }
    let isGeneric = mock.isGeneric
    let head =
      isGeneric
      ? "FactoryCheck.Factory" : "\(name): FactoryCheck.Providable, FactoryCheck.Arbitrary"
    text.block("nonisolated extension \(head)") { text in
      text.block("\(self.head("provide")) -> \(name)\(whereClause())") { text in
        text.line("\(erased("\(mockName)()"))")
      }
      text.line()
      let gen = "FactoryCheck.Gen<\(name)>"
      text.block("\(self.head("arbitrary")) -> \(gen)\(whereClause(needs.drawing))") { text in
        text.lines(
          """
          FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in
            choices.begin(\(name).self)
            defer { choices.end() }
            let mock = try \(mockName).draw(&choices)
            return choices.showing(\(erased("mock")), as: "Self(%)", [mock])
          }
          """)
      }
    }
  }

  private func erased(_ mock: String) -> String {
    guard self.mock.isolation != nil else { return "\(name)(\(mock))" }
    return "FactoryCheck.Choices.onMainActor { \(name)(\(mock)) }"
  }

  private func head(_ function: String) -> String {
    guard mock.isGeneric else {
      let access = mock.factoryAccess == .package ? "package" : "public"
      return "\(access) static func \(function)()"
    }
    return "\(mock.factoryAccess.modifier)static func \(function)\(generics.clause)()"
  }

  private func whereClause(_ drawing: [GenericRequirement] = []) -> String {
    guard mock.isGeneric else { return "" }
    let requirements = (generics.requirements + drawing + needs.all).map(\.description)
    return Generics.whereClause(requirements + ["T == \(name)"])
  }
}

extension MockPlan {
  /// What the initialiser of its eraser asks of the types that stay open, and who calls it on an
  /// actor, beyond what they are.
  fileprivate var needsOfErasing: [GenericRequirement] {
    let shared =
      isolation == nil
      ? MockForwarding(mock: self, real: "").sharedTypes
      : generics.parameters.filter { $0.constraint != nil }.map(\.name)
    return shared.map {
      GenericRequirement(
        left: .named($0), relation: .conforms, right: .named("SendableMetatype"))
    }
  }
}
