import FactoryCheck
import Foundation

/// Cases beyond those of the public shrinking challenge: what depends on each other in other ways.
///
/// Gens are written as users write them, recursion and forks by hand among them.
let furtherChallenges: [Challenge] =
  dependentLengths + dependentValues + texts + numbers + forks + models + parts
  + relations

/// Enough cases to find every challenge's bug.
private let many = 200_000

/// A challenge with one gen.
func challenge<Value>(
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
  challenge(
    "graph_of_lists", smallest: "[[1, 2], [2], []]",
    gen: Gen.int(in: 1...8).flatMap { nodes in
      Gen.int(in: 0...nodes - 1).array(count: 0...4).array(count: nodes)
    }
  ) { !hasShortcut($0) },
]

/// Whether an edge leads, past others, to where two edges lead that go forward.
private func hasShortcut(_ graph: [[Int]]) -> Bool {
  graph.enumerated().contains { start, targets in
    targets.contains { middle in
      start < middle && graph[middle].contains { middle < $0 && targets.contains($0) }
    }
  }
}

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
  challenge("quoted_field", smallest: #""\"""#, gen: .string()) { field in
    let row = "\"" + field + "\""
    return row.first == "\"" && String(row.dropFirst().prefix { $0 != "\"" }) == field
  },
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
