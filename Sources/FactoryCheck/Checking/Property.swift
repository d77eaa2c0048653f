/// A property and its gens, with their types erased: what the runner needs to check it.
@usableFromInline
struct Property {
  /// What runs one case, and notes what it records in a log.
  @usableFromInline
  enum Case {
    /// By a call, which returns when the case has ended.
    case atOnce((inout Choices, IssueLog) -> Verdict)
    /// By one that may suspend.
    case suspending((inout Choices, IssueLog) async -> Verdict)
  }

  /// What was compiled where the property stands. It is large, and copies of a property share it.
  private var code: Code
  /// When to run nothing any more.
  var stop = Stop()
  /// How long one case may take; nil where it may take any time.
  var limit: TimeLimit?
  /// Whether cases are run in another process.
  private(set) var runsElsewhere = false
  /// Who hears how long each case took; nil where nobody asks.
  var times: CaseTimes?

  @usableFromInline
  init<R>(
    answering type: R.Type,
    log: IssueLog,
    sweep: @escaping (inout Sweep) async -> Void,
    check: Case,
    values: @escaping (inout Choices) throws(Discard) -> [Any],
    exampleCount: Int,
    checkExample: @escaping (Int, IssueLog) async -> Verdict,
    exampleValues: @escaping (Int) -> [Any]
  ) {
    code = Code(
      answerType: type, log: log, values: values, exampleCount: exampleCount,
      exampleValues: exampleValues, sweep: sweep, runCase: check, runExample: checkExample)
  }

  private final class Code {
    let answerType: Any.Type
    let log: IssueLog
    let values: (inout Choices) throws(Discard) -> [Any]
    let exampleCount: Int
    let exampleValues: (Int) -> [Any]
    let sweep: (inout Sweep) async -> Void
    let runCase: Case
    let runExample: (Int, IssueLog) async -> Verdict

    init(
      answerType: Any.Type, log: IssueLog,
      values: @escaping (inout Choices) throws(Discard) -> [Any], exampleCount: Int,
      exampleValues: @escaping (Int) -> [Any], sweep: @escaping (inout Sweep) async -> Void,
      runCase: Case, runExample: @escaping (Int, IssueLog) async -> Verdict
    ) {
      self.answerType = answerType
      self.log = log
      self.values = values
      self.exampleCount = exampleCount
      self.exampleValues = exampleValues
      self.sweep = sweep
      self.runCase = runCase
      self.runExample = runExample
    }
  }
}

extension Property {
  /// The type of what the body returns.
  var answerType: Any.Type { code.answerType }

  /// What the body records while one case is run at a time.
  var log: IssueLog { code.log }

  /// How many fixed examples there are.
  var exampleCount: Int { code.exampleCount }

  /// The values of a fixed example.
  func exampleValues(_ index: Int) -> [Any] { code.exampleValues(index) }

  /// Draws the values of one case, without running the body.
  func values(_ choices: inout Choices) throws(Discard) -> [Any] { try code.values(&choices) }

  /// The same property with its cases run elsewhere, and without a limit: whoever runs them there
  /// keeps to it, and the time that it takes to get there is no case's.
  ///
  /// - Parameters:
  ///   - sweep: Runs random cases until the sweep ends.
  ///   - runCase: Runs one case.
  ///   - runExample: Runs a fixed example.
  func elsewhere(
    sweep: @escaping (inout Sweep) async -> Void, runCase: Case,
    runExample: @escaping (Int, IssueLog) async -> Verdict
  ) -> Property {
    var copy = self
    copy.runsElsewhere = true
    (copy.limit, copy.times) = (nil, nil)
    copy.code = Code(
      answerType: answerType, log: log, values: code.values, exampleCount: exampleCount,
      exampleValues: code.exampleValues, sweep: sweep, runCase: runCase, runExample: runExample)
    return copy
  }
}

extension Property {
  /// Whether the body may suspend.
  var suspends: Bool { if case .suspending = code.runCase { true } else { false } }

  /// Runs random cases until the sweep ends: in the loop that is compiled into the caller, or one
  /// by one where each has a time limit or is timed.
  func run(_ sweep: inout Sweep) async {
    guard limit != nil || times != nil else { return await code.sweep(&sweep) }
    let log = sweep.log
    var choices = sweep.choices
    while sweep.next(&choices) { sweep.stop(await check(choices, log)) }
  }

  /// Runs one case.
  func check(_ choices: Choices) async -> Verdict { await check(choices, log) }

  /// Runs one case, and notes what it records in a log.
  func check(_ choices: Choices, _ log: IssueLog) async -> Verdict {
    guard let times else { return await verdict(on: choices, log) }
    return await times.measure { await verdict(on: choices, log) }
  }

  private func verdict(on choices: Choices, _ log: IssueLog) async -> Verdict {
    var choices = choices
    if limit == nil { return await unlessCancelled { await run(&choices, log) } }
    let (start, draw) = (choices, code.values)
    return await verdict(
      log,
      on: { log in
        var choices = start
        return await run(&choices, log)
      },
      values: {
        var choices = start.again
        return (try? draw(&choices))?.map(SourceText.describe) ?? []
      })
  }

