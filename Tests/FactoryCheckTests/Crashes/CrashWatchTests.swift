import Foundation
import TestSupport
import Testing

/// A property that crashes is a failure like any other, in the run in which it does; whatever else
/// runs is left as it is.
struct CrashWatchTests {
  /// How each trap is told, and the line in the fixtures that it stands at.
  static let words: [(Trap, message: String, source: String)] = [
    (.fatalError, "Fatal error: 50 is too much", "case .fatalError:"),
    (.precondition, precondition, "case .precondition:"),
    (.index, index, "case .index:"),
    (.unwrap, unwrap, "case .unwrap:"),
    (.overflow, "arithmetic overflow", "case .overflow:"),
    (
      .recursion, "stack overflow, as static Trap.depth(_:) calls itself without end",
      "x == .max ? 0 : depth"
    ),
    (.badAccess, "bad access to memory", "case .badAccess:"),
  ]

  // Release builds crash without words, so that only what the compiler noted is known.
  #if DEBUG
    private static let precondition = "Precondition failed: too much"
    private static let index = "Fatal error: Index out of range"
    private static let unwrap =
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
  #else
    private static let precondition = "precondition failure"
    private static let index = "trap in Array.subscript.getter; a debug build says more"
    private static let unwrap = "Unexpectedly found nil while unwrapping an Optional value"
  #endif

  @Test(
    "Each way to crash is told with its message and its line, for the smallest value",
    arguments: words)
  func trap(_ trap: Trap, message: String, source: String) async throws {
    let run = try await crash("sync", trap)
    let report = try report(run, of: "sync")
    let match = try #require(
      report[1].wholeMatch(of: /The process crashed at CrashFixtures.swift:(\d+):\d+: (.*)/))
    #expect(match.2 == message)
    #expect(try sourceLine(Int(match.1) ?? 0, of: "CrashFixtures.swift").hasPrefix(source))
  }

  #if arch(x86_64)
    @Test(
      "What calls abort is told with its line, too",
      arguments: [
        (Trap.abort, "abort() was called", "case .abort:"),
        (.cast, "Could not cast value of type 'Swift.String' to 'Swift.Int'.", "case .cast:"),
      ])
    func aborting(trap: Trap, message: String, source: String) async throws {
      try await self.trap(trap, message: message, source: source)
    }
  #endif

  @Test(
    "A crash is found wherever the property runs",
    arguments: [
      ("suspending", Trap.overflow), ("suspending", .recursion), ("onMainActor", .recursion),
      ("suspendingOnMainActor", .recursion), ("inTaskGroup", .index), ("secondOfTwo", .fatalError),
      ("withTimeout", .overflow), ("withTimeoutSuspending", .overflow), ("onAllCores", .overflow),
      ("climbing", .overflow),
    ])
  func place(fixture: String, trap: Trap) async throws {
    let report = try report(await crash(fixture, trap), of: fixture)
    #expect(report[1].contains("The process crashed at CrashFixtures.swift:"))
  }

  @Test("A crash of a case that was made of a valid one is found, and shrunk")
  func made() async throws {
    let run = try await crash("madeOfValid", .overflow)
    #expect(run.exitCode == 1)
    let comment = try #require(run.transcript.issues.first).comment
    #expect(comment.dropFirst().first == "    \(Array(0..<12))")
    #expect(comment.contains { $0.hasSuffix(", made of a valid one, as") })
  }

  private func crash(_ fixture: String, _ trap: Trap) async throws -> ChildRun {
    try await ChildRun.of(
      "CrashFixtures/\(fixture)\\(", environment: [Trap.variable: trap.rawValue])
  }

  /// The report of a run with one test that crashed, from the values on.
  private func report(_ run: ChildRun, of test: String) throws -> [String] {
    #expect(run.exitCode == 1)
    try #require(run.transcript.issues.count == 1)
    let issue = run.transcript.issues[0]
    #expect(
      issue.test == "\(test)()" && issue.comment.starts(with: ["forAll failed for", "    50"]))
    let replay = try #require(issue.comment.last)
    #expect(
      replay.hasPrefix("Replay: SEED=")
        && replay.contains("FactoryCheckTests.CrashFixtures/\(test)"))
    return Array(issue.comment.dropFirst())
  }
}

