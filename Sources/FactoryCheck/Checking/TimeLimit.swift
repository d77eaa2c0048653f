import Foundation
import Synchronization

/// How long one case of a property may take.
///
/// It is a class so that its size does not depend on that of a test, which only the running process
/// knows: the property that holds it is copied with each case.
final class TimeLimit: Sendable {
  let timeout: Duration
  let host: TestHost
  /// Says which values a case has that should have ended; called from a thread of its own.
  let tell: @Sendable (_ values: [String]) -> Void
  /// How long a case runs before its values are told: twice as long after each time, because those
  /// tried in shrinking are mostly as slow as the one before.
  private let patience: Mutex<Duration>

  init(
    timeout: Duration, host: TestHost, tell: @escaping @Sendable (_ values: [String]) -> Void
  ) {
    (self.timeout, self.host, self.tell) = (timeout, host, tell)
    patience = Mutex(timeout)
  }

  private var isOver: Verdict { .failed(Failure(cause: .timedOut(timeout))) }
}

extension TimeLimit {
  /// The words for a case that should have ended and runs on.
  static func warning(
    of values: [String], after timeout: Duration, settings: Settings, filter: String?
  ) -> String {
    let lines = values.map { "    \($0)" }.joined(separator: ",\n")
    return """
      forAll waits for a case that has not ended within \(timeout):
      \(lines)
      Replay: \(settings.replay(ofCase: 0, filter: filter))
      """
  }
}

// MARK: - Bodies that suspend

extension TimeLimit {
  /// Runs a case in a task, which is cancelled and left to itself when its time is up.
  ///
  /// - Parameters:
  ///   - body: Runs the case, and gives its verdict by the issues in a log of its own: what a case
  ///     records after its time is not the next one's.
  ///   - log: The property's, which hears what the case said about itself when it has ended in
  ///     time.
  func verdict(
    on body: @escaping (IssueLog) async -> Verdict, for log: IssueLog
  ) async -> Verdict {
    let (verdicts, verdict) = AsyncStream<Verdict>.makeStream()
    let (body, host) = (Unchecked(body), host)
    let own = IssueLog(partOf: log)
    let running = Task {
      await host.capturing(own) { verdict.yield(await body.value(own)) }
    }
    let clock = Task { [isOver, timeout] in
      try await Task.sleep(for: timeout)
      verdict.yield(isOver)
    }
    defer {
      running.cancel()
      clock.cancel()
    }
    for await verdict in verdicts {
      log.statistics.adoptCase(of: own.statistics)
      return verdict
    }
    return .discarded  // The task that waits was cancelled.
  }
}

// MARK: - Bodies that do not suspend

extension TimeLimit {
  /// Runs a case to its end, however long that takes. When its time is up before, its values are
  /// told; it fails when it ends.
  ///
  /// - Parameter values: Describes the values of the case.
  func verdict(
    on body: () async -> Verdict, values: @escaping () -> [String]
  ) async -> Verdict {
    let alarm = alarm(values)
    defer { alarm.cancel() }
    let start = ContinuousClock.now
    let verdict = await body()
    if case .passed = verdict, ContinuousClock.now - start > timeout { return isOver }
    return verdict
  }

  private func alarm(_ values: @escaping () -> [String]) -> any DispatchSourceTimer {
    // The threads of a concurrent queue may be those that the cases hold.
    let queue = DispatchQueue(label: "FactoryCheck.TimeLimit")
    let alarm = DispatchSource.makeTimerSource(queue: queue)
    let values = Unchecked(values)
    let wait = patience.withLock { $0 }
    alarm.setEventHandler { [self] in
      patience.withLock { $0 = max($0, wait * 2) }
      tell(values.value())
    }
    alarm.schedule(deadline: .now() + wait / .seconds(1))
    alarm.resume()
    return alarm
  }
}
