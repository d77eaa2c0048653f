/// What came of checking a property.
public struct CheckResult: Sendable {
  /// How the check ended.
  public enum Outcome: Sendable {
    /// Every case passed.
    case passed
    /// The property does not hold, in one way or several: the counterexamples, one for each bug,
    /// the smallest first, at least one.
    case failed([Counterexample])
    /// So many cases were discarded that too few were checked.
    case gaveUp
    /// Every case passed, but too few of them had these labels, which ``cover(atLeast:_:_:)``
    /// demands.
    case uncovered([Label])
    /// The test was cancelled before enough cases had passed, and none had failed.
    case cancelled
    /// The property could not be checked at all, for the reason given.
    case misused(any Error)
  }

  /// How the check ended.
  public internal(set) var outcome: Outcome
  /// How many cases passed.
  public let cases: Int
  /// How many cases a filter or `assume` discarded.
  public let discarded: Int
  /// Whether the cases were all that there are: the gens make so few values that each was run once.
  /// A property that passed is then proven.
  public let isExhaustive: Bool
  /// Whether the budget was used up before all cases had run.
  public internal(set) var isOutOfTime = false
  /// The seed that gives the same cases again.
  public let seed: Seed

  /// What the cases that passed had: the labels, and behind them what was collected, by title, the
  /// most frequent first.
  ///
  /// ```swift
  /// let result = forAll(.int()) { x in classify(x < 0, "negative") }
  /// result.labels[0].share      // about 0.5
  /// ```
  public internal(set) var labels: [Label] = []
  /// Of how many cases the labels are: those that were made to raise a score are left out.
  var labelledCases = 0
  /// What is worth a warning though no case failed.
  var warnings: [HealthWarning] = []
  /// Who discarded the cases, where it were so many that the check gave up.
  var discardCauses: DiscardCauses?

  /// Whether every case passed.
  public var isPassed: Bool { if case .passed = outcome { true } else { false } }

  /// The counterexamples of a property that does not hold, the smallest first; none of any other.
  ///
  /// There is one for each bug. Failures are told apart by the type of the error that the property
  /// threw, and by its case where that is an enum, or by the line of the first issue that it
  /// recorded:
  ///
  /// ```swift
  /// let result = forAll(.int()) { x in
  ///   #expect(x > -10)
  ///   #expect(x < 10)
  /// }
  /// result.counterexamples.map(\.values)      // [["10"], ["-10"]]
  /// ```
  public var counterexamples: [Counterexample] {
    if case .failed(let counterexamples) = outcome { counterexamples } else { [] }
  }

  /// The smallest counterexample of a property that does not hold.
  public var counterexample: Counterexample? { counterexamples.first }
}
