import FactoryCheck
import Foundation

/// Cases beyond those of the public shrinking challenge: what depends on each other in other ways.
///
/// Gens are written as users write them, recursion and forks by hand among them.
let furtherChallenges: [Challenge] =
  dependentLengths + dependentValues + texts + numbers + forks + models

/// Enough cases to find every challenge's bug.
private let many = 200_000

/// A challenge with one gen.
private func challenge<Value>(
  _ name: String, smallest: String..., gen: Gen<Value>, holds: @escaping (Value) throws -> Bool
) -> Challenge {
  nonisolated(unsafe) let holds = holds
  return Challenge(name: name, smallest: smallest) { seed in
    forAll(gen, cases: many, seed: seed) { value in try holds(value) }
  }
}

// MARK: - Lengths that were drawn before

private let dependentLengths = [
  challenge("matrix", smallest: "[[51]]", gen: matrices) { !$0.joined().contains { $0 > 50 } },
  challenge("matrix_shape", smallest: "[[0, 0, 0], [0, 0, 0]]", gen: matrices) {
    $0.count < 2 || $0[0].count < 3
  },
  challenge(
    "square", smallest: "[[0, 0], [1, 0]]",
    gen: Gen.int(in: 1...6).flatMap { n in Gen.int(in: 0...9).array(count: n).array(count: n) }
  ) { rows in
    rows.indices.allSatisfy { i in rows.indices.allSatisfy { rows[i][$0] == rows[$0][i] } }
  },
  challenge(
    "sum_by_flatmap", smallest: "[1000, 1000]",
    gen: Gen.int(in: 1...50).flatMap { Gen.int(in: 0...1000).array(count: $0) }
  ) { $0.reduce(0, +) < 2000 },
  challenge(
    "string_by_flatmap", smallest: #""0""#,
    gen: Gen.int(in: 0...40).flatMap { Gen.string(of: .ascii, count: $0...$0) }
  ) { !$0.contains(where: \.isNumber) },
  challenge(
    "last_by_flatmap", smallest: "[500]",
    gen: Gen.int(in: 1...60).flatMap { Gen.int(in: 0...1000).array(count: $0) }
  ) { ($0.last ?? 0) < 500 },
  challenge(
    "index_by_flatmap", smallest: "([10], 0)",
    gen: Gen.int(in: 1...20).flatMap { count in
      Gen.zip(Gen.int(in: 0...99).array(count: count), .int(in: 0...count - 1))
    }
  ) { $0.0[$0.1] < 10 },
  challenge(
    "graph", smallest: "Graph(nodes: 2, edges: [Edge(from: 0, to: 1), Edge(from: 1, to: 0)])",
    gen: Graph.gen
  ) { !$0.hasCycle },
]

private let matrices = Gen.zip(.int(in: 0...8), .int(in: 0...8)).flatMap { rows, columns in
  Gen.int(in: 0...99).array(count: columns).array(count: rows)
}

private struct Edge {
  let from, to: Int
}

private struct Graph {
  let nodes: Int
  let edges: [Edge]

  static let gen = Gen.int(in: 1...10).flatMap { nodes in
    let node = Gen.int(in: 0...nodes - 1)
    return Gen.zip(node, node, with: Edge.init).array(count: 0...15).map {
      Graph(nodes: nodes, edges: $0)
    }
  }

  /// Whether a path leads from a node back to it, edges from a node to itself left aside.
  var hasCycle: Bool {
    (0..<nodes).contains { start in
      var reached: Set<Int> = []
      var next = edges.filter { $0.from == start && $0.to != start }.map(\.to)
      while let node = next.popLast() {
        if node == start { return true }
        if reached.insert(node).inserted { next += edges.filter { $0.from == node }.map(\.to) }
      }
      return false
    }
  }
}

// MARK: - Values that depend on each other

