import Testing

@testable import FactoryCheck

struct ReportTests {
  private struct Broken: Error {}
  private let issue = NotedIssue(place: "M/F.swift:3:5", text: "Expectation failed: x < 50")

  private func report(
    _ outcome: CheckResult.Outcome, stragglers: [NotedIssue] = [], environment: [String] = [],
    regression: String? = nil, isWhole: Bool = false
  ) -> String? {
    var settings = Settings(seed: 7)
    settings.environment = environment
    let result = CheckResult(
      outcome: outcome, cases: 12, discarded: 4_000, isExhaustive: false, seed: 7)
    return Report(
      result: result, settings: settings, filter: "M.S/f", regression: regression,
      isWhole: isWhole, stragglers: stragglers
    ).text
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
    shrinks: Int = 6, shrinkTime: Duration = .zero, isCutShort: Bool = false,
    isReproducible: Bool = true
  ) -> Counterexample {
    Counterexample(
      shrinks: shrinks, shrinkRuns: 15, shrinkTime: shrinkTime, isShrinkingCutShort: isCutShort,
      isReproducible: isReproducible, trees: values.map(SourceTree.leaf),
      firstTrees: [.leaf("221133")], origin: origin, failure: Failure(cause: cause),
      sequence: ChoiceSequence())
  }

  @Test("A property that holds has no report")
  func passed() {
    #expect(report(.passed) == nil)
  }

