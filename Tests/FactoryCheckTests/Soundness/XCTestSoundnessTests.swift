import TestSupport
import Testing

@testable import FactoryCheck

/// Properties in XCTest fail their test at the call's line, with a report and nothing else.
struct XCTestSoundnessTests {
  @Test(
    "A property that fails in XCTest is reported once, shrunk, at its line",
    arguments: [
      ("XCTestFixtures", "testReturningFalse", "The property returned false."),
      (
        "XCTestFixtures", "testThrownError",
        "The property threw XCTestFixtures.TooLarge: TooLarge()"
      ),
      ("XCTestFixtures", "testAssertion", assertion),
      ("XCTestFixtures", "testAssertionSuspending", assertion),
      ("XCTestFixtures", "testAssertionThatStops", assertion),
      ("PropertyTestCaseFixtures", "testAssertion", assertion),
      ("PropertyTestCaseFixtures", "testAssertionOnMainActor", assertion),
    ])
  func failure(suite: String, test: String, cause: String) async throws {
    let run = try await ChildRun.of("FactoryCheckTests.\(suite)/\(test)", library: .xctest)
    #expect(run.exitCode == 1)
    let errors = run.lines.filter { $0.contains(" error: ") }
    try #require(errors.count == 1)
    let match = try #require(
      errors[0].wholeMatch(of: /.*\/XCTestFixtures.swift:(\d+): error: (\S+) : failed - (.*)/))
    #expect(match.2 == "\(suite).\(test)" && match.3 == "forAll failed for")
    #expect(try sourceLine(Int(match.1) ?? 0, of: "XCTestFixtures.swift").contains("forAll("))
    let report = run.lines.drop { $0 != errors[0] }.dropFirst()
    #expect(report.first == "    50")
    #expect(try #require(report.dropFirst().first).hasSuffix(cause))
    let replay = report.prefix { !$0.hasPrefix("Test Case") }.last
    #expect(
      replay?.hasSuffix(" \(Settings.swiftTest) --filter '^FactoryCheckTests[.].*/\(test)$'")
        == true)
  }

  static let assertion = #": XCTAssertLessThan failed: ("50") is not less than ("50")"#

  @Test("Failures outside the property are heard as ever")
  func failureAfterwards() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.XCTestFixtures/testAssertionAfterwards", library: .xctest)
    let errors = run.lines.filter { $0.contains(" error: ") }
    #expect(errors.count == 2)
    #expect(errors.last?.hasSuffix("failed - still heard") == true)
  }

  @Test("A PropertyTestCase counts no more failures than it shows")
  func countedFailures() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.PropertyTestCaseFixtures/testAssertionAfterwards", library: .xctest)
    #expect(run.output.contains("Executed 1 test, with 2 failures (0 unexpected)"))
  }

  @Test("A property inside another fails it once")
  func nested() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.XCTestFixtures/testNested", library: .xctest)
    #expect(run.lines.filter { $0.contains(" error: ") }.count == 1)
  }

  @Test("A property that fails before any test does is written to standard error")
  func beforeTests() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.XCTestSetUpFixtures/testNothing", library: .xctest)
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains("XCTestFixtures.swift:") && run.output.contains("forAll failed for"))
    #expect(
      run.output.contains("No test is running that could fail for this: call forAll in a test"))
  }

  @Test("Properties that hold print nothing in XCTest")
  func passing() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.XCTestFixtures/testPassing", library: .xctest)
    #expect(run.exitCode == 0)
    #expect(run.lines.allSatisfy { $0.hasPrefix("Test ") || $0.hasPrefix("\t Executed 1 test") })
  }
}
