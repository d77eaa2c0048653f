import Testing

@testable import ArbitraryGenerator

/// Which types stand for a protocol, or for a class that others inherit from.
struct ConformerTests {
  /// The types that a member of the protocol or class `P` is drawn from, those that end it first,
  /// and `|` where others begin.
  private func conformers(_ source: String) -> String? {
    let generated = Generated("\(source)\nstruct User { let p: P; let n: Int }")
    let draws = generated.lines(with: "return try ").filter { $0.contains(/^ *(case|default)/) }
    let isDraw = /choices\.draw\(|draw\(&choices\)/
    guard let only = generated.lines(with: "p: ").first(where: { $0.contains(isDraw) }) else {
      return nil
    }
    var names = (draws.isEmpty || !only.contains(".anyP.") ? [only] : draws).flatMap { line in
      line.split(separator: "M.").compactMap { part in
        part.firstMatch(of: /^([A-Z]\w*)(\.self\)|>\.draw)/).map { String($0.1) }
      }
    }
    let leaves = generated.lines(with: "endingIn: ").first?.firstMatch(of: /endingIn: (\d)/)
    if let leaves = leaves.flatMap({ Int($0.1) }) { names.insert("|", at: leaves) }
    return names.joined(separator: " ")
  }

  @Test(
    "Those that hold none come first, then those that can do without, and those that cannot",
    arguments: [
      ("struct B: P {}\nstruct A: P { let p: P? }", "B A"),
      ("struct B: P {}\nstruct A: P { let all: [P] }", "B A"),
      ("struct B: P {}\nstruct A: P { let all: [String: P]; let f: (P) -> Int }", "B A"),
      ("struct B: P {}\nstruct A: P { let f: () -> P }", "B | A"),
      ("struct B: P {}\nstruct A: P { let p: P; let n: Int }\nstruct C: P { let a: A }", "B | A C"),
      ("struct B: P {}\nenum A: P { case end, other(P) }", "B A"),
      ("struct B: P {}\nenum A: P { case one(P), other(P, n: Int) }", "B | A"),
      ("struct B: P {}\nstruct A: P { let t: T }\nstruct T { let t: T?; let p: P }", "B | A"),
      ("struct B: P {}\nstruct A: P { let t: T }\nenum T { case leaf, node(T, P) }", "B A"),
      ("struct B: P {}\nstruct A: P { let t: (P, Int)? }", "B A"),
      ("struct B: P {}\nstruct A: P { let t: D<P?> }\nstruct D<T> { let t: T }", "B A"),
      ("struct B: P {}\nstruct A: P { let t: D<P> }\nstruct D<T> { let t: T }", "B | A"),
      ("struct B: P {}\nstruct A: P { let t: (P, Int) }", "B | A"),
      (
        "struct B: P {}\nstruct A: P { let q: Q }\nprotocol Q: P {}\nstruct C: Q { let p: P? }",
        "B A C"
      ),
      ("struct B: P {}\nfinal class A: P { init(p: P) {} }", "B | A"),
      (
        "struct B: P {}\nstruct A: P { let s: S }\nprotocol S {}\nstruct X: S { let p: P }\n"
          + "struct Y: S {}", "B A"
      ),
      ("struct B: P {}\nstruct A {}\n#if DEBUG\nextension A: P {}\n#endif", "B"),
      (
        "struct B: P {}\nstruct A {}\n#if X\nextension A: P {}\n#else\nextension A: P {}\n#endif",
        "A B"
      ),
      (
        "struct B: P {}\nstruct A {}\n#if X\nextension A: P {}\n#elseif Y\nextension A: P {}\n#else\n"
          + "extension A: P {}\n#endif", "A B"
      ),
      (
        "struct B: P {}\nstruct A {}\n#if X\nextension A: P {}\n#elseif Y\nextension A: P {}\n#endif",
        "B"
      ),
      (
        "struct B: P {}\nstruct A {}\n#if X\nextension A: P {}\n#endif\n#if Y\nextension A: P {}\n"
          + "#endif", "B"
      ),
      ("struct B: P { let s: S }\nprotocol S {}\nstruct X: S { let p: P? }", "B"),
      ("struct B: P {}\nstruct A: P { init<T: P>(_ p: T) {} }", "B | A"),
      ("struct B: P {}\nfinal class A: P { let p: P; init(n: Int) { p = B() } }", "A B"),
      (
        "struct B: P {}\nstruct C: P {}\nstruct D: P {}\nstruct E: P {}\nstruct A: P { let p: P? }",
        "B C D E A"
      ),
      (
        "struct B: P {}\n"
          + "struct A: P { let p: P? }\n"
          + "struct C: P { let p: P }\n"
          + "struct D: P { let p: P }",
        "B A | C D"
      ),
    ])
  func ends(types: String, found: String) {
    #expect(conformers("protocol P {}\n\(types)") == found)
  }

