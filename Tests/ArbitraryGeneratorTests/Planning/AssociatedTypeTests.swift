import Testing

@testable import ArbitraryGenerator

/// Which types stand for a protocol's type that gives an associated type.
struct AssociatedTypeTests {
  private static let store = """
    protocol Store<Element> { associatedtype Element; var all: [Element] { get } }
    protocol Ints: Store<Int> {}
    protocol Texts: Store where Element == String {}

    """

  private func generated(_ source: String, member: String = "any Store<Int>") -> Generated {
    Generated(Self.store + source + "\nstruct S { let store: \(member) }")
  }

  @Test(
    "A type stands for a protocol's type with an associated type that it has",
    arguments: [
      "struct A: Store { var all: [Int] }",
      "struct A: Store { let all: Array<Int> }\nextension A { typealias Element = Int }",
      "struct A: Store { typealias Element = Number; var all: [Number] }\ntypealias Number = Int",
      "struct A: Store<Int> { var all: [Element] }",
      "struct A: Ints { var all: [Element] }",
      "struct A: Store {}\nextension A { var all: [Int] { [] } }",
    ])
  func stands(source: String) {
    let generated = generated(source)
    #expect(generated.notes == [])
    #expect(generated.provided("M.S") == "M.S(store: M.A.provide())")
  }

  @Test(
    "A type with another associated type, or with one that nothing tells, stands for none",
    arguments: [
      ("struct A: Store { var all: [String] }", "any Store<Int>"),
      ("struct A: Store { var all: [String] }", "any Store<Int> & Sendable"),
      ("struct A: Texts { var all: [String] }", "any Store<Int>"),
      ("struct A: Store { struct Element {}; var all: [Element] }", "any Store<Int>"),
      ("struct A: Store {}\nextension Store { var all: [Int] { [] } }", "any Store<Int>"),
    ])
  func doesNotStand(source: String, member: String) {
    let notes = generated(source, member: member).notes
    #expect(notes.count == 1)
    #expect(notes.first?.contains("`S` is skipped: its member `store` is of protocol type") == true)
  }

  @Test("Of several types, those stand for a protocol's type that have its associated type")
  func several() {
    let types = "struct A: Store { var all: [String] }\nstruct B: Store { var all: [Int] }"
    #expect(generated(types).text.contains("choices.draw(M.B.self)"))
    #expect(generated(types, member: "any Store<String>").text.contains("choices.draw(M.A.self)"))
  }

  @Test(
    "An associated type that the compiler infers is what tells it",
    arguments: [
      ("struct A: Identifiable { let id: String }", "A.ID", "\"\""),
      ("struct A: Identifiable { let id: B }\nstruct B { let n: Int }", "A.ID", "M.B.provide()"),
      ("struct A { struct B: Identifiable { let id: Int } }", "[A.B.ID]", "[]"),
      ("enum A: Int8 { case a }", "A.RawValue", "0"),
      ("struct A: OptionSet { let rawValue: Int }", "A.RawValue", "0"),
      ("struct A: OptionSet { let rawValue: Int }", "A.Element", "M.A.provide()"),
      ("enum A: CaseIterable { case a }", "A.AllCases", "[]"),
      ("struct A: Keyed { let key: Int }\n", "A.Key", "0"),
    ])
  func inferred(source: String, member: String, value: String) {
    let keyed = "protocol Keyed { associatedtype Key; var key: Key { get } }\n"
    let generated = Generated("\(keyed)\(source)\nstruct S { let m: \(member) }")
    #expect(generated.notes.filter { !$0.contains("Keyed") } == [])
    #expect(generated.provided("M.S") == "M.S(m: \(value))")
  }

  @Test("An associated type is found by its name alone in the type, and in those inside")
  func inside() {
    let source = """
      struct A: Identifiable { let id: Int; let other: ID; struct B { let a: ID? } }
      struct C: Identifiable { let id: String; let other: Self.ID }
      """
    let generated = Generated(source)
    #expect(generated.provided("M.A") == "M.A(id: 0, other: 0)")
    #expect(generated.provided("M.A.B") == "M.A.B(a: 0)")
    #expect(generated.provided("M.C") == #"M.C(id: "", other: "")"#)
  }

