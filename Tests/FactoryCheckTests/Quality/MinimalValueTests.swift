import Foundation
import Testing

@testable import FactoryCheck

/// What counterexamples shrink to, for every kind of gen, from several failing cases each.
@Suite struct MinimalValueTests {
  @Test(
    "A number shrinks to the boundary next to its origin", arguments: 1...20 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) async {
    #expect(minimal(.int(), seed: seed) { $0 >= 1234 } == 1234)
    #expect(minimal(.int(), seed: seed) { $0 <= -77 } == -77)
    #expect(minimal(.int(in: 10...99), seed: seed) { $0 > 10 } == 11)
    #expect(minimal(.int(), seed: seed) { $0 > 10 && $0 % 2 == 0 } == 12)
    #expect(minimal(.uint64(), seed: seed) { $0 > 1 << 63 } == UInt64(1) << 63 + 1)
    #expect(minimal(.int8(), seed: seed) { $0 < -100 } == -101)
    #expect(minimal(.int128(), seed: seed) { $0 > 1 << 80 } == Int128(1) << 80 + 1)
    #expect(minimal(.int(), seed: seed) { $0 != 0 } == 1)
  }

  @Test(
    "A floating-point number shrinks to a whole one, or to few places",
    arguments: 1...20 as ClosedRange<UInt64>)
  func floats(seed: UInt64) async {
    #expect(minimal(.double(), seed: seed) { $0 > 3.7 } == 4)
    #expect(minimal(.double(), seed: seed) { $0 > 0 && $0 < 1 } == 0.5)
    #expect(minimal(.double(), seed: seed) { $0 < -10.5 } == -11)
    #expect(minimal(.double(), seed: seed) { $0.isNaN }?.isNaN == true)
    #expect(minimal(.double(), seed: seed) { $0 == .infinity } == .infinity)
    #expect(minimal(.double(in: 0.25...0.75), seed: seed) { $0 > 0.3 } == 0.5)
  }

