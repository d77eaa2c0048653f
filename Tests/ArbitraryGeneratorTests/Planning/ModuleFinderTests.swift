import Testing

@testable import ArbitraryGenerator

struct ModuleFinderTests {
  @Test(
    "A file's module is the folder behind Sources, or the only folder with a testable's name",
    arguments: [
      ("Sources/A/X.swift", [], .none), ("Anything/X.swift", ["A"], .one("A")),
      ("Sources/B/A/X.swift", ["A", "B"], .one("B")), ("A/X.swift", ["A", "B"], .one("A")),
      ("Modules/A/Sources/X.swift", ["A", "B"], .one("A")),
      ("Sources/A-C/X.swift", ["A_C", "B"], .one("A_C")),
      ("Sources/A C/X.swift", ["A_C", "A"], .one("A_C")),
      ("Sources/C/X.swift", ["A", "B"], .unclear), ("A/B/X.swift", ["A", "B"], .unclear),
    ] as [(String, [String], ModuleFinder.Answer)])
  func finds(path: String, testables: [String], expected: ModuleFinder.Answer) {
    #expect(ModuleFinder.module(of: path, among: testables) == expected)
  }

  @Test(
    "A file that imports the module in whose folder it stands, or in no folder what tests import, is theirs",
    arguments: [
      ("Tests/ATests/X.swift", ["A"], "A", .none), ("Tests/ATests/X.swift", ["A"], "B", .one("A")),
      ("Tests/ATests/X.swift", ["A", "B"], "B", .none),
      ("Tests/A/X.swift", ["A", "B"], "A", .none),
      ("Sources/A/X.swift", ["A", "B"], "B", .one("A")),
      ("Sources/B/X.swift", ["A"], "A", .one("A")),
      ("Tests/ATests/X.swift", ["A", "B"], "C", .unclear),
      ("Tests/ATests/X.swift", ["A", "B"], "FactoryCheck", .none),
      ("Sources/A/X.swift", ["A", "B"], "XCTest", .one("A")),
      ("Tests/ATests/X.swift", [], "A", .none),
    ] as [(String, [String], String, ModuleFinder.Answer)])
  func tests(path: String, testables: [String], imported: String, expected: ModuleFinder.Answer) {
    let source = SourceFile(path: path, text: "@testable import \(imported)")
    let imports = DeclarationParser.parse(source).imports
    let answer = ModuleFinder.module(of: path, importing: imports, among: testables)
    #expect(answer == expected)
  }

  @Test(
    "A file belongs to the nearest folder that is named for a module, before folders with a name",
    arguments: [
      ("Sources/My App/X.swift", .one("A")), ("Sources/My App/Sub/X.swift", .one("B")),
      ("Sources/My Apple/X.swift", .unclear), ("Sources/B/X.swift", .one("B")),
    ] as [(String, ModuleFinder.Answer)])
  func folders(path: String, expected: ModuleFinder.Answer) {
    let answer = ModuleFinder.module(
      of: path, importing: [], among: ["A", "B"],
      in: ["A": ["Sources/My App"], "B": ["Sources/My App/Sub"]])
    #expect(answer == expected)
    let all = ModuleFinder.module(of: path, importing: [], among: ["A", "B"], in: ["A": ["."]])
    #expect(all == .one("A"))
  }

  @Test("A folder of one letter is nearer than the settings' own")
  func shortFolders() {
    for (path, own) in [("K/X.swift", "Able"), ("L/X.swift", "Kit")] {
      let answer = ModuleFinder.module(
        of: path, importing: [], among: ["Able", "Kit"], in: ["Able": ["K"], "Kit": ["."]])
      #expect(answer == .one(own))
    }
  }

  @Test(
    "A module may lie in several folders, and in one of another module's",
    arguments: [
      ("iOS/X.swift", .one("App")), ("Shared/Sub/X.swift", .one("App")),
      ("Shared/Kit/X.swift", .one("Kit")), ("Mac/X.swift", .unclear),
    ] as [(String, ModuleFinder.Answer)])
  func severalFolders(path: String, expected: ModuleFinder.Answer) {
    let answer = ModuleFinder.module(
      of: path, importing: [], among: ["App", "Kit"],
      in: ["App": ["iOS", "Shared"], "Kit": ["Shared/Kit"]])
    #expect(answer == expected)
  }

