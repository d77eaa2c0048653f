/// Reads whatever bytes the fuzzer makes as settings: it must neither crash nor hang, and every error
/// must have its text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do {
    _ = try Configuration.read(bytes, file: "arb.yml")
  } catch {
    for diagnostic in error.diagnostics { precondition(!diagnostic.description.isEmpty) }
  }
  return 0
}