  @Test("A text shrinks to few letters that come first", arguments: 1...20 as ClosedRange<UInt64>)
  func texts(seed: UInt64) async {
    #expect(minimal(.string(), seed: seed) { $0.unicodeScalars.count >= 3 } == "aaa")
    #expect(minimal(.string(), seed: seed) { $0.contains("x") } == "x")
    #expect(
      minimal(.string(of: .ascii), seed: seed) { $0.contains { $0.isUppercase } } == "A")
    #expect(
      minimal(.string(), seed: seed) { !$0.allSatisfy(\.isASCII) }?.unicodeScalars.count == 1)
  }

  @Test(
    "A character from far out shrinks to the first of its class",
    arguments: 1...20 as ClosedRange<UInt64>)
  func classes(seed: UInt64) async {
    var isFound = false
    let digits = minimal(.string(), seed: seed) { text in
      isFound = isFound || text.contains { $0.isNumber && !$0.isASCII }
      return isFound && text.contains { $0.isNumber }
    }
    #expect(digits == "0")
  }

  @Test(
    "A character from far out shrinks to one that quotes or separates, where no letter will do",
    arguments: 1...20 as ClosedRange<UInt64>)
  func marks(seed: UInt64) {
    var isFound = false
    let quoted = minimal(.string(), seed: seed) { text in
      let isFar = text.unicodeScalars.contains { $0.value > 0x1000 }
      isFound = isFound || isFar
      return isFound && (isFar || text.contains("\""))
    }
    #expect(quoted == "\"")
  }

  @Test(
    "Where an element goes, references to those behind it follow, however deep they are",
    arguments: 1...20 as ClosedRange<UInt64>)
  func references(seed: UInt64) {
    let graph = Gen.int(in: 1...8).flatMap { nodes in
      Gen.int(in: 0...nodes - 1).array(count: 0...4).array(count: nodes)
    }
    let smallest = minimal(graph, seed: seed) { graph in
      graph.enumerated().contains { start, targets in
        targets.contains { middle in
          start < middle && graph[middle].contains { middle < $0 && targets.contains($0) }
        }
      }
    }
    #expect(smallest == [[1, 2], [2], []])
  }

  @Test("A collection keeps the elements that matter", arguments: 1...20 as ClosedRange<UInt64>)
  func collections(seed: UInt64) async {
    let ints = Gen.int().array()
    #expect(minimal(ints, seed: seed) { $0.count >= 5 } == [0, 0, 0, 0, 0])
    #expect(minimal(ints, seed: seed) { $0 != $0.reversed() } == [0, 1])
    #expect(minimal(ints, seed: seed) { $0.contains { $0 > 100 } } == [101])
    #expect(minimal(ints, seed: seed) { Set($0).count < $0.count } == [0, 0])
    #expect(minimal(ints, seed: seed) { $0.count { $0 > 9 } >= 2 } == [10, 10])
    #expect(minimal(Gen.int().set(), seed: seed) { $0.count >= 3 } == [0, 1, -1])
    #expect(minimal(Gen.int().optional(), seed: seed) { $0 != nil } == .some(0))
    let dictionary = Gen.dictionary(of: .string(), .int())
    #expect(minimal(dictionary, seed: seed) { $0.values.contains { $0 >= 10 } } == ["": 10])
  }

  @Test(
    "An optional that does not matter shrinks to nil, whatever stands behind it",
    arguments: 1...20 as ClosedRange<UInt64>)
  func optionals(seed: UInt64) async throws {
    let lists = Gen.zip(Gen.int().array().optional(), Gen.int().array())
    let least = try #require(minimal(lists, seed: seed) { $0.1.count >= 3 })
    #expect(least.0 == nil && least.1 == [0, 0, 0])
    let texts = Gen.zip(String?.arbitrary(), .string())
    #expect(minimal(texts, seed: seed) { $0.1.unicodeScalars.count >= 3 }?.0 == .some(nil))
    let addresses = Gen.zip(.url(), .data())
    let address = minimal(addresses, seed: seed) { $0.1.count >= 3 }?.0
    #expect(address?.absoluteString == "https://example.com")
  }

  @Test("A tree shrinks to the part that matters", arguments: 1...20 as ClosedRange<UInt64>)
  func trees(seed: UInt64) async {
    #expect(
      minimal(Branch.gen, seed: seed) { $0.size >= 2 }
        == .node(.leaf, 0, .node(.leaf, 0, .leaf)))
    #expect(
      minimal(Branch.gen, seed: seed) { $0.contains { $0 > 42 } } == .node(.leaf, 43, .leaf))
  }

  @Test(
    "Lengths that a flatMap fixed shrink with their content",
    arguments: 1...20 as ClosedRange<UInt64>)
  func dependentLengths(seed: UInt64) async {
    let lists = Gen.int(in: 1...100).flatMap { Gen.int(in: 0...1000).array(count: $0) }
    #expect(minimal(lists, seed: seed) { ($0.max() ?? 0) >= 900 } == [900])
    #expect(minimal(lists, seed: seed) { ($0.last ?? 0) >= 10 } == [10])
    #expect(minimal(lists, seed: seed) { $0.reduce(0, +) >= 2000 } == [1000, 1000])
    let matrices = Gen.zip(.int(in: 0...8), .int(in: 0...8)).flatMap { rows, columns in
      Gen.int(in: 0...99).array(count: columns).array(count: rows)
    }
    #expect(
      minimal(matrices, seed: seed) { $0.joined().contains { $0 >= 50 } } == [[50]])
    #expect(
      minimal(matrices, seed: seed) { $0.count >= 2 && $0[0].count >= 3 }
        == [[0, 0, 0], [0, 0, 0]])
    let words = Gen.int(in: 0...40).flatMap { Gen.string(of: .ascii, count: $0...$0) }
    #expect(minimal(words, seed: seed) { $0.utf8.count >= 3 } == "aaa")
    #expect(minimal(words, seed: seed) { $0.contains("z") } == "z")
  }

  @Test(
    "What depends on a choice goes without taking anything from what follows",
    arguments: 1...20 as ClosedRange<UInt64>)
  func dependence(seed: UInt64) async {
    let list = Gen.int().array()
    let some = Gen.bool().flatMap { $0 ? Gen.int(in: 0...9).array(count: 3) : .constant([]) }
    let lists = minimal(Gen.zip(some, list), seed: seed) { $0.1.contains { $0 >= 10 } }
    #expect(lists.map { [$0.0, $0.1] } == [[], [10]])
    let wider = Gen.bool().flatMap { $0 ? list : .constant([]) }
    let sums = minimal(Gen.zip(wider, list), seed: seed) { $0.1.reduce(0, &+) >= 100 }
    #expect(sums.map { [$0.0, $0.1] } == [[], [100]])
  }

  @Test(
    "What loops and recursions written by hand draw shrinks by whole rounds",
    arguments: 1...20 as ClosedRange<UInt64>)
  func rounds(seed: UInt64) async {
    let counted = Gen { choices throws(Discard) in
      let count = choices.integer(in: 0...20)
      return (0..<count).map { _ in choices.integer(in: 0...99) }
    }
    #expect(minimal(counted, seed: seed) { $0.contains { $0 >= 50 } } == [50])
    let continued = Gen { choices throws(Discard) in
      var list: [Int] = []
      while choices.boolean(probability: 0.8) { list.append(choices.integer(in: 0...99)) }
      return list
    }
    #expect(minimal(continued, seed: seed) { $0.contains { $0 >= 50 } } == [50])
    let matrices = Gen { choices throws(Discard) in
      let (rows, columns) = (choices.integer(in: 0...6), choices.integer(in: 0...6))
      return (0..<rows).map { _ in (0..<columns).map { _ in choices.integer(in: 0...99) } }
    }
    #expect(minimal(matrices, seed: seed) { $0.joined().contains { $0 >= 50 } } == [[50]])
    #expect(
      minimal(Branch.byHand, seed: seed) { $0.contains { $0 > 42 } }
        == .node(.leaf, 43, .leaf))
    #expect(
      minimal(Branch.byHand, seed: seed) { $0.size >= 2 }
        == .node(.leaf, 0, .node(.leaf, 0, .leaf)))
  }

  @Test(
    "Collections that have to stay equal lose their elements together",
    arguments: 1...20 as ClosedRange<UInt64>)
  func alike(seed: UInt64) async {
    let twice = minimal(Gen.string().array(), seed: seed) { texts in
      let named = texts.filter { !$0.isEmpty }
      return Set(named).count < named.count
    }
    #expect(twice == ["a", "a"])
    let palindrome = minimal(.string(of: .letters), seed: seed) {
      $0.count > 2 && Set($0).count > 1 && String($0.reversed()) == $0
    }
    #expect(palindrome == "aba")
  }

  @Test(
    "Numbers of different kinds shrink together, the first of them to zero",
    arguments: 1...20 as ClosedRange<UInt64>)
  func kinds(seed: UInt64) async {
    let mixed = minimal(Gen.zip(.int(), .double(in: 0...1e9)), seed: seed) {
      Double($0.0) + $0.1 > 100
    }
    #expect(mixed.map { "\($0)" } == "(0, 101.0)")
    let apart = minimal(Gen.zip(.double(), .double()), seed: seed) { abs($0.0 - $0.1) > 10.5 }
    #expect(apart.map { "\($0)" } == "(0.0, 11.0)")
    let backwards = minimal(Gen.zip(.date(), .date()), seed: seed) { $0.0 > $0.1 }
    #expect(backwards?.0 == .provide() && backwards?.1 == .provide() - 1)
    let divisible = Gen.int(in: 1...1000)
    let both = minimal(Gen.zip(divisible, divisible), seed: seed) { pair in
      (7...99).contains { pair.0 % $0 == 0 && pair.1 % $0 == 0 }
    }
    #expect(both.map { [$0.0, $0.1] } == [7, 7])
  }

  @Test(
    "What is no number becomes infinity where that fails, too",
    arguments: 1...20 as ClosedRange<UInt64>)
  func notFinite(seed: UInt64) async {
    #expect(minimal(.double(), seed: seed) { !$0.isFinite } == .infinity)
  }

  @Test(
    "Elements of several parts are merged by the number that differs",
    arguments: 1...20 as ClosedRange<UInt64>)
  func mergedParts(seed: UInt64) async {
    let transfer = Gen.oneOf(
      Gen.int(in: 1...1_000_000), Gen.int(in: 1...1_000_000).map { -$0 })
    let overdrawn = minimal(transfer.array(), seed: seed) { transfers in
      var balance = 0
      for (index, amount) in transfers.enumerated() {
        balance += amount
        if balance < 0, transfers[..<index].contains(where: { $0 > 0 }) { return true }
      }
      return false
    }
    #expect(overdrawn == [1, -2])
  }

  @Test(
    "Numbers that depend on each other shrink together", arguments: 1...20 as ClosedRange<UInt64>)
  func together(seed: UInt64) async {
    let number = Gen.int(in: 1...1 << 30)
    let pair = Gen.zip(number, number)
    #expect(
      minimal(pair, seed: seed) { $0.0 >= 10 && $0.0 == $0.1 }.map { [$0.0, $0.1] } == [
        10, 10,
      ])
    #expect(
      minimal(pair, seed: seed) { $0.0 >= 10 && abs($0.0 - $0.1) == 1 }.map { [$0.0, $0.1] }
        == [10, 9])
  }

  @Test(
    "Numbers whose product matters shrink to the smallest that fail",
    arguments: 1...20 as ClosedRange<UInt64>)
  func products(seed: UInt64) async {
    let odd = minimal(Gen.zip(.int(in: 0...100_000_000), .int(in: 1...99)), seed: seed) {
      !($0.0 * $0.1).isMultiple(of: 2)
    }
    #expect(odd.map { [$0.0, $0.1] } == [1, 1])
    let prices = Gen.zip(.int(in: 0...100_000), .int(in: 1...99)).array()
    let rounded = minimal(Gen.zip(prices, .int(in: 0...100)), seed: seed) { lines, percent in
      func share(_ amount: Int) -> Int { (amount * percent + 50) / 100 }
      let amounts = lines.map { $0.0 * $0.1 }
      return amounts.map(share).reduce(0, +) != share(amounts.reduce(0, +))
    }
    #expect(rounded.map { "\($0)" } == "([(1, 1), (1, 1)], 25)")
  }

  @Test(
    "A struct of six members keeps what matters of each", arguments: 1...20 as ClosedRange<UInt64>)
  func structs(seed: UInt64) async {
    let user = minimal(Member.gen, seed: seed) {
      $0.age >= 18 && $0.nickname != nil && $0.tags.count > 1
    }
    #expect(user == Member(id: 0, name: "", age: 18, tags: ["", ""], nickname: "", isAdmin: false))
  }

  @Test("A value stays one that its gen makes", arguments: 1...20 as ClosedRange<UInt64>)
  func filtered(seed: UInt64) async {
    let odd = Gen.int().filter { $0 % 2 != 0 }
    #expect(minimal(odd, seed: seed) { $0 > 50 } == 51)
    let either = Gen.oneOf(.int(in: 500...600), .int(in: 100...200))
    #expect(minimal(either, seed: seed) { $0 > 0 } == 500)
    #expect(minimal(either, seed: seed) { $0 < 300 } == 100)
  }
}

