/// The words for what came of a property.
struct Report {
  let result: CheckResult
  let settings: Settings
  /// What a test filter selects the test by; nil where no test is running.
  let filter: String?
  /// Issues that were recorded when no case was running any more.
  var stragglers: [NotedIssue] = []

  /// The report on a property that did not pass; nil for one that did.
  var text: String? {
    let parts = [outcome, late].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private var outcome: String? {
    switch result.outcome {
    case .passed: nil
    case .misused(let misuse): "forAll cannot check this: \(misuse)."
    case .gaveUp: gaveUp
    case .failed(let counterexample): failed(counterexample)
    }
  }

  private var late: String? {
    guard let first = stragglers.first else { return nil }
    return """
      A task that the property started recorded an issue after its case had ended; await the task \
      in the property, so that the issue counts for its case.
      \(words(first, count: stragglers.count))
      """
  }
}

// MARK: - Too many discarded

extension Report {
  private var gaveUp: String {
    """
    forAll gave up: \(result.discarded) of \(counted(result.cases + result.discarded, "case")) were \
    discarded and \(result.cases) passed, where \(settings.cases) should. Let the gen make only \
    values that the property wants, or loosen its filter or assume(_:).
    \(replay)
    """
  }
}

// MARK: - Counterexamples

extension Report {
  private func failed(_ counterexample: Counterexample) -> String {
    var lines = ["forAll failed for"] + indented(counterexample.values)
    lines.append(cause(counterexample.failure))
    lines += history(counterexample)
    if counterexample.caseIndex != nil { lines.append(replay) }
    if counterexample.isStored { lines.append("Replay: \(command)") }
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
    case .threw(let error): "The property threw \(SourceText.typeName(of: error)): \(error)"
    case .recorded(let issue, let count): words(issue, count: count)
    case .crashed(let crash): "\(crash)"
    }
  }

  private func words(_ issue: NotedIssue, count: Int) -> String {
    let text = issue.text.split(separator: "\n").joined(separator: "\n    ")
    let more = count > 1 ? "\nand \(counted(count - 1, "more issue"))" : ""
    return "\(issue.place): \(text)\(more)"
  }

  /// Where the values come from.
  private func history(_ counterexample: Counterexample) -> [String] {
    if counterexample.isStored {
      return ["It was kept from an earlier run in .factorycheck, and is run first until it passes."]
    }
    guard let index = counterexample.caseIndex else {
      return ["This is example \((counterexample.exampleIndex ?? 0) + 1) of those given."]
    }
    let place = "case \(index + 1)"
    guard counterexample.isReproducible else {
      return [
        "Found in \(place).",
        """
        It passed when the same values were made again: the property depends on something besides \
        its values, so they were not shrunk.
        """,
      ]
    }
    guard counterexample.shrinks > 0 else {
      return ["Found in \(place), and nothing simpler fails."]
    }
    return ["Found in \(place) as"] + indented(counterexample.firstValues) + [
      effort(counterexample)
    ]
  }

  private func effort(_ counterexample: Counterexample) -> String {
    let times = counted(counterexample.shrinks, "time")
    let runs = counted(counterexample.shrinkRuns, "run")
    let end = counterexample.isShrinkingCutShort ? ", cut short: smaller values may fail." : "."
    return "and shrunk \(times) in \(runs)\(end)"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The line that runs the same cases again.
  private var replay: String {
    let variables = (["SEED=\(settings.seed)"] + settings.environment).joined(separator: " ")
    return "Replay: \(variables) \(command)"
  }

  private var command: String {
    filter.map { "swift test --filter \($0)" } ?? "in the environment"
  }
}
