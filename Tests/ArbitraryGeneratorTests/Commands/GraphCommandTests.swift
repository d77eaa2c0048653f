import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import ArbitraryGenerator

struct GraphCommandTests {
  private func graph(_ type: String?, _ format: Arguments.Format = .text) throws -> String {
    try GraphCommand(survey: .shop, type: type).text(as: format)
  }

  @Test("A tree goes down to the types of the library, and shows a type's members once")
  func text() throws {
    #expect(
      try graph(nil) == """
        M.User
        ├─ id: Int
        ├─ home: M.User.Address?
        │  └─ street: String
        ├─ friends: [M.User]
        └─ role: M.Role
           ├─ case admin
           └─ case member
              └─ since: Int

        """)
    #expect(try graph("Address") == "M.User.Address\n└─ street: String\n")
  }

  @Test("Types that hold each other are all shown")
  func circle() {
    let survey = Survey("struct A { var b: [B] }\nstruct B { var a: [A]; var c: (A, B?)? }")
    #expect(
      TypeTree(survey.plan).text == """
        M.A
        └─ b: [M.B]
           ├─ a: [M.A]
           └─ c: (M.A, M.B?)?
              ├─ M.A
              └─ M.B

        """)
  }

  @Test("A Mermaid diagram has a box for each node, with its text escaped")
  func mermaid() throws {
    #expect(
      try graph("Address", .mermaid) == """
        graph LR
          n0["M.User.Address"]
          n1["street: String"]
          n0 --> n1

        """)
    let generic = Survey("struct Box<Value> { var value: Value }")
    #expect(TypeTree(generic.plan).mermaid.contains("[\"M.Box&lt;Value&gt;\"]"))
  }

  @Test("A picture is well-formed and has a text for each row")
  func svg() throws {
    let generic = Survey("struct Box<Value> { var value: Value; var text: String }")
    let tree = TypeTree(generic.plan)
    let counter = TextCounter()
    let parser = XMLParser(data: Data(tree.svg.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.texts == tree.rows.count)
  }

  @Test("Signs that XML has no place for are drawn as unknown ones")
  func unknownSigns() {
    let survey = Survey("struct A { var `a\u{7}b`: Int; var `\u{FFFF}`: Int; var `<&\">`: Int }")
    let tree = TypeTree(survey.plan)
    #expect(XMLParser(data: Data(tree.svg.utf8)).parse())
    #expect(tree.svg.contains(">a\u{FFFD}b: Int<"))
    #expect(tree.mermaid.contains("[\"a\u{FFFD}b: Int\"]"))
    #expect(tree.mermaid.contains("[\"&lt;&amp;&quot;&gt;: Int\"]"))
  }

  @Test("A type that nothing is generated for has no graph")
  func skipped() {
    let error = #expect(throws: CommandError.self) { try graph("Zip") }
    #expect(
      error?.diagnostics.map(\.description) == [
        "error: nothing is generated for `Zip`\n  fix: gen-arbitrary explain Zip shows why"
      ])
    #expect(throws: CommandError.unknownType("Zap", nearest: "Zip")) { try graph("Zap") }
  }

  @Test("A type is found by its name where its module has a type of the module's name")
  func hiddenModule() throws {
    let survey = Survey(
      "struct M { var x: Int }\nstruct A { var m: M }\nstruct `class` { var n: Int }")
    for name in ["A", "M.A", "M::A"] {
      let graph = try GraphCommand(survey: survey, type: name).text(as: .text)
      #expect(graph == "M.A\n└─ m: M.M\n   └─ x: Int\n")
    }
    #expect(try GraphCommand(survey: survey, type: "class").text(as: .text).hasSuffix("n: Int\n"))
  }

  @Test("A protocol has no graph, and its mock is found elsewhere")
  func mocked() {
    let survey = Survey.mocking("/// @mockable\nprotocol P {}")
    let error = #expect(throws: CommandError.self) {
      try GraphCommand(survey: survey, type: "P").text(as: .text)
    }
    #expect(
      error?.diagnostics.map(\.description) == [
        "error: `P` gets a mock, and no values that are made of others\n"
          + "  fix: gen-arbitrary explain P shows the mock"
      ])
  }

  @Test("What stands for a protocol, or for an abstract class, is in its graph")
  func families() throws {
    let survey = Survey(
      """
      protocol P {}; struct A: P { var x: Int }; struct H { let p: P }
      class K { func f() { fatalError() } }
      final class L: K { let n: Bool; init(n: Bool) { self.n = n }; override func f() {} }
      """)
    func graph(_ name: String) throws -> String {
      try GraphCommand(survey: survey, type: name).text(as: .text)
    }
    for name in ["P", "M.P"] { #expect(try graph(name) == "any M.P\n└─ M.A\n   └─ x: Int\n") }
    #expect(try graph("K") == "M.K\n└─ M.L\n   └─ n: Bool\n")
  }

  private final class TextCounter: NSObject, XMLParserDelegate {
    var texts = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "text" { texts += 1 }
    }
  }
}
