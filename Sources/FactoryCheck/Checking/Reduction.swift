/// How one finding is made small: runs what the shrinker proposes, and tells what fails in the same
/// way from other bugs.
final class Reduction {
  /// How the smallest case fails.
  private(set) var failure: Failure
  /// What was found, and what fails in yet another way while this finding is shrunk.
  private(set) var findings: Findings
  /// What shrinking went through.
  private(set) var path = ShrinkPath()
  /// How long shrinking took.
  private(set) var time = Duration.zero

  /// The simplest that was run and fails in the same way. What was found is none: the choices that
  /// answers take while the property runs are not among its own.
  private var smallest: ChoiceSequence?
  private let property: Property
  private let identity: String
  private let keepsPath: Bool

  init(of finding: Finding, among findings: Findings, by property: Property, keepsPath: Bool) {
    (failure, identity) = (finding.failure, finding.failure.identity)
    (self.findings, self.property, self.keepsPath) = (findings, property, keepsPath)
  }

  /// What is drawn of a sequence where that fails in the same way; nil where it does not.
  func failing(_ sequence: ChoiceSequence) async -> ChoiceSequence? {
    note(await property.failure(of: sequence) { _ in true })
  }

  /// Whether a sequence fails in the same way each time, as far as some runs tell.
  func keepsFailing(_ sequence: ChoiceSequence) async -> Bool {
    var repetition = Repetition()
    while repetition.next() {
      guard await failing(sequence) != nil else { return false }
    }
    return true
  }

  /// Shrinks a sequence: by calls where the body allows it, and else from a thread that waits for
  /// each run.
  func shrink(
    _ sequence: ChoiceSequence, runs: Int, seconds: Double
  ) async -> Shrinker {
    let dialogue = Dialogue<Candidate, ChoiceSequence?>()
    let shrinker = Shrinker(
      target: sequence, simplest: property.drawn(by: ChoiceSequence()), runs: runs,
      seconds: seconds,
      failing: replay(or: dialogue))
    let start = ContinuousClock.now
    defer { time = .now - start }
    if property.call != nil {
      shrinker.shrink()
    } else {
      await dialogue.answer(questionsOf: shrinker.shrink) { [self] candidate in
        note(await property.failure(of: candidate.sequence, where: candidate.isWanted))
      }
    }
    return shrinker
  }

  private struct Candidate {
    let sequence: ChoiceSequence
    let isWanted: (ChoiceSequence) -> Bool
  }

  /// What runs a candidate: by a call, or where that takes more, by asking whoever can.
  private func replay(or dialogue: Dialogue<Candidate, ChoiceSequence?>) -> Shrinker.Replay {
    guard let call = property.call else {
      return { dialogue.ask(Candidate(sequence: $0, isWanted: $1)) }
    }
    let tape = Tape(tail: .simplest)
    return { [self] candidate, isWanted in
      note(property.failure(of: candidate, on: tape, where: isWanted, by: call))
    }
  }

  /// What was drawn where it fails in the same way; notes what fails in another.
  private func note(
    _ failing: (drawn: ChoiceSequence, failure: Failure)?
  ) -> ChoiceSequence? {
    guard let (drawn, failure) = failing else { return nil }
    guard failure.identity == identity else {
      findings.note(Finding(failure: failure, sequence: drawn, origin: .shrinking))
      return nil
    }
    if let smallest, smallest.isSimpler(than: drawn) { return drawn }
    (self.failure, smallest) = (failure, drawn)
    if keepsPath { path.add(drawn) }
    return drawn
  }
}
