import Testing

@testable import ArbitraryGenerator

/// What sums and differences ask of the numbers that they are of.
struct PreconditionSumsTests {
  private func demands(_ body: String) throws -> [Precondition] {
    let text = """
      struct S {
        static let days = ["mon", "tue"]
        static let tiny: [Int] = []
        init(u: UInt8, v: UInt8, s: Int16, i: Int, k: Int, n: UInt, m: UInt, d: Double, t: String, since: Date, until: Date) {
          \(body)
        }
      }
      """
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: text))
    return try #require(file.declarations.first?.nominal?.members.initializers.first).demands
      .conditions
  }

  @Test(
    "Sums of narrow numbers, and differences of such without a sign, are asked exactly",
    arguments: [
      ("x = u + 1", ["(0...255).contains(Int(u) + 1)"]),
      ("x = 255 - u", ["(0...255).contains(255 - Int(u))"]),
      ("x = u + v", ["(0...255).contains(Int(u) + Int(v))"]),
      ("x = s - 10", ["(-32_768...32_767).contains(Int(s) - 10)"]),
      ("x = n - m", ["n >= m"]), ("x = n - 1", ["n >= 1"]), ("x = n + m", []), ("x = i - k", []),
      ("x = d - 1", []), ("x = u &+ 1", []), ("let t = u * 2; x = t + 1", []),
      ("if u > 3 { x = u + 1 }", ["!(u > 3) || ((0...255).contains(Int(u) + 1))"]),
      ("precondition(u - 1 < 9)", ["(0...255).contains(Int(u) - 1)", "u - 1 < 9"]),
      ("for _ in 0..<9 { x = u + 1 }", []), ("x = \"\\(u)\" + t", []),
      ("x = -s", ["(-32_768...32_767).contains(-Int(s))"]), ("x = -i", []), ("x = abs(i)", []),
      ("x = abs(s)", ["(-32_768...32_767).contains(abs(Int(s)))"]),
      ("x = s < 0 ? -s : s", ["!(s < 0) || ((-32_768...32_767).contains(-Int(s)))"]),
    ])
  func sums(body: String, texts: [String]) throws {
    #expect(try demands(body).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "What is asked exactly may be as large as there are, unless more is computed of it",
    arguments: [
      ("x = u + 1", []), ("x = u + v", []), ("x = u + 1; y = u * 2", ["u"]),
      ("x = u + v; y = x * x", ["u", "v"]), ("if u > 3 { x = u + 1 }", []),
      ("guard u > 3 else { x = 0; return }\nx = u + 1", []), ("x = n - m", ["m", "n"]),
      ("if u > v { x = u - v } else { x = v - u }", []), ("x = u > v ? u - v : 0", []),
      ("switch u { case 0: x = v + 1; default: x = v - u }", []), ("x = s > 0 ? s : -s", []),
      ("if f() { x = u + 1 }", ["u"]), ("if t.isMine { x = u + 1 }", ["u"]),
      ("x = abs(s)", []), ("x = -s * 2", ["s"]), ("if u > 3, u - v < 9 { x = 1 }", []),
      ("#if os(Linux)\nx = u + 1\n#else\nx = 3\n#endif", ["u"]),
      ("for _ in 0..<9 { x = u + 1 }", ["u"]), ("var u = u; u += 1; u += 1", ["u"]),
      ("let u = u * 2\nx = u + 1", ["u"]), ("let f = { $0 + u }", ["u"]),
    ])
  func magnitudes(body: String, parameters: [String]) throws {
    let terms = try demands(body).filter { $0.text.isEmpty && $0.magnitude == .term }
    #expect(terms.flatMap(\.parameters).sorted() == parameters)
  }

  @Test(
    "The ends of ranges may be sums, and indices those of constants",
    arguments: [
      ("x = i..<(i + k)", ["i <= (i + k)"]), ("x = i..<i + k", ["i <= i + k"]),
      ("x = (d - 1)...(d + 1)", ["(d - 1) <= (d + 1)"]), ("x = i - 1...k", ["i - 1 <= k"]),
      ("x = since..<until", ["since <= until"]), ("x = since...since + 3", ["since <= since + 3"]),
      ("x = t + \"a\"", []), ("x = 0..<i * k", ["0 <= i * k"]), ("x = a[i..<k]", ["i <= k"]),
      ("x = 0..<f(i)", []),
      ("x = Self.days[i]", ["(0..<2).contains(i)"]), ("x = S.days[i]", ["(0..<2).contains(i)"]),
      ("x = [1, 2, 3][k]", ["(0..<3).contains(k)"]), ("x = days[i]", ["(0..<2).contains(i)"]),
      ("x = Self.tiny[i]", ["(0..<0).contains(i)"]), ("x = Self.days[0]", []),
      ("let days = [1]\nx = days[i]", ["(0..<1).contains(i)"]),
      ("x = [\"a\": 1][\"\\(i)\"]", []),
      ("x = Self.days[i - 1]", ["(0..<2).contains(i - 1)"]),
      ("x = [1, 2, 3][k % 3]", ["(0..<3).contains(k % 3)"]),
      ("x = days[max(0, i)]", ["(0..<2).contains(max(0, i))"]),
    ])
  func bounds(body: String, texts: [String]) throws {
    #expect(try demands(body).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "Products of all numbers as far as to one are asked, whatever goes through those",
    arguments: [
      ("x = (1...i).reduce(1, *)", ["1 <= i", "i <= 20"]),
      ("x = (2..<i).reduce(1) { $0 * $1 }", ["2 <= i", "i <= 20"]),
      ("x = (1...i).reversed().reduce(1) { all, n in n * all }", ["1 <= i", "i <= 20"]),
      ("x = (1...i).reduce(0) { $0 + $1 * $1 }", ["1 <= i"]),
      ("x = (1...Int(u)).reduce(1, *)", ["(Int(u)) <= 20", "1 <= Int(u)"]),
      ("for n in stride(from: i, to: 0, by: -1) { x *= n }", ["i <= 20"]),
      ("for n in stride(from: i, through: k, by: -1) { x *= n }", []),
      ("for n in (1...i).reversed() { x *= n }", ["1 <= i", "i <= 20"]),
      ("x = i <= 1 ? 1 : (1...i).reduce(1, *)", ["i <= 1 || (i <= 20)"]),
      ("x = (1...i).reduce(1) { ($0 * $1) % 1000 }", ["1 <= i"]),
      ("x = (1...i).reduce(1) { $0 * $1 % 7 }", ["1 <= i"]),
      ("for n in 1...i { guard x < 1000 else { break }; x *= n }", ["1 <= i"]),
      (
        "return i > 1 ? f(k) : i == 1 ? 1 : (1...i).reduce(1, *)",
        ["i > 1 || (i == 1 || (1 <= i))"]
      ),
      ("x = (1...abs(i)).reduce(1, *)", ["(abs(i)) <= 20", "1 <= abs(i)"]),
    ])
  func products(body: String, texts: [String]) throws {
    #expect(try demands(body).filter(\.isReadable).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "Powers, and what else is multiplied as often as a parameter says, are told",
    arguments: [
      ("x = (0..<i).reduce(1) { all, _ in all * k }", "(0..<i).reduce(1) { all, _ in all * k }"),
      ("for _ in 0..<i { x *= k }", "x *= k"),
      (
        "x = k == 0 ? 1 : (0..<k).reduce(1) { $0 * (i - $1) / ($1 + 1) }",
        "(0..<k).reduce(1) { $0 * (i - $1) / ($1 + 1) }"
      ),
      ("for n in 0..<i { x = x * (k - n) / (n + 1) }", "x = x * (k - n) / (n + 1)"),
      ("for _ in 0..<3 { x *= k }", ""), ("for _ in 0..<t.count { x *= k }", ""),
      ("var p = 1.0; for _ in 0..<i { p *= Double(k) }", ""),
      ("var p: Double = 1; for _ in 0..<i { p *= Double(k) }", ""),
      ("var p = Decimal(1); for _ in 0..<i { p *= Decimal(k) }", ""),
      ("x = (0..<i).reduce(1.0) { all, _ in all * Double(k) }", ""),
      ("for n in 0..<i { x += k * n }", ""), ("for n in 0..<i { x &*= k }", ""),
    ])
  func powers(body: String, told: String) throws {
    let texts = try demands(body).filter { !$0.isReadable }.map(\.text)
    #expect(texts == (told.isEmpty ? [] : [told]))
  }

  @Test(
    "What one of two values asks is asked where that is chosen, and what is known then is not",
    arguments: [
      ("x = i > 3 ? UInt8(i) : 0", ["!(i > 3) || (UInt8(exactly: i) != nil)"]),
      ("x = f(a: i == 3 ? 0 : UInt8(i), b: 1)", ["i == 3 || (UInt8(exactly: i) != nil)"]),
      ("x = k == 0 ? 0 : i / k", []), ("x = i > 0 ? (1...i).map { $0 } : []", []),
      ("x = d ?? (i > 3 ? UInt8(i) : 0)", []), ("x = f() ? UInt8(i) : 0", []),
      (
        "x = t == \"\" ? 0 : i > 3 ? UInt8(i) : 0",
        ["t == \"\" || (!(i > 3) || (UInt8(exactly: i) != nil))"]
      ),
      (
        "x = i > 3 ? k > 4 ? UInt8(i) : 1 : UInt8(k)",
        [
          "!(i > 3) || (!(k > 4) || (UInt8(exactly: i) != nil))",
          "i > 3 || (UInt8(exactly: k) != nil)",
        ]
      ),
      (
        "x = i > 3 ? (k == 0 ? 1 : UInt8(i)) : 0",
        ["!(i > 3) || (k == 0 || (UInt8(exactly: i) != nil))"]
      ),
      ("x = k == 0 ? 0 : i / k > 3 ? 1 : 2", []),
    ])
  func choices(body: String, texts: [String]) throws {
    #expect(try demands(body).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test("Differences of small integers are asked in both values of a choice, and as many are drawn")
  func chosenSums() throws {
    let text = "struct S { init(a: Int8, b: Int8) { x = a > b ? a - b : b - a } }"
    let asked = try InitializerSource.demands(ofFirstIn: text).conditions
    #expect(
      asked.map(\.text) == [
        "!(a > b) || ((-128...127).contains(Int(a) - Int(b)))",
        "a > b || ((-128...127).contains(Int(b) - Int(a)))",
      ])
  }

  @Test("As many numbers as there are in a range that is gone through where it is chosen are few")
  func chosenRanges() throws {
    let asked = try demands("x = i > 0 ? (1...i).map { $0 } : []")
    #expect(asked.filter { $0.text.isEmpty && $0.parameters == ["i"] }.map(\.magnitude) == [.part])
  }

  @Test(
    "As many as there are in a range whose end is computed are few, where that is gone through",
    arguments: [
      ("x = (0..<max(i, 0)).reduce(1) { all, _ in all &* k }", true),
      ("for n in (1...max(1, i)).reversed() { x = x &* n }", true),
      ("x = Array(0..<max(0, i))", true), ("x = (0..<max(0, i)).contains(k)", false),
    ])
  func countedRanges(body: String, areFew: Bool) throws {
    let asked = try demands(body).filter { $0.parameters.contains("i") }
    #expect(asked.contains { $0.magnitude == .count } == areFew)
  }

  @Test(
    "Ranges that numbers are drawn of, or that become closed ones, have numbers",
    arguments: [
      ("x = Int.random(in: r)", ["!r.isEmpty"]), ("x = .random(in: r, using: &g)", ["!r.isEmpty"]),
      ("x = Int.random(in: 0..<i)", ["0 < i"]), ("x = Int.random(in: 0...i)", ["0 <= i"]),
      ("x = Double.random(in: 0..<d)", ["0 < d"]), ("x = Int.random(in: q)", []),
      ("x = ClosedRange(r)", ["!r.isEmpty"]), ("x = ClosedRange(q)", []),
    ])
  func drawn(body: String, texts: [String]) throws {
    let text =
      "struct S { init(i: Int, d: Double, r: Range<Int>, q: ClosedRange<Int>) { \(body) } }"
    let asked = try InitializerSource.demands(ofFirstIn: text).conditions
    #expect(asked.map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "Two places in a text are in order, also where they have names",
    arguments: [
      (
        "x = t[t.index(t.startIndex, offsetBy: i)..<t.index(t.startIndex, offsetBy: k)]",
        ["(0...t.count).contains(i)", "i <= k", "(0...t.count).contains(k)"]
      ),
      (
        "let a = t.index(t.startIndex, offsetBy: i)\nlet b = t.index(a, offsetBy: k)\nx = t[a...b]",
        ["(0...t.count).contains(i)", "(-i...t.count - i).contains(k)", "0 <= k"]
      ),
      (
        "let a = t.index(t.startIndex, offsetBy: i)\nx = t[t.startIndex..<a]",
        ["(0...t.count).contains(i)"]
      ),
      ("x = t.lowercased()[t.startIndex]", ["t.lowercased().indices.contains(t.startIndex)"]),
    ])
  func offsets(body: String, texts: [String]) throws {
    #expect(try demands(body).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "What the module's name stands before is asked as well",
    arguments: [
      "Swift.precondition(i > 0)", "Swift.assert(i > 0)",
      "if !(i > 0) { Swift.fatalError() }", "guard i > 0 else { Swift.preconditionFailure() }",
    ])
  func module(body: String) throws {
    let texts = try demands(body).map(\.text)
    #expect(["i > 0", "!(!(i > 0))"].contains { texts == [$0] })
    #expect(try demands("x.precondition(i > 0)\ny = Swift.max(i, 0)").isEmpty)
  }

  @Test(
    "Texts with escapes are asked, those with values are not",
    arguments: [
      (#"t.contains("\"") || i > 0"#, true), (#"t == "\\" || i > 0"#, true),
      (##"t == #"\d"# || i > 0"##, true), (#"t == "\(i)" || i > 0"#, false),
      (##"t == #"\#(i)"# || i > 0"##, false), (##"t == #"a"b"# || i > 0"##, false),
    ])
  func escapes(condition: String, isAsked: Bool) throws {
    let asked = try demands("precondition(\(condition))")
    #expect(asked.map(\.isReadable) == [isAsked])
  }
}
