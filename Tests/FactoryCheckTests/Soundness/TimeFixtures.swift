import FactoryCheck
import Foundation
import TestSupport
import Testing

/// Properties that are bound by time. They run in child processes only, started by `TimeTests`.
@Suite(.enabled(if: ChildRun.isChild))
struct TimeFixtures {
  static let numbers = FailureFixtures.numbers

  @Test func budget() {
    forAll(Self.numbers, budget: .milliseconds(20)) { $0 >= 0 }
  }

  @Test func budgetBesideCases() {
    forAll(Self.numbers, cases: 1_000_000_000, budget: .milliseconds(20)) { $0 >= 0 }
  }

  @Test func failingInBudget() {
    forAll(Self.numbers, budget: .seconds(60)) { $0 < 999_999 }
  }

  @Test func discardingInBudget() {
    forAll(Self.numbers, budget: .milliseconds(20)) { _ in
      Thread.sleep(forTimeInterval: 0.001)
      try assume(false)
    }
  }

  @Test func hangSuspending() async {
    await forAll(Self.numbers, timeout: .milliseconds(300)) { x in
      if x >= 50 { try await Task.sleep(for: .seconds(3_600)) }
    }
  }

  @Test func deafHang() async throws {
    await forAll(Self.numbers, timeout: .milliseconds(300)) { x in
      guard x >= 50 else { return }
      while !Task.isCancelled { await Task.yield() }
      Issue.record("too late")
    }
    try await Task.sleep(for: .milliseconds(200))
  }

  @Test func hangOnLanes() async {
    await forAll(Self.numbers, timeout: .milliseconds(300), parallel: true) { x in
      if x >= 50 { try await Task.sleep(for: .seconds(3_600)) }
    }
  }

  @Test(.noShrinking) func slow() {
    forAll(Self.numbers, timeout: .milliseconds(300)) { x in
      if x >= 50 { Thread.sleep(forTimeInterval: 0.6) }
    }
  }

  @Test func slowThroughout() {
    forAll(Self.numbers, timeout: .milliseconds(100)) { x in
      if x >= 50 { Thread.sleep(forTimeInterval: 0.15) }
    }
  }

  @Test func hang() {
    forAll(Self.numbers, .string(), seed: 4, timeout: .milliseconds(300)) { x, _ in
      while x >= 50 { Thread.sleep(forTimeInterval: 60) }
    }
  }

  @Test func cancelledInside() {
    forAll(Self.numbers) { x in
      if x >= 50 { try Test.cancel("enough") }
    }
  }

  @Test func cancelledInsideSuspending() async {
    await forAll(Self.numbers) { x in
      await Task.yield()
      if x >= 50 { try Test.cancel("enough") }
    }
  }

  @Test(arguments: ["forAll(budget:)", "forAll(timeout:)"])
  func noTime(argument: String) {
    if argument == "forAll(budget:)" {
      forAll(Self.numbers, budget: .zero) { _ in }
    } else {
      forAll(Self.numbers, timeout: .seconds(-1)) { _ in }
    }
  }
}
