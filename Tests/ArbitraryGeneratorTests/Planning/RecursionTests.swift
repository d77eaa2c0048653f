import Testing

@testable import ArbitraryGenerator

struct RecursionTests {
  @Test(
    "Cases that end the recursion are drawn first, and the fixed value is one that ends",
    arguments: [
      ("indirect enum A { case n(A, A), leaf(Int) }", "leaves: 1, of: 2", ".leaf(0)"),
      ("indirect enum A { case s(Int), n(A), t }", "leaves: 2, of: 3", ".s(0)"),
      ("enum A { case list([A]) , table([Int: A]) }", "of: 2", ".list([])"),
      (
        "enum A { case b(B), c(Int) }; struct B { var a: [A] }", "leaves: 1, of: 2",
        ".b(M.B.provide())"
      ),
      ("indirect enum A { case some(A?), both(A, A) }", "leaves: 1, of: 2", ".some(nil)"),
      (
        "indirect enum A { case r(Result<A, E>), e(E) }; struct E: Error {}", "leaves: 1, of: 2",
        ".e(M.E.provide())"
      ),
      ("indirect enum A { case p((Int, A)), e }", "leaves: 1, of: 2", ".e"),
      (
        "indirect enum A { case b(Box<A>), e }; struct Box<T> { var t: T }", "leaves: 1, of: 2",
        ".e"
      ),
    ])
  func order(source: String, alternative: String, provided: String) {
    let generated = Generated(source)
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "switch").first == "switch choices.alternative(\(alternative)) {")
    #expect(generated.provided("M.A") == provided)
  }

  @Test("The fixed value of types that hold each other through optionals ends in nil")
  func optionals() {
    let generated = Generated(
      "struct A { var b: B? ; var n: Int? }\nstruct B { var a: A?; var list: [B] }")
    #expect(generated.provided("M.A") == "M.A(b: nil, n: 0)")
    #expect(generated.provided("M.B") == "M.B(a: nil, list: [])")
    #expect(generated.lines(with: "descend(").count == 4)
  }

  @Test("A type without an end takes along what needs it, and lets others be")
  func endless() {
    let generated = Generated(
      "indirect enum A { case b(B) }\nindirect enum B { case a(A) }\nstruct C { var a: A }\n"
        + "struct D { var n: Int }")
    #expect(generated.notes.map { $0.contains("no finite value") } == [true, true, false])
    #expect(
      generated.lines(with: "extension M.").map { $0.dropFirst(22) } == [
        "M.D: FactoryCheck.Providable, FactoryCheck.Arbitrary {",
        "M.D: FactoryCheck.MemberwiseProvidable, FactoryCheck.MemberwiseArbitrary {", "M.D {",
      ])
  }

  @Test("A circle of two thousand types is planned without a deep stack")
  func longChain() {
    let count = 2_000
    let source = (0..<count).map { "struct S\($0) { var next: S\(($0 + 1) % count)? }" }
      .joined(separator: "\n")
    let generated = Generated(source)
    #expect(generated.notes.isEmpty)
    #expect(generated.provided("M.S0") == "M.S0(next: nil)")
  }

  @Test(
    "Types that are made of each other without end are made by other initialisers where they can",
    arguments: [false, true])
  func detours(isReversed: Bool) {
    let box = """
      struct Box { private let bits: [Int]; init(_ view: View) {}; init(list: [Int]) {} }
      """
    let view = "extension Box { struct View { let box: Box } }"
    let cut = "extension Box { init(_ cut: Cut) {} }\nstruct Cut { let view: Box.View }"
    let names = isReversed ? ["C", "B", "A"] : ["A", "B", "C"]
    let sources = zip(names, [box, view, cut]).map { ("Sources/M/\($0).swift", $1) }
    let generated = Generated(
      Dictionary(sources, uniquingKeysWith: { first, _ in first }), testables: ["M"])
    #expect(generated.provided("M.Box") == "M.Box(list: [])")
    #expect(generated.provided("M.Box.View") == "M.Box.View(box: M.Box.provide())")
    #expect(generated.notes.isEmpty)
  }

  @Test("Classes that hold any of their protocol hold one that ends")
  func existentials() {
    let generated = Generated(
      """
      protocol Node { func run() }
      class Pair: Node { let left: any Node; init(left: any Node) { self.left = left } }
      class Sum: Pair {}
      class Difference: Pair {}
      class Product: Pair {}
      class Quotient: Pair {}
      final class Leaf: Node { let value: Bool; init(value: Bool) { self.value = value } }
      """)
    #expect(generated.notes.isEmpty)
    let provided = generated.lines(with: "static func provide(left: ")
    #expect(provided.count == 5)
    #expect(provided.allSatisfy { $0.contains("left: any M.Node = M.Leaf.provide()") })
  }

  @Test(
    "What holds itself in a generic type has an end where that need not hold its argument",
    arguments: [
      ("struct Box<T> { var all: [T]; var one: T? }", true, false),
      ("struct Box<T> { var all: [T]; var one: [T]? }", true, true),
      ("struct Box<T> { var pair: (Int, T) }", false, false),
      ("struct Box<T> { var one: One<T> }; struct One<T> { var t: T }", false, false),
      ("struct Box<T> { var one: One<T> }; struct One<T> { var t: [T] }", true, true),
      ("struct Box<T> { var one: [One<T>] }; struct One<T> { var t: T }", true, true),
      ("enum Box<T> { case one(T), none }", true, false),
      ("enum Box<T> { case none, one(T) }", true, true),
      ("enum Box<T> { case one(T), all([T]) }", true, false),
      ("enum Box<T> { case one(T), two(T, T) }", false, false),
      ("struct Box<T: Sequence> { var first: T.Element }", false, false),
      ("indirect enum Box<T> { case leaf(T), node(Box<T>, Box<T>) }", false, false),
      ("indirect enum Box<T> { case node(Box<T>, T), leaf }", true, true),
      ("struct Box<T>: Arbitrary, Providable { private let value: T }", true, true),
      ("indirect enum Box<T> { case leaf(T), node(Box<T>?, T), none }", false, false),
    ])
  func generics(box: String, isMade: Bool, isProvided: Bool) {
    let held = box.contains("Sequence") ? "Box<[A]>" : "Box<A>"
    let generated = Generated(
      "final class A { let box: \(held); init(box: \(held)) { self.box = box } }\n\(box)")
    #expect((generated.provided("M.A") == "M.A(box: M.Box<M.A>.provide())") == isProvided)
    #expect(generated.lines(with: "descend(M.A.self").isEmpty != isMade)
    #expect(generated.notes.contains { $0.contains("no finite value") } != isMade)
    #expect(generated.notes.contains { $0.contains("no fixed value") } == (isMade && !isProvided))
  }

  @Test(
    "An optional ends a fixed value where it is written, and not as the argument of a generic type",
    arguments: [
      ("A?", "nil"), ("(A?, Int)", "(nil, 0)"), ("() -> A?", "{ nil }"), ("[A?]", "[]"),
      ("Box<A?>", nil), ("Result<A?, E>", nil), ("Box<[A?]>", "M.Box<[M.A?]>.provide()"),
    ])
  func optionalArguments(type: String, provided: String?) {
    let generated = Generated(
      """
      final class A { let n: Int; init(a: @escaping \(type)) { n = 1 } }
      struct Box<T> { var value: T }
      struct E: Error {}
      """.replacing("@escaping ", with: type.contains("->") ? "@escaping " : ""))
    #expect(generated.provided("M.A") == provided.map { "M.A(a: \($0))" })
    #expect(generated.notes.count { $0.contains("no fixed value") } == (provided == nil ? 1 : 0))
  }

  @Test(
    "An initialiser that takes any of the type's protocol does not make what stands for those",
    arguments: [
      "init(area: Int) { self.area = area }\n init(copying shape: any Shape, scale: Int) { area = 1 }",
      "init(area: Int) { self.area = area }\n init<S: Shape>(_ shape: S) { area = shape.area }",
    ])
  func copies(initializers: String) {
    let generated = Generated(
      "protocol Shape { var area: Int { get } }\nstruct Drawing { let shape: any Shape }\n"
        + "struct Box: Shape { var area: Int\n \(initializers) }")
    #expect(generated.notes.isEmpty)
    #expect(generated.provided("M.Drawing") == "M.Drawing(shape: M.Box.provide())")
    #expect(generated.provided("M.Box") == "M.Box(area: 0)")
  }
}
