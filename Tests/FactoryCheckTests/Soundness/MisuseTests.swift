import TestSupport
import Testing

/// Calls that check nothing and properties that cannot be trusted fail, and say why.
struct MisuseTests {
  @Test(
    "What checks nothing fails its test",
    arguments: [
      ("noParameters", "forAll cannot check this: the property takes no values: write forAll(gen)"),
      ("noParametersSuspending", "forAll cannot check this: the property takes no values: write"),
      ("otherResult", "forAll cannot check this: the property returns a value of type Int, which"),
      ("noCases", "forAll cannot check this: forAll(cases: 0) checks nothing: it takes a number"),
      ("filterThatNeverHolds", "forAll gave up: 4000 of 4000 cases were discarded and 0 passed"),
      ("genThatDiscards", "forAll gave up: 4000 of 4000 cases were discarded and 0 passed, where"),
      ("assumptionThatSeldomHolds", "forAll gave up: 4000 of "),
    ])
  func misuse(fixture: String, text: String) async throws {
    let run = try await ChildRun.of("MisuseFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    try #require(run.transcript.issues.count == 1)
    #expect(run.transcript.issues[0].comment.first?.hasPrefix(text) == true)
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
  }

  @Test("A property in a task that belongs to no test fails the run")
  func detachedProperty() async throws {
    let run = try await ChildRun.of("MisuseFixtures/detachedProperty\\(")
    #expect(run.exitCode == 1)
    let report = try #require(run.transcript.issues.last)
    #expect(report.comment.prefix(2) == ["forAll failed for", "    50"])
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
