#if canImport(Glibc)
  import Foundation
  import Synchronization

  /// Runs cases of one property for the process that started this one, until that process goes
  /// away.
  struct CaseServer {
    let property: Property
    private let channel = Channel.takenFromStandardInput()
    private let sender: Sender

    /// Sends one message after the other: the tasks of a case tell things at any time.
    private final class Sender: Sendable {
      private let channel: Mutex<Channel>

      init(_ channel: Channel) { self.channel = Mutex(channel) }

      func send(_ answer: CaseAnswer, _ text: String = "") {
        channel.withLock { _ = $0.send([answer.rawValue] + text.utf8) }
      }
    }

    init(_ property: Property) {
      self.property = property
      sender = Sender(channel)
    }

    /// Answers requests. It never returns: when nobody asks any more, the process ends.
    func serve() async -> Never {
      CaseServer.leaveNoCore()
      let channel = channel
      // A case that runs without end must not outlive who asked for it.
      Thread.detachNewThread {
        channel.waitForEnd()
        _exit(0)
      }
      AlternateStack.prepare()
      AlternateStack.prepareThreadsOfTasks
      #if arch(x86_64)
        AbortTrace.begin()
      #endif
      sender.send(.ready)
      while let message = channel.receive(),
        let request = CaseRequest(text: String(decoding: message, as: UTF8.self))
      {
        sender.send(await answer(to: request))
      }
      _exit(0)
    }

    private func answer(to request: CaseRequest) async -> CaseAnswer {
      let verdict = await property.verdict(on: request) { [sender] event in
        sender.send(.told, event.text)
      }
      return switch verdict {
      case .passed: .passed
      case .discarded: .discarded
      case .failed: .failed
      }
    }

    /// A limit of one byte, unlike one of none, also keeps the kernel from piping a core elsewhere.
    private static func leaveNoCore() {
      var limit = rlimit(rlim_cur: 1, rlim_max: 1)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }
  }

  extension Property {
    /// Runs a case that was asked for, in this process.
    ///
    /// - Parameter tell: Hears what happens meanwhile.
    func verdict(
      on request: CaseRequest, tell: @escaping @Sendable (CaseStory.Event) -> Void
    ) async -> Verdict {
      switch request {
      case .example(let index):
        return await checkExample(index)
      case .random(let index, let root):
        return await check(.forCase(index, root: root))
      case .replay(let sequence, let isShown):
        let tape = Tape(replaying: sequence, tail: .simplest)
        tape.tell = tell
        if isShown { tape.calls = CallLog(tape, listener: tell) }
        return await check(.replaying(tape))
      case .describe(let index, let root):
        var choices = Choices.forCase(
          index, root: root, tape: index == 0 ? Tape(tail: .simplest) : nil)
        let values = try? values(&choices)
        return values?.map(SourceText.describe) == nil ? .discarded : .passed
      }
    }
  }
#endif
