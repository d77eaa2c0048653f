import FactoryCheck
import Foundation

/// `bench shrink`: the shrinking challenge, or further cases, over many seeds.
struct ShrinkBenchmark {
  let cases: [Challenge]
  let seeds: Int
  let only: String?
  let output: Output

  func run() {
    output.header(["case", "normalised %", "forms", "runs", "median", "ms"])
    for challenge in cases where only == nil || only == challenge.name { run(challenge) }
  }

  private func run(_ challenge: Challenge) {
    var forms: [[String]: Int] = [:]
    var runs: [Int] = []
    var milliseconds = 0.0
    for seed in 1...seeds {
      // The same three times: what other processes take of the time is no part of it.
      let results = (0..<3).compactMap { _ in challenge.run(Seed(UInt64(seed))).counterexample }
      guard let counterexample = results.first else { continue }
      forms[counterexample.values, default: 0] += 1
      runs.append(counterexample.shrinkRuns)
      milliseconds += results.map { $0.shrinkTime / .milliseconds(1) }.min() ?? 0
    }
    let found = max(runs.count, 1)
    output.row([
      ("bench", .text("shrink")), ("case", .text(challenge.name)),
      ("normalised", .number(100 * Double(forms[challenge.smallest] ?? 0) / Double(found), 1)),
      ("forms", .number(Double(forms.count), 0)),
      ("runs", .number(Double(runs.reduce(0, +)) / Double(found), 1)),
      ("median", .number(Double(runs.sorted()[found / 2]), 0)),
      ("ms", .number(milliseconds / Double(found), 3)),
    ])
    if only != nil {
      for (form, count) in forms.sorted(by: { $0.value > $1.value }).prefix(12) {
        print("  \(count) \(form.joined(separator: " , "))")
      }
    }
  }
}
