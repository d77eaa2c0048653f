import Synchronization

/// What one method of a mock answers, call by call: drawn beforehand, so that it shrinks and replays.
///
/// The first call gets the first answer, the second the second, and all calls behind the last answer
/// get that one. Generated gens of protocols are made of scripts; one for a mock made by hand reads
///
/// ```swift
/// let clocks = Gen<any Clock> { choices throws(Discard) in
///   let mock = ClockMock()
///   mock.nowHandler = { [script = try choices.script(of: .int(in: 0...100))] in script.next() }
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
  /// - Parameter answers: What each call is answered with; a `Result` where it may throw.
  public mutating func script<Answer>(
    of answers: Gen<Answer>
  ) throws(Discard) -> Script<Answer> {
    Script(try array(count: 1...8, element: answers.draw))
  }
}
