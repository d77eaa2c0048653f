import FactoryCheck

/// One case of the public shrinking challenge: a property that does not hold, and the one smallest
/// counterexample.
struct Challenge: Sendable {
  let name: String
  /// The smallest counterexample, as the report writes it.
  let smallest: [String]
  let run: @Sendable (Seed) -> CheckResult
}

/// The cases of the shrinking challenge, with gens as a user would write them.
let challenges: [Challenge] = [
  Challenge(name: "bound5", smallest: ["[]", "[]", "[]", "[-1]", "[-32768]"]) { seed in
    let bounded = Gen.array(of: .int16()).filter { $0.reduce(0, &+) < 256 }
    return forAll(bounded, bounded, bounded, bounded, bounded, cases: many, seed: seed) {
      a, b, c, d, e in
      [a, b, c, d, e].joined().reduce(Int16(0), &+) < 5 * 256
    }
  },
  Challenge(name: "large_union_list", smallest: ["[[0, 1, -1, 2, -2]]"]) { seed in
    forAll(.array(of: .array(of: .int())), cases: many, seed: seed) { lists in
      Set(lists.joined()).count < 5
    }
  },
  Challenge(name: "reverse", smallest: ["[0, 1]"]) { seed in
    forAll(.array(of: .int()), cases: many, seed: seed) { xs in xs == xs.reversed() }
  },
  Challenge(
    name: "calculator",
    smallest: [
      "Expression.divide(Expression.number(0), Expression.add(Expression.number(0), Expression.number(0)))"
    ]
  ) { seed in
    forAll(Expression.gen, cases: many, seed: seed) { expression in
      try assume(!expression.dividesByLiteralZero)
      return expression.value != nil
    }
  },
  Challenge(name: "lengthlist", smallest: ["[900]"]) { seed in
    let lists = Gen.int(in: 1...100).flatMap { Gen.int(in: 0...1000).array(count: $0) }
    return forAll(lists, cases: many, seed: seed) { xs in (xs.max() ?? 0) < 900 }
  },
  difference("difference1", smallest: ["10", "10"]) { a, b in a != b },
  difference("difference2", smallest: ["10", "6"]) { a, b in !(1...4).contains(abs(a - b)) },
  difference("difference3", smallest: ["10", "9"]) { a, b in abs(a - b) != 1 },
  Challenge(name: "binheap", smallest: [Heap.smallest]) { seed in
    forAll(Heap.gen, cases: many, seed: seed) { heap in
      heap.map { $0.wrongSortedList() == $0.elements.sorted() } ?? true
    }
  },
  Challenge(name: "coupling", smallest: ["[1, 0]"]) { seed in
    forAll(.array(of: .int(in: 0...10)), cases: many, seed: seed) { xs in
      try assume(xs.allSatisfy { $0 < xs.count })
      return !xs.indices.contains { i in xs[i] != i && xs[xs[i]] == i }
    }
  },
  Challenge(name: "deletion", smallest: ["[0, 0]", "0"]) { seed in
    forAll(.array(of: .int()), .int(in: 0...10), cases: many, seed: seed) { xs, index in
      try assume(index < xs.count)
      var rest = xs
      if let first = rest.firstIndex(of: xs[index]) { rest.remove(at: first) }
      return !rest.contains(xs[index])
    }
  },
  Challenge(name: "distinct", smallest: ["[0, 1, -1]"]) { seed in
    forAll(.array(of: .int()), cases: many, seed: seed) { xs in Set(xs).count < 3 }
  },
  Challenge(name: "nestedlists", smallest: ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"]) { seed in
    forAll(.array(of: .array(of: .constant(0))), cases: many, seed: seed) { lists in
      lists.map(\.count).reduce(0, +) <= 10
    }
  },
]

/// Enough cases to find every challenge's bug.
private let many = 100_000

private func difference(
  _ name: String, smallest: [String], holds: @escaping @Sendable (Int, Int) -> Bool
) -> Challenge {
  Challenge(name: name, smallest: smallest) { seed in
    let positive = Gen.int32(in: 1...Int32.max)
    return forAll(positive, positive, cases: many * 10, seed: seed) { a, b in
      a < 10 || holds(Int(a), Int(b))
    }
  }
}

indirect enum Expression {
  case number(Int)
  case add(Expression, Expression)
  case divide(Expression, Expression)

  static let gen = Gen<Expression>.recursive(Gen.int().map(Expression.number)) { expression in
    .oneOf(
      .zip(expression, expression, with: Expression.add),
      .zip(expression, expression, with: Expression.divide))
  }

  /// The value, or nil where something is divided by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .add(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .divide(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .divide(_, .number(0)): true
    case .add(let left, let right), .divide(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }
}

final class Heap: CustomReflectable {
  let key: Int
  let left: Heap?
  let right: Heap?

  init(_ key: Int, _ left: Heap?, _ right: Heap?) {
    (self.key, self.left, self.right) = (key, left, right)
  }

  static let smallest =
    "Heap(key: 0, left: nil, right: Heap(key: 0, left: Heap(key: 0, left: nil, right: nil), right: Heap(key: 1, left: nil, right: nil)))"

  /// Heaps of at most twenty levels' worth of nodes, each key at least its parent's.
  static let gen = Gen.int(in: 0...20).flatMap { heap(size: $0, above: .min) }

  private static func heap(size: Int, above bound: Int) -> Gen<Heap?> {
    guard size > 0 else { return .constant(nil) }
    let node = Gen.int(in: bound...).flatMap { key in
      Gen<Heap?>.zip(
        heap(size: size / 2, above: key), heap(size: size / 2, above: key),
        with: { Heap(key, $0, $1) })
    }
    return .frequency((1, .constant(nil)), (7, node))
  }

  var elements: [Int] { [key] + (right?.elements ?? []) + (left?.elements ?? []) }

  /// The heap's elements in order, but for a mistake in merging.
  func wrongSortedList() -> [Int] {
    [key] + (Heap.wrongMerge(left, right)?.elements ?? [])
  }

  private static func wrongMerge(_ left: Heap?, _ right: Heap?) -> Heap? {
    guard let left else { return right }
    guard let right else { return left }
    return left.key <= right.key
      ? Heap(left.key, wrongMerge(left.left, left.right), right)
      : Heap(right.key, wrongMerge(right.left, right.right), left)
  }

  var customMirror: Mirror {
    Mirror(self, children: ["key": key, "left": left as Any, "right": right as Any])
  }
}
