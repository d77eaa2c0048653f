import Synchronization

/// An issue that a property's body recorded: where, and in which words.
struct NotedIssue: Equatable, Sendable {
  /// `file:line:column`, or the kind of issue where it has no place.
  let place: String
  let text: String
  /// Whether it came from a task that belongs to no test, so that any property that is running may
  /// have recorded it.
  var isStray = false
}

/// The issues that were recorded since somebody looked last, and what else bodies said. It is
/// written to from whatever thread records an issue, and read after each case.
@usableFromInline
final class IssueLog: Sendable {
  private struct Contents {
    var issues: [NotedIssue] = []
    var harmlessPlaces: Set<String> = []
    var isClosed = false
    /// Where another property ran inside of this one, if any did.
    var innerPlace: String?
  }

  private let contents = Mutex(Contents())
  @usableFromInline let isMarked = Atomic<Bool>(false)
  /// What bodies said about their cases besides issues.
  let statistics = Statistics()

  /// How many properties are being checked in this process.
  private static let count = Atomic<Int>(0)

  /// The log of the property, where this one is for some of its cases.
  private let whole: IssueLog?

  /// The log of a property.
  @usableFromInline
  convenience init() { self.init(partOf: nil) }

  /// - Parameter whole: The log of the property, for a log of some of its cases.
  init(partOf whole: IssueLog?) {
    self.whole = whole
    if whole == nil { IssueLog.count.add(1, ordering: .relaxed) }
  }

  deinit { if whole == nil { IssueLog.count.subtract(1, ordering: .relaxed) } }

  /// Whether no other property is being checked, so that an issue that belongs to no test may well
  /// be this one's.
  var isAlone: Bool { IssueLog.count.load(ordering: .relaxed) == 1 }

  /// Notes an issue that makes the case fail.
  ///
  /// - Returns: False once the log is closed: then nobody would look.
  @discardableResult
  func note(_ issue: NotedIssue) -> Bool {
    contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.issues.append(issue)
      isMarked.store(true, ordering: .releasing)
      return true
    }
  }

  /// Notes what a body says about its case.
  func note(_ observation: Observation) {
    statistics.note(observation)
    isMarked.store(true, ordering: .releasing)
  }

  /// Notes that another property runs inside of this one.
  func note(innerAt place: @autoclosure () -> String) {
    if let whole { return whole.note(innerAt: place()) }
    contents.withLock { $0.innerPlace = $0.innerPlace ?? place() }
  }

  /// Where another property ran inside of this one; nil where none did.
  var innerPlace: String? { contents.withLock(\.innerPlace) }

  /// Whether an issue that fails nothing, known or a warning, is the first from its place: only
  /// that one is shown, however many cases record it.
  func isFirstHarmless(at place: String) -> Bool {
    contents.withLock { $0.harmlessPlaces.insert(place).inserted }
  }

  /// Takes what was noted, and leaves the log empty.
  func take() -> [NotedIssue] {
    contents.withLock { contents in
      isMarked.store(false, ordering: .relaxed)
      defer { contents.issues = [] }
      return contents.issues
    }
  }

  /// Takes no more notes.
  ///
  /// - Returns: What was noted after the last case had ended, by a task that outlived it.
  func close() -> [NotedIssue] {
    contents.withLock { $0.isClosed = true }
    return take()
  }
}
