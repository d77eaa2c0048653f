/// Checks one property: fixed examples first, then the simplest case, then random cases; the first
/// failure is shrunk.
@usableFromInline
struct Runner {
  var property: Property
  var settings: Settings
  let root: UInt64
  let stored: ChoiceSequence?
  let log: IssueLog
  let answer: Answer

  private var passed = 0
  private var discarded = 0

  /// - Parameter stored: A counterexample that was kept from an earlier run.
  init(
    property: Property, settings: Settings, key: UInt64, stored: ChoiceSequence?, log: IssueLog,
    answer: Answer
  ) {
    self.property = property
    self.stored = stored
    self.settings = settings
    root = Choices.root(ofKey: key, seed: settings.seed.value)
    self.log = log
    self.answer = answer
  }

  /// Runs everything and returns what came of it.
  mutating func run() async -> CheckResult {
    if answer == .other {
      return result(.misused(Settings.Misuse.answer(SourceText.name(of: property.answerType))))
    }
    if let counterexample = await failingExample() { return result(.failed(counterexample)) }
    if let counterexample = await failingAgain() { return result(.failed(counterexample)) }
    if let all = Enumeration(upTo: min(settings.cases, 1000), realise: realise) {
      if let counterexample = await failing(among: all) { return result(.failed(counterexample)) }
      return result(passed == 0 ? .gaveUp : .passed, isExhaustive: true)
    }
    if let counterexample = await failingCase() { return result(.failed(counterexample)) }
    return result(passed < settings.cases ? .gaveUp : .passed)
  }

  func result(
    _ outcome: CheckResult.Outcome, isExhaustive: Bool = false
  ) -> CheckResult {
    CheckResult(
      outcome: outcome, cases: passed, discarded: discarded, isExhaustive: isExhaustive,
      seed: settings.seed)
  }
}

// MARK: - Cases

extension Runner {
  private mutating func failingExample() async -> Counterexample? {
    for index in 0..<property.exampleCount {
      guard case .failed(let failure) = await property.checkExample(index) else { continue }
      let values = property.exampleValues(index).map(SourceText.describe)
      return Counterexample(
        values: values, firstValues: values, caseIndex: nil, shrinks: 0, shrinkRuns: 0,
        shrinkTime: .zero,
        isShrinkingCutShort: false, isReproducible: true, failure: failure,
        sequence: ChoiceSequence(),
        exampleIndex: index)
    }
    return nil
  }

  /// What was kept from an earlier run, where it fails still.
  private func failingAgain() async -> Counterexample? {
    guard let stored else { return nil }
    var choices = Choices.replaying(Tape(replaying: stored, tail: .simplest))
    guard var failure = await property.check(&choices).failure else { return nil }
    // The shrinker takes the simplest case for one that was run before.
    let start = await fails(ChoiceSequence(), as: &failure) ? ChoiceSequence() : stored
    let again = Choices.replaying(Tape(replaying: start, tail: .simplest))
    var found = await counterexample(of: again, index: nil, failure: failure)
    found.isStored = true
    return found
  }

  /// Runs every value of a small domain once.
  private mutating func failing(among all: Enumeration) async -> Counterexample? {
    for (index, sequence) in all.sequences.enumerated() {
      var choices = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
      switch await property.check(&choices) {
      case .passed: passed += 1
      case .discarded: discarded += 1
      case .failed(let failure):
        let recording = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
        return await counterexample(of: recording, index: index, failure: failure)
      }
    }
    return nil
  }

  private mutating func failingCase() async -> Counterexample? {
    if let failure = await simplestCase() {
      return await counterexample(of: recordingOfCase(0), index: 0, failure: failure)
    }
    var sweep = Sweep(
      root: root, log: log, answer: answer, goal: settings.cases,
      patience: settings.patience, passed: passed, discarded: discarded)
    while true {
      await property.sweep(&sweep)
      (passed, discarded) = (sweep.passed, sweep.discarded)
      guard let failure = sweep.failure else { return nil }
      let index = sweep.index - 1
      let found = await counterexample(of: recordingOfCase(index), index: index, failure: failure)
      if found.isReproducible || !failure.isStray { return found }
      sweep.goOn()
    }
  }

  private mutating func simplestCase() async -> Failure? {
    var choices = recordingOfCase(0)
    switch await property.check(&choices) {
    case .passed: passed += 1
    case .discarded: discarded += 1
    case .failed(let failure): return failure
    }
    return nil
  }

  /// The choices of a case, with a tape that records them: those of the first are all simplest. A
  /// random case is recorded after it ran, so it ends, however long it is.
  private func recordingOfCase(_ index: Int) -> Choices {
    let tape = index == 0 ? Tape(tail: .simplest) : Tape(tail: .random, capacity: .max)
    return .forCase(index, root: root, tape: tape)
  }
}

// MARK: - Failures

extension Runner {
  private func counterexample(
    of recording: Choices, index: Int?, failure: Failure
  ) async -> Counterexample {
    var choices = recording
    let firstValues = describeValues(&choices)
    let sequence = recording.tape?.output ?? ChoiceSequence()
    var smallest = failure
    let isReproducible = await fails(sequence, as: &smallest)
    let shrinker = Shrinker(
      target: sequence, runs: isReproducible ? settings.shrinkRuns : 0,
      seconds: settings.shrinkSeconds, realise: realise,
      fails: { candidate in await fails(candidate, as: &smallest) })
    let shrinkTime = await ContinuousClock().measure { await shrinker.shrink() }
    var replay = Choices.replaying(Tape(replaying: shrinker.target, tail: .simplest))
    return Counterexample(
      values: describeValues(&replay), firstValues: firstValues, caseIndex: index,
      shrinks: shrinker.improvements, shrinkRuns: shrinker.runs, shrinkTime: shrinkTime,
      isShrinkingCutShort: isReproducible && shrinker.isExhausted,
      isReproducible: isReproducible, failure: smallest, sequence: shrinker.target)
  }

  /// What the gens really draw when they replay a sequence; nil where they discard or draw without
  /// end.
  private func realise(_ candidate: ChoiceSequence) -> ChoiceSequence? {
    let tape = Tape(replaying: candidate, tail: .simplest)
    var choices = Choices.replaying(tape)
    do throws(Discard) {
      _ = try property.values(&choices)
    } catch {
      return nil
    }
    return tape.isOverrun ? nil : tape.output
  }

  /// Whether the body fails in the same way for what a sequence makes; if so, that failure takes the
  /// place of the one that it was compared with.
  private func fails(_ sequence: ChoiceSequence, as failure: inout Failure) async -> Bool {
    var choices = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
    guard let found = await property.check(&choices).failure, found.identity == failure.identity
    else { return false }
    failure = found
    return true
  }

  private func describeValues(_ choices: inout Choices) -> [String] {
    do throws(Discard) {
      return try property.values(&choices).map(SourceText.describe)
    } catch {
      return []
    }
  }
}
