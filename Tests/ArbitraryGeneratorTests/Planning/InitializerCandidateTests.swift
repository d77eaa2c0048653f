import Testing

@testable import ArbitraryGenerator

/// Which of several initialisers makes a value.
struct InitializerCandidateTests {
  @Test(
    "A public type is made by a public initialiser where it covers as much",
    arguments: [
      ("init(a: Int) {}\n public init?(a: Int) {}", "as: \"Self(a: %)!\""),
      ("init(a: Int, unchecked: Int) {}\n public init(a: Int, b: Int) {}", "M.A(a: 0, b: 0)"),
      ("init(unchecked: Int) {}\n public init() {}", "M.A(unchecked: 0)"),
      ("init(a: Int) {}\n public init?(_ text: String) {}", "M.A(a: 0)"),
      ("init(b: Int) {}\n init(_ text: String) {}", "M.A(\"\")"),
      ("init?(a: Int) {}\n init(clamping: Int) {}", "M.A(clamping: 0)"),
    ])
  func publicFirst(initializers: String, expected: String) {
    let generated = Generated("public struct A { let a: Int\n \(initializers) }")
    #expect(!generated.lines(with: expected).isEmpty)
  }

  @Test(
    "One that takes nothing but others of the type does not stand for one that may end the program")
  func circular() {
    let generated = Generated(
      """
      struct Mesh { private let sides: [Int]
        init(_ polygons: [Int]) { precondition(isClosed(polygons)); sides = polygons }
        init(submeshes: [Mesh]) { sides = submeshes.flatMap(\\.sides) } }
      """)
    #expect(generated.lines(with: "Mesh(submeshes").isEmpty)
    #expect(!generated.lines(with: "M.Mesh(polygons)").isEmpty)
  }

  @Test("Where what takes all members may fail, what takes nothing makes the fixed value")
  func fixedValue() {
    let members = "let a: [Int]; init(a: [Int]) throws { try check(a); self.a = a }"
    #expect(Generated("struct A { \(members); init() { a = [] } }").provided("M.A") == "M.A()")
    let generated = Generated("struct A { \(members); init?() {} }")
    #expect(generated.provided("M.A") == nil)
    #expect(generated.notes.first?.contains("gets no fixed value") == true)
  }

  @Test("One that takes something else does not stand for one that may end the program")
  func otherForm() {
    let generated = Generated(
      """
      struct Mesh { private let sides: [Int]
        init(_ polygons: [Int]) { precondition(isClosed(polygons)); sides = polygons }
        init?(text: String) { guard let sides = parsed(text) else { return nil }; self.sides = sides } }
      """)
    #expect(!generated.lines(with: "M.Mesh(polygons)").isEmpty)
  }

  @Test(
    "Of several initialisers, one that takes what is kept goes first, and one for literals last",
    arguments: [
      (
        "let a: [Int]; init(stringLiteral a: String) {}; init(of text: String) throws {}",
        "try? M.A(of: text)"
      ),
      (
        "var _x: Int, _y: Int; init(n: Int) throws {}; init(x: Int, y: Int) throws {}",
        "try? M.A(x: x, y: y)"
      ),
      ("var p: [Int] = []; init() {}; init(stringLiteral p: String) {}", "M.A(stringLiteral: p)"),
      ("init(isLiteral: Bool) {}; init?(text: String) {}", "M.A(isLiteral: isLiteral)"),
      ("init() {}; init(text: String) throws {}; init(stringLiteral s: String) {}", "M.A()"),
      ("let a: [Int]; init() { a = [] }; init(a: [Int]) throws { self.a = a }", "try? M.A(a: a)"),
      (
        "let a: String; init() { a = \"\" }; init?(a: String) { guard isIt(a) else { return nil } }",
        "M.A()"
      ),
      (
        "let a: String; init() { a = \"\" }; init?(a: String) { guard a.count > 3 else { return nil } }",
        "M.A(a: a)"
      ),
      (
        "let a: [Int]; init() { a = [] }; init?(_ text: String) { a = text.map { $0.count } }",
        "M.A()"
      ),
      (
        "let a: Int, b: Int; init(b: Int) { a = 0; self.b = b }; init?(a: Int, b: Int) { nil }",
        "M.A(b: b)"
      ),
      (
        "let e: [Int: Int]; init() { e = [:] }; init(dictionaryLiteral a: (Int, Int)...) { "
          + "e = Dictionary(uniqueKeysWithValues: a.map { ($0.0, size($0)) }) }", "M.A()"
      ),
      (
        "private let e: [Int]; init(of n: Int...) { e = n }; init(of n: [Int]) { e = n }",
        "M.A(of: n)"
      ),
      (
        "private var e: [Int] = []; init() {}; init(arrayLiteral all: Int...) { e = all }",
        "arrayLiteral: all)"
      ),
      (
        "var b: [Int]; init(text: String) throws {}; init(arrayLiteral e: UInt...) {}",
        "try? M.A(text: text)"
      ),
      (
        "var b: [Int]; init?(_ n: Int) {}; init(dictionaryLiteral e: (Int, Int)...) {}",
        "M.A(n), as: \"Self(%)!\""
      ),
    ])
  func bestInitializer(members: String, call: String) {
    #expect(!Generated("struct A { \(members) }").lines(with: call).isEmpty)
  }

