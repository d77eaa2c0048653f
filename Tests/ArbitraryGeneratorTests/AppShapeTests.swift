import Testing

@testable import ArbitraryGenerator

/// Shapes that apps are made of, and that did not compile once.
struct AppShapeTests {
  @Test("What is generated for them compiles without a word")
  func compiles() async throws {
    try await compile(
      """
      import Foundation
      struct Page<T> {
        struct Cursor { var t: T }
        typealias Current = Cursor
        typealias Pages = [Page]
        typealias Me = Self
        typealias Item = T
        typealias Pair = (T, Item)
        var number: Int
      }
      struct Reader {
        var c: Page<Int>.Current; var a: Page<Int>.Pages; var m: Page<Bool>.Me; var p: Page<Int>.Pair
      }
      struct Library<Z> { var item: Page<Z>.Item; var pair: Page<[Z]>.Pair; var c: Page<[Z]>.Current }
      struct Api<T> {
        enum Failure: Error { case bad }
        typealias Done = (Result<T, Failure>) -> Void
      }
      protocol Loader { func load() -> Api<Int>.Done }

      struct Tags { var values: [String] }
      extension Tags {
        init(values: [Substring]) { self.init(values: values.map(String.init)) }
      }
      struct Operation { var f: (Int) -> Int }
      extension Operation {
        init(f: @escaping (String) -> Int) { self.init(f: { (n: Int) -> Int in f("\\(n)") }) }
      }
      struct Total {
        let n: Int
        private init(n: Int) { self.n = n }
        static func of(_ n: [Int]) -> Total { Total(n: n.count) }
        static func of(_ n: [String]) -> Total { Total(n: n.count) }
      }

      @MainActor protocol Row: Identifiable { var id: String { get } }
      protocol Commit: Hashable { var hash: String { get } }
      /// @mockable
      class Key: NSObject { override var hash: Int { 1 } }
      protocol Version: Comparable { static func < (l: Self, r: Self) -> Bool }
      protocol Coded: Codable {
        init(from decoder: Decoder) throws
        func encode(to encoder: Encoder) throws
      }
      protocol Listing { func list(_ x: [Int]) -> Error?; func all(_ x: Int?) -> Void }
      protocol Listed {
        func list(_ x: Array<Int>) -> (any Error)?; func all(_ x: Optional<Int>) -> ()
      }
      protocol Lists: Listing, Listed {}

      class Screen {
        typealias Callback = (Int) -> Void
        class Part { let n: Int; init(n: Int) { self.n = n } }
        init() {}
      }
      final class Detail: Screen {}
      protocol Endpoint { typealias Answer = (Int) -> Void }
      struct Users: Endpoint {}
      struct Links { let done: Detail.Callback; let part: Detail.Part; let answer: Users.Answer }
      typealias Callback<T> = (T) -> Void
      struct Button { let done: Callback<Void> }
      protocol Pressed { func pressed() -> Callback<Void> }

      enum Trouble: Error { case offline, status(Int) }
      protocol Decoding: Sendable {
        func decode<T: Decodable>(_ data: Data) throws -> T
        func fetch<T: Sendable>(_ type: T.Type, error: Int) async throws -> T
        func typed<T>(_ x: T) throws(Trouble) -> T
        func file() throws -> FileHandle
        var handle: FileHandle { get async throws }
      }

      @MainActor protocol Shown { var place: Int { get } }
      typealias OnScreen = Shown
      final class Window: OnScreen { let place: Int; init(place: Int) { self.place = place } }
      struct Panel: Shown & Sendable { let place: Int; var width = 2 }
      @MainActor class Model { init() {} }
      typealias Base = Model
      final class Form: Base { let fields: Int; init(fields: Int) { self.fields = fields } }

      typealias Progress = ((Int) -> Void)?
      protocol Images { func load(_ id: Int, progress: Progress, completion: ((Bool) -> Void)?) }
      protocol Choice: CaseIterable, Hashable, RawRepresentable { var title: NSMutableString { get } }

      @resultBuilder enum One { static func buildBlock<T>(_ c: T) -> T { c } }
      struct Box<Content> { @One var content: Content; let n: Int }
      struct Menu { @One let items: [Int]; let title: String }

      typealias Done<T> = @Sendable (Result<T, any Error>) -> Void
      protocol Getter: Sendable { func get(_ id: Int, done: @escaping @Sendable Done<Int>) -> Int }

      struct Message {
        var value: String { get { _value ?? "" } set { _value = newValue } }
        var hasValue: Bool { _value != nil }
        init() {}
        fileprivate var _value: String? = nil
      }
      """)
  }