private let dependentValues = [
  challenge(
    "fixed_sum", smallest: "[100, 100]",
    gen: Gen.int(in: 0...1000).flatMap { sum in Gen.int(in: 0...sum).map { [$0, sum - $0] } }
  ) { $0[0] < 100 || $0[1] < 100 },
  challenge(
    "ascending", smallest: "[0, 11, 22]",
    gen: Gen.int(in: 0...100).flatMap { a in
      Gen.int(in: a...200).flatMap { b in Gen.int(in: b...300).map { [a, b, $0] } }
    }
  ) { $0[1] - $0[0] <= 10 || $0[2] - $0[1] <= 10 },
  challenge(
    "dictionary_values", smallest: #"["": 11, "a": 11]"#, gen: .dictionary(of: .string(), .int())
  ) { dictionary in
    let large = dictionary.values.filter { $0 > 10 }
    return Set(large).count == large.count
  },
  challenge(
    "dictionary_links", smallest: "[0: 1, 1: 0]",
    gen: .dictionary(of: .int(in: 0...20), .int(in: 0...20))
  ) { links in !links.contains { key, value in key != value && links[value] == key } },
  challenge(
    "equal_ids", smallest: #"[Account(id: 0, name: ""), Account(id: 0, name: "a")]"#,
    gen: Gen.zip(.int(), .string(), with: Account.init).array()
  ) { accounts in
    let ids = Dictionary(grouping: accounts, by: \.id)
    return ids.values.allSatisfy { Set($0.map(\.name)).count == 1 }
  },
  challenge("sorted", smallest: "[0, 101]", gen: Gen.int().array().map { $0.sorted() }) { list in
    zip(list, list.dropFirst()).allSatisfy { $0.addingReportingOverflow(100).partialValue >= $1 }
  },
  challenge(
    "sorted_by_filter", smallest: "[0, 0, 90]",
    gen: Gen.int(in: 0...100).array(count: 0...4).filter { $0 == $0.sorted() }
  ) { $0.count < 3 || $0[$0.count - 1] - $0[0] < 90 },
  challenge("mean", smallest: "[0, 0, 31]", gen: Gen.int(in: 0...1000).array()) {
    $0.count < 3 || $0.reduce(0, +) <= 10 * $0.count
  },
  challenge("set_size", smallest: "[-1, 0, 1, 2]", gen: Gen.int().set()) { $0.count < 4 },
  challenge("common_divisor", smallest: "(7, 7)", gen: Gen.zip(positive, positive)) { pair in
    (7...99).allSatisfy { pair.0 % $0 != 0 || pair.1 % $0 != 0 }
  },
  challenge(
    "overlap", smallest: "(Booking(start: 0, length: 1), Booking(start: 0, length: 1))",
    gen: Gen.zip(Booking.gen, Booking.gen)
  ) { $0.0.end <= $0.1.start || $0.1.end <= $0.0.start },
]

private let positive = Gen.int(in: 1...1000)

private struct Account {
  let id: Int
  let name: String
}

private struct Booking {
  let start, length: Int
  var end: Int { start + length }

  static let gen = Gen.zip(.int(in: 0...10_000), .int(in: 1...48), with: Booking.init)
}

// MARK: - Texts

private let texts = [
  challenge("uppercase_then_digit", smallest: #""A0""#, gen: .string()) { text in
    !zip(text, text.dropFirst()).contains { $0.isUppercase && $1.isNumber }
  },
  challenge("palindrome", smallest: #""aba""#, gen: .string(of: .letters)) { text in
    text.count < 3 || Set(text).count < 2 || String(text.reversed()) != text
  },
  challenge("run_of_three", smallest: #""aaa""#, gen: .string()) { text in
    let scalars = Array(text.unicodeScalars)
    return !scalars.indices.dropFirst(2).contains { index in
      scalars[index] == scalars[index - 1] && scalars[index] == scalars[index - 2]
    }
  },
  challenge(
    "substring", smallest: #"("aa", "aaa")"#, gen: Gen.zip(.string(of: .ascii), .string(of: .ascii))
  ) {
    $0.0.utf8.count < 2 || $0.1.utf8.count <= $0.0.utf8.count || !$0.1.contains($0.0)
  },
  challenge("equal_texts", smallest: #"["a", "a"]"#, gen: Gen.string().array()) { texts in
    let named = texts.filter { !$0.isEmpty }
    return Set(named).count == named.count
  },
]

