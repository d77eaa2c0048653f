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

  @Test("Type behind a dot would be a metatype", arguments: ["Type", "`Type`"])
  func metatypeName(_ name: String) {
    let mocks = GeneratedMocks(
      "import Other\nclass \(name) {}\nprotocol P { func use(_ types: [\(name)]) }",
      testables: ["M"])
    #expect(mocks.lines(with: "func use") == ["func use(_ types: [M.`Type`]) {"])
  }

  @Test("A typealias that is named like one of Foundation's types is that of the module")
  func aliasClash() {
    let mocks = GeneratedMocks(
      "import Foundation\npublic enum Term { case one }\npublic typealias Expression = Term\n"
        + "protocol P { func bind(_ terms: [Expression]) }", testables: ["M"])
    #expect(mocks.lines(with: "func bind") == ["func bind(_ terms: [M.Expression]) {"])
  }

  @Test("A generic typealias of the protocol's is written out where its name is another type's")
  func genericAliasClash() async throws {
    let source = """
      struct Handler<T> {}
      protocol P {
        typealias Handler<T> = (Result<T, any Error>) -> Void
        typealias Other<T> = [T]
        func load<T: Decodable>(_ done: @escaping Handler<[T]>)
        func use(_ done: Handler<Int>?, _ others: Other<Int>)
      }
      """
    let mocks = GeneratedMocks(source)
    #expect(mocks.text.contains("@escaping (Result<[T], any Error>) -> Void"))
    let files = try MockCompilation(["A.swift": source, "Mocks.swift": mocks.text])
    try await files.compile(["A.swift", "Mocks.swift"], module: "M")
  }

  @Test("Such a typealias has its arguments in their order")
  func genericAliasArguments() {
    let mocks = GeneratedMocks(
      """
      struct Turned {}
      protocol P {
        typealias Turned<V, W, X, Y, Z> = (Z, Y, X, W, V)
        func use(_ values: Turned<Int, String, Bool, Double, [Int]>)
      }
      """)
    #expect(
      mocks.lines(with: "func use(") == [
        "func use(_ values: ([Int], Double, Bool, String, Int)) {"
      ])
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

  @Test("So it is where only another protocol's file imports that, as one file has both mocks")
  func otherModulesOfOthers() async throws {
    let own = """
      public struct Mount { public init() {} }
      struct Kind<T> {}
      protocol P { func f(_ mount: Mount) -> Mount }
      protocol Doc { associatedtype Kind: Equatable }
      protocol Report: Doc { func kind(of mount: Mount) -> Kind }
      struct Id<T> {}
      protocol Resource { associatedtype Raw; typealias Id = M.Id<Raw>; func id(_ id: Id) -> Id }
      """
    let other = "import Other\nprotocol Q { func g(_ disk: Disk) }"
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": own, "Sources/M/B.swift": other], testables: ["M"])
    let files = try MockCompilation([
      "Other.swift": "public struct Mount {}\npublic struct Disk {}", "A.swift": own,
      "B.swift": other, "Mocks.swift": mocks.text,
    ])
    try await files.compile(["Other.swift"], module: "Other")
    try await files.compile(["A.swift", "B.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests")
  }

  @Test("Of a name that two protocols' files import, each from one module, each means that one's")
  func foreignNames() async throws {
    let other = "public struct Item { public init() {} }\npublic struct Only { public init() {} }"
    let first = """
      import L1
      protocol P { func f(_ item: Item, _ only: L1.Only) -> [Item]; func g<Only>(_ only: Only) }
      """
    let second = """
      import Foundation
      import L2
      protocol Q { associatedtype T; func f(_ item: Item?, _ data: Data) throws -> T; func g(_: Only) }
      """
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": first, "Sources/M/B.swift": second], testables: ["M"])
    #expect(
      mocks.lines(with: "func f(") == [
        "func f(_ item: L1.Item, _ only: L1.Only) -> [L1.Item] {",
        "func f(_ item: L2.Item?, _ data: Data) throws -> T {",
      ])
    let files = try MockCompilation([
      "L.swift": other, "A.swift": first, "B.swift": second, "Mocks.swift": mocks.text,
      "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["L.swift"], module: "L1")
    try await files.compile(["L.swift"], module: "L2")
    try await files.compile(["A.swift", "B.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test(
    "Such a name stays as it is where a file imports more, or both import the same",
    arguments: ["import L1\nimport L2", "import L1", "import UIKit", "import Foundation"])
  func untoldForeignNames(imports: String) {
    let mocks = GeneratedMocks(
      [
        "Sources/M/A.swift": "import L1\nprotocol P { func f(_ item: Item) }",
        "Sources/M/B.swift": "\(imports)\nprotocol Q { func f(_ item: Item) }",
      ], testables: ["M"])
    #expect(mocks.lines(with: "func f(") == ["func f(_ item: Item) {", "func f(_ item: Item) {"])
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

  /// Modules of which two have types that are named like the library's.
  private static let modules = [
    "Sources/Base/Base.swift":
      "public struct Thing: Equatable { public var n: Int }\n"
      + "public struct Data: Equatable { public var bits: Int\n"
      + "  public init(bits: Int) { self.bits = bits } }",
    "Sources/Core/Core.swift": """
    import Foundation
    @_exported import Base
    public struct Entry { public var when: Date; var length: Duration; var thing: Thing }
    public protocol Times {
      var start: Date { get set }
      func next(after: Date) -> Date?
      func wait(_ length: Duration) async throws -> URL
    }
    """,
    "Sources/Ui/Ui.swift": """
    import Core
    public struct Date: Equatable { public var day: Int; public init(day: Int) { self.day = day } }
    public struct Duration: Equatable { public var beats: Int }
    public struct URL: Equatable { public var path: String }
    public struct Screen { public var date: Date; var length: Duration; var data: Data }
    public protocol Clock {
      func now() -> Date
      func wait(_ length: Duration)
      func data(_ url: URL) -> Data
    }
    """,
  ]

  @Test("A name is what a file's own module or what it imports calls so, or else the library")
  func importedNames() async throws {
    let testables = ["Ui", "Core", "Base"]
    let mocks = GeneratedMocks(Self.modules, testables: testables)
    #expect(
      mocks.lines(with: "func next(") == [
        "public func next(after: Foundation.Date) -> Foundation.Date? {"
      ])
    #expect(mocks.lines(with: "func now(") == ["func now() -> Ui.Date {"])
    #expect(mocks.lines(with: "func data(") == ["func data(_ url: Ui.URL) -> Base.Data {"])
    #expect(mocks.conformances.contains("choices.draw(Foundation.Date.self)"))
    #expect(mocks.conformances.contains("choices.draw(Ui.Date.self)"))

    var files = ["Mocks.swift": mocks.text, "Gens.swift": mocks.conformances]
    for module in testables {
      files["\(module).swift"] = Self.modules["Sources/\(module)/\(module).swift"]
    }
    let compilation = try MockCompilation(files)
    for module in testables.reversed() {
      try await compilation.compile(["\(module).swift"], module: module)
    }
    try await compilation.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("Each file of a module has its own imports, and each typealias those of its file")
  func filesAndTypealiases() async throws {
    let sources = [
      "Sources/Base/Base.swift": """
      public struct Date { public let x: Int }
      public enum Status: Sendable { case on }
      public typealias Handler = (Int) -> Status
      public typealias Pair<A> = (A, Status)
      public struct Box<T> { public typealias Item = T; public let item: Item }
      public protocol Repo {
        associatedtype Z
        typealias Out = [Status]
        func z() -> Z
        func o() -> Out
      }
      """,
      "Sources/App/A.swift": "import Base\nstruct A { let date: Date; let item: Box<Int>.Item }",
      "Sources/App/B.swift": """
      import Foundation
      struct B { let date: Date; let n: Int }
      """,
      "Sources/App/C.swift": """
      import Base
      struct Status { let code: Int }
      struct C { let pair: Pair<Status> }
      protocol P { func h() -> Handler; func p() -> Pair<Int> }
      protocol Q: Repo where Z == Status { func c() }
      protocol R { associatedtype Z = Status; func c() -> Z }
      /// @mockable(typealias: Z = Status)
      protocol S { associatedtype Z; func c() -> Z }
      """,
    ]
    let mocks = GeneratedMocks(sources, testables: ["App", "Base"])
    #expect(
      mocks.lines(with: "typealias Z =") == Array(repeating: "typealias Z = App.Status", count: 3))
    var files = ["Mocks.swift": mocks.text, "Gens.swift": mocks.conformances]
    for (path, text) in sources {
      files[path.split(separator: "/").last.map(String.init) ?? ""] = text
    }
    let compilation = try MockCompilation(files)
    try await compilation.compile(["Base.swift"], module: "Base")
    try await compilation.compile(["A.swift", "B.swift", "C.swift"], module: "App")
    try await compilation.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("What stands around a protocol is found in its module, and before what files import")
  func namespaces() async throws {
    let sources = [
      "Sources/Base/Base.swift": """
      public struct Date { public let x: Int }
      public enum Space { public struct Config {}\n  public protocol P { func f(_ c: Config) } }
      """,
      "Sources/App/App.swift": """
      import Base
      enum Space { protocol Q { func g() } }
      struct Outer { struct Date { let y: String } }
      extension Outer { protocol Nested { func d(_ date: Date) -> Date } }
      protocol Store<Value> {
        associatedtype Value = String
        associatedtype Values: Sequence<Value>
        func all() -> Values
      }
      """,
    ]
    let mocks = GeneratedMocks(sources, testables: ["App", "Base"])
    #expect(mocks.lines(with: "extension ").contains("extension App.Space {"))
    #expect(mocks.lines(with: "func d(") == ["func d(_ date: Date) -> Date {"])
    var files = ["Mocks.swift": mocks.text, "Gens.swift": mocks.conformances]
    for (path, text) in sources {
      files[path.split(separator: "/").last.map(String.init) ?? ""] = text
    }
    let compilation = try MockCompilation(files)
    try await compilation.compile(["Base.swift"], module: "Base")
    try await compilation.compile(["App.swift"], module: "App")
    try await compilation.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
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
    try await mocks.compile(beside: source)
  }

  @Test(
    "A typealias that is made of what stays open, through others too, is no type of the protocol")
  func openAliases() {
    let mocks = GeneratedMocks(
      """
      import Other
      protocol P {
        associatedtype A
        typealias Page = [A]
        typealias Pages = [Page]
        typealias Number = Int
        func pages(from number: Number) -> Pages
      }
      """, testables: ["M"])
    #expect(
      mocks.lines(with: "func pages") == ["func pages(from number: M.P.Number) -> Pages {"])
    #expect(mocks.lines(with: "typealias Pages") == ["typealias Pages = [[A]]"])
  }

  @Test("A typealias of a protocol is what it stands for, also where the library has its name")
  func libraryNames() async throws {
    let source = """
      public protocol Plain { typealias Span = (Int, Int); func span() -> Span }
      public protocol Fixed { associatedtype V = Int; typealias Duration = (V, V); func f() -> Duration }
      public protocol Open { associatedtype V; typealias Span = (V, V); func span() -> Span }
      public protocol Settled: Open where V == Int { func more() -> [Span] }
      /// @mockable(typealias: V = String)
      public protocol Given: Open { func more() async throws -> Span }
      public protocol Generic {
        associatedtype V
        typealias Span<T> = (V, T)
        func span() -> Span<Int>
        func put<T>(_ span: Span<T>)
      }
      public protocol Own: AnyObject { typealias Span = [Self]; func span() -> Span }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "func span() -> M.Plain.Span").count == 1)
    #expect(mocks.lines(with: "typealias Span = (V, V)").count == 3)
    try await mocks.compile(beside: source)
  }

  @Test("Where a module has a type of its own name, types are named by the module itself")
  func selectors() async throws {
    let core = """
      public struct User { public init() {} }
      public enum Status { case on }
      public protocol Base { func me() -> User? }
      """
    let feature = """
      import Core
      struct M {}
      struct User { var core: Core.User; var name: String }
      enum Status { case off(Int), on }
      protocol Users: Base {
        typealias Loaded = [User]
        var status: Status { get set }
        func extra(_ user: User) -> Core.User
        func all() -> Loaded
        func find(_ status: Status) throws -> Result<User, any Error>
        func find(_ status: Core.Status) -> [Int: Status]
      }
      """
    let mocks = GeneratedMocks(
      ["Sources/Core/A.swift": core, "Sources/M/A.swift": feature], testables: ["Core", "M"])
    #expect(mocks.notes == [])
    #expect(mocks.text.contains("var status: M::Status {"))
    #expect(mocks.text.contains("func extra(_ user: M::User) -> Core.User {"))
    try await mocks.compile(besides: ["M.swift": feature], using: ["Core": core])
  }
}
