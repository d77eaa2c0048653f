import Testing

@testable import ArbitraryGenerator

/// Members of a protocol's type, which mocks stand for.
struct MockHolderTests {
  private static let clerk = "protocol Clerk { func price() -> Int }\n"

  @Test(
    "A mock stands for its protocol wherever a type holds one",
    arguments: [
      ("struct S { let clerk: any Clerk }", "S(clerk: ClerkMock.draw(&choices))"),
      ("struct S { let clerk: Clerk }", "S(clerk: ClerkMock.draw(&choices))"),
      (
        "struct S { let clerk: (any Clerk)? }",
        "FactoryCheck.Gen(ClerkMock.draw).map { $0 as any Clerk }.optional().draw(&choices)"
      ),
      (
        "struct S { init(_ clerk: some Clerk) {} }",
        "let clerk = try ClerkMock.draw(&choices)"
      ),
      (
        "protocol Q<A> { associatedtype A; func a() -> A }\nstruct S { let q: any Q<[Int]> }",
        "S(q: QMock<[Int]>.draw(&choices))"
      ),
      (
        "#if os(Linux)\nprotocol A {}\nstruct S { let a: any A }\n#endif",
        "S(a: AMock.draw(&choices))"
      ),
    ])
  func stands(source: String, call: String) {
    let generated = GeneratedMocks(Self.clerk + source)
    #expect(generated.conformances.contains(call))
    #expect(generated.notes == [])
  }

  @Test(
    "No mock stands where it is not there",
    arguments: [
      ("#if os(Linux)\nprotocol A {}\n#endif\nstruct S { let a: any A }", "any A"),
      (
        "protocol A<T> { associatedtype T }\nprotocol B {}\nstruct S { let a: any A<Int> & B }",
        "any A<Int> & B"
      ),
    ])
  func doesNotStand(source: String, type: String) {
    let note =
      "`S` is skipped: its member `a` is of protocol type, `\(type)`, "
      + "which no type that can be made conforms to"
    let notes = GeneratedMocks(source).notes
    #expect(notes.contains { $0.contains(note) }, "\(notes)")
  }

