/// Looks whether a property is checked well: what discards its cases, and what its gens cost.
///
/// It draws some of the cases again, after they have run, so that a property that is well pays
/// nothing but two looks at the clock.
struct HealthCheck {
  /// How many cases are drawn again, or fewer where they take long.
  private static let sample = 50
  /// How long that may take: so long that a busy machine draws as many as an idle one.
  private static let time = Duration.seconds(10)
  /// How long a property may take before anybody asks why.
  private static let patience = Duration.seconds(1)

  let property: Property
  let root: UInt64

  /// What is worth a warning about cases that passed.
  ///
  /// - Parameters:
  ///   - elapsed: How long the cases took in all.
  ///   - lanes: How many of them ran at the same time.
  func warnings(
    passed: Int, discarded: Int, elapsed: Duration, lanes: Int = 1
  ) -> [HealthWarning] {
    var warnings: [HealthWarning] = []
    if discarded > 4 * passed {
      warnings.append(.discards(discarded, of: passed + discarded, causes: discards()))
    }
    let cases = passed + discarded
    if elapsed > HealthCheck.patience, cases > 0 {
      let cost = cost(ofCases: min(cases, HealthCheck.sample))
      let warning = cost.warning(ofCases: cases, elapsed: elapsed, lanes: lanes)
      if let warning { warnings.append(warning) }
    }
    return warnings
  }

  /// What discards cases.
  func discards() -> DiscardCauses {
    var filtered = 0
    var types: [String] = []
    var places: [String] = []
    var elements: [Int] = []
    var repetition = Repetition(upTo: HealthCheck.sample, within: HealthCheck.time)
    while repetition.next() {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(repetition.runs, root: root, tape: tape)
      guard (try? property.values(&choices)) == nil else { continue }
      filtered += 1
      if let type = tape.output.innermostType { types.append(type) }
      switch tape.rejection {
      case .filter(let fileID, let line): places.append("\(fileID):\(line)")
      case .elements(let count): elements.append(count)
      case nil: break
      }
    }
    func onlyOne<T: Hashable>(of causes: [T]) -> T? {
      Set(causes).count == 1 && causes.count == filtered ? causes.first : nil
    }
    return DiscardCauses(
      sample: repetition.runs, filtered: filtered, type: onlyOne(of: types),
      place: onlyOne(of: places), elements: onlyOne(of: elements))
  }

  /// What drawing a case costs in the mean.
  private func cost(ofCases count: Int) -> DrawingCost {
    var cost = DrawingCost(time: .zero, choices: 0)
    var repetition = Repetition(upTo: count, within: HealthCheck.time)
    while repetition.next() {
      let index = repetition.runs
      cost.time += ContinuousClock().measure {
        var choices = Choices.forCase(index, root: root)
        _ = try? property.values(&choices)
      }
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: root, tape: tape)
      _ = try? property.values(&choices)
      cost.choices += tape.output.choicePositions.count
    }
    return DrawingCost(
      time: cost.time / repetition.runs, choices: cost.choices / repetition.runs)
  }
}

/// What drawing the values of a case costs.
struct DrawingCost: Equatable {
  var time: Duration
  var choices: Int

  /// How many choices values have before they count as large.
  private static let largeValue = 5_000

  /// The warning that it is worth where so many cases took so long. A gen counts as slow where
  /// drawing takes more than four fifths of the time.
  ///
  /// - Parameter lanes: How many of the cases ran at the same time, each of which took that longer.
  func warning(ofCases count: Int, elapsed: Duration, lanes: Int = 1) -> HealthWarning? {
    let perCase = elapsed * lanes / count
    if time * 5 > perCase * 4 {
      return .slowGen(time, of: perCase, choices: choices)
    }
    return choices > DrawingCost.largeValue
      ? .largeValues(choices: choices, perCase: perCase) : nil
  }
}

extension ChoiceSequence {
  /// The type within whose values the sequence ends: of the last span of a type that nothing
  /// follows.
  fileprivate var innermostType: String? {
    let end = tokens.lastIndex { $0 != .close } ?? 0
    return spans.last { span in
      guard case .type = span.label else { return false }
      return span.range.isEmpty || span.range.upperBound > end
    }?.label.typeName
  }
}

extension Span.Label {
  /// The name of the type that a span stands for a value of.
  fileprivate var typeName: String? {
    guard case .type(let identifier) = self else { return nil }
    return SourceText.name(of: unsafeBitCast(identifier, to: Any.Type.self))
  }
}
