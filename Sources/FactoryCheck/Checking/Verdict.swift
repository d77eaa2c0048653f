import Foundation

/// What came of one case.
@usableFromInline
enum Verdict: Sendable {
  case passed
  /// A filter or `assume` rejected what was drawn.
  case discarded
  case failed(Failure)
}

/// How a case failed.
@usableFromInline
struct Failure: Sendable {
  /// What a body can do to fail.
  enum Cause: Sendable {
    /// It returned false.
    case returnedFalse
    /// It threw an error.
    case threw(any Error)
    /// It did not end in time.
    case timedOut(Duration)
    /// It recorded issues, the first of them being the one that tells this failure from others.
    case recorded(NotedIssue, count: Int)
    /// It crashed the process that ran it.
    case crashed(Crash)
  }

  let cause: Cause

  /// What must stay the same while the case is shrunk: another type of error, another case of an
  /// enum of errors, or an issue from another line, is another bug.
  var identity: String {
    switch cause {
    case .returnedFalse: "false"
    case .threw(let error):
      "error \(String(reflecting: type(of: error))) \(Failure.kind(of: error))"
    case .timedOut: "timeout"
    case .recorded(let issue, _): "issue \(issue.place)"
    case .crashed(let crash): crash.identity
    }
  }

  /// What tells an error from others of its type: the case of an enum, the domain of an `NSError`.
  /// The standard library has a domain for each error; a cast to `NSError` crashes on Linux.
  private static func kind(of error: any Error) -> String {
    SourceText.caseName(of: error) ?? error._domain
  }

  /// Whether it may have been another property's.
  var isStray: Bool { if case .recorded(let issue, _) = cause { issue.isStray } else { false } }
}

extension Verdict {
  /// The failure, or nil where the case did not fail.
  var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
}

// MARK: - Words

extension Failure {
  /// What the property did, in words.
  var words: String {
    switch cause {
    case .returnedFalse: "The property returned false."
    case .timedOut(let time): "The property did not end within \(time)."
    case .threw(let error):
      "The property threw \(SourceText.typeName(of: error)): \(Failure.text(of: error))"
    case .recorded(let issue, let count): issue.words(count: count)
    case .crashed(let crash): "\(crash)"
    }
  }
}

extension Failure {
  /// An error as it is printed, and what it says to people where that is more.
  private static func text(of error: any Error) -> String {
    guard let said = (error as? any LocalizedError)?.errorDescription, "\(error)" != said else {
      return "\(error)"
    }
    return "\(error), \(said)"
  }
}

extension NotedIssue {
  /// The issue as the first of so many.
  func words(count: Int) -> String {
    let text = text.split(separator: "\n").joined(separator: "\n    ")
    let more = count > 1 ? "\nand \(counted(count - 1, "more issue"))" : ""
    return "\(place): \(text)\(more)"
  }
}