  @Test("A case that was made of another is told as such, whatever came of it")
  func made() {
    let raised = report(failed(.returnedFalse, origin: .raised(11)))
    #expect(raised?.contains("\nFound in case 12, made to score higher, as\n    221133\n") == true)
    let varied = report(failed(.returnedFalse, origin: .varied(11), shrinks: 0))
    #expect(
      varied?.contains("\nFound in case 12, made of a valid one, and nothing simpler fails.\n")
        == true)
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
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
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
        Replay: SEED=7 FACTORYCHECK_CASES=20 \(Settings.swiftTest) --filter M.S/f
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
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
        """)
  }

  @Test("An error is shown with its type")
  func threw() {
    let text = report(failed(.threw(Broken())))
    #expect(text?.contains("\nThe property threw ReportTests.Broken: Broken()\n") == true)
  }

  @Test("The calls of mocks and functions stand below the cause, twenty at most")
  func calls() {
    var bug = counterexample(.returnedFalse, isReproducible: true)
    bug.calls = (1...22).map { "M.f(\($0)) → 0" }
    let text = report(.failed([bug]))
    #expect(
      text?.hasPrefix(
        "forAll failed for\n    50\nThe property returned false.\nThese were called:\n"
          + "    M.f(1) → 0\n    M.f(2) → 0\n") == true)
    #expect(text?.contains("    M.f(20) → 0\n    … and 2 more calls\nFound in case 12") == true)
    bug.unlistedCalls = 3
    #expect(report(.failed([bug]))?.contains("    … and 5 more calls\n") == true)
    let whole = report(.failed([bug]), isWhole: true)
    #expect(whole?.contains("    M.f(22) → 0\n    … and 3 more calls\n") == true)
  }

  @Test("A property that fails only once is told from one that does not hold")
  func flaky() {
    var bug = counterexample(.returnedFalse, isReproducible: false)
    bug.flakiness = Flakiness(failures: 3)
    #expect(
      report(.failed([bug])) == """
        forAll failed for
            50
        The property returned false.
        Found in case 12.
        Run again 10 times on the same choices, it failed 3 times: the property depends on \
        something besides its values, such as the time, a random number, the order of a Set or a \
        Dictionary, or what an earlier case left behind, such as a task that it did not wait for. \
        These values may not be the smallest.
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
        """)
  }

  @Test("A property that fails in one way or another is told how often in each")
  func flakyWays() {
    let flakiness = Flakiness(runs: 2, failures: 1, otherFailures: 1)
    #expect(
      flakiness.description.hasPrefix(
        """
        Run again 2 times on the same choices, it failed 1 time in this way and 1 time in another: \
        the property depends on
        """))
  }

  @Test("Without a number of cases, none is missing where a check gives up")
  func gaveUpInBudget() {
    var settings = Settings(seed: 7)
    settings.cases = .max
    var result = CheckResult(
      outcome: .gaveUp, cases: 0, discarded: 400, isExhaustive: false, seed: 7)
    result.discardCauses = DiscardCauses(sample: 50, filtered: 50, type: nil, elements: 10)
    #expect(
      Report(result: result, settings: settings, filter: "M.S/f").text == """
        forAll gave up: 400 of 400 cases were discarded and 0 passed. In all of 50 cases drawn again \
        a gen found no 10 different elements for a collection. Let it have fewer, or draw them from \
        more values.
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
        """)
  }

  @Test("What is simpler and written in the same way is not shown twice")
  func sameText() {
    var bug = counterexample(.returnedFalse, isReproducible: true)
    bug.firstTrees = bug.trees
    let text = report(.failed([bug]))
    #expect(text?.contains("Found in case 12, and nothing simpler fails.") == true)
  }

  @Test(
    "A gen that makes other values each time is said to be the reason",
    arguments: [("", "The values vary"), ("name", "name varies")])
  func flakyGen(part: String, words: String) {
    #expect(
      Flakiness(failures: 0, varyingPart: part).description == """
        Run again 10 times on the same choices, it failed 0 times, and the gen made other values \
        from them each time: \(words). A gen's closures must not ask for the time or for random \
        numbers, nor go through a Set or a Dictionary; what they need they draw.
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
        Replay: \(Settings.swiftTest) --filter M.S/f
        """)
  }

  @Test("What matters in the values is said, and the test to paste is offered")
  func explained() {
    var bug = counterexample(.returnedFalse, shrinks: 0)
    bug.explanation.irrelevantParts = ["id", "name"]
    bug.explanation.boundaries = [
      .init(part: "age", failing: ["20"], isOpen: true, passing: ["19"])
    ]
    #expect(
      report(
        .failed([bug]), regression: "@Test func f() {\n  forAll(g, examples: [50]) { x in }\n}")
          == """
          forAll failed for
              50
          The property returned false.
          age: 20 and beyond fail, 19 passes
          id and name do not matter
          Found in case 12, and nothing simpler fails.
          To check this first from now on, paste over the test:
              @Test func f() {
                forAll(g, examples: [50]) { x in }
              }
          Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
          """)
  }

  @Test("A long test is not shown, but in the whole")
  func longRegression() {
    let test = "@Test func f() {\n" + String(repeating: "  work()\n", count: 30) + "}"
    #expect(report(failed(.returnedFalse), regression: test)?.contains("paste") == false)
    #expect(
      report(failed(.returnedFalse), regression: test, isWhole: true)?.contains("work()") == true)
  }

  @Test("Of the first values, those that are long show only where they differ")
  func longFirstValues() {
    func user(_ name: String, _ tags: Int) -> SourceTree {
      let list = SourceTree.list("[", (0..<tags).map { .init(tree: .leaf("tag\($0)")) }, "]")
      return .list(
        "User(",
        [
          .init(label: "id", step: ".id", tree: .leaf("ID(value: 1)")),
          .init(label: "name", step: ".name", tree: .text(name.map(String.init), omitted: 0)),
          .init(label: "tags", step: ".tags", tree: list),
        ], ")")
    }
    var bug = counterexample(.returnedFalse)
    (bug.trees, bug.firstTrees) = ([user("a", 1)], [user(String(repeating: "ab", count: 500), 90)])
    #expect(
      report(.failed([bug])) == """
        forAll failed for
            User(id: ID(value: 1), name: "a", tags: [tag0])
        The property returned false.
        Found in case 12 as
            User(id: …, name: "abababababababababababababababababababab…, tags: [tag0, tag1, tag2, … 87 more])
        and shrunk 6 times in 15 runs.
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
        """)
    let whole = report(.failed([bug]), isWhole: true)
    #expect(whole?.contains("tag88, tag89\n") == true)
    #expect(whole?.split(separator: "\n").allSatisfy { $0.count <= 100 } == true)
  }

  @Test("Large values stand on lines of their own, and end after forty")
  func largeValues() {
    let parts = (0..<60).map {
      SourceTree.Part(label: "member\($0)", step: ".member\($0)", tree: .leaf("\($0)"))
    }
    var bug = counterexample(.returnedFalse, shrinks: 0)
    bug.trees = [.list("Large(", parts, ")")]
    let lines = report(.failed([bug]))?.split(separator: "\n") ?? []
    #expect(lines.prefix(3) == ["forAll failed for", "    Large(", "      member0: 0,"])
    #expect(
      lines.suffix(4).first
        == "    … 22 more lines, which swift test --attachments-path FOLDER keeps")
    #expect(lines.count == 45)
  }

  @Test("Shrinking that took long says how long")
  func longShrinking() {
    let bug = counterexample(.returnedFalse, shrinkTime: .milliseconds(2_345))
    #expect(
      report(.failed([bug]))?.contains("and shrunk 6 times in 15 runs and 2.3 seconds.\n") == true)
  }

  @Test("Each bug is reported, and one line replays them all")
  func twoBugs() {
    let bugs = [
      counterexample(.recorded(issue, count: 1), shrinks: 0),
      counterexample(.returnedFalse, values: ["-60"], origin: .shrinking),
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
        Found while another was shrunk as
            221133
        and shrunk 6 times in 15 runs.
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
        """)
  }

  @Test(
    "Too many discarded cases come with figures, the cause and the fix",
    arguments: [
      (
        50, "Even" as String?, nil as String?,
        """
        In all of 50 cases drawn again nothing that was drawn for Even was accepted, by its \
        initialiser or by a filter. Say what is: with // arbitrary: and a gen at one of its \
        members, or in the test, as Factory<Even>.arbitrary(…) with gens for what it is made of.
        """
      ),
      (
        50, nil, "M/F.swift:3",
        """
        In all of 50 cases drawn again a gen found no values that the filter at M/F.swift:3 \
        accepts. Build the values so that they need no filter, as .int(in: 0...50).map { $0 * 2 } \
        does for even numbers, or loosen the filter.
        """
      ),
      (
        0, nil, nil,
        """
        In all of 50 cases drawn again it was the property that discarded the values. Let the gen \
        make only values that the property wants, instead of assume(_:).
        """
      ),
      (
        20, nil, nil,
        """
        In 20 of 50 cases drawn again a gen found no values that its filter accepts; the others \
        were left to the property. Build the values so that they need neither filter nor \
        assume(_:), as .int(in: 0...50).map { $0 * 2 } does for even numbers.
        """
      ),
    ])
  func gaveUp(filtered: Int, type: String?, place: String?, cause: String) {
    var settings = Settings(seed: 7)
    settings.cases = 400
    var result = CheckResult(
      outcome: .gaveUp, cases: 12, discarded: 4_000, isExhaustive: false, seed: 7)
    result.discardCauses = DiscardCauses(
      sample: 50, filtered: filtered, type: type, place: place)
    #expect(
      Report(result: result, settings: settings, filter: "M.S/f").text == """
        forAll gave up: 4000 of 4012 cases were discarded and 12 passed, where 400 should. \(cause)
        Replay: SEED=7 \(Settings.swiftTest) --filter M.S/f
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
