import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct ImportPlanTests {
  @Test("The same imports have one order, however they were found")
  func order() {
    let conditions = ["canImport(A)", "canImport(B)", "os(Linux)", "DEBUG", "!DEBUG"]
    let plans = conditions.flatMap { condition in
      [AccessLevel.internal, .public].flatMap { access in
        [[], ["X"], ["X", "Y"], ["Z"]].map { groups in
          ImportPlan(module: "M", groups: groups, access: access, conditions: [condition])
        }
      }
    }
    let sorted = Set(plans).inOrder
    let (found, merged) = (Gen.permutation(of: plans), Gen.permutation(of: sorted))
    forAll(found, merged) { found, merged in
      #expect(Set(found).inOrder == sorted)
      #expect(merged.sorted() == sorted)
    }
  }

  @Test("A module is imported once for all groups of clients, and never for fewer")
  func groupsOfOneModule() {
    let plans: Set = [
      ImportPlan(module: "M", groups: ["B"]), ImportPlan(module: "M", groups: ["A", "C"]),
      ImportPlan(module: "M"), ImportPlan(module: "M", groups: ["A"], conditions: ["DEBUG"]),
    ]
    let whole = ImportPlan(module: "M", groups: ["A", "B", "C"])
    #expect(
      plans.inOrder == [whole, ImportPlan(module: "M", groups: ["A"], conditions: ["DEBUG"])])
    #expect(plans.inOrder[1].isCovered(by: [whole]))
    #expect(!plans.inOrder[1].isCovered(by: [ImportPlan(module: "M", groups: ["B"])]))
  }

  @Test("What is for some clients alone is imported by their groups, wherever it is said")
  func groups() {
    let source = """
      @_spi(Other) import Other
      struct A { @_spi(C) public init(unknown: Unknown) {} }
      @_spi(B) extension A { enum Inner { case one } }
      """
    #expect(
      Generated(source).lines(with: "import") == [
        "public import FactoryCheck", "@_spi(Other) import Other",
        "@_spi(B) @_spi(C) @testable public import M",
      ])
  }

  @Test(
    "A module is imported for those who see its types in what is generated",
    arguments: [
      ("public struct A { public var day: Date }", "public import Foundation"),
      ("public struct A { var day: Date }", "public import Foundation"),
      ("struct A { var day: Date }", "import Foundation"),
      ("package struct A { package var day: Date }", "import Foundation"),
      ("public enum A { case day(Date) }", "public import Foundation"),
      ("public import Core\npublic struct A { public var all: Request }", "import Core"),
    ])
  func access(source: String, line: String) {
    let generated = Generated(source, testables: [])
    #expect(generated.lines(with: "import ").filter { !$0.contains("FactoryCheck") } == [line])
  }

  @Test(
    "What a package sees alone is imported without a word, as other files of the target do it",
    arguments: ["", "internal import Core\n"])
  func packageWithoutWord(imports: String) {
    let source = imports + "package struct A { package var count: Int }"
    let generated = Generated(source, testables: [])
    #expect(generated.lines(with: "import ") == ["import FactoryCheck"])
  }

  @Test(
    "It is imported for the package where the sources say who sees their imports",
    arguments: ["package import Core\n", "public import Core\n"])
  func packageBesideAccess(imports: String) {
    let source = imports + "package struct A { package var day: Date }"
    let generated = Generated(source, testables: [])
    #expect(
      generated.lines(with: "import ").filter { !$0.hasSuffix("Core") }.sorted()
        == ["package import FactoryCheck", "package import Foundation"])
  }

  @Test(
    "What is generated for a package compiles beside plain imports of the same modules",
    arguments: [5, 6], ["struct A { let day: Date }", "package struct A { package var day: Date }"])
  func packageCompiles(version: Int, source: String) async throws {
    let source = "import Foundation\n\(source)"
    let generated = GeneratedMocks(
      ["Sources/M/A.swift": source], steering: Steering(access: .package))
    let uses = "import FactoryCheck\nimport Foundation\n@testable import M\n"
    let files = try MockCompilation([
      "M.swift": source, "Generated.swift": generated.conformances, "Uses.swift": uses,
    ])
    try await files.compile(["M.swift"], module: "M", ["-package-name", "P"])
    try await files.compile(
      ["Generated.swift", "Uses.swift"], module: "Tests", version: version, ["-package-name", "P"])
  }

  /// A type that is conformed by hand, so that nothing is generated for it.
  private static let user = """
    public import FactoryCheck
    public struct User: Providable, Arbitrary {
      public init() {}
      public static func provide() -> User { User() }
      public static func arbitrary() -> Gen<User> { .constant(User()) }
    }
    """

  private static let initializer = "public init(user: User = User()) { self.user = user }"

  @Test(
    "A module is imported publicly for what shows its types, be that of another one or a mock's",
    arguments: [
      (Self.user, "public struct Box { public var user: User; \(Self.initializer) }"),
      (Self.user, "public struct Box { var user: User; \(Self.initializer) }"),
      (Self.user, "public enum Box { case user(User?), none }"),
      ("public protocol User { func name() -> String }", "public enum Box { case none }"),
      (
        "public protocol User {}",
        """
        public struct Ann: User { public init() {} }
        public struct Box {
          public var user: any User
          public init(user: any User) { self.user = user }
        }
        """
      ),
    ])
  func modules(core: String, own: String) async throws {
    let source = "public import Core\n\(own)"
    let modules = ["Sources/Core/A.swift": core, "Sources/M/A.swift": source]
    let generated = GeneratedMocks(
      modules, testables: ["Core", "M"], steering: Steering(access: .public))
    let files = try MockCompilation([
      "Core.swift": core, "M.swift": source, "Mocks.swift": generated.text,
      "Gens.swift": generated.conformances,
    ])
    try await files.compile(["Core.swift"], module: "Core")
    try await files.compile(["M.swift"], module: "M", ["-suppress-warnings"])
    let imports = ["-enable-upcoming-feature", "InternalImportsByDefault"]
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests", imports)
  }

  @Test("What is built into the compiler is there for its own modules alone")
  func builtIn() {
    let generated = Generated("import Builtin\nimport Core\nstruct A { let request: Request }")
    #expect(generated.lines(with: "import ").contains("import Core"))
    #expect(generated.lines(with: "import Builtin").isEmpty)
  }

  @Test("What an initialiser in another file takes is imported as it is there")
  func initializerElsewhere() {
    let generated = Generated(
      [
        "Sources/M/A.swift":
          "import Unused\nstruct A { let a: Int; private init(a: Int) { self.a = a } }",
        "Sources/M/B.swift":
          "import Core\nextension A { init(of request: Request) { self.init(a: 1) } }",
      ], testables: ["M"])
    #expect(generated.lines(with: "import Core") == ["import Core"])
  }

  @Test("A type inside one of another module has the imports of its file")
  func insideForeign() {
    let source = """
      import Foundation
      extension Date { struct Slot { struct Size { var hours: Int } } }
      extension Date.Slot { enum Part { case one } }
      """
    let inStandard = "import Foundation\nextension String { enum Style { case bold } }"
    #expect(Generated(source).lines(with: "import Foundation") == ["import Foundation"])
    #expect(Generated(inStandard).lines(with: "import Foundation").isEmpty)
  }

  @Test("What the settings exclude is imported neither beside gens nor beside mocks")
  func excluded() {
    let source = """
      import Legacy
      import struct Legacy.Old
      import Kept
      protocol P {}
      struct S { var a: Unknown }
      """
    let generated = GeneratedMocks(
      ["Sources/M/A.swift": source], steering: Steering(excludedImports: ["Legacy"]))
    for text in [generated.text, generated.conformances] {
      #expect(text.contains("import Kept\n") && !text.contains("Legacy"))
    }
  }

  @Test("Modules for tests come last")
  func testables() {
    let plans = [ImportPlan(module: "A", isTestable: true), ImportPlan(module: "B")]
    #expect(plans.sorted().map(\.module) == ["B", "A"])
  }

  @Test("Where all that is generated is internal, no import is public: the compiler would warn")
  func internalImports() {
    let open = Generated("class View {}")
    #expect(open.lines(with: "import ") == ["import FactoryCheck", "@testable import M"])
    let both = Generated("class View {}\nstruct Size {}")
    #expect(
      both.lines(with: "import ") == ["public import FactoryCheck", "@testable public import M"])
  }

  @Test("What only conditional types need is imported publicly under their conditions")
  func conditionalPublicImports() {
    let alone = Generated("#if !DEBUG\npublic struct A { var n: Int }\n#endif")
    #expect(
      alone.text.contains(
        """
        #if !DEBUG
          public import FactoryCheck
        #endif
        #if DEBUG
          import FactoryCheck
        #endif
        #if !DEBUG
          @testable public import M
        #endif
        #if DEBUG
          @testable import M
        #endif
        """))
    let several = Generated(
      """
      #if A && B
      public struct A { var n: Int }
      #elseif !(!C)
      public struct B { var n: Int }
      #endif
      """)
    #expect(
      several.lines(with: "#if").prefix(2) == [
        "#if (A && B) || (!(A && B) && (!(!C)))", "#if !((A && B) || (!(A && B) && (!(!C))))",
      ])
    let both = Generated(
      "#if !DEBUG\npublic struct A { var n: Int }\n#else\npublic struct B { var n: Int }\n#endif")
    #expect(
      both.lines(with: "import ") == ["public import FactoryCheck", "@testable public import M"])
  }

  @Test("Modules that are older than strict concurrency are imported as such")
  func preconcurrency() {
    let source = """
      @preconcurrency import Legacy
      public struct A { var old: Old }
      protocol P { func f() -> Old }
      """
    let imports = ["@unsafe @preconcurrency import Legacy", "@testable import M"]
    let generated = GeneratedMocks(["Sources/M/A.swift": source])
    #expect(generated.lines(with: "import ").contains(imports[0]))
    #expect(Generated(source).lines(with: "import ").contains(imports[0]))
  }

  @Test("Functions on an actor have the module imported as if it were older: it may be")
  func isolatedFunctions() {
    func imports(_ parameter: String) -> [String] {
      GeneratedMocks("protocol P { func f(_ done: \(parameter)) }", testables: ["M"])
        .lines(with: "@testable")
    }
    let old = ["@unsafe @preconcurrency @testable import M"]
    #expect(imports("@escaping @MainActor (Int) -> Void") == old)
    #expect(imports("[(@MyActor () -> Void)?]") == old)
    #expect(imports("@escaping @MainActor @Sendable (Int) -> Void") == ["@testable import M"])
    #expect(imports("@escaping (Int) -> Void") == ["@testable import M"])
  }

  @Test(
    "What a type is named by is imported where it is declared elsewhere",
    arguments: [
      (
        "typealias Word = Either<Raw.Part>\nstruct Either<A> { var a: A? }\n"
          + "extension Raw { struct Part { var n: Int } }", "Word"
      ),
      ("extension Raw { struct Parts { var n: Int } }", "Raw.Parts"),
      ("extension Raw { enum Kind { case a } }\ntypealias Kinds = [Raw.Kind]", "Kinds"),
      ("extension Raw { struct Wrong: Error { var n: Int } }", "any Error"),
      ("struct Tagged<T> { var n: Int }\ntypealias Id = Tagged<Raw>", "Id"),
    ])
  func namedElsewhere(elsewhere: String, type: String) {
    let sources = [
      "Sources/M/A.swift": "import Kit\n\(elsewhere)",
      "Sources/M/B.swift": "struct Holder { let a: \(type) }",
      "Sources/M/C.swift":
        "protocol P { func f() throws -> \(type == "any Error" ? "Int" : type) }",
    ]
    for held in ["Holder", "P"] {
      let own = sources.filter { !$0.value.contains(held == "P" ? "Holder" : "protocol") }
      let generated = GeneratedMocks(own, testables: ["M"])
      #expect(generated.conformances.contains("import Kit\n"))
    }
  }

  @Test("Foundation is imported for what is only a tag as well")
  func tags() {
    let generated = Generated(
      "struct Tagged<T> { var id: Int }\nclass A { init(a: Tagged<Date>, b: Tagged<[URL?]>) {} }")
    #expect(generated.lines(with: "import Foundation").count == 1)
  }
}
