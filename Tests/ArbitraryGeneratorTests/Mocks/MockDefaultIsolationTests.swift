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
    /// @mockable(eraser)
    protocol Ground { func area() -> Int }
    /// @mockable(eraser)
    protocol Garden: Ground { func trees() -> Int }
    /// @mockable(eraser)
    protocol Park: Ground, Sendable { func gates() -> Int }
    /// @mockable(spy; eraser)
    protocol Elder {
      @available(*, deprecated) var age: Int { get set }
      @available(*, deprecated) func rest() async -> Int
      func wake()
    }
    final class Parcel { init(weight: Int) {} }
    protocol Post { func first() -> sending Parcel; func next() -> sending Parcel }
    struct Member: Hashable { var id = 0 }
    protocol Club: Sendable { var members: Set<Member> { get } }
    nonisolated class Ship { func sail() {}; var speed: Int { 1 }; func moor() {} }
    nonisolated class Ferry: Ship { override final func sail() {}; final override var speed: Int { 2 } }
    /// @mockable
    nonisolated class Liner: Ferry { override func moor() {} }
    protocol Crane: Actor {
      @MainActor func lift(_ tons: Int) async throws -> Int
      @MainActor var load: Int { get set }
      init(height: Int)
    }
    protocol Tower: Crane {}
    /// @mockable(spy)
    protocol Pump: Actor { var litres: Int { get } }
    protocol Piano: Actor { nonisolated var tune: (Int) async -> (Int, Int) { get } }
    protocol Boiler { init() throws; var heat: Int { get } }
    protocol Stove { @MainActor init(); var heat: Int { get } }
    /// @mockable(eraser)
    protocol Switch { var flip: (Int) -> Void { get set }; var nothing: Void { get set } }
    /// @mockable(spy; eraser)
    protocol Branch { var parent: Self? { get } }
    /// @mockable(eraser)
    protocol Check { func compare(real: Int) -> Int }
    protocol Entity: Identifiable where ID: Codable { var version: Int { get } }
    protocol Key { associatedtype Value: Sendable = Self; var value: Value { get } }
    protocol Sieve { func keep(_ some: [some Hashable: Int]); func of(_ type: (some Sequence<Int>).Type) }
    struct Token: ~Copyable { var n = 1 }
    protocol Turnstile { var token: Token { get set } }
    protocol Score: Hashable { nonisolated static func == (score: Self, points: Int) -> Bool }
    /// @mockable(spy) // records nothing
    protocol Nothing {}
    struct Heap: ~BitwiseCopyable { var made = 1; var madeValue = 2; init() {} }
    struct LedgeMockData { var n = 1 }
    /// @mockable(spy; eraser)
    protocol Ledge { var heap: Heap { get set }; func drop(_ data: LedgeMockData) -> Int }
    protocol Lockable { func lock() }
    final class Lock: Lockable { func lock() {} }
    protocol Owner: Lockable { var lock: Lock { get } }
    extension Owner { func lock() { lock.lock() } }
    protocol Named { static var name: String { get }; func name() -> String }
    protocol Loaded {
    #if DEBUG
      var load: Int { get }
    #else
      func load() -> Int
    #endif
    }
    struct MockValue { var n = 1 }
    /// @mockable(eraser)
    protocol Till {
      var first: MockValue { get set }
      func pay(with coins: [MockValue]) -> MockValue?
      var sum: Int { get set }
      var sumSetCallCount: Int { get set }
    }
    struct Clerk { let db: DB; let visit: (any Actor) -> Void; let await: Bool }
    """

  @Test(
    "Mocks and their gens compile, whatever their module and the test target are on by default",
    arguments: [false, true], [false, true])
  func compile(isModuleOnActor: Bool, isTargetOnActor: Bool) async throws {
    let mocks = GeneratedMocks(
      ["Sources/M/M.swift": Self.source], testables: ["M"],
      steering: Steering(mainActorModules: isModuleOnActor ? .all : .none))
    #expect(mocks.conformances.contains("M.Clerk("))
    #expect(mocks.conformances.contains("let madeValueValue = "))
    #expect(!mocks.notes.contains { $0.contains("Ledge") }, "\(mocks.notes)")
    let files = try MockCompilation([
      "M.swift": Self.source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", Self.options(isOnActor: isModuleOnActor))
    try await files.compile(
      ["Mocks.swift", "Generated.swift"], module: "Tests", Self.options(isOnActor: isTargetOnActor))
  }

  @Test(
    "A mock of what inherits a protocol on the main actor is warned of in neither language",
    arguments: [5, 6])
  func inherited(version: Int) async throws {
    let source = """
      @MainActor protocol Screen: AnyObject { var title: String { get set } }
      /// @mockable(eraser)
      protocol Coordinator: Screen { associatedtype Route; func go(to route: Route) -> Bool }
      protocol Root: Screen, Sendable { func start() async; static var count: Int { get } }
      @MainActor protocol Deep: Root { func dive() -> Int }
      protocol Bare { func stop() -> Int }
      protocol Both: Bare, Root, Hashable { subscript(n: Int) -> String { get } }
      final class Uses { let both: any Both & Bare; init(_ both: any Both & Bare) { self.both = both } }
      """
    let mocks = GeneratedMocks(["Sources/M/M.swift": source], testables: ["M"])
    #expect(mocks.lines(with: "class CoordinatorMock").count == 1)
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", version: version)
    try await files.compile(
      ["Mocks.swift", "Generated.swift"], module: "Tests", version: version)
  }

  private static func options(isOnActor: Bool) -> [String] {
    isOnActor ? ["-default-isolation", "MainActor"] : []
  }
}
