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

  /// Whether the path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    #if os(Windows)
      return identity(of: path) != path
    #else
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    #endif
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    // Without a buffer of its own, the stream reads straight into the array.
    setvbuf(file, nil, _IONBF, 0)
    var bytes = read(file, atMost: max(size(of: path), 0) + 1)
    while feof(file) == 0, ferror(file) == 0 {
      bytes += read(file, atMost: max(bytes.count, 1 << 14))
    }
    guard ferror(file) == 0 else { throw unreadable(path) }
    return bytes
  }

  private static func read(_ file: UnsafeMutablePointer<FILE>, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = fread(buffer.baseAddress, 1, count, file)
    }
  }

  /// How many bytes the file has now; it may have others when they are read.
  private static func size(of path: String) -> Int {
    #if os(Windows)
      return 1 << 16
    #else
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : 0
    #endif
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
    // What the stream still holds is written when it is closed: that may fail alone.
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let reason = lastReason
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed else {
      throw WriteError(reason: isWritten ? lastReason : reason)
    }
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
