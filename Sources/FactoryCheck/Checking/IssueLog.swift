import Synchronization

/// An issue that a property's body recorded: where, and in which words.
struct NotedIssue: Sendable {
  /// `file:line:column`, or the kind of issue where it has no place.
  let place: String
  let text: String
}

/// The issues that were recorded since somebody looked last. It is written to from whatever thread
/// records an issue, and read after each case.
@usableFromInline
final class IssueLog: Sendable {
  private let issues = Mutex<[NotedIssue]>([])
  @usableFromInline let isMarked = Atomic<Bool>(false)

  @usableFromInline init() {}

  func note(_ issue: NotedIssue) {
    issues.withLock { $0.append(issue) }
    isMarked.store(true, ordering: .releasing)
  }

  /// Takes what was noted, and leaves the log empty.
  func take() -> [NotedIssue] {
    issues.withLock { issues in
      isMarked.store(false, ordering: .relaxed)
      defer { issues = [] }
      return issues
    }
  }
}
