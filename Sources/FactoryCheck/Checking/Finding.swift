/// A case that failed, as it was found: before it is made smaller.
struct Finding {
  let failure: Failure
  /// What replays the case; empty for a fixed example.
  let sequence: ChoiceSequence
  let origin: Counterexample.Origin
}

/// The failures that were found of one property, one of each bug: what fails in the same way, by
/// `Failure.identity`, is the same bug.
struct Findings {
  /// How many bugs of one property are told apart; what a property does wrong in more ways than
  /// these is found again when they are mended.
  private static let limit = 10

  /// The first finding of each bug, in the order in which they were found.
  private(set) var all: [Finding] = []

  var isEmpty: Bool { all.isEmpty }

  /// Whether a failure would be the first of its bug.
  func isNew(_ failure: Failure) -> Bool {
    all.count < Findings.limit && !all.contains { $0.failure.identity == failure.identity }
  }

  /// Notes a failure if it is the first of its bug.
  mutating func note(_ finding: Finding) {
    if isNew(finding.failure) { all.append(finding) }
  }
}

/// How far the search goes on behind the first failure, for those of other bugs: through the cases
/// that were planned, but not through more than a thousand nor for longer than some seconds, so that
/// nobody waits for a report (Hypothesis looks on in the same way, with other bounds).
struct FurtherCases {
  private let end: Int
  private let deadline: ContinuousClock.Instant
  private var step = 1

  /// - Parameters:
  ///   - index: The first case behind the failure.
  ///   - settings: How many cases there would have been without it, and how long to look on.
  init(from index: Int, _ settings: Settings) {
    end = min(settings.cases, index + 1_000)
    deadline = .now + .seconds(settings.furtherSeconds)
  }

  /// How many cases to run before asking again: ever more, so that the clock is looked at seldom
  /// where cases are fast, and soon where they are slow; nil where it is enough.
  mutating func next(at index: Int) -> Int? {
    guard index < end, ContinuousClock.now < deadline else { return nil }
    defer { step = min(2 * step, 1_000) }
    return min(step, end - index)
  }
}
