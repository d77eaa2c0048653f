import FactoryCheck
import Foundation
import TestSupport
import Testing

/// Properties that are bound by time say how far they came, and replay without a clock.
struct TimeTests {
  @Test("A budget ends the cases, and what has passed by then is enough")
  func budget() async throws {
    let run = try await ChildRun.of("TimeFixtures/budget\\(")
    #expect(run.exitCode == 0 && run.transcript.issues == [])
    let note =
      /.*TimeFixtures\.swift:\d+:\d+: forAll passed [1-9]\d* cases? in its budget of 0\.02 seconds\./
    try #require(run.transcript.otherLines.count == 1)
    #expect(run.transcript.otherLines[0].wholeMatch(of: note) != nil)
  }

  @Test("A budget beside a number of cases ends what comes last")
  func budgetBesideCases() async throws {
    let run = try await ChildRun.of("TimeFixtures/budgetBesideCases\\(")
    #expect(run.exitCode == 0)
    #expect(run.output.contains(/forAll passed \d+ of 1000000000 cases in its budget of 0\.02 sec/))
    let result = forAll(.int(), cases: 7, budget: .seconds(3_600)) { _ in true }
    #expect(result.isPassed && result.cases == 7 && !result.isOutOfTime)
  }

  @Test("Of a small domain not all is run where its budget ends, so nothing is proven")
  func smallDomain() {
    let result = forAll(.int(in: 0...500), budget: .nanoseconds(1)) { _ in true }
    #expect(result.isPassed && result.cases == 1 && result.isOutOfTime && !result.isExhaustive)
  }

  @Test("What fails within a budget is replayed without one")
  func failingInBudget() async throws {
    let filter = "TimeFixtures/failingInBudget\\("
    let first = try await ChildRun.of(filter)
    let issue = try #require(first.transcript.issues.first)
    let line = try #require(issue.comment.last)
    let match = try #require(
      line.wholeMatch(
        of:
          /Replay: SEED=(\d+) FACTORYCHECK_CASES=(\d+) swift test(?: -c release)? --filter .*/))
    let again = try await ChildRun.of(
      filter, environment: ["SEED": "\(match.1)", "FACTORYCHECK_CASES": "\(match.2)"])
    #expect(again.transcript.issues.map(\.comment) == [issue.comment])
  }

  @Test("A budget that only discards gives up")
  func discardingInBudget() async throws {
    let run = try await ChildRun.of("TimeFixtures/discardingInBudget\\(")
    #expect(run.exitCode == 1)
    let comment = try #require(run.transcript.issues.first?.comment.first)
    let text = /forAll gave up: (\d+) of \1 cases were discarded and 0 passed in its budget of .*/
    #expect(comment.wholeMatch(of: text) != nil)
  }

  @Test(
    "A body that does not end in time fails its case only, and is shrunk",
    arguments: ["hangSuspending", "deafHang", "hangOnLanes"])
  func timeout(fixture: String) async throws {
    let run = try await ChildRun.of("TimeFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.otherLines == [])
    try #require(run.transcript.issues.count == 1)
    #expect(
      run.transcript.issues[0].comment.prefix(3) == [
        "forAll failed for", "    50", "The property did not end within 0.3 seconds.",
      ])
  }

  @Test("A body that cannot be cancelled fails when it ends, and is told before")
  func slow() async throws {
    let run = try await ChildRun.of("TimeFixtures/slow\\(")
    #expect(run.exitCode == 1)
    let report = try #require(run.transcript.issues.last)
    #expect(report.comment[2] == "The property did not end within 0.3 seconds.")
    #expect(
      run.output.contains("forAll waits for a case that has not ended within 0.3 seconds:\n    "))
  }

  @Test("What is tried in shrinking and as slow as the first is not told each time")
  func slowThroughout() async throws {
    let run = try await ChildRun.of("TimeFixtures/slowThroughout\\(")
    #expect(run.exitCode == 1)
    let tries = try #require(run.output.firstMatch(of: /shrunk (\d+) times/))
    #expect(Int(tries.1) ?? 0 > 3)
    #expect((1...3).contains(run.output.ranges(of: "forAll waits for a case").count))
  }

  @Test("A body that hangs is told with its values and the line that replays it")
  func hang() async throws {
    let run = try await ChildRun.of("TimeFixtures/hang\\(", timeout: .seconds(8))
    #expect(run.exitCode == nil)
    let text =
      /forAll waits for a case that has not ended within 0\.3 seconds:\n {4}(\d+),\n {4}".*"\nReplay: SEED=4 swift test(?: -c release)? --filter '\^FactoryCheckTests\.TimeFixtures\/hang\\\(\\\)'\n/
    let match = try #require(run.output.firstMatch(of: text))
    #expect(Int(match.1) ?? 0 >= 50)
  }

  @Test("A time that is none fails the test, and says what it takes")
  func noTime() async throws {
    let run = try await ChildRun.of("TimeFixtures/noTime\\(")
    #expect(run.exitCode == 1)
    #expect(
      Set(run.transcript.issues.flatMap(\.comment)) == [
        """
        forAll cannot check this: forAll(budget: 0.0 seconds) leaves no time: it takes a duration \
        above zero, such as .seconds(2).
        """,
        """
        forAll cannot check this: forAll(timeout: -1.0 seconds) leaves no time: it takes a duration \
        above zero, such as .seconds(2).
        """,
      ])
  }
}

/// A test that is cancelled ends its properties at once, which then have neither passed nor failed.
struct CancellationTests {
  private func isCancelled(_ result: CheckResult) -> Bool {
    if case .cancelled = result.outcome { true } else { false }
  }

  @Test("A body that waits when its test is cancelled does not fail for it")
  func suspending() async {
    let (began, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      await forAll(.int()) { _ in
        begin.yield()
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    for await _ in began { break }
    task.cancel()
    let result = await task.value
    #expect(isCancelled(result) && result.cases == 0 && !result.isPassed)
  }

  @Test(
    "A property that does not suspend ends when its test is cancelled", arguments: [false, true])
  func synchronous(isParallel: Bool) async {
    let began = DispatchSemaphore(value: 0)
    let task = Task {
      forAll(.int(), cases: .max, parallel: isParallel) { _ in _ = began.signal() }
    }
    // Not from a task: the property may hold the thread that it would run on.
    Thread.detachNewThread {
      for _ in 1...100 { began.wait() }
      task.cancel()
    }
    let result = await task.value
    #expect(isCancelled(result) && result.cases > 0)
  }

  @Test(
    "A test that cancels itself in a property counts as cancelled, not as failed",
    arguments: ["cancelledInside", "cancelledInsideSuspending"])
  func inside(fixture: String) async throws {
    let run = try await ChildRun.of("TimeFixtures/\(fixture)\\(")
    #expect(run.exitCode == 0)
    #expect(run.transcript.issues == [])
    #expect(
      run.output.contains(/forAll was cancelled when \d+ of 400 cases had passed and none had fail/)
    )
  }
}
