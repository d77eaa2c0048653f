import Synchronization

/// How long the cases of a property took, up to the first that failed: what comes behind it is
/// shrinking.
final class CaseTimes: Sendable {
  private struct Contents {
    var microseconds: [Double] = []
    var isOver = false
  }

  private let contents = Mutex(Contents())

  var microseconds: [Double] { contents.withLock(\.microseconds) }

  /// Runs one case.
  func measure(_ verdict: () async -> Verdict) async -> Verdict {
    let start = ContinuousClock.now
    let verdict = await verdict()
    add((.now - start) / .microseconds(1), isLast: verdict.failure != nil)
    return verdict
  }

  private func add(_ microseconds: Double, isLast: Bool) {
    contents.withLock { contents in
      if !contents.isOver { contents.microseconds.append(microseconds) }
      contents.isOver = contents.isOver || isLast
    }
  }
}
