import Synchronization

/// What one method of a mock answers, call by call: drawn beforehand, so that it shrinks and replays.
///
/// The first call gets the first answer, the second the second, and all calls behind the last answer
/// get that one. Generated gens of protocols are made of scripts; one for a mock made by hand reads
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
/// It hands its answers out as they were drawn, to any task: which call is the first is for the order
/// of the calls to say.
public final class Script<Answer>: @unchecked Sendable {
  /// One at least.
  private let answers: [Answer]
  private let calls = Atomic(0)

  fileprivate init(_ answers: [Answer]) { self.answers = answers }

  /// The answer to the next call.
  public func next() -> Answer {
    let call = calls.wrappingAdd(1, ordering: .relaxed).oldValue
    return answers[min(call, answers.count - 1)]
  }
}

extension Choices {
  /// Draws the answers of one to eight calls. The simplest script has a single answer, the simplest,
  /// for all calls.
  ///
  /// Reports show the mock by its scripts, `ClockMock(now: [0, 7])`: the answers call by call, of
  /// which the last one holds for all calls behind.
  ///
  /// - Parameters:
  ///   - answers: What each call is answered with; a `Result` where it may throw.
  ///   - mock: What answers.
  ///   - name: The method's name in reports.
  public mutating func script<Answer>(
    of answers: Gen<Answer>, for mock: AnyObject, _ name: String
  ) throws(Discard) -> Script<Answer> {
    let all = try array(count: 1...8, element: answers.draw)
    tape?.mocks[ObjectIdentifier(mock), default: []].append((name, all))
    return Script(all)
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
    tape?.mocks[ObjectIdentifier(mock), default: []] += members().map { ($0.key, $0.value) }
  }
}
