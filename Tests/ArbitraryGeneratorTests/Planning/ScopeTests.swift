import Testing

@testable import ArbitraryGenerator

/// Where the names are looked up that stand in a type.
struct ScopeTests {
  @Test("A type in an extension of a path sees what the extended type has, and nothing around that")
  func extensionsOfPaths() async throws {
    let source = """
      public enum Outer {
        public struct Inner { struct Near { let n: Int } }
        struct Sibling { let n: Int }
        typealias Text = String
      }
      struct Sibling { let s: String }
      public typealias Text = Bool
      extension Outer.Inner {
        struct Mine { let sibling: Sibling; let near: Near; let text: Text }
        enum Kind { case one(Text) }
        enum Empty {}
      }
      extension Outer.Inner.Empty { struct Deep { let sibling: Sibling } }
      extension Outer { struct Around { struct Inside { let sibling: Sibling } } }
      extension Outer { public enum Other {} }
      extension Outer.Other { public protocol P { func f(_ text: Text) -> Text } }

      class Base { enum Kind { case own }; class In {} }
      enum Kind { case outermost(Int) }
      extension Base.In { struct Held { let kind: Kind } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(
      mocks.conformances.contains("M.Outer.Around.Inside(sibling: M.Outer.Sibling.provide())"))
    try await mocks.compile(beside: source)
  }

  @Test("So do the initialisers and typealiases in it, and what makes values")
  func membersInExtensionsOfPaths() async throws {
    let source = """
      public enum Outer {
        public struct Inner { let n: String; struct Near { let n: Int } }
        public struct Sibling { let n: Int }
        public typealias Text = String
        public final class Made { let n: Int; fileprivate init(_ n: Int) { self.n = n } }
        public struct Kept { private let n: Int; private init(n: Int) { self.n = n } }
      }
      public struct Sibling { let s: String }
      public typealias Text = Bool
      extension Outer.Inner {
        typealias Mine = Sibling
        typealias Texts = [Text]
        typealias Pair<T> = (T, Sibling, Near)
      }
      extension Outer.Made {
        convenience init(sibling: Sibling, text: Text) { self.init(sibling.s.count) }
      }
      extension Outer.Kept {
        static func of(_ sibling: Sibling) -> Self { fatalError(sibling.s) }
      }
      extension Outer { typealias Around = Sibling }
      struct Holder {
        let mine: Outer.Inner.Mine; let texts: Outer.Inner.Texts; let pair: Outer.Inner.Pair<Int>
        let around: Outer.Around; let made: Outer.Made; let kept: Outer.Kept
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test(
    "A type in an extension of a typealias is one of the type that this stands for",
    arguments: ["String", "Other", "M.Other"])
  func insideAlias(target: String) {
    let generated = Generated(
      """
      struct Other {}
      private typealias P = \(target)
      extension P { struct Inner { var n: Int; struct Deep { var d: Int } } }
      struct Use { var a: \(target).Inner; var b: \(target).Inner.Deep }
      """)
    let name = target == "String" ? target : "M.Other"
    #expect(generated.notes.isEmpty)
    #expect(generated.provided("\(name).Inner.Deep") == "\(name).Inner.Deep(d: 0)")
    #expect(
      generated.provided("M.Use")
        == "M.Use(a: \(name).Inner.provide(), b: \(name).Inner.Deep.provide())")
  }

  @Test("One in an extension of a typealias of an unknown type keeps the typealias's name")
  func insideUnknownAlias() {
    let generated = Generated("typealias P = Color\nextension P { struct Inner { var n: Int } }")
    #expect(generated.provided("P.Inner") == "P.Inner(n: 0)")
  }

  @Test("An extension by a path of typealiases is one of the type that these stand for")
  func extensionsOfTypealiases() async throws {
    let source = """
      public enum Failure { public enum Decoding {} }
      extension Failure.Decoding { public struct Request { public let code: Int } }
      public enum API { public enum Own { public struct Request { public let text: String } } }
      extension API { typealias Fail = Failure; typealias Mine = Own }
      typealias Short = API
      extension API.Fail.Decoding { enum Operation { case request(Request), other(Int) } }
      extension Short { struct Holder { let own: Own.Request; let fail: Fail.Decoding.Request } }
      extension Short.Mine { struct Holder { let own: Request } }
      extension Short.Fail.Decoding { struct Holder { let request: Request } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test(
    "So is one by a typealias that has the name of what it stands for, in this module or another",
    arguments: ["M", "Core"])
  func sameNameByModule(core: String) async throws {
    let ofCore = "public enum Failure {}\nextension Failure { public enum Decoding {} }\n"
    let source = """
      public enum API {}
      extension API { public typealias Failure = \(core).Failure }
      extension API.Failure.Decoding {
        public struct Path { public let n: Int }
        public struct Operation { public let text: String }
      }
      extension API.Failure.Decoding {
        public struct Document {
          public let context: Context
          public enum Context { case path(Path), operation(Operation), other }
        }
      }
      """
    guard core != "M" else {
      let mocks = GeneratedMocks(ofCore + source, testables: ["M"])
      #expect(mocks.notes == [])
      return try await mocks.compile(beside: ofCore + source)
    }
    let files = ["Sources/Core/A.swift": ofCore, "Sources/M/A.swift": "import Core\n" + source]
    let mocks = GeneratedMocks(files, testables: ["M", "Core"])
    #expect(mocks.notes == [])
    try await mocks.compile(
      besides: ["M.swift": "import Core\n" + source], using: ["Core": ofCore])
  }

  @Test("Typealiases in the extension of a typealias are of the type that this stands for, too")
  func aliasesInsideOfAliases() async throws {
    let source = """
      protocol P {}
      protocol Q { func q() -> Int }
      struct Failure { struct Code { let text: String } }
      enum API { typealias Failure = M.Failure }
      typealias Short = API
      extension API.Failure {
        typealias Known = Code
        typealias Both = P & Q
        struct One { let code: Known; let both: any Both }
      }
      extension Failure { struct Other { let known: Known; let one: One } }
      extension Short {
        typealias Deep = [Failure.Code]
        struct Holder { let deep: Deep; let known: Failure.Known }
      }
      extension Short.Failure { typealias Two<T> = (T, Code); struct Pair { let pair: Two<Int> } }
      struct Use { let known: Failure.Known; let same: API.Failure.Known; let deep: API.Deep }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("A module's name means the type in it that is called so, and types inside keep their names")
  func moduleNamedAsType() async throws {
    let source = """
      public struct M {
        public struct Finder { public let n: Int }
        public struct Way { public let finder: Finder; public let pointer: UnsafeRawPointer }
      }
      public struct Finder { public let text: String }
      extension M { public typealias Name = String; public struct More { public let it: M.Finder } }
      extension M.More { public struct Last { public let name: M.Name; public let it: Finder } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let note = try #require(mocks.notes.first)
    #expect(mocks.notes.count == 1)
    #expect(note.contains("note: `M.Way` is skipped"))
    #expect(note.contains("extension M.Way: Arbitrary"))
    #expect(mocks.conformances.contains("M::M.More(it: M::M.Finder.provide())"))
    try await mocks.compile(beside: source)
  }

  @Test("A type in an extension of what a typealias leads to is looked up from types beside it")
  func insideOfAliasPath() async throws {
    let source = """
      enum Core { enum Decoding { enum Deep {} } }
      enum API { typealias Failure = Base; typealias Base = Core }
      extension API.Failure.Decoding {
        struct Path { let x: Int }
        struct Document { let context: Context; enum Context { case path(Path); case none } }
      }
      extension API.Base.Decoding.Deep { struct Hole { let fill: Core.Decoding.Path } }
      struct Use { let path: Core.Decoding.Path; let hole: API.Failure.Decoding.Deep.Hole }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
    #expect(Generated(source).provided("M.Core.Decoding.Path") == "M.Core.Decoding.Path(x: 0)")
  }

  @Test("A superclass' arguments are looked up around the class, which does not see its parameters")
  func superclassArguments() async throws {
    let source = """
      struct State { var m = 2 }
      enum Login {
        struct State { var k = 1 }
        final class Model: Base<State> { var u = 0 }
      }
      class Base<State> { var n: State; init(state: State) { n = state } }
      final class Plain: Base<State> { var u = 0 }
      final class Own: Base<State> {
        struct State {}
        init() { super.init(state: M.State()) }
      }
      final class Outer: Base<Login.State> {
        var s: State
        init(s: State) {
          self.s = s
          super.init(state: Login.State())
        }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("What the sources call like the library's protocols and types is no conformance by hand")
  func namesOfTheLibrary() async throws {
    let source = """
      protocol Arbitrary { func a() throws -> Int }
      protocol Providable { var p: Int { get } }
      struct A: Arbitrary { let n: Int; func a() -> Int { n } }
      struct P { let p: Int }
      extension P: Providable {}
      struct Holder { let a: any Arbitrary; let p: P; let gen: Gen; let factory: Factory<Int> }
      struct Of<X: Arbitrary> { let x: X }
      struct Gen { let n: Int }
      struct Factory<X> { let x: X }
      enum Choices { case one(Gen) }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("A type in an extension of another module's type has the parameters and names of that one")
  func otherModules() async throws {
    let page = """
      public struct Page<Item> {
        public let items: [Item]
        public init(items: [Item]) { self.items = items }
        public struct Row { public let item: Item; public init(item: Item) { self.item = item } }
      }
      extension Page { public enum Kind { case empty, full(Item) } }
      public struct Plain { public init() {} }
      """
    let source = """
      import N
      extension Page {
        struct Mine { let item: Item; let row: Row; let kind: Kind?; let all: [Other] }
        struct Other { let page: Page; let n: Int }
        class Open { let item: Item; init(item: Item) { self.item = item } }
        enum Names { struct Deep { let item: Item; let other: Other } }
      }
      extension Page where Item == Int { struct Special { let item: Item; let row: Row } }
      extension Page.Row { struct InRow { let item: Item } }
      extension Plain { struct Mine { let plain: Plain } }
      struct Holder<T> { let mine: Page<T>.Mine; let row: Page<[T]>.Row.InRow }
      struct User {
        let mine: N.Page<Int>.Mine; let open: Page<Bool>.Open; let deep: [Page<Int>.Names.Deep?]
        let special: Page<Int>.Special; let plain: Plain.Mine
      }
      protocol P { func f(_ mine: Page<Int>.Mine) throws -> Page<String>.Other }
      """
    let mocks = GeneratedMocks(
      ["Sources/N/N.swift": page, "Sources/M/M.swift": source], testables: ["M", "N"])
    #expect(mocks.notes == [])
    try await compile(mocks, of: page, source)
  }

  @Test("What an imported module keeps to itself does not hide the library's types")
  func internalNames() async throws {
    let other = """
      enum Wrong: Error { case one }
      typealias Result = Swift.Result<Int, Wrong>
      struct Holder { let result: Result; let text: Swift.Result<String, Wrong> }
      protocol Loading { func load() -> Result; func both() throws -> Swift.Result<Bool, Wrong> }
      """
    let source = """
      import N
      enum Bad: Error { case one }
      struct Own<T> { let result: Result<T, Bad>; let make: () -> Result<Int, Bad> }
      protocol Saving<Item> {
        associatedtype Item
        func save() -> Result<Item, Bad>
        func done(_ completion: @escaping (Result<Item, any Error>) -> Void)
      }
      """
    let mocks = GeneratedMocks(
      ["Sources/N/N.swift": other, "Sources/M/M.swift": source], testables: ["M", "N"])
    #expect(mocks.notes == [])
    try await compile(mocks, of: other, source)
  }

  /// Expects that the compiler has nothing to say of what is generated for a module `N`, and for `M`
  /// that imports it.
  private func compile(_ mocks: GeneratedMocks, of other: String, _ source: String) async throws {
    let files = try MockCompilation([
      "N.swift": other, "M.swift": source,
      "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["N.swift"], module: "N")
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("What is private to a file hides in no other what has its name there")
  func privateTypes() async throws {
    let sources = [
      "A.swift": """
      private enum Error: Swift.Error { case bad }
      private struct Notification { var text = "" }
      private typealias Locale = Int
      private struct Twin { var a = 0 }
      """,
      "B.swift": """
      import Foundation
      struct Filter {
        var last: Error?
        var onEnd: (Error?) -> Void
        var locale: Locale
      }
      private struct Twin { var b = "" }
      protocol P { func f() async -> Error?; func notify(_ n: Notification) }
      """,
    ]
    let mocks = GeneratedMocks(sources, testables: ["M"])
    #expect(mocks.notes.allSatisfy { $0.contains("private") })
    #expect(mocks.conformances.contains("Locale.provide()"))
    try await mocks.compile(besides: sources)
  }

  @Test("What a library's protocol asks for is the library's, whatever the sources call so")
  func libraryProtocols() async throws {
    let source = """
      struct Encoder {}
      enum Decoder { case one }
      protocol Saved: Encodable { var encoder: Encoder { get } }
      protocol Loaded: Decodable { func decoder() -> Decoder }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    try await mocks.compile(beside: source)
  }
}
