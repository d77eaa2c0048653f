/// Mocks of every protocol.
private let allMocks = MockSettings(
  selection: .all,
  output: ConfiguredPath(
    path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1)))

/// Reads whatever bytes the fuzzer makes as a Swift file: it must neither crash nor hang, every
/// problem must have its place, and gathering literals on the way must change nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let source = SourceFile(path: "A.swift", bytes: bytes)
  let file = DeclarationParser.parse(source, functions: .all)
  var literals: Literals? = Literals()
  let fileOfLiterals = DeclarationParser.parse(
    source, functions: .all, names: NamedTypes(), literals: &literals)
  precondition(fileOfLiterals == file)
  for case let location? in file.diagnostics.map(\.location) {
    precondition(location.line > 0 && location.column > 0)
  }
  _ = Pipeline.generate(from: [file], testables: [], mocks: allMocks)
  return 0
}
