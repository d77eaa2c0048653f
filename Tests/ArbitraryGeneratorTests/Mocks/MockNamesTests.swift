import Testing

@testable import ArbitraryGenerator

struct MockNamesTests {
  private func names(_ members: String) -> [String] {
    GeneratedMocks("protocol P {\n\(members)\n}").lines(with: "CallCount: Int")
      .compactMap { line in
        line.firstMatch(of: /var (\S+)CallCount/).map { String($0.1) }
      }
  }

  @Test(
    "Overloads get as much of a name as tells them apart",
    arguments: [
      ("func f()", ["f"]),
      ("func f(); func f(at i: Int)", ["f", "fAt"]),
      ("func f(_ a: Int); func f(_ b: String)", ["fA", "fB"]),
      ("func f(a: Int); func f(a: String?)", ["fAInt", "fAOptionalString"]),
      ("func f() -> Int; func f() -> [Int]", ["fInt", "fArrayOfInt"]),
      ("func f(); static func f()", ["f", "fStatic"]),
      ("func f(); func f() async", ["f", "fAsync"]),
      ("func f<T: Hashable>(t: T); func f<T: Error>(t: T)", ["fTAny", "fTAny2"]),
      ("static func + (a: Self, b: Self) -> Self", ["plus"]),
      ("static func <|> (a: Self, b: Self) -> Self", ["lessOrGreater"]),
      ("func `repeat`()", ["repeat"]),
    ])
  func overloads(members: String, expected: [String]) {
    #expect(names(members).sorted() == expected.sorted())
  }

  @Test("A name depends on the overloads, and not on their order")
  func order() {
    let members = ["func f()", "func f(a: Int)", "func f(a: Int, b: Int)", "func f(_ c: Int)"]
    let expected = names(members.joined(separator: "\n"))
    #expect(names(members.reversed().joined(separator: "\n")).sorted() == expected.sorted())
  }

  @Test(
    "A generic mock says which its associated type is where overloads let the compiler doubt",
    arguments: [
      ("func f(_ x: T) -> T; func f(_ x: Int) -> Int", true),
      ("subscript(_ x: T) -> Int { get }; subscript(_ x: Int) -> Int { get }", true),
      ("init(_ x: T); init(_ x: Int)", true),
      ("func f(_ x: T) -> T; func f(x: Int) -> Int; func g(_ x: Int)", false),
    ])
  func told(members: String, isTold: Bool) async throws {
    let source = "public protocol P { associatedtype T; \(members) }"
    let mocks = GeneratedMocks(source, testables: ["M"]).text
    #expect(mocks.contains("public typealias T = T\n") == isTold)
    let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests")
  }

  @Test("No result is the same one however it is written", arguments: ["", "-> Void", "-> ()"])
  func noResult(result: String) {
    let source = "protocol P: Q { func f() \(result) }\nprotocol Q { func f() }"
    #expect(GeneratedMocks(source).lines(with: "func f()") == ["func f() {", "func f() {"])
  }

  @Test("Two mocks of one name are an error, unless conditions are between them")
  func mocksOfOneName() {
    let source = "/// @mockable(override: name = Stub)\nprotocol P {}\n"
    let other = """
      /// @mockable
      protocol Stub {}
      /// @mockable(override: name = Stub)
      protocol Q {}
      """
    #expect(
      GeneratedMocks(source + other).notes.filter { $0.contains("Stub") } == [
        "Sources/M/A.swift:6:10: error: `Q` is to have the mock `Stub`, and so is `P`\n"
          + "  fix: call one of them otherwise: `@mockable(override: name = …)`"
      ])
    let branch = "#if A\n/// @mockable(override: name = Stub)\nprotocol Q {}\n#endif"
    #expect(GeneratedMocks(source + branch).notes == [])
  }

  @Test("The setter of a subscript has a name that no method has")
  func setters() {
    let members = "subscript(_: Int) -> Int { get set }; func subscriptSet()"
    #expect(names(members).sorted() == ["subscript", "subscriptSet", "subscriptSetter"])
  }

  @Test("A member of the protocol keeps its name where a mock's own would be the same")
  func taken() {
    let mocks = GeneratedMocks("protocol P { func f(); var fCallCount: Int { get } }")
    #expect(mocks.lines(with: "fCallCount: Int {") == ["var fCallCount: Int {"])
    #expect(mocks.lines(with: "f2CallCount").count == 1)
  }

  @Test("A protocol whose name has spaces gets a mock and an eraser with names that have none")
  func spaces() async throws {
    let source = """
      /// @mockable(eraser)
      public protocol `keeper of things`<Thing> { associatedtype Thing; var `all of them`: [Thing] { get } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"]).text
    #expect(mocks.contains(" keeperOfThingsMock<Thing>: M.`keeper of things` {"))
    #expect(mocks.contains(" AnykeeperOfThings<Thing>: M.`keeper of things` {"))
    let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests")
  }
}