  @Test(
    "Of a type for literals one is passed to its initialiser by name, so that it makes no other",
    arguments: [
      ("ExpressibleByFloatLiteral", "init?(_ x: Double) {}", "Self.init(%)!"),
      ("ExpressibleByStringInterpolation", "init(_ x: String?) throws {}", "try! Self.init(%)"),
      ("SignedNumeric", "init?(_ x: Int) {}", "Self.init(%)!"),
      ("ExpressibleByFloatLiteral", "init?(x: Double) {}", "Self(x: %)!"),
      ("ExpressibleByFloatLiteral", "init?(_ x: UUID) {}", "Self(%)!"),
      ("Hashable", "init?(_ x: Double) {}", "Self(%)!"),
    ])
  func literals(parent: String, initializer: String, spelling: String) {
    let generated = Generated(
      "import Foundation\nstruct A: \(parent) { let a: Int; \(initializer) }")
    #expect(generated.lines(with: "as: \"\(spelling)\", [x").count == 2)
  }

  @Test("What a failable initialiser takes by the names of the members does not spell values")
  func failableMembers() {
    let generated = Generated(
      "struct A { var a: String; init(_ s: String) {}; init?(a: String) {} }")
    #expect(generated.lines(with: "as: \"Self(%)\", [s]").count == 2)
  }

  @Test(
    "Where another initialiser takes the same but for nil and [], those do not tell which is meant",
    arguments: [
      ("init(h: FileHandle?, n: Int) {}; init(h: Process?, n: Int) {}", false),
      ("init(h: FileHandle?, n: Int) {}; init(h: Process?, n: String) {}", true),
      ("init(h: FileHandle?, n: Int) {}; private init(h: Process?, n: Int) {}", true),
      ("init(h: FileHandle?, n: Int) {}", true),
      ("let h: FileHandle?; let n: Int }\nextension A { init(h: Process?, n: Int) {}", false),
      ("let h: FileHandle?; let n: Int }\nextension A { init(h: Process?, n: String) {}", true),
    ])
  func ambiguousBlanks(members: String, isMade: Bool) {
    let generated = Generated("import Foundation\nstruct A { \(members) }")
    #expect(generated.provided("M.A") == (isMade ? "M.A(h: nil, n: 0)" : nil))
  }

  @Test("An initialiser for one kind of a generic type makes no others")
  func constrained() {
    let generated = Generated(
      "struct A<T> { private var t: [T] }\nextension A<Int> { init(x: Int) { t = [x] } }")
    #expect(generated.notes.first?.contains("no initialiser that can be called") == true)
  }

