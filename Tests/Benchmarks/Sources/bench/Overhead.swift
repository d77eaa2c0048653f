import FactoryCheck
import Foundation

/// `bench overhead`: what the machinery of a property costs, whose gen and body do next to nothing:
/// entering and leaving it, and each case.
///
/// No test is running, so that what Swift Testing charges for its scope is not in it.
struct OverheadBenchmark {
  let output: Output

  func run() {
    output.header(["case", "enter, µs", "a case, ns"])
    row("in turn") { cases in forAll(.int(), cases: cases, seed: 1) { $0 == $0 } }
    row("under a budget") { cases in
      forAll(.int(), cases: cases, seed: 1, budget: .seconds(60)) { $0 == $0 }
    }
    row("on all cores") { cases in
      forAll(.int(), cases: cases, seed: 1, parallel: true) { $0 == $0 }
    }
    row("with a label") { cases in
      forAll(.int(), cases: cases, seed: 1) { classify($0 < 0, "negative") }
    }
    row("with a value") { cases in
      forAll(.int(), cases: cases, seed: 1) { collect($0 < 0) }
    }
    row("with a score") { cases in
      forAll(.int(), cases: cases, seed: 1) { target($0) }
    }
  }

  /// The cost of a case is that of very many; entering and leaving is all that few cases cost.
  private func row(_ name: String, check: (Int) -> CheckResult) {
    let many = 4_000_000
    let properties = 2_000
    let perCase = measure { _ = check(many) } / Double(many)
    let entering = measure { for _ in 0..<properties { _ = check(3) } } / Double(properties)
    output.row([
      ("bench", .text("overhead")), ("case", .text(name)),
      ("enter_us", .number(entering / 1_000, 2)), ("case_ns", .number(perCase, 1)),
    ])
  }

  /// The processor time of a body in nanoseconds.
  private func measure(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC)
  }
}
