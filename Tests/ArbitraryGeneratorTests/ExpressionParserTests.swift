import Testing

@testable import ArbitraryGenerator

@Suite struct ExpressionParserTests {
  @Test(
    "An initial value ends where Swift ends it",
    arguments: [
      "1", "a + b", "a +\n b", "a\n + b", "a\n .b()\n .c", "f(1,\n 2)", "f { $0 }",
      "f { a } b: { c }",
      "f { a }\n b: { c }", "x ? y : z", "x\n ? y\n : z", "a as? Int", "a as! B", "a\n as B",
      "try? f()",
      "if a { 1 } else { 2 }", "if a { 1 }\n else { 2 }", "switch a { case 1: 2\n default: 3 }",
      "Foo<A, B>()", "Foo<A, [B]>.bar", "[a, b]", "a < b", "\\.x.y", "\\Foo.bar?", "a!", "a...",
      "...a", "-1",
      "{ a, b in a }", "\"\\(a) {\"", "#selector(f)", "#macro { a }", "a\n#if X\n .b()\n#endif",
      ".throw",
      ".init(x: 1)", "a ?? b", "await f()", "/a b/", "(a) in", "a.self", "{\n 1\n}()", "a is B",
      "[1: 2]", "\"\"\"\n a\n \"\"\"", "a && !b", "f(a)!", "a\n // comment\n .b", "a =\n b",
      "#file",
      "unsafe a", "consume a", "a as @Sendable () -> Void", "[Int]()", "a.0.1", "a?.b!.c",
      "x? [1] : [2]", "f { a } b: { didSet {} }",
      "if let a, !a.isEmpty { 1 } else { 2 }", "if a, case .b(let c, _) = d(e) { 1 } else { 2 }",
      "if a,\n b { 1 }\n else if c,\n let d { 2 } else { 3 }",
      "if let a = b[c { $0 }] { a } else { 1 }",
    ])
  func ends(text: String) throws {
    let members = try readMembers("var a = \(text)\nvar b: Int")
    #expect(members.properties.map(\.name) == ["a", "b"])
    #expect(members.properties[0].initialValue == text)
  }

  @Test(
    "A comma at the outside ends it, one in generic arguments does not",
    arguments: [
      ("A<B, C>(), b = 1", ["A<B, C>()", "1"]), ("a < b, c = d > (e)", ["a < b", "d > (e)"]),
      ("f(a, b), c = [d, e]", ["f(a, b)", "[d, e]"]),
      ("{ a, b in 1 }, c = 2", ["{ a, b in 1 }", "2"]),
      ("if b, let d { 1 } else { 2 }, c = 3", ["if b, let d { 1 } else { 2 }", "3"]),
    ])
  func commas(text: String, values: [String]) throws {
    #expect(try readMembers("let a = \(text)").properties.map(\.initialValue) == values)
  }

  @Test("Statements of a script are read over, and declarations between them are found")
  func scripts() {
    let file = read(
      """
      #!/usr/bin/env swift
      import A
      print("{"); struct A {}
      for i in 0..<3 where i > 1 { print(i) }
      if let x = f(),
        let y = g() { print(x, y) }
      guard let z = h(),
        case .some(let w) = z else { fatalError() }
      outer: while true { break outer }
      do { try f() } catch { }
      x = y
      struct B {}
      #warning("}")
      #Preview { struct C {} }
      infix operator +++: AdditionPrecedence
      prefix operator √
      precedencegroup P { higherThan: Q }
      @freestanding(expression) macro m<T>(_ t: T) -> T = #externalMacro(module: "M", type: "T")
      struct D {}
      """)
    #expect(file.names == ["A", "B", "D"])
    #expect(file.diagnostics.isEmpty)
  }
}
