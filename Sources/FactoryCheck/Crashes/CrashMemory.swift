#if canImport(Glibc)
  import Foundation
  import Synchronization

  /// The crashes of cases that were found already, kept in a nameless file that stays open when the
  /// process starts again: a second property that crashes must not cost the first its search.
  ///
  /// There is none in a process that has not crashed. Only crashes are kept: another outcome is
  /// found again in microseconds, but each crash costs a new process.
  final class CrashMemory: Sendable {
    private struct Entry: Codable {
      let key: UInt64
      let crash: Crash
    }

    /// The memory of this process; nil where it has not crashed.
    static let current = Settings.crashRecord.flatMap { CrashMemory(descriptor: $0.memory) }

    private let file: FileHandle
    private let crashes: Mutex<[UInt64: Crash]>

    /// The number of the open file.
    var descriptor: Int32 { file.fileDescriptor }

    /// - Parameter descriptor: An open file with what was kept before; nil for a new one.
    init?(descriptor: Int32?) {
      let known = descriptor.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
      guard let file = known ?? .nameless() else { return nil }
      self.file = file
      let entries = file.contents.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(Entry.self, from: $0)
      }
      crashes = Mutex(Dictionary(entries.map { ($0.key, $0.crash) }) { $1 })
    }

    /// The crash that is kept under a key.
    subscript(key: UInt64) -> Crash? { crashes.withLock { $0[key] } }

    /// Keeps a crash.
    func keep(_ crash: Crash, as key: UInt64) {
      guard let line = try? JSONEncoder().encode(Entry(key: key, crash: crash)) else { return }
      crashes.withLock { crashes in
        crashes[key] = crash
        try? file.write(contentsOf: line + Data("\n".utf8))
      }
    }
  }
#endif