  @Test("What the tests declare is named as it stands there, and is made of the module's types")
  func testsOwn() async throws {
    let source = """
      protocol P {}
      struct User { var id: Int }
      struct Helper { var p: any P }
      """
    let tests = """
      @testable import A
      struct Fake: P { var user: User }
      struct Helper { var user: User, module: A.Helper }
      enum Scenario { case one(Helper), none }
      /// @mockable
      protocol Service { func user(_ helper: Helper) throws -> User }
      """
    let mocks = GeneratedMocks(
      ["Sources/A/X.swift": source, "Tests/ATests/Y.swift": tests], testables: ["A"])
    #expect(mocks.notes.isEmpty)
    #expect(
      mocks.conformances.contains("    Helper(user: A.User.provide(), module: A.Helper.provide())"))
    #expect(
      mocks.conformances.contains("nonisolated extension FactoryCheck.Factory where T == any A.P {")
    )
    #expect(mocks.text.contains("final class ServiceMock: Service {"))
    let files = try MockCompilation([
      "X.swift": source, "Y.swift": tests, "Mocks.swift": mocks.text,
      "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["X.swift"], module: "A")
    try await files.compile(["Y.swift", "Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("A file of no clear module is an error that names the testables")
  func unclear() {
    let generated = Generated(["Sources/C/X.swift": "struct A {}"], testables: ["A", "B"])
    #expect(
      generated.notes == [
        "Sources/C/X.swift:1:1: error: this file lies in no folder, or in several, with the name "
          + "of a testable\n  fix: put it below one of `A`, `B`, exclude it, or name the "
          + "folder in the settings: `testables: { A: Sources/Other }`; what the tests declare imports "
          + "one of them"
      ])
  }

  /// The errors on files of no clear module, each by its place and the words that are its own.
  private func unclear(_ paths: [String], beside others: [String] = []) -> [String] {
    var files = UnclearFiles()
    for path in paths { files.add(path) }
    return files.errors(beside: others, testables: ["A"]).map {
      "\($0.location?.file ?? "") \($0.message.replacing(/\ lies? in no folder.*/, with: ""))"
    }.sorted()
  }

  @Test("Files of no clear module are one error for the outermost folder that has no other files")
  func unclearFolders() {
    let paths = ["App/Mac/B.swift", "App/Mac/Sub/A.swift", "App/Mac/Z.swift", "App/X.swift"]
    #expect(
      unclear(paths, beside: ["App/A/Y.swift", "Kit/B/Y.swift"]) == [
        "App/Mac/B.swift this file and 2 others in `App/Mac`", "App/X.swift this file",
      ])
    #expect(unclear(paths) == ["App/Mac/B.swift this file and 3 others in `App`"])
    #expect(
      unclear(["../C/A.swift", "../C/E/B.swift", "D/F/A.swift", "X.swift", "Y.swift", "/S/A.swift"])
        == [
          "../C/A.swift this file and another one in `../C`", "/S/A.swift this file",
          "D/F/A.swift this file", "X.swift this file and another one",
        ])
    #expect(unclear([]).isEmpty)
  }

  @Test(
    "A folder beside the only testable's own is told of once, for most are modules of their own")
  func beside() {
    let sources = ["App/X", "App/Sub/Y", "Net/B", "Net/A", "Net/Sub/C"].map {
      "../Sources/\($0).swift"
    }
    let files = Dictionary(uniqueKeysWithValues: (sources + ["../Old/Z.swift"]).map { ($0, "") })
    #expect(
      Generated(files, testables: ["App"]).notes == [
        "../Sources/Net/A.swift:1:1: warning: this file lies beside `../Sources/App`, and is taken "
          + "for a part of `App`\n  fix: exclude its folder, or name its module in `testables` as well"
      ])
    #expect(Generated(files, testables: ["Feature"]).notes.isEmpty)
  }

  @Test("Where a file stands in Sources itself, all folders below are one module's")
  func onlyModule() {
    let files = ["Sources/App/X.swift": "", "Sources/Net/A.swift": "", "Sources/Main.swift": ""]
    #expect(Generated(files, testables: ["App"]).notes.isEmpty)
  }

  @Test("Types of two modules find each other, each by its own module's name first")
  func modules() {
    let generated = Generated(
      [
        "Sources/A/X.swift": "struct Id { var a: Int }\nstruct User { var id: Id }",
        "Sources/B/X.swift": "struct Id { var b: Int }\nstruct Post { var id: Id; var user: User }",
      ], testables: ["A", "B"])
    #expect(generated.provided("A.User") == "A.User(id: A.Id.provide())")
    #expect(generated.provided("B.Post") == "B.Post(id: B.Id.provide(), user: A.User.provide())")
    #expect(
      generated.lines(with: "import").suffix(2) == [
        "@testable public import A", "@testable public import B",
      ])
  }

  @Test("Of two modules, a generic typealias inside of a type stands for what it is given")
  func genericAlias() {
    let generated = Generated(
      [
        "Sources/A/X.swift": "struct Other {}",
        "Sources/B/X.swift": "enum API {}",
        "Sources/B/Y.swift": """
        extension API { typealias Table<T> = Dictionary<String, T> }
        extension API { struct Part { var table: Table<Int> } }
        """,
      ], testables: ["A", "B"])
    #expect(generated.text.contains("draw([String: Int].self)"))
    #expect(!generated.text.contains("[String: T]"))
  }

  @Test("What a generic typealias of another module is given is of the module that gives it")
  func genericAliasElsewhere() {
    let generated = Generated(
      [
        "Sources/A/X.swift": "import B\nstruct Item {}\nstruct S { var t: API.Table<Item> }",
        "Sources/B/X.swift": """
        public struct Item {}
        public enum API { public typealias Table<T> = Dictionary<String, T> }
        """,
      ], testables: ["A", "B"])
    #expect(generated.text.contains("draw([String: A.Item].self)"))
  }

  @Test(
    "A name that is a typealias in one branch of an #if and a type in the other is no extension")
  func aliasOrType() {
    let generated = Generated(
      """
      enum Outer {
        struct Config { var a: Int }
        struct Mock { struct Config { var z: Int } }
        #if DEBUG
        typealias Backend = Mock
        #else
        struct Backend { var config: Config }
        #endif
      }
      """)
    #expect(generated.text.contains("config: M.Outer.Config.provide()"))
  }

  @Test("An extension by a typealias' name sees what is in the type that it extends")
  func extendedByAlias() {
    let generated = Generated(
      [
        "Sources/A/X.swift": "public enum Core { public struct Request { var n: Int } }",
        "Sources/B/X.swift": """
        import A
        enum API { typealias Error = A.Core; struct Request { var x: Int }; struct Own {} }
        extension API.Error { enum Context { case request(Request) } }
        """,
      ], testables: ["A", "B"])
    #expect(generated.text.contains(".request(choices.draw(A.Core.Request.self))"))
  }

  @Test("A type behind a module selector is that of the module, of the library as well")
  func selected() async throws {
    let sources = [
      "Sources/A/X.swift": "public struct Id<T> { var a: Int }\npublic struct Date {}",
      "Sources/B/X.swift": """
      import A
      import Foundation
      public struct Id { var b: Swift::Int? }
      public struct String: Swift::Equatable {
        var text: Swift::String
        var ids: [A::Id<Swift::Int>]
        var map: Swift::Dictionary<Swift::String, Foundation::Date>
        var none: A::Date
        var own: B::Id
        public static func == (a: String, b: String) -> Bool { a.text == b.text }
      }
      extension B::Id { init(c: Int) { b = c } }
      /// @mockable
      public protocol P: Swift::Sendable { func f(_ x: Swift::Int) -> Swift::String? }
      """,
    ]
    let mocks = GeneratedMocks(sources, testables: ["A", "B"])
    #expect(mocks.notes == [])
    #expect(mocks.heads == ["nonisolated final class PMock: B.P {"])
    #expect(
      mocks.conformances.contains(
        "B.String(text: \"\", ids: [], map: [:], none: A.Date.provide(), own: B.Id.provide())"))
    let files = try MockCompilation([
      "A.swift": sources["Sources/A/X.swift"] ?? "", "B.swift": sources["Sources/B/X.swift"] ?? "",
      "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["A.swift"], module: "A")
    try await files.compile(["B.swift"], module: "B")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("A module with a type of its own name is named by the module selector")
  func hidden() {
    let generated = Generated("struct M { var a: Int }\nstruct B { var m: M }")
    #expect(generated.provided("M::B") == "M::B(m: M::M.provide())")
  }

  @Test(
    "A module with a global of its own name is named by the module selector",
    arguments: ["func M<T>(_ text: T) {}", "public let a = 1, M = A(b: 2)"])
  func hiddenByGlobal(global: String) {
    let generated = Generated("\(global)\nstruct A { var b: Int }")
    #expect(generated.provided("M::A") == "M::A(b: 0)")
  }
}