// MARK: - Mocks

extension CrashWatchTests {
  @Test("What mocks were asked for before a crash shrinks, and is reported with their calls")
  func lateAnswer() async throws {
    let run = try await ChildRun.of("CrashFixtures/lateAnswer\\(")
    let comment = try #require(run.transcript.issues.last?.comment)
    let mock = comment.first { $0.contains("CrashFixtures.Mock(") } ?? ""
    #expect(mock.contains("name: [\"\"]") && mock.contains("ages: ["))
    #expect(!mock.contains("unused"))
    let calls = try #require(comment.firstIndex(of: "These were called:"))
    #expect(
      comment[(calls + 1)...].prefix(2) == [
        "    CrashFixtures.Mock.name() → \"\"", "    CrashFixtures.Mock.ages() → [0, 50]",
      ])
  }
}

// MARK: - Functions

extension CrashWatchTests {
  @Test("What functions answered before a crash is reported")
  func functions() async throws {
    let run = try await ChildRun.of("CrashFixtures/functions\\(")
    let comment = try #require(run.transcript.issues.last?.comment)
    let calls = try #require(comment.firstIndex(of: "These were called:"))
    #expect(
      comment[(calls + 1)...].prefix { $0.hasPrefix("    ") } == [
        "    function(1) → 0", "    function#2(7) → 50",
      ])
  }
}

// MARK: - Several properties

extension CrashWatchTests {
  @Test("Three tests that crash among fifty that do not are reported once each")
  func crowd() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("crowd-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let results = folder.appendingPathComponent("results.xml")
    let run = try await ChildRun.of(
      "CrowdFixtures",
      environment: [
        "TMPDIR": folder.path, "FACTORYCHECK_REPORT": folder.path + "/run.jsonl",
      ],
      arguments: ["--parallel", "--xunit-output", results.path])
    #expect(run.exitCode == 1)
    let last = try #require(run.output.components(separatedBy: "Test run started.").last)
    #expect(last.matches(of: /✔ Test good\(_:\) with 50 test cases passed/).count == 1)
    let sum = try #require(run.lines.last)
    #expect(sum.contains("Test run with 5 tests in 1 suite failed"))
    #expect(sum.hasSuffix("with 5 issues."))
    let tests = Transcript(last).issues.map(\.test).sorted()
    #expect(tests == ["failing()", "failing()", "index()", "overflow()", "unwrap()"])
    let text = try String(contentsOf: results, encoding: .utf8)
    #expect(text.contains(#"tests="5" failures="5""#))
    #expect(text.components(separatedBy: "<testcase ").count == 1 + 5)
    let words = Transcript(last).issues.flatMap(\.comment)
    #expect(words.count { $0.hasPrefix("The process crashed at CrashFixtures.swift:") } == 3)
    let properties = try String(contentsOfFile: folder.path + "/run.jsonl", encoding: .utf8)
    #expect(properties.split(separator: "\n").dropFirst().count == 54)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["results.xml", "run.jsonl"])
  }

  @Test("Test cases of one test are told apart by their arguments")
  func arguments() async throws {
    let run = try await ChildRun.of("CrashFixtures/eachTrap\\(")
    #expect(run.exitCode == 1)
    #expect(run.lines.last?.hasSuffix("with 2 issues.") == true)
    let crashes = run.transcript.issues.suffix(2).map { $0.comment[1...2].joined() }
    #expect(crashes.contains { $0.hasPrefix("    50") && $0.hasSuffix("50 is too much") })
    #expect(crashes.contains { $0.hasPrefix("    50") && $0.hasSuffix("arithmetic overflow") })
  }

