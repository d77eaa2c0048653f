import Testing

@testable import ArbitraryGenerator

/// What is asked of arguments that an initialiser hands on, and of what stands in other types.
struct CalledPreconditionTests {
  /// What is asked where the gen of the first type calls its initialiser.
  private func asked(_ source: String) -> Set<String> {
    Set(
      Generated(source).lines(with: "guard ")
        .compactMap { $0.split(separator: " else ").first.map { String($0.dropFirst(6)) } })
  }

  @Test(
    "Where it is not known what is handed on, or when, nothing is asked in the caller's terms",
    arguments: [
      "init(a: [Int]) { n = 0; for b in a { _ = Other(b) } }",
      "init(a: [Int]) { n = 0; a.forEach { _ = Other($0) } }",
      "init(a: Int) { n = 0; if S.isLarge { _ = Other(a) } }\nstatic var isLarge = false",
    ])
  func unknown(body: String) {
    let other = "struct Other { let n: Int; init(_ m: Int) { precondition(m != 7); n = m } }"
    #expect(!asked("struct S { let n: Int\n\(body) }\n\(other)").contains { $0.hasPrefix("a") })
  }

  @Test(
    "A member is what it was set to behind attributes of the language's, and not behind a wrapper",
    arguments: [
      ("@usableFromInline", true), ("@usableFromInline internal private(set)", true),
      ("@available(macOS 12, *) @usableFromInline", true), ("@Clamped", false),
      ("@usableFromInline @Clamped(0)", false), ("", true),
    ])
  func attributes(written: String, isAsked: Bool) {
    let source =
      "struct S { \(written) var n: Int; init(a: Int) { n = a; precondition(self.n > 3) } }"
    #expect(asked(source).contains("a > 3") == isAsked)
  }

  @Test("What holds for the constants that are handed on is neither asked nor noted")
  func certain() {
    func notes(isSorted: Bool) -> [String] {
      Generated(
        """
        struct S { let n: Int
          init(a: [Int]) { self.init(unchecked: a, isSorted: \(isSorted), most: nil) }
          private init(unchecked: [Int], isSorted: Bool, most: Int?) {
            assert(!isSorted || isInOrder(unchecked))
            precondition(most == nil || most == last(unchecked))
            n = 0
          }
        }
        """
      ).notes
    }
    #expect(notes(isSorted: false) == [])
    #expect(notes(isSorted: true).count == 1)
  }

