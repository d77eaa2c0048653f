/// Checks one property: fixed examples first, then what was kept from earlier runs, then the
/// simplest case, then random cases. What fails is shrunk, each bug once.
@usableFromInline
struct Runner {
  private(set) var property: Property
  private(set) var sweeper: Sweeper
  private(set) var settings: Settings
  let root: UInt64
  let kept: [KeptCase]
  let answer: Answer

  var passed = 0
  var discarded = 0
  /// How many of the cases that passed were made to raise a score.
  var raised = 0
  var findings = Findings()
  /// Why the cases ended early, if they did.
  private var reason: Stop.Reason?
  /// Examples that failed, as they were before the property ran.
  private var exampleTrees: [Int: [SourceTree]] = [:]
  private(set) var isExhaustive = false

  /// - Parameters:
  ///   - kept: Counterexamples that were kept.
  ///   - notice: Who is told where it takes long.
  init(
    property: Property, settings: Settings, key: UInt64, kept: [KeptCase], answer: Answer,
    host: TestHost = .none, notice: SlowNotice = SlowNotice()
  ) {
    var property = property
    if let budget = settings.budget {
      let deadline = ContinuousClock.now + budget
      property.stop.isOutOfTime = { .now >= deadline }
    }
    self.property = property
    self.kept = kept
    self.settings = settings
    root = settings.root(ofKey: key)
    self.answer = answer
    let lanes = settings.isParallel ? Sweeper.lanes(of: property, in: host) : 1
    sweeper = Sweeper(property: property, host: host, lanes: lanes, notice: notice)
  }

  /// Has the cases run by another property in the place of this one, one at a time.
  ///
  /// - Parameter patience: How many times as long as otherwise what fails is shrunk.
  mutating func replace(_ other: Property, patience: Double) {
    property = other
    sweeper = Sweeper(property: other, host: .none, lanes: 1, notice: sweeper.notice)
    settings.shrinkSeconds *= patience
  }

  /// Runs everything and returns what came of it.
  mutating func run() async -> CheckResult {
    if answer == .other {
      return result(.misused(Settings.Misuse.answer(SourceText.name(of: property.answerType))))
    }
    if let replay = settings.replay { return await runPinned(replay) }
    await runExamples()
    if findings.isEmpty { await runKept() }
    guard findings.isEmpty else { return await failed() }
    if let all = enumeration {
      await run(all)
      isExhaustive = reason == nil
      return findings.isEmpty ? unfailed() : await failed()
    }
    let elapsed = await ContinuousClock().measure { await runCases() }
    guard findings.isEmpty else { return await failed() }
    var result = unfailed()
    if result.isPassed, reason == nil {
      result.warnings = health.warnings(
        passed: passed, discarded: discarded, elapsed: elapsed, lanes: sweeper.lanes)
    }
    return result
  }

  /// All cases, where there are few.
  var enumeration: Enumeration? {
    Enumeration(
      upTo: min(settings.cases, 1000), realise: property.drawn, reject: property.rejected)
  }

  private var health: HealthCheck { HealthCheck(property: property, root: root) }

  private func unfailed() -> CheckResult {
    if isEnough { return result(coveredOutcome) }
    var result = result(.gaveUp)
    result.discardCauses = health.discards()
    return result
  }

  /// Whether as many cases passed as should have.
  private var isEnough: Bool {
    switch reason {
    case nil: isExhaustive ? passed > 0 : passed >= settings.cases
    case .outOfTime, .cancelled: passed > 0 && discarded / passed < settings.discardsPerCase
    }
  }

  private mutating func failed() async -> CheckResult {
    result(.failed(await counterexamples()))
  }

  func result(_ outcome: CheckResult.Outcome) -> CheckResult {
    let isFailed = if case .failed = outcome { true } else { false }
    return CheckResult(
      outcome: !isFailed && property.stop.isCancelled() ? .cancelled : outcome, cases: passed,
      discarded: discarded, isExhaustive: isExhaustive,
      isOutOfTime: reason == .outOfTime, seed: settings.seed, labels: labels,
      labelledCases: labelledCases)
  }
}

// MARK: - Cases

extension Runner {
  /// Runs the one case that is asked for. It is reported as it is: whoever pins a case wants that
  /// one.
  private mutating func runPinned(_ sequence: ChoiceSequence) async -> CheckResult {
    let drawn = property.drawn(by: sequence)?.text
    guard drawn == sequence.text else {
      return result(.misused(Settings.Misuse.staleReplay(sequence.text, drawn: drawn)))
    }
    await run(sequence, .pinned)
    return findings.isEmpty ? unfailed() : await failed()
  }

  private mutating func runExamples() async {
    for index in 0..<property.exampleCount {
      // The property may change an object.
      let trees = property.exampleValues(index).map { SourceText.tree(of: $0) }
      guard let failure = await property.checkExample(index).failure else { continue }
      exampleTrees[index] = trees
      note(failure, ChoiceSequence(), .example(index))
    }
  }

