import Synchronization

/// Counts the calls of something that answers the same each time, in any task, up to an end.
final class Patience: Sendable {
  /// After how many calls there is nothing more: no test calls one method so often but in a loop,
  /// and a loop is through with so many in no time.
  static let end = 1_000

  private let calls = Atomic(0)

  /// Counts a call; answers its number.
  func next() -> Int { calls.wrappingAdd(1, ordering: .relaxed).oldValue }

  /// The answer to a call behind the end; nil where the call is before it, or an answer is always
  /// something.
  static func nothing<Answer>(at call: Int, of type: Answer.Type = Answer.self) -> Answer? {
    guard call >= end, let ending = Answer.self as? any LoopEnd.Type else { return nil }
    func made<End: LoopEnd>(_ type: End.Type) -> Answer? { End.nothing as? Answer }
    return made(ending)
  }
}

extension Gen {
  /// What ends a loop that waits for something which no answer has to be: the end of the pages, a
  /// task that has finished. First the simplest value, which holds nothing, and then other ones.
  ///
  /// - Parameter call: A number from the end of patience on; each has a value of its own.
  /// - Returns: Nil where the value is rejected.
  func late(
    _ call: Int, favouring literals: Unmanaged<Choices.Literals>?, nesting: Int
  ) -> Value? {
    var choices =
      call < 2 * Patience.end
      ? Choices.replaying(Tape(tail: .simplest))
      : Choices.forCase(50 + call % 8, root: scramble(UInt64(call)))
    (choices.literals, choices.nesting) = (literals, nesting)
    return try? draw(&choices)
  }
}

/// What ends a loop that asks until there is nothing more, as `while let line = reader.next()`: a
/// drawn reader would go on for ever where its last answer is a line.
protocol LoopEnd {
  static var nothing: Self { get }
}

extension Optional: LoopEnd {
  static var nothing: Wrapped? { nil }
}

extension Result: LoopEnd where Success: LoopEnd {
  static var nothing: Result { .success(.nothing) }
}