  @Test(
    "What a called initialiser ends the program without is asked in the caller's terms",
    arguments: [
      ("init(a: Int) { self.init(b: a) }\ninit(b: Int) { precondition(b > 3); n = b }", "a > 3"),
      ("init(a: Int) { n = Other(a).n }", "a != 7"),
      ("init(a: Int) { let other = Third(first: 1, a); n = other.n }", "a < 9"),
      ("init(a: Int) { n = Fourth(a).n }", "a != 7"),
      (
        "init(p: Policy) { self.init(b: p.most) }\ninit(b: Int) { precondition(b > 3); n = b }",
        "p.most > 3"
      ),
      ("init(p: Policy.Inner) { n = Other(p.least).n }", "p.least != 7"),
      ("init(p: Policy) { n = Other(p.half).n }", "p.half != 7"),
      ("init(a: Int) { n = Other(a + 1).n }", "(a + 1) != 7"),
      ("init(a: [Int]) { n = Other(a.count).n }", "(a.count) != 7"),
      ("init(a: Int) { let span = Span(low: 3, high: a); n = span.low }", "3 <= a"),
      (
        "init(a: Int, b: UInt8) { let span = Span(low: a, high: a + Int(b)); n = span.low }",
        "a <= (a + Int(b))"
      ),
      ("init(a: Int) { let span = Span(low: -a); n = span.low }", "(-a) <= 9"),
      ("let span: Span\ninit(a: Int) { n = 0; span = .init(low: a) }", "a <= 9"),
      ("init(a: Int) { self = Self(b: a) }\ninit(b: Int) { precondition(b > 3); n = b }", "a > 3"),
      ("init(a: Int) { self = .init(b: a) }\ninit(b: Int) { precondition(b > 3); n = b }", "a > 3"),
      (
        """
        init(a: Int) { if a > 5 { self.init(b: a) } else { self.init(b: 4) } }
        init(b: Int) { precondition(b > 3); n = b }
        """, "!(a > 5) || (a > 3)"
      ),
      (
        """
        init(a: Int) { if a > 5 { self.init(b: 4); return }; self.init(b: a) }
        init(b: Int) { precondition(b > 3); n = b }
        """, "a > 5 || (a > 3)"
      ),
      ("init?(a: Int) { guard a < 99 else { return nil }; n = Other(a).n }", "a != 7"),
      ("init(a: Int) { n = a > 5 ? Other(a).n : 0 }", "!(a > 5) || (a != 7)"),
      (
        "init(a: Int) { n = 0; check(a) }\nfunc check(_ b: Int) { if b > 2 { _ = Other(b) } }",
        "!(a > 2) || (a != 7)"
      ),
      (
        """
        init(a: Int) { n = a; self = halved() }
        init(b: Int) { precondition(b > 3); n = b }
        func halved() -> S { let half = n / 2; return half == 1 ? self : S(b: half) }
        """, "(a / 2) == 1 || ((a / 2) > 3)"
      ),
    ])
  func called(body: String, condition: String) {
    let others = """
      struct Other { let n: Int; init(_ m: Int) { precondition(m != 7); n = m } }
      struct Third { let n: Int; init(first: Int, _ second: Int) { if second >= 9 { fatalError() }; n = 0 } }
      struct Fourth { let n: Int; init(_ a: Int) { n = Other(a).n } }
      struct Span { let low: Int
        init(low: Int, high: Int = 9) { precondition(low <= high); self.low = low } }
      struct Policy { let most: Int; struct Inner { let least: Int } }
      extension Policy { var half: Int { most / 2 } }
      """
    let expected = condition == "a < 9" ? "!(a >= 9)" : condition
    #expect(asked("struct S { let n: Int\n\(body) }\n\(others)").contains(expected))
  }

  @Test(
    "Not where it is called at times, with something else, or as another type",
    arguments: [
      "init(a: Int) { if x { n = Other(a).n } }", "init(a: Int) { n = Other(f(a)).n }",
      "init(a: Int) { n = Optional(a).n }", "init(a: Int) { n = Twice(a).n }",
      "init(a: Int) { let a = 3; n = Other(a).n }", "init(a: Int) { n = Unknown(a).n }",
      "init(a: Int) { n = make { Other(a) } }", "init(a: Policy) { n = Other(a.maybe).n }",
      "init(a: Policy) { n = Other(a.hidden).n }", "init(a: Policy) { n = Other(a.shared).n }",
      "init(a: Policy) { n = Other(a.most.next).n }", "init(a: Policy?) { n = Other(a.most).n }",
    ])
  func notCalled(body: String) {
    let others = """
      class Other { let n: Int; init(_ m: Int) { precondition(m != 7); n = m } }
      struct Policy { let most: Int; let maybe: Int?; private let hidden: Int; static let shared = 1 }
      class Optional { let n: Int; init(_ m: Int?) { precondition(m == nil || m! > 0); n = 1 } }
      class Twice { let n: Int; init(_ m: Int) { precondition(m > 0) }
        init(_ m: Int, _ k: Int = 1) {}
        init(_ m: Int) where X: Y { precondition(m > 1) } }
      """
    let asked = asked("struct S { let n: Int\n\(body) }\n\(others)")
    #expect(asked.isDisjoint(with: ["a != 7", "a > 0"]) && !asked.contains { $0.contains("a.") })
  }