  @Test("So it does for protocols with associated types, and what holds and erases them")
  func associatedTypes() async throws {
    try await compile(
      """
      protocol P { var id: Int { get } }
      protocol Q { var name: String { get } }
      struct X: P, Q { var id: Int; var name: String }
      struct Y: P, Q { var id: Int; var name: String }
      struct Pairs { var b: any P & Q; var c: any Q & P; let p: any P & Sendable }
      protocol Api: Sendable { func a() -> Int }
      struct Live: Api { func a() -> Int { 1 } }
      struct Environment { let api: any Api & Sendable; let other: any Api }

      protocol Repo<Entity> { associatedtype Entity; func all() -> [Entity] }
      struct Held<T> { let r: any Repo<T> }
      protocol Holding { func make() -> Held<Int>; var held: Held<Bool> { get } }
      protocol UseCase<Input, Output> {
        associatedtype Input
        associatedtype Output
        func run(_ input: Input) async throws -> Output
      }
      struct Cases<T> { let a: any UseCase<[T], T?>; let b: any UseCase<Void, [String: T]> }
      struct Uses {
        let load: any UseCase<Void, Int>
        let save: (any UseCase<(Int, String), Void>)?
        let all: [any UseCase<any P, (Int) -> Int>]
        let cases: Cases<Int>
      }

      class Lists<T> { let r: any Repo<T>; init(r: any Repo<T>) { self.r = r } }
      class Middle<Q> { let r: any Repo<Q>; init(r: any Repo<Q>) { self.r = r } }
      class Leaf: Middle<Int> {}
      final class Posts<Z>: Middle<Z> {}
      class Called<T> {
        let r: (any Repo<T>)?
        let f: () -> any Repo<T>
        init(r: (any Repo<T>)?, f: @escaping () -> any Repo<T>) { self.r = r; self.f = f }
      }
      class CalledTexts: Called<[String]> {}

      class ViewModel<State> {
        typealias Snapshot = [State]
        typealias Reducer = (State) -> State
        var o: State
        init(o: State) { self.o = o }
      }
      class Home: ViewModel<Int> {
        var p: Snapshot
        let r: Reducer
        init(p: Snapshot, r: @escaping Reducer) { self.p = p; self.r = r; super.init(o: 1) }
      }
      class Base<T> { typealias Cell = (T, Int); let c: T; init(c: T) { self.c = c } }
      final class Texts: Base<String> {}
      struct Cells { let c: Texts.Cell }
      struct Tree<T> {
        final class Node { typealias Kids = [Node]; let v: T; init(v: T) { self.v = v } }
        struct Edge { typealias Both = (Edge, Edge); let n: Int }
      }
      struct Walk { let k: Tree<Int>.Node.Kids; let e: Tree<Int>.Edge.Both? }

      struct Response { let a: Int }
      enum Http { struct Response { let d: String }; typealias Done = (Response) -> Void }
      protocol Loads {
        func load(completion: @escaping Http.Done)
        func wait(completions: ((Int) -> Void)...)
      }
      typealias UI = MainActor
      protocol Shows {
        func load(completion: @escaping @UI (Int) -> Void)
        func run(completion: @escaping @isolated(any) @Sendable (Int) -> Void)
      }
      typealias Maybe = ((Int) -> Void)?
      @MainActor protocol Asks { func load(_ completion: Maybe) }
      protocol Request {
        associatedtype Result
        func send(completion: @escaping (Swift.Result<Result, any Error>) -> Void)
        func sent() -> Swift.Result<Result, any Error>
      }
      protocol Job {
        associatedtype Error: Swift.Error
        func run(completion: @escaping (Result<Int, any Swift.Error>) -> Void)
      }
      """)
  }

