import TestSupport
import Testing

@testable import FactoryCheck

/// Reports from end to end, word for word but for what the seed decides.
struct WholeReportTests {
  private static var finding: Regex<Substring> {
    /Found in case [\s\S]*?\n(?=It also|Labels|To check|A test that|Replay)/
  }

  private func report(of fixture: String, in suite: String = "ReportFixtures") async throws
    -> String
  {
    let run = try await ChildRun.of("\(suite)/\(fixture)\\(")
    #expect(run.exitCode == 1)
    let issue = try #require(run.transcript.issues.last { $0.comment.first == "forAll failed for" })
    return issue.comment.joined(separator: "\n")
      .replacing(WholeReportTests.finding, with: "Found in case …\n")
      .replacing(/SEED=\d+/, with: "SEED=…")
  }

  @Test("A struct's report says what failed, what matters, and how to keep and replay it")
  func adults() async throws {
    #expect(
      try await report(of: "adults") == """
        forAll failed for
            ReportFixtures.User(id: ReportFixtures.User.ID(value: ""), name: "", age: 20)
        FactoryCheckTests/ReportFixtures.swift:27:7: Expectation failed: (user.isAdult → false) == \
        ((user.age >= 20) → true)
        age: 20 fails, 19 and 21 pass
        id and name do not matter
        Found in case …
        To check this first from now on, paste over the test:
            @Test("Users are adult from 20 on")
            func adults() {
              forAll(User.any, cases: 9_999, examples: [
                ReportFixtures.User(id: ReportFixtures.User.ID(value: ""), name: "", age: 20)
              ]) { user in
                #expect(user.isAdult == (user.age >= 20))
              }
            }
        Replay: SEED=… \(Settings.swiftTest) --filter '^FactoryCheckTests.ReportFixtures/adults\\(\\)'
        """)
  }

  @Test("Several values are told apart by their places")
  func severalValues() async throws {
    #expect(
      try await report(of: "severalValues") == """
        forAll failed for
            "a",
            ReportFixtures.User(id: ReportFixtures.User.ID(value: ""), name: "", age: 90)
        FactoryCheckTests/ReportFixtures.swift:34:7: Expectation failed: (text.isEmpty → false) || \
        (user.age < 90 → false)
        $0.count: 1 and beyond fail, 0 passes
        $1.age: 90 and beyond fail, 89 passes
        $1.id and $1.name do not matter
        Found in case …
        To check this first from now on, paste over the test:
            @Test func severalValues() async {
              await forAll(.string(), User.any, cases: 1_000, examples: [
                ("a", ReportFixtures.User(id: ReportFixtures.User.ID(value: ""), name: "", age: 90))
              ]) { text, user in
                await Task.yield()
                #expect(text.isEmpty || user.age < 90)
              }
            }
        Replay: SEED=… \(Settings.swiftTest) --filter '^FactoryCheckTests.ReportFixtures/severalValues\\(\\)'
        """)
  }

  @Test("A crash's report says where it was, and in which words")
  func crash() async throws {
    let report = try await report(of: "sync", in: "CrashFixtures")
    #expect(
      report.replacing(/swift:\d+:\d+/, with: "swift:…") == """
        forAll failed for
            50
        The process crashed at CrashFixtures.swift:…: Fatal error: 50 is too much
        50 and beyond fail, 49 passes
        Found in case …
        To check this first from now on, paste over the test:
            @Test func sync() {
              forAll(Self.numbers, cases: 20, examples: [50]) { x in
                Trap.chosen.spring(x)
              }
            }
        Replay: SEED=… \(Settings.swiftTest) --filter '^FactoryCheckTests.CrashFixtures/sync\\(\\)'
        """)
  }

  @Test("Two bugs are told apart, behind one another, with the labels of what passed")
  func twoBugs() async throws {
    #expect(
      try await report(of: "twoBugs") == """
        forAll failed for
            40
        FactoryCheckTests/ReportFixtures.swift:45:7: Expectation failed: (age → 40) != 40
        40 fails, 39 and 41 pass
        Found in case …
        It also failed, in another way, for
            91
        The property threw ReportFixtures.TooOld: TooOld(age: 91)
        91 and beyond fail, 90 passes
        Found in case …
        Labels of the cases that passed:
             20.0 % minor
        To check this first from now on, paste over the test:
            @Test func twoBugs() {
              forAll(.int(in: 0...120), examples: [40, 91]) { age in
                classify(age < 18, "minor")
                #expect(age != 40)
                if age > 90 { throw TooOld(age: age) }
              }
            }
        Replay: SEED=… \(Settings.swiftTest) --filter '^FactoryCheckTests.ReportFixtures/twoBugs\\(\\)'
        """)
  }

  @Test(
    "A large value stands on lines of its own, and the test to paste is kept with the attachments")
  func largeValue() async throws {
    let user = #"ReportFixtures.User(id: ReportFixtures.User.ID(value: ""), name: "", age: 0)"#
    #expect(
      try await report(of: "largeValue") == """
        forAll failed for
            [
        \(String(repeating: "      \(user),\n", count: 11))\
              \(user.replacing("age: 0", with: "age: 2"))
            ]
        The property returned false.
        $0[11].age: 2 and beyond fail, 1 passes
        $0[0], $0[1], $0[2], $0[3], $0[4], $0[5] and 7 more parts do not matter
        Found in case …
        A test that checks this first has 18 lines, which swift test --attachments-path FOLDER keeps.
        Replay: SEED=… \(Settings.swiftTest) --filter '^FactoryCheckTests.ReportFixtures/largeValue\\(\\)'
        """)
  }
}
