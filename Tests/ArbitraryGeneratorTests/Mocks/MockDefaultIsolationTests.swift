import Testing

@testable import ArbitraryGenerator

/// Modules and test targets that are compiled with the main actor as default isolation.
struct MockDefaultIsolationTests {
  private static let source = """
    struct Item: Equatable { var name: String }
    protocol Store {
      var title: String { get set }
      func item(at index: Int) throws -> Item
      func save(_ item: Item) async throws
    }
    protocol Bell: Sendable { func ring(_ times: Int) -> Int }
    nonisolated protocol Ticker { func now() -> Int }
    protocol Lamp: Hashable { var watts: Int { get } }
    @MainActor protocol Screen { func show(_ item: Item) }
    protocol Depot: Actor { func put(_ count: Int) -> Bool }
    @globalActor actor DB { static let shared = DB() }
    @DB protocol Ledger: Bell, Hashable {
      var title: String { get set }
      func item(at index: Int) throws -> Item
      nonisolated func log(_ text: String) -> Int
      @MainActor func show(_ item: Item)
    }
    protocol Board { @DB func pin(_ body: @escaping @DB (Int) -> Void) -> Int }
    @DB class Vault { func open(by degrees: Int) -> Bool { degrees > 0 } }
    struct Account { var number: Int; @DB static let none = Account(number: 0) }
    /// @mockable(eraser)
    protocol Shelf { associatedtype Book; func put(_ book: Book) -> Int }
    /// @mockable(eraser)
    protocol Pages: AsyncSequence { func rest() -> any AsyncSequence<Item, Never> }
    /// @mockable(spy; eraser)
    @MainActor protocol Dial { nonisolated var top: Int { get }; var place: Int { get set } }
    /// @mockable(spy; eraser)
    @MainActor protocol Knob: Sendable { var place: Int { get set }; nonisolated func turn() }
    /// @mockable(eraser)
    protocol Gauge { @DB var place: Int { get set }; @DB func turn() -> Int }
    /// @mockable
    class Door { func open(by degrees: Int) -> Bool { degrees > 0 } }
    protocol Feed: Sendable { associatedtype Entry: Sendable; func next() async -> Entry }
    protocol ItemFeed: Feed where Entry == Item { func count() -> Int }
    protocol Hinge { @MainActor init(by degrees: Int); func close() }
    @MainActor protocol Errand {
      func run(on actor: isolated (any Actor)?) -> Int
      func wait(on actor: isolated (any Actor)?) async
    }
    protocol Archive { @DB static var current: Int { get set }; @DB static func open() -> Int }
    struct Clerk { let db: DB; let visit: (any Actor) -> Void; let await: Bool }
    """

  @Test(
    "Mocks and their gens compile, whatever their module and the test target are on by default",
    arguments: [false, true], [false, true])
  func compile(isModuleOnActor: Bool, isTargetOnActor: Bool) async throws {
    let mocks = GeneratedMocks(
      ["Sources/M/M.swift": Self.source], testables: ["M"],
      steering: Steering(isOnMainActor: isModuleOnActor))
    #expect(mocks.conformances.contains("M.Clerk("))
    let files = try MockCompilation([
      "M.swift": Self.source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", Self.options(isOnActor: isModuleOnActor))
    try await files.compile(
      ["Mocks.swift", "Generated.swift"], module: "Tests", Self.options(isOnActor: isTargetOnActor))
  }

  private static func options(isOnActor: Bool) -> [String] {
    isOnActor ? ["-default-isolation", "MainActor"] : []
  }
}
