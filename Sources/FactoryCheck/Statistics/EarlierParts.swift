import Foundation
import Synchronization

/// What this process had written to a run's report before a crash made it start again
/// (`CrashWatch`). Its tests run once more, but stand in the report once.
final class EarlierParts: Sendable {
  private let text: String
  /// How many parts with a mark have come again.
  private let repeated = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - text: What the report holds.
  ///   - start: What a report of this run begins with.
  init(in text: String, beginningWith start: String) {
    self.text = text.hasPrefix(start) ? text : ""
  }

  /// Whether a part is there already, which holds a mark that only parts of the same property hold.
  ///
  /// - Complexity: O(*n*) for a report of *n* bytes, in a process that has started again only.
  func holdsAgain(_ mark: String) -> Bool {
    guard !text.isEmpty else { return false }
    let count = text.ranges(of: mark).count
    return repeated.withLock { repeated in
      guard repeated[mark, default: 0] < count else { return false }
      repeated[mark, default: 0] += 1
      return true
    }
  }
}
