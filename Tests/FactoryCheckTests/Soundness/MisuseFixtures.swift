import FactoryCheck
import TestSupport
import Testing

/// Calls of `forAll` that check nothing, and properties that cannot be trusted.
@Suite(.enabled(if: ChildRun.isChild))
struct MisuseFixtures {
  @available(*, deprecated)
  @Test func noParameters() {
    forAll { true }
  }

  @available(*, deprecated)
  @Test func noParametersSuspending() async {
    await forAll { await Task.yield() }
  }

  @Test func otherResult() {
    forAll(.int()) { $0 + 1 }
  }

  @Test func noCases() {
    forAll(.int(), cases: 0) { _ in }
  }

  @Test func filterThatNeverHolds() {
    forAll(.int().filter { _ in false }) { _ in }
  }

  @Test func assumptionThatSeldomHolds() {
    forAll(.int(in: 0...1_000_000), seed: 1) { try assume($0 % 1_000 == 617) }
  }

  @Test func assumptionThatOftenFails() {
    forAll(.int(in: 0...999_999), seed: 1) { try assume($0 % 7 == 3) }
  }

  @Test func genThatDiscards() {
    forAll(Gen<Int> { _ throws(Discard) in throw Discard() }) { _ in }
  }

  @Test func flaky() {
    var runs = 0
    forAll(.int()) { _ in
      runs += 1
      return runs != 20
    }
  }

  @Test func flakyExpectation() {
    var runs = 0
    forAll(.int()) { _ in
      runs += 1
      #expect(runs != 20)
    }
  }

  @Test func nested() {
    forAll(.int(in: 0...1_000)) { x in
      forAll(.int(in: 0...1_000)) { y in
        #expect(x + y < 1_000)
      }
    }
  }

  @Test func nestedAndPassing() async {
    await forAll(.int(in: 0...1_000), cases: 20, timeout: .seconds(60), parallel: true) { x in
      await Task.yield()
      forAll(.int(in: 0...1_000), cases: 20) { y in x + y >= 0 }
    }
  }

  @Test func severalTasks() async {
    async let small = forAll(FailureFixtures.numbers) { x in
      await Task.yield()
      #expect(x < 50)
    }
    async let large = forAll(FailureFixtures.numbers) { x in
      await Task.yield()
      #expect(x < 70)
    }
    _ = await (small, large)
    await withTaskGroup { group in
      for limit in [100, 200] {
        group.addTask { _ = forAll(FailureFixtures.numbers) { x in x < limit } }
      }
    }
  }

  @Test func detachedProperty() async {
    await Task.detached {
      _ = forAll(FailureFixtures.numbers) { x in
        #expect(x < FailureFixtures.limit)
      }
    }.value
  }

  @Test func detachedPropertyBesideAnother() async {
    async let other = forAll(FailureFixtures.numbers, cases: 100) { _ in
      try await Task.sleep(for: .milliseconds(5))
    }
    try? await Task.sleep(for: .milliseconds(50))
    await detachedProperty()
    _ = await other
  }

  @Test func outlivingTask() async throws {
    let (opened, open) = AsyncStream<Void>.makeStream()
    var tasks: [Task<Void, Never>] = []
    forAll(.int(), cases: 2) { _ in
      tasks.append(
        Task {
          for await _ in opened {}
          Issue.record("too late")
        })
    }
    open.finish()
    for task in tasks { await task.value }
  }

  @Test func noElements() {
    forAll(Gen<Int>.element(of: [])) { _ in }
  }

  @Test func noGens() {
    forAll(.oneOf([Gen<Int>]())) { _ in }
  }

  @Test func noEnd() {
    forAll(Gen<Int>.oneOf(.int(), endingIn: 0)) { _ in }
  }

  @Test func noWeight() {
    forAll(.frequency((0, .int()))) { _ in }
  }
}

/// Two properties that run at the same time, one of which records issues that belong to no test.
@Suite(.enabled(if: ChildRun.isChild))
struct StrayFixtures {
  @Test func recordingStrayIssues() async {
    await forAll(FailureFixtures.numbers) { x in
      try await Task.sleep(for: .milliseconds(1))
      await Task.detached { FailureFixtures.check(x) }.value
    }
  }

  @Test func innocent() async {
    await forAll(FailureFixtures.numbers, cases: 100) { _ in
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
