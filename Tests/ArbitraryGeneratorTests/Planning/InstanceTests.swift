import Testing

@testable import ArbitraryGenerator

/// Generic types of what conforms to nothing, whose factories are written for one instance.
struct InstanceTests {
  private static let inner = ".a(FactoryCheck.Factory<M.D<Never>>.provide())"
  private static let shapes = "protocol P {}\nstruct C: P { let n: Int }\n"

  @Test(
    "A type that hands its parameter on is made of anything",
    arguments: [
      "struct B<T> { let t: T }", "struct B<T> { let t: [T]; let u: [String: T?] }",
      "enum B<T> { case a(T), b(T, n: Int) }", "struct B<T> { let t: (T, Int); let f: () -> T }",
      "struct B<T> { let t: Result<T, any Error> }", "final class B<T> { init(t: T) {} }",
      "class B<T> { init(t: T) {} }", "struct B<T> { let t: D<T> }\nstruct D<U> { let u: [U] }",
      "struct B<T> { let t: D }\nextension B { struct D { let t: T } }",
      "indirect enum B<T> { case a(T), b(B<T>, [B<T>]) }",
      "struct B<T> { let n: Set<Int>; let t: T }",
      "struct B<T> { let t: Two<T> }\ntypealias Two<T> = Result<T, any Error>",
      "struct B<T> { let t: Five<T, Int, Int, Int, Int> }\ntypealias Five<V, W, X, Y, Z> = "
        + "(V, Set<W>, Set<X>, Set<Y>, Set<Z>)",
      "struct B<T>: SetAlgebra { init() {}; subscript(position: Int) -> T { fatalError() } }",
      "struct B<T> { private init(all: Set<T>) {}; init(t: T) {} }",
      "struct B<T> { init(all: CurrentValueSubject<T, Never>) {}; init(t: T) {} }",
    ])
  func handsOn(generic: String) {
    let source =
      "import Combine\n\(Self.shapes)\(generic)\nstruct A { let b: B<any P>; let n: Int }"
    let generated = Generated(source)
    #expect(generated.notes.isEmpty)
    #expect(
      generated.lines(with: "extension FactoryCheck.Factory where T == M.B<any M.P> {").count == 1)
    #expect(generated.lines(with: "FactoryCheck.Factory<M.B<any M.P>>.draw(&choices)").count > 0)
  }

  @Test(
    "One that asks something of it is not, nor one whose instances have no end",
    arguments: [
      "struct B<T> { let t: Set<T> }", "struct B<T> { let t: [T: Int] }",
      "struct B<T> { let t: T; let u: Two<T> }\ntypealias Two<T> = Set<T>",
      "struct B<T> { let t: ClosedRange<T> }", "struct B<T> { let t: T.Element }",
      "struct B<T> { let t: D<T> }\nstruct D<U> { let u: Set<U> }",
      "struct B<T> { let t: D }\nextension B { struct D { let t: Set<T> } }",
      "struct B<T> { let t: T }\nextension B: Arbitrary where T: Arbitrary {}",
      "// arbitrary: make()\nstruct B<T> { let t: T }",
      "final class B<T> { init(t: T, b: B<[T]>?) {} }",
      "final class B<T> { init(t: T, d: D<[T]>?) {} }\nfinal class D<T> { init(b: B<T>?) {} }",
    ])
  func asks(generic: String) {
    let generated = Generated("\(Self.shapes)\(generic)\nstruct A { let b: B<any P>; let n: Int }")
    #expect(
      generated.notes.contains { $0.contains("`A` is skipped: its member `b` is of a generic") })
    #expect(generated.lines(with: "Factory where T == M.B<any M.P>").isEmpty)
  }

  @Test(
    "In one of `Never`, the cases that would hold one are left out",
    arguments: [
      "enum B<T> { case a(T), b }", "enum B<T> { case b, a(Int, n: T), c(T) }",
      "indirect enum B<T> { case a(T), b, c(B<T>, B<T>) }",
      "enum B<T: Error> { case a(Result<Int, T>), b }",
      "enum B<T> { case a((T, Int)), b }", "enum B<T> { case a(() -> T), b((T) -> Void) }",
      "enum B<T> { case a(D<T>) }\nenum D<T> { case a(T), b }",
      "enum B<T> { case a(D<T>), b }\nstruct D<T> { let t: T }",
    ])
  func never(generic: String) {
    for never in ["Never", "Swift.Never"] {
      let generated = Generated("\(generic)\nstruct A { let b: B<\(never)>; let n: Int }")
      #expect(generated.notes.isEmpty, "\(generated.notes)")
      #expect(generated.lines(with: "Factory where T == M.B<Never> {").count == 1)
      #expect(generated.lines(with: "Gen<Never>").isEmpty)
    }
  }

  @Test(
    "What can publish, and never fail, is made of one that does not",
    arguments: [
      "struct B<T, F: Error> { let t: AnyPublisher<T, F> }",
      "struct B<T, F: Error> { let t: PassthroughSubject<T, F> }",
      "final class B<T, F: Error> { init(_ t: CurrentValueSubject<T, F>) {}; init(_ t: T) {} }",
      "enum B<T, F: Error> { case a(Future<T, F>), b(F) }",
      "struct B<T, F: Error> { let t: [D<F, T>] }\nstruct D<F: Error, T> { let t: Future<T?, F>? }",
    ])
  func infallible(generic: String) {
    let generated = Generated(
      "import Combine\n\(generic)\nstruct A { let b: B<Int, Never>; let n: Int }")
    #expect(generated.notes.isEmpty, "\(generated.notes)")
    #expect(generated.lines(with: "Factory where T == M.B<Int, Never> {").count == 1)
    #expect(generated.lines(with: "Gen<Never>").isEmpty)
  }

  @Test(
    "What would publish a `Never` has no values, nor what nobody can make without one",
    arguments: [
      "struct B<T, F: Error> { let t: AnyPublisher<F, any Error> }",
      "struct B<T, F: Error> { let t: CurrentValueSubject<F, any Error> }",
      "struct B<T, F: Error> { let t: Future<F, F> }",
    ])
  func publishedNever(generic: String) {
    let generated = Generated(
      "import Combine\n\(generic)\nstruct A { let b: B<Int, Never>; let n: Int }")
    #expect(generated.notes.contains { $0.contains("`A` is skipped") }, "\(generated.notes)")
    #expect(generated.lines(with: "Factory where T == M.B<Int, Never> {").isEmpty)
  }

  @Test("A parameter that nothing of is drawn does not have to conform")
  func undrawn() {
    let generated = Generated(
      """
      import Combine
      struct B<T, F: Error> { let t: CurrentValueSubject<T, F> }
      """)
    let head = "extension M.B: FactoryCheck.Arbitrary"
    #expect(
      generated.lines(with: head) == ["nonisolated \(head) where T: FactoryCheck.Arbitrary {"])
  }

  @Test(
    "What an argument has by default may be `Never` as well",
    arguments: [
      "enum B<T: P> { case a(T.R), b }", "enum B<T: P> { case b, a(T.R, [T.S]), c([T.R]?) }",
      "enum B<T: P> { case a(T.R), b(T.S) }\nenum S { case s }",
      "enum B<T: P> { case a(T, T.R), b(T) }", "enum B<T: P> { case a(D<T.R>), b(D<Int>) }",
      "enum B<T: P> { case b(E<T>), a(T.R) }", "enum B<T: P> { case a((T.R) -> T.R?), b(D<T>) }",
    ])
  func lent(generic: String) {
    let generated = Generated(
      """
      protocol P { associatedtype R = Never; associatedtype S = Int }
      struct C: P { var n = 0 }
      enum D<T> { case a(T), b }
      struct E<T: P> { var t: T }
      \(generic)
      struct A { let b: B<C>; let n: Int }
      """)
    #expect(generated.notes.isEmpty, "\(generated.notes)")
    #expect(generated.lines(with: "Factory where T == M.B<M.C> {").count == 1)
    #expect(generated.lines(with: "Gen<Never>").isEmpty)
  }

  @Test("Types that hold each other are looked at once for what an argument has")
  func familyOfLent() {
    let family = (0..<14).map { number in
      let members = (0..<14).filter { $0 != number }.map { "let m\($0): [G\($0)<T>]" }
      return "struct G\(number)<T: P> { \(members.joined(separator: "; ")); let r: [T.R] }"
    }
    let generated = Generated(
      """
      protocol P { associatedtype R = Int }
      struct C: P {}
      struct A { let g: G0<C> }
      \(family.joined(separator: "\n"))
      """)
    #expect(generated.notes.isEmpty, "\(generated.notes)")
    #expect(generated.text.contains("extension M.A:"))
  }

  @Test(
    "What asks something of what its argument has is not made where that is `Never`",
    arguments: [
      "struct B<T: P> { let e: E<T> }\nstruct E<T: P> { let r: [T.R] }",
      "struct B<T: P> { let e: [E<T>] }\nstruct E<S: P> { let e: F<S> }\nstruct F<T: P> { let r: T.R? }",
      "enum B<T: P> { case a(T.R), b(E<T>) }\nenum E<T: P> { case a(T.R), b }",
      "struct B<T: P> { let r: T.R?; init<Q: P>(_ q: Q) where Q.R == T.R { r = nil } }",
    ])
  func askedOfLent(generic: String) {
    let generated = Generated(
      """
      protocol P { associatedtype R = Never }
      struct C: P {}
      \(generic)
      struct A { let b: B<C>; let n: Int }
      """)
    #expect(generated.lines(with: "Factory where T == M.B<M.C> {").isEmpty)
    #expect(generated.notes.contains { $0.contains("`A` is skipped") }, "\(generated.notes)")
  }

  @Test(
    "What can be empty is, where it would hold a `Never`",
    arguments: [
      ("enum B<T> { case a(T?) }", ".a(Optional<Never>.none)"),
      ("enum B<T> { case a([T]?) }", ".a(Array<Never>())"),
      ("enum B<T: Hashable> { case a(Set<T>) }", ".a(Set<Never>())"),
      ("enum B<T: Hashable> { case a([T: Int]) }", ".a(Dictionary<Never, Int>())"),
      ("enum B<T> { case a((Int, [T])) }", ".a((0, Array<Never>()))"),
      ("enum B<T> { case b(T), a((T) -> Int) }", ".a({ _ -> Int in })"),
      ("enum B<T> { case a(D<T>) }\nstruct D<T> { let t: [T] }", Self.inner),
    ])
  func empty(generic: String, value: String) {
    let generated = Generated("\(generic)\nstruct A { let b: B<Never>; let n: Int }")
    #expect(generated.notes.isEmpty, "\(generated.notes)")
    let lines = generated.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let head = lines.firstIndex { $0.hasPrefix("static func provide() -> M.B<Never> {") }
    #expect(head.map { lines[$0 + 1] } == value[...])
  }

  @Test("Of cases that all lead back to the type, those end which can be empty")
  func ending() {
    let generic = "indirect enum B<T> { case a(T), b(B<T>, Int), c([B<T>]) }"
    let generated = Generated("\(generic)\nstruct A { let b: B<Never>; let n: Int }")
    #expect(generated.notes.isEmpty)
    let lines = generated.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let head = lines.firstIndex { $0.contains("-> M.B<Never> {") && $0.contains("throws") } ?? 0
    let order = lines[head...].filter { $0.hasPrefix("switch") || $0.hasPrefix("return try .") }
    #expect(order.first == "switch choices.alternative(leaves: 1, of: 2) {")
    #expect(order.dropFirst().first?.hasPrefix("return try .c(") == true)
  }

  @Test(
    "One of which no case is known to be without a `Never` is not made",
    arguments: [
      "enum B<T> { case a(T), b(n: T) }", "struct B<T> { let t: T }",
      "indirect enum B<T> { case a(T), b(B<T>) }", "enum B<T> { case a(() -> T) }",
      "enum B<T> { case a(D<T>) }\nstruct D<T> { let t: T }",
      "enum B<T> { case a(T), b(D) }\nstruct D { private init() {} }",
    ])
  func withoutValues(generic: String) {
    let generated = Generated("\(generic)\nstruct A { let b: B<Never>; let n: Int }")
    let reason = "its member `b` is of type `M.B<Never>`, and `Never` has no values"
    #expect(
      generated.notes.contains { $0.contains("`A` is skipped: \(reason)") }, "\(generated.notes)")
  }

  @Test(
    "Of many generic types that hold each other, not all orders are gone through, which has no end",
    arguments: ["any P", "Never"])
  func family(argument: String) {
    let names = (1...20).map { "E\($0)" }
    let cases = names.map { "of\($0)(\($0)<T>)" }.joined(separator: ", ")
    let family = names.map { "indirect enum \($0)<T> { case \(cases), end(T) }\n" }.joined()
    let generated = Generated(
      "\(Self.shapes)\(family)struct A { let e: E1<\(argument)>; let n: Int }")
    #expect(generated.notes.contains { $0.contains("`A` is skipped") }, "\(generated.notes)")
  }

  @Test("Values are found also where they were asked for inside of what they are made of")
  func askedInside() {
    let generated = Generated(
      """
      enum R<T> { case r(B<T>, D<T>), end(T) }
      indirect enum B<T> { case d(D<T>), n(Int), end(T) }
      indirect enum D<T> { case b(B<T>), end(T) }
      struct A { let r: R<Never>; let n: Int }
      """)
    #expect(generated.notes.isEmpty, "\(generated.notes)")
    #expect(generated.lines(with: "Factory where T == M.R<Never> {").count == 1)
  }

  @Test("One that holds itself of more and more has no instances", arguments: ["any P", "Never"])
  func growing(argument: String) {
    let generated = Generated(
      """
      \(Self.shapes)indirect enum B<T, U> { case a(T), b(B<[T], U>), c(U) }
      struct A { let b: B<Int, \(argument)>; let n: Int }
      """)
    let reason = "`A` is skipped: its member `b` is of a generic"
    #expect(generated.notes.contains { $0.contains(reason) }, "\(generated.notes)")
    #expect(generated.lines(with: "Factory where T == M.B<").isEmpty)
  }

  @Test("Each instance is written once, with those that it is made of, beside its generic type")
  func once() {
    let generated = Generated(
      """
      \(Self.shapes)struct B<T> { let t: T }
      struct D<T> { let b: B<T> }
      struct A { let d: D<any P>; let b: B<any P>; let bs: [B<any P>?] }
      struct E<X> { let b: B<(any P)?>; let d: D<X> }
      """)
    let heads = generated.lines(with: "extension FactoryCheck.Factory where")
    #expect(
      heads.map { String($0.drop { $0 != "=" }) } == [
        "== M.B<any M.P> {", "== M.B<(any M.P)?> {", "== M.D<any M.P> {", "== any M.P {",
      ])
  }

  @Test("One of a parameter of another type is written for all of its arguments, others are not")
  func parameters() {
    let generated = Generated(
      """
      struct B<T, E> { let t: T; let e: E }
      struct A<X> { let b: B<X, () -> Int> }
      struct D<X> { let b: B<[X], () -> Int>; let n: Int }
      struct F<X> { struct G { let n: Int }; let b: B<([G], Int), Int>; let n: Int }
      struct H<X> { let t: K<X, () -> Int> }
      struct K<Tag, V> { let v: V }
      """)
    #expect(
      generated.lines(with: "where T1: FactoryCheck.Arbitrary, T == M.B<T1, () -> Int>").count > 0)
    #expect(generated.notes.map { $0.contains("`D` is skipped") } == [true, false])
    #expect(generated.notes.last?.contains("`F` is skipped") == true)
    #expect(generated.lines(with: "draw<Tag>(").count == 1)
  }

  @Test(
    "One of what conforms to nothing is none where an initialiser asks something of the parameter",
    arguments: [
      ("init<U: Q>(u: U) where U.E == S {}", false), ("init<U: Q<S>>(u: U) {}", false),
      ("init(u: some Q<S>) {}", false), ("init<U: Q>(u: U, s: S) where U.E == Int {}", true),
    ])
  func bound(initializer: String, exists: Bool) {
    let generated = GeneratedMocks(
      """
      protocol P { var n: Int { get } }
      protocol Q<E> { associatedtype E; var e: E { get } }
      class B<S> { \(initializer) }
      struct A { let b: B<any P> }
      """, testables: ["M"])
    #expect(generated.conformances.contains("extension M.A: ") == exists)
    #expect(generated.conformances.contains("== M.B<any M.P>") == exists)
  }

  @Test("What a collection is made of is asked of its parameter, and of those of its holders")
  func elements() {
    let generated = Generated(
      """
      struct B<T>: RangeReplaceableCollection {
        init() {}
        subscript(position: Int) -> T { fatalError() }
      }
      struct A<X> { let b: B<X> }
      """)
    #expect(generated.lines(with: "extension M.A: FactoryCheck.Arbitrary where X:").count == 1)
    #expect(generated.lines(with: "extension M.B: FactoryCheck.Arbitrary where T:").count == 1)
  }

  @Test("An instance exists where all that it is made of does")
  func conditions() {
    let generated = Generated(
      """
      struct B<T> { let t: T }
      #if DEBUG
      struct C { let n: Int }
      struct A { let b: B<(C, Int)> }
      #endif
      """)
    let lines = generated.text.split(separator: "\n")
    let head = lines.firstIndex { $0.contains("where T == M.B<(M.C, Int)>") }
    #expect(head.map { lines[$0 - 1] } == "#if DEBUG")
  }
}
