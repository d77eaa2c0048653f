import Testing

@testable import ArbitraryGenerator

@Suite struct InferredTypeParserTests {
  @Test(
    "A plain initial value tells the type",
    arguments: [
      ("1", "Swift.Int"), ("-1", "Swift.Int"), ("0x1F", "Swift.Int"), ("1.5", "Swift.Double"),
      ("1e3", "Swift.Double"),
      ("60 * 60", "Swift.Int"),
      ("2 * 1.5", "Swift.Double"), (#""a""#, "Swift.String"), (#""a" + "b""#, "Swift.String"),
      ("true", "Swift.Bool"),
      ("false", "Swift.Bool"),
      ("Foo()", "Foo"), ("Foo(a: 1, b: { 2 })", "Foo"), ("Foo.Bar()", "Foo.Bar"),
      ("Foo.init()", "Foo"),
      ("Foo<Int, String>()", "Foo<Int, String>"), ("[Int]()", "[Int]"),
      ("[String: Int]()", "[String: Int]"),
      ("[1, 2]", "[Swift.Int]"), ("[[1], [2]]", "[[Swift.Int]]"),
      (#"["a": 1]"#, "[Swift.String: Swift.Int]"),
      ("[] as [Int]", "[Int]"),
      ("5 as UInt8", "UInt8"), ("(1, 2.5)", "(Swift.Int, Swift.Double)"),
      (#"(a: 1, b: "x")"#, "(a: Swift.Int, b: Swift.String)"),
      ("Foo { 1 }", "Foo"), ("Int.self", "Int.Type"), ("(1)", "Swift.Int"), ("[Foo()]", "[Foo]"),
      ("[Int?]()", "[Int?]"), ("try Foo()", "Foo"), ("try! Foo(a: 1)", "Foo"), ("Foo()!", "Foo"),
      ("[Int].init()", "[Int]"), ("[String: Int].init(minimumCapacity: 1)", "[String: Int]"),
      ("Int?.none", "Int?"), ("Optional<Int>.none", "Optional<Int>"), ("A.B?.none", "A.B?"),
      ("try! Self.init(1)", "Self"), ("UUID().uuidString", "Swift.String"),
    ])
  func told(value: String, type: String) throws {
    let property = try readProperty("var a = \(value)\nvar b: Int")
    #expect(property.type?.description == type)
    #expect(property.isTypeInferred)
    #expect(property.initialValue == value)
  }

  @Test(
    "Where the value does not tell the type, there is none",
    arguments: [
      "f()", "Foo.bar()", "Foo.shared", "a", "nil", "[]", "[:]", #"[1, "a"]"#, "Foo().bar",
      "1 == 2", "{ 1 }()",
      #""a".count"#, "x ? 1 : 2", "1 + a", "[1, 2].map { $0 }", ".a", "try? Foo()", "1.description",
      "[1][0]",
      #""a" + b"#, "[1: a]", "Foo()!.bar", "Foo()![0]", "Foo()!()", "Foo()! + 1",
      "Foo.none", "Int?.none.map { $0 }", "Int?.none ?? 1", "[Int].random()",
      "Foo() ?? 1", "tryFoo()", "UUID().uuidString.count", "UUID().uuid", "Foo().uuidString",
    ])
  func untold(value: String) throws {
    let property = try readProperty("var a = \(value)\nvar b: Int")
    #expect(property.type == nil)
    #expect(!property.isTypeInferred)
  }
}
