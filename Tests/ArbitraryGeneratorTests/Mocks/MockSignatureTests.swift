import Testing

@testable import ArbitraryGenerator

/// Which requirements one member of a mock meets.
struct MockSignatureTests {
  private static let types = """
    typealias Name = String
    typealias Names = [Name]
    typealias Handler<T> = (T) -> Void
    typealias Work = @Sendable (Int) async -> Void
    protocol Item {}
    typealias AnyItem = any Item
    enum Outer { struct Name { let n: Int }; typealias Text = Name; typealias Whole = String }
    """

  @Test(
    "What two protocols require is one member, whatever typealiases they call its types by",
    arguments: [
      ("func f(_ s: String)", "func f(_ s: Name)"),
      ("func f(_ s: Name)", "func f(_ s: String)"),
      ("func f(all: [String]) -> [String: Int]", "func f(all: Names) -> Dictionary<Name, Int>"),
      ("func f(_ done: @escaping (Int) -> Void)", "func f(_ done: @escaping Handler<Int>)"),
      ("func f(_ work: @escaping @Sendable (Int) async -> Void)", "func f(_ w: @escaping Work)"),
      ("func f(_ item: any Item, _ text: inout String)", "func f(_ i: AnyItem, _ t: inout Name)"),
      ("func f<T: Item>(_ t: T, _ text: String)", "func f<T: Item>(_ t: T, _ text: Outer.Whole)"),
      ("subscript(key: String) -> Int { get }", "subscript(key: Name) -> Int { get set }"),
      ("init(name: String)", "init(name: Outer.Whole)"),
    ])
  func typealiases(first: String, second: String) async throws {
    let source = Self.types + "\nprotocol P1 { \(first) }\nprotocol P2: P1 { \(second) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("no mock") } == [])
    try await mocks.compile(beside: source)
  }

  @Test("Names that mean different types make two members, and so do the parameters of functions")
  func different() async throws {
    let source =
      Self.types + """

        protocol P1 { func f(_ s: Name); func g<Name>(_ s: Name); func h(_ s: Outer.Name) }
        protocol P2: P1 { func f(_ s: Outer.Text); func g(_ s: Name); func h(_ s: Outer.Text) }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "func f(").count == 3)
    #expect(mocks.lines(with: "func g").count == 3)
    #expect(mocks.lines(with: "func h(").count == 2)
    try await mocks.compile(beside: source)
  }
}