  @Test(
    "What a protocol says of its associated types is that of the type that conforms to it",
    arguments: [
      ("associatedtype K; associatedtype L = [K]", "typealias K = Int", "A.L", "[]"),
      ("associatedtype K = Self", "var n: Int", "A.K", "M.A.provide()"),
      ("associatedtype K = Int", "var k: K", "A.K", "0"),
      ("associatedtype K = Int; var k: K { get }", "var k: Self.K", "A.K", "0"),
      (
        "associatedtype K; associatedtype L = K", "struct K { var n: Int }", "A.L",
        "M.A.K.provide()"
      ),
    ])
  func saidByProtocols(associated: String, members: String, member: String, value: String) {
    let generated = Generated(
      """
      protocol P { \(associated) }
      struct A: P { \(members) }
      struct S { let m: \(member) }
      struct K { var n: Int }
      """)
    #expect(generated.provided("M.S") == "M.S(m: \(value))")
  }

  @Test("What a protocol says is not of associated types that other protocols have")
  func saidByOne() {
    let generated = Generated(
      """
      protocol Other { associatedtype Event }
      struct Event { var n: Int }
      protocol P { associatedtype K = Event }
      struct A: P { enum Event { case x } }
      struct S { let m: A.K }
      """)
    #expect(generated.provided("M.S") == "M.S(m: M.Event.provide())")
  }

  @Test("An enum that has raw values by a property of its own has their type")
  func rawValueByHand() {
    let generated = Generated(
      """
      enum A: RawRepresentable {
        case a
        init?(rawValue: String) { self = .a }
        var rawValue: String { "a" }
      }
      struct S { let m: A.RawValue }
      """)
    #expect(generated.provided("M.S") == "M.S(m: \"\")")
  }

  @Test(
    "A type inside of one of the sources, which they do not declare, is drawn as an extension says")
  func conformedInside() {
    let generated = Generated(
      """
      struct A { var n: Int }
      extension A.Made: Arbitrary { static func arbitrary() -> Gen<A.Made> { make() } }
      struct S { let m: A.Made }
      """)
    #expect(generated.text.contains("choices.draw(M.A.Made.self)"))
    #expect(generated.text.contains("extension M.S: FactoryCheck.Arbitrary"))
  }

  @Test("An associated type that nothing tells is named from its module on")
  func untold() {
    let source = """
      protocol P {}
      extension P { var id: Int { 0 } }
      enum A { struct B: P, Identifiable {}; struct C { let b: B.ID } }
      """
    #expect(Generated(source).text.contains("M.A.B.ID.provide()"))
  }

  @Test(
    "Associated types that are told by themselves are told by nothing",
    arguments: [
      "struct A: Identifiable { var id: ID }", "struct A: Identifiable { var id: Self.ID }",
      "struct A: Identifiable { var id: B.ID }\nstruct B: Identifiable { var id: A.ID? }",
      "struct A: OptionSet { let rawValue: RawValue }",
      """
      protocol P { associatedtype K; var k: K { get } }
      protocol Q { associatedtype K; var k: K { get } }
      struct A: P, Q { var k: B.K }
      struct B: P, Q { var k: [A.K] }
      """,
    ])
  func endless(source: String) {
    #expect(Generated(source).text.contains("extension M.A: FactoryCheck.Providable"))
  }

  @Test(
    "Many protocols of one associated type that is told by itself take no time",
    .timeLimit(.minutes(5)))
  func many() {
    let protocols = (0..<12).map { "protocol P\($0) { associatedtype K; var k\($0): K { get } }" }
    let parents = (0..<12).map { "P\($0)" }.joined(separator: ", ")
    let members = (0..<12).map { "var k\($0): B.K" }.joined(separator: "; ")
    let types = ["A", "B"].map { type in
      "struct \(type): \(parents) { \(members.replacing("B", with: type == "A" ? "B" : "A")) }"
    }
    let source = (protocols + types).joined(separator: "\n")
    #expect(Generated(source).text.contains("M.B.K.provide()"))
  }

  @Test("An associated type's name means another type in each type that has it")
  func eachItsOwn() {
    let generated = Generated(
      """
      protocol P { associatedtype K; var k: K { get } }
      struct A: P { let k: Int; let other: K }
      struct B: P { let k: String; let other: K }
      struct K {}
      """)
    #expect(generated.provided("M.A") == "M.A(k: 0, other: 0)")
    #expect(generated.provided("M.B") == #"M.B(k: "", other: "")"#)
  }

