import Testing

@testable import ArbitraryGenerator

/// Which mocks for another module are public: those that its file can import everything for.
struct MockAccessTests {
  private static func mocks(_ source: String, access: AccessLevel? = nil) -> GeneratedMocks {
    var steering = Steering()
    steering.access = access
    return GeneratedMocks(["Sources/M/A.swift": source], testables: ["M"], steering: steering)
  }

  @Test(
    "The mock of a public protocol is public where it is known where its types come from",
    arguments: [
      "public protocol P { func f(_ item: Item) async throws -> [Item?] }",
      "public protocol P { func f<T: Sequence>(_ all: T) -> Int where T.Element == Item }",
      "public protocol P { associatedtype A: Hashable; var all: [A: Swift.Int] { get set } }",
      "public protocol P { var late: (Date) -> Foundation.Locale { get } }",
      "public typealias A = [B]\npublic typealias B = A?\npublic protocol P { var a: A { get } }",
      "public typealias Items = [Item]\npublic protocol P { var items: Items { get } }",
    ])
  func isPublic(source: String) {
    let mocks = Self.mocks("import Foundation\npublic struct Item {}\n\(source)")
    #expect(mocks.heads.allSatisfy { $0.hasPrefix("public nonisolated final class PMock") })
    #expect(mocks.heads.count == 1)
  }

  @Test(
    "The mock is internal where a type of it is not public, or may come from anywhere",
    arguments: [
      "protocol P {}", "public protocol P { func f() -> ByteBuffer }",
      "public protocol P { func f<T: Payload>(_ item: T) }",
      "public protocol P { @StoreActor func f() }", "@_spi(A) public protocol P {}",
      "public protocol P { @_spi(A) func f() }",
      "#if DEBUG\npublic protocol P { func f() -> Date }\n#endif",
      "/// @mockable(typealias: A = Item)\npublic protocol P { associatedtype A }",
      "/// @mockable\nopen class P {}",
    ])
  func isInternal(source: String) {
    let mocks = Self.mocks("import Foundation\nstruct Item {}\n\(source)")
    #expect(mocks.heads.allSatisfy { $0.hasPrefix("nonisolated final class PMock") })
    #expect(mocks.heads.count == 1)
  }

  @Test(
    "In its own module, the mock of a class is as visible as what it overrides",
    arguments: [
      ("open class P { open func f() -> Int { 0 } }", "public nonisolated final class PMock: P {"),
      ("open class P { open func f() {}; func g() {} }", "nonisolated final class PMock: P {"),
      ("public class P { var all: [Int] { [] } }", "nonisolated final class PMock: P {"),
    ])
  func overrides(source: String, head: String) {
    #expect(GeneratedMocks("/// @mockable\n\(source)", testables: []).heads == [head])
  }

