/// The words for what came of a property: short where the failure is small, and never a page long.
/// The whole is for a file.
struct Report {
  let result: CheckResult
  let settings: Settings
  /// What a test filter selects the test by; nil where no test is running.
  let filter: String?
  /// The test with the counterexamples among its examples; nil where it cannot be made.
  var regression: String?
  /// Whether nothing is left out for being long.
  var isWhole = false
  /// Issues that were recorded when no case was running any more.
  var stragglers: [NotedIssue] = []

  /// The report on a property that did not pass; nil for one that did.
  var text: String? {
    let parts = [outcome, late].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// What is to be known of a property that did not fail but did not come to its end; nil for
  /// others.
  var note: String? {
    switch result.outcome {
    case .passed where result.isOutOfTime: "forAll passed \(progress) in \(budget)."
    case .cancelled: "forAll was cancelled when \(progress) had passed and none had failed."
    default: nil
    }
  }

  private var progress: String {
    settings.cases == .max
      ? counted(result.cases, "case") : "\(result.cases) of \(counted(settings.cases, "case"))"
  }

  private var budget: String { settings.budget.map { "its budget of \($0)" } ?? "its time" }

  private var outcome: String? {
    switch result.outcome {
    case .passed: nil
    case .misused(let misuse): "forAll cannot check this: \(misuse)."
    case .gaveUp: gaveUp
    case .uncovered(let labels):
      ([uncovered(labels)] + distribution + [replayLine].compactMap { $0 }).joined(separator: "\n")
    case .cancelled: nil
    case .failed(let counterexamples): failed(counterexamples)
    }
  }

  /// What is worth a warning, though the property holds; nil where nothing is.
  var warning: String? {
    guard result.isPassed, !result.warnings.isEmpty else { return nil }
    return (["forAll passed, with a warning:"] + result.warnings.map(\.description))
      .joined(separator: "\n")
  }

  private var late: String? {
    guard let first = stragglers.first else { return nil }
    return """
      A task that the property started recorded an issue after its case had ended; await the task \
      in the property, so that the issue counts for its case.
      \(first.words(count: stragglers.count))
      """
  }
}

// MARK: - Too many discarded

extension Report {
  private var gaveUp: String {
    """
    forAll gave up: \(result.discarded) of \(counted(run, "case")) were discarded and \
    \(result.cases) passed\(shortfall). \
    \(result.discardCauses?.description ?? "")
    \(replayLine ?? "")
    """
  }

  /// How many cases were run.
  private var run: Int { result.cases + result.discarded }

  private var shortfall: String {
    if result.isOutOfTime { return " in \(budget)" }
    return settings.cases == .max ? "" : ", where \(settings.cases) should"
  }
}

// MARK: - Counterexamples

extension Report {
  private func failed(_ counterexamples: [Counterexample]) -> String {
    let texts = counterexamples.enumerated().map { index, counterexample in
      let title = index == 0 ? "forAll failed for" : "It also failed, in another way, for"
      return ([title] + body(counterexample)).joined(separator: "\n")
    }
    let warnings = result.warnings.map(\.description)
    return (texts + warnings + distribution + [keeping, replayLine].compactMap { $0 })
      .joined(separator: "\n")
  }

  /// How many lines a test has at most that is shown.
  private static let regressionLimit = 15

  private var keeping: String? {
    guard let lines = regression?.split(separator: "\n") else { return nil }
    guard isWhole || lines.count <= Report.regressionLimit else {
      return """
        A test that checks this first has \(counted(lines.count, "line")), which \
        swift test --attachments-path FOLDER keeps.
        """
    }
    let title = "To check this first from now on, paste over the test:"
    return ([title] + lines.map { "    \($0)" }).joined(separator: "\n")
  }

  private func body(_ counterexample: Counterexample) -> [String] {
    source(counterexample.trees) + [counterexample.failure.words] + calls(counterexample)
      + counterexample.explanation.sentences + history(counterexample)
  }

  /// How many calls of mocks and functions are shown.
  private static let callLimit = 20

  private func calls(_ counterexample: Counterexample) -> [String] {
    let lines = counterexample.calls
    guard !lines.isEmpty else { return [] }
    let shown = isWhole ? lines : Array(lines.prefix(Report.callLimit))
    let missing = lines.count - shown.count + counterexample.unlistedCalls
    let note = missing > 0 ? ["… and \(counted(missing, "more call"))"] : []
    return ["These were called:"] + (shown + note).map { "    \($0)" }
  }

  /// How many columns the values have.
  private static let width = 96
  /// How many lines they have.
  private static let lineLimit = 40

