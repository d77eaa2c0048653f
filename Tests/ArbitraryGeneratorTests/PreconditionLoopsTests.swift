import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// What loops ask, and what they may end the program for.
struct PreconditionLoopsTests {
  private static let neighbours = ["zip(b, b.dropFirst()).allSatisfy { $0 <= $1 }"]

  @Test(
    "Indices are those of an array in whatever way they are counted",
    arguments: [
      ("for i in 1..<max(b.count, 1) { assert(b[i - 1] <= b[i]) }", neighbours),
      ("for i in 1..<max(1, b.count) { assert(b[i - 1] <= b[i]) }", neighbours),
      ("for i in stride(from: 1, to: b.count, by: 1) { assert(b[i - 1] <= b[i]) }", neighbours),
      ("let most = b.count\nfor i in 1..<most { assert(b[i - 1] <= b[i]) }", neighbours),
      ("self.n = b.count; for i in 1..<n { assert(b[i - 1] <= b[i]) }", neighbours),
      ("for i in (0..<b.count).reversed() { assert(b[i] > 3) }", ["b.allSatisfy { i in i > 3 }"]),
      ("for x in t.utf8 { assert(x < 128) }", ["t.utf8.allSatisfy { x in x < 128 }"]),
      ("all: for x in b { assert(x > 3) }", ["b.allSatisfy { x in x > 3 }"]),
      (
        "var last: Int?\nfor x in b { assert(x > 3); assert(x != last); last = x }",
        ["b.allSatisfy { x in x > 3 }"]
      ),
    ])
  func indices(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "Rows are arrays of their own, and steps are gone through",
    arguments: [
      (
        "x = g[0][1]", ["g.indices.contains(0)", "g[0].indices.contains(1)"]
      ),
      ("x = g[a].first!", ["g.indices.contains(a)", "g[a].first != nil"]),
      (
        "for c in 0..<g[0].count { x = g.map { $0[c] } }",
        [
          "g.indices.contains(0)",
          "(g[0]).indices.allSatisfy { c in g.allSatisfy { $0.indices.contains(c) } }",
        ]
      ),
      (
        "x = stride(from: 0, to: t.count, by: 2).map { i in UInt8(t.dropFirst(i).prefix(2), radix: 16)! }",
        [
          "stride(from: 0, to: t.count, by: 2).allSatisfy { i in i >= 0 }",
          "stride(from: 0, to: t.count, by: 2).allSatisfy { i in UInt8(t.dropFirst(i).prefix(2), radix: 16) != nil }",
        ]
      ),
      ("x = (1...a).reduce(1, *)", ["1 <= a", "a <= 20"]),
      ("for i in 2..<a { x *= i }", ["2 <= a", "a <= 20"]),
      ("x = (1...a).reduce(0, +)", ["1 <= a"]), ("for i in 1...a { x += i }", ["1 <= a"]),
    ])
  func rows(body: String, conditions: [String]) throws {
    let source = "struct S { init(g: [[Int]], t: String, a: Int) { \(body) } }"
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(demands.conditions.map(\.text).filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "What is run for each of some numbers is asked where there are any, whatever they are",
    arguments: [
      (
        "x = (0..<a).map { _ in Array(repeating: 0, count: k) }",
        ["0 <= a", "!(0 < a) || (k >= 0)"]
      ),
      (
        "x = (1...a).map { n in [Int](repeating: n, count: k) }",
        ["1 <= a", "!(1 <= a) || (k >= 0)"]
      ),
      ("for _ in 0..<a { x.append(b.prefix(k)) }", ["0 <= a", "!(0 < a) || (k >= 0)"]),
      (
        "x = (0..<a).map { _ in (0..<k).map { _ in 0 } }",
        ["0 <= a", "!(0 < a) || (0 <= k)"]
      ),
      ("x = (0..<a).map { n in Array(repeating: 0, count: n) }", ["0 <= a"]),
      ("for _ in 0..<a { if x { break }; x.append(b.prefix(k)) }", ["0 <= a"]),
      ("for _ in 0..<a { if x { return }; x.append(b.prefix(k)) }", ["0 <= a"]),
      ("for n in 0..<a { x = f(n); y = b.prefix(k) }", ["0 <= a", "!(0 < a) || (k >= 0)"]),
      ("x = (0..<9).map { _ in Array(repeating: 0, count: k) }", []),
    ])
  func counted(body: String, conditions: [String]) throws {
    let demands = try InitializerSource.demands(
      ofFirstIn: "struct S { init(a: Int, k: Int, b: [Int]) { \(body) } }")
    #expect(demands.conditions.map(\.text).filter { !$0.isEmpty } == conditions)
    #expect(!demands.conditions.contains { !$0.isReadable })
  }

  @Test("Rows of a grid are as few as what they are made of, each")
  func grid() throws {
    let body = "x = (0..<a).map { _ in Array(repeating: 0, count: k) }"
    let demands = try InitializerSource.demands(
      ofFirstIn: "struct S { init(a: Int, k: Int) { \(body) } }")
    for name in ["a", "k"] {
      #expect(
        demands.conditions.contains { $0.parameters.contains(name) && $0.magnitude == .count })
    }
  }

