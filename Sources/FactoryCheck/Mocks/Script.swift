/// What one method of a mock answers, call by call: drawn beforehand, so that it shrinks and
/// replays.
///
/// The first call gets the first answer, the second the second, and all calls behind the last
/// answer get that one, up to the thousandth. What calls so often is a loop that waits for something:
/// from then on it gets nil where an answer may be nil, and else the simplest answer, as an empty
/// page; from the two thousandth call on it gets another answer each time. Generated gens of
/// protocols are made of scripts; one for a mock made by hand reads
///
/// ```swift
/// let clocks = Gen<any Clock> { choices throws(Discard) in
///   let mock = ClockMock()
///   let now = try choices.script(of: .int(in: 0...100), for: mock, "now")
///   mock.nowHandler = { now.next() }
///   return mock
/// }
/// ```
///
/// It hands its answers out as they were drawn, to any task: which call is the first is for the
/// order of the calls to say.
public final class Script<Answer>: @unchecked Sendable {
  /// One at least.
  private let answers: [Answer]
  private let calls = Patience()
  /// What is answered from the thousandth call on, by the call's number.
  private let late: (Int) -> Answer?
  /// Where the calls are kept for reports, and how those show them; nil where nobody asks.
  private let shown: (log: CallLog, pattern: String, number: Int?)?

  fileprivate init(
    _ answers: [Answer], late: @escaping (Int) -> Answer?,
    shown: (CallLog, String, Int?)? = nil
  ) {
    self.answers = answers
    self.late = late
    self.shown = shown
  }

  /// The answer to the next call.
  ///
  /// - Parameter arguments: What the call was made with, for reports.
  public func next(_ arguments: [Any] = []) -> Answer {
    let answer = taken()
    note(arguments, answer)
    return answer
  }

  /// The answer to the next call of a method that may throw.
  ///
  /// ```swift
  /// let load = try choices.script(
  ///   of: .int(in: 0...100), throwing: CancellationError.arbitrary(), for: mock, "load")
  /// mock.loadHandler = { try load.answer() }
  /// ```
  ///
  /// - Parameter arguments: What the call was made with, for reports.
  /// - Throws: What was drawn in place of an answer.
  public func answer<Success, Failure>(
    _ arguments: [Any] = []
  ) throws(Failure) -> Success where Answer == Result<Success, Failure> {
    let answer = taken()
    note(arguments, Outcome(result: answer))
    return try answer.get()
  }

  /// The answer to this call.
  private func taken() -> Answer {
    let call = calls.next()
    let isLate = call >= Patience.end
    return (isLate ? late(call) : nil) ?? answers[min(call, answers.count - 1)]
  }

  @discardableResult
  private func note(_ arguments: [Any], _ answer: Any) -> CallLog.Place? {
    shown.map { $0.log.add($0.pattern, arguments, answer: answer, by: $0.number) }
  }
}

// MARK: - Answers of types that the call chooses

extension Script {
  /// The answer to the next call, for a mock to ask with the type that it needs.
  ///
  /// - Parameter arguments: What the call was made with, for reports.
  /// - Returns: An `(Any.Type) throws -> Any`; see `LateAnswer.reply`.
  public func next(_ arguments: [Any] = []) -> Any where Answer == LateAnswer {
    reply(of: taken(), arguments)
  }

  /// The answer to the next call of a method that may throw, for a mock to ask with the type that
  /// it needs.
  ///
  /// - Parameter arguments: What the call was made with, for reports.
  /// - Returns: An `(Any.Type) throws -> Any`; see `LateAnswer.reply`.
  /// - Throws: What was drawn in place of an answer.
  public func answer<Failure>(
    _ arguments: [Any] = []
  ) throws(Failure) -> Any where Answer == Result<LateAnswer, Failure> {
    let answer = taken()
    if case .success(let late) = answer { return reply(of: late, arguments) }
    note(arguments, Outcome(result: answer))
    return try answer.get()
  }

  private func reply(of answer: LateAnswer, _ arguments: [Any]) -> Any {
    let question = LateAnswer.Question(answer)
    return question.reply(to: note(arguments, question))
  }
}

extension Choices {
  /// Draws the answers of one to eight calls, or of fewer inside of collections and of the answers
  /// of other mocks, which would be too many. The simplest script has a single answer, the
  /// simplest, for all calls.
  ///
  /// Reports show the mock by its scripts, `ClockMock(now: [0, 7])`: the answers call by call, of
  /// which the last one holds for all calls behind. Below the values they show the calls that were
  /// made, with their arguments where the script was given them: `ClockMock.now() → 7`.
  ///
  /// - Parameters:
  ///   - answers: What each call is answered with; a `Result` where it may throw.
  ///   - mock: What answers.
  ///   - name: The method's name in reports.
  ///   - pattern: A call of it, with `%` for each argument, and `%...` for an array of any number of
  ///     them: `find(id: %, in: %...)`. Without one, `name()`.
  public mutating func script<Answer>(
    of answers: Gen<Answer>, for mock: AnyObject, _ name: String, called pattern: String? = nil
  ) throws(Discard) -> Script<Answer> {
    let most = nesting < 2 ? 8 >> nesting : 1
    let all = try calling("\(SourceText.typeName(of: mock)).\(name)(…)") {
      choices throws(Discard) in
      try choices.array(count: 1...most, element: answers.draw)
    }
    let late = { [literals, nesting] call in
      Patience.nothing(at: call)
        ?? answers.late(call, favouring: literals, nesting: nesting)
    }
    guard let tape else { return Script(all, late: late) }
    let number = tape.mocks.add(mock, script: name, all)
    let shown = tape.calls.map { log in
      let call = "\(SourceText.typeName(of: mock)).\(pattern ?? "\(name)()")"
      return (log, call, log.isOf(tape) ? number : nil)
    }
    return Script(all, late: late, shown: shown)
  }

  /// Draws what the calls of a method that may throw are answered with, or throw: a script of both.
  ///
  /// - Parameters:
  ///   - answers: What each call is answered with, if it does not throw.
  ///   - failures: What it throws, if it does.
  ///   - mock: What answers.
  ///   - name: The method's name in reports.
  ///   - pattern: A call of it, with `%` for each argument, and `%...` for an array of any number of
  ///     them: `find(id: %, in: %...)`. Without one, `name()`.
  public mutating func script<Answer>(
    of answers: Gen<Answer>, throwing failures: Gen<some Error>, for mock: AnyObject,
    _ name: String, called pattern: String? = nil
  ) throws(Discard) -> Script<Result<Answer, any Error>> {
    let results = Gen<Result<Answer, any Error>>.result(answers, failures.map { $0 as any Error })
    return try script(of: results, for: mock, name, called: pattern)
  }

  /// Has reports show a mock by these members and its scripts, and by nothing else that it keeps.
  ///
  /// ```swift
  /// let mock = try ClockMock(name: String.draw(&choices))
  /// choices.show(mock, by: ["name": mock.name])       // ClockMock(name: "", now: [0, 7])
  /// ```
  ///
  /// - Parameters:
  ///   - mock: What was drawn.
  ///   - members: What was drawn for it, asked for where a report may be made only.
  public func show(
    _ mock: AnyObject, by members: @autoclosure () -> KeyValuePairs<String, Any> = [:]
  ) {
    tape?.mocks.add(mock, members())
  }
}
