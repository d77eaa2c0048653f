import Foundation
import TestSupport
import Testing

/// The line that a report ends with brings the same counterexample back, and a seed the same cases.
struct ReplayTests {
  @Test(
    "The printed line reproduces the counterexample",
    arguments: [
      ("freeFixture\\(", [:], #"'^FactoryCheckTests.freeFixture\(\)'"#),
      ("/inSuite\\(", [:], #"'^FactoryCheckTests.ReplayFixtures/inSuite\(\)'"#),
      (
        "/inSuite\\(", ["SEED": "0xffffffffffffffff"],
        #"'^FactoryCheckTests.ReplayFixtures/inSuite\(\)'"#
      ),
      (
        "/inSuite\\(", ["FACTORYCHECK_CASES": "1000", "SEED": "5"],
        #"'^FactoryCheckTests.ReplayFixtures/inSuite\(\)'"#
      ),
      (
        "/inSuite\\(", ["FACTORYCHECK_SHARD": "2/3"],
        #"'^FactoryCheckTests.ReplayFixtures/inSuite\(\)'"#
      ),
      (
        "/inNestedSuite\\(", [:],
        #"'^FactoryCheckTests.ReplayFixtures/Nested/inNestedSuite\(\)'"#
      ),
      (
        "/parameterised\\(_:", [:],
        #"'^FactoryCheckTests.ReplayFixtures/parameterised\(_:\)'"#
      ),
      ("/seeded\\(", [:], #"'^FactoryCheckTests.ReplayFixtures/seeded\(\)'"#),
      (
        "with spaces", [:],
        #"'^FactoryCheckTests.ReplayFixtures/`with spaces \+ \(signs\)`\(\)'"#
      ),
      (
        "2 = 5", [:],
        #"'^FactoryCheckTests.`suite of «Größen» \(1.5 × 2\)`/`inner \| suite`/`is 2 \+ 2 = 5\?`\(\)'"#
      ),
      (
        "größer", [:],
        #"'^FactoryCheckTests.ReplayFixtures/`it'\''s "odd": \$HOME größer`\(\)'"#
      ),
    ] as [(String, [String: String], String)])
  func replay(filter: String, environment: [String: String], printed: String) async throws {
    let first = try await ChildRun.of(filter, environment: environment)
    #expect(first.exitCode == 1)
    let report = try #require(first.transcript.issues.last)
    let command = try Command(try #require(report.comment.last))
    #expect(command.filter == printed)
    let second = try await ChildRun.of(
      try await word(command.filter), environment: command.environment)
    #expect(second.output.contains("Test run with 1 test "))
    #expect(sorted(second.transcript.issues) == sorted(first.transcript.issues))
  }

  /// What a shell makes of a word.
  private func word(_ typed: String) async throws -> String {
    try await ChildRun.run(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "printf %s \(typed)"],
      environment: ["HOME": "/"]
    ).output
  }

  /// The test cases of one test may run in any order.
  private func sorted(_ issues: [Transcript.Issue]) -> [[String]] {
    issues.map { [$0.message] + $0.comment }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// `Replay: SEED=7 swift test --filter M.S/f`, taken apart.
  struct Command {
    let environment: [String: String]
    let filter: String

    init(_ line: String) throws {
      let pattern = /Replay: ((?:\w+=[\w\/]+ )+)swift test(?: -c release)? --filter (.*)/
      let match = try #require(line.wholeMatch(of: pattern))
      let pairs = match.1.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
      environment = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
      filter = String(match.2)
    }
  }

  @Test("The same property in XCTest is replayed by its line")
  func replayInXCTest() async throws {
    let specifier = "FactoryCheckTests.XCTestFixtures/testAssertion"
    let first = try await ChildRun.of(specifier, library: .xctest)
    let line = try #require(first.lines.first { $0.hasPrefix("Replay: ") })
    let command = try Command(String(line))
    let filter = try Regex(try await word(command.filter))
    let names = ["XCTestFixtures/testAssertion", "XCTestFixtures/testAssertionSuspending"]
    #expect(names.map { "FactoryCheckTests.\($0)".contains(filter) } == [true, false])
    let second = try await ChildRun.of(
      specifier, library: .xctest, environment: command.environment)
    #expect(report(second) == report(first))
  }

  private func report(_ run: ChildRun) -> [Substring] {
    run.lines.filter { !$0.hasPrefix("Test ") && !$0.contains("Executed") }
  }

  @Test("A seed from the environment replaces one in the source")
  func seedInSource() async throws {
    let run = try await ChildRun.of("/seeded\\(", environment: ["SEED": "7"])
    #expect(run.output.contains("Replay: SEED=7 swift test"))
    let unset = try await ChildRun.of("/seeded\\(")
    #expect(unset.output.contains("Replay: SEED=42 swift test"))
  }

  @Test(
    "A seed draws the same values alone, in parallel, one by one, and in every build",
    arguments: [
      ("DrawFixtures", []), ("DrawFixtures", ["--no-parallel"]),
      ("DrawFixtures|ReplayFixtures|FailureFixtures/expect", ["--parallel"]),
      ("DrawFixtures/(integers|texts|collections)", []),
    ])
  func sameDraws(filter: String, arguments: [String]) async throws {
    let run = try await ChildRun.of(filter, environment: ["SEED": "0x4d2"], arguments: arguments)
    // Text that is printed from several threads at once may share a line.
    let digests = Set(
      run.output.matches(of: /digest (\w+)\(\) ([0-9a-f]+)/).map { "\($0.1) \($0.2)" })
    // These change only when gens draw differently; every seed then stands for other cases.
    #expect(
      digests == [
        "integers 6b29112df338dd2", "texts fdd5781392d60962", "collections f2f521f3910ec721",
      ])
  }
}
