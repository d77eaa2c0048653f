@testable import FactoryCheck

/// How cases are run.
enum Lanes: CaseIterable {
  case one
  case threads
  case tasks
}

/// What comes of a property that fails in the way a function says, or holds where that says nil.
/// Nothing is reported.
///
/// - Parameters:
///   - notice: Who is told where it takes long.
///   - isCancelled: Whether the test was cancelled.
///   - assumption: The property discards what does not satisfy it.
func check<T>(
  _ gen: Gen<T>, cases: Int = 400, seed: Seed = 1, kept: [KeptCase] = [],
  lanes: Lanes = .one, replay: String? = nil, notice: SlowNotice = SlowNotice(),
  isCancelled: @escaping @Sendable () -> Bool = { false },
  assuming assumption: @escaping (T) -> Bool = { _ in true },
  _ cause: @escaping (T) -> Failure.Cause?
) async -> CheckResult {
  let log = IssueLog()
  func verdict(_ choices: inout Choices) -> Verdict {
    guard let value = try? gen.draw(&choices), (try? choices.finish()) != nil, assumption(value)
    else { return .discarded }
    // Lanes have logs of their own.
    let log = TestHost.enclosingLog ?? log
    let cause = TestHost.$enclosingLog.withValue(log) { cause(value) }
    log.statistics.endCase()
    return cause.map { .failed(Failure(cause: $0)) } ?? .passed
  }
  var property = Property(
    answering: Void.self, log: log,
    sweep: { sweep in
      var choices = sweep.choices
      while sweep.next(&choices) { sweep.stop(verdict(&choices)) }
    },
    check: lanes == .tasks
      ? .suspending { choices, _ in verdict(&choices) }
      : .atOnce { choices, _ in verdict(&choices) },
    values: { choices throws(Discard) in [try gen.draw(&choices)] },
    exampleCount: 0, checkExample: { _, _ in .passed }, exampleValues: { _ in [] })
  property.stop.isCancelled = isCancelled
  var settings = Settings(seed: seed)
  settings.cases = cases
  settings.replay = replay.flatMap(ChoiceSequence.init)
  settings.isParallel = lanes != .one
  // What comes of it must not depend on how busy the machine is.
  settings.furtherSeconds = 3_600
  var runner = Runner(
    property: property, settings: settings, key: 1, kept: kept, answer: .nothing,
    notice: notice)
  return await runner.run()
}