  @Test("Properties that stand at one line are told apart by their turns")
  func turns() async throws {
    let run = try await ChildRun.of("CrashFixtures/inLoop\\(")
    #expect(run.lines.last?.hasSuffix("with 2 issues.") == true)
    #expect(run.transcript.issues.suffix(2).map { $0.comment[1] } == ["    50", "    70"])
  }
}

// MARK: - Runs of several rounds

extension CrashWatchTests {
  @Test("A crash in a later round of the same tests is reported like that of the first")
  func repetitions() async throws {
    let run = try await ChildRun.of("CrashFixtures/sync\\(", arguments: ["--repetitions", "2"])
    let last = try #require(run.output.components(separatedBy: "Test run started.").last)
    #expect(Transcript(last).issues.map { $0.comment[1] } == ["    50", "    50"])
  }
}

// MARK: - Crashes of another kind

extension CrashWatchTests {
  @Test("A fixed example that crashes is reported as it is")
  func example() async throws {
    let run = try await ChildRun.of("CrashFixtures/example\\(")
    let comment = try #require(run.transcript.issues.last?.comment)
    #expect(comment[1] == "    77")
    #expect(comment[2].hasSuffix("Fatal error: 77 is too much"))
    #expect(comment.contains("This is example 2 of those given."))
  }

  @Test("A crash and a failing expectation of one property are two bugs")
  func expectation() async throws {
    let run = try await ChildRun.of("CrashFixtures/crashBesideExpectation\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.issues.map(\.message).contains("Expectation failed: (x → 51) < 50"))
    let report = try #require(run.transcript.issues.last?.comment)
    let titles = ["forAll failed for", "It also failed, in another way, for"]
    let values = titles.compactMap { title in report.drop { $0 != title }.dropFirst().first }
    #expect(values == ["    50", "    51"])
    #expect(report[2].hasSuffix("Fatal error: 50 is too much"))
  }

  @Test("A gen that crashes is told without values")
  func gen() async throws {
    let run = try await ChildRun.of("CrashFixtures/inGen\\(")
    #expect(run.exitCode == 1)
    let text = try #require(run.transcript.issues.last?.comment.first)
    #expect(
      text.hasPrefix(
        "forAll cannot check this: its gens, or its values' descriptions, crash in case "))
    #expect(text.contains("The process crashed at CrashFixtures.swift:"))
  }

  @Test(
    "A gen that draws itself without end is told with how to end it",
    arguments: ["simplestGoesOn", "noEnd", "eachOther"])
  func endlessGen(fixture: String) async throws {
    let run = try await ChildRun.of("RecursionFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    let text = try #require(run.transcript.issues.last?.comment.first)
    #expect(text.contains(" crash in case 1, so that there are no values to show."))
    #expect(text.contains(/: (stack overflow|bad access).*\. A gen that draws itself needs values/))
  }

  @Test("A crash that does not come again is a failure, and said to be one")
  func onlyOnce() async throws {
    let run = try await ChildRun.of("CrashFixtures/onlyOnce\\(")
    #expect(run.exitCode == 1)
    #expect(
      run.transcript.issues.map(\.comment) == [
        [
          """
          forAll cannot check this: it crashed the test process, but no case crashed when each was run \
          again in a process of its own: the property depends on something besides its values.
          """
        ]
      ])
  }

  @Test(
    "A crash outside of properties, or with the watch switched off, is left as it is",
    arguments: [("outside", [:]), ("sync", ["FACTORYCHECK_CRASHES": "off"])])
  func untouched(fixture: String, environment: [String: String]) async throws {
    let run = try await ChildRun.of("CrashFixtures/\(fixture)\\(", environment: environment)
    #expect(run.exitCode == nil)
    #expect(run.output.matches(of: /Test run started/).count == 1)
    #expect(!run.output.contains("FactoryCheck: "))
  }

