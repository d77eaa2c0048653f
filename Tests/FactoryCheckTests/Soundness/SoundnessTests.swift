import TestSupport
import Testing

@testable import FactoryCheck

/// Every way for a property to fail is caught, shrunk to the smallest value and reported once, and
/// nothing else is printed.
struct SoundnessTests {
  /// A fixture, and the issue that its smallest case records by itself: the line that records it and
  /// how it is worded.
  struct Failure: CustomTestStringConvertible, Sendable {
    let fixture: String
    var source = ""
    var message = ""
    /// What the report says on the cause, where the property records no issue.
    var cause = ""
    var comment: [String] = []

    var testDescription: String { fixture }
  }

  static let recording = [
    Failure(
      fixture: "expectation", source: "#expect(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "requirement", source: "try #require(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectationInHelper", source: "#expect(x < limit)",
      message: "Expectation failed: (x → 50) < (limit → 50)"),
    Failure(
      fixture: "requirementInHelper", source: "try #require(x < limit)",
      message: "Expectation failed: (x → 50) < (limit → 50)"),
    Failure(
      fixture: "expectationInSuspendingHelper", source: "#expect(x < limit)",
      message: "Expectation failed: (x → 50) < (limit → 50)"),
    Failure(
      fixture: "expectationInNestedClosure", source: "#expect(y < Self.limit)",
      message: "Expectation failed: (y → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectationInTaskGroup", source: "#expect(x < limit)",
      message: "Expectation failed: (x → 50) < (limit → 50)"),
    Failure(
      fixture: "requirementCaught", source: "try #require(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectedErrors", source: "#expect(throws: Never.self) {",
      message: #"Expectation failed: an error was thrown when none was expected: "TooLarge()""#),
    Failure(
      fixture: "confirmations", source: "await confirmation { confirm in",
      message: "Confirmation was confirmed 0 times, but expected to be confirmed 1 time"),
    Failure(
      fixture: "recordedIssue",
      source: #"if x >= Self.limit { Issue.record("\(x) is too large") }"#,
      message: "Issue recorded", comment: ["50 is too large"]),
    Failure(
      fixture: "recordedIssueInHelper",
      source: #"if x >= limit { Issue.record("\(x) is too large") }"#,
      message: "Issue recorded", comment: ["50 is too large"]),
    Failure(
      fixture: "twoExpectations", source: "#expect(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectationOnMainActor", source: "#expect(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectationOnMainActorSuspending", source: "#expect(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
    Failure(
      fixture: "expectationInAsyncTest", source: "#expect(x < Self.limit)",
      message: "Expectation failed: (x → 50) < (Self.limit → 50)"),
  ]

  static let silent = [
    Failure(
      fixture: "thrownError", cause: "The property threw FailureFixtures.TooLarge: TooLarge()"),
    Failure(fixture: "returningFalse", cause: "The property returned false."),
  ]

  @Test(
    "A failure that records an issue shows it once, with the smallest value, and one report",
    arguments: recording)
  func recordedFailure(_ expected: Failure) async throws {
    let run = try await ChildRun.of("FailureFixtures/\(expected.fixture)\\(")
    let transcript = run.transcript
    #expect(run.exitCode == 1)
    #expect(transcript.otherLines == [])
    try #require(transcript.issues.count == 2)
    let (own, report) = (transcript.issues[0], transcript.issues[1])
    #expect(own.test == expected.fixture + "()" && !own.isKnown)
    #expect(own.message == expected.message)
    #expect(own.comment == expected.comment)
    #expect(try sourceLine(own.line, of: own.file) == expected.source)
    let words = ([expected.message] + expected.comment).joined(separator: ": ")
    let place = "FactoryCheckTests/\(own.file):\(own.line):\(own.column)"
    try check(report, of: expected, cause: ["\(place): \(words)"])
  }

  @Test("A failure that records nothing makes one report", arguments: silent)
  func silentFailure(_ expected: Failure) async throws {
    let run = try await ChildRun.of("FailureFixtures/\(expected.fixture)\\(")
    let transcript = run.transcript
    #expect(run.exitCode == 1)
    #expect(transcript.otherLines == [])
    try #require(transcript.issues.count == 1)
    try check(transcript.issues[0], of: expected, cause: [expected.cause])
  }

  @Test("Two bugs of one property show themselves each at its line, and share one report")
  func twoBugs() async throws {
    let run = try await ChildRun.of("FailureFixtures/twoBugs\\(")
    let issues = run.transcript.issues
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    try #require(issues.count == 3)
    #expect(issues[0].message == "Expectation failed: (x → 50) < (Self.limit → 50)")
    #expect(issues[1].message == "Expectation failed: (x → -100) > (-2 * Self.limit → -100)")
    let report = issues[2].comment
    #expect(report.prefix(2) == ["forAll failed for", "    50"])
    let second = try #require(report.firstIndex(of: "It also failed, in another way, for"))
    #expect(report[second + 1] == "    -100")
    #expect(report.filter { $0.hasPrefix("Replay: ") } == report.suffix(1))
  }

  private func check(
    _ report: Transcript.Issue, of failure: Failure, cause: [String]
  ) throws {
    #expect(report.test == failure.fixture + "()" && !report.isKnown)
    #expect(report.message == "Issue recorded")
    #expect(try sourceLine(report.line, of: report.file).contains("forAll("))
    let lines = report.comment
    #expect(lines.starts(with: ["forAll failed for", "    50"] + cause))
    let filter = #"'^FactoryCheckTests.FailureFixtures/\#(failure.fixture)\(\)'"#
    let replay = try #require(lines.last).replacing(/SEED=\d+/, with: "SEED=…")
    #expect(replay == "Replay: SEED=… \(Settings.swiftTest) --filter \(filter)")
  }
}

// MARK: - What does not fail

extension SoundnessTests {
  @Test("A known issue inside a property stays known and is shown once")
  func knownIssue() async throws {
    let run = try await ChildRun.of("FailureFixtures/knownIssue\\(")
    #expect(run.exitCode == 0)
    #expect(run.transcript.otherLines == [])
    #expect(run.transcript.issues.map(\.isKnown) == [true])
  }

  @Test("An issue that is not known counts beside one that is")
  func knownAndUnknownIssue() async throws {
    let run = try await ChildRun.of("FailureFixtures/knownAndUnknownIssue\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    #expect(run.transcript.issues.map(\.isKnown) == [true, false, false])
    #expect(run.transcript.issues.last?.comment.prefix(2) == ["forAll failed for", "    50"])
  }

  @Test("A warning inside a property stays one and is shown once")
  func warning() async throws {
    let run = try await ChildRun.of("FailureFixtures/warning\\(")
    #expect(run.exitCode == 0)
    #expect(run.output.matches(of: /recorded a warning/).count == 1)
  }

  @Test("A fixed example that fails is reported as it is")
  func failingExample() async throws {
    let run = try await ChildRun.of("FailureFixtures/failingExample\\(")
    #expect(run.exitCode == 1)
    let issues = run.transcript.issues
    try #require(issues.count == 2)
    #expect(issues[0].message == "Expectation failed: (x → 77) < (Self.limit → 50)")
    #expect(issues[1].comment[1] == "    77")
    #expect(issues[1].comment.last == "This is example 2 of those given.")
  }

  @Test("Properties that hold print nothing")
  func passing() async throws {
    let run = try await ChildRun.of("FailureFixtures/passing\\(")
    #expect(run.exitCode == 0)
    #expect(run.transcript.otherLines == [])
    #expect(run.transcript.issues == [])
  }

  @Test("An issue from a detached task makes its property fail, and is shrunk")
  func detachedTask() async throws {
    let run = try await ChildRun.of("FailureFixtures/detachedTask\\(")
    #expect(run.exitCode == 1)
    let report = try #require(run.transcript.issues.last { $0.test == "detachedTask()" })
    #expect(report.comment.prefix(2) == ["forAll failed for", "    50"])
  }

  @Test("An issue from a detached task fails no other property that runs at the same time")
  func strayIssue() async throws {
    let run = try await ChildRun.of("StrayFixtures", arguments: ["--parallel"])
    let tests = Set(run.transcript.issues.map(\.test))
    #expect(run.exitCode == 1)
    #expect(tests.contains("«unknown»"))
    #expect(!tests.contains("innocent()"))
  }
}
