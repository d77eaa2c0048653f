import FactoryCheck
import Foundation

// MARK: - Forks and recursion by hand

let forks = [
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
    smallest: "Tree.node(Tree.leaf, 0, Tree.node(Tree.leaf, 0, Tree.leaf))", gen: Tree.gen
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

let models = [
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
