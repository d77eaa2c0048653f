import FactoryCheck
import TestSupport
import Testing

/// Properties that are false for 50 and above, each failing in another way. They run in child
/// processes only, started by `SoundnessTests`.
@Suite(.enabled(if: ChildRun.isChild))
struct FailureFixtures {
  static let numbers = Gen.int(in: 0...1_000_000)
  static let limit = 50
  struct TooLarge: Error {}

  static func check(_ x: Int) {
    #expect(x < limit)
  }

  static func checkThrowing(_ x: Int) throws {
    try #require(x < limit)
  }

  static func checkSuspending(_ x: Int) async {
    await Task.yield()
    #expect(x < limit)
  }

  static func complain(_ x: Int) {
    if x >= limit { Issue.record("\(x) is too large") }
  }

  @Test func expectation() {
    forAll(Self.numbers) { x in
      #expect(x < Self.limit)
    }
  }

  @Test func requirement() {
    forAll(Self.numbers) { x in
      try #require(x < Self.limit)
    }
  }

  @Test func thrownError() {
    forAll(Self.numbers) { x in
      if x >= Self.limit { throw TooLarge() }
    }
  }

  @Test func returningFalse() {
    forAll(Self.numbers) { $0 < Self.limit }
  }

  @Test func expectationInHelper() {
    forAll(Self.numbers) { x in
      Self.check(x)
    }
  }

  @Test func requirementInHelper() {
    forAll(Self.numbers) { x in
      try Self.checkThrowing(x)
    }
  }

  @Test func expectationInSuspendingHelper() async {
    await forAll(Self.numbers) { x in
      await Self.checkSuspending(x)
    }
  }

  @Test func expectationInNestedClosure() {
    forAll(Self.numbers) { x in
      [x].forEach { y in
        #expect(y < Self.limit)
      }
    }
  }

  @Test func expectationInTaskGroup() async {
    await forAll(Self.numbers) { x in
      await withTaskGroup { group in
        for y in [0, x] {
          group.addTask { Self.check(y) }
        }
      }
    }
  }

  @Test func requirementCaught() {
    forAll(Self.numbers) { x in
      do {
        try #require(x < Self.limit)
      } catch {}
    }
  }

  @Test func expectedErrors() {
    forAll(Self.numbers) { x in
      #expect(throws: TooLarge.self) { throw TooLarge() }
      #expect(throws: Never.self) {
        if x >= Self.limit { throw TooLarge() }
      }
    }
  }

  @Test func confirmations() async {
    await forAll(Self.numbers) { x in
      await confirmation { confirm in
        if x < Self.limit { confirm() }
      }
    }
  }

  @Test func recordedIssue() {
    forAll(Self.numbers) { x in
      if x >= Self.limit { Issue.record("\(x) is too large") }
    }
  }

  @Test func recordedIssueInHelper() {
    forAll(Self.numbers) { x in
      Self.complain(x)
    }
  }

  @Test func twoExpectations() {
    forAll(Self.numbers) { x in
      #expect(x < Self.limit)
      #expect(x < Self.limit + 1)
    }
  }

  @Test func twoBugs() {
    forAll(.int(in: -1_000_000...1_000_000)) { x in
      #expect(x < Self.limit)
      #expect(x > -2 * Self.limit)
    }
  }

  @Test func knownIssue() {
    forAll(Self.numbers) { x in
      withKnownIssue(isIntermittent: true) {
        #expect(x < Self.limit)
      }
    }
  }

  @Test func knownAndUnknownIssue() {
    forAll(Self.numbers) { x in
      withKnownIssue { Issue.record("known") }
      #expect(x < Self.limit)
    }
  }

  @Test @MainActor func expectationOnMainActor() {
    forAll(Self.numbers) { x in
      MainActor.assertIsolated()
      #expect(x < Self.limit)
    }
  }

  @Test @MainActor func expectationOnMainActorSuspending() async {
    await forAll(Self.numbers) { @MainActor x in
      await Task.yield()
      MainActor.assertIsolated()
      #expect(x < Self.limit)
    }
  }

  @Test func expectationInAsyncTest() async {
    forAll(Self.numbers) { x in
      #expect(x < Self.limit)
    }
  }

  @Test func detachedTask() async {
    await forAll(Self.numbers) { x in
      await Task.detached { Self.check(x) }.value
    }
  }

  @Test func failingExample() {
    forAll(Self.numbers, examples: [10, 77]) { x in
      #expect(x < Self.limit)
    }
  }

  @Test func warning() {
    forAll(Self.numbers) { x in
      Issue.record("odd", severity: .warning)
    }
  }

  @Test func passing() async {
    forAll(Self.numbers) { $0 >= 0 }
    await forAll(Self.numbers) { x in
      await Task.yield()
      #expect(x >= 0)
    }
  }
}
