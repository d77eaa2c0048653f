/// What ends a run of cases before there are enough.
struct Stop: Sendable {
  enum Reason: Sendable {
    case outOfTime
    /// The test was cancelled.
    case cancelled
  }

  /// Whether the time is up.
  var isOutOfTime: @Sendable () -> Bool = { false }
  /// Whether the task that the property belongs to was cancelled.
  var isCancelled: @Sendable () -> Bool = { false }

  /// Why to run no further case; nil to go on.
  var reason: Reason? {
    if isCancelled() { return .cancelled }
    return isOutOfTime() ? .outOfTime : nil
  }
}

/// How many cases to run before looking at the clock again: one, then sixteen times as many while
/// they take less than a sixteenth of a millisecond together, so that a look comes every
/// millisecond.
struct Pace {
  private static let shortTime = Duration.microseconds(62)

  private var count = 1
  private var last = ContinuousClock.now

  mutating func next() -> Int {
    let count = count
    let now = ContinuousClock.now
    if now - last < Pace.shortTime, count < 1 << 20 { self.count = 16 * count }
    last = now
    return count
  }
}
