#if canImport(Glibc)
  extension Property {
    /// The property with its cases run in another process, so that one that crashes fails like any other.
    func isolated(in process: CaseProcess) -> Property {
      var copy = self
      copy.check = { choices in
        await verdict(on: .replay(ChoiceSequence(choices.tape?.input ?? [])), in: process)
      }
      copy.checkExample = { index in await verdict(on: .example(index), in: process) }
      copy.sweep = { sweep in
        var choices = sweep.choices
        while sweep.next(&choices) {
          let request = CaseRequest.random(sweep.index - 1, root: sweep.root)
          sweep.stop(await verdict(on: request, in: process))
        }
      }
      return copy
    }

    private func verdict(on request: CaseRequest, in process: CaseProcess) async -> Verdict {
      switch process.outcome(of: request) {
      case .answered(.failed): await verdict(on: request)
      case .answered(.passed), .answered(.ready): .passed
      case .answered(.discarded), .lost: .discarded
      case .crashed(let crash): .failed(Failure(cause: .crashed(crash)))
      }
    }
  }
#endif