indirect enum Branch: Equatable {
  case leaf
  case node(Branch, Int, Branch)

  static let gen = Gen<Branch>.recursive(.constant(.leaf)) { tree in
    .zip(tree, .int(), tree, with: Branch.node)
  }

  /// The same without spans.
  static let byHand: Gen<Branch> = Gen { choices throws(Discard) in
    guard choices.boolean(probability: 0.45) else { return .leaf }
    return .node(
      try byHand.draw(&choices), choices.integer(in: -100...100), try byHand.draw(&choices))
  }

  var size: Int {
    if case .node(let left, _, let right) = self { left.size + right.size + 1 } else { 0 }
  }

  func contains(_ matches: (Int) -> Bool) -> Bool {
    guard case .node(let left, let value, let right) = self else { return false }
    return matches(value) || left.contains(matches) || right.contains(matches)
  }
}

struct Member: Equatable {
  var id: Int
  var name: String
  var age: Int
  var tags: [String]
  var nickname: String?
  var isAdmin: Bool

  static let gen = Gen<Member>.zip(
    .int(), .string(count: 0...20), .int(in: 0...150), Gen.string().array(count: 0...5),
    Gen.string().optional(), .bool(),
    with: { Member(id: $0, name: $1, age: $2, tags: $3, nickname: $4, isAdmin: $5) })
}
