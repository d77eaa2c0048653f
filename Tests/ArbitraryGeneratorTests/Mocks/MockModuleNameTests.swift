import Testing

@testable import ArbitraryGenerator

/// Types in mocks that other modules, or the libraries, may have one of the name of.
struct MockModuleNameTests {
  @Test("A type that is named like one of Foundation's for XML is that of the module")
  func clash() {
    let mocks = GeneratedMocks(
      "import FoundationXML\npublic class XMLElement {}\n"
        + "public protocol P { func parse(_ element: XMLElement) }", testables: ["M"])
    #expect(mocks.lines(with: "func parse") == ["public func parse(_ element: M.XMLElement) {"])
  }

  @Test("A typealias that is named like one of Foundation's types is that of the module")
  func aliasClash() {
    let mocks = GeneratedMocks(
      "import Foundation\npublic enum Term { case one }\npublic typealias Expression = Term\n"
        + "protocol P { func bind(_ terms: [Expression]) }", testables: ["M"])
    #expect(mocks.lines(with: "func bind") == ["func bind(_ terms: [M.Expression]) {"])
  }

  @Test("A typealias that is not on all platforms is not looked for in the module")
  func conditionalAlias() {
    let mocks = GeneratedMocks(
      "import Foundation\n#if os(Windows)\npublic typealias Expression = Int\n#endif\n"
        + "protocol P { func bind(_ term: Expression) }", testables: ["M"])
    #expect(mocks.lines(with: "func bind") == ["func bind(_ term: Expression) {"])
  }

  @Test("A type of the module's is named with it where another module may have one of the name")
  func otherModules() {
    let source = """
      struct Parser { struct Index {} }
      protocol P { func f<Item>(_ item: Item, at index: Parser.Index) -> [Parser] }
      struct Item {}
      """
    let alone = GeneratedMocks("import Foundation\n\(source)", testables: ["M"])
    #expect(
      alone.lines(with: "func f<") == [
        "func f<Item>(_ item: Item, at index: Parser.Index) -> [Parser] {"
      ])
    let beside = GeneratedMocks("import Other\n\(source)", testables: ["M"])
    #expect(
      beside.lines(with: "func f<") == [
        "func f<Item>(_ item: Item, at index: M.Parser.Index) -> [M.Parser] {"
      ])
    let hidden = GeneratedMocks("import Other\nenum M {}\n\(source)", testables: ["M"])
    #expect(hidden.lines(with: "func f<") == alone.lines(with: "func f<"))
  }

  @Test("Of a name that two modules of the sources have, each protocol means its own module's")
  func sharedNames() {
    let mocks = GeneratedMocks(
      [
        "Sources/A/A.swift":
          "public struct User {}\npublic struct Id {}\npublic protocol P { func f(_ user: User, _ id: Id) }",
        "Sources/B/B.swift":
          "import A\nstruct User {}\nprotocol Q: P { func g(_ user: User, _ id: Id) }",
      ], testables: ["A", "B"])
    #expect(
      mocks.lines(with: "func f(") == [
        "public func f(_ user: A.User, _ id: Id) {", "func f(_ user: A.User, _ id: Id) {",
      ])
    #expect(mocks.lines(with: "func g(") == ["func g(_ user: B.User, _ id: Id) {"])
  }

  @Test("A generic type that is named with its module keeps its arguments, named in the same way")
  func genericTypesOfModules() {
    let mocks = GeneratedMocks(
      "import Other\nstruct Box<T> {}\nstruct Parser {}\n"
        + "protocol P { func f<Item>(_ items: Box<Item>) -> [Box<Box<Parser>>] }", testables: ["M"])
    #expect(
      mocks.lines(with: "func f<") == [
        "func f<Item>(_ items: M.Box<Item>) -> [M.Box<M.Box<M.Parser>>] {"
      ])
  }

  @Test(
    "A protocol's typealias that is named like a type of the library is named with the protocol",
    arguments: ["Progress", "Operation", "Duration", "Stream", "Data"])
  func typealiases(name: String) async throws {
    let source = """
      import Foundation
      public protocol P: AnyObject {
        typealias \(name) = @Sendable (_ fraction: Double) -> Void
        var change: \(name)? { get set }
        func load(_ change: @escaping \(name)) async -> Int
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.text.contains("var change: M.P.\(name)? {"))
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }
}
