/// The words for what came of a property.
struct Report {
  let result: CheckResult
  let settings: Settings
  /// What a test filter selects the test by.
  let filter: String

  /// The report on a property that did not pass; nil for one that did.
  var text: String? {
    switch result.outcome {
    case .passed: nil
    case .misused(let misuse): "forAll cannot check this: \(misuse)."
    case .gaveUp: gaveUp
    case .failed(let counterexample): failed(counterexample)
    }
  }

  private var gaveUp: String {
    """
    forAll gave up: of \(result.cases + result.discarded) cases \(result.discarded) were discarded \
    and \(result.cases) passed, where \(settings.cases) should. Let the gen make only values that \
    the property wants, or loosen its filter or assume(_:).
    \(replay)
    """
  }

  private func failed(_ counterexample: Counterexample) -> String {
    var lines = ["forAll failed for"] + indented(counterexample.values)
    if let index = counterexample.caseIndex, counterexample.shrinks > 0 {
      lines += ["found in case \(index) as"] + indented(counterexample.firstValues)
    }
    lines += [cause(counterexample.failure), effort(counterexample)].filter { !$0.isEmpty }
    if counterexample.caseIndex != nil { lines.append(replay) }
    return lines.joined(separator: "\n")
  }

  private func indented(_ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      "    \(value)\(index < values.count - 1 ? "," : "")"
    }
  }

  private func cause(_ failure: Failure) -> String {
    switch failure.cause {
    case .returnedFalse: "The property returned false."
    case .threw(let error): "The property threw \(String(reflecting: type(of: error))): \(error)"
    case .recorded(let issue, let count):
      count > 1 ? "\(issue.text) (and \(count - 1) more)" : issue.text
    }
  }

  private func effort(_ counterexample: Counterexample) -> String {
    guard counterexample.isReproducible else {
      return """
        It passed when the same values were made again: the property depends on something besides \
        its values, so they were not shrunk.
        """
    }
    guard counterexample.caseIndex != nil else { return "This is one of the fixed examples." }
    let passed = "\(result.cases) cases passed before; "
    let shrunk = "shrunk \(counterexample.shrinks) times in \(counterexample.shrinkRuns) runs"
    let end = counterexample.isShrinkingCutShort ? ", cut short: smaller values may fail." : "."
    return passed + shrunk + end
  }

  /// The line that runs the same cases again.
  private var replay: String {
    let variables = ["SEED=\(settings.seed)"] + settings.environment
    return "Replay: \(variables.joined(separator: " ")) swift test --filter \(filter)"
  }
}
