import Testing

@testable import ArbitraryGenerator

/// What initialisers ask by functions, getters and setters of their file.
struct CalledCheckTests {
  /// What the first initialiser of `S` asks, whose body and file are given.
  private func asked(_ body: String, _ file: String) throws -> [String] {
    let source = """
      struct S {
        let a: Int, b: [Int], c: Int?
        init(a: Int, b: [Int], c: Int?, text: String) { \(body) }
      }
      \(file)
      """
    let parsed = DeclarationParser.parse(SourceFile(path: "S.swift", text: source))
    #expect(parsed.diagnostics.isEmpty)
    let type = try #require(parsed.declarations.compactMap(\.nominal).first)
    return try #require(type.members.initializers.first).demands.conditions.filter(\.isReadable)
      .map(\.text)
      .filter { !$0.isEmpty }
  }

  @Test(
    "What a function ends the program without is asked of what it is given",
    arguments: [
      ("check(a)", "func check(_ n: Int) { precondition(n > 3) }", ["a > 3"]),
      (
        "Self.check(n: a)", "extension S { static func check(n: Int) { assert(n > 3) } }", ["a > 3"]
      ),
      ("Rules.check(a)", "enum Rules { static func check(_ n: Int) { assert(n > 3) } }", ["a > 3"]),
      (
        "self.a = check(a, text)",
        "func check(_ n: Int, _ t: String) -> Int { assert(t != \"x\" && n > 3); return n }",
        ["text != \"x\" && a > 3"]
      ),
      ("check(a, 5)", "func check(_ n: Int, _ m: Int) { assert(n > 3); assert(n > m) }", ["a > 3"]),
      ("check(b.count)", "func check(_ n: Int) { assert(n > 3) }", ["(b.count) > 3"]),
      (
        "check(a)",
        "func check(_ n: Int, deep: Bool = true) { outer(n) }\nfunc outer(_ a: Int) { if a == 7 { fatalError() } }",
        ["!(a == 7)"]
      ),
      (
        "self.a = a\ncheck()", "extension S { func check() { precondition(a > 3 && self.a < 9) } }",
        ["a > 3 && a < 9"]
      ),
      (
        "check(c)", "func check(_ n: Int?) { if let n { assert(n > 3) } }",
        ["!(c != nil) || (c! > 3)"]
      ),
      (
        "try! check(a)", "func check(_ n: Int) throws { guard n > 3 else { log(n); throw E() } }",
        ["a > 3"]
      ),
      (
        "self.a = try! check(a)",
        "func check(_ n: Int) throws -> Int { if n <= 3 { throw E() }; return min(n, 5) }",
        ["!(a <= 3)"]
      ),
      (
        "try! check(a)",
        "func check(_ n: Int) throws { try outer(n) }\nfunc outer(_ a: Int) throws { if a == 7 { throw E() } }",
        ["!(a == 7)"]
      ),
      (
        "self.a = a; try! self.check()",
        "extension S { private func check() throws { if a < 0 { throw E() } } }", ["!(a < 0)"]
      ),
    ])
  func functions(body: String, file: String, conditions: [String]) throws {
    #expect(try asked(body, file) == conditions)
  }

