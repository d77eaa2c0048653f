/// A property and its gens, with their types erased: what the runner needs to check it.
@usableFromInline
struct Property {
  /// The type of what the body returns.
  let answerType: Any.Type
  /// Whether the body may suspend.
  let suspends: Bool
  /// What the body records while one case is run at a time.
  let log: IssueLog
  /// Runs random cases until the sweep ends.
  let sweep: (inout Sweep) async -> Void
  /// Draws the values of one case, without running the body.
  let values: (inout Choices) throws(Discard) -> [Any]
  /// How many fixed examples there are.
  let exampleCount: Int
  /// The values of a fixed example.
  let exampleValues: (Int) -> [Any]
  /// When to run nothing any more.
  var stop = Stop()

  private let runCase: (inout Choices, IssueLog) async -> Verdict
  private let runExample: (Int, IssueLog) async -> Verdict

  @usableFromInline
  init<R>(
    answering type: R.Type,
    suspends: Bool,
    log: IssueLog,
    sweep: @escaping (inout Sweep) async -> Void,
    check: @escaping (inout Choices, IssueLog) async -> Verdict,
    values: @escaping (inout Choices) throws(Discard) -> [Any],
    exampleCount: Int,
    checkExample: @escaping (Int, IssueLog) async -> Verdict,
    exampleValues: @escaping (Int) -> [Any]
  ) {
    answerType = type
    self.suspends = suspends
    self.log = log
    self.sweep = sweep
    runCase = check
    self.values = values
    self.exampleCount = exampleCount
    runExample = checkExample
    self.exampleValues = exampleValues
  }
}

extension Property {
  /// Runs one case.
  func check(_ choices: inout Choices) async -> Verdict {
    if stop.isCancelled() { return .discarded }
    let verdict = await runCase(&choices, log)
    return heed(verdict)
  }

  /// Runs the body on a fixed example.
  func checkExample(_ index: Int) async -> Verdict {
    if stop.isCancelled() { return .discarded }
    return heed(await runExample(index, log))
  }

  /// What suspends in a test that is cancelled throws or returns early: that is no verdict.
  private func heed(_ verdict: Verdict) -> Verdict { stop.isCancelled() ? .discarded : verdict }
}
