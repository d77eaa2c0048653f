import Testing

@testable import ArbitraryGenerator

/// Which types of several protocols at a time have mocks, and what those are called.
struct MockCompositionTests {
  private static let protocols = """
    protocol A { func a() -> Int }
    protocol B { func b() throws -> String }
    protocol C: B { func c() }

    """

  @Test(
    "A composition has a mock by its protocols' names, wherever it is named",
    arguments: [
      "struct Holder { let all: any A & B }",
      "struct Holder { let all: [(any A & B)?] }",
      "final class Holder { init(all: some A & B) {} }",
      "final class Holder { init<T: A & B>(all: T) {} }",
      "enum Holder { case all(any A & B), other }",
      "protocol Holder { var all: any A & B { get } }",
      "protocol Holder { func all(_ all: any A & B) }",
    ])
  func names(use: String) async throws {
    let mocks = GeneratedMocks(Self.protocols + use, testables: ["M"])
    #expect(mocks.heads.contains("nonisolated final class ABMock: M.A, M.B {"))
    #expect(mocks.notes == [])
    try await mocks.compile(beside: Self.protocols + use)
  }

  @Test(
    "A typealias gives its name, the first that stands in no type before others",
    arguments: [
      ("typealias All = A & B", "All", "AllMock: M.A, M.B"),
      ("typealias All = Two\ntypealias Two = B & A", "All", "TwoMock: M.B, M.A"),
      ("typealias All = Two & C\ntypealias Two = A & B", "All", "AllMock: M.A, M.B, M.C"),
      ("enum Space { typealias All = B & A }\ntypealias All = A & B", "All", "AllMock: M.A, M.B"),
      ("typealias Of<T> = A & B", "Of<Int>", "ABMock: M.A, M.B"),
      ("private typealias All = A & B", "any A & B", "ABMock: M.A, M.B"),
      ("@available(*, deprecated) typealias Old = A & B", "any A & B", "ABMock: M.A, M.B"),
      ("@available(*, deprecated) typealias Old = A & B\ntypealias All = B & A", "All", "AllMock:"),
      ("#if os(Windows)\ntypealias Old = A & B\n#endif", "any A & B", "ABMock: M.A, M.B"),
      ("protocol All { func all() }\nenum Space { typealias AB = A & B }", "Space.AB", "ABMock:"),
    ])
  func aliases(alias: String, type: String, head: String) async throws {
    let source = Self.protocols + alias + "\nstruct Holder { let all: \(type) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.contains { $0.contains(head) })
    #expect(mocks.conformances.contains("Mock.draw(&choices))"))
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("Where another mock has its protocols' names, there is a word between them")
  func otherName() async throws {
    let source =
      Self.protocols + """
        typealias AB = A & B & Sendable
        struct Holder { let sent: AB?; let all: any B & A; let other: any A & B }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.contains("nonisolated final class ABMock: M.A, M.B, Sendable {"))
    #expect(mocks.heads.contains("nonisolated final class BAMock: M.B, M.A {"))
    try await mocks.compile(beside: source)
    let fewer = source.replacing("let all: any B & A; ", with: "")
    let renamed = GeneratedMocks(fewer, testables: ["M"])
    #expect(renamed.heads.contains("nonisolated final class AAndBMock: M.A, M.B {"))
    #expect(renamed.conformances.contains("other: AAndBMock.draw(&choices)"))
    #expect(renamed.notes == [])
    try await renamed.compile(beside: fewer)
  }

  @Test("What is drawn imports Foundation for a protocol of its in a composition")
  func foundation() async throws {
    let source = Self.protocols + "struct Holder { let all: any A & LocalizedError }"
    let mocks = GeneratedMocks("import Foundation\n" + source, testables: ["M"])
    #expect(mocks.heads.contains { $0.contains("ALocalizedErrorMock: ") })
    #expect(mocks.conformances.contains("\nimport Foundation\n"))
  }

  @Test(
    "Typealiases in its protocols, or in extensions of what they inherit, mean there what they say",
    arguments: ["any D & Sendable", "any D & A", "Both"])
  func typealiases(type: String) async throws {
    let source =
      Self.protocols + """
        protocol D: E { typealias ID = Int; func get(_ id: ID) -> ID; var now: Time { get set } }
        protocol E { typealias Completion = (Result<Time, any Error>) -> Void }
        extension E { typealias Time = String; typealias Code = UInt }
        extension D { var code: Code { 1 } }
        typealias Both = C & D
        struct Holder { let all: \(type); let plain: any D }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let mocked = mocks.heads.count { $0.contains("M.D") }
    #expect(mocks.lines(with: "init(now: Time = \"\"").count == mocked)
    #expect(mocks.conformances.components(separatedBy: "now: choices.draw(").count == mocked + 1)
    #expect(!mocks.text.contains("has no answer"))
    try await mocks.compile(beside: source)
  }

  @Test("Inside of a type it stands there")
  func nested() async throws {
    let source =
      Self.protocols + """
        struct Holder {
          protocol D { var d: Int { get } }
          typealias All = A & D
          let all: All
        }
        struct Generic<T> {
          typealias All = B & A
          let all: All
          let value: T
        }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.contains("nonisolated final class AllMock: M.A, M.Holder.D {"))
    #expect(mocks.heads.contains("nonisolated final class BAMock: M.B, M.A {"))
    #expect(mocks.conformances.contains("M.Holder(all: Holder.AllMock.draw(&choices))"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "What one protocol says of the others needs no mock of its own",
    arguments: [
      ("any C & B", "CMock.draw"), ("any B & C & AnyObject", "CMock.draw"),
      ("any A & AnyObject", "AMock.draw"), ("any A & A", "AMock.draw"),
    ])
  func reduced(type: String, drawn: String) async throws {
    let source = Self.protocols + "struct Holder { let all: \(type) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.count == 3)
    #expect(mocks.conformances.contains("M.Holder(all: \(drawn)(&choices))"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "What the library asks for besides is met",
    arguments: [
      ("any A & Sendable", "final class ASendableMock: M.A, Sendable {"),
      ("any Sendable & B & A", "final class BASendableMock: M.B, M.A, Sendable {"),
      ("any A & Error", "final class AErrorMock: M.A, Error {"),
      ("any A & CustomStringConvertible", "class ACustomStringConvertibleMock: M.A, Custom"),
      ("any E & D", "actor EDMock: M.E, M.D {"),
      ("any F & A", "final class FAMock: nonisolated M.F, nonisolated M.A {"),
      ("any F & A & Sendable", "final class FASendableMock: nonisolated M.F, nonisolated M.A {"),
    ])
  func known(type: String, head: String) async throws {
    let source =
      Self.protocols + """
        protocol D { func d() async }
        protocol E: Actor { func e() -> Int }
        @MainActor protocol F { func f() }
        struct Holder { let all: \(type) }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.contains { $0.contains(head) })
    #expect(mocks.conformances.contains("M.Holder(all: "))
    try await mocks.compile(beside: source)
  }

