import Testing

@testable import FactoryCheck

struct ReportTests {
  private struct Broken: Error {}
  private let issue = NotedIssue(place: "M/F.swift:3:5", text: "Expectation failed: x < 50")

  private func report(
    _ outcome: CheckResult.Outcome, stragglers: [NotedIssue] = [], environment: [String] = []
  ) -> String? {
    var settings = Settings(seed: 7)
    settings.environment = environment
    let result = CheckResult(
      outcome: outcome, cases: 12, discarded: 4_000, isExhaustive: false, seed: 7)
    return Report(result: result, settings: settings, filter: "M.S/f", stragglers: stragglers).text
  }

  private func failed(
    _ cause: Failure.Cause, values: [String] = ["50"], origin: Counterexample.Origin = .drawn(11),
    shrinks: Int = 6, isCutShort: Bool = false, isReproducible: Bool = true
  ) -> CheckResult.Outcome {
    .failed([
      counterexample(
        cause, values: values, origin: origin, shrinks: shrinks, isCutShort: isCutShort,
        isReproducible: isReproducible)
    ])
  }

  private func counterexample(
    _ cause: Failure.Cause, values: [String] = ["50"], origin: Counterexample.Origin = .drawn(11),
    shrinks: Int = 6, isCutShort: Bool = false, isReproducible: Bool = true
  ) -> Counterexample {
    Counterexample(
      values: values, firstValues: ["221133"], shrinks: shrinks, shrinkRuns: 15, shrinkTime: .zero,
      isShrinkingCutShort: isCutShort, isReproducible: isReproducible, origin: origin,
      failure: Failure(cause: cause), sequence: ChoiceSequence())
  }

  @Test("A property that holds has no report")
  func passed() {
    #expect(report(.passed) == nil)
  }

  @Test("A failure shows the smallest values, the cause, the first values and a replay")
  func recorded() {
    #expect(
      report(failed(.recorded(issue, count: 1))) == """
        forAll failed for
            50
        M/F.swift:3:5: Expectation failed: x < 50
        Found in case 12 as
            221133
        and shrunk 6 times in 15 runs.
        Replay: SEED=7 swift test --filter M.S/f
        """)
  }

  @Test("Several values stand as in a tuple, further issues are counted, a bound is said")
  func several() {
    let outcome = failed(
      .recorded(issue, count: 3), values: ["1", #""a""#], shrinks: 1, isCutShort: true)
    #expect(
      report(outcome, environment: ["FACTORYCHECK_CASES=20"]) == """
        forAll failed for
            1,
            "a"
        M/F.swift:3:5: Expectation failed: x < 50
        and 2 more issues
        Found in case 12 as
            221133
        and shrunk 1 time in 15 runs, cut short: smaller values may fail.
        Replay: SEED=7 FACTORYCHECK_CASES=20 swift test --filter M.S/f
        """)
  }

  @Test("A failure that nothing simpler shares says so")
  func unshrunk() {
    #expect(
      report(failed(.returnedFalse, shrinks: 0)) == """
        forAll failed for
            50
        The property returned false.
        Found in case 12, and nothing simpler fails.
        Replay: SEED=7 swift test --filter M.S/f
        """)
  }

  @Test("An error is shown with its type")
  func threw() {
    let text = report(failed(.threw(Broken())))
    #expect(text?.contains("\nThe property threw ReportTests.Broken: Broken()\n") == true)
  }

  @Test("A property that fails only once is told from one that does not hold")
  func flaky() {
    #expect(
      report(failed(.returnedFalse, isReproducible: false)) == """
        forAll failed for
            50
        The property returned false.
        Found in case 12.
        It passed when the same values were made again: the property depends on something besides \
        its values, so they were not shrunk.
        Replay: SEED=7 swift test --filter M.S/f
        """)
  }

  @Test("A fixed example needs no replay")
  func example() {
    #expect(
      report(failed(.returnedFalse, origin: .example(1))) == """
        forAll failed for
            50
        The property returned false.
        This is example 2 of those given.
        """)
  }

  @Test("A kept failure needs no seed")
  func kept() {
    #expect(
      report(failed(.returnedFalse, origin: .kept)) == """
        forAll failed for
            50
        The property returned false.
        It was kept from an earlier run in .factorycheck, and is run first until it passes.
        Replay: swift test --filter M.S/f
        """)
  }

  @Test("Each bug is reported, and one line replays them all")
  func twoBugs() {
    let bugs = [
      counterexample(.recorded(issue, count: 1), shrinks: 0),
      counterexample(.returnedFalse, values: ["-60"], origin: .drawn(30)),
    ]
    #expect(
      report(.failed(bugs)) == """
        forAll failed for
            50
        M/F.swift:3:5: Expectation failed: x < 50
        Found in case 12, and nothing simpler fails.
        It also failed, in another way, for
            -60
        The property returned false.
        Found in case 31 as
            221133
        and shrunk 6 times in 15 runs.
        Replay: SEED=7 swift test --filter M.S/f
        """)
  }

  @Test("Too many discarded cases come with figures")
  func gaveUp() {
    #expect(
      report(.gaveUp) == """
        forAll gave up: 4000 of 4012 cases were discarded and 12 passed, where 400 should. Let the \
        gen make only values that the property wants, or loosen its filter or assume(_:).
        Replay: SEED=7 swift test --filter M.S/f
        """)
  }

  @Test(
    "A misuse says what to write instead",
    arguments: [
      (
        .answer("Int"),
        """
        forAll cannot check this: the property returns a value of type Int, which says neither \
        that it holds nor that it fails: return a Bool, or check the value with #expect and \
        return nothing (_ = … where the result of the last call does not matter).
        """
      ),
      (
        .noParameters,
        """
        forAll cannot check this: the property takes no values: write forAll(gen) { value in … }, \
        or forAll { (value: Type) in … } where the type is Arbitrary.
        """
      ),
    ] as [(Settings.Misuse, String)])
  func misuse(misuse: Settings.Misuse, text: String) {
    #expect(report(.misused(misuse)) == text)
  }

  @Test("An issue from a task that outlived its case is said, even if all cases passed")
  func straggler() {
    #expect(
      report(.passed, stragglers: [issue]) == """
        A task that the property started recorded an issue after its case had ended; await the \
        task in the property, so that the issue counts for its case.
        M/F.swift:3:5: Expectation failed: x < 50
        """)
  }
}