  @Test("What a throwing or failable initialiser rejects is drawn again")
  func failing() {
    let generated = Generated(
      "struct A { let a: Int\n init(a: Int) throws {} }\nstruct B { let b: Int\n init?(b: Int) {} }"
        + "\nstruct C { let c: Int\n init?(c: Int) throws {} }"
    )
    let attempt = "return try choices.attempt { choices throws(FactoryCheck.Discard) in"
    #expect(generated.lines(with: ".attempt {") == Array(repeating: attempt, count: 7))
    #expect(generated.lines(with: "(try? M.A(a: a), as: \"try! Self(a: %)\", [a])").count == 2)
    #expect(generated.lines(with: "(try? M.C(c: c), as: \"try! Self(c: %)!\", [c])").count == 2)
    #expect(
      generated.lines(with: "showing(M.B(b: ")
        == Array(repeating: "return choices.showing(M.B(b: b), as: \"Self(b: %)!\", [b])", count: 2)
    )
    #expect(generated.lines(with: "func provide") == ["public static func provide() -> M.B {"])
  }

  @Test(
    "The fixed value of what checks numbers, or says what it accepts, is what its gen finds",
    arguments: [
      ("init?(n: Int) {}", true), ("init?(n: Double, m: UInt8) {}", true),
      ("init(n: Int) throws {}", false), ("init?(n: Int?) {}", false),
      ("init?(s: String) {}", false),
      ("init?(s: String) { guard s.count == 3 else { return nil } }", true),
      ("init(s: String) throws { guard s.hasPrefix(\"/\") else { throw E(\"no\") } }", true),
      ("init(s: String) throws { guard isThere(s) else { throw E(\"no\") } }", false),
      ("init?(s: [Int], n: Int) { guard s.count == 3 else { return nil } }", true),
      ("init?(s: String) { guard [\"a\", \"b\"].contains(s) else { return nil } }", false),
      (
        "init?(s: String) { guard s.contains(\"@\"), s.contains(\".\") else { return nil } }", false
      ),
      ("init?(s: String) { guard s.isIt(/(?=a)b/), s.isIt(/c/) else { return nil } }", false),
      ("init?(s: String) { guard s.count == 5, s.isIt(\\.isNumber) else { return nil } }", true),
      ("init?(s: String, b: B?) { guard s.count == 3 else { return nil } }\nstruct B {}", false),
      ("init(/* arbitrary: .of(\"a\") */ path: String, n: Int) throws {}", true),
      ("init(/* arbitrary: .of(\"a\") */ path: String, s: String) throws {}", false),
    ])
  func accepted(initializer: String, isFound: Bool) {
    let expected = isFound ? "_Provide()()" : nil
    #expect(Generated("struct A { \(initializer) }").provided("M.A") == expected)
    #expect(Generated("struct A<T> { let t: T?; \(initializer) }").provided("M.A<T>") == nil)
    #expect(Generated("class A { \(initializer) }").lines(with: "accepted(by:").isEmpty)
  }

  @Test(
    "What an initialiser says of texts and collections that it accepts steers their draws",
    arguments: [
      (
        "init?(s: String) { guard s.count == 3, s.hasPrefix(\"/\") else { return nil } }",
        "knowing: .init(numbers: [3], texts: [\"/\"])", 2
      ),
      ("init(s: [Int]) { precondition(s.count == 3) }", "knowing: .init(numbers: [3])", 3),
      (
        "init(s: [Int]) { b = B(s) }\nstruct B { init(_ s: [Int]) { precondition(s.count == 3) } }",
        "knowing: .init(numbers: [3])", 6
      ),
      ("init?(n: Int) { guard n == 3 else { return nil } }", "", 0),
      ("init(s: String) { if s.count == 3 { return } }", "", 0),
    ])
  func clues(initializer: String, line: String, count: Int) {
    let lines = Generated("struct A { \(initializer) }").lines(with: "knowing:")
    #expect(lines == Array(repeating: line, count: count))
  }

  @Test(
    "Generic initialisers make values where their parameters stand for what conforms",
    arguments: [
      ("init() {}; init<S: Sequence>(_ s: S) where S.Element == Int {}", "M.A(s)"),
      ("init() {}; init<S>(_ s: S) where S: Collection, S.Element == (Int, n: [Int]) {}", "M.A(s)"),
      ("init() {}; init<S: Sequence<String>>(_ s: S) {}", "M.A(s)"),
      ("init() {}; init<N: BinaryInteger & Sendable>(n: N?) {}", "M.A(n: n)"),
      ("init<N: BinaryInteger>(n: N) {}; init(n: Int) {}; init(m: Int) {}", "M.A(n: n)"),
      ("init() {}; init<T>(_ t: T) {}", "M.A(t)"), ("init<T>(of t: [T?]) {}", "M.A(of: t)"),
      ("init() {}; init<S: Sequence>(_ s: S) where S.Element: Hashable {}", "M.A(s)"),
      ("init() {}; init<S: Sequence>(_ s: S, of: S.Element) {}", "M.A(s, of: of)"),
      ("init() {}; init<S: Sequence>(_ s: S) where S.Index == Int {}", "M.A()"),
      ("init() {}; init<S: Sequence>(_ s: S) where S.Element.Element: Hashable {}", "M.A()"),
      ("init() {}; init<each T: Hashable>(_ t: repeat each T) {}", "M.A()"),
      // Nothing would tell the compiler of which type they are.
      ("init() {}; init<T: P>(t: T?, n: Int) {}", "M.A()"),
      ("init() {}; init<T: Hashable>(t: T..., n: Int) {}", "M.A()"),
      ("init() {}; init<T: P>(t: ((T) -> Int)? = nil, n: Int) {}", "M.A()"),
      ("init() {}; init<T: P>(t: (T) -> Bool = { $0 == $0 }, n: Int) {}", "M.A()"),
      ("init() {}; init<E: Error>(f: () throws(E) -> Int) {}", "M.A()"),
      ("init() {}; init<T: P>(t: T.Type = T.self, n: Int) {}", "M.A()"),
      ("init() {}; init<T: P>(t: T.Type = One.self, n: Int) {}", "M.A(n: n)"),
      ("init() {}; init(t: some P = One(), n: Int) {}", "M.A(n: n)"),
    ])
  func generic(initializers: String, call: String) {
    let generated = Generated("struct A { \(initializers) }")
    #expect(!generated.lines(with: call).isEmpty)
  }

  @Test(
    "How much room to make is no number at all",
    arguments: [
      ("init(capacity: Int) {}", true), ("init(minimumCapacity n: Int) {}", true),
      ("init(_ initialCapacity: Int, n: Int) {}", true), ("init(capacity: Double) {}", false),
      ("var capacity: Int", false),
    ])
  func capacity(member: String, isSmall: Bool) {
    let generated = Generated("struct A { \(member) }")
    #expect(generated.lines(with: ".int(in: 0...100)").isEmpty != isSmall)
  }

  @Test(
    "What changes a value is not asked of the argument, which cannot be changed",
    arguments: [
      "var v = v; n = v.popLast()!", "var v = v[...]; n = v.popFirst()!",
      "var i = v.makeIterator(); n = i.next()!",
      "var v = v; guard let last = v.popLast() else { fatalError() }; n = last",
    ])
  func changing(body: String) async throws {
    let source = "struct A { let n: Int; init(v: [Int]) { \(body) } }"
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes.count == 1 && generated.notes[0].contains("may end the program"))
    try await generated.compile(beside: source)
  }

  @Test("What is decoded on the main actor alone is not drawn, and told what to do")
  func decodedOnActor() {
    let decoding = "let n: Int; init(from decoder: any Decoder) throws { n = 1 }"
    let source = """
      struct A: Decodable { \(decoding) }
      nonisolated struct B: Decodable { \(decoding) }
      """
    let generated = Generated(source, steering: Steering(mainActorModules: .all))
    #expect(
      generated.notes == [
        """
        Sources/M/A.swift:1:8: note: `A` is skipped: it is decoded on an actor alone
          fix: declare it as `nonisolated`, or conform it by hand: `extension A: Arbitrary`
        """
      ])
    #expect(generated.lines(with: ".decoded").count == 1)
    #expect(Generated(source).lines(with: ".decoded").count == 2)
  }

  @Test("What some condition leaves with nothing but its decoding has no fixed value")
  func decodedSomewhere() {
    let generated = Generated(
      """
      struct A: Decodable { let n: Int; init(from decoder: any Decoder) throws { n = 1 } }
      #if DEBUG
      extension A { init(n: Int) { self.n = n } }
      #endif
      """)
    #expect(generated.lines(with: "extension M.A: FactoryCheck.Arbitrary").count == 2)
    #expect(generated.lines(with: ".decoded").count == 1 && generated.provided("M.A") == nil)
  }

  @Test(
    "What is asked of members that no type of the sources has is asked where all see them",
    arguments: [
      ("import Foundation", "!t.trimmingCharacters(in: .whitespaces).isEmpty", true),
      ("import Foundation", "t.range(of: \"^a\", options: .regularExpression) != nil", true),
      ("import Foundation", "t.rangeOfCharacter(from: CharacterSet.newlines) == nil", true),
      ("", "t.wholeMatch(of: #/a*/#) != nil", true), ("", "t.wholeMatch(of: /a*/) != nil", false),
      ("import Algorithms", "t.isUnique", false), ("", "t.isShort", true), ("", "t.isOdd", false),
      ("", "t.isLong()", false), ("", "t.first?.asciiValue != nil", true),
      ("import Foundation", "t.first?.isSecret != nil", false),
    ])
  func imported(imports: String, condition: String, isAsked: Bool) {
    let generated = Generated(
      """
      \(imports)
      extension String {
        var isShort: Bool { count < 3 }
        private var isOdd: Bool { count % 2 == 1 }
        private func isLong() -> Bool { !isShort }
      }
      struct Other { private var isSecret = false }
      struct A { let n: Int; init(t: String) { precondition(\(condition)); n = 0 } }
      """)
    #expect(generated.lines(with: "guard \(condition) else").isEmpty != isAsked)
    #expect(generated.notes.contains { $0.contains("may end the program") } != isAsked)
  }

  @Test(
    "Integers that a precondition computes with are small",
    arguments: [
      ("a: Int", "a * a > 9", ".int(in: -100...100)"),
      ("a: Int", "9 < 1 + a", ".int(in: 9...209)"),
      ("a: Int", "a - 1 > 9", ".int(in: 11...211)"), ("a: Int", "a > -1", ".int(in: 0...)"),
      ("a: UInt32", "a * 4 > 9", ".integer(in: 3...103)"), ("a: Int, b: Int", "b > a - b", ".int"),
      ("a: Int?", "a.map { abs($0) > 3 } ?? true", ".optional(of: .int(in: -1000000...1000000))"),
      ("a: UInt8?", "a == nil || a! * 2 > 3", ".optional(of: .integer(in: 2...102))"),
      ("a: Int?", "a == nil || a! > 3", ".optional(of: .int(in: 4...))"),
      ("a: [Int]", "a.count * 2 > 3", nil),
      ("a: Double", "a * 4 > 9", nil), ("a: Int64", "a > 0 && a != 9", ".integer(in: 1...)"),
    ])
  func terms(parameters: String, condition: String, gen: String?) {
    let generated = Generated("struct A { init(\(parameters)) { precondition(\(condition)) } }")
    let isAsked = generated.lines(with: condition).contains { $0.hasPrefix("guard ") }
    #expect(isAsked)
    #expect(generated.lines(with: gen ?? "(in: ").isEmpty == (gen == nil))
  }

  @Test(
    "Durations that an initialiser takes apart and computes with are small, wherever they stand",
    arguments: [
      ("a: Duration", "let n = a.components.seconds * 9", "<Duration>.any.withSmallIntegers"),
      ("a: Duration?", "let n = (a?.components.seconds ?? 0) * 9", "<Duration?>.any.withSmall"),
      ("a: [Duration]", "for b in a { n += b.components.seconds }", "<[Duration]>.any.withSmall"),
      ("a: Held", "let n = a.time.components.seconds * 9", "<M.Held>.any.withSmallIntegers"),
      ("a: Duration", "wait = a", "<Duration>.any.withSmallIntegers"),
      ("a: Duration", "let n = a.components.seconds", nil),
      ("a: Named", "let n = a.count * 9", nil),
    ])
  func durations(parameters: String, body: String, gen: String?) {
    let generated = Generated(
      """
      struct Held { let time: Duration }
      struct Named { let name: String }
      struct A {
        private var nanoseconds: Int64 = 0
        private var wait: Duration {
          get { .nanoseconds(nanoseconds) }
          set { nanoseconds = newValue.components.seconds * 1_000_000_000 }
        }
        init(\(parameters)) { \(body) }
      }
      """)
    #expect(generated.lines(with: gen ?? "withSmallIntegers").isEmpty == (gen == nil))
  }

  @Test(
    "An initialiser that checks several parts of a date gets such parts, and others any numbers",
    arguments: [
      ("init?(month: Int, day: Int) {}", 2), ("init(year: Int, month: Int) throws {}", 2),
      ("init?(hour: Int, minute: Int, n: Int) {}", 2), ("init?(day: Int, year: Int) {}", 0),
      ("init?(seconds: Int) {}", 0), ("init(month: Int, day: Int) {}", 0),
      ("init?(month: Double, day: Int) {}", 1), ("init?(second: Int, first: Int) {}", 0),
    ])
  func dates(initializer: String, count: Int) {
    let generated = Generated("struct A { \(initializer) }")
    let draws = generated.lines(with: ".int(in: ").filter { $0.hasSuffix(".draw(&choices)") }
    #expect(draws.count == count)
  }

  @Test(
    "A constant is the fixed value of what an initialiser may reject",
    arguments: [
      ("static let one = A(n: 1)!", ".one"), ("static let one: A = .init(n: 1)!", ".one"),
      ("static var one: Self { try! A(m: 1) }", ".one"), ("static let one = try! A(m: 1)", ".one"),
      ("static let one = Self(n: 1)!; static let two = A(n: 2)!", ".one"),
      ("static let one = A(n: 1)", nil), ("static let shared = A(n: 1)!", ".shared"),
      ("private static let one = A(n: 1)!", nil), ("static var one: A? { nil }", nil),
    ])
  func constants(member: String, expected: String?) {
    let generated = Generated("struct A { init?(n: Int?) {}; init(m: Int) throws {}\n\(member) }")
    #expect(generated.provided("M.A") == expected)
  }

  @Test(
    "What says that it checks nothing, or takes nothing twice, goes behind all others",
    arguments: [
      ("let n: Int, m: Int; init(unchecked n: Int, m: Int) {}; init?(n: Int) {}", "M.A(n: n)"),
      ("let n: Int, m: Int; init(n: Int, _unsafeM m: Int) {}; init(m: Int) {}", "M.A(m: m)"),
      ("let n: Int; init(unchecked n: Int) {}", "M.A(unchecked: n)"),
      (
        "let n: Int, m: Int; init(m: Int) { n = 1; self.m = m }\n"
          + "init(unchecked k: Int, m: Int) { n = k; self.m = m }", "M.A(m: m)"
      ),
      ("let n: [Int]; init(uniqueElements n: [Int]) {}; init(count: Int) {}", "M.A(count: count)"),
    ])
  func careful(members: String, call: String) {
    #expect(!Generated("struct A { \(members) }").lines(with: call).isEmpty)
  }

  @Test(
    "One that sets members to arguments of other names goes before one that leaves those out",
    arguments: [
      ("init(list: Bool) { p = []; self.list = list }", "M.A(of: of, list: list)"),
      ("init(list: Bool) { self.init(of: [], list: list) }", "M.A(of: of, list: list)"),
      // These take what they may check, and hand it on.
      ("init(list: Bool, n: Int) { self.init(of: [n], list: list) }", "M.A(list: list, n: n)"),
      ("init(list: Bool, p n: Int) { self.init(of: [n], list: list) }", "M.A(list: list, p: n)"),
      ("init(p: [Int], list: Bool) { self.init(of: p, list: list) }", "M.A(p: p, list: list)"),
      ("init(p: [Int]) { let q = halves(p); self.p = q.0; list = q.1 }", "M.A(p: p)"),
    ])
  func renamed(initializer: String, call: String) {
    for members in ["var p: [Int], list: Bool", "let p: [Int], list: Bool"] {
      let full = "init(of: [Int], list: Bool) { p = of; self.list = list }"
      let generated = Generated("struct A { \(members); \(initializer)\n\(full) }")
      #expect(!generated.lines(with: call).isEmpty)
    }
  }

  @Test("Generic parameters are what the generic types ask for that they are given to")
  func demands() async throws {
    let source = """
      protocol Version { associatedtype Raw }
      struct First: Version { typealias Raw = Int; var number = 1 }
      struct Encoded<V: Version> { var raw: String; var version: V }
      struct Pair<A, B> where A: Version { var a: A; var b: B }
      struct Decoded { private let n: Int; init<V>(_ encoded: Encoded<V>) { n = 1 } }
      struct Both { private let n: Int; init<X, Y>(pair: Pair<X, Y>, ys: [Y]) { n = 1 } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("M.Encoded<M.First>"))
    #expect(mocks.conformances.contains("M.Pair<M.First, Int>"))
    try await mocks.compile(beside: source)
  }
}
