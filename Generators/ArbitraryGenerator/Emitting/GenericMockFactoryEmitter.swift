/// Prints the factory of a protocol whose associated types stay open, for all that may stand for
/// them: `Factory<any Store<Int, String>>`.
struct GenericMockFactoryEmitter {
  private let generics: Generics
  private let access: StaticString
  /// What is made, and the mock, for the same types.
  private let name: String
  private let mockName: String
  /// What drawing the mock asks of its types.
  private let needs: [GenericRequirement]

  /// Nil where none of them stays open.
  init?(_ mock: MockPlan) {
    guard mock.isGeneric, let primaryTypes = mock.primaryTypes else { return nil }
    self.init(mock, as: ("any \(mock.fullProtocolName)", primaryTypes))
  }

  /// The same of the mock itself, `Factory<StoreMock<Int, String>>`; nil where that conforms.
  init?(ofMock mock: MockPlan) {
    guard mock.isGeneric, mock.needsMarkers else { return nil }
    self.init(mock, as: Self.type(of: mock))
  }

  private init(_ mock: MockPlan, as made: (name: String, types: [TypeSyntax])) {
    let names = FactoryEmitter.newNames(of: mock.openTypes).mapValues { TypeSyntax.named($0) }
    let text = { (name: String, types: [TypeSyntax]) in
      "\(name)<\(types.map { $0.replacing(names).description }.joined(separator: ", "))>"
    }
    generics = mock.generics.replacing(names)
    access = mock.factoryAccess.modifier
    name = text(made.name, made.types)
    let type = Self.type(of: mock)
    mockName = text(type.name, type.types)
    needs = Generics(requirements: mock.needs).replacing(names).requirements
  }

  private static func type(of mock: MockPlan) -> (name: String, types: [TypeSyntax]) {
    (mock.qualifiedName, mock.openTypes.map { .named($0) })
  }

  func emit(to text: inout SourceText) {
    text.block("\(head("provide")) -> \(name)\(whereClause())") { text in
      text.line("\(mockName)()")
    }
    text.line()
    let gen = "FactoryCheck.Gen<\(name)>"
    text.block("\(head("arbitrary")) -> \(gen)\(whereClause(needs))") { text in
      text.lines(
        """
        FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in
          try \(mockName).draw(&choices)
        }
        """)
    }
  }

  private func head(_ function: String) -> String {
    "\(access)static func \(function)\(generics.clause)()"
  }

  private func whereClause(_ needs: [GenericRequirement] = []) -> String {
    let requirements = (generics.requirements + needs).map(\.description)
    return Generics.whereClause(requirements + ["T == \(name)"])
  }
}
