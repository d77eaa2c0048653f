import Testing

@testable import ArbitraryGenerator

/// Types on the main actor, each a way in which the compiler may refuse what others make of it.
struct MainActorTests {
  private static let source = """
    nonisolated final class Plain { var n: Int; init(n: Int) { self.n = n } }
    @MainActor struct User: Hashable {
      var name: String; let team: [User]?
      init(name: String, team: [User]?) { self.name = name; self.team = team }
    }
    @MainActor struct Held { var plain: Plain; private(set) var user: User; let f: (Int) -> Plain }
    @MainActor struct Kept { let user: User; let plain: Plain
      init(user: User, plain: Plain) throws { self.user = user; self.plain = plain } }
    @MainActor struct Checked { let n: Int; init?(n: Int) { self.n = n } }
    @MainActor class Base { init(n: Int) {}; init(_ text: String) {} }
    @MainActor class Derived: Base {}
    @MainActor final class Leaf: Derived { var plain = Plain(n: 1) }
    @MainActor struct Box<T> { var value: T; init(value: T, plain: Plain) { self.value = value } }
    @MainActor class Holder<T> { var values: [T]; init(values: [T]) { self.values = values } }
    @MainActor enum Event { case entered(User), left(Plain, Box<Int>), closed }
    @MainActor indirect enum Tree { case leaf(User), node(Tree, Tree) }
    @MainActor struct Palette { let n: Int; private init(n: Int) { self.n = n }
      static let red = Palette(n: 1); static let blue = Palette(n: 2) }
    @MainActor struct Options: @MainActor OptionSet { let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let choices = Options(rawValue: 1); static let options = Options(rawValue: 2) }
    @MainActor struct Ranked: @MainActor Comparable { var n: Int; init(n: Int) { self.n = n }
      static func < (a: Ranked, b: Ranked) -> Bool { a.n < b.n } }
    @MainActor struct Ranks { var all: [Ranked]; var range: ClosedRange<Ranked>? }
    nonisolated protocol Shape { var area: Int { get } }
    @MainActor struct Square: Shape { var area: Int; init(area: Int) { self.area = area } }
    @MainActor protocol View { var user: User { get }; func options() -> Options }
    @MainActor struct Label: View { var user: User; init(user: User) { self.user = user }
      func options() -> Options { .choices } }
    @MainActor struct Screen { var view: any View; let shapes: [any Shape]; var type: any View.Type
      init(view: any View, shapes: [any Shape], type: any View.Type) {
        self.view = view; self.shapes = shapes; self.type = type } }
    struct Free { var a: Int; @MainActor init(a: Int, p: Plain) { self.a = a } }
    @MainActor struct Mixed { nonisolated let a: Int; nonisolated init(a: Int) { self.a = a } }
    @MainActor struct Names { var `default`, choices, root, value: Int
      init(`default`: Int, choices: Int, root: Int, value: Int) {
        self.default = `default`; self.choices = choices; self.root = root; self.value = value } }
    @MainActor struct Calls { var f: @MainActor (User) -> Void; var g: @Sendable (Int) -> User
      init(f: @escaping @MainActor (User) -> Void, g: @escaping @Sendable (Int) -> User) {
        self.f = f; self.g = g } }
    @MainActor public final class Shown { public var a: Int; let plain: Plain
      public init(a: Int) { self.a = a; plain = Plain(n: a) } }
    actor Bank { init(user: User, plain: Plain) {} }
    protocol Maker { func user() -> User; var shape: any Shape { get }; func view() -> any View }
    @MainActor protocol Other { var call: (Int) -> User { get }; nonisolated func user() -> User }
    """