  @Test("In a circle, what ends it may be found last")
  func endOfCircle() {
    let inCircle = "CDEFGH".map { "struct \($0): P, Q { let a: A }" }
    let types = [
      "protocol P {}", "struct B: P {}", "struct A: P { let q: Q }", "protocol Q {}",
      "struct Z: Q { let all: [P] }", "struct User { let p: P; let n: Int }",
    ]
    let generated = Generated((types + inCircle).joined(separator: "\n"))
    #expect(
      generated.lines(with: "choices.alternative(") == [
        "switch choices.alternative(of: 8) {", "switch choices.alternative(of: 7, endingIn: 1) {",
      ])
  }

  @Test(
    "What has no end, and ends none, stands for nothing",
    arguments: [
      "struct A: P { let p: P }",
      "struct A: P { let b: B }\nstruct B { let p: P }",
      "enum A: P { case one(P) }",
    ])
  func endless(types: String) {
    #expect(conformers("protocol P {}\n\(types)") == nil)
  }

  @Test("What conforms by a deprecated extension is left out: uses of that are warned of")
  func deprecated() {
    let types = "protocol P {}\nstruct A: P {}\nstruct B {}\nstruct C {}\nextension C: P {}\n"
    let deprecation = "@available(*, deprecated, message: \"\") extension B: P {}"
    #expect(conformers(types + deprecation) == "A C")
    #expect(conformers(types + "extension B: P {}") == "A B C")
  }

  @Test(
    "A class is itself and what inherits from it, which alone stands for one that only ends",
    arguments: [
      ("class P {}\nfinal class A: P {}\nclass B: P {}", "P A B"),
      ("class P { init(n: Int) {} }\nfinal class A: P {}", "P A"),
      ("class P {}\nclass A: P {}\nfinal class B: A {}", "P A B"),
      ("class P { func f() { fatalError() } }\nfinal class A: P { override func f() {} }", "A"),
      (
        "class P { func f() -> Int { preconditionFailure(\"\") } }\n"
          + "final class A: P { override func f() -> Int { 1 } }",
        "A"
      ),
      (
        "class P { var n: Int { fatalError(\"\") } }\n"
          + "final class A: P { override var n: Int { 1 } }",
        "A"
      ),
      (
        "class P { var n: Int { get { fatalError() } set {} } }\n"
          + "final class A: P { override var n: Int { get { 1 } set {} } }",
        "A"
      ),
      (
        "class P { func f() { fatalError() } }\nclass A: P { func g() { fatalError() } }\n"
          + "final class B: A { override func f() {}; override func g() {} }", "B"
      ),
      ("class P { func f() { fatalError() } }", "P"),
      ("class P { func f() { assertionFailure() } }\nfinal class A: P {}", "P"),
      (
        "class P { func f() { fatalError() } }\nfinal class A: P { override func f() {} }\n"
          + "class B: P {}\nfinal class C: B { override func f() {} }\nfinal class D: B {}", "A C"
      ),
      (
        "class P { var n: Int { fatalError() } }\nclass A: P { override var n: Int { 1 } }\n"
          + "class B: A { override var n: Int { fatalError() } }\nfinal class C: B {}", "A"
      ),
      ("class P { init() {} }\nfinal class A: P { init(n: Int) { fatalError() } }", "P"),
      ("class P { func f() { fatalErrors() } }\nfinal class A: P {}", "P A"),
      ("class P { init() {}; init(n: Int) { fatalError() } }\nfinal class A: P {}", "P A"),
      ("class P {}\nfinal class A: P { init(p: P) {} }", "P | A"),
      ("class P { init(next: P?) {} }\nfinal class A: P {}", "P A"),
      (
        "class P { func f() { fatalError() } }\n"
          + "final class A: P { init(p: P) {}; override func f() {} }\n"
          + "final class B: P { override func f() {} }", "B | A"
      ),
      ("class P { private init() {} }\nfinal class A: P { init(n: Int) {} }", "A"),
      ("class P {}\nprivate final class A: P {}", "P"),
      ("class P {}\n@available(*, deprecated) final class A: P {}", "P"),
      ("class P {}\n@available(*, deprecated) enum N { final class A: P {} }", "P"),
      ("class P {}\n// arbitrary: skip\nfinal class A: P {}", "P"),
      ("class P {}\n#if DEBUG\nfinal class A: P {}\n#endif", "P"),
      ("class P {}\nclass A<T>: P {}", "P"),
    ])
  func heirs(types: String, found: String) {
    #expect(conformers(types) == found)
  }

  @Test("What inherits from a generic class by a typealias has its arguments in their order")
  func aliasedArguments() {
    let generated = Generated(
      """
      class G<A, B, C, D, E> { init(a: A, b: B, c: C, d: D, e: E) {} }
      typealias Turned<V, W, X, Y, Z> = G<Z, Y, X, W, V>
      final class K: Turned<Int, String, Bool, Double, [Int]> {}
      """)
    #expect(generated.provided("M.K") == "M.K(a: [], b: 0, c: false, d: \"\", e: 0)")
  }

  @Test("What inherits from a generic class stands for it with the same arguments")
  func genericHeirs() {
    let generated = Generated(
      """
      class Repo<T> { func all() -> [T] { fatalError() } }
      final class Ints: Repo<Int> { override func all() -> [Int] { [] } }
      final class Texts: Repo<String> { override func all() -> [String] { [] } }
      struct A { let r: Repo<Int>; let s: Repo<[Int]> }
      """)
    #expect(
      generated.provided("M.A")
        == "M.A(r: M.Ints.provide(), s: FactoryCheck.Factory<M.Repo<[Int]>>.provide())")
  }

  @Test("What inherits from a class inside of one instance of a generic type stands for that alone")
  func heirsOfInstance() async throws {
    let source = """
      struct Box<Value: Equatable> { var local: Local }
      extension Box { class Local { var v: Value?; init(v: Value?) { self.v = v } } }
      final class IntLocal: Box<Int>.Local { init() { super.init(v: 1) } }
      struct A { let i: Box<Int>.Local; let s: Box<String>.Local }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("M.IntLocal.arbitrary().map { $0 as M.Box<Int>.Local }"))
    try await mocks.compile(beside: source)
  }

  @Test("A gen that somebody wrote for a class is the only one that draws it")
  func steered() {
    let generated = Generated(
      "// arbitrary: Gen<P> { _ in P() }\nclass P {}\nfinal class A: P {}\nstruct U { let p: P }")
    #expect(generated.lines(with: "anyP").isEmpty)
  }

  @Test("Types that conform to many protocols stand for each of them")
  func manyProtocols() async throws {
    let names = (0..<12).map { "P\($0)" }
    let source = """
      protocol Base {}
      \(names.map { "protocol \($0): Base {}" }.joined(separator: "\n"))
      struct A: Base { let n: Int }
      extension A: \(names.joined(separator: ", ")) {}
      struct B: P3 { let t: String }
      struct Holder { \(names.map { "let l\($0): any \($0)" }.joined(separator: "; ")); let b: any Base }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("static var anyP3: Self"))
    #expect(!mocks.conformances.contains("static var anyP4: Self"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "One for any text is given one, whatever it asks of texts that all of them have",
    arguments: [
      "S.SubSequence == Substring", "S.Element == Character, S.Index == String.Index",
      "Substring == S.SubSequence",
    ])
  func ofAnyText(condition: String) async throws {
    let source = """
      struct Name { let text: String
        init?<S: StringProtocol>(_ text: S) where \(condition) {
          guard text.hasPrefix("a") else { return nil }
          self.text = String(text)
        } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
    let other = source.replacing(condition, with: "S.SubSequence == String")
    #expect(GeneratedMocks(other).notes.contains { $0.contains("`Name` is skipped") })
  }
}
