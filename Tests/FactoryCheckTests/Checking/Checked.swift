@testable import FactoryCheck

/// What comes of a property that fails in the way a function says, or holds where that says nil. Nothing
/// is reported.
///
/// - Parameter assumption: The property discards what does not satisfy it.
func check<T>(
  _ gen: Gen<T>, cases: Int = 400, seed: Seed = 1, kept: [ChoiceSequence] = [],
  assuming assumption: @escaping (T) -> Bool = { _ in true },
  _ cause: @escaping (T) -> Failure.Cause?
) async -> CheckResult {
  func verdict(_ choices: inout Choices) -> Verdict {
    guard let value = try? gen.draw(&choices), assumption(value) else { return .discarded }
    return cause(value).map { .failed(Failure(cause: $0)) } ?? .passed
  }
  let property = Property(
    answering: Void.self,
    sweep: { sweep in
      var choices = sweep.choices
      while sweep.next(&choices) { sweep.stop(verdict(&choices)) }
    },
    check: verdict, values: { choices throws(Discard) in [try gen.draw(&choices)] },
    exampleCount: 0, checkExample: { _ in .passed }, exampleValues: { _ in [] })
  let log = IssueLog()
  var settings = Settings(seed: seed)
  settings.cases = cases
  var runner = Runner(
    property: property, settings: settings, key: 1, kept: kept, log: log, answer: .nothing)
  return await runner.run()
}