  @Test(
    "Types on the main actor are made, and mocks answer them, whatever is on it by default",
    arguments: [false, true], [false, true])
  func compile(isModuleOnActor: Bool, isTargetOnActor: Bool) async throws {
    let generated = GeneratedMocks(
      ["Sources/M/M.swift": Self.source], testables: ["M"],
      steering: Steering(mainActorModules: isModuleOnActor ? .all : .none))
    #expect(generated.notes.filter { $0.contains("skipped") }.isEmpty)
    let files = try MockCompilation([
      "M.swift": Self.source, "Mocks.swift": generated.text,
      "Generated.swift": generated.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", Self.options(isOnActor: isModuleOnActor))
    try await files.compile(
      ["Mocks.swift", "Generated.swift"], module: "Tests", Self.options(isOnActor: isTargetOnActor))
  }

  @Test("A module on the main actor by default makes what another holds, which is not")
  func modules() async throws {
    let core = """
      public struct Tag: Hashable, Sendable { public var s: String
        public init(s: String) { self.s = s } }
      public protocol Repo: Sendable { func get(_ tags: Set<Tag>) async throws -> [Tag: Int] }
      public final class Cache { public var n: Int; public init(n: Int) { self.n = n } }
      public protocol Shape { var tag: Tag { get } }
      public struct Dot: Shape { public var tag: Tag; public init(tag: Tag) { self.tag = tag } }
      """
    let app = """
      import Core
      struct Post { var tags: Set<Tag>; var byTag: [Tag: Int]; var n: Int; var shape: any Shape }
      struct Square: Shape { var tag: Tag }
      final class Model { let repo: any Repo; let cache: Cache
        init(repo: any Repo, cache: Cache) { self.repo = repo; self.cache = cache } }
      protocol Screen { var post: Post { get }; func show(_ model: Model) -> any Shape }
      struct Key: Hashable { var n: Int }
      struct Keys { var all: Set<Key> }
      """
    let generated = GeneratedMocks(
      ["Sources/Core/Core.swift": core, "Sources/App/App.swift": app],
      testables: ["App", "Core"], steering: Steering(mainActorModules: .named(["App"])))
    // What is on the main actor is kept out of sets as ever.
    #expect(generated.notes.count == 1)
    #expect(generated.notes[0].contains("`Key` conforms on the main actor alone"))
    let files = try MockCompilation([
      "Core.swift": core, "App.swift": app, "Mocks.swift": generated.text,
      "Generated.swift": generated.conformances,
    ])
    try await files.compile(["Core.swift"], module: "Core")
    try await files.compile(["App.swift"], module: "App", Self.options(isOnActor: true))
    try await files.compile(["Mocks.swift", "Generated.swift"], module: "Tests")
  }

  @Test(
    "What has no arguments is made on the main actor, where the language of Swift 5 has it",
    arguments: [5, 6])
  func withoutArguments(version: Int) async throws {
    let source = """
      import Foundation
      @MainActor struct Helper { func f() {} }
      @MainActor public struct Namespace { static let a = 1 }
      @MainActor struct Counter { let a = 1; private(set) var b = 2 }
      @MainActor final class Store { var a = 1 }
      @MainActor protocol Screen: NSObjectProtocol { var depth: Int { get }; init() }
      @MainActor protocol Plain { var nothing: Void { get set }; init() }
      """
    let generated = GeneratedMocks(source)
    #expect(generated.notes.filter { !$0.contains("initialiser that takes the place") }.isEmpty)
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": generated.text, "Generated.swift": generated.conformances,
    ])
    try await files.compile(
      ["M.swift", "Mocks.swift", "Generated.swift"], module: "M", version: version)
  }

  @Test(
    "What has a property with a wrapper on the main actor is made from anywhere",
    arguments: [5, 6])
  func wrappers(version: Int) async throws {
    let source = """
      @propertyWrapper struct Main<V> {
        private var value: V
        @MainActor var wrappedValue: V { get { value } set { value = newValue } }
        init(wrappedValue: V) { value = wrappedValue }
      }
      @propertyWrapper @MainActor struct Whole<V> { var wrappedValue: V }
      class Box { var n = 1; init() {} }
      struct Plain { @Main var n: Int = 1; var m: Int; let box: Box; var f: () -> Void }
      struct Made { @Main var n: Int; var m: Int
        init(n: Int, m: Int) { self.m = m; _n = Main(wrappedValue: n) } }
      class Base { @Main var n: Int = 1; var m: Int; init(m: Int) { self.m = m } }
      class Other { @Whole var n: Int = 1; var m: Int; @MainActor init(m: Int) { self.m = m } }
      final class Derived: Base { let box: Box
        init(box: Box) { self.box = box; super.init(m: 2) } }
      struct Holder { let plain: Plain; let made: [Made]; let base: Base? }
      protocol P { func plain() -> Plain; func base(_ made: Made) throws -> Base }
      """
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes.filter { $0.contains("skipped") } == [])
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": generated.text, "Generated.swift": generated.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", version: version)
    try await files.compile(["Mocks.swift", "Generated.swift"], module: "Tests", version: version)
  }

  @Test("Functions that run anywhere are made of open types, whatever they take and answer")
  func openFunctions() async throws {
    let source = """
      struct Client<Value> {
        var save: @Sendable (Value) async throws -> Void
        var load: @Sendable () -> Value
        var both: @Sendable (inout [Value], Int) -> Void
        var shown: @MainActor (Value?) -> Void
      }
      struct Owner { let client: Client<Int> }
      """
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes == [])
    try await generated.compile(beside: source)
  }

  private static func options(isOnActor: Bool) -> [String] {
    isOnActor ? ["-default-isolation", "MainActor"] : []
  }
}
