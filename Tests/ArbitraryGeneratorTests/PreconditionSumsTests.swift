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
    ])
  func sums(body: String, texts: [String]) throws {
    #expect(try demands(body).map(\.text).filter { !$0.isEmpty } == texts)
  }

  @Test(
    "What is asked exactly may be as large as there are, unless more is computed of it",
    arguments: [
      ("x = u + 1", []), ("x = u + v", []), ("x = u + 1; y = u * 2", ["u"]),
      ("x = u + v; y = x * x", ["u", "v"]), ("if u > 3 { x = u + 1 }", ["u"]),
      ("guard u > 3 else { x = 0; return }\nx = u + 1", ["u"]), ("x = n - m", ["m", "n"]),
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
      ("x = since..<until", ["since <= until"]), ("x = since...since + 3", []),
      ("x = t + \"a\"", []), ("x = 0..<i * k", ["0 <= i * k"]), ("x = a[i..<k]", ["i <= k"]),
      ("x = 0..<f(i)", []),
      ("x = Self.days[i]", ["(0..<2).contains(i)"]), ("x = S.days[i]", ["(0..<2).contains(i)"]),
      ("x = [1, 2, 3][k]", ["(0..<3).contains(k)"]), ("x = days[i]", ["(0..<2).contains(i)"]),
      ("x = Self.tiny[i]", ["(0..<0).contains(i)"]), ("x = Self.days[0]", []),
      ("let days = [1]\nx = days[i]", []), ("x = [\"a\": 1][\"\\(i)\"]", []),
    ])
  func bounds(body: String, texts: [String]) throws {
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
