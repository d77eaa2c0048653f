import FactoryCheck
import Foundation

/// `bench throughput`: what a case of a property that always holds costs, beside a loop written by
/// hand that makes the same kind of random values without any framework.
struct ThroughputBenchmark {
  /// The only case to run, or nil for all.
  let only: String?
  let output: Output

  func run() {
    output.header(["case", "ns", "handwritten", "ratio"])
    row("int", cases: 2_000_000) { cases in
      forAll(.int(), cases: cases, seed: 1) { $0 == $0 }
    } by: { random in
      let int = random.int()
      return int == int
    }
    row("ints", cases: 100_000) { cases in
      forAll(Gen.int().array(count: 0...100), cases: cases, seed: 1) { $0.count <= 100 }
    } by: {
      $0.ints().count <= 100
    }
    row("user", cases: 100_000) { cases in
      forAll(User.gen, cases: cases, seed: 1) { $0.tags.count <= 5 }
    } by: {
      $0.user().tags.count <= 5
    }
    row("string", cases: 500_000) { cases in
      forAll(.string(of: .ascii, count: 0...20), cases: cases, seed: 1) { $0.utf8.count <= 20 }
    } by: {
      $0.string().utf8.count <= 20
    }
    row("tree", cases: 50_000) { cases in
      forAll(Tree.gen, cases: cases, seed: 1) { $0.isLeaf || !$0.isLeaf }
    } by: {
      let tree = $0.tree(depth: 1)
      return tree.isLeaf || !tree.isLeaf
    }
    property()
  }

  /// A whole property over `Int` with the default settings, in microseconds.
  private func property() {
    guard only == nil || only == "property" else { return }
    let count = 2_000
    let nanoseconds = measure { for _ in 0..<count { forAll(.int()) { $0 == $0 } } }
    output.row([
      ("bench", .text("throughput")), ("case", .text("property, µs")),
      ("ns", .number(nanoseconds / Double(count) / 1000, 2)),
    ])
  }

  /// - Parameters:
  ///   - check: Checks a property of so many cases; the body stands in the call, as users write it.
  ///   - handwritten: Makes one value, and says whether the same holds for it.
  private func row(
    _ name: String, cases: Int, check: (Int) -> CheckResult,
    by handwritten: (inout Handwritten) -> Bool
  ) {
    guard only == nil || only == name else { return }
    var random = Handwritten(state: 1)
    var failed = 0
    // The better of three, each against its neighbour: the machine's speed drifts.
    let rounds = (0..<3).map { _ in
      let byGen = measure { failed += check(cases).isPassed ? 0 : 1 }
      let byHand = measure {
        for _ in 0..<cases where !handwritten(&random) { failed += 1 }
      }
      return (byGen / Double(cases), byHand / Double(cases))
    }
    precondition(failed == 0)
    let best = (rounds.map(\.0).min() ?? 0, rounds.map(\.1).min() ?? 0)
    output.row([
      ("bench", .text("throughput")), ("case", .text(name)), ("ns", .number(best.0, 1)),
      ("handwritten_ns", .number(best.1, 1)), ("ratio", .number(best.0 / best.1, 2)),
    ])
  }

  /// The processor time of a body in nanoseconds.
  private func measure(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC)
  }
}

enum Role: CaseIterable { case guest, member, admin }

extension Role: Arbitrary {}

struct User {
  let id: Int
  let name: String
  let age: Int
  let tags: [String]
  let nickname: String?
  let role: Role

  static let gen: Gen<User> = {
    let name = Gen.string(of: .ascii, count: 0...20)
    let tags = Gen.string(of: .ascii, count: 0...20).array(count: 0...5)
    let age = Gen.int(in: 0...150)
    return Gen { choices throws(Discard) in
      User(
        id: try Int.draw(&choices), name: try name.draw(&choices), age: try age.draw(&choices),
        tags: try tags.draw(&choices),
        nickname: choices.presence() ? try name.draw(&choices) : nil, role: try Role.draw(&choices))
    }
  }()
}

indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)

  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  static let gen = Gen<Tree>.recursive(.constant(.leaf)) { tree in
    .zip(tree, .int(), tree, with: Tree.node)
  }
}

/// Random values as somebody would make them without a framework: the same generator of random numbers
/// and the same distributions, in plain loops.
struct Handwritten {
  var state: UInt64

  mutating func word() -> UInt64 {
    state &+= 0xa076_1d64_78bd_642f
    let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }

  mutating func below(_ bound: UInt64) -> Int {
    Int(truncatingIfNeeded: word().multipliedFullWidth(by: bound).high)
  }

  mutating func int() -> Int {
    let shift = word() & 63
    return Int(truncatingIfNeeded: word()) >> Int(shift)
  }

  mutating func ints() -> [Int] {
    let count = below(101)
    var array: [Int] = []
    array.reserveCapacity(count)
    for _ in 0..<count { array.append(int()) }
    return array
  }

  mutating func string() -> String {
    let count = below(21)
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = UInt8(32 + below(95)) }
      return count
    }
  }

  mutating func user() -> User {
    var tags: [String] = []
    let (id, name, age) = (int(), string(), below(151))
    let count = below(6)
    tags.reserveCapacity(count)
    for _ in 0..<count { tags.append(string()) }
    return User(
      id: id, name: name, age: age, tags: tags, nickname: below(8) > 0 ? string() : nil,
      role: Role.allCases[below(3)])
  }

  mutating func tree(depth: Int) -> Tree {
    below(8) < depth ? .leaf : .node(tree(depth: depth + 1), int(), tree(depth: depth + 1))
  }
}