  @Test(
    "A number has room for so many digits and no more",
    arguments: [
      ("x = b.reduce(0) { $0 * 256 + Int($1) }", ["b.count <= 7"]),
      ("x = b.reduce(0) { all, one in all * 256 + Int(one) }", ["b.count <= 7"]),
      ("x = b.reduce(UInt32(0)) { $0 * 0x100 + UInt32($1) }", ["b.count <= 4"]),
      ("x = b.reduce(0, { 256 * $0 + UInt64($1) })", ["b.count <= 8"]),
      ("x = b.reduce(0) { $0 * 2 + $1 }", ["b.count <= 1"]),
      ("x = t.utf8.reduce(7) { $0 * 31 + Int($1) }", ["t.utf8.count <= 11"]),
      ("x = t.utf8.reduce(5381) { $0 * 33 + Int($1) }", ["t.utf8.count <= 10"]),
      ("x = b.reduce(into: 0) { $0 = $0 * 256 + Int($1) }", ["b.count <= 7"]),
      ("x = b.reduce(most) { $0 * 256 + Int($1) }", []),
      ("x = d.reduce(0) { $0 * 10 + $1 }", ["d.count <= 10"]),
      ("var n = 0; for one in b { n = n * 256 + Int(one) }", ["b.count <= 7"]),
      ("var n = 0; for one in b { n *= 256; n += Int(one) }", ["b.count <= 7"]),
      ("var n = UInt32(1); for one in b { n = n * 16 + UInt32(one) }", ["b.count <= 6"]),
      ("var n = n; for one in b { n = n * 16 + Int(one) }", []),
      ("x = b.reduce(0) { $0 * 256 + Double($1) }", []),
      ("x = b.reduce(0.0) { $0 * 256 + $1 }", []), ("x = e.reduce(0) { $0 * 2 + $1 }", []),
      ("x = b.reduce(0) { $0 &* 256 &+ Int($1) }", []),
      ("x = b.reduce(0) { $0 * 256 % 97 + Int($1) }", []),
      ("x = b.reduce(0) { $0 * 9 + 7 * Int($1) }", []),
      ("x = b.reduce(0) { $0 + 256 * Int($1) }", []), ("x = b.reduce(0) { $0 * 1 + Int($1) }", []),
      ("var n = 0.0; for one in b { n = n * 256 + f(one) }", []),
    ])
  func digits(body: String, conditions: [String]) throws {
    let demands = try InitializerSource.demands(
      ofFirstIn: "struct S { init(b: [UInt8], d: [Int], e: [Double], t: String) { \(body) } }")
    #expect(demands.conditions.map(\.text).filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "A part of data is one of its places",
    arguments: [
      ("x = d.subdata(in: 0..<4)", ["0 <= 0 && 0 <= 4 && 4 <= d.count"]),
      ("x = d.subdata(in: a..<k)", ["a <= k", "0 <= a && a <= k && k <= d.count"]),
      (
        "x = d.subdata(in: r)", ["0 <= r.lowerBound && r.upperBound <= d.count"]
      ),
      ("x = subdata(in: 0..<4)", []), ("x = other.subdata(in: 0..<4)", []),
    ])
  func parts(body: String, conditions: [String]) throws {
    let demands = try InitializerSource.demands(
      ofFirstIn: "struct S { init(d: Data, a: Int, k: Int, r: Range<Int>) { \(body) } }")
    #expect(
      Set(demands.conditions.map(\.text).filter { !$0.isEmpty }) == Set(conditions))
  }

  @Test(
    "Places are those of all numbers that are gone through, and of the last, for gens",
    arguments: [
      (
        "for i in 0..<8 { x.append(b[i]) }",
        ["b.indices.contains(7)", "(0..<8).allSatisfy { i in b.indices.contains(i) }"]
      ),
      (
        "x = (0...2).map { b[$0] }",
        ["b.indices.contains(2)", "(0...2).allSatisfy { b.indices.contains($0) }"]
      ),
      (
        "x = (0..<3).map { r in return b[r * 3] }",
        ["b.indices.contains(2 * 3)", "(0..<3).allSatisfy { r in b.indices.contains(r * 3) }"]
      ),
      (
        "for r in (0..<3).reversed() { for c in 0..<3 { let i = r * 3 + c; x += b[i] } }",
        [
          "b.indices.contains((2 * 3 + 2))",
          "(0..<3).allSatisfy { r in (0..<3).allSatisfy { c in b.indices.contains((r * 3 + c)) } }",
        ]
      ),
      (
        "x = (0..<3).map { r in (0..<3).map { c in b[r * 3 + c] } }",
        [
          "b.indices.contains(2 * 3 + 2)",
          "(0..<3).allSatisfy { r in (0..<3).allSatisfy { c in b.indices.contains(r * 3 + c) } }",
        ]
      ),
      (
        "for i in stride(from: 0, to: 7, by: 2) { x += b[i] }",
        [
          "b.indices.contains(6)",
          "stride(from: 0, to: 7, by: 2).allSatisfy { i in b.indices.contains(i) }",
        ]
      ),
      ("for i in -9223372036854775807..<5 { x.append(b[i]) }", []),
      ("for i in 0...9223372036854775807 { x.append(b[i]) }", []),
      (
        "for i in 0..<Self.size { x += b[i] }",
        ["b.indices.contains(3)", "(0..<4).allSatisfy { i in b.indices.contains(i) }"]
      ),
      (
        "for i in 0..<4 { precondition(b[i] > i) }",
        [
          "b.indices.contains(3)", "(0..<4).allSatisfy { i in b.indices.contains(i) }",
          "(0..<4).allSatisfy { i in b[i] > i }",
        ]
      ),
      (
        "for i in 0..<k { x += b[i] }",
        ["0 <= k", "(0..<k).allSatisfy { i in b.indices.contains(i) }"]
      ),
      (
        "for r in 0..<a { for c in 0..<k { x += b[r * k + c] } }",
        [
          "0 <= a", "!(0 < a) || (0 <= k)",
          "(0..<a).allSatisfy { r in (0..<k).allSatisfy { c in b.indices.contains(r * k + c) } }",
        ]
      ),
      (
        "for i in 0..<3 { x.append(t[t.index(t.startIndex, offsetBy: i)]) }",
        [
          "2 < t.count", "(0..<3).allSatisfy { i in i < t.count }",
          "(0..<3).allSatisfy { i in (0...t.count).contains(i) }",
        ]
      ),
      ("for i in 0..<3 { precondition(i < 3) }", []), ("for i in 0..<0 { x += b[i] }", []),
      ("for i in 0..<8 { if x { break }; x += b[i] }", []),
      ("for i in 0..<other() { x += b[i] }", []),
      (
        "for i in 0..<3 where b[i] > 0 { x += 1 }",
        [
          "b.indices.contains(2)", "(0..<3).allSatisfy { i in b.indices.contains(i) }",
        ]
      ),
      (
        "for i in a..<b.count { x += b[i] }",
        [
          "a <= b.count",
          "stride(from: a, to: (b.count), by: 1).allSatisfy { i in b.indices.contains(i) }",
        ]
      ),
      (
        "for i in 0..<(b.count - 1) { x += b[i + 1] }",
        [
          "0 <= (b.count - 1)",
          "stride(from: 0, to: ((b.count - 1)), by: 1).allSatisfy { i in b.indices.contains(i + 1) }",
        ]
      ),
    ])
  func numbers(body: String, conditions: [String]) throws {
    let source = """
      struct S {
        static let size = 4
        init(a: Int, k: Int, b: [Int], t: String) { \(body) }
      }
      """
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(Set(demands.conditions.map(\.text).filter { !$0.isEmpty }) == Set(conditions))
    #expect(!demands.conditions.contains { !$0.isReadable })
  }

  @Test(
    "Constants say which places there have to be",
    arguments: [
      ("x = b[Self.size]", "b.indices.contains(4)"),
      ("x = b[Self.size * S.size - 1]", "b.indices.contains((4 * 4 - 1))"),
      ("x = t[t.index(t.startIndex, offsetBy: 5)]", "5 < t.count"),
    ])
  func constants(body: String, condition: String) throws {
    let source = "struct S { static let size = 4; init(b: [Int], t: String) { \(body) } }"
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(demands.conditions.map(\.text).contains(condition))
  }

  @Test(
    "Names of days and months are as many as there are, and texts have the places that are named",
    arguments: [
      ("x = DateFormatter().weekdaySymbols[a - 1]", ["(0..<7).contains(a - 1)"]),
      ("x = Calendar.current.shortWeekdaySymbols[a]", ["(0..<7).contains(a)"]),
      (
        "let f = DateFormatter(); x = f.standaloneMonthSymbols[a + 1]",
        ["(0..<12).contains(a + 1)"]
      ),
      ("x = f.monthSymbols[a * 2]", ["(0..<12).contains(a * 2)"]), ("x = monthSymbols[a]", []),
      ("let i = t.index(t.startIndex, offsetBy: 4); x = t[i]", ["4 < t.count"]),
    ])
  func library(body: String, conditions: [String]) throws {
    let source = "struct S { init(a: Int, t: String) { \(body) } }"
    let demands = try InitializerSource.demands(ofFirstIn: source)
    let asked = demands.conditions.map(\.text).filter { !$0.isEmpty && !$0.hasPrefix("(0...") }
    #expect(asked == conditions)
  }

  @Test("Code that is no code is looked through to its end")
  func broken() throws {
    let pieces = [
      "(0..<a).map {", "_ in", "b.reduce(0) {", "$0 * 256", "+", "Int($1)", "}", ")", "for n in",
      "..<",
      "d.subdata(in:", "c!", "* 2", "K(rawValue: a)!", "K(rawValue:", "*=", "0", "{", "\n",
    ]
    forAll(Gen.element(of: pieces).array(count: 0...14).map { $0.joined(separator: " ") }) { body in
      let text = "struct S { init(a: Int, b: [UInt8], c: Int?, d: Data) { \(body) } }"
      _ = DeclarationParser.parse(SourceFile(path: "A.swift", text: text))
      _ = DeclarationParser.parse(
        SourceFile(path: "A.swift", text: "struct S { init(a: Int, b: [UInt8]) { \(body)"))
    }
  }

  @Test("What is in optionals is asked where it is there")
  func optionals() throws {
    let demands = try InitializerSource.demands(
      ofFirstIn:
        "struct S { init(b: [Int?]) { for case let x? in b where x < 9 { assert(x > 3) } } }")
    #expect(
      demands.conditions.map(\.text)
        == ["b.allSatisfy { x in !(x != nil) || (!(x! < 9) || (x! > 3)) }"])
  }

  @Test(
    "A set that gathers elements asks them to be distinct",
    arguments: [
      "var s: Set<Int> = []\nfor x in b { assert(s.insert(x).inserted) }",
      "var s = Set<Int>()\nfor x in b { guard s.insert(x).inserted else { fatalError() } }",
      "var s: Set<Int> = []; for x in b { if !s.insert(x).inserted { fatalError() } }",
      "var s: Set<Int> = []\nfor x in b { if s.contains(x) { fatalError() }; s.insert(x) }",
      "var s: Set<Int> = []\nfor x in b { assert(!s.contains(x)); s.insert(x) }",
    ])
  func distinct(body: String) throws {
    let conditions = try readable(body).map {
      $0.filter { !"()".contains($0) }.replacing("!!", with: "")
    }
    #expect(conditions == ["Setb.count == b.count"])
  }

  @Test("What elements are distinct by is computed of each")
  func distinctParts() throws {
    let body = "var s: Set<Int> = []\nfor x in b { assert(s.insert(x * 2).inserted) }"
    #expect(try readable(body) == ["Set(b.map { $0 * 2 }).count == b.count"])
  }

  @Test(
    "Not one that has other elements, or not all",
    arguments: [
      "var s: Set<Int> = [1]\nfor x in b { assert(s.insert(x).inserted) }",
      "var s: Set<Int> = []\ns.insert(3)\nfor x in b { assert(s.insert(x).inserted) }",
      "var s: Set<Int> = []\nfor x in b { if s.contains(x) { fatalError() }; if x > 3 { s.insert(x) } }",
      "var s: Set<Int> = []\nfor x in b { if s.contains(x) { fatalError() } }",
      "var s: Set<Int> = []\nfor x in b where x > 3 { assert(s.insert(x).inserted) }",
      "var s: Set<Int> = []\nfor x in b { if x > 3 { continue }; assert(s.insert(x).inserted) }",
      "var s: Set<Int> = []\nfor x in b { if s.contains(x + 1) { fatalError() }; s.insert(x) }",
      "var s: Set<Int> = []\nfor y in 0..<3 { for x in b { assert(s.insert(x).inserted) } }",
      "var s: Set<Int> = []\nfor y in b { for x in b { assert(s.insert(x).inserted) } }",
      "var s: Set<Int> = []\nfor x in b { assert(s.insert(x", "var s\nfor x in b { s.insert(x",
    ])
  func others(body: String) throws {
    #expect(try !readable(body).contains { $0.contains("Set(") })
  }

  @Test(
    "What a loop may end the program for and cannot be asked is told",
    arguments: [
      "var i = 1; while i < b.count { assert(b[i - 1] <= b[i]); i += 1 }",
      "var i = 0\nrepeat { precondition(b[i] > 0); i += 1 } while i < b.count",
      "var all = b; while true { guard let x = all.popLast() else { break }; assert(x > 3) }",
      "var last: Int?\nfor x in b { precondition(x != last); last = x }",
      "var n = 0; for x in b where x < 0 { n += 1 }; precondition(n <= 1)",
      "var n = 0; for x in b { if x < 0 { n += 1 } }; precondition(n <= 1)",
      "all: for x in b { for y in 2..<9 { if x == y { continue all } }; assert(x > 0) }",
      "for x in stride(from: 1, through: b.count, by: 2) { assert(b[x] > 3) }",
    ])
  func told(body: String) throws {
    let told = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(told.contains { $0.parameters == ["b"] })
  }

  @Test(
    "A loop that ends no program on purpose is not",
    arguments: [
      "var i = 1; while i < b.count { x += b[i]; i += 1 }", "repeat { x() } while b.isEmpty",
      "while i < b.count", "repeat {", "repeat", "while", "all: for", "all: while {",
      "for case let x?", "for case let x? in", "for case let x? in b {",
    ])
  func untold(body: String) throws {
    #expect(try InitializerSource.demands(body).conditions.allSatisfy { $0.text.isEmpty })
  }

  @Test(
    "Places in an array are asked before it is cut there",
    arguments: [
      ("x = b[..<a]", ["(0...b.count).contains(a)"]),
      ("x = b[a...]", ["(0...b.count).contains(a)"]),
      ("x = b[...a]", ["b.indices.contains(a)"]),
      ("x = b[2..<a]", ["0 <= 2 && 2 <= a && a <= b.count", "2 <= a"]),
      ("x = b[1...a]", ["0 <= 1 && 1 <= a && a < b.count", "1 <= a"]),
      ("x = b.prefix(upTo: a)", ["(0...b.count).contains(a)"]),
      ("x = b.prefix(through: a)", ["b.indices.contains(a)"]),
      ("x = b.suffix(from: a + 1)", ["(0...b.count).contains(a + 1)"]),
      ("self.n = b; n.removeLast()", ["!b.isEmpty"]),
      ("self.n = b; self.n.remove(at: a)", ["b.indices.contains(a)"]),
      ("self.n = b; n.removeFirst(a)", ["(0...b.count).contains(a)"]),
      ("x = other[..<a]", []), ("x = h.removeValue(a)", []), ("x = b.remove(", []),
      ("x = b[..<", []), ("x = b.prefix(upTo:", []),
    ])
  func places(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "What stands behind a conjunction is asked where that is not said before it",
    arguments: [
      ("assert(a > 3 && b[a] > 3)", ["!(a > 3) || (b.indices.contains(a))", "a > 3 && b[a] > 3"]),
      ("assert(!b.isEmpty && b[0] > 3)", ["!b.isEmpty && b[0] > 3"]),
      (
        "if a > 3 && b[a] > 3 { fatalError() }",
        ["!(a > 3) || (b.indices.contains(a))", "!(a > 3 && b[a] > 3)"]
      ),
    ])
  func conjunctions(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  private func readable(_ body: String) throws -> [String] {
    try InitializerSource.demands(body).conditions.filter { $0.isReadable && !$0.text.isEmpty }
      .map(\.text)
  }
}
