// MARK: - Coverage

extension Runner {
  /// How often the number of cases is doubled while it is open whether enough of them are covered.
  private static let doublings = 6

  /// Runs more random cases as long as it is open whether enough of them have what `cover` demands.
  mutating func runUntilCovered(_ sweep: inout Sweep) async {
    guard passed >= settings.cases else { return }
    for _ in 0..<Runner.doublings {
      guard findings.isEmpty, isCoverageOpen, property.stop.reason == nil else { return }
      sweep.patience = sweep.patience.multipliedOrMost(by: 2)
      await search(&sweep, upTo: sweep.goal.multipliedOrMost(by: 2))
    }
  }

  /// What comes of a property of which every case passed.
  var coveredOutcome: CheckResult.Outcome {
    if let misuse = property.log.statistics.tally.misuse { return .misused(misuse) }
    let uncovered = labels.filter { coverage(of: $0) == .insufficient }
    return uncovered.isEmpty ? .passed : .uncovered(uncovered)
  }

  /// The labels of the cases that passed, but for those that were made to score higher.
  var labels: [CheckResult.Label] { property.log.statistics.tally.labels(of: labelledCases) }

  var labelledCases: Int { passed - raised }

  private var isCoverageOpen: Bool {
    let coverages = labels.map { coverage(of: $0) }
    return coverages.contains(.undecided) && !coverages.contains(.insufficient)
  }

  private func coverage(of label: CheckResult.Label) -> Coverage {
    guard let required = label.required else { return .sufficient }
    return Coverage(
      hits: label.cases, of: labelledCases, required: required, isExact: isExhaustive)
  }
}

extension Int {
  /// The product, or the largest number where that is larger.
  func multipliedOrMost(by factor: Int) -> Int {
    let (product, isOver) = multipliedReportingOverflow(by: factor)
    return isOver ? .max : product
  }
}

// MARK: - Reports of runs

extension Runner {
  /// The values of so many of the cases that ran, made again.
  func drawnValues(upTo most: Int) -> [[Any]] {
    if let all = enumeration { return all.sequences.prefix(most).compactMap(values) }
    let cases = labelledCases + discarded + findings.all.count
    return (0..<min(cases, most)).compactMap { index in
      index == 0 ? values(of: ChoiceSequence()) : values(of: .forCase(index, root: root))
    }
  }

  /// The values that a sequence makes, cut, on one line.
  func text(of sequence: ChoiceSequence) -> String {
    String(trees(of: sequence).map(\.text).joined(separator: ", ").prefix(ShrinkPath.textLimit))
  }

  private func values(of sequence: ChoiceSequence) -> [Any]? {
    values(of: .replaying(Tape(replaying: sequence, tail: .simplest)))
  }

  private func values(of choices: Choices) -> [Any]? {
    var choices = choices
    do throws(Discard) {
      return try property.values(&choices)
    } catch {
      return nil
    }
  }
}
