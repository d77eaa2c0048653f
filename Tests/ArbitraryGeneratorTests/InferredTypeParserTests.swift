import Testing

@testable import ArbitraryGenerator

@Suite struct InferredTypeParserTests {
  @Test(
    "A plain initial value tells the type",
    arguments: [
      ("1", "Int"), ("-1", "Int"), ("0x1F", "Int"), ("1.5", "Double"), ("1e3", "Double"),
      ("60 * 60", "Int"),
      ("2 * 1.5", "Double"), (#""a""#, "String"), (#""a" + "b""#, "String"), ("true", "Bool"),
      ("false", "Bool"),
      ("Foo()", "Foo"), ("Foo(a: 1, b: { 2 })", "Foo"), ("Foo.Bar()", "Foo.Bar"),
      ("Foo.init()", "Foo"),
      ("Foo<Int, String>()", "Foo<Int, String>"), ("[Int]()", "[Int]"),
      ("[String: Int]()", "[String: Int]"),
      ("[1, 2]", "[Int]"), ("[[1], [2]]", "[[Int]]"), (#"["a": 1]"#, "[String: Int]"),
      ("[] as [Int]", "[Int]"),
      ("5 as UInt8", "UInt8"), ("(1, 2.5)", "(Int, Double)"),
      (#"(a: 1, b: "x")"#, "(a: Int, b: String)"),
      ("Foo { 1 }", "Foo"), ("Int.self", "Int.Type"), ("(1)", "Int"), ("[Foo()]", "[Foo]"),
      ("[Int?]()", "[Int?]"),
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
      #""a".count"#, "x ? 1 : 2", "1 + a", "[1, 2].map { $0 }", ".a", "try Foo()", "1.description",
      "[1][0]",
      #""a" + b"#, "[1: a]", "Foo()!", "Foo() ?? 1",
    ])
  func untold(value: String) throws {
    let property = try readProperty("var a = \(value)\nvar b: Int")
    #expect(property.type == nil)
    #expect(!property.isTypeInferred)
  }
}