  @Test("So it does where all is on the main actor")
  func onMainActor() async throws {
    try await compile(
      """
      protocol Row: Identifiable { var id: String { get } }
      protocol Caching { func get() async -> Int }
      actor Cache: Caching {
        let n: Int
        init(n: Int) { self.n = n }
        func get() -> Int { n }
      }
      actor Plain { let n: Int; init(n: Int) { self.n = n } }
      struct Holder { let c: Cache; let d: any Caching; let p: Plain }
      /// @mockable
      class Settings: Codable { var volume = 1 }

      struct Item { let name: String }
      extension Item: Identifiable { var id: String { name } }
      extension Item { struct Part { let of: ID }; typealias Ids = [ID] }
      struct Picker { var selected: Item.ID?; let ids: Item.Ids; let part: Item.Part }
      nonisolated struct Key: Hashable { let id: Item.ID }
      protocol Items { func find(_ id: Item.ID) throws -> [Item.ID: Item] }
      protocol Named { associatedtype Name; var name: Name { get } }
      struct Tag { let text: String }
      extension Tag: Named { var name: String { text }; struct Both { let name: Name } }
      """, isOnMainActor: true)
  }

  @Test("So it does for what generic types have from protocols and superclasses")
  func inheritedNames() async throws {
    let source = """
      struct Id<Raw: Equatable, Owner>: Equatable { let raw: Raw }
      protocol Resource {
        associatedtype Raw: Equatable
        typealias Id = M.Id<Raw, Self>
      }
      struct Entity<Raw: Equatable>: Resource {
        let id: M.Id<Raw, Self>
        init(id: Entity.Id) { self.id = id }
      }
      struct Record<Raw: Equatable>: Resource { let id: Self.Id }
      protocol HasValue { associatedtype Value }
      class Async<Value>: HasValue { init(result: Value) {} }
      final class Future<T>: Async<T?> { init(value: Value) { super.init(result: value) } }
      enum Tag { case String(StringLiteralType), Int(IntegerLiteralType) }
      """
    #expect(Generated(source).notes == [])
    try await compile(source)
  }

  @Test("What a mock leaves open is no part of a factory for one instance of a generic type")
  func openInstances() async throws {
    let source = """
      class Job<C> { let c: C; init(c: C) { self.c = c } }
      class Jobs<Element> { let all: [Element]; init(all: [Element]) { self.all = all } }
      protocol Queue { associatedtype Context; var jobs: Jobs<Job<Context>> { get } }
      """
    #expect(GeneratedMocks(source).notes.count == 1)
    try await compile(source)
  }

