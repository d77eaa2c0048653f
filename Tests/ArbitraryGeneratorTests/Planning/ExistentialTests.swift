import Testing

@testable import ArbitraryGenerator

/// The gens and factories of protocols' types, and of classes that others inherit from.
struct ExistentialTests {
  private static let types = "protocol P {}\nstruct A: P {}\nstruct B: P {}\n"

  private func heads(_ source: String) -> [String] {
    Generated(source).lines(with: "nonisolated extension FactoryCheck.")
      .map { String($0.dropFirst("nonisolated extension FactoryCheck.".count).dropLast(2)) }
  }

  @Test("Each is written once, however often something holds it")
  func once() {
    let holders = "struct H { let p: P; let all: [P]; let f: () -> P }\nenum E { case a(P?) }"
    let source = "\(Self.types)\(holders)"
    #expect(heads(source) == ["Gen where Value == any M.P", "Factory where T == any M.P"])
    #expect(Generated(source).lines(with: "choices.draw(M.B.self)").count == 1)
  }

  @Test(
    "What is surely `Sendable` stands for a protocol and that, though it does not say so",
    arguments: [
      ("struct A: P { let n: Int }", true), ("enum A: P { case one(String), two }", true),
      ("struct A: P { let b: [B] }; struct B { let n: Int? }", true),
      ("struct A: P, Sendable { let u: Unknown }", true),
      ("struct A: P { let u: Unknown }", false), ("public struct A: P { let n: Int }", false),
      ("final class A: P { let n = 1 }", false), ("struct A: P { let f: () -> Int }", false),
      ("struct A: P { let b: B }; final class B { let n = 1 }", false),
      ("struct A: P, ~Sendable { let n: Int }", false),
    ])
  func unsaidSendable(types: String, stands: Bool) {
    let generated = Generated("protocol P {}\n\(types)\nstruct User { let p: any P & Sendable }")
    #expect(generated.text.contains("extension M.User:") == stands)
  }

  @Test(
    "It is called by what it stands for",
    arguments: [
      ("any P", "anyP"), ("any P & Q", "anyPAndQ"), ("any O.P", "anyP"),
      ("any P & Sendable", "anyPAndSendable"), ("any `a p`", "anyaP"), ("any M.P", "anyP"),
      ("K", "anyK"),
    ])
  func names(type: String, name: String) {
    let generated = Generated(
      """
      protocol P {}; protocol Q {}; enum O { protocol P {} }; protocol `a p` {}
      struct A: P, Q, O.P, `a p`, Sendable {}; struct B: P, Q, O.P, `a p`, Sendable {}
      class K {}; class L: K {}
      struct H { let p: \(type) }
      """)
    #expect(generated.lines(with: "static var any").first == "static var \(name): Self {")
  }

  @Test(
    "A class that is there to be inherited from has a factory of its subclasses, if anything is one",
    arguments: [
      ("class L: K { override func f() {} }", "FactoryCheck.Factory<M.L>.provide()"),
      ("final class L: K { override func f() {} }\nstruct H { let k: K }", "M.L.provide()"),
      ("class L: K { let k: K; init(k: K) { self.k = k }; override func f() {} }", "M.K()"),
      ("#if os(Linux)\nfinal class L: K { override func f() {} }\n#endif", "M.K()"),
      ("class L: K {}", "M.K()"), ("", "M.K()"),
    ])
  func families(heirs: String, provided: String) {
    let source = "class K { init() {}; func f() { fatalError() } }\n\(heirs)"
    #expect(heads(source).count { $0.hasPrefix("Factory where T == M.K") } == 1)
    #expect(Generated(source).provided("M.K") == provided)
  }

  @Test("What one type alone stands for has a factory, and is drawn as that type")
  func alone() {
    let source = "protocol P {}\nstruct A: P {}\nstruct H { let p: P }"
    #expect(heads(source) == ["Factory where T == any M.P"])
    #expect(Generated(source).lines(with: "p: choices.draw(M.A.self)").count == 1)
  }

  @Test(
    "What is not the same everywhere is written where it is drawn",
    arguments: [
      ("struct H { let p: any G<Int> }", "any M.G<Int>"),
      ("struct H { let p: any Error }", "any Error"),
      ("#if DEBUG\nstruct C: P {}\nstruct H { let p: P }\n#endif", "any M.P"),
      ("struct H { let p: any P.Type }", "any M.P.Type"),
    ])
  func inPlace(holder: String, type: String) {
    let generated = Generated(
      """
      \(Self.types)protocol G<T> { associatedtype T }
      struct C1: G { typealias T = Int }; struct C2: G { typealias T = Int }
      enum F1: Error { case a }; enum F2: Error { case a }
      \(holder)
      """)
    let line = generated.lines(with: "p: FactoryCheck.Gen<\(type)>.oneOf(").first
    #expect(line?.contains(".draw(&choices)") == true)
    #expect(generated.lines(with: "static var any").isEmpty)
  }

  @Test("A type under a condition stands for nothing that is drawn elsewhere")
  func conditions() {
    let generated = Generated(
      """
      \(Self.types)#if DEBUG
      struct C: P {}
      #endif
      struct H { let p: P }
      """)
    #expect(generated.lines(with: "p: FactoryCheck.Gen<any M.P>.anyP.draw").count == 1)
    #expect(generated.lines(with: "draw(M.C.self)").isEmpty)
  }

  @Test("What is on the main actor stands for a protocol where nothing else does")
  func mainActor() {
    let types = "protocol P {}\nstruct A: P {}\n@MainActor final class V: P { init() {} }\n"
    let mixed = Generated("\(types)struct H { let p: P }")
    #expect(mixed.lines(with: "p: choices.draw(M.A.self)").count == 1)
    let endless = Generated(
      """
      protocol P {}\nstruct A: P { let p: P }\n@MainActor final class V: P { init() {} }
      struct H { let p: P }
      """)
    #expect(endless.lines(with: "onMainActor { value as any M.P }").count == 2)
    let others = ["W", "X"].map { "@MainActor final class \($0): Q { init() {} }\n" }.joined()
    let isolated = Generated("protocol Q {}\n\(others)struct H { let q: Q }")
    #expect(isolated.lines(with: "onMainActor { value as any M.Q }").count == 2)
  }

  @Test("Public factories may name it where the protocol is public")
  func access() {
    let generated = Generated(
      """
      public protocol P {}; public struct A: P { public init() {} }; struct B: P {}
      public struct H { public init(p: any P) {} }
      """, testables: [])
    #expect(generated.lines(with: "public static var anyP: Self").count == 1)
  }

  @Test("What protocols under a condition have stands under it, too")
  func conditions() async throws {
    let source = """
      enum A { case x }
      enum B { case y }
      #if DEBUG
        protocol Base {}
        protocol Mocked: Base {}
        extension A: Mocked {}
        extension B: Mocked {}
        struct Holder { let base: any Base; let both: any Mocked }
      #endif
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("The metatype of a composition is that of what stands for it, by a typealias as well")
  func compositions() async throws {
    let source = """
      protocol P {}
      protocol Q { var isOn: Bool { get } }
      typealias Both = P & Q
      struct A: P, Q { let isOn: Bool }
      struct B { let type: Both.Type }
      struct C { let type: (P & Q).Type }
      struct D { let types: [any Both.Type] }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("type: any (M.P & M.Q).Type = M.A.self"))
    try await mocks.compile(beside: source)
  }
}
