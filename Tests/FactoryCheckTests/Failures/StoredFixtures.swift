import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

/// Tests with more than one property, or more than one run of it, in a function. They run in child
/// processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct StoredFixtures {
  @Test func several() {
    let numbers = Gen.int(in: 0...1_000_000)
    forAll(numbers) { $0 >= 0 }
    forAll(numbers) { $0 < 50 }
    for limit in [70, 60] { forAll(numbers) { $0 < limit } }
  }

  @Test(arguments: [(50, "b"), (2_000_000, "a")])
  func withArguments(limit: Int, text: String) {
    forAll(.int(in: 0...1_000_000)) { $0 < limit }
  }

  /// Kills its process while it writes.
  @Test func killedWhileSaving() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["FACTORYCHECK_DATABASE"])
    let database = FailureDatabase(folder: URL(fileURLWithPath: folder))
    let key = PropertyKey(fileID: "M/F.swift", function: "f()")
    let text = String(repeating: "(i1234567)", count: 20_000)
    let sequence = try #require(ChoiceSequence(text: text))
    for round in 0... {
      if round == 3 { Thread.detachNewThread { kill(getpid(), SIGKILL) } }
      database.save([.storable(sequence)], of: key, seed: 1)
    }
  }
}

extension Counterexample {
  /// A counterexample of which nothing but its choices matters.
  static func storable(_ sequence: ChoiceSequence) -> Counterexample {
    Counterexample(
      shrinks: 0, shrinkRuns: 0, shrinkTime: .zero, isShrinkingCutShort: false,
      isReproducible: true, trees: [.leaf("[50]")], firstTrees: [.leaf("[50]")],
      origin: .drawn(3), failure: Failure(cause: .returnedFalse), sequence: sequence)
  }
}