  @Test("What the settings say is so")
  func settings() {
    #expect(
      Self.mocks("public protocol P {}", access: .internal).heads == [
        "nonisolated final class PMock: M.P {"
      ])
  }

  @Test("Foundation is imported publicly exactly where a public mock has a type of it")
  func imports() {
    let plain = Self.mocks("import Foundation\npublic protocol P { func f() -> Int }")
    #expect(plain.lines(with: "import") == ["import Foundation", "@testable public import M"])
    let dated = Self.mocks("import Foundation\npublic protocol P { func f() -> Date }")
    #expect(
      dated.lines(with: "import") == ["public import Foundation", "@testable public import M"])
    let both = Self.mocks(
      """
      #if canImport(FoundationEssentials)
      import FoundationEssentials
      #endif
      import Foundation
      public protocol P { func f() -> Date }
      """)
    #expect(both.lines(with: "import") == dated.lines(with: "import"))
    let single = Self.mocks("import struct Foundation.Date\npublic protocol P { func f() -> Date }")
    #expect(single.heads == ["nonisolated final class PMock: M.P {"])
  }

  @Test("A public import of the protocol's file stays so only where a public mock needs it")
  func publicImports() {
    let source = "public import Foundation\npublic import Logging\npublic protocol P {"
    #expect(
      Self.mocks("\(source) var date: Date { get } }", access: .internal).lines(with: "import") == [
        "import Foundation", "import Logging", "@testable import M",
      ])
    #expect(
      Self.mocks("\(source) var date: Date { get } }").lines(with: "import") == [
        "public import Foundation", "import Logging", "@testable public import M",
      ])
    let hidden = "\(source) var log: Log { get } }\npublic struct Log { let date: Date }"
    #expect(
      Self.mocks(hidden).lines(with: "import") == [
        "import Foundation", "import Logging", "@testable public import M",
      ])
    #expect(
      Self.mocks("\(source) var log: Logger { get } }", access: .public).lines(with: "import") == [
        "public import Foundation", "public import Logging", "public import M",
      ])
  }

  private static let source = """
    public import Foundation
    public enum Kind { case small }
    public struct Item { public var id: Int; public var sentAt: Date; var kind: Kind }
    struct Hidden: Identifiable { var id: Int }
    public protocol Store: Sendable {
      var item: Item { get set }
      var kind: Kind { get }
      var any: any Identifiable<Int> { get set }
      func item(at date: Date) async throws -> Item
      func last() -> Item
    }
    public protocol Counter: AnyObject { func count(_ items: [Item]) -> Int }
    public protocol Gauge { var level: Measurement<UnitVolume> { get } }
    public protocol Rack { var gauge: (any Gauge.Type)? { get } }
    @MainActor public protocol Screen { func show(_ item: Item?) -> Item }
    protocol Secret { func item() -> Hidden }
    @_spi(Drafts) public struct Draft { public var title: String }
    @_spi(Drafts) public protocol DraftStore { var latest: Draft { get set } }
    public protocol Drawer { @_spi(Drafts) func draft() -> Draft }
    extension Drawer { @_spi(Drafts) public func draft() -> Draft { Draft(title: "") } }
    """

  /// Another file of the test target, with imports as people write them.
  private static let uses = """
    import Foundation
    @testable import M
    func use() { StoreMock().lastHandler = { Item(id: 1, sentAt: Date(), kind: .small) } }
    """

  @Test(
    "Public mocks compile, whatever version and whatever access of imports a test target has",
    arguments: [5, 6], [false, true])
  func compile(version: Int, areImportsInternal: Bool) async throws {
    let mocks = Self.mocks(Self.source)
    let files = try MockCompilation([
      "M.swift": Self.source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
      "Uses.swift": Self.uses,
    ])
    let imports = ["-enable-upcoming-feature", "InternalImportsByDefault"]
    try await files.compile(["M.swift"], module: "M", imports)
    try await files.compile(
      ["Mocks.swift", "Generated.swift", "Uses.swift"], module: "Tests", version: version,
      areImportsInternal ? imports : [])
  }

  @Test("Mocks for a package compile where imports are internal by default, and where they are not")
  func package() async throws {
    let source = """
      package import Foundation
      package protocol Store { func last() -> Date; func all(at place: URL) -> [Item] }
      package struct Item {
        package let day: Date
        package init(day: Date) { self.day = day }
      }
      """
    let plain = source.replacing("package import", with: "import")
    for (source, settings) in [(source, ["InternalImportsByDefault"]), (plain, [])] {
      let mocks = Self.mocks(source, access: .package)
      let files = try MockCompilation([
        "M.swift": source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
        "Uses.swift": "import Foundation\nimport M\nlet now = Date()",
      ])
      let options =
        ["-package-name", "P"] + settings.flatMap { ["-enable-upcoming-feature", $0] }
      try await files.compile(["M.swift"], module: "M", options)
      try await files.compile(
        ["Mocks.swift", "Generated.swift", "Uses.swift"], module: "Tests", options)
    }
  }

  @Test(
    "Foundation is imported before what may hand it on, so that the compiler sees it used",
    arguments: [5, 6], [false, true])
  func importsInOrder(version: Int, areImportsInternal: Bool) async throws {
    let source = """
      public import Foundation
      public import Core
      public protocol Store { func url(of core: Core) -> URL }
      """
    let mocks = Self.mocks(source, access: .public)
    let imports = ["public import Foundation", "public import Core", "public import M"]
    #expect(mocks.lines(with: "import") == imports)
    let plain = source.replacing("public import", with: "import")
      .replacing("of core: Core", with: "")
    let known = Self.mocks(plain)
    #expect(
      known.lines(with: "import") == [
        "public import Foundation", "import Core", "@testable public import M",
      ])
    let files = try MockCompilation([
      "Core.swift": "@_exported import Foundation\npublic struct Core {}", "M.swift": source,
      "Known.swift": plain, "Mocks.swift": mocks.text, "KnownMocks.swift": known.text,
    ])
    let access = areImportsInternal ? ["-enable-upcoming-feature", "InternalImportsByDefault"] : []
    try await files.compile(["Core.swift"], module: "Core")
    for (source, mocks) in [("M.swift", "Mocks.swift"), ("Known.swift", "KnownMocks.swift")] {
      try await files.compile([source], module: "M")
      try await files.compile([mocks], module: "Tests", version: version, access)
    }
  }

  @Test("A class that is public and not open is told so, where its mock is for another module")
  func notOpen() {
    let mocks = Self.mocks("/// @mockable\npublic class C { public init() {} }", access: .public)
    #expect(
      mocks.notes.contains {
        $0.hasSuffix(
          "`C` gets no mock: it is public, and not open\n  fix: declare it as `open`, or leave "
            + "`access: public` out of the settings of its mocks")
      }, "\(mocks.notes)")
  }

  @Test("A public mock is made by default with what its users may not be able to make")
  func hiddenDefaults() {
    let mocks = GeneratedMocks(
      """
      public struct User { public var age: Int }
      public enum Kind { case plain, of(User) }
      public protocol P { var user: User { get }; var kind: Kind { get } }
      protocol Q { var user: User { get } }
      """)
    #expect(
      mocks.lines(with: "init(user") == [
        "public init(user: User? = nil, kind: Kind = Kind.plain) {",
        "init(user: User = User(age: 0)) {",
      ])
    #expect(
      mocks.lines(with: "userValue = ") == [
        "userValue = MockValue(user ?? User(age: 0))", "userValue = MockValue(user)",
      ])
  }

  @Test("What may be nil begins with it there, as nil would else mean that default")
  func hiddenDefaultsOfOptionals() async throws {
    let source = """
      public struct User { public var age: Int }
      public typealias Maybe = User?
      public protocol P {
        var user: User? { get }
        var maybe: Maybe { get set }
        var first: User { get }
        var count: Int? { get }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.lines(with: "init(user") == [
        "public init(user: User? = nil, maybe: Maybe = nil, first: User? = nil, count: Int? = 0) {"
      ])
    #expect(
      mocks.lines(with: "Value = MockValue(") == [
        "userValue = MockValue(user)", "maybeValue = MockValue(maybe)",
        "firstValue = MockValue(first ?? M.User(age: 0))", "countValue = MockValue(count)",
      ])
    try await mocks.compile(beside: source)
  }

  @Test("So does what is an optional by another name")
  func hiddenDefaultsOfNamedOptionals() {
    let mocks = GeneratedMocks(
      [
        "Sources/M/A.swift": """
        public struct User { public var age: Int }
        public typealias One<T> = T?
        public protocol P { var user: One<User> { get }; var other: Swift.Optional<User> { get } }
        """
      ], steering: Steering(access: .public))
    #expect(
      mocks.lines(with: "init(user") == [
        "public init(user: One<User> = nil, other: Swift.Optional<User> = nil) {"
      ])
  }
}
