/// Decides which file says what: one says all, or each outermost type of the sources has its own,
/// by name, which it keeps whatever else comes or goes.
struct FilePlanner {
  private let index: DeclarationIndex
  private let imports: ImportPlanner

  init(index: DeclarationIndex) {
    self.index = index
    imports = ImportPlanner(index: index)
  }

  /// The only file.
  func file(
    _ types: [TypePlan], _ existentials: [ExistentialPlan], _ mocks: [PrintedMock],
    _ literals: LiteralPlan
  ) -> FilePlan {
    FilePlan(
      imports: imports.imports(for: types, existentials, mocks: mocks), literals: literals,
      types: types, existentials: existentials, mocks: mocks)
  }

  /// A file for each type, and one for the literals that all of them draw.
  func files(
    _ types: [TypePlan], _ existentials: [ExistentialPlan], _ mocks: [PrintedMock],
    _ literals: LiteralPlan
  ) -> [FilePlan] {
    var files: [String: FilePlan] = [:]
    for type in types { files[key(type), default: FilePlan()].types.append(type) }
    for it in existentials { files[key(it), default: FilePlan()].existentials.append(it) }
    for mock in mocks where mock.isDrawn {
      files[key(mock), default: FilePlan()].mocks.append(mock)
    }
    let named = files.sorted { $0.key < $1.key }.map { _, file in
      FilePlan(
        name: name(of: file),
        imports: imports.imports(for: file.types, file.existentials, mocks: file.mocks),
        types: file.types, existentials: file.existentials, mocks: file.mocks)
    }
    return literals.isEmpty ? named : [Self.file(literals)] + named
  }

  /// Its name is that of the constant, which no other generated file of the modules has.
  private static func file(_ literals: LiteralPlan) -> FilePlan {
    FilePlan(
      name: "\(literals.name.prefix(1).uppercased())\(literals.name.dropFirst()).swift",
      imports: [ImportPlan(module: "FactoryCheck")], literals: literals)
  }
}

extension FilePlanner {
  /// Names that differ in case alone share a file: some disks cannot keep two such files apart.
  private func key(_ type: TypePlan) -> String { outermost(type).lowercased() }

  private func key(_ existential: ExistentialPlan) -> String {
    outermost(existential).lowercased()
  }

  private func key(_ mock: PrintedMock) -> String { outermost(mock).lowercased() }

  private func name(of file: FilePlan) -> String {
    let names =
      file.types.map(outermost) + file.existentials.map(outermost) + file.mocks.map(outermost)
    return "\(names.min() ?? "")+Arbitrary.swift"
  }

  private func outermost(_ type: TypePlan) -> String {
    outermost(index.types[type.id].qualifiedName)
  }

  private func outermost(_ existential: ExistentialPlan) -> String {
    outermost(index.types[existential.id].qualifiedName)
  }

  private func outermost(_ mock: PrintedMock) -> String { outermost(mock.qualifiedName) }

  private func outermost(_ name: String) -> String {
    String(name.prefix { $0 != "." }).withoutBackticks
  }
}
