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
          let isShown = again.tape?.calls != nil
          let outcome = process.outcome(of: .replay(sequence, isShown: isShown))
          if case .crashed(let crash) = outcome { retell(crash.story, with: again) }
          return await verdict(outcome) { await check(again, log) }
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

    /// Draws a case that crashed, and what was asked while it ran, so that the tape knows its choices
    /// and the calls.
    private func retell(_ story: CaseStory?, with choices: Choices) {
      guard let story, let tape = choices.tape else { return }
      var choices = choices
      _ = try? values(&choices)
      for question in story.questions {
        guard let type = _typeByName(question.type) else { continue }
        for late in tape.late where late.position == question.position {
          _ = try? late.answer.value(of: type)
        }
      }
      tape.calls?.adopt(story)
    }

    /// - Parameter again: Runs in this process what failed in the other without a crash, to see
    ///   how.
    private func verdict(
      _ outcome: CaseProcess.Outcome, again: () async -> Verdict
    ) async -> Verdict {
      switch outcome {
      case .answered(.failed): await again()
      case .answered(.passed), .answered(.ready), .answered(.told): .passed
      case .answered(.discarded), .lost: .discarded
      case .crashed(let crash): .failed(Failure(cause: .crashed(crash)))
      }
    }
  }
#endif