  @Test("A protocol's typealias of its associated types is what those are where it is inherited")
  func aliases() {
    let generated = Generated(
      """
      protocol P { associatedtype K; typealias Pair = (K, K); typealias Me = [Self] }
      struct A: P { typealias K = Int; let p: Pair; let m: Me }
      protocol Q { associatedtype K; typealias All = [K]; func f(_ k: K) }
      struct B: Q { func f(_ k: Int) {}; struct C { let k: K; let all: All } }
      """)
    #expect(generated.provided("M.A") == "M.A(p: (0, 0), m: [])")
    #expect(generated.text.contains("M.B.K.provide()"))
    #expect(generated.text.contains("M.B.All.provide()"))
  }

  @Test(
    "A generic type over what an associated type is, which conforms to nothing, is not made",
    arguments: [
      ("any API", false), ("(Int) -> Int", false), ("(Int, Int)", false), ("Void", false),
      ("[any API]", false), ("Never", false), ("KeyPath<S, Int>", false), ("Int?", true),
      ("S", true),
    ])
  func nominalArguments(type: String, isMade: Bool) {
    let generated = Generated(
      """
      protocol F { associatedtype Env }
      protocol API { func f() }
      struct A: F { typealias Env = \(type) }
      struct S { let n: Int }
      struct Store<X: F> { let env: X.Env }
      struct W { let s: Store<A> }
      """)
    #expect(generated.text.contains("extension M.W:") == isMade)
    let notes = generated.notes.filter { $0.contains("`W`") }
    let reason =
      type == "Never"
      ? "type `M.Store<M.A>`, and `Never` has no values"
      : "a generic type with the argument `A.Env`, which conforms to nothing"
    let note =
      "Sources/M/A.swift:6:8: note: `W` is skipped: its member `s` is of \(reason)\n"
      + "  fix: conform it by hand: `extension W: Arbitrary`"
    #expect(notes == (isMade ? [] : [note]))
  }

  @Test("What a property in an extension tells of an associated type is known")
  func extensions() {
    let generated = Generated(
      """
      struct Item { let name: String }
      extension Item: Identifiable { var id: String { name }; struct Part { let of: ID } }
      struct A { let id: Item.ID; let part: Item.Part }
      """)
    #expect(generated.provided("M.A") == "M.A(id: \"\", part: M.Item.Part.provide())")
    #expect(generated.provided("M.Item.Part") == "M.Item.Part(of: \"\")")
  }

