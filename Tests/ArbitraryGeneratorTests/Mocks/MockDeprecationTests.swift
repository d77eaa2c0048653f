import Testing

@testable import ArbitraryGenerator

/// Mocks of what names deprecated types: the compiler warns of those anywhere but in what is
/// deprecated itself.
struct MockDeprecationTests {
  private static let types = """
    @available(*, deprecated, message: "use New") struct Old { var n: Int }
    @available(*, deprecated) enum Space { struct Inner {} }
    @available(*, deprecated, renamed: "New") typealias Older = New
    @available(*, deprecated) protocol OldDelegate: AnyObject { func old(_ old: Old) -> Old }
    struct New { var n: Int }

    """

  @Test(
    "What names a deprecated type is deprecated, with all that tells of it, and nothing else is",
    arguments: [
      ("func f(_ old: Old) -> Old", "mock.fHandler = { $0 }; _ = mock.fArgValues"),
      ("func f() async throws -> [Old]?", "mock.fHandler = { nil }; _ = mock.fCallCount"),
      ("func f(_ done: @escaping (Result<Older, any Error>) -> Void)", "_ = mock.fArgValues"),
      ("func f<T: OldDelegate>(_ t: T)", "mock.fHandler = { _ in }"),
      ("func f() -> Space.Inner", "mock.fHandler = { Space.Inner() }"),
      ("func f(_ old: Old, _ s: Span<Int>) -> Int", "mock.fHandler = { old, _ in old.n }"),
      ("static func f(_ old: Old) -> Old", "PMock.fHandler = { $0 }"),
      ("var old: Old { get }", "mock.old = Old(n: 1)"),
      ("var old: Old? { get set }", "_ = mock.oldSetCallCount; _ = mock.old"),
      ("var old: Old { get throws }", "mock.oldHandler = { Old(n: 1) }"),
      ("subscript(old: Old) -> Int { get set }", "mock.subscriptHandler = { $0.n }"),
      ("init(old: Old); init()", "_ = PMock(old: Old(n: 1)).initOldArgValues"),
    ])
  func members(member: String, use: String) async throws {
    let source =
      Self.types + "protocol P { func now() -> New; @available(*, deprecated) \(member) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    let test = """
      @testable import M
      func make() -> PMock { PMock() }
      func ask(_ mock: PMock) { mock.nowHandler = { New(n: mock.nowCallCount) } }
      @available(*, deprecated) func use(_ mock: PMock) { \(use) }
      """
    try await mocks.compile(beside: source, test: test)
  }

  @Test("Gens draw nothing for it, and a note says so")
  func drawn() async throws {
    let source =
      Self.types + """
        protocol P { func f(_ old: Old) throws; var old: Older { get }; func now() throws -> New }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.notes.map { $0.prefix { $0 != "\n" } }.map { $0.drop { $0 != "`" } }.sorted() == [
        "`P` gets no drawn values for `f(_:)`: it names `Old`, which is deprecated",
        "`P` gets no drawn values for `old`: it names `Older`, which is deprecated",
      ])
    #expect(mocks.conformances.contains("mock.nowHandler ="))
    let marked = source.replacing("func f", with: "@available(*, deprecated) func f")
      .replacing("var old", with: "@available(*, deprecated) var old")
    try await mocks.compile(beside: marked)
  }

  @Test("The mock of a deprecated protocol is deprecated as a whole")
  func whole() async throws {
    let mocks = GeneratedMocks(Self.types, testables: ["M"])
    let head = "nonisolated final class OldDelegateMock"
    #expect(mocks.text.contains("@available(*, deprecated)\n\(head)"))
    #expect(mocks.lines(with: "@available").count == 1)
    try await mocks.compile(beside: Self.types)
  }

  @Test("Spies of classes and of protocols hand it on")
  func spies() async throws {
    let source =
      Self.types + """
        /// @mockable(spy)
        class C { init() {}; @available(*, deprecated) func f(_ old: Old) -> Old { old } }
        /// @mockable
        class D { init() {}; @available(*, deprecated) var old: Old? { nil } }
        /// @mockable(spy)
        protocol P { @available(*, deprecated) func f(_ old: Old) -> Old; func now() -> New }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "return real.value.f(old)").count == 1)
    try await mocks.compile(beside: source)
  }
}
