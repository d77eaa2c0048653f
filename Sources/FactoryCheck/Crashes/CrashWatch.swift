#if canImport(Glibc)
  import Foundation
  import Synchronization
  import Testing

  /// Makes a crash inside a property an ordinary failure, with the smallest values that crash.
  ///
  /// A trap (`fatalError`, an index out of range, `nil` unwrapped by force, an overflow, a
  /// recursion without end, `abort`, a bad access to memory) ends a Swift process, and with it all
  /// of its tests. So:
  ///
  /// 1. While properties run, handlers for the signals of crashes are set (`CrashSignals`), and a
  ///    task-local value says which property the running code belongs to.
  /// 2. A thread that crashes in a property replaces the process by a new one of the same
  ///    executable, with the same arguments and identifier (`Restart`). To whoever started it, it
  ///    is still the same run: its results, its report files and its exit code are the new
  ///    process's. What was printed before is printed again. The seed stays the same, and so does
  ///    all else that tests do. What the old process had started, the new one reaps
  ///    (`InheritedChildren`).
  /// 3. In the new process the property knows from the environment that it crashed (`CrashRecord`).
  ///    It is checked as ever, but each case is run in another process (`CaseProcess`,
  ///    `CaseServer`), where a crash does no harm: it is a failure among others, is shrunk, kept
  ///    and replayed like them.
  ///
  /// Several properties that crash mean several restarts, `Restart.limit` at most. A property that
  /// crashes the new process too, by its gens or its values' descriptions, is reported without
  /// values. A crash that belongs to no property is none of this: it looks and ends as it always
  /// does. So does one on a thread or in a detached task that a property starts, which carries no
  /// task-local values, and a stack overflow on a thread that came to tasks only after the first
  /// property had begun (`AlternateStack`).
  ///
  /// Where a process cannot start again, as with `FACTORYCHECK_CRASHES=record`, the handler leaves
  /// a note beside the counterexamples and lets the process die (`CrashNote`); the next run has the
  /// cases of that property run in other processes from the start, under the seed of the note,
  /// until none crashes.
  ///
  /// Linux only: macOS has the note, other systems nothing. `FACTORYCHECK_CRASHES=off` leaves
  /// crashes alone everywhere, as for a debugger.
  struct CrashWatch {
    private enum Mode {
      /// Nothing is done about crashes.
      case off
      /// A crash is heard of.
      case watching
      /// The property crashed a process before: its cases are run elsewhere.
      case isolating(CaseProcess, tracing: CaseProcess)
      /// The property crashed a process before, and again where its cases were run elsewhere: by
      /// its gens, or its values' descriptions.
      case describing(tracing: CaseProcess)
      /// The property crashed a process before, and no other process can be started.
      case givenUp
      /// This process runs cases for another.
      case serving
      /// This process runs cases for another, but not of this property.
      case skipping
    }

    private let mode: Mode
    private let property: WatchedProperty?
    private let noteFile: CrashNoteFile?
    /// What an earlier run left behind.
    private let note: CrashNote?

    /// The seed under which an earlier run crashed, if one did.
    var seed: Seed? { note?.seed }

    /// How many times as long as others a crash is shrunk: each case that crashes costs a new
    /// process, some 40 ms.
    private static let patience = 6.0

    /// The property that the running code belongs to.
    @TaskLocal static var property: WatchedProperty?

    /// - Parameter noteFile: Where a crash is noted for the next run, and was by the last.
    init(_ host: TestHost, _ site: CallSite, _ settings: Settings, noteFile: CrashNoteFile?) {
      InheritedChildren.reaping
      guard settings.crashes != .off, CrashWatch.property == nil,
        let identity = CrashWatch.identity(host, site)
      else {
        (mode, property, self.noteFile, note) = (.off, nil, nil, nil)
        return
      }
      let note = noteFile?.note(of: identity)
      property = WatchedProperty(
        identity, at: "\(site.location)", restarts: settings.crashes == .restart,
        note: CrashNote(
          property: identity, seed: note?.seed ?? settings.seed, runs: (note?.runs ?? 0) + 1),
        file: noteFile)
      let crashes = (Settings.crashRecord?.count(of: identity) ?? 0) + (note?.runs ?? 0)
      mode = CrashWatch.mode(identity, crashes: crashes, host, site)
      (self.noteFile, self.note) = (noteFile, note)
    }

    private static func mode(
      _ identity: UInt64, crashes: Int, _ host: TestHost, _ site: CallSite
    ) -> Mode {
      if let served = Settings.servedProperty { return served == identity ? .serving : .skipping }
      guard crashes > 0 else { return .watching }
      guard let launch = Launch(of: identity, host: host, site: site) else { return .givenUp }
      let tracing = CaseProcess(launch.tracingCrashes)
      return crashes == 1
        ? .isolating(CaseProcess(launch), tracing: tracing) : .describing(tracing: tracing)
    }
  }

  // MARK: - Running

  extension CrashWatch {
    /// Runs a property under the watch.
    func run(_ runner: inout Runner) async -> CheckResult {
      switch mode {
      case .off: return await runner.run()
      case .watching: return await watched(&runner)
      case .isolating(let process, let tracing):
        runner.replace(runner.property.isolated(in: process), patience: CrashWatch.patience)
        var result = await watched(&runner)
        process.end()
        result.outcome = judged(result, process, tracing)
        return result
      case .describing(let tracing):
        if let result = described(runner, tracing) { return result }
        noteFile?.remove()
        return await watched(&runner)
      case .givenUp:
        noteFile?.remove()
        return runner.result(.misused(CrashError.lost))
      case .serving:
        let server = CaseServer(runner.property)
        return await CrashWatch.$property.withValue(property) { await server.serve() }
      case .skipping: return runner.result(.passed)
      }
    }

    private func watched(_ runner: inout Runner) async -> CheckResult {
      CrashSignals.listen()
      defer { CrashSignals.ignore() }
      return await CrashWatch.$property.withValue(property) { await runner.run() }
    }

    /// The result of a property of which no values can be shown; nil where nothing crashes that an
    /// earlier run has noted.
    private func described(_ runner: Runner, _ tracing: CaseProcess) -> CheckResult? {
      for index in 0..<runner.settings.cases {
        let request = CaseRequest.describe(index, root: runner.root)
        guard case .crashed(let crash) = tracing.outcome(of: request) else { continue }
        return runner.result(.misused(CrashError.withoutValues(crash, caseIndex: index)))
      }
      return note == nil ? runner.result(.misused(CrashError.crashedTwice)) : nil
    }

    /// The outcome of a property that crashed before: where it did not again in the same run, that
    /// is a failure too; in another run it may have been mended. A crash gets the place that its
    /// backtrace tells.
    private func judged(
      _ result: CheckResult, _ process: CaseProcess, _ tracing: CaseProcess
    ) -> CheckResult.Outcome {
      let counterexamples = result.counterexamples
      if !counterexamples.contains(where: \.isCrash), !process.isLost { noteFile?.remove() }
      guard counterexamples.isEmpty else {
        return .failed(counterexamples.map { CrashWatch.traced($0, tracing) })
      }
      if process.isLost { return .misused(CrashError.lost) }
      return note == nil ? .misused(CrashError.crashedOnce) : result.outcome
    }

    private static func traced(
      _ counterexample: Counterexample, _ tracing: CaseProcess
    ) -> Counterexample {
      guard counterexample.isCrash else { return counterexample }
      var request = CaseRequest.replay(counterexample.sequence)
      if case .example(let index) = counterexample.origin { request = .example(index) }
      guard case .crashed(let crash) = tracing.outcome(of: request) else { return counterexample }
      var counterexample = counterexample
      counterexample.failure = Failure(cause: .crashed(crash))
      return counterexample
    }
  }

  extension Counterexample {
    fileprivate var isCrash: Bool { if case .crashed = failure.cause { true } else { false } }
  }
#endif
