import Testing

@testable import ArbitraryGenerator

struct MockPlannerTests {
  private static let both = "/// @mockable\nprotocol A {}\nprotocol B {}"

  @Test(
    "The settings select the protocols that are mocked",
    arguments: [
      (MockSettings.Selection.annotated, ["nonisolated final class AMock: A {"]),
      (.all, ["nonisolated final class AMock: A {", "nonisolated final class BMock: B {"]),
      (.none, []),
    ])
  func selection(protocols: MockSettings.Selection, heads: [String]) {
    #expect(GeneratedMocks(Self.both, protocols: protocols).heads == heads)
  }

  @Test(
    "The class has the level, the actor and the availability of its protocol",
    arguments: [
      ("public protocol P {}", "public nonisolated final class PMock: P {"),
      ("package protocol P {}", "package nonisolated final class PMock: P {"),
      ("protocol P: Actor {}", "actor PMock: P {"),
      (
        "protocol P { associatedtype A: Hashable & Sendable }",
        "nonisolated final class PMock<A: Hashable & Sendable>: P {"
      ),
      (
        "protocol P { associatedtype A: Sequence where A.Element == Int }",
        "nonisolated final class PMock<A: Sequence>: P where A.Element == Int {"
      ),
      ("protocol P { associatedtype A = Int }", "nonisolated final class PMock: P {"),
      (
        "protocol P { associatedtype A = Int where A: StringProtocol }",
        "nonisolated final class PMock<A>: P where A: StringProtocol {"
      ),
      (
        "/// @mockable(eraser)\nprotocol P { func f(_ a: [some Hashable]) }",
        "nonisolated final class PMock: P {"
      ),
      ("@MainActor protocol P {}", "final class PMock: nonisolated P {"),
    ])
  func heads(source: String, head: String) {
    #expect(GeneratedMocks(source).heads == [head])
  }

  @Test(
    "A function that is kept escapes, whatever it answers",
    arguments: [
      ("() -> Int?", "@escaping () -> Int? = { 0 }"), ("(() -> Int)?", "(() -> Int)? = { 0 }"),
    ])
  func keptFunctions(type: String, parameter: String) {
    let mocks = GeneratedMocks("protocol P { var make: \(type) { get } }")
    #expect(mocks.lines(with: "init(make") == ["init(make: \(parameter)) {"])
  }

  @Test("A type of the sources that is called like a stream or a task is none")
  func ownTask() {
    let mocks = GeneratedMocks(
      "struct Task<A, B> { init?() { nil } }\nprotocol P { func run() -> Task<Void, Never> }")
    #expect(mocks.lines(with: "Task {") == [])
    #expect(mocks.lines(with: "fatalError(\"PMock").count == 1)
  }