  @Test(
    "What a mock answers holds no other one, which elsewhere can stand",
    arguments: [
      "protocol A { func next() -> any A }",
      "protocol A { func copies() -> [Self] }",
      "protocol A { var b: any B { get } }\nprotocol B { var a: any A { get } }",
      "protocol Base { func copies() -> [Self] }\nprotocol A: Base {}",
      """
      protocol Base { func one() throws(E) -> Int }
      protocol A: Base {}
      struct E: Error { let a: any A }
      """,
      "protocol A { var next: Next { get } }\ntypealias Next = any A",
      "protocol A { func t() -> M.Outer.T }\nstruct T {}\nstruct Outer { struct T { let a: any A } }",
      "protocol A { func c() -> C }\nclass C { init(a: any A) {} }",
      "protocol A { func c() -> C }\nclass C: D {}\nclass D { init(a: any A) {} }",
      "protocol A { func b() -> any B }\nprotocol B {}\nstruct U: B { let a: any A }",
      "protocol A { func b() -> any Error }\nstruct U: Error { let a: any A }",
      """
      protocol A { var outer: Outer { get } }
      struct Outer: Base { let item: Item }
      protocol Base {}
      extension Base { typealias Item = any A }
      struct Other { struct Item {} }
      """,
    ])
  func endless(source: String) {
    let generated = GeneratedMocks("\(source)\nstruct S { let a: any A }")
    #expect(generated.conformances.contains("S(a: AMock.draw(&choices))"))
    #expect(
      generated.notes.contains {
        $0.contains("whose mock has no end") || $0.contains("is a `Self` itself")
      }, "\(generated.notes)")
  }

  @Test(
    "No mock stands in what it may answer itself",
    arguments: [
      "protocol A { var first: S { get } }",
      "protocol A { func b() -> any B }\nprotocol B { func one() throws -> S }",
      "protocol A { func t() -> T }\nenum T { case one(U), none }\nstruct U { var s: S }",
    ])
  func answered(source: String) {
    let generated = GeneratedMocks("\(source)\nstruct S { let a: any A }")
    let note =
      "`S` is skipped: its member `a` is of protocol type, `any A`, "
      + "whose mock has no end: what it answers may hold another one"
    #expect(generated.notes.contains { $0.contains(note) }, "\(generated.notes)")
  }

  @Test(
    "A mock stands where what it answers holds no other one",
    arguments: [
      "protocol A { static var shared: Self { get } }",
      "protocol A { static func make() -> any A }",
      "protocol Base {}\nprotocol A: Base { var base: any Base { get } }",
      // Raw values are no conformances, and other types of the same name are others.
      "protocol A { var s: String? { get } }\nenum T: String { case a }\n"
        + "struct Outer { struct T { let a: any A } }",
      "protocol A { func t() -> T }\nstruct T {}\nstruct Outer { struct T { let a: any A } }",
      "struct Outer { struct T { let a: any A } }\nstruct B { struct T {}\n struct V { let t: T } }\n"
        + "protocol A { func v() -> B.V }",
      // Who asks for a class gets none that inherits from it, and no library type of ours.
      "protocol A { func c() -> C }\nclass C {}\nclass D: C { init(a: any A) {} }",
      "protocol A { func c() -> NSObject? }\nclass D: NSObject { init(a: any A) {} }",
      // What is computed, or set by itself, is not drawn.
      "protocol A { func t() -> T }\nstruct T { var a: any A { fatalError() } }",
      "protocol A { func t() -> T }\nclass T { var a: (any A)? }",
      "protocol A { func t() -> T }\nstruct T { var a: (any A)?\n init(n: Int) {} }",
    ])
  func ends(source: String) {
    let generated = GeneratedMocks("\(source)\nstruct S { let a: any A }")
    #expect(generated.conformances.contains("S(a: AMock.draw(&choices))"))
  }

  @Test(
    "A mock stands where what it answers may be nil or empty, and so ends",
    arguments: [
      ("protocol A { var all: [S] { get } }", ["all: choices.draw([M.S].self)"]),
      (
        "protocol A { func b() -> any B }\nprotocol B { func one() throws -> [Int: S] }",
        ["of: FactoryCheck.Gen(BMock.draw)", "of: [Int: M.S].arbitrary()"]
      ),
      (
        "protocol A { var parent: (any A)? { get set }; func children() -> [any A] }",
        [".optional()", ".array()"]
      ),
      (
        "protocol A { subscript(n: Int) -> S? { get } }",
        ["of: M.S?.arbitrary(), for: mock, \"subscript\""]
      ),
      (
        "protocol A { func t() -> T; var first: T { get } }\nstruct T { var all: [any A]; var s: S? }",
        ["of: M.T.arbitrary()", "first: choices.draw(M.T.self)", "s: choices.draw(M.S?.self)"]
      ),
    ])
  func endsEmpty(source: String, draws: [String]) async throws {
    let source = "\(source)\nstruct S { let a: any A }"
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes == [])
    for draw in draws { #expect(generated.conformances.contains(draw)) }
    #expect(generated.conformances.contains("choices.descend(AMock.self)"))
    #expect(!generated.conformances.contains("choices.begin(AMock.self)"))
    try await generated.compile(beside: source)
  }

  @Test(
    "What is set behind initialisers counts for what the mock counts its depth by",
    arguments: [
      """
      protocol P { func d() -> D }
      final class C { weak var p: (any P & AnyObject)?; var q: (any P)?; init() {} }
      struct D { var c: C?; var all = [C](); let n: Int; init(n: Int) { self.n = n } }
      """,
      """
      protocol P { var repo: (any Repo<any P>)? { get }; func d() -> C? }
      protocol Repo<Item> { associatedtype Item; func all() -> [Item]; var first: Item? { get } }
      final class C { var p: (any P)! }
      """,
    ])
  func descends(source: String) async throws {
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.conformances.contains("choices.descend(PMock.self)"))
    try await generated.compile(beside: source)
  }

  @Test("Nothing is nil in a fixed value but what would lead back to the mock")
  func fixed() async throws {
    let source = """
      protocol P: AnyObject { var screen: Screen? { get }; var page: Page { get }; var next: P? { get } }
      final class Screen { weak var p: P?; init() {} }
      struct Page { var all: [any P]; var next: (any P)?; var clerk: (any Clerk)? }
      \(Self.clerk)
      """
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(
      generated.text.contains(
        """
          init(
            screen: Screen? = M.Screen(),
            page: Page = M.Page(all: [], next: nil, clerk: ClerkMock()),
            next: (any P)? = nil
          ) {
        """), "\(generated.text)")
    try await generated.compile(beside: source)
  }

  @Test("The mock of a view holds its presenter, which holds its view")
  func presenter() async throws {
    let source = """
      protocol HomeView: AnyObject {
        var presenter: (any HomePresenting)? { get set }
        func show(_ name: String)
      }
      protocol HomePresenting: AnyObject { func appear() -> Int }
      final class HomePresenter: HomePresenting {
        weak var view: (any HomeView)?
        init(view: any HomeView) { self.view = view }
        func appear() -> Int { 1 }
      }
      """
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes == [])
    #expect(generated.conformances.contains("choices.descend(HomeViewMock.self)"))
    #expect(generated.conformances.contains("M.HomePresenter: FactoryCheck.Providable"))
    try await generated.compile(beside: source)
  }

  @Test("What inherits from the same library protocol does not keep a mock from standing")
  func sharedParent() {
    let generated = GeneratedMocks(
      """
      protocol A: Sendable { func b() -> Int }
      struct Other: Sendable { let a: any A }
      """)
    #expect(!generated.notes.contains { $0.contains("`Other` is skipped") }, "\(generated.notes)")
  }

  @Test(
    "A protocol whose mock is generic is one to settle the associated types of, as nobody infers them",
    arguments: [
      ("associatedtype B; func b() -> B", "`B`", "B = …"),
      ("associatedtype B; associatedtype C; func b(_ c: C) -> B", "`B` and `C`", "B = …; C = …"),
    ])
  func unsettled(members: String, names: String, option: String) {
    let defaults = "extension A { func b() -> Int { 0 } }\nextension A where B == Int {}"
    let notes = GeneratedMocks(
      "protocol A { \(members) }\n\(defaults)\nstruct S { let a: any A }"
    ).notes
    #expect(
      notes == [
        """
        Sources/M/A.swift:4:8: note: `S` is skipped: its member `a` is of protocol type, `any A`, \
        whose mock leaves \(names) open
          fix: settle it, `/// @mockable(typealias: \(option))`, above `A`
        """
      ])
    let settled = GeneratedMocks(
      """
      /// @mockable(typealias: \(option.replacing("…", with: "Int")))
      protocol A { \(members) }
      struct S { let a: any A }
      """)
    #expect(settled.notes == [])
  }

  @Test("A protocol that nobody mocks is one to write `@mockable` above")
  func hint() {
    let notes = GeneratedMocks(
      "\(Self.clerk)struct S { let clerk: any Clerk }", protocols: .annotated
    ).notes
    #expect(
      notes == [
        """
        Sources/M/A.swift:2:8: note: `S` is skipped: its member `clerk` is of protocol type, \
        `any Clerk`, which no type that can be made conforms to
          fix: conform a type to it, or write `/// @mockable` above `Clerk`
        """
      ])
  }

  @Test(
    "A factory is seen no further than the protocol that it takes a value of",
    arguments: ["", "public struct C: Clerk { public init() {} }\n"])
  func access(conformer: String) {
    let generated = GeneratedMocks(
      "protocol Clerk {}\n\(conformer)public struct S { let clerk: any Clerk; public let n: Int }")
    #expect(generated.conformances.contains("\n    func callAsFunction(clerk: any Clerk"))
    #expect(!generated.conformances.contains("public func callAsFunction(clerk"))
  }

  @Test(
    "The mock for a generic type's parameters stands for what it holds, also in type erasers",
    arguments: [
      "struct S<T> { let q: any Q<T> }", "struct S<T> { let q: (any Q<T>)?; let n: Int }",
      "struct S<T> { let f: () -> T; init<P: Q>(_ p: P) where P.A == T { f = p.a } }",
      "final class S<T> { let f: () -> T; init(_ p: some Q<T>) { f = p.a } }",
      "struct S<T> { let f: () -> T; init<P>(_ p: P) where P: Q, P.A == T { f = p.a } }",
    ])
  func open(holder: String) async throws {
    let source = "protocol Q<A> { associatedtype A; func a() -> A }\n\(holder)"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("M.S: FactoryCheck.Arbitrary where T:"))
    #expect(mocks.conformances.contains("QMock<T>.draw(&choices)"))
    try await mocks.compile(beside: source)
  }

  @Test("A protocol that names no associated types has a mock for those of a where clause")
  func unnamed() async throws {
    let source = """
      protocol Q { associatedtype A: Hashable; associatedtype B; func f(_ a: A) -> B? }
      struct S<A: Hashable, B> {
        let f: (A) -> B?
        init<P: Q>(_ p: P) where P.A == A, P.B == B { f = p.f }
      }
      final class V { let n: Int?; init<P: Q>(p: P) where P.A == Int, P.B == Int { n = p.f(1) } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("QMock<A, B>.draw(&choices)"))
    #expect(mocks.conformances.contains("QMock<Int, Int>.draw(&choices)"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "No mock stands for a protocol whose associated types are not all given, or lead back to it",
    arguments: [
      (
        "protocol Q<A> { associatedtype A; associatedtype B }\nstruct S { let q: any Q<Int> }",
        "`any Q<Int>`, which no type that can be made conforms to"
      ),
      (
        "protocol Q<A> { associatedtype A: Hashable }\nstruct S<T> { let q: any Q<T> }",
        "`any Q<T>`, which no type that can be made conforms to"
      ),
      (
        "protocol Q<A>: Sendable { associatedtype A; func a() -> A }\n"
          + "struct S<T> { let q: any Q<T> }",
        "`any Q<T>`, which no type that can be made conforms to"
      ),
      (
        "protocol Q<A> { associatedtype A: Collection; func a() -> A.Element }\n"
          + "struct S<T: Collection> { let q: any Q<T> }",
        "`any Q<T>`, which no type that can be made conforms to"
      ),
      (
        "protocol Q<A> { associatedtype A; func a() -> A }\nstruct S { let q: any Q<S> }",
        "`any Q<S>`, whose mock has no end: what it answers may hold another one"
      ),
    ])
  func openTypes(source: String, reason: String) {
    let generated = GeneratedMocks(source)
    #expect(
      generated.notes.contains {
        $0.contains("`S` is skipped: its member `q` is of protocol type, \(reason)")
      })
    #expect(!generated.conformances.contains("extension S"))
  }

  @Test("A protocol that each branch of a condition declares stands in what is there in any case")
  func branches() async throws {
    let source = """
      #if canImport(UIKit)
      protocol Haptics { func play(style: Int) }
      #else
      protocol Haptics { func play() -> Int }
      #endif
      struct Player { let haptics: any Haptics; var n: Int }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("haptics: HapticsMock.draw(&choices)"))
    try await mocks.compile(beside: source)
    let limited = GeneratedMocks(source.replacing("#else", with: "#elseif DEBUG"), testables: ["M"])
    #expect(limited.notes.contains { $0.contains("`Player` is skipped: its member `haptics`") })
  }
}