// MARK: - Numbers and dates

private let numbers = [
  challenge("not_finite", smallest: "Double.infinity", gen: .double()) { $0.isFinite },
  challenge("nan", smallest: "Double.nan", gen: .double()) { !$0.isNaN },
  challenge("float_difference", smallest: "(0.0, 11.0)", gen: Gen.zip(.double(), .double())) {
    !(abs($0.0 - $0.1) > 10.5)
  },
  challenge("float_sum", smallest: "[101.0]", gen: Gen.double(in: 0...1e6).array()) {
    $0.reduce(0, +) <= 100
  },
  challenge("mixed_sum", smallest: "(0, 101.0)", gen: Gen.zip(.int(), .double(in: 0...1e9))) {
    Double($0.0) + $0.1 <= 100
  },
  challenge(
    "dates_ordered",
    smallest: "(Date(timeIntervalSince1970: 0.0), Date(timeIntervalSince1970: -1.0))",
    gen: Gen.zip(.date(), .date())
  ) { $0.0 <= $0.1 },
  challenge("spread", smallest: "[0, 51]", gen: Gen.int(in: -1000...1000).array()) {
    ($0.max() ?? 0) - ($0.min() ?? 0) <= 50
  },
  challenge("ascending_four", smallest: "[0, 1, 2, 3]", gen: Gen.int().array()) {
    longestAscent($0) < 4
  },
  challenge("far_duplicates", smallest: "[101, 101]", gen: Gen.int().array()) { list in
    let large = list.filter { $0 > 100 }
    return Set(large).count == large.count
  },
]

private func longestAscent(_ list: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in list.enumerated() {
    let before = list.indices.prefix(index).filter { list[$0] < number }.map { lengths[$0] }
    lengths.append((before.max() ?? 0) + 1)
  }
  return lengths.max() ?? 0
}

// MARK: - Forks and recursion by hand

private let forks = [
  challenge(
    "forked", smallest: "500",
    gen: Gen { choices throws(Discard) in
      choices.boolean()
        ? try Gen.int(in: 0...100).draw(&choices) : try Gen.int(in: 300...900).draw(&choices)
    }
  ) { $0 < 500 },
  challenge(
    "forked_lists", smallest: "([], [10])",
    gen: Gen.zip(
      Gen { choices throws(Discard) in
        choices.boolean() ? try ints.draw(&choices) : []
      }, ints)
  ) { !$0.1.contains { $0 >= 10 } },
  challenge(
    "forked_tree", smallest: "ForkedTree.node(ForkedTree.leaf, 43, ForkedTree.leaf)",
    gen: ForkedTree.gen
  ) { !$0.contains { $0 > 42 } },
  challenge(
    "forked_tree_order",
    smallest:
      "ForkedTree.node(ForkedTree.leaf, 0, ForkedTree.node(ForkedTree.leaf, 0, ForkedTree.leaf))",
    gen: ForkedTree.gen
  ) { tree in zip(tree.numbers, tree.numbers.dropFirst()).allSatisfy { $0 < $1 } },
  challenge(
    "tree_order",
    smallest:
      "GrownTree.node(GrownTree.leaf, 0, GrownTree.node(GrownTree.leaf, 0, GrownTree.leaf))",
    gen: GrownTree.gen
  ) { tree in zip(tree.numbers, tree.numbers.dropFirst()).allSatisfy { $0 < $1 } },
  challenge(
    "forked_list_loop", smallest: "[0, 0, 0, 0]",
    gen: Gen { choices throws(Discard) in
      var list: [Int] = []
      while choices.boolean(probability: 0.8) { list.append(choices.integer(in: 0...99)) }
      return list
    }
  ) { $0.count < 4 },
  challenge(
    "forked_list_loop_value", smallest: "[50]",
    gen: Gen { choices throws(Discard) in
      var list: [Int] = []
      while choices.boolean(probability: 0.8) { list.append(choices.integer(in: 0...99)) }
      return list
    }
  ) { $0.allSatisfy { $0 < 50 } },
  challenge(
    "counted_by_hand", smallest: "[50]",
    gen: Gen { choices throws(Discard) in
      let count = choices.integer(in: 0...20)
      return (0..<count).map { _ in choices.integer(in: 0...99) }
    }
  ) { $0.allSatisfy { $0 < 50 } },
  challenge(
    "counted_pairs_by_hand", smallest: #"[(0, "b")]"#,
    gen: Gen { choices throws(Discard) in
      let count = choices.integer(in: 0...20)
      var pairs: [(Int, String)] = []
      for _ in 0..<count {
        pairs.append((choices.integer(in: 0...99), try String.draw(&choices)))
      }
      return pairs
    }
  ) { $0.allSatisfy { $0.1 != "b" && !$0.1.contains("b") } },
  challenge(
    "matrix_by_hand", smallest: "[[51]]",
    gen: Gen { choices throws(Discard) in
      let (rows, columns) = (choices.integer(in: 0...6), choices.integer(in: 0...6))
      return (0..<rows).map { _ in (0..<columns).map { _ in choices.integer(in: 0...99) } }
    }
  ) { !$0.joined().contains { $0 > 50 } },
  challenge(
    "optional_chain",
    smallest: "Link(value: 0, next: Link(value: 0, next: Link(value: 1, next: nil)))", gen: Link.gen
  ) { link in
    guard let third = link.next?.next else { return true }
    return third.value <= 0
  },
  challenge(
    "scopes",
    smallest: #"Scope.name("a")"#, gen: Scope.gen
  ) { $0.isClosed(in: []) },
  challenge(
    "shadowing",
    smallest:
      #"Scope.binding(isVariable: false, "a", Scope.number(0), Scope.binding(isVariable: false, "a", Scope.number(0), Scope.number(0)))"#,
    gen: Scope.gen
  ) { !$0.shadows([]) },
]

