import Foundation

/// What came of one property, as a run's report keeps it: one line of JSON, or one part of a page.
struct PropertyRecord: Codable, Equatable {
  /// How a property ended.
  enum Outcome: String, Codable {
    case passed
    case failed
    case gaveUp = "gave up"
    case uncovered
    case cancelled
    case misused
  }

  struct Shrunk: Codable, Equatable {
    let values: [String]
    let firstValues: [String]
    let shrinks: Int
    let shrinkRuns: Int
    /// The values on the way from the first to the last.
    let steps: [String]
  }

  /// File, function, and what tells it from others there.
  let property: String
  /// `file:line:column`.
  let place: String
  let outcome: Outcome
  let cases: Int
  let discarded: Int
  let isExhaustive: Bool
  /// As text, since not all readers of JSON know whole numbers of 64 bits.
  let seed: String
  let seconds: Double
  /// What a test shows of it.
  let report: String
  let counterexamples: [Shrunk]
  let labels: [Plot]
  let values: [Plot]
  /// How long the cases took, in microseconds.
  let times: Plot
}

extension PropertyRecord {
  /// - Parameters:
  ///   - values: What the cases were made of, one value a gen.
  ///   - microseconds: How long the cases took.
  init(
    _ result: CheckResult, of property: String, at place: String, report: String,
    values: [[Any]], microseconds: [Double], seconds: Double
  ) {
    self.init(
      property: property, place: place, outcome: Outcome(result.outcome), cases: result.cases,
      discarded: result.discarded, isExhaustive: result.isExhaustive, seed: "\(result.seed)",
      seconds: seconds, report: report,
      counterexamples: result.counterexamples.map(Shrunk.init),
      labels: result.labelsByTitle.map { title, labels in
        Plot(title: title, labels: labels, of: result.labelledCases)
      },
      values: ValueSurvey(values).plots,
      times: Plot(title: "Microseconds a case", numbers: microseconds))
  }

  /// The record as one line.
  var line: String { PropertyRecord.json(self) + "\n" }

  /// The property's name, as its line has it.
  var member: String { #""property":"# + PropertyRecord.json(property) }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in a record can be without JSON: its numbers are finite.
    guard let data = try? encoder.encode(value) else { preconditionFailure("a record is JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}

extension PropertyRecord.Outcome {
  fileprivate init(_ outcome: CheckResult.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .gaveUp: .gaveUp
      case .uncovered: .uncovered
      case .cancelled: .cancelled
      case .misused: .misused
      }
  }
}

extension PropertyRecord.Shrunk {
  fileprivate init(_ counterexample: Counterexample) {
    self.init(
      values: counterexample.values, firstValues: counterexample.firstValues,
      shrinks: counterexample.shrinks, shrinkRuns: counterexample.shrinkRuns,
      steps: counterexample.steps)
  }
}
