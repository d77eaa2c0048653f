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

  /// The names in a folder, sorted, so that nothing depends on the order that the disk has them in.
  static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: reason(error))
    }
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
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var size = 1 << 14
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: size))
      let count = bytes.withUnsafeMutableBytes {
        fread($0.baseAddress.map { $0 + old }, 1, size, file)
      }
      bytes.removeLast(size - count)
      guard count == size else { break }
      size *= 2
    }
    guard ferror(file) == 0 else { throw unreadable(path) }
    return bytes
  }

  /// Writes a file so that whoever reads it sees the old text or the new one, never a part. A
  /// symbolic link stays one.
  static func write(_ bytes: [UInt8], to link: String) throws(FileError) {
    let path = identity(of: link)
    let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).new"
    do {
      try writeDraft(bytes, to: draft)
      try replace(path, by: draft)
    } catch {
      remove(draft)
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Deletes a file.
  static func delete(_ path: String) throws(FileError) {
    guard remove(path) == 0 else { throw .unwritable(path: path, reason: lastReason) }
  }

  private struct WriteError: Error { var reason: String }

  private static func writeDraft(_ bytes: [UInt8], to draft: String) throws(WriteError) {
    guard let file = fopen(draft, "wb") else { throw WriteError(reason: lastReason) }
    let count = fwrite(bytes, 1, bytes.count, file)
    let reason = lastReason
    guard fclose(file) == 0, count == bytes.count else { throw WriteError(reason: reason) }
  }

  private static func replace(_ path: String, by draft: String) throws(WriteError) {
    #if os(Windows)
      remove(path)
    #endif
    guard rename(draft, path) == 0 else { throw WriteError(reason: lastReason) }
  }

  private static func unreadable(_ path: String) -> FileError {
    .unreadable(path: path, reason: lastReason)
  }

  private static var lastReason: String { String(cString: strerror(errno)) }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32($0.code))) } ?? "\(error)"
  }
}
