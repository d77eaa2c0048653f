import Foundation
import Testing

@testable import FactoryCheck

/// What shrinks only where several parts change at once: each row fails without one of the passes.
struct MinimalRelationTests {
  @Test("Brackets lose the outermost pair", arguments: 1...20 as ClosedRange<UInt64>)
  func brackets(seed: UInt64) {
    let text = Gen.string(of: Alphabet("()"), count: 0...14)
    #expect(minimal(text, seed: seed) { depth(of: $0).map { $0 >= 3 } ?? false } == "((()))")
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

  @Test(
    "Two texts of the same letters lose the same letters",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anagrams(seed: UInt64) {
    let text = Gen.string(of: Alphabet("ab"), count: 0...40)
    let texts = minimal(Gen.zip(text, text), seed: seed) {
      $0.0 != $0.1 && $0.0.sorted() == $0.1.sorted()
    }
    #expect(texts.map { [$0.0, $0.1] } == ["ab", "ba"])
  }

  @Test(
    "The nodes of a graph are numbered as they appear", arguments: 1...20 as ClosedRange<UInt64>)
  func graphs(seed: UInt64) {
    let graph = Gen.int(in: 1...8).flatMap { count in
      let node = Gen.int(in: 0...count - 1)
      return Gen.zip(node, node).array(count: 0...20)
    }
    let cycle = minimal(graph, seed: seed) { edges in
      edges.contains { a, b in
        edges.contains { b == $0 && $1 != a && Set([a, b, $1]).count == 3 && edges.has($1, a) }
      }
    }
    #expect(cycle?.map { [$0.0, $0.1] } == [[0, 1], [1, 2], [2, 0]])
  }

  @Test(
    "Two larger numbers take the place of three", arguments: 1...20 as ClosedRange<UInt64>)
  func fewer(seed: UInt64) {
    let list = Gen.int(in: 0...20).array()
    let steep = minimal(list, seed: seed) { list in
      list.reduce(0, +) >= 35 && (list.first ?? 0) > (list.last ?? 0)
    }
    #expect(steep == [18, 17])
  }

  @Test(
    "A pair crosses the origin to where the first is simplest",
    arguments: 1...20 as ClosedRange<UInt64>)
  func signs(seed: UInt64) {
    let side = Gen.int(in: -30...30)
    let pair = minimal(Gen.zip(side, side), seed: seed) {
      abs($0) == $0 - $1 + 2 && abs($0) > abs($1)
    }
    #expect(pair.map { [$0.0, $0.1] } == [-1, 0])
  }

  @Test(
    "What has to be as long as a number says becomes shorter with it",
    arguments: 1...20 as ClosedRange<UInt64>)
  func lengths(seed: UInt64) {
    let stock = Gen.dictionary(of: .string(of: .letters), .int(in: 0...9))
    let entries = minimal(stock, seed: seed) { $0.contains { $0.count == $1 && $1 > 0 } }
    #expect(entries == ["a": 1])
    let place = Gen.zip(.string(of: .ascii), .int(in: 0...20))
    let capital = minimal(place, seed: seed) { text, index in
      Array(text).indices.contains(index) && Array(text)[index].isUppercase
    }
    #expect(capital.map { [$0.0, "\($0.1)"] } == ["A", "0"])
  }

  @Test("Numbers are lowered in proportion", arguments: 1...20 as ClosedRange<UInt64>)
  func proportions(seed: UInt64) {
    let side = Gen.int(in: 0...60)
    let sides = minimal(Gen.zip(side, side), seed: seed) { $0.0 >= 10 && 3 * $0.0 == 2 * $0.1 }
    #expect(sides.map { [$0.0, $0.1] } == [10, 15])
  }

  @Test("A number becomes twice another", arguments: 1...20 as ClosedRange<UInt64>)
  func multiples(seed: UInt64) {
    let number = Gen.int(in: 0...10_000)
    let numbers = minimal(Gen.zip(number, number), seed: seed) {
      $0.0 >= 10 && $0.1 > $0.0 && $0.1 % $0.0 == 0
    }
    #expect(numbers.map { [$0.0, $0.1] } == [10, 20])
  }

  @Test("The first of two factors becomes one", arguments: 1...20 as ClosedRange<UInt64>)
  func products(seed: UInt64) {
    let factors = minimal(Gen.zip(.int(), .int()), seed: seed) { a, b in
      let (product, isBeyond) = a.multipliedReportingOverflow(by: b)
      return a > 0 && !isBeyond && product >= 1000
    }
    #expect(factors.map { [$0.0, $0.1] } == [1, 1000])
  }

  @Test("Texts that differ have one character each", arguments: 1...20 as ClosedRange<UInt64>)
  func texts(seed: UInt64) {
    let texts = Gen.string(of: .letters).set()
    #expect(minimal(texts, seed: seed) { $0.count >= 4 } == ["", "a", "b", "c"])
  }

  @Test(
    "A number whose bits matter has the lowest of them", arguments: 1...20 as ClosedRange<UInt64>)
  func bits(seed: UInt64) {
    let words = minimal(Gen.zip(.uint32(), .uint32()), seed: seed) {
      ($0.0 ^ $0.1).nonzeroBitCount > 16
    }
    #expect(words.map { [$0.0, $0.1] } == [0, 0x1ffff])
  }

  @Test("The widest integers shrink, too", arguments: 1...20 as ClosedRange<UInt64>)
  func wide(seed: UInt64) {
    let bound: UInt128 = 1 << 127
    let odd = minimal(Gen<UInt128>.integer(), seed: seed) { $0 > bound && $0 % 2 == 1 }
    #expect(odd == bound + 1)
    let ends = minimal(Gen<Int128>.integer().array(), seed: seed) { numbers in
      numbers.count { $0 == .min } >= 2
    }
    #expect(ends == [.min, .min])
    let far = minimal(Gen.zip(Gen<Int128>.integer(), Gen.int(in: 0...9)), seed: seed) {
      $0.0 == .min && $0.1 >= 4
    }
    #expect(far?.0 == .min && far?.1 == 4)
  }

  @Test(
    "Large numbers whose sum goes around become small", arguments: 1...20 as ClosedRange<UInt64>)
  func overflows(seed: UInt64) {
    let numbers = minimal(Gen.int().array(count: 3), seed: seed) { numbers in
      numbers.allSatisfy { $0 > 0 } && numbers.reduce(0, &+) >= 100
    }
    #expect(numbers == [1, 1, 98])
    let slices = Gen.int().array(count: 1...30).flatMap { numbers in
      Gen.int(in: 0...numbers.count - 1).flatMap { start in
        Gen.int(in: start...numbers.count - 1).map { (numbers, start...$0) }
      }
    }
    let slice = minimal(slices, seed: seed) { numbers, range in
      range.count > 2 && numbers[range].reduce(0, &+) >= 100
    }
    #expect(slice?.0 == [0, 0, 100] && slice?.1 == 0...2)
  }

  @Test("Of records whose sum matters few are left", arguments: 1...20 as ClosedRange<UInt64>)
  func records(seed: UInt64) {
    let meeting = Gen.zip(Gen.int(in: 1...5), Gen.int(in: 15...240))
    let meetings = minimal(meeting.array(), seed: seed) { meetings in
      Set(meetings.map(\.0)).count == 3 && meetings.map(\.1).reduce(0, +) >= 100
    }
    #expect(meetings?.map(\.0) == [1, 2, 3] && meetings?.map(\.1) == [15, 15, 70])
  }

  @Test(
    "Elements that have to be equal become those that have to be there",
    arguments: 1...20 as ClosedRange<UInt64>)
  func twins(seed: UInt64) {
    let numbers = Gen.int(in: 0...20).array()
    let twins = minimal(numbers, seed: seed) { Set($0).count < $0.count && $0.contains(11) }
    #expect(twins == [11, 11])
  }

  @Test(
    "What a remainder asks for is found from a range's end and near the origin, too",
    arguments: 1...20 as ClosedRange<UInt64>)
  func remainders(seed: UInt64) {
    let number = Gen.int(in: 0...20)
    #expect(minimal(number, seed: seed) { $0 >= 4 && $0 % 4 == 1 } == 5)
    let numbers = minimal(number.array(), seed: seed) { numbers in
      numbers.reduce(0, +) % 5 == 1 && numbers.count > 1 && numbers[0] > numbers[1]
    }
    #expect(numbers == [1, 0])
    let two = minimal(number.array(), seed: seed) { numbers in
      numbers.contains(1) && numbers.reduce(0, +) % 5 == 1 && numbers.count { $0 >= 1 } == 2
    }
    #expect(two == [1, 5])
  }

  @Test("Elements that can only go together do", arguments: 1...20 as ClosedRange<UInt64>)
  func pairs(seed: UInt64) {
    let letters = Gen.element(of: ["(", ")", "[", "]"]).array(count: 0...8)
    let text = minimal(letters, seed: seed) { text in
      text.isBalanced && text.contains("(") && text.contains("[")
    }
    #expect(text == ["(", ")", "[", "]"])
  }
}

extension [String] {
  /// Whether each bracket is closed by one of its kind.
  fileprivate var isBalanced: Bool {
    var open: [String] = []
    for bracket in self {
      switch bracket {
      case "(", "[": open.append(bracket)
      case ")": if open.popLast() != "(" { return false }
      default: if open.popLast() != "[" { return false }
      }
    }
    return open.isEmpty
  }
}

extension [(Int, Int)] {
  fileprivate func has(_ from: Int, _ to: Int) -> Bool { contains { $0 == from && $1 == to } }
}

private indirect enum Node: Equatable {
  case leaf(Int)
  case one(Node)
  case two(Node, Node)
  case many([Node])

  static let gen = Gen<Node>.recursive(Gen.int(in: 0...9).map(Node.leaf)) { node in
    .oneOf(
      node.map(Node.one), Gen.zip(node, node, with: Node.two),
      node.array(count: 0...3).map(Node.many))
  }

  private var parts: [Node] {
    switch self {
    case .leaf: []
    case .one(let part): [part]
    case .two(let left, let right): [left, right]
    case .many(let parts): parts
    }
  }

  var size: Int { 1 + parts.map(\.size).reduce(0, +) }

  var depth: Int {
    if case .leaf = self { 0 } else { 1 + (parts.map(\.depth).max() ?? 0) }
  }
}
