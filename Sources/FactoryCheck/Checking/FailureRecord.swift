import Foundation

/// The whole of a failure for other programs, as it is attached to the test: JSON with all that the
/// report says, and the values in full.
struct FailureRecord: Codable, Equatable {
  struct Boundary: Codable, Equatable {
    let part: String
    let failing: [String]
    let isOpen: Bool
    let passing: [String]
  }

  struct Counterexample: Codable, Equatable {
    let values: [String]
    let firstValues: [String]
    /// How the property failed, in words.
    let cause: String
    /// The number of the case that failed first, from 1; none for an example and for what was kept.
    let foundInCase: Int?
    let shrinks: Int
    let shrinkRuns: Int
    let shrinkSeconds: Double
    let isShrinkingCutShort: Bool
    let isReproducible: Bool
    let irrelevantParts: [String]
    let boundaries: [Boundary]
    /// The parts behind those of the boundaries that matter as well.
    let furtherParts: [String]
    /// What replays the values: `ChoiceSequence.text`.
    let choices: String
  }

  /// Where the property stands: `Module/File.swift:line:column`.
  let location: String
  let function: String
  let seed: UInt64
  /// The line that finds the failure again.
  let replay: String?
  let passedCases: Int
  let discardedCases: Int
  let counterexamples: [Counterexample]

  init(_ result: CheckResult, replay: String?, at site: CallSite) {
    location = "\(site.fileID):\(site.line):\(site.column)"
    function = site.function.description
    seed = result.seed.value
    self.replay = replay
    passedCases = result.cases
    discardedCases = result.discarded
    counterexamples = result.counterexamples.map(Counterexample.init)
  }

  /// The record as JSON, keys in alphabetical order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension FailureRecord.Counterexample {
  init(_ counterexample: FactoryCheck.Counterexample) {
    values = counterexample.values
    firstValues = counterexample.firstValues
    cause = counterexample.failure.words
    foundInCase = counterexample.caseIndex.map { $0 + 1 }
    shrinks = counterexample.shrinks
    shrinkRuns = counterexample.shrinkRuns
    shrinkSeconds = counterexample.shrinkTime / .seconds(1)
    isShrinkingCutShort = counterexample.isShrinkingCutShort
    isReproducible = counterexample.isReproducible
    irrelevantParts = counterexample.explanation.irrelevantParts
    boundaries = counterexample.explanation.boundaries.map {
      .init(part: $0.part, failing: $0.failing, isOpen: $0.isOpen, passing: $0.passing)
    }
    furtherParts = counterexample.explanation.furtherParts
    choices = counterexample.sequence.text
  }
}
