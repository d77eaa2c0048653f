import Foundation

/// One call of `forAll`: resolves its settings, runs it where it stands, and reports.
@usableFromInline
struct Check {
  private var property: Property
  private let answer: Answer
  private let settings: Result<Settings, Settings.Misuse>
  private let site: CallSite
  private let host = TestHost.current
  private let start = ContinuousClock.now
  private let times = CaseTimes()
  private var log: IssueLog { property.log }

  @usableFromInline
  init(_ property: Property, answer: Answer, request: Request, site: CallSite) {
    self.property = property
    self.answer = answer
    self.site = site
    TestHost.enclosingLog?.note(innerAt: "\(site.location)")
    settings = Result { [host] () throws(Settings.Misuse) in
      try Settings.resolve(request, traits: host.traits)
    }
  }

  /// Checks a property whose body does not suspend.
  @usableFromInline
  func run() -> CheckResult {
    withUnsafeCurrentTask { task in
      let task = Unchecked(task)
      return stopping { task.value?.isCancelled == true }.runToItsEnd()
    }
  }

  /// Checks a property whose body may suspend.
  @usableFromInline
  func run() async -> CheckResult {
    await stopping { Task.isCancelled }.runToItsEnd()
  }

  /// The same check, which ends when a task is cancelled.
  private func stopping(when isCancelled: @escaping @Sendable () -> Bool) -> Check {
    var check = self
    check.property.stop.isCancelled = isCancelled
    return check
  }

  private func runToItsEnd() -> CheckResult {
    guard case .success(let settings) = settings else { return misuse() }
    let store = store(settings)
    let watch = watch(settings, store)
    var runner = runner(settings, store, seed: watch.seed)
    var result: CheckResult?
    host.capturing(log) { result = await watch.run(&runner) }
    guard let result else {
      preconditionFailure("a property without suspension points was suspended")
    }
    let stragglers = log.close()
    if !result.counterexamples.isEmpty { runInline { await showAgain(result) } }
    return report(withInner(result), of: runner, store, stragglers)
  }

  private func runToItsEnd() async -> CheckResult {
    guard case .success(let settings) = settings else { return misuse() }
    let store = store(settings)
    let watch = watch(settings, store)
    var runner = runner(settings, store, seed: watch.seed)
    var result: CheckResult?
    await host.capturing(log) { result = await watch.run(&runner) }
    guard let result else { preconditionFailure("a property ended without a result") }
    let stragglers = log.close()
    await showAgain(result)
    return report(withInner(result), of: runner, store, stragglers)
  }

  /// The result with a warning where another property ran inside of this one.
  private func withInner(_ result: CheckResult) -> CheckResult {
    guard let place = log.innerPlace else { return result }
    var result = result
    result.warnings.append(.inner(place: place))
    return result
  }

  private func watch(_ settings: Settings, _ store: Store?) -> CrashWatch {
    let noteFile = store.map { $0.database.crashNoteFile(of: $0.key) }
    return CrashWatch(host, site, settings, noteFile: noteFile)
  }

  /// - Parameter seed: The seed of an earlier run that crashed, which this one repeats.
  private func runner(_ settings: Settings, _ store: Store?, seed: Seed?) -> Runner {
    var settings = settings
    if let seed, !settings.isReplay { settings.seed = seed }
    let kept = settings.isReplay ? [] : kept(settings, store)
    var property = property
    property.limit = limit(settings)
    property.times = settings.report == nil ? nil : times
    return Runner(
      property: property, settings: settings, key: site.key.hash, kept: kept, answer: answer,
      host: host, notice: SlowNotice { [host, site] in host.tell("warning: \($0)", at: site) })
  }

  private func kept(_ settings: Settings, _ store: Store?) -> [KeptCase] {
    let ownSeed = Settings.crashRecord == nil ? nil : settings.seed
    return store.map { $0.database.load($0.key, startedAgainWith: ownSeed) } ?? []
  }

  private func limit(_ settings: Settings) -> TimeLimit? {
    guard let timeout = settings.timeout else { return nil }
    return TimeLimit(timeout: timeout, host: host) { [host, site] values in
      host.tell(
        TimeLimit.warning(
          of: values, after: timeout, settings: settings, filter: host.filter(at: site)), at: site)
    }
  }

  /// Where counterexamples of the property are kept, and what by.
  private typealias Store = (database: FailureDatabase, key: PropertyKey)

  /// Nil where counterexamples are not kept. It is made once: that costs a part of a whole
  /// property.
  private func store(_ settings: Settings) -> Store? {
    database(settings).map { ($0, site.storedKey) }
  }

