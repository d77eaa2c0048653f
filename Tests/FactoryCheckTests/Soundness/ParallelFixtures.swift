import FactoryCheck
import Foundation
import TestSupport
import Testing

/// Properties whose cases run on all cores where a variable says so, and one after another without.
@Suite(.enabled(if: ChildRun.isChild))
struct ParallelFixtures {
  static let isParallel =
    ProcessInfo.processInfo.environment["CHILD_RUN_LANES"] == "all"
  static let numbers = Gen.int(in: 0...1_000_000)

  @Test func expectation() {
    forAll(Self.numbers, parallel: Self.isParallel) { x in
      #expect(x < 900_000)
    }
  }

  @Test func expectationSuspending() async {
    await forAll(Self.numbers, parallel: Self.isParallel) { x in
      await Task.yield()
      #expect(x < 900_000)
    }
  }

  @Test func severalBugs() {
    forAll(Self.numbers, .int(in: 0...999), parallel: Self.isParallel) { x, y in
      #expect(x < 900_000)
      try #require(y < 990)
      return x + y < 890_000
    }
  }

  @Test func discarding() {
    forAll(Self.numbers, cases: 10_000, parallel: Self.isParallel) { x in
      try assume(x % 3 > 0 || x > 999_000)
      #expect(x <= 999_000)
    }
  }

  @Test func giveUp() {
    forAll(Self.numbers, parallel: Self.isParallel) { x in
      try assume(x % 1_000 == 617)
    }
  }

  @Test func nested() {
    forAll(Self.numbers, cases: 50, parallel: Self.isParallel) { x in
      forAll(.int(in: 0...1_000), cases: 50) { y in
        #expect(x + y < 950_000)
      }
    }
  }

  @Test func warning() {
    forAll(Self.numbers, parallel: Self.isParallel) { _ in
      Issue.record("odd", severity: .warning)
    }
  }
}
