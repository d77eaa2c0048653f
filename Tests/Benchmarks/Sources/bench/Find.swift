import FactoryCheck

/// `bench find`: how surely the gens that users get hit values that make trouble.
///
/// A share is that of runs, one a seed, in which one case at least met the condition.
struct FindBenchmark {
  let seeds: Int
  let output: Output

  func run() {
    output.header(["generator", "condition", "cases", "share %"])
    let common = commonConditions()
    _ = boundedConditions()
    output.row(row("all", "mean", cases: 100, mean(common)))
    output.row(row("all", "lowest", cases: 100, common.min() ?? 0))
    let defaults = defaultConditions()
    output.row(row("all", "mean", cases: Self.defaultCases, mean(defaults)))
    output.row(row("all", "lowest", cases: Self.defaultCases, defaults.min() ?? 0))
  }

  /// How many cases a property runs where nobody says.
  static let defaultCases = 400

  /// Measures the conditions of one gen, prints a row each, and returns their shares in percent.
  func measure<Value>(
    _ generator: String, _ gen: Gen<Value>, cases: Int = 100,
    _ conditions: KeyValuePairs<String, (Value) -> Bool>
  ) -> [Double] {
    var hits = [Int](repeating: 0, count: conditions.count)
    for seed in 1...seeds {
      let hit = met(gen, cases: cases, seed: Seed(UInt64(seed)), conditions.map(\.value))
      for index in hits.indices where hit[index] { hits[index] += 1 }
    }
    let shares = hits.map { 100 * Double($0) / Double(seeds) }
    for (condition, share) in zip(conditions, shares) {
      output.row(row(generator, condition.key, cases: cases, share))
    }
    return shares
  }

  /// Which conditions the cases of one run meet.
  private func met<Value>(
    _ gen: Gen<Value>, cases: Int, seed: Seed, _ conditions: [(Value) -> Bool]
  ) -> [Bool] {
    var met = [Bool](repeating: false, count: conditions.count)
    forAll(gen, cases: cases, seed: seed) { value in
      for index in met.indices where !met[index] { met[index] = conditions[index](value) }
    }
    return met
  }

  private func row(
    _ generator: String, _ condition: String, cases: Int, _ share: Double
  ) -> [(String, Output.Value)] {
    [
      ("bench", .text("find")), ("generator", .text(generator)), ("condition", .text(condition)),
      ("cases", .number(Double(cases), 0)), ("share", .number(share, 1)),
    ]
  }

  private func mean(_ shares: [Double]) -> Double {
    shares.reduce(0, +) / Double(max(shares.count, 1))
  }
}
