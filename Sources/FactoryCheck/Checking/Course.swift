import Synchronization

/// The cases of a sweep, handed out to lanes that run them at the same time.
///
/// What the lanes report is taken in the order of the cases, as if they had run in turn: the first
/// failure is that of the lowest index, and cases behind it count for nothing. Only cases that
/// would run in turn, too, are handed out, unless one before them fails or too many are discarded.
final class Course: Sendable {
  /// What came of some cases.
  struct Part: Sendable {
    let cases: Range<Int>
    /// The cases that were discarded, in order.
    var discards: [Int] = []
    /// The first failure; the cases behind it were not run.
    var failure: (index: Int, Failure)?
    /// What was said of the cases that passed.
    var tally = Tally()
  }

  fileprivate struct State {
    /// What came of all cases before `sweep.index`.
    var sweep: Sweep
    /// What was said of those cases.
    var tally = Tally()
    /// The first case that nobody has taken.
    var next: Int
    /// Parts behind one that is still being run, by their first case.
    var waiting: [Int: Part] = [:]
  }

  private let state: Mutex<State>

  init(_ sweep: Sweep) {
    state = Mutex(State(sweep: sweep, next: sweep.index))
  }

  /// A sweep of the same property, whose issues are noted in a log.
  func sweep(_ log: IssueLog) -> Sweep {
    state.withLock { state in
      Sweep(
        root: state.sweep.root, log: log, answer: state.sweep.answer, goal: 0, patience: 0,
        passed: 0, discarded: 0)
    }
  }

  /// Whether there are cases to run.
  var isOpen: Bool { state.withLock { $0.end > $0.next } }

  /// Hands out some cases at most; nil where there are none to run now.
  func take(_ count: Int) -> Range<Int>? {
    state.withLock { state in
      let end = min(state.end, state.next + count)
      guard state.next < end else { return nil }
      defer { state.next = end }
      return state.next..<end
    }
  }

  /// Takes in what came of cases that were handed out.
  func add(_ part: Part) {
    state.withLock { state in
      state.waiting[part.cases.lowerBound] = part
      while !state.isOver, let part = state.waiting.removeValue(forKey: state.sweep.index) {
        state.absorb(part)
      }
    }
  }

  /// What was said of the cases that count.
  var tally: Tally { state.withLock(\.tally) }

  /// What came of all cases before the first that is still being run.
  var sweep: Sweep { state.withLock(\.sweep) }
}

extension Course.State {
  fileprivate var isOver: Bool { sweep.failure != nil || sweep.isDone }

  /// The first case that is not known to be needed.
  fileprivate var end: Int {
    if isOver { return next }
    let (end, isBeyond) = sweep.index.addingReportingOverflow(sweep.goal - sweep.passed)
    return isBeyond ? .max : end
  }

  fileprivate mutating func absorb(_ part: Course.Part) {
    for index in part.discards {
      sweep.passed += index - sweep.index
      sweep.discarded += 1
      sweep.index = index + 1
      if sweep.isDone { return }
    }
    tally.add(part.tally)
    let end = part.failure?.index ?? part.cases.upperBound
    sweep.passed += end - sweep.index
    sweep.index = end
    guard let (_, failure) = part.failure else { return }
    sweep.index += 1
    sweep.stop(.failed(failure))
  }
}
