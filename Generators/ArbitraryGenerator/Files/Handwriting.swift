/// Tells what a person wrote from generated files, which may be replaced.
enum Handwriting {
  /// So much of a file is looked at: what generates a file says so at its top.
  private static let longestTop = 4096

  /// Whether a file has code or comments, and none of those at its top says that it is generated.
  static func fills(_ path: String) throws(FileError) -> Bool {
    guard FileSystem.status(of: path) == .file else { return false }
    let bytes = try FileSystem.read(path, atMost: longestTop)
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(SourceBytes(buffer))
      let top = String(decoding: buffer[..<lexer.next().start], as: UTF8.self)
      let isBlank = top.utf8.count == buffer.count && top.allSatisfy(\.isWhitespace)
      return !isBlank && !top.lowercased().contains("generated")
    }
  }
}