  @Test("What a collection lends its element to asks for one of the element, whatever holds it")
  func lentElements() async throws {
    let source = """
      struct NonEmpty<C: Collection> { let head: C.Element; let tail: C }
      struct Maybe<E> { let all: NonEmpty<[E]>?; let n: Int }
      enum Either<E: Hashable> { case all(NonEmpty<Set<E>>), none }
      struct Deep<E> { let maybe: Maybe<[E]>; let deeper: [Maybe<NonEmpty<[E?]>>] }
      class Open<E> { let all: NonEmpty<[E]>?; init(all: NonEmpty<[E]>?) { self.all = all } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let head = "extension M.Maybe: FactoryCheck.Providable where E: FactoryCheck.Providable {"
    #expect(mocks.conformances.contains(head))
    try await mocks.compile(beside: source)
  }

  @Test("What an argument of the library's has is made where there is a gen for that")
  func ofLibrary() async throws {
    let source = """
      struct Spot<C: Collection> { let index: C.Index; let n: Int }
      struct Part<C: Collection> { let slice: C.SubSequence }
      struct Chain<A: Collection, B: Collection> where A.Element == B.Element { let a: A; let b: B }
      extension Chain {
        struct Front { let first: A.Element }
        enum Index { case first(A.Index), second(B.Index) }
      }
      struct Made {
        let spot: Spot<[Int]>; let range: Spot<Range<Int>>; let part: Part<String>
        let front: Chain<Set<Int>, [Int]>.Front; let index: Chain<[Int], ArraySlice<Int>>.Index
        let bound: Range<Int>.Bound
      }
      struct OfSet { let spot: Spot<Set<Int>> }
      struct OfText { let spot: [Spot<String>] }
      struct OfDictionary { let spot: Spot<[Int: Int]>? }
      struct OfSlice { let part: Part<Set<Int>> }
      struct OfChain { let index: Chain<Set<Int>, [Int]>.Index }
      struct OfPairs { let front: Chain<[Int: Int], [Int: Int]>.Front }
      struct Slice { let slice: Range<Int>.SubSequence }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.notes.map { $0.split(separator: "`")[1] } == [
        "OfSet", "OfText", "OfDictionary", "OfSlice", "OfChain", "OfPairs", "Slice",
      ])
    try await mocks.compile(beside: source)
  }

  @Test(
    "What tells objects apart by their address is of the running program",
    arguments: [
      "final class Token: Identifiable { let n: Int; init(n: Int) { self.n = n } }",
      "class Token: Identifiable { var id: ObjectIdentifier { ObjectIdentifier(self) }; init() {} }",
      "class Token: P, Identifiable { init() {} }\nprotocol P { var name: String { get } }",
    ])
  func address(token: String) {
    let generated = identified(by: token)
    #expect(generated.provided("M.A") == nil)
    let note = generated.notes.first { $0.contains("`A`") }
    #expect(note?.contains("`Token.ID`, which stands for something of the running") == true)
  }

  @Test(
    "A class that has its own is told by that",
    arguments: [
      "class Token: Base { override init() {} }\nclass Base: Identifiable { let id = 1; init() {} }",
      "class Token: Identifiable { init() {} }\nextension Token { var id: Int { 1 } }",
      "class Token: P, Identifiable { init() {} }\nprotocol P {}\nextension P { var id: Int { 1 } }",
    ])
  func ownIdentity(token: String) {
    #expect(identified(by: token).provided("M.A") != nil)
  }

  private func identified(by token: String) -> Generated {
    Generated("\(token)\nstruct A { let id: Token.ID; let n: Int }")
  }

  @Test("What a protocol's typealias says of `Self` is said of the mock, and not of the protocol")
  func aliasesOfSelf() async throws {
    let source = """
      struct ModelStore<Model> { var count = 1 }
      protocol Model { var store: Store { get }; func all() -> Children }
      extension Model {
        typealias Store = ModelStore<Self>
        typealias Children = [Self]
        typealias Parent = Self?
      }
      protocol Basic: Model { static func one() -> Int; var parent: Parent { get } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "init(").contains("init(store: Store? = nil) {"))
    try await mocks.compile(beside: source)
  }

  @Test("One that is itself by default stays as open as that of the protocol which is inherited")
  func itself() async throws {
    let source = """
      protocol Base<State> { associatedtype State; var state: State { get } }
      protocol Refined<State>: Base { associatedtype State = State; func make() -> State }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.contains("nonisolated final class RefinedMock<State>: M.Refined {"))
    try await mocks.compile(beside: source)
  }

  @Test("An associated type that a parameter of a generic type meets is what that is given")
  func parametersAsAssociated() async throws {
    let source = """
      protocol Work { associatedtype Success }
      class Base<Request, Success> { init() {} }
      class Adapter<Request, Success>: Work { init(_ base: Base<Request, Success>) {} }
      class Operation<R: Decodable>: Base<Int, [R]> {}
      extension Operation { typealias Adapted = Adapter<Int, [R]> }
      typealias Task<R: Decodable> = Operation<R>.Adapted
      final class Retry<Payload: Decodable> {
        init(requests: AsyncStream<() async throws -> Task<Payload>.Success>) {}
      }
      struct Call<Payload> { var run: () -> Adapter<Int, [Payload]>.Success }
      struct Result<Payload> { var result: Adapter<Int, [Payload]>.Success }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("result: choices.draw([Payload].self)"))
    try await mocks.compile(beside: source)
  }

  @Test("What conforms to nothing is no value of such an associated type")
  func unmadeParameters() {
    let generated = Generated(
      """
      protocol Work { associatedtype Success }
      struct Job<Success>: Work { var n: Int }
      struct A { var a: Job<() -> Int>.Success }
      """)
    #expect(
      generated.notes.first?.contains(
        "`a` is of a generic type with the argument `() -> Int`, which conforms to nothing")
        == true)
  }

  @Test("A protocol's type is no value of an associated type that a typealias inside names")
  func existentials() {
    let generated = Generated(
      """
      protocol Rule {}
      protocol Witness { associatedtype Element }
      struct RuleWitness: Witness { typealias Element = Rule }
      struct Bag<W: Witness> {
        typealias Element = W.Element
        init<S: Sequence>(_ all: S) where S.Element == Element {}
      }
      struct A { let rules: Bag<RuleWitness> }
      """)
    #expect(
      generated.notes.first?.contains(
        "`rules` is of a generic type with the argument `RuleWitness.Element`, which conforms to "
          + "nothing") == true)
  }
}
