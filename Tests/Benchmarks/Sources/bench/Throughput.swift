import FactoryCheck
import Foundation

/// `bench throughput`: what a case of a property that always holds costs, beside two loops written
/// by hand without any framework: one that makes the same values, one for one, and one that makes
/// plain random values of the same kind.
///
/// All loops add up something of each value, so that no compiler leaves the values out.
struct ThroughputBenchmark {
  /// The only case to run, or nil for all.
  let only: String?
  let output: Output

  func run() {
    output.header(["case", "ns", "handwritten", "ratio", "plain", "ratio"])
    int()
    ints()
    user()
    string()
    tree()
    derivedTree()
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
}

// MARK: - Workloads

/// What the loops add up.
private nonisolated(unsafe) var sum = 0

// Each loop is whole where it stands, as users write it. The first case is the simplest, whose sum
// is 0.

extension ThroughputBenchmark {
  private func int() {
    row("int", cases: 2_000_000, values: .int(), { $0.int() }) { cases in
      forAll(.int(), cases: cases, seed: 1) { sum &+= $0 }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.int()
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.int() }
    }
  }

  private func ints() {
    let gen = Gen.int().array(count: 0...100)
    row("ints", cases: 100_000, values: gen, { $0.ints() }) { cases in
      forAll(gen, cases: cases, seed: 1) { sum &+= $0.last ?? 0 }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.ints().last ?? 0
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.ints().last ?? 0 }
    }
  }

  private func user() {
    row("user", cases: 100_000, values: User.gen, { $0.user() }) { cases in
      forAll(User.gen, cases: cases, seed: 1) { sum &+= $0.tags.count }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.user().tags.count
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.user().tags.count }
    }
  }

  private func string() {
    let gen = Gen.string(of: .ascii, count: 0...20)
    row("string", cases: 500_000, values: gen, { $0.string() }) { cases in
      forAll(gen, cases: cases, seed: 1) { sum &+= $0.utf8.count }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.string().utf8.count
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.string().utf8.count }
    }
  }

  private func tree() {
    row("tree", cases: 50_000, values: Tree.gen, { $0.tree() }) { cases in
      forAll(Tree.gen, cases: cases, seed: 1) { sum &+= $0.isLeaf ? 0 : 1 }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.tree().isLeaf ? 0 : 1
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.tree().isLeaf ? 0 : 1 }
    }
  }

  /// The same trees from the gen that gen-arbitrary derives.
  private func derivedTree() {
    let gen = Tree.arbitrary()
    row("derived tree", cases: 50_000, values: gen, { $0.tree() }) { cases in
      forAll(gen, cases: cases, seed: 1) { sum &+= $0.isLeaf ? 0 : 1 }
    } handwritten: { random, cases in
      for index in 1..<cases {
        random.start(index)
        sum &+= random.tree().isLeaf ? 0 : 1
      }
    } plain: { random, cases in
      for _ in 1..<cases { sum &+= random.tree().isLeaf ? 0 : 1 }
    }
  }
}

// MARK: - Comparing

extension ThroughputBenchmark {
  /// - Parameters:
  ///   - gen: The workload's gen.
  ///   - value: Makes the same value by hand.
  ///   - check: Checks a property of so many cases.
  ///   - handwritten: Makes the same values, but for the first case.
  ///   - plain: Makes as many plain ones.
  private func row<Value: Equatable>(
    _ name: String, cases: Int, values gen: Gen<Value>, _ value: (inout Handwritten) -> Value,
    fileID: StaticString = #fileID, function: StaticString = #function, check: (Int) -> Void,
    handwritten: (inout Handwritten, Int) -> Void, plain: (inout PlainValues, Int) -> Void
  ) {
    guard only == nil || only == name else { return }
    var random = Handwritten(property: "\(fileID) \(function)", seed: 1)
    requireSameValues(gen, value, random, fileID, function)
    var plainRandom = PlainValues()
    // The machine's speed drifts: each round is compared within itself, and the middle one counts.
    let rounds = (0..<11).map { _ in
      sum = 0
      let byGen = measure { check(cases) }
      let sumByGen = sum
      sum = 0
      let byHand = measure { handwritten(&random, cases) }
      precondition(sum == sumByGen, "\(name): by hand, other values are made than by the gen")
      let plain = measure { plain(&plainRandom, cases) }
      return [byGen, byHand, plain].map { $0 / Double(cases) }
    }
    let best = (0..<3).map { kind in rounds.map { $0[kind] }.min() ?? 0 }
    let ratios = (1..<3).map { kind in
      rounds.map { $0[0] / $0[kind] }.sorted()[rounds.count / 2]
    }
    output.row([
      ("bench", .text("throughput")), ("case", .text(name)), ("ns", .number(best[0], 1)),
      ("handwritten_ns", .number(best[1], 1)), ("ratio", .number(ratios[0], 2)),
      ("plain_ns", .number(best[2], 1)), ("plain_ratio", .number(ratios[1], 2)),
    ])
  }

  /// Ends the process where the values of a gen's first cases are not those that are made by hand.
  private func requireSameValues<Value: Equatable>(
    _ gen: Gen<Value>, _ value: (inout Handwritten) -> Value, _ random: Handwritten,
    _ fileID: StaticString, _ function: StaticString
  ) {
    var random = random
    var index = 0
    forAll(gen, cases: 20_000, seed: 1, fileID: fileID, function: function) { drawn in
      random.start(index)
      let made = value(&random)
      guard index == 0 || drawn == made else {
        print("\(function), case \(index): the gen makes \(drawn), by hand it is \(made)")
        exit(1)
      }
      index += 1
    }
  }

  /// The processor time of a body in nanoseconds.
  private func measure(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) * 1e9 / Double(CLOCKS_PER_SEC)
  }
}

// MARK: - Values

enum Role: CaseIterable { case guest, member, admin }

extension Role: Arbitrary {}

struct User: Equatable {
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

indirect enum Tree: Equatable {
  case leaf
  case node(Tree, Int, Tree)

  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  var numbers: [Int] {
    guard case .node(let left, let number, let right) = self else { return [] }
    return left.numbers + [number] + right.numbers
  }

  static let gen = Gen<Tree>.recursive(.constant(.leaf)) { tree in
    .zip(tree, .int(), tree, with: Tree.node)
  }
}
