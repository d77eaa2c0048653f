import Testing

@testable import ArbitraryGenerator

/// What initialisers are seen to ask of their arguments.
struct PreconditionScannerTests {
  @Test(
    "Conditions on parameters are found",
    arguments: [
      ("precondition(a > 0)", ["a > 0"]), ("assert(a > 0, \"no\")", ["a > 0"]),
      ("precondition ( a>0 , \"\\(a)\" )", ["a>0"]),
      (
        "self.a = a\nprecondition(\n  a > 0\n    && b.count < 4 // why, not\n)",
        ["a > 0 && b.count < 4"]
      ),
      ("guard a > 0, !b.isEmpty else { fatalError() }", ["a > 0", "!b.isEmpty"]),
      ("guard a >= 0 else {\n  preconditionFailure(\"no\")\n}", ["a >= 0"]),
      ("guard let c, a > 0 else { fatalError() }", ["a > 0"]),
      (
        "precondition(b.allSatisfy { $0.isASCII && $0 != \"x\" })",
        ["b.allSatisfy { $0.isASCII && $0 != \"x\" }"]
      ),
      (
        "precondition((0...59).contains(a)); assert(max(a, 1) != Int.max)",
        ["(0...59).contains(a)", "max(a, 1) != Int.max"]
      ),
      (
        "precondition(b.contains(where: { $0 > 1 }) || a == -1)",
        ["b.contains(where: { $0 > 1 }) || a == -1"]
      ),
      ("if true {}\nfor _ in b {}\nprecondition(a < 9)", ["a < 9"]),
      ("#if DEBUG\nassert(a == 1)\n#endif", ["a == 1"]),
      (
        "guard a > 0 else { throw X() }\nassert((1...9).contains(a) && a > -1)",
        ["(1...9).contains(a) && a > -1"]
      ),
      ("assert(!b.isEmpty && b[0] > a % 2)", ["!b.isEmpty && b[0] > a % 2"]),
      ("let x = 1, y: Int = 2\nif a > 0, b.isEmpty {}\nprecondition(a > 0)", ["a > 0"]),
      ("let x = a\nprecondition(a > 0)", ["a > 0"]),
      ("let x: Int\nprecondition(a > 0)", ["a > 0"]),
      ("guard case .some(let x) = c, a > 0 else { fatalError() }", ["a > 0"]),
    ])
  func found(body: String, conditions: [String]) throws {
    #expect(try preconditions(body).map(\.text) == conditions)
  }

  @Test(
    "What cannot be asked before the call is left to the initialiser",
    arguments: [
      "precondition(self.a > 0)", "precondition(isRight(a))", "precondition(a > Self.least)",
      "precondition(a > least)", "precondition(a.isRight)", "precondition(try a > check(b))",
      "precondition(c! > 0)", "precondition(a is Int)", "precondition(a as Any != nil)",
      "precondition(\"\\(a)\" == \"1\")", "precondition(a <> 1)",
      "precondition(b[keyPath: \\.x] > 1)",
      "precondition(a > 0 ? b : c)", "precondition(f(1) > a)", "precondition(d.count > a)",
      "precondition(g > 0)", "precondition(true)", "precondition()", "precondition", "assert",
      "if a < 0 { precondition(b.isEmpty) }", "defer { precondition(a > 0) }",
      "let x = { precondition(a > 0) }", "check.precondition(a > 0)",
      "let a = a + 1; precondition(a > 0)", "guard let a = Int(c) else { return }\nassert(a > 0)",
      "let (b, a) = (a, b)\nprecondition(a.isEmpty && b > 0)",
      "let x = 1, a = 2; assert(a > 0)", "let x = 1, (a, b) = (2, 3); assert(a > b)",
      "guard case .some(let c) = c, c > 0 else { fatalError() }",
      "guard case let c? = c else { fatalError() }\nprecondition(c > 0)",
      "guard !b.isEmpty else { throw X() }\nassert(b[0] > 0)",
      "if a == 0 { return }\nassert(8 % a == 0)", "try check(a)\nassert((1..<a).contains(3))",
      "if a < 0 { return }\nassert((a...9).contains(3))", "if a < 0 { return }\nassert(8 - a > 3)",
      "func a(_ x: Int) -> Bool { x > 1 }\nassert(a(2))",
      "a > 1 ? precondition(b.isEmpty) : precondition(b.count > 1)",
      "#if DEBUG\nassert(a > 0)\n#elseif X\n#else\nassert(a < 0)\n#endif",
      "guard a > 0 else { return }", "guard a > 0 else { throw fatalError }",
      "guard a > 0", "guard", "guard else {", "precondition(a", "precondition(a > ",
      "// precondition(a > 0)", "let s = \"precondition(a > 0)\"", "fatalError(\"\\(a)\")",
    ])
  func left(body: String) throws {
    #expect(try preconditions(body).isEmpty)
  }

  @Test("They name their parameters")
  func names() throws {
    let all = try preconditions("precondition(a > b.count && `in` != 2); assert(b.isEmpty)")
    #expect(all.map(\.parameters) == [["a", "b", "in"], ["b"]])
  }

  private func preconditions(_ body: String) throws -> [Precondition] {
    let text = """
      struct S {
        init(
          a: Int, with b: [Int], _ c: Int?, f: (Int) -> Int, d: Int..., in `in`: Int = 1, g: Int!
        ) {
          \(body)
        }
      }
      """
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: text))
    return file.declarations.first?.nominal?.members.initializers.first?.preconditions ?? []
  }
}