  /// Nil where counterexamples are not kept, or no test is running.
  private func database(_ settings: Settings) -> FailureDatabase? {
    if case .none = host { return nil }
    switch settings.database {
    case .off: return nil
    case .folder(let path): return FailureDatabase(folder: URL(fileURLWithPath: path))
    case .besidePackage: return .besidePackage(of: site.filePath.description)
    }
  }

  /// Keeps the counterexamples of a property that failed, and forgets what was kept of one that
  /// passed.
  private func remember(_ result: CheckResult, of runner: Runner, _ store: Store?) {
    guard let (database, key) = store else { return }
    let kept = result.counterexamples.filter(\.canBeKept)
    if !kept.isEmpty {
      database.save(kept, of: key, seed: runner.settings.seed)
    } else if result.isPassed, !runner.kept.isEmpty, runner.settings.replay == nil {
      database.remove(key)
    }
  }

  private func misuse() -> CheckResult {
    guard case .failure(let misuse) = settings else { preconditionFailure("there is no misuse") }
    return Check.misuse(misuse, at: site)
  }

  /// Reports a property that cannot be checked.
  static func misuse(_ misuse: Settings.Misuse, at site: CallSite) -> CheckResult {
    let host = TestHost.current
    let result = CheckResult(
      outcome: .misused(misuse), cases: 0, discarded: 0, isExhaustive: false, seed: 0)
    let report = Report(
      result: result, settings: Settings(seed: 0), filter: host.filter(at: site))
    let text = report.text ?? ""
    host.record(text, at: site)
    let record = PropertyRecord(
      result, of: site.storedKey.description, at: "\(site.location)", report: text, values: [],
      microseconds: [], seconds: 0)
    (try? Settings.report())?.add(record)
    return result
  }

  /// Runs the counterexamples once more where nothing is caught, so that each `#expect` reports
  /// itself at its own line.
  private func showAgain(_ result: CheckResult) async {
    for counterexample in result.counterexamples where counterexample.isReproducible {
      guard case .recorded = counterexample.failure.cause else { continue }
      await host.showing(log) { await show(counterexample) }
    }
  }

  private func show(_ counterexample: Counterexample) async {
    if case .example(let index) = counterexample.origin {
      _ = await property.checkExample(index)
    } else {
      let tape = Tape(replaying: counterexample.sequence, tail: .simplest)
      _ = await property.check(.replaying(tape))
    }
  }

  private func report(
    _ result: CheckResult, of runner: Runner, _ store: Store?, _ stragglers: [NotedIssue]
  ) -> CheckResult {
    let settings = runner.settings
    remember(result, of: runner, store)
    // Nothing that is said of a property that passed replays it.
    let filter = result.isPassed ? nil : host.filter(at: site)
    var report = Report(
      result: result, settings: settings, filter: filter, stragglers: stragglers)
    report.regression = regression(result)
    if let text = report.text { host.record(text, at: site) }
    if let note = report.note { host.tell(note, at: site) }
    if let warning = report.warning { host.warn(warning, at: site) }
    if !result.counterexamples.isEmpty { attach(report) }
    if settings.isVerbose, let text = report.passedText { print("\(site.location): \(text)") }
    settings.report?.add(record(report, of: runner))
    return result
  }

  /// What a report of the run keeps of the property.
  private func record(_ report: Report, of runner: Runner) -> PropertyRecord {
    PropertyRecord(
      report.result, of: site.storedKey.description, at: "\(site.location)",
      report: report.text ?? report.passedText ?? "", values: runner.drawnValues(upTo: 1_000),
      microseconds: times.microseconds, seconds: (.now - start) / .seconds(1))
  }

  /// Attaches the whole failure to the test, for people and for programs.
  private func attach(_ report: Report) {
    var whole = report
    whole.isWhole = true
    host.attach(whole.text ?? "", named: "forAll.txt", at: site)
    let record = FailureRecord(report.result, replay: report.replay, at: site)
    host.attach(record.json, named: "forAll.json", at: site)
  }

  /// The test with the counterexamples as fixed examples, but for those that are such already; nil
  /// where the property stands in a function that tests call, whose values may be of any type.
  private func regression(_ result: CheckResult) -> String? {
    let examples = result.counterexamples.filter(\.canBeKept).map(\.trees)
    guard !examples.isEmpty, host.isTest(around: site),
      let source = try? String(contentsOfFile: site.filePath.description, encoding: .utf8)
    else { return nil }
    let line = host.firstLine(of: site)
    return Regression(source: source, site: site, line: line, examples: examples)?.test
  }
}
