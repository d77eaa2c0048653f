import Foundation
import TestSupport
import Testing

/// Calls that check nothing and properties that cannot be trusted fail, and say why.
struct MisuseTests {
  private static let noValues = """
    forAll cannot check this: the property takes no values: write forAll(gen) { value in … }, or \
    forAll { (value: Type) in … } where the type is Arbitrary.
    """

  private static func noneAccepted(by filter: String) -> String {
    """
    forAll gave up: 400 of 400 cases were discarded and 0 passed, where 400 should. In all of 50 \
    cases drawn again a gen found no values that \(filter) accepts. Build the values so that they \
    need no filter, as .int(in: 0...50).map { $0 * 2 } does for even numbers, or loosen the filter.
    """
  }

  @Test(
    "What checks nothing fails its test, and says how to mend it",
    arguments: [
      ("noParameters", noValues), ("noParametersSuspending", noValues),
      (
        "otherResult",
        """
        forAll cannot check this: the property returns a value of type Int, which says neither that \
        it holds nor that it fails: return a Bool, or check the value with #expect and return \
        nothing (_ = … where the result of the last call does not matter).
        """
      ),
      (
        "noCases",
        """
        forAll cannot check this: forAll(cases: 0) checks nothing: it takes a number above 0.
        """
      ),
      (
        "filterThatNeverHolds",
        noneAccepted(by: "the filter at FactoryCheckTests/MisuseFixtures.swift:27")
      ),
      ("genThatDiscards", noneAccepted(by: "its filter")),
    ])
  func misuse(fixture: String, text: String) async throws {
    let run = try await ChildRun.of("MisuseFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    try #require(run.transcript.issues.count == 1)
    #expect(run.transcript.issues[0].comment.first == text)
  }

  @Test("An assumption that seldom holds gives up, with how many cases passed")
  func seldom() async throws {
    let run = try await ChildRun.of("MisuseFixtures/assumptionThatSeldomHolds\\(")
    #expect(run.exitCode == 1)
    let text =
      /forAll gave up: (?:4|14|24|34|40)00 of \d+ cases were discarded and \d passed, where 400 should\. In all of 50 .*/
    #expect(try #require(run.transcript.issues.first?.comment.first).wholeMatch(of: text) != nil)
  }

  @Test("A wrong argument is in the run's report as well")
  func reported() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "misuse-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ChildRun.of(
      "MisuseFixtures/(noCases|noParameters|otherResult)\\(",
      environment: ["FACTORYCHECK_REPORT": file.path])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.ranges(of: #""outcome":"misused""#).count == 3)
    #expect(text.contains("forAll(cases: 0) checks nothing"))
  }

  @Test(
    "A property that fails once and then passes is said to be so",
    arguments: ["flaky", "flakyExpectation"])
  func flaky(fixture: String) async throws {
    let run = try await ChildRun.of("MisuseFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.issues.count == 1)
    #expect(run.output.contains("Run again 10 times on the same choices, it failed 0 times: the"))
  }

  @Test("A property that passes on few of its cases gets a warning, which fails nothing")
  func warning() async throws {
    let run = try await ChildRun.of("MisuseFixtures/assumptionThatOftenFails\\(")
    #expect(run.exitCode == 0)
    #expect(run.output.matches(of: /recorded a warning/).count == 1)
    #expect(run.output.contains("forAll passed, with a warning:"))
    #expect(run.output.contains(/\d{4} of \d{4} cases were discarded\. In all of 50 cases drawn/))
  }

  @Test("A property inside another makes its case fail, and each is reported once")
  func nested() async throws {
    let run = try await ChildRun.of("MisuseFixtures/nested\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    let reports = run.transcript.issues.filter { $0.comment.first == "forAll failed for" }
    #expect(reports.map { $0.comment[1] } == ["    1000", "    0"])
    #expect(run.transcript.issues.count == 3)
    let advice = reports.map {
      $0.comment.contains { $0.hasPrefix("The forAll at MisuseFixtures") }
    }
    #expect(advice == [false, true])
  }

  @Test("A property inside another is warned of once, wherever its cases run")
  func nestedAndPassing() async throws {
    let run = try await ChildRun.of("MisuseFixtures/nestedAndPassing\\(")
    #expect(run.exitCode == 0)
    #expect(run.output.matches(of: /recorded a warning/).count == 1)
    let text =
      /The forAll at MisuseFixtures\.swift:\d+:\d+ runs inside of this one, all of its cases for each of these\. Draw its values here too, as forAll\(gen, other\) \{ x, y in … \} does: then they are shrunk together\./
    #expect(run.output.matches(of: text).count == 1)
  }

  @Test("Properties in several tasks of one test are reported once each, with their own values")
  func severalTasks() async throws {
    let run = try await ChildRun.of("MisuseFixtures/severalTasks\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    let reports = run.transcript.issues.filter { $0.comment.first == "forAll failed for" }
    #expect(reports.map { $0.comment[1] }.sorted() == ["    100", "    200", "    50", "    70"])
    #expect(run.transcript.issues.count == 6)
  }

  @Test("A property in a task that belongs to no test fails the run")
  func detachedProperty() async throws {
    let run = try await ChildRun.of("MisuseFixtures/detachedProperty\\(")
    #expect(run.exitCode == 1)
    let report = try #require(run.transcript.issues.last)
    #expect(report.comment.prefix(2) == ["forAll failed for", "    50"])
  }

  @Test("A property in such a task fails, too, where others run at the same time, and they pass")
  func detachedPropertyBesideAnother() async throws {
    let run = try await ChildRun.of("MisuseFixtures/detachedPropertyBesideAnother\\(")
    let reports = run.transcript.issues.filter { $0.comment.first == "forAll failed for" }
    // Swift Testing prints an issue of no test once more for each property that is running.
    #expect(Set(reports.map { $0.comment[1] }) == ["    50"])
  }

  @Test(
    "A gen without anything to draw fails the property that draws from it, and no other test",
    arguments: [
      ("noElements", "element(of:) needs one element at least"),
      ("noGens", "oneOf needs one gen at least"),
      ("noEnd", "oneOf(endingIn: 0) of 1: one gen at least must be an end"),
      ("noWeight", "frequency needs one weight above zero at least"),
    ])
  func nothingToDraw(fixture: String, text: String) async throws {
    let run = try await ChildRun.of("MisuseFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    let report = try #require(run.transcript.issues.last)
    #expect(report.comment.joined().contains(text))
  }

  @Test("An issue from a task that outlives its property is not lost")
  func outlivingTask() async throws {
    let run = try await ChildRun.of("MisuseFixtures/outlivingTask\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.issues.allSatisfy { $0.comment == ["too late"] && !$0.isKnown })
    #expect(!run.transcript.issues.isEmpty)
  }

  @Test("A SEED that is none fails every property, and shows what is accepted")
  func wrongSeed() async throws {
    let run = try await ChildRun.of("FailureFixtures/passing\\(", environment: ["SEED": "xyz"])
    #expect(run.exitCode == 1)
    let comment = try #require(run.transcript.issues.first).comment
    #expect(
      comment == [
        """
        forAll cannot check this: SEED=xyz is not a seed: it takes a decimal number such as 1234, \
        or a hexadecimal one such as 0x4d2, of at most 64 bits.
        """
      ])
  }
}
