import Testing

@testable import ArbitraryGenerator

/// Static members that make the values of a type without an initialiser that can be called.
struct StaticMemberTests {
  @Test(
    "Static functions make values where they take some, cannot fail and hold for all of the type",
    arguments: [
      ("static func a(_ n: Int) -> A", ".a(0)"), ("static func `in`(n: Int) -> Self", ".in(n: 0)"),
      ("static func a(n: Int, c: C? = nil) -> M.A", ".a(n: 0)"),
      ("static func a() -> A", nil), ("static func a(n: Int = 1) -> A", ".a(n: 0)"),
      ("func a(_ n: Int) -> A", nil), ("private static func a(n: Int) -> A", nil),
      ("static func a(n: Int) -> A?", nil), ("static func a(n: Int) throws -> A", nil),
      ("static func a(n: Int) async -> A", nil), ("static func a<T>(n: T) -> A", ".a(n: 0)"),
      ("static func a(a: A) -> A", nil), ("static func a(n: Int) -> B", nil),
      ("struct A {}; static func a(n: Int) -> Self.A", nil),
      ("static func - (n: Int, m: Int) -> A", nil), ("static func a(n: Int...) -> A", nil),
      ("@available(*, deprecated) static func a(n: Int) -> A", nil),
      ("}\nextension A { static func a(n: Int) -> A", ".a(n: 0)"),
      (
        "#if DEBUG\n static func a(n: Int) -> A { x }\n#endif\n static func b(n: Int) -> A",
        ".b(n: 0)"
      ),
      ("}\n#if DEBUG\nextension A { static func a(n: Int) -> A { x } }\n#endif\nstruct D {", nil),
      ("static func a(p: UnsafeRawPointer?) -> A", nil),
      ("// arbitrary: skip\n static func a(n: Int) -> A", nil),
      ("// arbitrary: skip\n static let y = A(); static let z = A()", ".z"),
      ("static let z = A(); static func a(_ n: Int) -> A", ".z"),
    ])
  func makers(member: String, expected: String?) {
    let generated = Generated(
      "struct B {}; enum C {}\nstruct A { private init() {}\n \(member) }")
    #expect(generated.provided("M.A") == expected)
  }

  @Test(
    "A constant that the type keeps to its module is its fixed value where no other one is reached",
    arguments: [
      ("static let root: Path", nil, ".root"),
      ("static let root: Path; public static let top: Path", nil, ".top"),
      ("static let root: Path", AccessLevel.public, nil),
      ("fileprivate static let root: Path", nil, nil),
    ])
  func keptConstants(members: String, access: AccessLevel?, expected: String?) {
    var steering = Steering()
    steering.access = access
    let generated = Generated(
      "public struct Path { public init?(text: String) { return nil }\n \(members) }",
      steering: steering)
    #expect(generated.provided("M.Path") == expected)
    #expect(generated.notes.contains { $0.contains("no fixed value") } == (expected == nil))
  }

  @Test("Of options, those alone are drawn that are as visible as the set, if there are any")
  func keptOptions() {
    let generated = Generated(
      """
      public struct Style: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let bold = Style(rawValue: 1)
        static let reserved = Style(rawValue: 128)
      }
      """)
    #expect(generated.text.contains(".bold") && !generated.text.contains(".reserved"))
  }

  @Test("A case is told by types from the static functions that are called as it is")
  func overloadedCases() async throws {
    let source = """
      enum Failure: Error {
        case error(String, cause: (any Error)?)
        static func error(_ text: String, cause: String?) -> Self {
          .error(text, cause: nil as (any Error)?)
        }
      }
      enum Lists { case of(a: [Int], `in`: [String: Int]) }
      extension Lists {
        static func of(a: [String], `in`: [String: Int]) -> Lists { .of(a: [1], in: [:]) }
      }
      enum Calls {
        case call((Int) -> Int, Int?)
        static func call(_ f: (String) -> Int, _ n: Int?) -> Calls { .call({ $0 }, n) }
      }
      struct Hidden { private init() {} }
      enum Half {
        case a, b(Int, Hidden?)
        static func b(_ n: Int, _ text: String?) -> Half { .a }
      }
      protocol Api { func failure() -> Failure; func lists() -> Lists; func half() -> Half }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.contains { $0.contains("`Half` is never of its case `b`") })
    try await mocks.compile(beside: source)
  }

  @Test(
    "A parameter of which something is made is no tag, whatever else it is handed on to",
    arguments: [
      "struct Test<T> { private init() {}; static func equal(to value: T) -> Test { Test() } }",
      "struct Test<T> { let p: Phantom<Box<T>>; let b: Box<T> }",
      "struct Test<T> { let a: Box<Int>; let b: Box<T> }",
      "struct Test<T> { let a: Other<T>? }\nstruct Other<T> { let t: Test<T>?; let b: [Box<T>] }",
    ])
  func noTag(source: String) {
    let generated = Generated(
      """
      \(source)
      struct Phantom<T> { let n: Int }
      struct Box<T> { let value: T }
      enum Nobody {}
      struct A { let test: Test<Nobody>?; let n: Int }
      """)
    #expect(generated.provided("M.A") == "M.A(test: nil, n: 0)")
    #expect(!generated.lines(with: "extension M.Test").filter { $0.contains("where T:") }.isEmpty)
  }
}