  @Test(
    "Not where it is not sure what is called, with what, or that it is",
    arguments: [
      ("if x { check(a) }", "func check(_ n: Int) { precondition(n > 3) }"),
      ("check(a)", "func check(_ n: Int) { precondition(n > 3) }\nfunc check(_ n: Double) {}"),
      ("check(n: a)", "func check(_ n: Int) { precondition(n > 3) }"),
      ("check(a)", "func check(_ n: Int?) { precondition(n! > 3) }"),
      ("check(a)", "func check(_ n: some Equatable) { precondition(n > 3) }"),
      ("check(a)", "enum Rules { static func check(_ n: Int) { assert(n > 3) } }"),
      ("other.check(a)", "func check(_ n: Int) { assert(n > 3) }"),
      ("try check(a)", "func check(_ n: Int) throws { if n < 3 { throw E() } }"),
      (
        "self.b = b; check()", "let b = f()\nfunc check() { precondition(b.count > 3) }"
      ),
      (
        "self.a = a; clamp(); assert(self.a > 3)",
        "extension S { mutating func clamp() { if a < 4 { a = 4 } } }"
      ),
      ("try? check(a)", "func check(_ n: Int) throws { if n < 3 { throw E() } }"),
      (
        "try! check(a)",
        "func check(_ n: Int) { try? outer(n) }\nfunc outer(_ a: Int) throws { if a == 7 { throw E() } }"
      ),
      ("self.a = a; Self.check()", "extension S { static func check() { precondition(a > 3) } }"),
      ("check(a)", "func check(_ n: Int) { let n = 4; precondition(n > 3) }"),
      ("let check = { (n: Int) in }; check(a)", "func check(_ n: Int) { precondition(n > 3) }"),
    ])
  func others(body: String, file: String) throws {
    #expect(try asked(body, file).isEmpty)
  }

  @Test(
    "What functions and getters answer is asked in terms of parameters",
    arguments: [
      ("precondition(isRight(a))", "private func isRight(_ n: Int) -> Bool { n > 3 }", ["(a > 3)"]),
      (
        "guard Self.isRight(text) else { fatalError() }",
        "extension S { static func isRight(_ t: String) -> Bool { return t.count == 5 } }",
        ["(text.count == 5)"]
      ),
      (
        "self.a = a\nprecondition(isRight)",
        "extension S { var isRight: Bool { a > 3 || self.a < -3 } }", ["(a > 3 || a < -3)"]
      ),
      (
        "self.b = b\nassert(self.isRight && a > 0)",
        "extension S { var isRight: Bool { size > 3 }\nvar size: Int { b.count } }",
        ["((b.count) > 3) && a > 0"]
      ),
      (
        "let size = size(of: b)\nassert(size > 3)",
        "func size(of list: [Int]) -> Int { list.count }", ["(b.count) > 3"]
      ),
    ])
  func answers(body: String, file: String, conditions: [String]) throws {
    #expect(try asked(body, file) == conditions)
  }

  @Test(
    "Nothing is asked where more is done, or where that is not known",
    arguments: [
      ("precondition(isRight(a))", "func isRight(_ n: Int) -> Bool { log(); return n > 3 }"),
      ("precondition(isRight(a))", "func isRight(_ n: Int) -> Bool { isRight(n) }"),
      (
        "precondition(isRight(a))",
        "func isRight(_ n: Int) -> Bool { isLeft(n) && isLeft(n) }\nfunc isLeft(_ n: Int) -> Bool { isRight(n) || isRight(n) }"
      ),
      ("precondition(isRight)", "extension S { var isRight: Bool { a > 3 } }"),
      (
        "self.a = a; precondition(isRight)",
        "extension S { var isRight = true { didSet { x(a > 3) } } }"
      ),
      (
        "self.a = a; precondition(isRight)",
        "extension S { static let isRight: Bool = { a > 3 }() }"
      ),
    ])
  func unknown(body: String, file: String) throws {
    #expect(try asked(body, file).isEmpty)
  }

  @Test("What setters end the program without is asked of what they are set to")
  func setters() throws {
    let setter = "extension S { var size: Int { get { 1 } set { precondition(newValue > 3) } } }"
    #expect(try asked("size = a", setter) == ["a > 3"])
    #expect(try asked("self.size = a + 1", setter) == ["(a + 1) > 3"])
    #expect(try asked("if x { size = a }", setter).isEmpty)
    let named = "extension S { var size: Int? { get { 1 } set(n) { if let n { assert(n > 3) } } } }"
    #expect(try asked("size = c", named) == ["!(c != nil) || (c! > 3)"])
    #expect(try asked("size = a", named).isEmpty)
    let observer = "extension S { var size = 1 { didSet { precondition(size > 3) } } }"
    #expect(try asked("size = a", observer).isEmpty)
  }
}
