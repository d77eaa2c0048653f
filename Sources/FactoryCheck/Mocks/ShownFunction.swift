/// A drawn function whose calls reports show.
final class ShownFunction: Sendable {
  let name: String
  /// Whether its answers are results, of which it throws the failures.
  private let mayThrow: Bool
  private let log: CallLog

  init(name: String, mayThrow: Bool, log: CallLog) {
    (self.name, self.mayThrow, self.log) = (name, mayThrow, log)
  }

  /// Adds a call.
  func add(_ arguments: [Any], answer: Any) {
    let thrown = mayThrow ? (answer as? any Throwable)?.outcome : nil
    log.add(name, arguments, answer: thrown ?? answer)
  }
}

/// A result as the answer to a call that may throw.
private protocol Throwable {
  var outcome: Any { get }
}

extension Result: Throwable {
  fileprivate var outcome: Any { Outcome(result: self) }
}
