import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(ucrt)
  import ucrt
#endif

/// The few things that the tool asks of the file system.
enum FileSystem {
  /// What a path leads to, symbolic links followed.
  enum Status: Equatable, Sendable {
    case missing, file, folder
    /// A device or a pipe.
    case other
  }

  static func status(of path: String) -> Status {
    #if os(Windows)
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder.boolValue ? .folder : isThere ? .file : .missing
    #else
      var status = stat()
      guard stat(path, &status) == 0 else { return .missing }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      default: return .other
      }
    #endif
  }

  /// What is in a folder, sorted by name.
  static func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    guard let entries = FolderEntry.all(in: folder) else { throw unreadable(folder) }
    return entries
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// The path without symbolic links, the same for every path that leads to the same file.
  static func identity(of path: String) -> String {
    #if os(Windows)
      return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    #else
      guard let resolved = realpath(path, nil) else { return path }
      defer { free(resolved) }
      return String(cString: resolved)
    #endif
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    var memory: [UInt8] = []
    return Array(try read(path, into: &memory))
  }

  /// Few files are longer: to ask each for its length costs more than to grow for those.
  private static let usualLength = 1 << 16

  /// The bytes of a file, in memory that another one was read into before and that grows where this
  /// one is longer: who reads many files asks for memory once.
  static func read(
    _ path: String, into memory: inout [UInt8]
  ) throws(FileError) -> ArraySlice<UInt8> {
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    // Without a buffer of its own, the stream reads straight into the array.
    setvbuf(file, nil, _IONBF, 0)
    if memory.isEmpty { memory = [UInt8](repeating: 0, count: usualLength) }
    var count = 0
    while feof(file) == 0, ferror(file) == 0 {
      if count == memory.count { memory += [UInt8](repeating: 0, count: count) }
      count += memory.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
        return fread(rest.baseAddress, 1, rest.count, file)
      }
    }
    guard ferror(file) == 0 else { throw unreadable(path) }
    return memory[..<count]
  }

  /// The first bytes of a file, fewer than asked for where it has no more.
  static func read(_ path: String, atMost count: Int) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    let bytes = read(file, atMost: count)
    guard ferror(file) == 0 else { throw unreadable(path) }
    return bytes
  }

  /// The next bytes of an open file; fewer than asked for only at its end, or where it fails.
  static func read(_ file: UnsafeMutablePointer<FILE>, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// Writes a file, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let draft = FileDraft(of: path)
    bytes.withUnsafeBytes(draft.append)
    try draft.commit()
  }

  /// Deletes a file.
  static func delete(_ path: String) throws(FileError) {
    guard remove(path) == 0 else { throw .unwritable(path: path, reason: lastReason) }
  }

  /// That a file cannot be read, for the reason that the system gave last.
  static func unreadable(_ path: String) -> FileError {
    .unreadable(path: path, reason: lastReason)
  }

  /// Why the last call of the system failed.
  static var lastReason: String { reason(errno) }

  /// What the system says of a number that one of its calls failed with.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
