/// Cases that are made of others: of those that score highest, and of those that are valid.
extension Runner {
  /// Runs a case that was made of another.
  ///
  /// - Parameters:
  ///   - choices: Those of the case, with a tape.
  ///   - sweep: What was run before.
  ///   - origin: What the case comes from, by how many were run before.
  /// - Returns: Whether it passed.
  private mutating func passes(
    _ choices: Choices, after sweep: Sweep, origin: (Int) -> Counterexample.Origin
  ) async -> Bool {
    let verdict = await property.check(choices)
    if case .failed(let failure) = verdict, let tape = choices.tape {
      note(failure, tape.settled, origin(sweep.passed + sweep.discarded))
    }
    sweeper.notice.look(at: sweep, of: property)
    return if case .passed = verdict { true } else { false }
  }
}

// MARK: - Targets

extension Runner {
  /// How many random cases there are at most before what scores highest is raised.
  static let randomCases = 1_000

  /// Raises what `target` scores, by changing the cases that score highest: each label with an
  /// equal part of the cases that are left. Where nothing is scored, nothing is run.
  mutating func climb(_ sweep: inout Sweep) async {
    let tally = property.log.statistics.tally
    for (place, label) in tally.targets.enumerated() {
      let part = (settings.cases - sweep.passed) / (tally.targets.count - place)
      let end = sweep.passed + part
      for leader in tally.leaders(of: label) where sweep.passed < end && findings.isEmpty {
        await climb(from: leader, raising: label, upTo: end, &sweep)
      }
    }
  }

  private mutating func climb(
    from leader: Tally.ScoredCase, raising label: String, upTo end: Int, _ sweep: inout Sweep
  ) async {
    let seed = scramble(root ^ UInt64(leader.index)) ^ stableHash(label)
    let start =
      leader.index == 0 ? property.drawn(by: ChoiceSequence()) : sequence(ofCase: leader.index)
    var climb = Climb(from: start ?? ChoiceSequence(), score: leader.score, seed: seed)
    var state = seed
    while sweep.passed < end, sweep.discarded < sweep.patience, findings.isEmpty,
      property.stop.reason == nil, let candidate = climb.next()
    {
      state = scramble(state)
      let tape = Tape(replaying: candidate, tail: .random)
      let choices = Choices.replaying(tape, state: state)
      if await passes(choices, after: sweep, origin: { .raised($0) }) {
        sweep.passed += 1
        raised += 1
        climb.tell(tape.settled, score: property.log.statistics.score(of: label))
      } else if findings.isEmpty {
        sweep.discarded += 1
        climb.tell(tape.settled, score: nil)
      }
    }
  }
}

// MARK: - Preconditions

extension Runner {
  /// How many cases the first round is made of.
  private static let firstRound = 100
  /// How many times as many tries as a random case takes one may take that is made of a valid one:
  /// it is another than all before, and often larger.
  private static let triesPerCase = 4
  /// How many tries are thought of as one random case's at most.
  private static let mostTries = 100

  /// Runs the random cases that are left. Where a precondition discards most of them, up to half as
  /// many are made of valid ones, in rounds that double, and one round of them where so many were
  /// discarded that no more are drawn. Those are given besides: they count for nothing but what they
  /// find.
  mutating func runRest(_ sweep: inout Sweep) async {
    var corpus = Corpus(seed: scramble(root))
    var round = Runner.firstRound
    while isSparse(sweep), findings.isEmpty, sweep.passed < settings.cases,
      property.stop.reason == nil
    {
      let count = min(round, settings.cases - sweep.passed)
      await runVariations(of: &corpus, cases: min(count / 2, sweep.passed), sweep)
      if sweep.isHopeless { break }
      await search(&sweep, upTo: sweep.passed + count)
      round = round.multipliedOrMost(by: 2)
    }
    await search(&sweep, upTo: settings.cases)
  }

  /// Whether so many cases are discarded that those that pass may all be small.
  private func isSparse(_ sweep: Sweep) -> Bool {
    let drawn = sweep.passed - raised
    return drawn > 0 && sweep.discarded >= 2 * drawn
  }

  /// Runs so many cases that are made of valid ones, or fewer where that takes too many tries.
  private mutating func runVariations(
    of corpus: inout Corpus, cases: Int, _ sweep: Sweep
  ) async {
    let price = Runner.triesPerCase * min(sweep.discarded / sweep.passed + 1, Runner.mostTries)
    var (found, tries) = (0, 0)
    while found < cases, tries < price * (found + 1), findings.isEmpty, property.stop.reason == nil
    {
      tries += 1
      let (candidate, state) = (corpus.next(), corpus.nextState())
      let isDrawn = candidate.tokens.isEmpty
      let tape = Tape(replaying: candidate, tail: .random, capacity: isDrawn ? .max : nil)
      let choices: Choices =
        isDrawn
        ? .forCase(sweep.index, root: state, tape: tape) : .replaying(tape, state: state)
      if await passes(choices, after: sweep, origin: { isDrawn ? .drawn($0) : .varied($0) }),
        corpus.add(tape.settled)
      {
        found += 1
      }
    }
  }
}