  /// Values as Swift source, separated as in a tuple.
  private func source(_ trees: [SourceTree]) -> [String] {
    let lines = trees.enumerated().flatMap { index, tree in
      var lines = tree.lines(width: Report.width)
      if index < trees.count - 1 { lines[lines.count - 1].text += "," }
      return lines.map(\.commented)
    }
    let shown = isWhole ? lines : Array(lines.prefix(Report.lineLimit))
    let missing = lines.count - shown.count
    let note =
      missing > 0
      ? ["… \(counted(missing, "more line")), which swift test --attachments-path FOLDER keeps"]
      : []
    return (shown + note).map { "    \($0)" }
  }

  /// Values in a line each, in which what is as in the counterexample is left out where there is
  /// much.
  private func summaries(_ trees: [SourceTree], besides others: [SourceTree]) -> [String] {
    if isWhole { return source(trees) }
    return trees.indices.map { index in
      let other = others.indices.contains(index) ? others[index] : nil
      let text = trees[index].summary(besides: other, width: Report.width)
      return "    \(text)\(index < trees.count - 1 ? "," : "")"
    }
  }

  /// Where the values come from.
  private func history(_ counterexample: Counterexample) -> [String] {
    switch counterexample.origin {
    case .drawn(let index): found(counterexample, "Found in case \(index + 1)")
    case .raised(let index):
      found(counterexample, "Found in case \(index + 1)", by: "made to score higher")
    case .varied(let index):
      found(counterexample, "Found in case \(index + 1)", by: "made of a valid one")
    case .shrinking: found(counterexample, "Found while another was shrunk")
    case .example(let index): ["This is example \(index + 1) of those given."]
    case .pinned: ["This is the case that forAll(replay:) pins."]
    case .kept:
      ["It was kept from an earlier run in .factorycheck, and is run first until it passes."]
    }
  }

  /// - Parameter origin: How the values came about, where they were not drawn.
  private func found(
    _ counterexample: Counterexample, _ place: String, by origin: String? = nil
  ) -> [String] {
    let place = origin.map { "\(place), \($0)" } ?? place
    if let flakiness = counterexample.flakiness { return ["\(place).", "\(flakiness)"] }
    guard settings.isShrinking else { return ["\(place), and not shrunk."] }
    // Not all that is simpler is written in another way: there are many NaNs.
    guard counterexample.shrinks > 0, counterexample.firstTrees != counterexample.trees else {
      return ["\(place), and nothing simpler fails."]
    }
    return ["\(place)\(origin == nil ? "" : ",") as"]
      + summaries(counterexample.firstTrees, besides: counterexample.trees)
      + [effort(counterexample)]
  }

  private func effort(_ counterexample: Counterexample) -> String {
    let times = counted(counterexample.shrinks, "time")
    let runs = counted(counterexample.shrinkRuns, "run")
    let end = counterexample.isShrinkingCutShort ? ", cut short: smaller values may fail." : "."
    return "and shrunk \(times) in \(runs)\(time(counterexample.shrinkTime))\(end)"
  }

  /// How long something took, where anybody has waited for it.
  private func time(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    return seconds < 1 ? "" : " and \((seconds * 10).rounded() / 10) seconds"
  }

  private var replayLine: String? { replay.map { "Replay: \($0)" } }

  /// The command that finds the counterexamples again; nil where that takes none. What was kept is
  /// found without a seed.
  var replay: String? {
    let origins = result.counterexamples.map(\.origin)
    let last = result.counterexamples.compactMap(\.caseIndex).max()
    if origins.isEmpty || last != nil {
      return settings.replay(ofCase: last ?? run, filter: filter)
    }
    return origins.contains(.kept) ? Settings.command(filter: filter) : nil
  }
}

extension Settings {
  /// The command that runs the same cases again, up to one and some further.
  func replay(ofCase index: Int, filter: String?) -> String {
    var variables = ["SEED=\(seed)"] + environment
    if budget != nil {
      // The clock is left out of it: as many cases are enough, however long they take.
      let cases = cases == .max ? index + 1_000 : cases
      variables.append("FACTORYCHECK_CASES=\(shard?.whole(of: cases) ?? cases)")
    }
    return (variables + [Settings.command(filter: filter)]).joined(separator: " ")
  }

  /// What runs tests built as these are: optimised code may fail where other code does not.
  static var swiftTest: String {
    #if DEBUG
      "swift test"
    #else
      "swift test -c release"
    #endif
  }

  /// What runs a test; without a filter, only whoever started the process knows.
  static func command(filter: String?) -> String {
    filter.map { "\(swiftTest) --filter \($0)" } ?? "in the environment"
  }
}

/// A number and what it counts.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
