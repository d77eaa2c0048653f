import FactoryCheck
import Foundation

/// `bench hunt`: how many cases it takes to find planted bugs (the tasks of ETNA, Shi et al. 2023:
/// a mutant of a data structure, and a property that it breaks).
///
/// A case is counted when its values were drawn, whether the property's precondition then discarded
/// it or not: QuickCheck's tests plus its discards.
struct HuntBenchmark {
  let workload: String?
  let gen: String?
  let seeds: Int
  /// How much processor time one run may take.
  let seconds: Double
  let output: Output

  func run() {
    output.header(["task", "workload", "gen", "found", "of", "median", "checked", "ms"])
    let summaries = selected.map { ($0, runTasks(of: $0)) }
    if !output.isJSON { print() }
    output.header(["summary", "workload", "gen", "solved", "tasks", "median", "worst"])
    for (workload, scores) in summaries { summarise(workload, scores) }
  }

  /// Checks that without a mutant every property holds.
  func check() {
    output.header(["property", "workload", "gen", "holds", "cases", "discarded"])
    for workload in selected {
      for property in workload.properties {
        let hunt = Hunt(seconds: seconds, cases: 20_000)
        workload.run(nil, property, hunt, 1)
        output.row([
          ("bench", .text("hunt")), ("task", .text(property)), ("workload", .text(workload.name)),
          ("gen", .text(workload.gen)), ("holds", .text(hunt.outcome == .found ? "NO" : "yes")),
          ("cases", .number(Double(hunt.checked), 0)),
          ("discarded", .number(Double(hunt.cases - hunt.checked), 0)),
        ])
      }
    }
  }

  private var selected: [HuntWorkload] {
    let workloads = [
      searchTreeHunt(gen: "bespoke", SearchTree.bespoke),
      searchTreeHunt(gen: "derived", SearchTree.arbitrary()),
      redBlackTreeHunt(gen: "bespoke", RedBlackTree.bespoke),
      redBlackTreeHunt(gen: "derived", RedBlackTree.arbitrary()),
      lambdaHunt(gen: "bespoke", Term.bespoke),
      lambdaHunt(gen: "derived", Term.arbitrary()),
    ]
    return workloads.filter { workload ?? $0.name == $0.name && gen ?? $0.gen == $0.gen }
  }
}

/// A data structure with its tasks, and a gen of its values.
struct HuntWorkload {
  let name: String
  let gen: String
  let properties: [String]
  /// Each a mutant, a space and a property.
  let tasks: [String]
  /// Checks one property of a mutant, or of what is right.
  let run: (_ mutant: String?, _ property: String, Hunt, Seed) -> Void
}

// MARK: - Scores

extension HuntBenchmark {
  /// What came of one task's runs.
  private struct Score {
    /// Cases to the first failure, of those runs that found one, in order.
    let cases: [Int]
    /// The same without those that were discarded.
    let checked: [Int]
    let milliseconds: Double

    var median: Int? { cases.isEmpty ? nil : cases[cases.count / 2] }
  }

  private func runTasks(of workload: HuntWorkload) -> [Score] {
    workload.tasks.map { task in
      let score = score(task, of: workload)
      report(task, of: workload, score)
      return score
    }
  }

  private func score(_ task: String, of workload: HuntWorkload) -> Score {
    let names = task.split(separator: " ").map(String.init)
    let start = clock()
    let hunts = (1...seeds).map { seed in
      let hunt = Hunt(seconds: seconds, cases: 1 << 40)
      workload.run(names[0], names[1], hunt, Seed(UInt64(seed)))
      return hunt
    }
    let found = hunts.filter { $0.outcome == .found }
    return Score(
      cases: found.map(\.cases).sorted(), checked: found.map(\.checked).sorted(),
      milliseconds: Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC) / Double(seeds))
  }

  private func report(_ task: String, of workload: HuntWorkload, _ score: Score) {
    var row: [(String, Output.Value)] = [
      ("bench", .text("hunt")), ("task", .text(task)), ("workload", .text(workload.name)),
      ("gen", .text(workload.gen)), ("found", .number(Double(score.cases.count), 0)),
      ("of", .number(Double(seeds), 0)),
    ]
    if let median = score.median {
      row.append(("median_cases", .number(Double(median), 0)))
      row.append(("median_checked", .number(Double(score.checked[score.checked.count / 2]), 0)))
      row.append(("mean_ms", .number(score.milliseconds, 2)))
    }
    output.row(row)
  }

  /// A task is solved when every run found its bug.
  private func summarise(_ workload: HuntWorkload, _ scores: [Score]) {
    let medians = scores.compactMap(\.median).sorted()
    let solved = scores.count { $0.cases.count == seeds }
    output.row([
      ("bench", .text("hunt")), ("task", .text("all")), ("workload", .text(workload.name)),
      ("gen", .text(workload.gen)), ("solved", .number(Double(solved), 0)),
      ("tasks", .number(Double(scores.count), 0)),
      ("median_of_medians", .number(Double(medians.isEmpty ? 0 : medians[medians.count / 2]), 0)),
      ("worst_median", .number(Double(medians.last ?? 0), 0)),
    ])
  }
}

// MARK: - One run

/// Counts the cases of one run and ends it at the first failure or when its time is up. After that
/// every case passes, which makes the failure irreproducible and so keeps shrinking out of the
/// time.
final class Hunt {
  enum Outcome { case running, found, timeUp }

  /// Ends a run from within.
  struct TimeUp: Error {}

  /// How many cases a run may check, for `forAll(cases:)`.
  let goal: Int
  private(set) var outcome = Outcome.running
  /// How many cases were drawn.
  private(set) var cases = 0
  /// How many of them met the property's precondition.
  private(set) var checked = 0
  private let deadline: clock_t

  init(seconds: Double, cases: Int) {
    goal = cases
    deadline = clock() + clock_t(seconds * Double(CLOCKS_PER_SEC))
  }

  /// Judges one case.
  ///
  /// - Parameters:
  ///   - isValid: Whether the precondition holds; the case is discarded otherwise.
  ///   - holds: Whether the property does; a thrown error says no.
  func judge(_ isValid: Bool, _ holds: () throws -> Bool) throws -> Bool {
    guard outcome == .running else { return true }
    cases += 1
    if cases & 255 == 0, clock() > deadline {
      outcome = .timeUp
      throw TimeUp()
    }
    try assume(isValid)
    checked += 1
    if (try? holds()) ?? false { return true }
    outcome = .found
    return false
  }
}
