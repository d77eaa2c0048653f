/// A source file as it was read: where from, and its bytes, which nothing changes any more.
struct SourceFile: Sendable {
  /// The path that locations show.
  var path: String
  var bytes: ArraySlice<UInt8>

  init(path: String, bytes: ArraySlice<UInt8>) {
    self.path = path
    self.bytes = bytes
  }

  init(path: String, bytes: [UInt8]) { self.init(path: path, bytes: bytes[...]) }

  /// A file with the given text, for tests and for text that stands in no file.
  init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