  @Test("It is there under the conditions of all, as visible and available as all")
  func surroundings() async throws {
    let source = """
      #if DEBUG
      public protocol A { func a() }
      #endif
      @available(macOS 99, *)
      protocol B { func b() }
      #if DEBUG
      @available(macOS 99, *)
      struct Holder { let all: any A & B }
      #endif
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.text.contains(
        "#if DEBUG\n  @available(macOS 99, *)\n  nonisolated final class ABMock: M.A, M.B {"))
    try await mocks.compile(beside: source)
  }

  @Test("Protocols of several modules have one together")
  func modules() {
    let mocks = GeneratedMocks(
      [
        "Sources/M/A.swift": "public protocol A { func a() }",
        "Sources/N/A.swift": """
        import M
        protocol A { func b() }
        struct Holder { let all: any M.A & A }
        """,
      ], testables: ["M", "N"])
    #expect(mocks.heads.contains("nonisolated final class AAMock: M.A, N.A {"))
    #expect(mocks.conformances.contains("N.Holder(all: AAMock.draw(&choices))"))
  }

  @Test(
    "There is none of what no mock can be, or data is, and no word of it",
    arguments: [
      "open class Base {}\nlet all: any Base & A", "struct S { let all: any Other & A }",
      "protocol D { associatedtype T }\nstruct S { let all: (any D & A)? }",
      "protocol V { var v: Int { get } }\nstruct W: V, A { let v: Int; func a() -> Int { v } }\n"
        + "struct S { let all: any V & A }",
      "private struct S { let all: any A & B }",
    ])
  func without(use: String) {
    let mocks = GeneratedMocks(Self.protocols + use, testables: ["M"])
    #expect(!mocks.heads.contains { $0.contains("ABMock") || $0.contains("VAMock") })
    #expect(!mocks.notes.contains { $0.contains("Mock") })
  }

  @Test("Where comments choose, one above the typealias or above all protocols does")
  func annotated() {
    let source = """
      /// @mockable
      protocol A { func a() }
      /// @mockable
      protocol B { func b() }
      protocol C { func c() }
      /// @mockable(override: name = Both)
      typealias AC = A & C
      struct Holder { let one: any A & B; let two: AC }
      """
    let mocks = GeneratedMocks(source, protocols: .annotated, testables: ["M"])
    #expect(
      mocks.heads == [
        "nonisolated final class ABMock: M.A, M.B {", "nonisolated final class AMock: M.A {",
        "nonisolated final class BMock: M.B {",
      ])
    #expect(mocks.conformances.contains("M.Holder(one: ABMock.draw(&choices), two: Both.draw("))
    #expect(GeneratedMocks(source, protocols: .none, testables: ["M"]).heads == [])
  }

  @Test("A typealias that is to have a mock and has none is told why")
  func notes() {
    let mocks = GeneratedMocks(
      Self.protocols + """
        /// @mockable
        typealias One = A & B
        /// @mockable
        typealias Other = B & A
        /// @mockable
        typealias Number = Int
        """, testables: ["M"])
    #expect(
      mocks.notes == [
        """
        Sources/M/A.swift:7:11: warning: `Other` gets no mock of its own: `One` stands for the same \
        protocols, and has one
          fix: leave out `@mockable`
        """,
        """
        Sources/M/A.swift:9:11: warning: `Number` gets no mock: it stands for no protocols that one \
        could be of together
          fix: put the comment above what it stands for
        """,
      ])
  }
}
