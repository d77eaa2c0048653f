import Testing

@testable import ArbitraryGenerator

/// Initialisers that take anything which conforms to a protocol with associated types.
struct MockErasingTests {
  private static let protocols = """
    public protocol P<A> { associatedtype A; func a() -> A }
    public protocol Q<A> { associatedtype A; associatedtype B: Hashable; func f(_ a: A) -> B }
    public protocol R { associatedtype A; associatedtype B; func f(_ a: A) throws -> B }
    public protocol Child: P { func more() -> [A] }
    public protocol Heir: R, Sendable { associatedtype C; func c() -> C }

    """

  /// A type, its initialiser, and the mock that it is made of.
  private static let erasers: [(type: String, initializer: String, mock: String)] = [
    ("S<A>", "init<T: P>(_ t: T) where T.A == A", "PMock<A>"),
    ("S<A>", "init<T>(_ t: T) where T: P, A == T.A", "PMock<A>"),
    ("S<A>", "init(_ t: some P<A>)", "PMock<A>"),
    ("S<A>", "init<T: P>(_ t: T) where T.A == [A]", "PMock<[A]>"),
    ("S", "init<T: P>(_ t: T) where T.A == Int", "PMock<Int>"),
    ("S<A, B: Hashable>", "init<T: Q>(_ t: T) where T.A == A, T.B == B", "QMock<A, B>"),
    ("S<A>", "init<T: Q>(_ t: T) where T.A == A, Int == T.B", "QMock<A, Int>"),
    ("S<X, Y>", "init<T: R>(_ t: T) where T.B == Y, T.A == X", "RMock<X, Y>"),
    ("S<A>", "init<T: Child>(_ t: T) where T.A == A", "ChildMock<A>"),
    (
      "S<A: Sendable, B: Sendable, C: Sendable>",
      "init<T: Heir>(_ t: T) where T.A == A, T.B == B, T.C == C",
      "HeirMock<A, B, C>"
    ),
    ("S", "init<T: R>(_ t: T) where T: AnyObject, T.A == Int, T.B == Bool", "RMock<Int, Bool>"),
    (
      "S", "init<T: Heir & Sendable>(_ t: T) where T.A == Int, T.B == Bool, T.C == [Int]",
      "HeirMock<Int, Bool, [Int]>"
    ),
    (
      "S<A>", "init<T: P, U: P>(_ t: T, _ u: U) where U.A == T.A, T.A == A",
      "PMock<A>"
    ),
    (
      "S<A>",
      "init<T: P, U: P, V: P>(_ t: T, _ u: U, v: V) where U.A == V.A, T.A == U.A, V.A == A",
      "PMock<A>"
    ),
  ]

  @Test(
    "A generic mock is what they are made of, with the types that the eraser says, in any order",
    arguments: erasers)
  func made(type: String, initializer: String, mock: String) {
    let mocks = GeneratedMocks(Self.protocols + Self.source(type, initializer), testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("`S`") } == [])
    #expect(mocks.conformances.contains("let t = try \(mock).draw(&choices)"))
  }

  private static let all = erasers.enumerated().map { number, eraser in
    "public enum N\(number) { \(source(eraser.type, eraser.initializer)) }\n"
  }

  @Test("What is made of them compiles, in each language", arguments: [5, 6])
  func compiling(version: Int) async throws {
    let sources = Self.protocols + Self.all.joined()
    let mocks = GeneratedMocks(sources, testables: ["M"])
    let files = try MockCompilation([
      "M.swift": sources, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", version: version)
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests", version: version)
  }

  private static func source(_ type: String, _ initializer: String) -> String {
    "public struct \(type) { let n: Int; public \(initializer) { n = 1 } }"
  }

  @Test(
    "Where not all associated types are told, or one is told twice, a note says why there is no gen",
    arguments: [
      ("S<X> { init<T: R>(_ t: T) where T.A == X {} }", "init<T: R>(_:) where T.A == X"),
      (
        "S<X, Y> { init<T: P>(_ t: T) where T.A == X, T.A == Y {} }",
        "init<T: P>(_:) where T.A == X, T.A == Y"
      ),
      (
        "S { init<T: P, U: P>(_ t: T, _ u: U) where T.A == U.A {} }",
        "init<T: P, U: P>(_:_:) where T.A == U.A"
      ),
      ("S<X> { init<T: P>(_ t: T) where X == [T.A] {} }", "init<T: P>(_:) where X == [T.A]"),
    ])
  func untold(type: String, initializer: String) {
    let mocks = GeneratedMocks(Self.protocols + "struct \(type)")
    #expect(
      mocks.notes == [
        """
        Sources/M/A.swift:6:8: note: `S` is skipped: its initialiser `\(initializer)` is generic, \
        and no types are known that fit
          fix: conform it by hand: `extension S: Arbitrary`
        """
      ])
  }

  @Test("Without mocks, a type stands that says that its associated types are those")
  func conformers() {
    let source =
      Self.protocols + """
        struct Ints: Child, R {
          typealias A = Int
          typealias B = Bool
          let all: [Int]
          func a() -> Int { 0 }
          func more() -> [Int] { all }
          func f(_ a: Int) throws -> Bool { true }
        }
        struct S { init<T: Child>(_ t: T) where T.A == Int {} }
        struct U { init<T: R>(_ t: T) where T.A == Int, Bool == T.B {} }
        struct V { init<T: R>(_ t: T) where T.A == Int, Int == T.B {} }
        """
    let generated = Generated(source)
    #expect(generated.provided("M.S") == "M.S(M.Ints.provide())")
    #expect(generated.provided("M.U") == "M.U(M.Ints.provide())")
    #expect(generated.notes.contains { $0.contains("`V` is skipped") })
  }

  @Test("A function of the method's own types may be answered by one, or taken by an alias")
  func nestedFunctions() async throws {
    let source = """
      typealias Callback<A> = (A) -> Void
      typealias Maker<T> = (Int) -> (T) -> Bool
      protocol P {
        func curry<T>(by make: (Int) -> (T) -> Bool)
        func keep<T>(by make: @escaping (T) throws -> (T) -> T) -> Int
        func optional<T>(by make: (T?) -> ((T) -> Void)?)
        func deep<T>(by make: ((Int) async -> (Int) -> (T) -> Bool)?) async
        func alias<T>(by make: @escaping Maker<T>)
        func sent<T: Sendable>(by make: @escaping @Sendable (T) -> (T) -> Bool)
        func run<A>(_ process: @escaping (@escaping Callback<A>) -> Bool) -> Int
        func both<A>(_ process: (A, Callback<A>) -> Callback<A>)
        func each<A>(_ process: (A, @escaping Callback<A>) -> Callback<A>)
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.text.contains(
        "{ given0 in let answered = make(given0); return { answered(MockAnswer.cast($0)) } }"))
    #expect(mocks.text.contains("((@escaping (@escaping (Any) -> Void) -> Bool) -> Int)?"))
    try await mocks.compile(beside: source)
  }
}