  @Test("A typealias of a parent's is known, and what is thrown is no associated type")
  func inheritedAliases() async throws {
    let source = """
      protocol Wrong: Error {}
      enum Failed: Error { case now }
      protocol Document: Encodable { associatedtype Error: Wrong; var name: String { get } }
      protocol Proxy { associatedtype D; typealias All = [D]; var all: All { get } }
      protocol Typed: Proxy where D: Hashable { func more(_ all: All) throws -> All? }
      protocol Tool { associatedtype Output; func call() throws -> [Self.Output] }
      """
    let mocks = GeneratedMocks(source)
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("of: [D]?.arbitrary(), throwing: Failed.arbitrary(),"))
    #expect(mocks.conformances.contains("of: [Output].arbitrary(), throwing: Failed.arbitrary(),"))
    try await compile(source)
  }

  @Test("What is deprecated is left out where it can be, and drawn where all around it is")
  func deprecated() async throws {
    let source = """
      @available(*, deprecated) struct Old { let n: Int; let others: [Old] }
      @available(*, deprecated) enum Space { struct Inside { var n: Int; var old: Old? } }
      struct Holder {
        let n: Int
        @available(*, deprecated) var old: Old?
        @available(*, deprecated) var inside: [Space.Inside]
        @available(*, deprecated) var handler: ((Old) -> Void)?
      }
      final class Model {
        let n: Int
        @available(*, deprecated) init(old: Old?, n: Int) { self.n = n }
        init(n: Int) { self.n = n }
      }
      """
    let generated = Generated(source)
    #expect(generated.notes.count == 3)
    #expect(generated.notes.allSatisfy { $0.contains("`Holder` keeps ") })
    #expect(generated.provided("M.Old") != nil && generated.provided("M.Space.Inside") != nil)
    try await compile(source)
  }

  @Test("Clocks are handed over as anything else is")
  func clocks() async throws {
    let source = """
      struct Feature { let clock: any Clock<Duration>; let name: String }
      final class Poller: Sendable {
        let clock: any Clock<Duration> & Sendable
        init(clock: any Clock<Duration> & Sendable, every: Duration) { self.clock = clock }
      }
      struct Stopwatch {
        let clock: any Clock<Duration>
        init(_ clock: some Clock<Duration>) { self.clock = clock }
      }
      actor Worker {
        let clock: any Clock<Duration>
        init(clock: any Clock<Duration>) { self.clock = clock }
      }
      struct Both { let continuous: ContinuousClock; let suspending: SuspendingClock? }
      protocol Timing {
        var clock: any Clock<Duration> { get }
        func other() throws -> any Clock<Duration>
      }
      """
    #expect(Generated(source).notes == [])
    try await compile(source)
  }

  @Test("A typealias in a branch of `#if` is the one of that branch, or that of all of them")
  func branchedAliases() async throws {
    try await compile(
      """
      #if os(Linux)
        struct Box<T> { typealias Item = T; typealias Rest = [T]; var item: Item; var rest: Rest }
        typealias ID = Int
        typealias Mark = (Int) -> String
        struct Marks { var mark: Mark; var id: ID }
      #else
        struct Box<T> { typealias Item = T; typealias Rest = T?; var item: Item; var rest: Rest }
        typealias ID = Int
        typealias Mark = String
        struct Marks { var mark: Mark; var id: ID }
      #endif
      struct Boxes { var box: Box<Int>; var item: Box<Int>.Item; var id: ID }
      """)
  }

  @Test("Functions on the main actor are made and kept in Swift 6 where their module is in Swift 5")
  func olderFunctions() async throws {
    try await compile(
      """
      struct Row { var onTap: @MainActor () -> Void; var title: String }
      struct Rows { let taps: [(@MainActor (Int) -> Void)?]; let count: Int }
      final class Item { var n = 1 }
      enum Event { case tapped(@MainActor () -> Void), titled(String), both(Int, @MainActor (Int) async -> Bool) }
      protocol Router { func go(completion: @escaping @MainActor (Item) -> Void); var done: (@MainActor () -> Void)? { get set } }
      """, version: 5)
  }

  private func compile(
    _ source: String, version: Int = 6, isOnMainActor: Bool = false
  ) async throws {
    var steering = Steering()
    steering.mainActorModules = isOnMainActor ? .all : .none
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": source], testables: ["M"], steering: steering)
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(
      ["M.swift"], module: "M", version: version,
      isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  @Test("A composition's name in an inheritance clause means each of its protocols")
  func compositions() {
    let generated = Generated(
      """
      protocol HasA {}; protocol HasB {}; typealias Both = HasA & HasB
      final class Live: Both { init() {} }
      struct Screen { let deps: any Both; let a: any HasA }
      """)
    #expect(generated.notes == [])
    #expect(
      generated.provided("M.Screen") == "M.Screen(deps: M.Live.provide(), a: M.Live.provide())")
  }

  @Test("A superclass may be named by a typealias, with its arguments")
  func namedSuperclass() {
    let generated = Generated(
      """
      class Model<T> { var t: T; init(t: T) { self.t = t } }
      typealias IntModel = Model<Int>
      final class A: IntModel {}
      """)
    #expect(generated.notes == [])
    #expect(generated.provided("M.A") == "M.A(t: 0)")
  }

  @Test(
    "An argument without a label is not mistaken for one that is left at its default",
    arguments: [
      ("_ w: Process = standard, _ n: Int", false), ("_ w: Process = standard, n: Int", true),
      ("w: Process = standard, _ n: Int", true), ("_ n: Int, _ w: Process = standard", true),
    ])
  func unlabelled(parameters: String, isMade: Bool) {
    let generated = Generated("import Foundation\nstruct A { init(\(parameters)) {} }")
    #expect((generated.provided("M.A") != nil) == isMade)
  }

  @Test(
    "What has no fixed value is absent where it may be",
    arguments: [
      ("let p: P?; let n: Int", "M.A(p: nil, n: 0)"), ("let p: (P?, Int)", "M.A(p: (nil, 0))"),
      ("let p: (P, Int)?", "M.A(p: nil)"), ("let p: [P]", "M.A(p: [])"), ("let p: P", nil),
      ("let p: (P, Int)", nil),
    ])
  func unprovided(members: String, value: String?) {
    let generated = Generated("struct P { init?(n: Int?) {} }\nstruct A { \(members) }")
    #expect(generated.provided("M.A") == value)
  }
}
