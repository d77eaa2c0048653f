#if canImport(Glibc)
  import Foundation

  /// Runs cases of one property for the process that started this one, until that process goes
  /// away.
  struct CaseServer {
    let property: Property
    private let channel = Channel.takenFromStandardInput()

    init(_ property: Property) { self.property = property }

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
      channel.send([CaseAnswer.ready.rawValue])
      while let message = channel.receive(),
        let request = CaseRequest(text: String(decoding: message, as: UTF8.self))
      {
        channel.send([await answer(to: request).rawValue])
      }
      _exit(0)
    }

    private func answer(to request: CaseRequest) async -> CaseAnswer {
      switch await property.verdict(on: request) {
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
    func verdict(on request: CaseRequest) async -> Verdict {
      switch request {
      case .example(let index):
        return await checkExample(index)
      case .random(let index, let root):
        return await check(.forCase(index, root: root))
      case .replay(let sequence):
        return await check(.replaying(Tape(replaying: sequence, tail: .simplest)))
      case .describe(let index, let root):
        var choices = Choices.forCase(
          index, root: root, tape: index == 0 ? Tape(tail: .simplest) : nil)
        let values = try? values(&choices)
        return values?.map(SourceText.describe) == nil ? .discarded : .passed
      }
    }
  }
#endif
