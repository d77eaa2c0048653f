import Testing

@testable import ArbitraryGenerator

@Suite struct TypeParserTests {
  @Test(
    "A type prints back as it was written, and that reads as the same type",
    arguments: [
      "Int", "A.B", "A<Int>.B<C, D>", "Int?", "Int??", "Int!", "[Int]", "[[Int]?]",
      "[String: [Int]]",
      "[String: any P]?", "()", "(Int)", "(Int, y: Int)", "() -> Void",
      "(Int, inout String) -> Int",
      "(_ index: Int, to: Double) async throws -> [Int]", "() throws(E) -> Void",
      "(Int...) -> Void",
      "(@escaping () -> Void) -> () -> Int", "@Sendable () -> Void",
      "@MainActor @Sendable () async -> Int",
      "@convention(c) (Int) -> Void", "any P", "some P", "any P & Q", "(any P)?", "any P<Int>",
      "P & ~Copyable",
      "~Copyable", "any ~Copyable", "T.Type", "(any P).Type", "P.Protocol", "(any P).Element",
      "(repeat each T)", "each T", "(repeat Gen<each T>) -> Void", "[3 of Int]",
      "[n of [2 of Int]]",
      "V<3, Int>", "V<-1>", "inout Int", "borrowing T", "sending T", "isolated (any Actor)?", "_",
      "nonisolated(nonsending) () async -> Void", "Result<T, any Error>", "Swift.Result<Int, E>",
      "`class`.`Type`", "A::B", "(() -> Void)?", "Optional<Array<Set<Int>>>", "any", "some", "each",
      "[any P.Type]", "@escaping @autoclosure () -> Int", "(Int) -> (Int) -> Int",
      "Dictionary<K, V>.Index?",
      "@isolated(any) () -> Void", "consuming [Int]", "(x: Int, y: (a: Int, b: Int))",
    ])
  func roundTrip(text: String) throws {
    let type = try #require(DeclarationParser.parseType(text))
    #expect(type.description == text)
    #expect(DeclarationParser.parseType(type.description) == type)
  }

  @Test(
    "Other spacings read as the same type",
    arguments: [
      ("Array < Int >", "Array<Int>"), ("[ Int : String ]", "[Int: String]"), ("(Int,)", "(Int)"),
      ("A . B", "A.B"), ("()async throws->Int", "() async throws -> Int"), ("P&Q", "P & Q"),
      ("[String:Int]?", "[String: Int]?"), ("@Sendable\n() -> Void", "@Sendable () -> Void"),
      ("Array<Array<Int>>?", "Array<Array<Int>>?"), ("/* a */ Int // b", "Int"),
      ("@escaping(Int) -> Void", "@escaping (Int) -> Void"),
    ])
  func spacing(text: String, printed: String) {
    #expect(DeclarationParser.parseType(text)?.description == printed)
  }

  @Test(
    "What is no type is refused",
    arguments: [
      "", "<", "[Int", "(Int", "Array<Int", "func", "1", "A.", "[Int:]", "& A", "() -> ", "Int Int",
      "?",
      String(repeating: "[", count: 10_000), String(repeating: "any ", count: 10_000),
      String(repeating: "A<", count: 10_000), String(repeating: "(", count: 10_000) + "Int",
    ])
  func refused(text: String) {
    #expect(DeclarationParser.parseType(text) == nil)
  }

  @Test("Structure, not text, is what a type is")
  func structure() {
    let int = TypeSyntax.named("Int")
    #expect(
      DeclarationParser.parseType("[String: [any P]?]")
        == .dictionary(key: .named("String"), value: .optional(.array(.any(.named("P"))))))
    #expect(
      DeclarationParser.parseType("(a: Int, Int) throws -> Int")
        == .function(
          parameters: [.init(label: "a", type: int), .init(type: int)],
          effects: Effects(throwing: .always), result: int))
    #expect(
      DeclarationParser.parseType("A<Int>.B")
        == .member(of: .named("A", arguments: [int]), "B"))
  }

  @Test("A type put together by hand prints with the parentheses that it needs")
  func parentheses() {
    let any = TypeSyntax.any(.named("P"))
    let function = TypeSyntax.function(parameters: [], effects: Effects(), result: .named("Int"))
    #expect(TypeSyntax.optional(any).description == "(any P)?")
    #expect(TypeSyntax.implicitlyUnwrapped(function).description == "(() -> Int)!")
    #expect(TypeSyntax.metatype(any).description == "(any P).Type")
    #expect(TypeSyntax.member(of: .some(.named("P")), "E").description == "(some P).E")
    #expect(
      TypeSyntax.optional(.attributed(["@Sendable"], function)).description
        == "(@Sendable () -> Int)?")
    #expect(TypeSyntax.array(function).description == "[() -> Int]")
    #expect(TypeSyntax.optional(.packElement(.named("T"))).description == "(each T)?")
  }

  @Test("A qualified name leaves generic arguments out; other types have none")
  func qualifiedName() {
    #expect(DeclarationParser.parseType("A<Int>.B<C>")?.qualifiedName == "A.B")
    #expect(DeclarationParser.parseType("[Int]")?.qualifiedName == nil)
  }

  @Test("Parentheses around a single type can be taken off")
  func unparenthesized() {
    #expect(DeclarationParser.parseType("((any P))")?.unparenthesized == .any(.named("P")))
    #expect(DeclarationParser.parseType("(a: Int)")?.unparenthesized.description == "(a: Int)")
  }
}
