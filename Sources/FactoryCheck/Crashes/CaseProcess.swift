#if canImport(Glibc)
  import Foundation

  /// Runs the cases of one property in another process, which may crash: then the next case gets a
  /// new one.
  final class CaseProcess {
    /// What came of a case.
    enum Outcome {
      case answered(CaseAnswer)
      case crashed(Crash)
      /// The process never came to the property, or left it.
      case lost
    }

    /// How long a process may take to come to its property, in seconds.
    private static let patience: Int32 = 60

    private let launch: Launch
    private var process: ChildProcess?
    /// Whether a process did not come to the property: another would not either.
    private(set) var isLost = false

    init(_ launch: Launch) { self.launch = launch }

    /// Has a case run, and waits for what comes of it.
    func outcome(of request: CaseRequest) -> Outcome {
      let key = launch.key(of: request)
      if let crash = CrashMemory.current?[key] { return .crashed(crash) }
      let outcome = newOutcome(of: request)
      if case .crashed(let crash) = outcome { CrashMemory.current?.keep(crash, as: key) }
      return outcome
    }

    private func newOutcome(of request: CaseRequest) -> Outcome {
      guard let process = process ?? started() else { return .lost }
      self.process = process
      if process.channel.send(Array(request.text.utf8)),
        let answer = CaseProcess.answer(of: process)
      {
        return .answered(answer)
      }
      self.process = nil
      guard let signal = process.wait() else {
        isLost = true
        return .lost
      }
      return .crashed(Crash(signal: signal, output: process.output))
    }

    /// Ends the process.
    func end() { process = nil }

    private func started() -> ChildProcess? {
      guard !isLost, let process = launch.start(),
        process.channel.waitForMessage(seconds: CaseProcess.patience),
        CaseProcess.answer(of: process) == .ready
      else {
        isLost = true
        return nil
      }
      return process
    }

    private static func answer(of process: ChildProcess) -> CaseAnswer? {
      process.channel.receive()?.first.flatMap(CaseAnswer.init)
    }
  }
#endif
