/// Tells what a person wrote from generated files, which may be replaced.
enum Handwriting {
  /// So much of a file is looked at: what generates a file says so at its top.
  private static let longestTop = 4096

  /// Whether a file has more than comments, and none of those at its top says that it is generated.
  static func fills(_ path: String) throws(FileError) -> Bool {
    guard FileSystem.status(of: path) == .file else { return false }
    let bytes = try FileSystem.read(path, atMost: longestTop)
    let top = bytes.withUnsafeBufferPointer { buffer -> [UInt8]? in
      var lexer = Lexer(SourceBytes(buffer))
      let first = lexer.next()
      return first.kind == .end ? nil : Array(buffer[..<first.start])
    }
    return top.map { !String(decoding: $0, as: UTF8.self).lowercased().contains("generated") }
      ?? false
  }
}