  @Test(
    "Constants of types are asked by their full names, where they can be seen",
    arguments: [
      ("precondition(a < Limits.most)", "a < M.Outer.Limits.most"),
      ("precondition(a < Self.own)", "a < M.Outer.S.own"),
      ("precondition(a < Limits.hidden)", nil),
      ("precondition(a < Limits.made())", "a < M.Outer.Limits.made()"),
      ("precondition(a < Limits.missing)", nil), ("precondition(a < Unknown.most)", nil),
      ("precondition(a < Limits.five)", "a < 5"), ("precondition(a != Self.instance)", nil),
    ] as [(String, String?)])
  func constants(statement: String, condition: String?) {
    let source = """
      enum Outer {
        enum Limits {
          static let most = f(); private static let hidden = f(); private static let five = 5
          static func made() -> Int { 3 }
        }
        struct S {
          static let own = f(); let instance = f()
          init(a: Int) { \(statement) }
        }
      }
      """
    #expect(asked(source) == Set([condition].compactMap(\.self)))
  }

  @Test(
    "Static functions that answer something are called, where anybody may call them",
    arguments: [
      ("precondition(Check.isFine(a, below: 5))", "M.Outer.Check.isFine(a, below: 5)"),
      ("guard Self.isOdd(a) else { fatalError() }", "M.Outer.S.isOdd(a)"),
      (
        "assert(a > 3 && !Check.isFine(a, below: a + 1))",
        "a > 3 && !M.Outer.Check.isFine(a, below: a + 1)"
      ),
      ("precondition(Check.isFine(a))", nil), ("precondition(Check.isFine(b, below: 5))", nil),
      ("precondition(Check.throwing(a))", nil), ("precondition(Check.hidden(a))", nil),
      ("precondition(Check.onActor(a))", nil), ("precondition(Check.generic(a))", nil),
      ("precondition(Check.number(a) > 3)", "M.Outer.Check.number(a) > 3"),
      ("precondition(a > Check.nothing(a))", nil), ("precondition(Check.Fine(a).isFine)", nil),
      ("precondition(Other.isFine(a, below: 5))", nil), ("precondition(Unknown.isFine(a))", nil),
      (
        "guard a > 0 else { return }\nassert(Check.isFine(a, below: 5))",
        "!(a > 0) || (M.Outer.Check.isFine(a, below: 5))"
      ), ("try f()\nassert(Check.isFine(a, below: 5))", nil),
    ] as [(String, String?)])
  func statics(statement: String, condition: String?) {
    let source = """
      enum Outer {
        enum Check {
          static func isFine(_ n: Int, below most: Int, by step: Int = 1) -> Bool { false }
          static func isFine(_ n: Int, below most: Int) -> Bool { for _ in [n] {}; return n < most }
          static func throwing(_ n: Int) throws -> Bool { for _ in [n] {}; return true }
          private static func hidden(_ n: Int) -> Bool { for _ in [n] {}; return true }
          @MainActor static func onActor(_ n: Int) -> Bool { for _ in [n] {}; return true }
          static func generic<T>(_ n: T) -> Bool { for _ in [n] {}; return true }
          static func number(_ n: Int) -> Int { for _ in [n] {}; return 3 }
          static func nothing(_ n: Int) { for _ in [n] {} }
        }
        struct S {
          static func isOdd(_ n: Int) -> Bool { for _ in [n] {}; return n % 2 == 1 }
          init(a: Int) { \(statement) }
        }
        private enum Other { static func isFine(_ n: Int, below most: Int) -> Bool { for _ in [n] {}; return true } }
      }
      """
    #expect(asked(source) == Set([condition].compactMap(\.self)))
  }

