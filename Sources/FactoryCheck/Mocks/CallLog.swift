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

  private let lock = Mutex(())
  private var calls: [Call] = []

  /// - Parameter pattern: `PostRepositoryMock.getPosts(of: %)`, with `%` for each argument.
  func add(_ pattern: String, _ arguments: [Any], answer: Any) {
    lock.withLock { _ in
      calls.append(Call(pattern: pattern, arguments: arguments, answer: answer))
    }
  }

  /// `PostRepositoryMock.getPosts(of: User(id: 0)) → throws RepositoryError.offline`, a line a
  /// call.
  ///
  /// - Parameter tape: What the mocks were drawn from.
  func lines(from tape: Tape) -> [String] {
    let describe = { SourceText.trees(of: [$0], from: tape)[0].text }
    return lock.withLock { _ in calls }.map { call in
      CallLog.text(call.pattern, call.arguments, describe) + CallLog.text(of: call.answer, describe)
    }
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
