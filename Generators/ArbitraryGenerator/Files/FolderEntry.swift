#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Foundation
#endif

/// A name in a folder, with what the folder itself knows of it: to ask for each file costs more
/// than to read it.
struct FolderEntry: Sendable, Equatable {
  enum Kind: Sendable {
    case file, folder, link
    /// A device, a pipe, or what the file system does not say.
    case other
  }

  var name: String
  var kind: Kind
}

extension FolderEntry {
  /// All that is in a folder but itself and the one around it, sorted by name, so that nothing
  /// depends on the order that the disk has them in; nil, with `errno` set, where it cannot be
  /// read.
  static func all(in folder: String) -> [FolderEntry]? {
    #if os(Windows)
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return names?.sorted().map { FolderEntry(name: $0, kind: .other) }
    #else
      guard let stream = opendir(folder) else { return nil }
      defer { closedir(stream) }
      var entries: [FolderEntry] = []
      while let entry = readdir(stream) { entries.append(FolderEntry(&entry.pointee)) }
      return entries.filter { $0.name != "." && $0.name != ".." }.sorted { $0.name < $1.name }
    #endif
  }

  #if !os(Windows)
    private init(_ entry: inout dirent) {
      kind =
        switch Int(entry.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        default: .other
        }
      name = withUnsafeBytes(of: &entry.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  #endif
}
