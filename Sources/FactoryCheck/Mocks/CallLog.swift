import Synchronization

/// What the mocks of one case were called with and what they answered, in the order of the calls.
///
/// A log is kept of the smallest case alone: scripts that are drawn elsewhere keep none.
final class CallLog: @unchecked Sendable {
  private struct Call {
    var pattern: String
    var arguments: [Any]
    var answer: Any
  }

  /// One call of a log.
  struct Place {
    let log: CallLog
    let index: Int
  }

  private let lock = Mutex(())
  private var calls: [Call] = []
  /// The lines of calls that were made elsewhere.
  private var adopted: [String] = []
  /// What the mocks were drawn from.
  private weak let tape: Tape?
  /// Who hears the line of each call.
  private let listener: (@Sendable (Int, String) -> Void)?

  /// - Parameters:
  ///   - tape: What the mocks are drawn from.
  ///   - listener: Who hears the line of each call by its index, again where it becomes longer.
  init(_ tape: Tape, listener: (@Sendable (Int, String) -> Void)? = nil) {
    (self.tape, self.listener) = (tape, listener)
  }

  /// Adds a call.
  ///
  /// - Parameter pattern: `PostRepositoryMock.getPosts(of: %)`, with `%` for each argument.
  /// - Returns: The call, for whoever learns later what it is answered with.
  @discardableResult
  func add(_ pattern: String, _ arguments: [Any], answer: Any) -> Place {
    let index = lock.withLock { _ in
      calls.append(Call(pattern: pattern, arguments: arguments, answer: answer))
      return calls.count - 1
    }
    tell(index)
    return Place(log: self, index: index)
  }

  /// Says that a call is there, or what it was answered with.
  func tell(_ index: Int) {
    guard let listener else { return }
    listener(index, line(of: lock.withLock { _ in calls[index] }))
  }

  /// Adds the lines of calls that were made elsewhere.
  func adopt(_ lines: [String]) { lock.withLock { _ in adopted += lines } }

  /// `PostRepositoryMock.getPosts(of: User(id: 0)) → throws RepositoryError.offline`, a line a
  /// call.
  var lines: [String] {
    let (adopted, calls) = lock.withLock { _ in (self.adopted, self.calls) }
    return adopted + calls.map(line)
  }

  private func line(of call: Call) -> String {
    let describe = { (value: Any) in SourceText.describe(value, from: self.tape) }
    return CallLog.text(call.pattern, call.arguments, describe)
      + CallLog.text(of: call.answer, describe)
  }

  private static func text(
    _ pattern: String, _ arguments: [Any], _ describe: (Any) -> String
  ) -> String {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == arguments.count + 1 else { return pattern.replacing("%", with: "…") }
    return zip(parts.dropLast(), arguments).reduce(into: "") { text, next in
      text += next.0 + describe(next.1)
    } + (parts.last ?? "")
  }

  fileprivate static func text(of answer: Any, _ describe: (Any) -> String) -> String {
    if let answer = answer as? any ScriptedAnswer { return answer.words(describe) }
    return answer is Void ? "" : " → \(describe(answer))"
  }
}

/// An answer that calls are not shown with as it is.
protocol ScriptedAnswer {
  /// What stands behind the call, where a function describes values.
  func words(_ describe: (Any) -> String) -> String
}

extension Result: ScriptedAnswer {
  func words(_ describe: (Any) -> String) -> String {
    switch self {
    case .success(let value): CallLog.text(of: value, describe)
    case .failure(let error): " → throws \(describe(error))"
    }
  }
}
