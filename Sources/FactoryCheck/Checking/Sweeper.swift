import Foundation
import Synchronization

/// Runs the cases of a sweep, one after another or on all cores, and looks every millisecond
/// whether to stop.
struct Sweeper {
  let property: Property
  let host: TestHost
  /// How many cases may run at the same time.
  let lanes: Int
  /// How often the cases that run in turn look at the clock.
  var pace = Pace()
  /// Who is told where the cases take long.
  var notice = SlowNotice()

  /// Runs cases until the sweep ends.
  ///
  /// - Returns: Why it ended early; nil where it did not.
  mutating func run(_ sweep: inout Sweep) async -> Stop.Reason? {
    if lanes > 1 { await runOnLanes(&sweep) } else { await runInTurn(&sweep) }
    guard sweep.failure != nil else { return sweep.isDone ? nil : property.stop.reason }
    guard property.stop.isCancelled() else { return nil }
    // What suspends in a test that is cancelled throws or returns early: that is no failure.
    sweep.goOn()
    return .cancelled
  }

  private mutating func runInTurn(_ sweep: inout Sweep) async {
    let (goal, patience) = (sweep.goal, sweep.patience)
    repeat {
      let count = pace.next()
      sweep.goal = min(goal, sweep.passed + count)
      sweep.patience = min(sweep.presentPatience, sweep.discarded + count)
      await property.run(&sweep)
      (sweep.goal, sweep.patience) = (goal, patience)
      notice.look(at: sweep, of: property)
    } while sweep.failure == nil && !sweep.isDone && property.stop.reason == nil
  }
}

// MARK: - Lanes

extension Sweeper {
  /// How many cases run at once where that is asked for. XCTest hears of failures from one thread
  /// only, and what does not suspend and runs where the main actor does may belong to it.
  static func lanes(of property: Property, in host: TestHost) -> Int {
    if case .xctest = host { return 1 }
    if !property.suspends, MainActor.isHere { return 1 }
    return ProcessInfo.processInfo.activeProcessorCount
  }

  private func runOnLanes(_ sweep: inout Sweep) async {
    let course = Course(sweep)
    repeat {
      if property.suspends { await runTasks(course) } else { runThreads(course) }
    } while course.isOpen && property.stop.reason == nil
    sweep = course.sweep
    property.log.statistics.add(course.tally)
  }

  private func runTasks(_ course: Course) async {
    let sweeper = Unchecked(self)
    await withTaskGroup { group in
      for _ in 0..<lanes { group.addTask { await sweeper.value.runLane(course) } }
    }
  }

  /// Runs the lanes of a body that does not suspend on threads of their own, while the calling
  /// thread runs one of them, so that it waits for nothing that has not begun.
  private func runThreads(_ course: Course) {
    let sweeper = Unchecked(self)
    // The lanes are tasks, since what tells Swift Testing the test is known to tasks only.
    let jobs = JobList()
    for _ in 0..<lanes {
      Task(executorPreference: jobs) { sweeper.value.runLaneInline(course) }
    }
    DispatchQueue.concurrentPerform(iterations: lanes) { _ in jobs.runNext() }
  }

  private func runLaneInline(_ course: Course) {
    let log = IssueLog(partOf: property.log)
    host.capturing(log) { await runCases(of: course, log) }
  }

  private func runLane(_ course: Course) async {
    let log = IssueLog(partOf: property.log)
    await host.capturing(log) { await runCases(of: course, log) }
  }

  private func runCases(of course: Course, _ log: IssueLog) async {
    var pace = Pace()
    while property.stop.reason == nil, let cases = course.take(pace.next()) {
      course.add(await part(cases, of: course, log))
      notice.look(at: course.sweep, of: property, lanes: lanes)
    }
  }

  /// Runs some cases, up to the first that fails.
  private func part(_ cases: Range<Int>, of course: Course, _ log: IssueLog) async -> Course.Part {
    var part = Course.Part(cases: cases)
    var sweep = course.sweep(log)
    sweep.index = cases.lowerBound
    while sweep.failure == nil, sweep.index < cases.upperBound {
      // A discard ends this sweep, so that it is known which case it was.
      (sweep.passed, sweep.discarded) = (0, 0)
      (sweep.goal, sweep.patience) = (cases.upperBound - sweep.index, 1)
      await property.run(&sweep)
      if sweep.discarded > 0 { part.discards.append(sweep.index - 1) }
    }
    part.tally = log.statistics.takeTally()
    if let failure = sweep.failure { part.failure = (sweep.index - 1, failure) }
    return part
  }
}

/// An executor that keeps its jobs for threads that ask for them.
private final class JobList: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func runNext() {
    let job = jobs.withLock { $0.popLast() }
    job?.runSynchronously(on: asUnownedTaskExecutor())
  }
}
