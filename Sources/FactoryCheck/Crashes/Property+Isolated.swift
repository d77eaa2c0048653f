#if canImport(Glibc)
  extension Property {
    /// The property with its cases run in another process, so that one that crashes fails like any other.
    func isolated(in process: CaseProcess) -> Property {
      var copy = self
      copy.runsElsewhere = true
      // The other process keeps to the limit, too; the time that it takes to start is no case's.
      (copy.limit, copy.times) = (nil, nil)
      copy.runCase = .suspending { choices, log in
        let (sequence, again) = (ChoiceSequence(choices.tape?.input ?? []), choices)
        return await verdict(process.outcome(of: .replay(sequence))) { await check(again, log) }
      }
      copy.runExample = { index, _ in
        await verdict(process.outcome(of: .example(index))) { await checkExample(index) }
      }
      copy.sweep = { sweep in
        var choices = sweep.choices
        while sweep.next(&choices) {
          let outcome = process.outcome(of: .random(sweep.index - 1, root: sweep.root))
          sweep.stop(await verdict(outcome) { await check(choices, log) })
        }
      }
      return copy
    }

    /// - Parameter again: Runs in this process what failed in the other without a crash, to see how.
    private func verdict(
      _ outcome: CaseProcess.Outcome, again: () async -> Verdict
    ) async -> Verdict {
      switch outcome {
      case .answered(.failed): await again()
      case .answered(.passed), .answered(.ready): .passed
      case .answered(.discarded), .lost: .discarded
      case .crashed(let crash): .failed(Failure(cause: .crashed(crash)))
      }
    }
  }
#endif
