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
      var story = CaseStory()
      if process.channel.send(Array(request.text.utf8)),
        let answer = CaseProcess.answer(of: process, &story)
      {
        return .answered(answer)
      }
      self.process = nil
      guard let signal = process.wait() else {
        isLost = true
        return .lost
      }
      var crash = Crash(signal: signal, output: process.output)
      if story != CaseStory() { crash.story = story }
      return .crashed(crash)
    }

    /// Ends the process.
    func end() { process = nil }

    private func started() -> ChildProcess? {
      var story = CaseStory()
      guard !isLost, let process = launch.start(),
        process.channel.waitForMessage(seconds: CaseProcess.patience),
        CaseProcess.answer(of: process, &story) == .ready
      else {
        isLost = true
        return nil
      }
      return process
    }

    /// Waits for an answer, and for the story until then.
    private static func answer(of process: ChildProcess, _ story: inout CaseStory) -> CaseAnswer? {
      while let message = process.channel.receive() {
        let answer = message.first.flatMap(CaseAnswer.init)
        guard answer == .told else { return answer }
        let text = String(decoding: message.dropFirst(), as: UTF8.self)
        if let event = CaseStory.Event(text: text) { story.add(event) }
      }
      return nil
    }
  }
#endif