  @Test("Members that somebody hides are not asked for")
  func members() {
    let source = """
      struct S { init(_ all: [Item]) {
        precondition(all.allSatisfy { $0.isOpen && $0.kind == .left }); precondition(all.first?.secret != 1)
        precondition(all.allSatisfy { $0.kind.isRight() }); assert(all.allSatisfy { $0.kind.hidden() })
        assert(all.allSatisfy { $0.kind.change() } || all.first!.kind.missing())
      } }
      private enum Side { case left }
      struct Item { let isOpen: Bool; let kind: Kind; private(set) var other = 1; private let secret = f() }
      enum Kind { case left, right; func isRight() -> Bool { self == .right }
        private func hidden() -> Bool { true }; mutating func change() -> Bool { true } }
      """
    #expect(
      asked(source) == [
        "(all.allSatisfy { $0.isOpen && $0.kind == .left })",
        "(all.allSatisfy { $0.kind.isRight() })",
      ])
  }

  @Test(
    "Integers that are computed with are drawn as large as a condition asks, narrow ones no larger",
    arguments: [
      ("UInt32", "a >= Limits.least", ".integer(in: 32768...98304)"),
      ("UInt32", "a > 3_000_000_000", ".integer(in: 3000000001...4294967295)"),
      ("UInt8", "a > 20", ".integer(in: 21...27)"), ("Int8", "a < 90", ".integer(in: -5...5)"),
      ("UInt32", "a > 5", ".integer(in: 6...1006)"),
      ("Int", "a > 9_223_372_036_854_775_000", ".int(in: -1000000...9223372036854775000)"),
    ])
  func large(type: String, condition: String, gen: String) {
    let source = """
      private enum Limits { static let least: Int = 32768 }
      struct S { init(a: \(type)) { precondition(\(condition)); n = a * 2 } }
      """
    #expect(!Generated(source).lines(with: gen).isEmpty)
  }

  @Test(
    "A function that is given a condition asks that",
    arguments: [
      ("_ c: Bool", "if !c { fatalError() }", "require(a > 0)", ["a > 0"]),
      (
        "_ c: Bool, _ text: String", "guard c else { fatalError() }", "require(a > 0, \"a\")",
        ["(a > 0)"]
      ),
      ("_ c: @autoclosure () -> Bool", "precondition(c())", "require(a > b)", ["(a > b)"]),
      (
        "that c: @autoclosure () -> Bool", "if c() { return }\nfatalError()",
        "require(that: a > 0 && b > 0)", ["(a > 0 && b > 0)"]
      ),
      ("_ c: () -> Bool", "precondition(c())", "require { a > 0 }", []),
      ("_ c: Bool", "if c { count() }", "require(a > 0)", []),
      ("_ c: Bool", "precondition(c)", "require(true)", []),
      ("_ c: Bool?", "precondition(c ?? true)", "require(a > 0)", []),
    ])
  func conditionsHandedOn(
    parameters: String, body: String, call: String, conditions: [String]
  ) {
    let source = """
      func require(\(parameters)) { \(body) }
      struct S { let a: Int; init(a: Int, b: Int) { \(call); self.a = a } }
      """
    #expect(asked(source) == Set(conditions))
  }

  @Test("Functions that make values ask as initialisers do")
  func makers() {
    let source = """
      final class S {
        private init() {}
        static func made(a: Int, of b: [Int]) -> S { precondition(a > b.count); return S() }
        static func other(a: Int) -> Self { n(a) }
        static func number(c: Int) -> Int { precondition(c > 1); return c }
      }
      """
    #expect(asked(source) == ["a > b.count"])
  }

  @Test(
    "What cannot be asked is said, unless somebody says how it is drawn",
    arguments: [
      ("init(a: Int) { precondition(check.holds(a)) }", "check.holds(a)"),
      ("init(a: Int) { guard let n = find(a) else { fatalError() } }", "let n = find(a)"),
      ("init(a: Int) { if other.has(a) { fatalError() } }", "!(other.has(a))"),
      ("init(a: Int) { if a > 0 || x { return } else { fatalError() } }", "a > 0 || x"),
      ("init(a: Int) { switch a { case n: x(); default: fatalError() } }", "a"),
      ("init(a: Int) { switch a { case n: fatalError(); default: x() } }", "a"),
      ("init(a: [Int]) { var n = 0\nfor x in a { n += x }\nprecondition(n == 9) }", "n == 9"),
      ("init(a: Int) { var n: Int = a\nif x { n -= 1 }\nassert(n > 3) }", "n > 3"),
      ("init(a: Int) { let n = other.most\nassert(n > 3) }", nil),
      ("init(a: Int) { if other.isOn { assert(a > 3) } }", "a > 3"),
      ("init(a: Int) { if other.isOn { x() } else { if a < 3 { fatalError() } } }", "!(a < 3)"),
      ("init(a: Int) { if other.isOn { if a < 3 { return } } }", nil),
      ("init(a: Int) { n = try! other.load(a) }", "try! other.load(a)"),
      ("init(a: Int) { do { n = try load(a) } catch { fatalError() } }", "try load(a)"),
      ("init(a: Int) { check(a) }\nfunc check(_ n: Int) { assert(x.has(n)) }", "x.has(n)"),
      ("init(a: Int) { precondition(a < Unknown.most) }", "a < Unknown.most"),
      ("init(a: Int) { precondition(other.has(1)) }", nil),
      ("init(a: Int) { precondition(a > 1) }", nil),
      ("init(a: Int) { try other.load(a) }", nil),
      ("init(a: Int) { n = x ? try! other.load(a) : 1 }", nil),
      ("\n// arbitrary: .int(in: 1...2)\nlet a: Int; init(a: Int) { assert(x.has(a)) }", nil),
    ] as [(String, String?)])
  func unasked(members: String, condition: String?) {
    let notes = Generated("struct S { \(members) }").notes.filter { $0.contains("may end") }
    #expect(notes.count == (condition == nil ? 0 : 1))
    let expected = condition.map { "its initialiser relies on `\($0)`, which gens cannot ask" }
    #expect(expected.map { notes.first?.contains($0) ?? false } ?? true)
  }

  @Test(
    "What a type accepts is known where it is called by the name of a typealias, too",
    arguments: ["UnixPath", "PathImpl", "Either", "Endless"])
  func cluesOfTypealiases(name: String) {
    let generated = Generated(
      """
      typealias PathImpl = UnixPath
      #if os(Windows)
      typealias Either = OtherPath
      typealias Endless = Other
      #else
      typealias Either = UnixPath
      typealias Endless = UnixPath
      #endif
      typealias Other = Endless
      struct OtherPath { let text: String }
      struct UnixPath {
        let text: String
        init(of text: String) throws {
          switch text.first { case "/": self.text = text; default: throw Failure() }
        }
      }
      struct Path {
        let impl: UnixPath
        init(of text: String) throws { impl = try \(name)(of: text) }
      }
      """)
    #expect(generated.lines(with: #"knowing: .init(texts: ["/"])"#).count == 6)
  }

  @Test(
    "An initialiser that fails goes before one that may end the program, where it takes as much",
    arguments: [
      ("init?(of n: Int) { self.n = n }", "of: n"),
      ("init(checking: Int) throws { n = checking }", "checking: checking"),
      ("init?(_ text: String) { n = text.count }", "n: n"),
      ("init?() { n = 1 }", "n: n"),
    ])
  func surer(other: String, call: String) {
    let unsure = "let n: Int; init(n: Int) { precondition(Self.all[n] != nil); self.n = n }"
    #expect(Generated("struct S { \(unsure)\n\(other) }").text.contains("M.S(\(call))"))
    for body in ["", "let m = find(n)\nassert(m.isFine)"] {
      #expect(
        Generated("struct S { let n: Int; init(n: Int) { \(body) }\n\(other) }").text
          .contains("M.S(n: n"))
    }
  }

  @Test("Elements of tuples are asked by their labels")
  func tuples() {
    let body = "precondition(a.x > 0 && b.allSatisfy { $0.y != 3 }); assert(a.made(by: 3))"
    #expect(
      asked("struct S { init(a: (x: Int, Int), b: [(Int, y: Int)]) { \(body) } }")
        == ["(a.x > 0 && b.allSatisfy { $0.y != 3 })"])
  }
}
