#if canImport(Glibc)
  import Foundation
  import Synchronization
  import Testing

  /// Makes a crash inside a property an ordinary failure, with the smallest values that crash.
  ///
  /// A trap (`fatalError`, an index out of range, `nil` unwrapped by force, an overflow, a recursion without
  /// end, `abort`, a bad access to memory) ends a Swift process, and with it all of its tests. So:
  ///
  /// 1. While properties run, handlers for the signals of crashes are set (`CrashSignals`), and a task-local
  ///    value says which property the running code belongs to.
  /// 2. A thread that crashes in a property replaces the process by a new one of the same executable, with
  ///    the same arguments and identifier (`Restart`). To whoever started it, it is still the same run: its
  ///    results, its report files and its exit code are the new process's. What was printed before is printed
  ///    again. The seed stays the same, and so does all else that tests do.
  /// 3. In the new process the property knows from the environment that it crashed (`CrashRecord`). It is
  ///    checked as ever, but each case is run in another process (`CaseProcess`, `CaseServer`), where a crash
  ///    does no harm: it is a failure among others, is shrunk, kept and replayed like them.
  ///
  /// Several properties that crash mean several restarts, `Restart.limit` at most. A property that crashes
  /// the new process too, by its gens or its values' descriptions, is reported without values. A crash that
  /// belongs to no property is none of this: it looks and ends as it always does. So does one on a thread or
  /// in a detached task that a property starts, which carries no task-local values, and a stack overflow on
  /// a thread that came to tasks only after the first property had begun (`AlternateStack`).
  ///
  /// Linux only: elsewhere crashes are what they always are. `FACTORYCHECK_CRASHES=off` leaves them alone on
  /// Linux too, as for a debugger.
  enum CrashWatch {
    /// Nothing is done about crashes.
    case off
    /// A crash starts the process again.
    case watching(UInt64)
    /// The property crashed the process before: its cases are run elsewhere.
    case isolating(UInt64, CaseProcess, tracing: CaseProcess)
    /// The property crashed the process before, and again where its cases were run elsewhere: by its
    /// gens, or its values' descriptions.
    case describing(tracing: CaseProcess)
    /// The property crashed the process before, and no other process can be started.
    case givenUp
    /// This process runs cases for another.
    case serving(UInt64)
    /// This process runs cases for another, but not of this property.
    case skipping

    /// How many times as long as others a crash is shrunk: each case that crashes costs a new process, some
    /// 40 ms.
    private static let patience = 6.0

    /// The property that the running code belongs to.
    @TaskLocal static var property: UInt64?

    init(_ host: TestHost, _ site: CallSite, _ settings: Settings) {
      guard settings.watchesCrashes, CrashWatch.property == nil,
        let property = CrashWatch.identity(host, site)
      else {
        self = .off
        return
      }
      if let served = Settings.servedProperty {
        self = served == property ? .serving(property) : .skipping
        return
      }
      let crashes = Settings.crashRecord?.count(of: property) ?? 0
      guard crashes > 0 else {
        self = .watching(property)
        return
      }
      guard let launch = Launch(of: property, host: host, site: site) else {
        self = .givenUp
        return
      }
      let tracing = CaseProcess(launch.tracingCrashes)
      self =
        crashes == 1
        ? .isolating(property, CaseProcess(launch), tracing: tracing)
        : .describing(tracing: tracing)
    }
  }

  // MARK: - Running

  extension CrashWatch {
    /// Runs a property under the watch.
    func run(_ runner: inout Runner) async -> CheckResult {
      switch self {
      case .off: return await runner.run()
      case .watching(let property): return await CrashWatch.watched(property, &runner)
      case .isolating(let property, let process, let tracing):
        runner.replace(runner.property.isolated(in: process), patience: CrashWatch.patience)
        var result = await CrashWatch.watched(property, &runner)
        process.end()
        result.outcome = CrashWatch.judged(result.counterexamples, process, tracing)
        return result
      case .describing(let tracing): return CrashWatch.described(runner, tracing)
      case .givenUp: return runner.result(.misused(CrashError.lost))
      case .serving(let property):
        let server = CaseServer(runner.property)
        return await CrashWatch.$property.withValue(property) { await server.serve() }
      case .skipping: return runner.result(.passed)
      }
    }

    private static func watched(_ property: UInt64, _ runner: inout Runner) async -> CheckResult {
      CrashSignals.listen()
      defer { CrashSignals.ignore() }
      return await $property.withValue(property) { await runner.run() }
    }

    /// The result of a property of which no values can be shown.
    private static func described(_ runner: Runner, _ tracing: CaseProcess) -> CheckResult {
      for index in 0..<runner.settings.cases {
        let request = CaseRequest.describe(index, root: runner.root)
        guard case .crashed(let crash) = tracing.outcome(of: request) else { continue }
        return runner.result(.misused(CrashError.withoutValues(crash, caseIndex: index)))
      }
      return runner.result(.misused(CrashError.crashedTwice))
    }

    /// The outcome of a property that crashed before: where it did not again, that is a failure too. A
    /// crash gets the place that its backtrace tells.
    private static func judged(
      _ counterexamples: [Counterexample], _ process: CaseProcess, _ tracing: CaseProcess
    ) -> CheckResult.Outcome {
      guard counterexamples.isEmpty else {
        return .failed(counterexamples.map { traced($0, tracing) })
      }
      return .misused(process.isLost ? CrashError.lost : CrashError.crashedOnce)
    }

    private static func traced(
      _ counterexample: Counterexample, _ tracing: CaseProcess
    ) -> Counterexample {
      guard case .crashed = counterexample.failure.cause else { return counterexample }
      var request = CaseRequest.replay(counterexample.sequence)
      if case .example(let index) = counterexample.origin { request = .example(index) }
      guard case .crashed(let crash) = tracing.outcome(of: request) else { return counterexample }
      var counterexample = counterexample
      counterexample.failure = Failure(cause: .crashed(crash))
      return counterexample
    }
  }
#endif