  @Test("A crash is kept and tried first on the next run, which shrinks it no further")
  func kept() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kept-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for ending in ["times in", "and is run first until it passes."] {
      let run = try await ChildRun.of(
        "CrashFixtures/sync\\(", environment: ["FACTORYCHECK_DATABASE": folder.path])
      let comment = try #require(run.transcript.issues.last?.comment)
      #expect(comment[1] == "    50")
      #expect(comment.contains { $0.contains(ending) })
    }
  }

  @Test(
    "Where a crash is left to the next run, that one finds the smallest values, until none crashes")
  func recorded() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recorded-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(mended: Bool = false) async throws -> ChildRun {
      var environment = ["FACTORYCHECK_CRASHES": "record", "FACTORYCHECK_DATABASE": folder.path]
      if mended { environment[Trap.variable] = "none" }
      return try await ChildRun.of("CrashFixtures/sync\\(", environment: environment)
    }
    let first = try await run()
    #expect(first.exitCode == nil)
    #expect(first.output.contains("The next run reports it"))
    for _ in 1...2 {
      let next = try await run()
      #expect(next.exitCode == 1)
      #expect(next.transcript.issues.last?.comment[1] == "    50")
      #expect(next.output.matches(of: /Test run started/).count == 1)
    }
    let mended = try await run(mended: true)
    #expect(mended.exitCode == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("A crash is replayed by the line that the report ends with")
  func replay() async throws {
    let first = try await ChildRun.of("CrashFixtures/sync\\(")
    let line = try #require(first.transcript.issues.last?.comment.last)
    let command = try ReplayTests.Command(line)
    let second = try await ChildRun.of(
      command.filter.filter { $0 != "'" }, environment: command.environment)
    #expect(
      second.transcript.issues.last?.comment[1...2] == first.transcript.issues.last?.comment[1...2])
    #expect(second.transcript.issues.last?.comment.last == line)
  }
}

// MARK: - What is left

extension CrashWatchTests {
  @Test(
    "A file that another thread is writing is written to its end before the process starts again")
  func whileWriting() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("writing-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await ChildRun.of(
      "CrashFixtures/whileWriting\\(", environment: ["TMPDIR": folder.path])
    #expect(run.output.contains("It starts again"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["written"])
  }

  @Test("A process that the property starts holds up nothing when it outlives the crash")
  func processIsLeft() async throws {
    let run = try await crash("leavingProcess", .fatalError)
    #expect(try report(run, of: "leavingProcess")[1].hasSuffix("Fatal error: 50 is too much"))
  }

  @Test("No process outlives the run, also where that is killed while a case runs without end")
  func noProcessIsLeft() async throws {
    let mark = "CRASH_FIXTURES_MARK=\(UUID().uuidString)"
    let pair = mark.split(separator: "=").map(String.init)
    let run = try await ChildRun.of(
      "CrashFixtures/endlessAfterwards\\(", environment: [pair[0]: pair[1]], timeout: .seconds(10))
    #expect(run.exitCode == nil)
    #expect(run.output.contains("It starts again"))
    for _ in 0..<100 where !processes(with: mark).isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(processes(with: mark) == [])
  }

  /// The processes whose environment holds a mark.
  private func processes(with mark: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { process in
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      return environment?.range(of: Data(mark.utf8)) != nil
    }
  }
}

// MARK: - XCTest

extension CrashWatchTests {
  @Test("A crash in XCTest fails its test and no other", arguments: ["testSync", "testSuspending"])
  func xctest(test: String) async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.XCTestCrashFixtures/\(test),FactoryCheckTests.XCTestCrashFixtures/testPassing",
      library: .xctest, environment: [Trap.variable: Trap.recursion.rawValue])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Executed 2 tests, with 1 failure"))
    let report = run.lines.drop { !$0.contains(" error: ") }.dropFirst()
    #expect(report.first == "    50")
    #expect(report.dropFirst().first?.contains("stack overflow") == true)
  }
}
