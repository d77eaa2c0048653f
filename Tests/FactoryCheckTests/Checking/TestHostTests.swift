import Synchronization
import TestSupport
import Testing

@testable import FactoryCheck

struct TestHostTests {
  private let site = CallSite(
    fileID: "M/F.swift", filePath: "/M/F.swift", line: 1, column: 1, function: "f()")

  @Test("Where no test is running, a nested property's report goes to the enclosing one")
  func nestedWithoutTest() {
    let log = IssueLog()
    TestHost.none.capturing(log) { TestHost.none.record("wrong", at: site) }
    #expect(log.take() == [NotedIssue(place: "F.swift:1:1", text: "wrong")])
  }

  @Test("Where no test is running, a suspending property captures its own reports too")
  func nestedWithoutTestSuspending() async {
    let log = IssueLog()
    await TestHost.none.capturing(log) {
      await Task.yield()
      TestHost.none.record("wrong", at: site)
    }
    #expect(log.take().map(\.text) == ["wrong"])
  }

  @Test("What is noted after a log was closed is not taken")
  func closedLog() {
    let log = IssueLog()
    log.note(NotedIssue(place: "a", text: "in time"))
    #expect(log.close().map(\.text) == ["in time"])
    #expect(!log.note(NotedIssue(place: "a", text: "late")))
    #expect(log.take() == [])
  }

  @Test("Where no test is running, a failure is written to standard error, and what to do about it")
  func noTest() async throws {
    let run = try await ChildRun.of("TestHostFixtures/noTest\\(")
    #expect(
      run.output.contains(
        """
        F.swift:1:1: forAll failed for
            50
        No test is running that could fail for this: call forAll in a test, or look at what it returns.

        """))
  }

  @Test func `so it does in one of a name like this`() {
    #expect(TestHost.current.isTest(around: CallSite.here()))
    #expect(TestHost.current.firstLine(of: CallSite.here()) != nil)
  }

  @Test("A property stands in the running test where its function is that, or may be")
  func around() {
    func site(_ function: StaticString, in file: StaticString = #fileID) -> CallSite {
      CallSite(fileID: file, filePath: #filePath, line: 1, column: 1, function: function)
    }
    let host = TestHost.current
    #expect(host.isTest(around: site("around()")) && host.firstLine(of: site("around()")) != nil)
    for other in [site("law(_:)"), site("around(_:)"), site("around()", in: "M/F.swift")] {
      #expect(!host.isTest(around: other) && host.firstLine(of: other) == nil)
    }
    #expect(TestHost.xctest.isTest(around: site("testSum()")))
    #expect(!TestHost.xctest.isTest(around: site("checkSum()")))
    #expect(!TestHost.xctest.isTest(around: site("testSum(_:)")))
    #expect(TestHost.none.isTest(around: site("law(_:)")))
  }

  @Test("A body that never suspends has ended when runInline returns, on the same thread")
  func inline() {
    let isDone = Atomic<Bool>(false)
    runInline { isDone.store(true, ordering: .relaxed) }
    let wasDone = isDone.load(ordering: .relaxed)
    #expect(wasDone)
  }

  @Test("A body is run by whoever claims it first, and once")
  func once() async {
    let runs = Atomic<Int>(0)
    let once = Once { runs.add(1, ordering: .relaxed) }
    await once.run()
    await once.run()
    once.claim { _ in runs.add(1, ordering: .relaxed) }
    let count = runs.load(ordering: .relaxed)
    #expect(count == 1)
  }

  @Test("In XCTest the filter is the module and the function")
  func filter() {
    #expect(TestHost.xctest.filter(at: site) == "'^M[.].*/f$'")
  }

  @Test("Where no test is running, there is nothing to filter")
  func noFilter() {
    #expect(TestHost.none.filter(at: site) == nil)
  }
}

/// What is recorded where no test is running; it runs in child processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct TestHostFixtures {
  @Test func noTest() {
    let site = CallSite(
      fileID: "M/F.swift", filePath: "/M/F.swift", line: 1, column: 1, function: "f()")
    TestHost.none.record("forAll failed for\n    50", at: site)
  }
}

extension CallSite {
  /// The place of a call, in the function that it stands in.
  fileprivate static func here(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> CallSite {
    CallSite(fileID: fileID, filePath: filePath, line: line, column: 1, function: function)
  }
}
