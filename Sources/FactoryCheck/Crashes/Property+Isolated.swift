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
          guard let again = closed(choices) else { return .discarded }
          let sequence = ChoiceSequence(again.tape?.input ?? [])
          return await verdict(process.outcome(of: .replay(sequence))) { await check(again, log) }
        },
        runExample: { index, _ in
          await verdict(process.outcome(of: .example(index))) { await checkExample(index) }
        })
    }

    /// Choices that say all that another process has to know: what a tape leaves to chance is drawn
    /// here. Nil where that is discarded.
    private func closed(_ choices: Choices) -> Choices? {
      guard let tape = choices.tape, tape.leavesToChance else { return choices }
      var drawn = choices
      guard (try? values(&drawn)) != nil, !tape.isOverrun else { return nil }
      return .replaying(Tape(replaying: tape.output, tail: .simplest))
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
