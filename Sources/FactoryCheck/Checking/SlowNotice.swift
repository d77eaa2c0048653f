import Synchronization

/// What is said of a property that takes long, once and while it runs: who waits should know what
/// for, and what would help.
final class SlowNotice {
  private let patience: Duration
  private let tell: (String) -> Void
  private let start = ContinuousClock.now
  /// Cases that run at the same time look at the same time.
  private let isGiven = Atomic(false)

  /// - Parameters:
  ///   - patience: How long a property runs before anything is said.
  ///   - tell: Who is told.
  init(after patience: Duration = .seconds(30), tell: @escaping (String) -> Void = { _ in }) {
    self.patience = patience
    self.tell = tell
  }

  /// Says how far the cases are and what they cost, if it is time.
  ///
  /// - Parameter lanes: How many cases run at the same time.
  func look(at sweep: Sweep, of property: Property, lanes: Int = 1) {
    let elapsed = ContinuousClock.now - start
    guard elapsed >= patience, !isGiven.exchange(true, ordering: .relaxed) else { return }
    let (passed, discarded) = (sweep.passed, sweep.discarded)
    let warnings = HealthCheck(property: property, root: sweep.root)
      .warnings(passed: passed, discarded: discarded, elapsed: elapsed, lanes: lanes)
      .map(\.description)
    let figures = """
      forAll goes on after \(Int(elapsed / .seconds(1))) s, with \(counted(passed, "case")) passed \
      and \(discarded) discarded.
      """
    tell(([figures] + (warnings.isEmpty ? [SlowNotice.advice] : warnings)).joined(separator: " "))
  }

  private static let advice = """
    It is the property that takes the time: fewer cases, as with cases: 50, or budget: .seconds(10) \
    end it sooner.
    """
}