  /// Runs what was kept from an earlier run, or by this one before it started again. Where some of
  /// it fails still, the simplest case is run before it: the shrinker takes that for one that was
  /// run.
  private mutating func runKept() async {
    var failing: [KeptCase] = []
    for other in kept where await property.failure(of: other.sequence) != nil {
      failing.append(other)
    }
    guard let first = failing.first else { return }
    let simplest = KeptCase(sequence: ChoiceSequence(), caseIndex: first.caseIndex.map { _ in 0 })
    for kept in [simplest] + kept {
      guard let failure = await property.failure(of: kept.sequence) else { continue }
      note(failure, kept.sequence, kept.origin)
    }
  }

  /// Runs every value of a small domain once.
  private mutating func run(_ all: Enumeration) async {
    for (index, sequence) in all.sequences.enumerated() {
      await run(sequence, .drawn(index))
      reason = property.stop.reason
      if reason != nil { return }
    }
  }

  /// Runs the simplest case and then random ones, until enough have passed or one has failed; then
  /// some more, for other bugs. Half of them, or a thousand, come before others are made of those
  /// that score highest, or of valid ones.
  private mutating func runCases() async {
    await run(ChoiceSequence(), .drawn(0))
    var sweep = Sweep(
      root: root, log: property.log, answer: answer, goal: settings.cases,
      patience: settings.patience, passed: passed, discarded: discarded)
    await search(&sweep, upTo: min(settings.cases / 2, Runner.randomCases))
    await climb(&sweep)
    await runRest(&sweep)
    await runUntilCovered(&sweep)
    guard !findings.isEmpty else { return }
    var further = FurtherCases(from: sweep.index, settings)
    while let count = further.next(at: sweep.index), !sweep.isHopeless,
      property.stop.reason == nil
    {
      sweep.goal = sweep.passed + count
      _ = await goOn(&sweep)
    }
  }

  /// Runs random cases until so many have passed or one has failed.
  mutating func search(_ sweep: inout Sweep, upTo goal: Int) async {
    sweep.goal = goal
    while findings.isEmpty, await goOn(&sweep) {}
    (passed, discarded) = (sweep.passed, sweep.discarded)
  }

  /// Runs one case by its choices.
  private mutating func run(
    _ sequence: ChoiceSequence, _ origin: Counterexample.Origin
  ) async {
    switch await property.check(.replaying(Tape(replaying: sequence, tail: .simplest))) {
    case .passed:
      passed += 1
      property.log.statistics.count(caseAt: passed + discarded - 1)
    case .discarded: discarded += 1
    case .failed(let failure): note(failure, sequence, origin)
    }
  }

  /// Runs random cases until one fails or the sweep ends.
  ///
  /// - Returns: Whether one failed.
  private mutating func goOn(_ sweep: inout Sweep) async -> Bool {
    reason = await sweeper.run(&sweep)
    defer { (passed, discarded) = (sweep.passed, sweep.discarded) }
    guard let failure = sweep.failure else { return false }
    sweep.goOn()
    guard findings.isNew(failure) else { return true }
    let index = sweep.index - 1
    let sequence = sequence(ofCase: index)
    if failure.isStray, await property.failure(of: sequence)?.identity != failure.identity {
      sweep.passed += 1
    } else {
      note(failure, sequence, .drawn(index))
    }
    return true
  }

  /// The choices of a random case. They are recorded after it ran, so it ends, however long it is.
  func sequence(ofCase index: Int) -> ChoiceSequence {
    let tape = Tape(tail: .random, capacity: .max)
    var choices = Choices.forCase(index, root: root, tape: tape)
    _ = try? property.values(&choices)
    return tape.output
  }

  mutating func note(
    _ failure: Failure, _ sequence: ChoiceSequence, _ origin: Counterexample.Origin
  ) {
    findings.note(Finding(failure: failure, sequence: sequence, origin: origin))
  }
}

// MARK: - Counterexamples

extension Runner {
  /// The findings made small, the smallest first. What fails in yet another way while one of them
  /// is shrunk becomes a finding, too.
  private mutating func counterexamples() async -> [Counterexample] {
    let deadline = ContinuousClock.now + .seconds(settings.shrinkSeconds)
    var counterexamples: [Counterexample] = []
    while counterexamples.count < findings.all.count {
      let finding = findings.all[counterexamples.count]
      counterexamples.append(await counterexample(of: finding, until: deadline))
    }
    await explain(&counterexamples)
    return counterexamples.sorted { $0.sequence.isSimpler(than: $1.sequence) }
  }

