import FactoryCheck

// MARK: - What shrinks where several parts change at once

let relations = [
  challenge("brackets", smallest: #""((()))""#, gen: .string(of: Alphabet("()"), count: 0...14)) {
    depth(of: $0).map { $0 < 3 } ?? true
  },
  challenge(
    "anagrams", smallest: #"("ab", "ba")"#,
    gen: Gen.zip(
      .string(of: Alphabet("ab"), count: 0...40), .string(of: Alphabet("ab"), count: 0...40))
  ) { $0.0 == $0.1 || $0.0.sorted() != $0.1.sorted() },
  challenge("cycle", smallest: "(3, [(0, 1), (1, 2), (2, 0)])", gen: graphs) { _, edges in
    !edges.contains { a, b in
      edges.contains { $0 == b && Set([a, b, $1]).count == 3 && edges.has($1, a) }
    }
  },
  challenge("connected", smallest: "(4, [(0, 1), (0, 2), (0, 3)])", gen: graphs) { count, edges in
    count < 4 || reached(by: edges) < count
  },
  challenge(
    "multiple", smallest: "(10, 20)", gen: Gen.zip(.int(in: 0...10_000), .int(in: 0...10_000))
  ) {
    $0.0 < 10 || $0.1 <= $0.0 || $0.1 % $0.0 != 0
  },
  challenge("proportion", smallest: "(10, 15)", gen: Gen.zip(.int(in: 0...60), .int(in: 0...60))) {
    $0.0 < 10 || 3 * $0.0 != 2 * $0.1
  },
  challenge("words", smallest: #"["", "a", "b", "c"]"#, gen: Gen.string(of: .letters).set()) {
    $0.count < 4
  },
  challenge("hamming", smallest: "(0, 131071)", gen: Gen.zip(.uint32(), .uint32())) {
    ($0.0 ^ $0.1).nonzeroBitCount <= 16
  },
  challenge("residue", smallest: "1007", gen: .int(in: 0...999_999)) { $0 < 1000 || $0 % 36 != 35 },
  challenge(
    "triangle", smallest: "(3, 4, 5)",
    gen: Gen.zip(.int(in: 1...30), .int(in: 1...30), .int(in: 1...30))
  ) { (a: Int, b: Int, c: Int) in a * a + b * b != c * c },
  challenge("rounding", smallest: "2.0", gen: .double(in: 0...1000)) {
    $0.squareRoot() * $0.squareRoot() == $0
  },
]

private let graphs = Gen.int(in: 1...8).flatMap { count in
  let node = Gen.int(in: 0...count - 1)
  return Gen.zip(.constant(count), Gen.zip(node, node).array(count: 0...20))
}

extension [(Int, Int)] {
  fileprivate func has(_ from: Int, _ to: Int) -> Bool { contains { $0 == from && $1 == to } }
}

/// How many nodes edges reach from the first, either way.
private func reached(by edges: [(Int, Int)]) -> Int {
  var (seen, open): (Set, [Int]) = ([0], [0])
  while let node = open.popLast() {
    for (a, b) in edges where a == node || b == node {
      let other = a == node ? b : a
      if seen.insert(other).inserted { open.append(other) }
    }
  }
  return seen.count
}

/// How deep brackets are nested; nil where they are not balanced.
private func depth(of brackets: String) -> Int? {
  var (depth, deepest) = (0, 0)
  for bracket in brackets {
    depth += bracket == "(" ? 1 : -1
    if depth < 0 { return nil }
    deepest = max(deepest, depth)
  }
  return depth == 0 ? deepest : nil
}
