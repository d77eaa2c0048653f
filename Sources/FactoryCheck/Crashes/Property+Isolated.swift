#if canImport(Glibc)
  extension Property {
    /// The property with its cases run in another process, so that one that crashes fails like any
    /// other.
    func isolated(in process: CaseProcess) -> Property {
      elsewhere(
        sweep: { sweep in
          var choices = sweep.choices
          while sweep.next(&choices) {
            let outcome = process.outcome(of: .random(sweep.index - 1, root: sweep.root))
            sweep.stop(await verdict(outcome) { await check(choices, log) })
          }
        },
        runCase: .suspending { choices, log in
          let (sequence, again) = (ChoiceSequence(choices.tape?.input ?? []), choices)
          return await verdict(process.outcome(of: .replay(sequence))) { await check(again, log) }
        },
        runExample: { index, _ in
          await verdict(process.outcome(of: .example(index))) { await checkExample(index) }
        })
    }

    /// - Parameter again: Runs in this process what failed in the other without a crash, to see
    ///   how.
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
