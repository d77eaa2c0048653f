import Foundation
import Synchronization

/// The files that are being written, which a crash of another thread must not cut short: the
/// process that starts again would leave half a line behind, or a file under the name that it has
/// for a moment.
enum FilesInWriting {
  private static let count = Atomic<Int>(0)
  private static let isClosed = Atomic<Bool>(false)

  /// Writes files. Once the process is about to end, it waits for that instead.
  static func writing<Result>(_ body: () throws -> Result) rethrows -> Result {
    count.add(1, ordering: .sequentiallyConsistent)
    defer { count.subtract(1, ordering: .sequentiallyConsistent) }
    if isClosed.load(ordering: .sequentiallyConsistent) { waitForEnd() }
    return try body()
  }

  private static func waitForEnd() -> Never {
    count.subtract(1, ordering: .sequentiallyConsistent)
    while true { Thread.sleep(forTimeInterval: 1) }
  }

  /// Makes it possible to call `close()` in a handler of signals, which must not be the first to
  /// use this.
  static func prepare() {
    _ = (count.load(ordering: .relaxed), isClosed.load(ordering: .relaxed))
  }

  #if canImport(Glibc) || os(macOS)
    /// Begins no more files, and waits for those that were begun, a second at most.
    static func close() {
      isClosed.store(true, ordering: .sequentiallyConsistent)
      var patience = 1_000
      while patience > 0, count.load(ordering: .sequentiallyConsistent) > 0 {
        usleep(1_000)
        patience -= 1
      }
    }
  #endif
}
