import Foundation
import Testing

@testable import ArbitraryGenerator

struct ListCommandTests {
  private let command = ListCommand(.shop)

  @Test("Every type is listed with its members and what becomes of it, and counted")
  func text() {
    #expect(
      command.text(Paint()) == """
        struct Name  Sources/M/A.swift:5:8
          text: String
          -> conforms by hand

        protocol Repository  Sources/M/A.swift:8:10
          name: String
          find(Int, in: Role) throws -> User
          -> no mock is asked for

        enum Role  Sources/M/A.swift:3:6
          admin
          member(since: Int)
          -> fixed value, random values, 1 prism

        enum Space  Sources/M/A.swift:7:6
          -> nothing is generated for it, which has no values

        struct User  Sources/M/A.swift:1:8
          id: Int
          home: Address?
          friends: [User]
          role: Role
          -> fixed value, random values, 4 lenses

        struct User.Address  Sources/M/A.swift:2:25
          street: String
          -> fixed value, random values, 1 lens

        struct Zip  Sources/M/A.swift:4:8
          code: Int
          -> `Zip` is skipped: it has no initialiser that can be called here

        7 types: 3 generated, 1 handwritten, 1 skipped, 2 ignored; 5 lenses, 1 prism, 0 mocks

        """)
  }

  @Test("It is said why an initialiser makes no lenses")
  func converted() {
    let survey = Survey(
      "struct S { let a: Int; var b: Int\n init(a: Int, b: Int) { self.a = a / 2; self.b = b } }")
    let lines = ListCommand(survey).text(Paint()).split(separator: "\n")
    #expect(
      lines[3] == """
          -> fixed value, random values, 1 lens; no lens through its initialiser, which may \
        make something else of `a` than it is given
        """)
  }

  @Test("A property's type stands behind a colon, what a case holds does not")
  func types() {
    let survey = Survey("struct S { var a: (any Error)? }\nenum E { case b((any Error)?) }")
    let lines = ListCommand(survey).text(Paint()).split(separator: "\n")
    #expect(lines.contains("  a: (any Error)?") && lines.contains("  b((any Error)?)"))
    let literals = Survey("struct S { var a = 1; var b = [\"\"]; var c: Swift.Int }")
    #expect(
      ListCommand(literals).text(Paint()).split(separator: "\n")[1...3]
        == ["  a: Int", "  b: [String]", "  c: Swift.Int"])
  }

  @Test("All that a protocol requires is listed, in its order and with its effects")
  func requirements() {
    let survey = Survey(
      """
      protocol P {
        subscript(i: Int) -> String { get set }
        init?(a: Int) throws
        var g: Int { get async throws }
        func f(_ x: Int, y: String...) async throws -> [Int]
        static var s: Int { get set }
        func g()
      }
      """)
    let lines = ListCommand(survey).text(Paint()).split(separator: "\n")
    #expect(
      lines[1...6] == [
        "  subscript(Int) -> String", "  init?(a: Int) throws", "  g: Int { get async throws }",
        "  f(Int, y: String...) async throws -> [Int]", "  s: Int", "  g() -> Void",
      ])
  }

  @Test(
    "Of a protocol it is said whether it gets a mock, and why it gets none",
    arguments: [
      ("/// @mockable\nprotocol P {}", TypeEntry.Outcome.generated, "mock"),
      (
        "/// @mockable\nprotocol P: Q {}", .skipped,
        "`P` gets no mock: it inherits `Q`, which is not in the sources"
      ),
      ("protocol P {}", .ignored, "no mock is asked for"),
      (
        "/// @mockable(spy; eraser; override: name = Q)\nprotocol P { func f() }", .generated,
        "mock, spy, type eraser"
      ),
    ])
  func protocols(source: String, outcome: TypeEntry.Outcome, said: String) throws {
    let entry = try #require(TypeEntry.all(in: .mocking(source)).first)
    #expect(entry.outcome == outcome)
    #expect(entry.text(Paint()).hasSuffix("  -> \(said)\n"))
  }

  @Test(
    "Where all protocols have mocks that others see, one that those do not see is said to be so")
  func unseenProtocols() throws {
    var steering = Steering()
    steering.access = .public
    var mocks = MockSettings()
    mocks.selection = .all
    let survey = Survey("protocol P {}\npublic protocol Q {}", steering: steering, mocks: mocks)
    let entry = try #require(TypeEntry.all(in: survey).first)
    #expect(
      entry.text(Paint()).hasSuffix("  -> no mock: it is internal, and mocks are public\n"))
  }

  @Test("A composition that a mock is asked for stands there by its name")
  func compositions() throws {
    let source = "protocol P {}\nprotocol Q {}\n/// @mockable\ntypealias Both = P & Q"
    let entries = TypeEntry.all(in: .mocking(source))
    #expect(entries.map(\.name) == ["Both", "P", "Q"])
    #expect(entries[0].text(Paint()).hasPrefix("typealias Both  Sources/M/A.swift:4:11\n  -> mock"))
    let bad = try #require(
      TypeEntry.all(in: .mocking("/// @mockable\ntypealias A = Int")).first)
    #expect(bad.outcome == .skipped && bad.text(Paint()).contains("`A` gets no mock"))
  }

  @Test("A type that a comment leaves out is no type that somebody conformed by hand")
  func skipped() {
    let survey = Survey("// arbitrary: skip\nstruct S { let n: Int }\nstruct U { let s: S? }")
    let text = ListCommand(survey).text(Paint())
    #expect(
      text.hasPrefix(
        "struct S  Sources/M/A.swift:2:8\n  n: Int\n  -> a comment has it skipped\n"))
    #expect(text.contains("2 types: 1 generated, 0 handwritten, 1 skipped, 0 ignored"))
  }

  @Test("Coding keys that nobody else sees are no type that somebody conformed by hand")
  func codingKeys() throws {
    let source = "struct A { var a: Int; private enum CodingKeys: String, CodingKey { case a } }"
    let entries = TypeEntry.all(in: .mocking(source))
    let keys = try #require(entries.first { $0.name == "A.CodingKeys" })
    #expect(keys.outcome == .ignored)
  }

  @Test("Of a class both its values and its mock are listed")
  func classes() throws {
    let entries = TypeEntry.all(in: .mocking("/// @mockable\nclass C { init() {} }"))
    #expect(entries.map(\.makes) == [["fixed value", "random values", "mock"]])
  }

  @Test("Colours are for terminals only")
  func colours() {
    let entry = TypeEntry.all(in: Survey("enum E {}"))[0]
    #expect(!entry.text(Paint()).contains("\u{1B}"))
    #expect(entry.text(Paint(isOn: true)).hasPrefix("enum \u{1B}[1mE\u{1B}[0m"))
  }

  @Test("As JSON, each type is an object")
  func json() throws {
    let data = Data(try command.json().utf8)
    let objects = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(objects.compactMap { $0["name"] as? String } == command.entries.map(\.name))
    let zip = try #require(objects.last)
    #expect(zip["outcome"] as? String == "skipped")
    #expect(zip["members"] as? [[String: String]] == [["name": "code", "type": "Int"]])
    #expect(zip["line"] as? Int == 4)
  }
}
