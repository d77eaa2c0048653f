import Foundation

/// A file that several processes append to.
enum LockedFile {
  /// Appends to a file that begins with some text; one that does not, by its first line, is
  /// replaced, and one that does not exist is made, with the folders above it.
  static func append(_ text: String, to path: String, beginningWith start: String) throws {
    try FilesInWriting.writing { try write(text, to: path, beginningWith: start) }
  }

  private static func write(
    _ text: String, to path: String, beginningWith start: String
  ) throws {
    let file = try open(path)
    defer { try? file.close() }
    try lock(file)
    let line = Data(start.utf8.prefix { $0 != UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]
    if try file.read(upToCount: line.count) == line {
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
    } else {
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data((start + text).utf8))
    }
  }

  private static func open(_ path: String) throws -> FileHandle {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: path) {
      // Where another process makes it at the same moment, that one is as good.
      try? Data().write(to: url, options: .withoutOverwriting)
    }
    return try FileHandle(forUpdating: url)
  }

  /// Waits until nobody else holds the file. Closing it lets it go.
  private static func lock(_ file: FileHandle) throws {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      guard flock(file.fileDescriptor, LOCK_EX) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    #endif
  }
}