private let ints = Gen.int().array()

private indirect enum ForkedTree {
  case leaf
  case node(ForkedTree, Int, ForkedTree)

  static let gen: Gen<ForkedTree> = Gen { choices throws(Discard) in
    guard choices.boolean(probability: 0.45) else { return .leaf }
    return .node(
      try gen.draw(&choices), choices.integer(in: -100...100), try gen.draw(&choices))
  }

  var numbers: [Int] {
    guard case .node(let left, let number, let right) = self else { return [] }
    return left.numbers + [number] + right.numbers
  }

  func contains(_ matches: (Int) -> Bool) -> Bool { numbers.contains(where: matches) }
}

private indirect enum GrownTree {
  case leaf
  case node(GrownTree, Int, GrownTree)

  static let gen = Gen<GrownTree>.recursive(.constant(.leaf)) { tree in
    .zip(tree, .int(), tree, with: GrownTree.node)
  }

  var numbers: [Int] {
    guard case .node(let left, let number, let right) = self else { return [] }
    return left.numbers + [number] + right.numbers
  }
}

private final class Link: CustomReflectable {
  let value: Int
  let next: Link?

  init(_ value: Int, _ next: Link?) { (self.value, self.next) = (value, next) }

  static let gen: Gen<Link> = Gen { choices throws(Discard) in
    choices.descend(Link.self)
    defer { choices.ascend() }
    return Link(
      choices.integer(in: -1000...1000),
      choices.boolean(probability: 0.7) ? try gen.draw(&choices) : nil)
  }

  var customMirror: Mirror { Mirror(self, children: ["value": value, "next": next as Any]) }
}

