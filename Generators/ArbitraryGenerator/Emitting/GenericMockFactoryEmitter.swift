/// Prints the factory of a protocol whose associated types stay open, for all that may stand for
/// them: `Factory<any Store<Int, String>>`.
struct GenericMockFactoryEmitter {
  private let generics: Generics
  private let access: StaticString
  /// The protocol's type, and the mock, for the same types.
  private let name: String
  private let mockName: String
  /// What drawing the mock asks of its types.
  private let needs: [GenericRequirement]

  /// Nil where none of them stays open.
  init?(_ mock: MockPlan) {
    guard mock.isGeneric, let primaryTypes = mock.primaryTypes else { return nil }
    let names = FactoryEmitter.newNames(of: mock.openTypes).mapValues { TypeSyntax.named($0) }
    let list = { (types: [TypeSyntax]) in
      types.map { $0.replacing(names).description }.joined(separator: ", ")
    }
    generics = mock.generics.replacing(names)
    access = mock.factoryAccess.modifier
    name = "any \(mock.fullProtocolName)<\(list(primaryTypes))>"
    mockName = "\(mock.qualifiedName)<\(list(mock.openTypes.map { .named($0) }))>"
    needs = Generics(requirements: mock.needs).replacing(names).requirements
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