  @Test("A mock for another module names it, and imports what the protocol's file does")
  func imports() {
    let mocks = GeneratedMocks("import Observation\nprotocol P {}", testables: ["M"])
    #expect(mocks.heads == ["nonisolated final class PMock: M.P {"])
    #expect(
      mocks.lines(with: "import") == [
        "import Observation", "import class Foundation.NSLock", "@testable import M",
      ])
  }

  @Test("A mock imports the module of what stands for a protocol in its fixed values")
  func importsOfValues() {
    let mocks = GeneratedMocks(
      [
        "Sources/A/A.swift": "public protocol P {}\nprotocol Q { var p: any P { get } }",
        "Sources/B/B.swift": "import A\npublic struct One: P { var n = 1; public init() {} }",
      ], testables: ["A", "B"])
    #expect(mocks.lines(with: "init(p") == ["init(p: any P = B.One()) {"])
    #expect(mocks.lines(with: "@testable") == ["@testable public import A", "@testable import B"])
  }

  @Test("A module is imported whole where the value of the one type of it names another")
  func importsOfCompanions() async throws {
    let logging = """
      public protocol LogHandler {}
      public struct SwiftLogNoOpLogHandler: LogHandler { public init() {} }
      public struct Metadata {}
      public struct Logger: Sendable {
        public init(label: String, factory: (String) -> any LogHandler) {}
      }
      """
    let imports = "import struct Logging.Logger\nimport struct Logging.Metadata\n"
    let cases = [
      ("var logger: Logger { get }", "import Logging"),
      ("func f() -> Logger; func g(_ l: Logger) -> Logger", "import Logging"),
      ("func f(_ done: @escaping (Logger) -> Void)", "import struct Logging.Logger"),
    ]
    for (members, expected) in cases {
      let source = "\(imports)public protocol P { \(members) }"
      let mocks = GeneratedMocks(source, testables: ["M"])
      #expect(mocks.lines(with: "Logging") == [expected, "import struct Logging.Metadata"])
      try await mocks.compile(besides: ["M.swift": source], using: ["Logging": logging])
    }
  }

  @Test("What a type answers that is of itself is a new mock, where one is made of nothing")
  func newMocks() async throws {
    let source = """
      public protocol P {
        static var example: Self { get }
        static var kept: Self { get set }
        static func make(_ n: Int) async throws -> Self
        static subscript(n: Int) -> Self { get }
        static func + (left: Self, right: Self) -> Self
        var n: Int { get }
        var child: Self { get }
      }
      protocol Boxed { associatedtype T; static var shared: Self { get }; func f(_ t: T) }
      protocol Asked { init(); static var one: Self { get } }
      protocol Worker: Actor { static var one: Self { get async throws } }
      @MainActor protocol Screen {
        nonisolated static var free: Self { get }
        static func make() -> Self
      }
      protocol Checked { init?(); static func make() -> Self }
      protocol Named { var name: String { get }; init(name: String); static var one: Self { get } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let ending = mocks.lines(with: "fatalError(\"").filter { $0.contains("Mock.") }
    #expect(
      ending == [
        #"fatalError("CheckedMock.make() has no answer: set makeHandler")"#,
        #"fatalError("NamedMock.one has no value: set it before it is asked for")"#,
        #"fatalError("PMock.child has no value: set it before it is asked for")"#,
      ])
    try await mocks.compile(beside: source)
  }

  @Test("A lock is imported where Foundation is not")
  func importOfLock() {
    let mocks = GeneratedMocks("import Foundation\nprotocol P {}", testables: ["M"])
    #expect(mocks.lines(with: "import") == ["import Foundation", "@testable import M"])
  }

  @Test(
    "A mock imports the other modules that its protocol's file does, with @testable where it may")
  func importsOfTestables() {
    let mocks = GeneratedMocks(
      [
        "Sources/Models/User.swift": "public struct User {}",
        "Sources/Services/Store.swift":
          "import Models\npublic protocol Store { func user() -> User? }",
      ], testables: ["Models", "Services"])
    #expect(
      mocks.lines(with: "import") == [
        "import class Foundation.NSLock", "@testable import Models", "@testable import Services",
      ])
  }

  @Test("A public mock imports other testables without @testable, too")
  func publicImports() {
    let mocks = GeneratedMocks(
      [
        "Sources/Models/User.swift": "public struct User {}",
        "Sources/Services/Store.swift":
          "import Models\n/// @mockable\npublic protocol Store { func user() -> User? }",
      ], testables: ["Models", "Services"],
      steering: Steering(imports: ["ServicesMocks"], access: .public))
    #expect(
      mocks.lines(with: "import") == [
        "public import Models", "public import Services", "import class Foundation.NSLock",
      ])
  }

  @Test("Mocks for a module of their own are public, and made of what is public")
  func publicMocks() {
    let source = """
      public protocol P { func f() -> Int }
      protocol Q {}
      /// @mockable
      protocol R {}
      /// @mockable
      open class C { open func f() {}; public func g() {}; public init() {} }
      """
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": source], testables: ["M"],
      steering: Steering(imports: ["MMocks"], access: .public))
    #expect(
      mocks.heads == [
        "public nonisolated final class CMock: M.C {",
        "public nonisolated final class PMock: M.P {",
      ])
    #expect(mocks.lines(with: "override ") == ["public override func f() {"])
    #expect(mocks.lines(with: "import ") == ["public import M", "import class Foundation.NSLock"])
    #expect(mocks.conformances.contains("public static func provide() -> any M.P {"))
    #expect(
      mocks.notes == [
        "Sources/M/A.swift:4:10: note: `R` gets no mock: it is internal\n  fix: make it public"
      ])
  }

  @Test("What is inherited is found in other files")
  func inheritance() {
    let mocks = GeneratedMocks(
      [
        "Sources/M/A.swift": "protocol A: B {}", "Sources/M/B.swift": "typealias B = C & D",
        "Sources/M/C.swift": "protocol C { func c() }\nprotocol D { func d() }",
      ], protocols: .all)
    #expect(mocks.lines(with: "func c()").count == 3)
    #expect(mocks.lines(with: "func d()").count == 3)
  }

  @Test("What stands in a deprecated type has its mock in it, and in an unavailable one none")
  func available() async throws {
    let source = """
      @available(*, deprecated) enum Old { protocol P { func f() -> Int } }
      @available(*, unavailable) enum Gone { protocol Q { func f() -> Int } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "class PMock").count == 1)
    #expect(mocks.notes.count == 1 && mocks.notes[0].contains("`Gone.Q` gets no mock: it is"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "What cannot be mocked is named with the reason",
    arguments: [
      ("private protocol P {}", "gets no mock: it is private", "make it internal"),
      (
        "protocol P: Elsewhere {}",
        "gets no mock: it inherits `Elsewhere`, which is not in the sources",
        "include the file that declares it, or write its mock by hand"
      ),
      (
        "protocol P: OptionSet {}",
        "gets no mock: it inherits the standard library's `OptionSet`, which no mock conforms to",
        byHand
      ),
      (
        "protocol P: Clock where Duration == Swift.Duration { func mark() -> Instant }",
        "gets no mock: it inherits the standard library's `Clock`, which no mock conforms to",
        byHand
      ),
      (
        "protocol P: UIBarItem {}",
        "gets no mock: it inherits `UIBarItem`, which is not in the sources", byHand
      ),
      ("final class C {}\nprotocol P: C {}", "gets no mock: it asks for a subclass of `C`", byHand),
      (
        "protocol P: BitwiseCopyable { var n: Int { get } }",
        "gets no mock: it inherits `BitwiseCopyable`, which no class is", byHand
      ),
      (
        "protocol P { func f<each T>(_ x: repeat each T) }",
        "gets no mock: `f(_:)` has a parameter pack or a value parameter", byHand
      ),
      (
        "protocol P { func f<T: ~Copyable>(_ x: borrowing T) }",
        "gets no mock: `f(_:)` takes or gives what is not copyable", byHand
      ),
      (
        "protocol P { func f<T>(_ x: T) async throws -> Once<T> }\nstruct Once<T>: ~Copyable {}",
        "gets no mock: `f(_:)` takes or gives what is not copyable", byHand
      ),
      (
        "protocol P { func f<T, R>(_ body: (Span<T>) -> R) -> R }",
        "gets no mock: `f(_:)` takes what ends with the call, of a type that no handler knows",
        byHand
      ),
      (
        "@available(*, unavailable, renamed: \"Q\")\nprotocol P {}",
        "gets no mock: it is unavailable", "use what took its place"
      ),
      (
        "protocol P { associatedtype A: Sequence where A.Element == Self }",
        "gets no mock: what its associated type `A.Element` has to be refers to the mock itself",
        "give its associated types: `@mockable(typealias: Element = String)`"
      ),
      (
        "protocol P { associatedtype A: Maker<Self> }",
        "gets no mock: what its associated type `A` has to be refers to the mock itself",
        "give its associated types: `@mockable(typealias: Element = String)`"
      ),
      (
        "protocol P {\n#if DEBUG\n  associatedtype A\n#endif\n}",
        "gets no mock: its associated type `A` depends on `#if`", byHand
      ),
    ])
  func notes(source: String, message: String, hint: String) {
    let mocks = GeneratedMocks(source)
    let notes = mocks.notes.filter { $0.contains("`P`") }
    let isSecond = source.contains("\nprotocol P")
    let place = isSecond ? "2:10" : source.hasPrefix("private") ? "1:18" : "1:10"
    #expect(notes == ["Sources/M/A.swift:\(place): note: `P` \(message)\n  fix: \(hint)"])
    #expect(mocks.heads == [])
  }

  @Test("Nobody can include the file that declares a protocol of Foundation's objects")
  func foundationParent() {
    let notes = GeneratedMocks("import Foundation\nprotocol P: NSCopying { var n: Int { get } }")
      .notes
    #expect(
      notes == [
        "Sources/M/A.swift:2:10: note: `P` gets no mock: it inherits `NSCopying`, which is not in the "
          + "sources\n  fix: \(Self.byHand)"
      ])
  }

  @Test("The module in front of the name of one of the library's protocols changes nothing")
  func qualifiedParents() {
    let parents = ["Foundation.LocalizedError", "Swift.Error", "Swift.Sendable"]
    for parent in parents {
      let mocks = GeneratedMocks("import Foundation\nprotocol P: \(parent) { var n: Int { get } }")
      #expect(mocks.notes.isEmpty, "\(mocks.notes)")
      #expect(mocks.heads.count == 1)
    }
  }

  private static let byHand = "write its mock by hand"

  @Test("Typealiases that double each other take no time", .timeLimit(.minutes(5)))
  func doublingAliases() {
    let aliases = (0..<40).map { "typealias A\($0) = (A\(($0 + 1) % 40), A\(($0 + 2) % 40))" }
    let mocks = GeneratedMocks(
      "protocol P { associatedtype K; func f(_ k: K) }\nprotocol Q: P where K == A0 {\n"
        + aliases.joined(separator: "\n") + "\n}")
    #expect(!mocks.heads.isEmpty)
  }

  @Test(
    "What documents a declaration annotates that one, on whatever line it stands",
    arguments: [
      ("enum N { /// @mockable\n protocol P {} }", "P"),
      ("enum N { /** @mockable */ protocol P {} }", "P"),
      ("protocol Q {}; /** @mockable */ protocol P {}", "P"),
      ("protocol Q { func f() } /// @mockable\nprotocol P {}", "P"),
      ("protocol P { // @mockable\n func f() }\nprotocol Q {}", "P"),
      ("protocol P {} // @mockable\nprotocol Q {}", nil),
      ("var n = 0 // @mockable\nprotocol Q {}", nil),
    ])
  func places(source: String, annotated: String?) {
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: source))
    let found = file.declarations.compactMap(\.nominal).filter(\.header.isMocked).map(\.name)
    #expect(found == (annotated.map { [$0] } ?? []))
  }

  @Test("A comment may stand behind an annotation")
  func commented() {
    let mocks = GeneratedMocks("/// @mockable(spy) // for the report\nprotocol P { func f() }")
    #expect(mocks.notes == [] && mocks.text.contains("spyingOn real"))
  }

  @Test(
    "What a mock, a spy or an eraser cannot keep is named",
    arguments: [
      (
        "protocol P { var t: Token? { get } }",
        "2:10: note: `P` gets no mock: `t` takes or gives what is not copyable", byHand
      ),
      (
        "/// @mockable(spy)\nprotocol P: Actor { var n: Int { get } }",
        "3:10: warning: `P` gets no spy: `n` is on an actor",
        "set the mock's handlers to what the real instance answers"
      ),
      (
        "/// @mockable(eraser)\nprotocol P { var me: Self? { get } }",
        "3:10: warning: `P` gets no type eraser: `me` takes or gives `Self`", "write it by hand"
      ),
      (
        "protocol P { init() throws; var n: Int { get } }",
        "2:10: note: `P` gets a mock and no gen: it asks for an initialiser that takes the place of "
          + "the mock's own", "set the mock's handlers and properties in the property"
      ),
    ])
  func kept(source: String, note: String, hint: String) {
    let notes = GeneratedMocks("struct Token: ~Copyable {}\n\(source)").notes
    #expect(notes.contains("Sources/M/A.swift:\(note)\n  fix: \(hint)"), "\(notes)")
  }

  @Test("An annotation that cannot be read is an error")
  func unreadable() {
    let mocks = GeneratedMocks("/// @mockable(history: f = no)\nprotocol P {}")
    #expect(
      mocks.notes == [
        """
        Sources/M/A.swift:2:10: error: `P` has an option that cannot be read: `f = no`
          fix: write `@mockable(history: method = false)`, on one line
        """
      ])
    let misspelt = GeneratedMocks("/// @mockable(histroy: f = true)\nprotocol P {}")
    #expect(
      misspelt.notes == [
        """
        Sources/M/A.swift:2:10: error: `P` asks for the option `histroy`, and there is no such option
          fix: did you mean `history`?
        """
      ])
  }

  @Test(
    "Annotated protocols without a place for their mocks are warned of once",
    arguments: [
      ("", "is to be mocked"),
      (
        "/// @mockable\nprotocol Q {}\n/// @mockable\nclass C {}\nprotocol R {}",
        "and 2 more are to be mocked"
      ),
    ])
  func noOutput(others: String, words: String) {
    let file = DeclarationParser.parse(
      SourceFile(path: "A.swift", text: "/// @mockable\nprotocol P {}\n\(others)"))
    let result = Pipeline.generate(from: [file], testables: [])
    #expect(
      result.diagnostics.map(\.description).filter { $0.contains("warning") } == [
        """
        A.swift:2:10: warning: `P` \(words), and no file for mocks is named
          fix: add `mocks.output: Tests/Mocks.swift` to the settings
        """
      ])
    #expect(result.mocks.isEmpty)
  }

  @Test(
    "Protocols that inherit themselves, as while somebody types, get what they require themselves",
    arguments: [
      "protocol Q: Q { func f() }",
      "protocol Q: R { func f() }\nprotocol R: Q {}",
      """
      #if A
      protocol Q: R { func f() }
      #else
      protocol Q: R { func f() }
      #endif
      #if A
      protocol R: Q {}
      #else
      protocol R: Q {}
      #endif
      protocol P: R {}
      """,
    ])
  func circles(source: String) {
    #expect(!GeneratedMocks(source).lines(with: "func f()").isEmpty)
  }

  @Test(
    "Typealiases that lead to themselves are no protocols",
    arguments: ["typealias R = R", "typealias R = Q & R", "typealias R = S\ntypealias S = R"])
  func circles(of aliases: String) {
    let mocks = GeneratedMocks("\(aliases)\nprotocol Q: R { func f() }")
    #expect(mocks.heads.isEmpty)
    #expect(mocks.notes.contains { $0.contains("`Q` gets no mock: it inherits") })
  }

  @Test(
    "What answers one after another has come to its end without a handler",
    arguments: [
      ("mutating func next() -> Int?", "nil"), ("func next() async throws -> String?", "nil"),
      ("func next() -> Int", "0"), ("func next(_ n: Int) -> Int?", "0"),
      ("func last() -> Int?", "0"),
    ])
  func ends(function: String, value: String) {
    let mocks = GeneratedMocks("protocol P { \(function) }")
    #expect(mocks.text.contains("Handler else { return \(value) }"))
  }

  @Test("So has the mock of an iterator of the standard library")
  func iterators() {
    let mocks = GeneratedMocks("protocol P: IteratorProtocol where Element == String {}")
    #expect(mocks.text.contains("nextHandler else { return nil }"))
  }

  @Test(
    "A call without a handler answers a value that needs no library, or traps",
    arguments: [
      ("Int", "0"), ("[String]", "[]"), ("String?", "\"\""), ("(Int, a: Bool)", "(0, a: false)"),
      ("S", "S(n: 0)"), ("S?", "S(n: 0)"), ("E", "E.a"), ("Result<Int, any Error>", ".success(0)"),
      ("Self", "self"), ("C?", "nil"),
    ])
  func answers(type: String, value: String) {
    let mocks = GeneratedMocks(
      """
      struct S { var n: Int }
      enum E { case a, b(Int) }
      class C { private init() {} }
      protocol P { func f() -> \(type) }
      """)
    #expect(
      mocks.lines(with: "guard let handler = fHandler") == [
        "guard let handler = fHandler else { return \(value) }"
      ])
  }

  @Test(
    "A protocol that types may conform to which are not copyable has a mock, which is copyable",
    arguments: [
      "protocol P: ~Copyable { borrowing func f() -> Int; consuming func g() throws }",
      "protocol P: Sendable & ~Copyable { mutating func f(); var a: Int { get set } }",
      "protocol P<A>: ~Copyable, ~Escapable { associatedtype A; func f(_ a: A) -> A }",
    ])
  func notCopyable(source: String) async throws {
    let source = "/// @mockable(spy)\npublic \(source)"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("no mock") || $0.contains("no spy") } == [])
    try await mocks.compile(beside: source)
  }

  @Test("What is copyable for some of its arguments is answered by generic methods where it is")
  func copyableForSome() async throws {
    let source = """
      struct Once<T: ~Copyable>: ~Copyable { var value: T }
      extension Once: Copyable where T: Copyable {}
      struct Token: ~Copyable {}
      protocol P { func f<T>(_ t: T) async throws -> Once<T>; var once: Once<Int> { get } }
      protocol Q { var token: Once<Token> { get } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let missing = mocks.notes.filter { $0.contains("no mock") }
    #expect(missing.count == 1 && missing[0].contains("`Q`"))
    try await mocks.compile(beside: source)
  }
}
