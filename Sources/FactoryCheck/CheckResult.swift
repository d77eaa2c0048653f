/// What came of checking a property.
public struct CheckResult: Sendable {
  /// How the check ended.
  public enum Outcome: Sendable {
    /// Every case passed.
    case passed
    /// The property does not hold.
    case failed(Counterexample)
    /// So many cases were discarded that too few were checked.
    case gaveUp
    /// The property could not be checked at all, for the reason given.
    case misused(any Error)
  }

  /// How the check ended.
  public let outcome: Outcome
  /// How many cases passed.
  public let cases: Int
  /// How many cases a filter or `assume` discarded.
  public let discarded: Int
  /// Whether the cases were all that there are: the gens make so few values that each was run once. A
  /// property that passed is then proven.
  public let isExhaustive: Bool
  /// The seed that gives the same cases again.
  public let seed: Seed

  /// Whether every case passed.
  public var isPassed: Bool { if case .passed = outcome { true } else { false } }

  /// The counterexample of a property that does not hold.
  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { counterexample } else { nil }
  }

  /// The same but for how it ended.
  func with(_ outcome: Outcome) -> CheckResult {
    CheckResult(
      outcome: outcome, cases: cases, discarded: discarded, isExhaustive: isExhaustive, seed: seed)
  }
}