  private func run(_ choices: inout Choices, _ log: IssueLog) async -> Verdict {
    switch code.runCase {
    case .atOnce(let check): check(&choices, log)
    case .suspending(let check): await check(&choices, log)
    }
  }

  /// Replays a sequence and runs the body where what was really drawn is wanted.
  ///
  /// - Parameter isWanted: Called once at most, and not where the gens discard or draw without end.
  /// - Returns: What was drawn and how it fails; nil where it does not.
  func failure(
    of sequence: ChoiceSequence, where isWanted: @escaping (ChoiceSequence) -> Bool
  ) async -> (drawn: ChoiceSequence, failure: Failure)? {
    let tape = Tape(replaying: sequence, tail: .simplest)
    if drawsApart {
      guard let drawn = drawn(by: sequence), isWanted(drawn) else { return nil }
      tape.rewind(to: drawn)
      // What ran elsewhere was not drawn here.
      return await self.check(.replaying(tape)).failure.map {
        (tape.position == 0 ? drawn : tape.settled, $0)
      }
    }
    tape.isWanted = isWanted
    return await self.check(.replaying(tape)).failure.map { (tape.settled, $0) }
  }

  /// What runs a case by a call and nothing besides; nil where that takes more.
  var call: ((inout Choices, IssueLog) -> Verdict)? {
    if case .atOnce(let check) = code.runCase, limit == nil, times == nil { check } else { nil }
  }

  /// `failure(of:where:)` by a call. Most of the time of shrinking is spent here.
  ///
  /// - Parameters:
  ///   - tape: Replays one sequence after the other.
  ///   - call: Runs a case.
  func failure(
    of sequence: ChoiceSequence, on tape: Tape,
    where isWanted: @escaping (ChoiceSequence) -> Bool,
    by call: (inout Choices, IssueLog) -> Verdict
  ) -> (drawn: ChoiceSequence, failure: Failure)? {
    if stop.isCancelled() { return nil }
    tape.rewind(to: sequence)
    tape.isWanted = isWanted
    defer { tape.isWanted = nil }
    var choices = Choices.replaying(tape)
    let failure = call(&choices, log).failure
    // What a body of a cancelled test does is no verdict.
    guard let failure, !stop.isCancelled() else { return nil }
    return (tape.settled, failure)
  }

  /// Whether cases are drawn before they are run: what runs elsewhere cannot be asked in between,
  /// and what runs beyond its time might ask when nobody listens.
  private var drawsApart: Bool { runsElsewhere || suspends && limit != nil }

  /// How the body fails for what a sequence makes; nil where it does not.
  func failure(of sequence: ChoiceSequence) async -> Failure? {
    await check(.replaying(Tape(replaying: sequence, tail: .simplest))).failure
  }

  /// What the gens really draw when they replay a sequence; nil where they discard or draw without
  /// end.
  func drawn(by sequence: ChoiceSequence) -> ChoiceSequence? {
    if stop.isCancelled() { return nil }
    let tape = Tape(replaying: sequence, tail: .simplest)
    var choices = Choices.replaying(tape)
    guard (try? values(&choices)) != nil, !tape.isOverrun else { return nil }
    return tape.output
  }

  /// All that the gens draw of a sequence until they discard, with what their filters reject; nil
  /// where they do not discard, or draw without end.
  func rejected(by sequence: ChoiceSequence) -> ChoiceSequence? {
    if stop.isCancelled() { return nil }
    let tape = Tape(replaying: sequence, tail: .simplest, keepsRejected: true)
    var choices = Choices.replaying(tape)
    guard (try? values(&choices)) == nil, !tape.isOverrun else { return nil }
    return tape.output
  }

  /// Runs the body on a fixed example.
  func checkExample(_ index: Int) async -> Verdict {
    let values = code.exampleValues
    return await verdict(
      log, on: { log in await code.runExample(index, log) },
      values: { values(index).map(SourceText.describe) })
  }

  /// Runs the body within its time limit, and notes what it records in a log.
  ///
  /// - Parameter values: Describes the values for whoever waits for the body, and may be held for a
  ///   moment after the case has ended, which the body must not be.
  private func verdict(
    _ log: IssueLog, on body: @escaping (IssueLog) async -> Verdict,
    values: @escaping () -> [String]
  ) async -> Verdict {
    await unlessCancelled {
      switch limit {
      case nil: await body(log)
      case let limit? where suspends: await limit.verdict(on: body, for: log)
      case let limit?: await limit.verdict(on: { await body(log) }, values: values)
      }
    }
  }

  /// The verdict on a case, unless the test is cancelled before or while it is found.
  private func unlessCancelled(_ verdict: () async -> Verdict) async -> Verdict {
    if stop.isCancelled() { return .discarded }
    let verdict = await verdict()
    // What suspends in a test that is cancelled throws or returns early: that is no verdict.
    return stop.isCancelled() ? .discarded : verdict
  }
}