  private mutating func counterexample(
    of finding: Finding, until deadline: ContinuousClock.Instant
  ) async -> Counterexample {
    if case .example(let index) = finding.origin { return example(index, finding.failure) }
    let reduction = Reduction(
      of: finding, among: findings, by: property, keepsPath: settings.report != nil)
    let drawn = property.drawn(by: finding.sequence) ?? finding.sequence
    let failing = await reduction.failing(drawn)
    let (start, failsAgain) = (failing ?? drawn, failing != nil)
    let shrinker = await reduction.shrink(
      start, runs: failsAgain && settings.isShrinking ? settings.shrinkRuns : 0,
      seconds: (deadline - .now) / .seconds(1))
    let steps = reduction.path.steps
    let keepsFailing =
      if failsAgain { await reduction.keepsFailing(shrinker.target) } else { false }
    // What does not run because the test was cancelled does not speak against the property.
    let isCancelled = property.stop.isCancelled()
    let isReproducible = keepsFailing || isCancelled
    findings = reduction.findings
    var counterexample = Counterexample(
      shrinks: shrinker.improvements, shrinkRuns: shrinker.runs, shrinkTime: reduction.time,
      isShrinkingCutShort: isReproducible && shrinker.isExhausted || isCancelled,
      isReproducible: isReproducible, trees: trees(of: shrinker.target),
      firstTrees: trees(of: start), origin: finding.origin, failure: reduction.failure,
      sequence: shrinker.target)
    counterexample.steps = steps.map(text(of:))
    if !isReproducible {
      counterexample.flakiness = await flakiness(of: counterexample)
    } else {
      await addCalls(to: &counterexample)
    }
    return counterexample
  }

  /// What comes of a sequence that failed and then did not, when it is run some more times.
  private func flakiness(of counterexample: Counterexample) async -> Flakiness {
    let sequence = counterexample.sequence
    let values = Explainer.Drawn(sequence, counterexample.trees).values
    var flakiness = Flakiness()
    var repetition = Repetition()
    while repetition.next() {
      if let failure = await property.failure(of: sequence) {
        let isSame = failure.identity == counterexample.failure.identity
        if isSame { flakiness.failures += 1 } else { flakiness.otherFailures += 1 }
      }
      let drawn = Explainer.Drawn(sequence, trees(of: sequence)).values
      flakiness.varyingPart =
        flakiness.varyingPart ?? values.difference(from: drawn).map(values.partName)
    }
    flakiness.runs = repetition.runs
    return flakiness
  }

  /// Explains what can be explained. All of it together may take as long as shrinking does by
  /// default.
  private func explain(_ counterexamples: inout [Counterexample]) async {
    guard settings.isShrinking else { return }
    let deadline = ContinuousClock.now + .seconds(Settings.shrinkSeconds)
    for index in counterexamples.indices {
      let counterexample = counterexamples[index]
      guard counterexample.isReproducible, !counterexample.isExample else { continue }
      counterexamples[index].explanation = await explanation(of: counterexample, until: deadline)
    }
  }

  private func example(_ index: Int, _ failure: Failure) -> Counterexample {
    let trees = exampleTrees[index] ?? []
    return Counterexample(
      shrinks: 0, shrinkRuns: 0, shrinkTime: .zero, isShrinkingCutShort: false,
      isReproducible: true, trees: trees, firstTrees: trees, origin: .example(index),
      failure: failure, sequence: ChoiceSequence())
  }

  /// Adds the calls that mocks and functions among the values answer, if there are any; of mocks,
  /// reports show no other scripts.
  private func addCalls(to counterexample: inout Counterexample) async {
    let sequence = counterexample.sequence
    let drawn = Tape(replaying: sequence, tail: .simplest)
    guard trees(of: drawn) != nil, !drawn.mocks.isEmpty || drawn.hasFunctions else { return }
    let tape = Tape(replaying: sequence, tail: .simplest)
    let log = CallLog(tape)
    tape.calls = log
    _ = await property.check(.replaying(tape))
    tape.mocks.played = log.scripts
    // It knows the mocks.
    counterexample.calls = withExtendedLifetime(tape) { log.lines }
    counterexample.unlistedCalls = log.unlistedCount
    counterexample.played = log.scripts
    counterexample.trees = trees(of: sequence, playing: log.scripts)
  }

  private func explanation(
    of counterexample: Counterexample, until deadline: ContinuousClock.Instant
  ) async -> Explanation {
    let identity = counterexample.failure.identity
    var explainer = Explainer(
      target: .init(counterexample.sequence, counterexample.trees), deadline: deadline,
      draw: { sequence, round in
        let tape = Tape(replaying: sequence, tail: round == nil ? .simplest : .random)
        return trees(of: tape, round: round ?? 0, playing: counterexample.played)
          .map { Explainer.Drawn(tape.output, $0) }
      },
      outcome: { sequence in
        switch await property.check(.replaying(Tape(replaying: sequence, tail: .simplest))) {
        case .passed: .passes
        case .failed(let failure) where failure.identity == identity: .fails
        case .failed, .discarded: .other
        }
      })
    return await explainer.explain()
  }

  func trees(of sequence: ChoiceSequence, playing scripts: Set<Int>? = nil) -> [SourceTree] {
    trees(of: Tape(replaying: sequence, tail: .simplest), playing: scripts) ?? []
  }

  /// The values that a tape makes; nil where they are discarded or drawn without end.
  private func trees(
    of tape: Tape, round: Int = 0, playing scripts: Set<Int>? = nil
  ) -> [SourceTree]? {
    tape.isShown = true
    var choices = Choices.replaying(tape, state: scramble(UInt64(round)))
    guard let values = try? property.values(&choices), !tape.isOverrun else { return nil }
    tape.mocks.played = scripts
    return SourceText.trees(of: values, from: tape)
  }
}
