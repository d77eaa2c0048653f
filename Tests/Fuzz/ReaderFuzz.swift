/// Reads whatever bytes the fuzzer makes as a Swift file: it must neither crash nor hang, and every
/// problem must have its place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let file = DeclarationParser.parse(SourceFile(path: "A.swift", bytes: bytes), functions: .all)
  for case let location? in file.diagnostics.map(\.location) {
    precondition(location.line > 0 && location.column > 0)
  }
  _ = Pipeline.generate(from: [file], testables: [])
  return 0
}