/// A small language with `let` and `var`.
private indirect enum Scope {
  case number(Int)
  case name(String)
  case sum(Scope, Scope)
  case binding(isVariable: Bool, String, Scope, Scope)

  static let gen = Gen<Scope>.recursive(
    .oneOf(Gen.int().map(Scope.number), identifier.map(Scope.name))
  ) { scope in
    .oneOf(
      .zip(scope, scope, with: Scope.sum),
      .zip(.bool(), identifier, scope, scope, with: Scope.binding))
  }

  private static let identifier = Gen.element(of: ["a", "b", "c", "d"])

  /// Whether all names stand where they are bound.
  func isClosed(in names: Set<String>) -> Bool {
    switch self {
    case .number: true
    case .name(let name): names.contains(name)
    case .sum(let left, let right): left.isClosed(in: names) && right.isClosed(in: names)
    case .binding(_, let name, let value, let body):
      value.isClosed(in: names) && body.isClosed(in: names.union([name]))
    }
  }

  /// Whether a name is bound where it is bound already.
  func shadows(_ names: Set<String>) -> Bool {
    switch self {
    case .number, .name: false
    case .sum(let left, let right): left.shadows(names) || right.shadows(names)
    case .binding(_, let name, let value, let body):
      names.contains(name) || value.shadows(names) || body.shadows(names.union([name]))
    }
  }
}

// MARK: - Models of programs

private let models = [
  challenge(
    "nested_payloads", smallest: "[Shape.group([Shape.circle(radius: 101)])]",
    gen: Shape.gen.array()
  ) { shapes in
    !shapes.contains { shape in
      guard case .group(let parts) = shape else { return false }
      return parts.contains { if case .circle(let radius) = $0 { radius > 100 } else { false } }
    }
  },
  challenge(
    "commands", smallest: "[Step.push(0), Step.push(0), Step.push(0), Step.pop, Step.push(0)]",
    gen: Step.gen.array()
  ) { steps in
    var (stack, wasDeep) = (0, false)
    for step in steps {
      switch step {
      case .pop:
        wasDeep = stack >= 3
        stack = max(0, stack - 1)
      case .push:
        if wasDeep { return false }
        stack += 1
      case .clear: (stack, wasDeep) = (0, false)
      }
    }
    return true
  },
  challenge(
    "balance", smallest: "[Transfer.deposit(1), Transfer.withdraw(2)]", gen: Transfer.gen.array()
  ) { transfers in
    var (balance, hasDeposited) = (0, false)
    for transfer in transfers {
      switch transfer {
      case .deposit(let amount):
        balance += amount
        hasDeposited = true
      case .withdraw(let amount): balance -= amount
      }
      if hasDeposited, balance < 0 { return false }
    }
    return true
  },
  challenge(
    "order",
    smallest: #"Order(items: [Item(price: 1, count: 1)], coupon: Coupon(percent: 51, code: ""))"#,
    gen: Order.gen
  ) { order in
    guard let coupon = order.coupon else { return true }
    return coupon.percent <= 50 || order.total == 0
  },
]

private indirect enum Shape {
  case point
  case circle(radius: Int)
  case box(width: Int, height: Int)
  case group([Shape])

  static let gen = Gen<Shape>.recursive(
    .oneOf(
      .constant(.point), Gen.int(in: 0...1000).map { .circle(radius: $0) },
      .zip(.int(), .int(), with: { .box(width: $0, height: $1) }))
  ) { shape in shape.array(count: 0...4).map(Shape.group) }
}

private enum Step {
  case push(Int)
  case pop
  case clear

  static let gen = Gen<Step>.oneOf(Gen.int().map(Step.push), .constant(.pop), .constant(.clear))
}

private enum Transfer {
  case deposit(Int)
  case withdraw(Int)

  static let gen = Gen<Transfer>.oneOf(
    Gen.int(in: 1...1_000_000).map(Transfer.deposit),
    Gen.int(in: 1...1_000_000).map(Transfer.withdraw))
}

private struct Item {
  let price, count: Int
}

private struct Coupon {
  let percent: Int
  let code: String
}

private struct Order {
  let items: [Item]
  let coupon: Coupon?

  static let gen = Gen.zip(
    Gen.zip(.int(in: 0...100_000), .int(in: 1...99), with: Item.init).array(count: 0...20),
    Gen.zip(.int(in: 0...100), .string(), with: Coupon.init).optional(), with: Order.init)

  var total: Int { items.map { $0.price * $0.count }.reduce(0, +) }
}
