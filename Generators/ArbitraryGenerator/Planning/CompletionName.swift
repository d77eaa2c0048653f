/// What a function that a method takes is called for, as its parameter's name says:
/// `onLoginFailure` is for failures, of a login.
struct CompletionName {
  enum Purpose {
    case success, failure
    /// A completion handler, for what there is.
    case completion
    /// What is called in any case, as `finally` is.
    case end
  }

  let purpose: Purpose
  /// The words of the name that say of what.
  let subject: [String]

  /// Nil where the name says nothing of that, or has two meanings.
  init?(_ parameter: Parameter) {
    let names = [parameter.label, parameter.name].compactMap { $0.flatMap(CompletionName.init) }
    guard let first = names.first(where: \.isOutcome) ?? names.first,
      names.allSatisfy({ !$0.isOutcome || $0.purpose == first.purpose })
    else { return nil }
    self = first
  }

  private init?(_ name: String) {
    let words = name.wordsInName
    let purposes = words.compactMap { CompletionName.purposes[$0] }
    let outcomes = purposes.filter { $0 == .success || $0 == .failure }
    guard outcomes.count < 2, let purpose = outcomes.first ?? purposes.first else { return nil }
    self.purpose = purpose
    subject = words.filter {
      CompletionName.purposes[$0] == nil && !CompletionName.plain.contains($0)
    }
  }

  private var isOutcome: Bool { purpose == .success || purpose == .failure }

  private static let purposes: [String: Purpose] = {
    let words: [(Purpose, [String])] = [
      (.success, ["success", "successful", "succeed", "succeeded"]),
      (.failure, ["failure", "fail", "failed", "error", "errored"]),
      (.completion, ["completion", "callback", "reply"]),
      (
        .end,
        [
          "always", "cleanup", "complete", "completed", "done", "end", "ended", "finally", "finish",
          "finished", "lastly",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { purpose, words in words.map { ($0, purpose) } })
  }()

  /// Words that say nothing of what a function is called for.
  private static let plain: Set = [
    "action", "block", "closure", "did", "handler", "if", "on", "upon", "when", "with",
  ]
}

extension String {
  /// The words of a name in camel case, in small letters: `on`, `login`, `failure`.
  fileprivate var wordsInName: [String] {
    var words = [""]
    for character in withoutBackticks {
      if character.isUppercase || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}
