import Testing

@testable import FactoryCheck

/// `target`, by what it finds that random cases do not.
struct TargetTests {
  /// A property that fails where a score is at least some limit.
  private func checked<T>(
    _ gen: Gen<T>, seed: Int, targeted: Bool = true, fails limit: Double,
    score: @escaping (T) -> Double
  ) async -> CheckResult {
    await check(gen, seed: Seed(UInt64(seed))) { value in
      if targeted { target(score(value)) }
      return score(value) >= limit ? .returnedFalse : nil
    }
  }

  private static let list = Gen.int(in: 0...1_000).array(count: 0...20)
  private static func sum(_ numbers: [Int]) -> Double { Double(numbers.reduce(0, +)) }

  @Test("A sum that random cases do not reach is reached, and shrunk", arguments: 1...10)
  func sum(seed: Int) async {
    let random = await checked(
      Self.list, seed: seed, targeted: false, fails: 19_900, score: Self.sum)
    #expect(random.isPassed)
    let targeted = await checked(Self.list, seed: seed, fails: 19_900, score: Self.sum)
    #expect(targeted.counterexample?.isReproducible == true)
    #expect(targeted.counterexample?.origin.isRaised == true)
  }

  @Test("A number that has to be hit is hit along the distance to it", arguments: 1...10)
  func distance(seed: Int) async {
    let result = await checked(.int(in: 0...1_000_000_000), seed: seed, fails: 0) { x in
      -abs(Double(x) - 123_456_789)
    }
    #expect(result.counterexample?.values == ["123456789"])
  }

  @Test("Several numbers are brought together", arguments: 1...10)
  func together(seed: Int) async {
    let gen = Gen.int(in: 0...1_000_000).array(count: 2)
    let result = await checked(gen, seed: seed, fails: 2_000_000) { Double($0[0] + $0[1]) }
    #expect(result.counterexample?.values == ["[1000000, 1000000]"])
  }

  @Test("The same seed finds the same, and no more cases run than without a target")
  func deterministic() async {
    let first = await checked(Self.list, seed: 3, fails: 19_900, score: Self.sum)
    let second = await checked(Self.list, seed: 3, fails: 19_900, score: Self.sum)
    #expect(first.counterexample?.sequence == second.counterexample?.sequence)
    #expect(first.counterexample?.caseIndex == second.counterexample?.caseIndex)
    let passing = await checked(Self.list, seed: 3, fails: .infinity, score: Self.sum)
    #expect(passing.isPassed && passing.cases == 400)
  }

  @Test("Cases that run at the same time find the same", arguments: Lanes.allCases)
  func lanes(_ lanes: Lanes) async {
    let results = [
      await check(Self.list, seed: 3) { Self.verdict($0) },
      await check(Self.list, seed: 3, lanes: lanes) { Self.verdict($0) },
    ]
    #expect(results[0].counterexample != nil)
    #expect(results[0].counterexample?.sequence == results[1].counterexample?.sequence)
  }

  private static func verdict(_ numbers: [Int]) -> Failure.Cause? {
    target(sum(numbers))
    return sum(numbers) >= 19_900 ? .returnedFalse : nil
  }

  @Test("Half of the cases are as they are without a target")
  func half() async {
    var seen: [[Int]] = []
    var plain: [[Int]] = []
    _ = await check(Self.list) { (value: [Int]) -> Failure.Cause? in
      seen.append(value)
      target(Self.sum(value))
      return nil
    }
    _ = await check(Self.list) { (value: [Int]) -> Failure.Cause? in
      plain.append(value)
      return nil
    }
    #expect(seen.prefix(200) == plain.prefix(200))
    #expect(seen != plain)
  }

  @Test(
    "Scores that are the same, not a number or infinite do no harm",
    arguments: [0, Double.nan, .infinity, -.infinity])
  func odd(score: Double) async {
    let result = await checked(Self.list, seed: 1, fails: .nan) { _ in score }
    #expect(result.isPassed && result.cases == 400)
  }

  @Test("Each label is raised, and each is given a share of the cases")
  func labels() async {
    let gen = Gen.int(in: 0...1_000_000).array(count: 2)
    var best = [0, 0]
    let result = await check(gen) { (value: [Int]) -> Failure.Cause? in
      target(value[0] - value[1], "first")
      target(value[1] - value[0], "second")
      best[0] = max(best[0], value[0] - value[1])
      best[1] = max(best[1], value[1] - value[0])
      return nil
    }
    #expect(result.isPassed && best == [1_000_000, 1_000_000])
  }

  @Test("Cases that were made to score higher do not count for labels")
  func unlabelled() async {
    let result = await check(Self.list) { (value: [Int]) -> Failure.Cause? in
      target(value.count)
      label("any")
      return nil
    }
    #expect(result.labels.map(\.share) == [1])
    #expect(result.labels[0].cases < 400)
  }
}

extension Counterexample.Origin {
  fileprivate var isRaised: Bool { if case .raised = self { true } else { false } }
}
