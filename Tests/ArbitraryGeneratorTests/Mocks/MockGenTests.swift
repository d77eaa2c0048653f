import Testing

@testable import ArbitraryGenerator

/// Which protocols, and which of their members, gens make values of.
struct MockGenTests {
  @Test(
    "What gens cannot make of a mocked protocol is named with the reason",
    arguments: [
      (
        "protocol P { func f() -> any IteratorProtocol<Int> }",
        "gets no drawn values for `f()`: what it answers or throws is of protocol type, "
          + "`any IteratorProtocol<Int>`, which no type that can be made conforms to",
        byHand
      ),
      (
        "protocol P { var name: String { get }; init(name: String) }",
        "gets a mock and no gen: it asks for an initialiser that takes the place of the mock's own",
        byHand
      ),
      (
        "protocol P { func f() -> Elsewhere }",
        "gets no drawn values for `f()`: what it answers or throws is of type `Elsewhere`, "
          + "which is not in the sources",
        byHand
      ),
      (
        "protocol P { func f<T>(_ x: T) -> (T) -> Int }",
        "gets no drawn values for `f(_:)`: what it answers or throws is of type `(T) -> Int`, "
          + "which each call chooses",
        byHand
      ),
      (
        "protocol P { func f<T>(_ x: T) -> (T, Int) }",
        "gets no drawn values for `f(_:)`: what it answers or throws is of type `(T, Int)`, "
          + "which each call chooses",
        byHand
      ),
      (
        "protocol P { func f<T: Sendable>(_ x: T) -> Task<T, any Error> }",
        "gets no drawn values for `f(_:)`: what it answers or throws is of type "
          + "`Task<T, any Error>`, which each call chooses",
        byHand
      ),
      (
        "protocol P { func f() throws -> Elsewhere }",
        "throws at each call of `f()`: what it answers is of type `Elsewhere`, "
          + "which is not in the sources",
        byHand
      ),
      (
        "protocol P { func f<E: Error>(_ x: E.Type) throws(E) }",
        "gets no drawn values for `f(_:)`: what it answers or throws is of type `E`, "
          + "which each call chooses",
        byHand
      ),
      (
        "protocol P { var x: Elsewhere { get } }",
        "gets no drawn values for `x`: what it answers or throws is of type `Elsewhere`, "
          + "which is not in the sources",
        byHand
      ),
    ])
  func notes(source: String, message: String, hint: String) {
    #expect(
      GeneratedMocks(source).notes
        == ["Sources/M/A.swift:1:10: note: `P` \(message)\n  fix: \(hint)"])
  }

  private static let byHand = "set the mock's handlers and properties in the property"

  @Test(
    "What throws only what a function throws that it takes answers drawn values, and throws nothing",
    arguments: [
      "func f(_ body: () throws -> Int) rethrows -> String",
      "func f(at x: Int, _ body: @Sendable (Int) throws -> Void) rethrows -> String",
      "func f<E: Error>(_ body: (Int) throws(E) -> Void) throws(E) -> String",
      "func f(_ body: () async throws -> Int) async rethrows -> String",
      "typealias Failure = Int; func f(_ body: () throws -> Failure) rethrows -> String",
    ])
  func rethrowing(member: String) async throws {
    let source = "public protocol P { \(member) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("of: String.arbitrary(), for: mock, \"f\""))
    try await mocks.compile(beside: source)
  }

  @Test(
    "Where associated types stay open, gens ask for one of each that calls answer",
    arguments: [
      ("protocol P<A> { associatedtype A; func f() -> A }", "A: FactoryCheck.Arbitrary"),
      ("protocol P<A> { associatedtype A; func f(_ a: A) -> Int }", nil),
      (
        "protocol P<A, B> { associatedtype A: Hashable; associatedtype B; func f() -> [A: B?] }",
        "A: FactoryCheck.Arbitrary, B: FactoryCheck.Arbitrary"
      ),
      (
        "protocol P<A> { associatedtype A: Collection; func f() -> A.Element }",
        "A.Element: FactoryCheck.Arbitrary"
      ),
      (
        "protocol P<A> { associatedtype A; typealias As = [A]; func f() -> As }",
        "A: FactoryCheck.Arbitrary"
      ),
      (
        "protocol P<A>: Sendable { associatedtype A: Sendable; func f() -> A }",
        "A: FactoryCheck.Arbitrary"
      ),
      (
        "protocol P<A> { associatedtype A; associatedtype B = Int; func f() -> A; func b() -> B }",
        "A: FactoryCheck.Arbitrary"
      ),
    ])
  func open(source: String, needs: String?) async throws {
    let public_ = source.replacing("protocol", with: "public protocol")
    let mocks = GeneratedMocks(public_, testables: ["M"])
    #expect(mocks.notes == [])
    let heads =
      needs.map {
        [": FactoryCheck.Providable {", ": FactoryCheck.Arbitrary where \($0) {"]
      } ?? [": FactoryCheck.Providable, FactoryCheck.Arbitrary {"]
    for head in heads { #expect(mocks.conformances.contains("nonisolated extension PMock\(head)")) }
    #expect(mocks.conformances.contains("static func arbitrary<A"))
    try await mocks.compile(beside: public_)
  }

  @Test("What a conformance cannot ask of open types, the factory of the mock itself does")
  func openMarkers() async throws {
    let source = "public protocol P<A>: Sendable { associatedtype A; func f() async -> A }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let needs = "A: FactoryCheck.Arbitrary, A: SendableMetatype"
    #expect(mocks.conformances.contains("nonisolated extension PMock where \(needs) {"))
    #expect(
      mocks.conformances.contains(
        "static func arbitrary<A>() -> FactoryCheck.Gen<PMock<A>> where \(needs), T == PMock<A> {"))
    try await mocks.compile(beside: source)
  }

  @Test("A type with a generic mock as a member is drawn as others are")
  func mockMember() async throws {
    let protocols = "protocol P<A> { associatedtype A; func f() -> A; func g(_ a: A) }"
    let source = "\(protocols); struct Holder { var p: PMock<Int>; var n: Int }"
    let mocks = GeneratedMocks(source)
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("choices.draw(PMock<Int>.self)"))
    try await mocks.compile(inside: source)
  }

  @Test("A parameter may be called like what answers the calls of its method")
  func scriptParameter() async throws {
    let source = """
      public protocol P {
        func load(loadScript: String) -> Int
        func save(_ saveScript: Int) throws -> String
      }
      """
    try await GeneratedMocks(source, testables: ["M"]).compile(beside: source)
  }

  @Test("The factory of a protocol with an open type called `T` calls it otherwise")
  func openT() {
    let types = "associatedtype T: Hashable; associatedtype U"
    let mocks = GeneratedMocks("protocol P<T, U> { \(types); func f() -> [T: U] }")
    #expect(
      mocks.conformances.contains(
        "static func arbitrary<T1: Hashable, U>() -> FactoryCheck.Gen<any P<T1, U>>"))
    #expect(mocks.conformances.contains("T1: FactoryCheck.Arbitrary, U: FactoryCheck.Arbitrary"))
    #expect(mocks.conformances.contains("try PMock<T1, U>.draw(&choices)"))
  }

  @Test("No factory is of a protocol's type that cannot say what stands for an open type")
  func unnamedOpenTypes() {
    let source = "protocol P<A> { associatedtype A; associatedtype B; func f() -> (A, B) }"
    let mocks = GeneratedMocks(source)
    #expect(mocks.conformances.contains(": FactoryCheck.Arbitrary where A: FactoryCheck.Arbitrary"))
    #expect(!mocks.conformances.contains("FactoryCheck.Factory"))
  }

  @Test("An associated type that is made of another one is drawn as what that stands for")
  func madeOfAnother() {
    let mocks = GeneratedMocks(
      """
      protocol P {
        associatedtype Input = String
        associatedtype Output = [Input]
        associatedtype Pair = (Output, Input?)
        func run(_ i: Input) -> Output
        func pair() -> Pair
      }
      """)
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("of: [String].arbitrary(), for: mock, \"run\""))
    #expect(mocks.text.contains("return ([], \"\") }"))
  }

  @Test("Nothing is said of a method that has no result, and throws what a function throws")
  func rethrowingNothing() {
    #expect(GeneratedMocks("protocol P { func f(_ body: () throws -> Int) rethrows }").notes == [])
  }

  @Test("A function that rethrows what stands in the place of a closure can be called on the mock")
  func rethrowingAutoclosure() async throws {
    let source = "protocol P { func f(_ body: @autoclosure () throws -> Bool) rethrows -> Int }"
    try await GeneratedMocks(source, testables: ["M"]).compile(
      beside: source,
      test: """
        @testable import M
        func call(p: any P) -> Int { PMock().f(true) + p.f(false) }
        """)
  }

  @Test(
    "A mock with members that gens make mocks by is made by none",
    arguments: [
      ("static var arbitrary: Int { get }", "arbitrary"),
      ("static func provide() -> Self", "provide"),
      ("static func arbitrary() -> Self", "arbitrary"), ("static func provide() -> Int", nil),
      ("func arbitrary() -> Self", nil), ("static func provide(n: Int) -> Self", nil),
    ])
  func membersOfGens(member: String, name: String?) async throws {
    let source = "protocol P { \(member) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.count == (name == nil ? 0 : 1))
    let note = "no gen: it has `\(name ?? "")` of its own"
    #expect(mocks.notes.first?.contains(note) ?? true)
    try await mocks.compile(beside: source)
  }

  @Test("Several modules may each have a `withLock` of their own, of which mocks need none")
  func locks() {
    let text = GeneratedMocks("protocol P { static var n: Int { get set }; func f() }").text
    #expect(text.contains("NSLock()") && !text.contains("withLock"))
  }

  @Test("What each call chooses is named as it is written")
  func chosen() {
    let member = "func f<R>(_ body: () throws -> R) rethrows -> (R, Int)"
    let notes = GeneratedMocks("protocol P { \(member) }").notes
    #expect(notes.first?.contains("`(R, Int)`, which") == true)
  }

  @Test(
    "Where the call alone says of which type it is answered, the mock asks for a value of that",
    arguments: [
      "func f<T: Decodable>(_ x: T.Type) async throws -> T", "func f<T>() -> T",
      "func f<T>(_ x: [T]) -> [T]", "func f<T>(_ x: T.Type) -> T?",
      "func f<T>(_ x: T) -> Swift.Result<T, E>",
      "func f<T: R>(_ x: T) async throws(E) -> T.Response", "func f<T>(_ x: T) -> [String: T]",
      "func f<T: Hashable>(_ x: T) -> Set<T>",
      "func f<T>(_ body: () throws -> T) rethrows -> T", "func f<T>() throws -> Page<T>",
      "func f<T>(_ x: T.Type, completion: @escaping (Result<T, E>) -> Void)",
      "func f<T>(_ x: T.Type, completion: (([T]?, (any Error)?, Int) -> Void)?)",
    ])
  func asked(member: String) async throws {
    let source = """
      public protocol P { \(member) }
      public protocol R { associatedtype Response: Decodable }
      public struct Page<Row> { public let rows: [Row]; public init(rows: [Row]) { self.rows = rows } }
      public enum E: Error { case lost }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("`P`") } == [])
    #expect(mocks.conformances.contains("FactoryCheck.LateAnswer"))
    try await mocks.compile(beside: source)
  }

  @Test("A protocol without a mock has no factory")
  func noMock() {
    let source = "protocol P { func f() -> Int }"
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: source))
    let result = Pipeline.generate(from: [file], testables: [])
    #expect(!String(decoding: result.text, as: UTF8.self).contains("any P"))
  }

  @Test(
    "Where a method throws any error, those of the sources are drawn, and else a cancellation",
    arguments: [
      ("", "CancellationError"), ("enum Failed: Error { case now }", "Failed"),
    ])
  func errors(source: String, error: String) {
    let mocks = GeneratedMocks("\(source)\nprotocol P { func f() throws -> Int }")
    #expect(mocks.conformances.contains("of: Int.arbitrary(), throwing: \(error).arbitrary(),"))
  }

  @Test(
    "What throws errors of a class throws those, and those of classes that inherit from it",
    arguments: ["public", "fileprivate"])
  func errorsOfClass(access: String) async throws {
    let source = """
      public protocol P {
        var latest: Int { get throws(Failure) }
        subscript(place: Int) -> Int { get throws(Failure) }
        func count() throws(Failure) -> Int
        func close() throws(Failure)
        func list(_ page: Int) async throws(Failure) -> [Int]?
        func cause() throws(Failure) -> any Error
        func decoded<T: Decodable>(_ type: T.Type) throws(Failure) -> T
        func ticks() throws(Failure) -> AsyncStream<Int>
        func load(then: @escaping (Int) -> Void) throws(Failure)
      }
      open class Failure: Error, @unchecked Sendable {
        public let code: Int
        \(access) init(code: Int) { self.code = code }
      }
      public final class NotFound: Failure, @unchecked Sendable {
        public init() { super.init(code: 404) }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("`P`") } == [])
    #expect(mocks.conformances.contains("M.NotFound"))
    try await mocks.compile(beside: source)
  }

  @Test("What is compared has no type eraser: two that are erased may be of different types")
  func comparedEraser() {
    let mocks = GeneratedMocks(
      "/// @mockable(eraser)\nprotocol P: Hashable { associatedtype A; func f() -> A }")
    #expect(
      mocks.notes.contains { $0.contains("`P` gets no type eraser: `==` takes or gives `Self`") })
    #expect(mocks.lines(with: "AnyP").isEmpty)
  }

  @Test("Where a type eraser stands for a protocol, nobody is told that it has no gen")
  func erased() {
    let mocks = GeneratedMocks(
      "/// @mockable(eraser)\nprotocol P { associatedtype A; func f() -> A }")
    #expect(mocks.notes.filter { $0.contains("no gen") } == [])
  }

  @Test("Static members are left alone: all mocks share their handlers")
  func statics() {
    let mocks = GeneratedMocks("protocol P { static func f() -> Int; static var x: Int { get } }")
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("choices.show(mock)\n"))
    #expect(!mocks.conformances.contains("Handler"))
  }

  @Test("Handlers of generic names may be missing, and errors of functions are named from anywhere")
  func genericHandlers() async throws {
    let source = """
      typealias Done<T> = (Result<T, any Error>) -> Void
      protocol P { func load<T: Decodable>(completion: Done<T>?) }
      struct Store {
        enum Failure: Error { case x }
        struct Inner { var load: @Sendable (Int) async throws(Failure) -> Int }
      }
      enum Ns {
        enum Error: Swift.Error { case x }
        struct Client { var t: () throws(Error) -> Int }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("What an extension of a protocol calls a type is written out, as no where clause names it")
  func aliasesOfExtensions() async throws {
    let source = """
      protocol Tree { associatedtype Leaf }
      protocol Node: Tree {}
      extension Tree { typealias Key = Wrap<Leaf> }
      extension Node { typealias ID = NodeID<Self> }
      struct NodeID<Subject: Node> { let raw: Int }
      struct Wrap<T> { let t: T }
      protocol Bundle {
        associatedtype Variant: Node
        var ids: [Variant.ID] { get }
        var key: Variant.Key { get }
      }
      struct Box<T> where T: Node { let id: T.ID; let key: T.Key }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("ids: choices.draw([M.NodeID<Variant>].self)"))
    #expect(!mocks.conformances.contains("where Variant.ID"))
    try await mocks.compile(beside: source)
  }

  @Test("A stream in a generic type is of what that is given")
  func streams() async throws {
    let source = """
      struct Stream<Item: Sendable>: Sendable { let base: AsyncStream<Item> }
      struct Fallible<Item: Sendable>: Sendable { let base: AsyncThrowingStream<Item, any Error> }
      protocol P {
        var events: Stream<Int> { get async }
        var others: Fallible<String> { get async }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.text.contains("M.Stream<Int>(base: AsyncStream<Int> { $0.finish() })"))
    try await mocks.compile(beside: source)
  }

  @Test("What is answered is sent on, though the arguments of the call are not")
  func sentAnswers() async throws {
    let source = """
      public class Token {}
      public protocol P {
        func f<T>(_ x: sending T) async -> sending T
        func g<T>(_ x: T.Type, _ token: Token) throws -> sending T
        func h<T>(_ x: T, _ token: Token) async throws -> sending [T]
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("`P`") } == [])
    #expect(
      mocks.conformances.contains(
        "mock.fHandler = { x in FactoryCheck.Choices.Sent(fScript.next([x as Any])).value }"))
    try await mocks.compile(beside: source)
  }

  @Test("What is sent is drawn where it may go to any actor, and else named in a note")
  func sentValues() async throws {
    let source = """
      struct User { let id: Int; let names: [String] }
      public enum Step: Sendable { case first, other(Int) }
      final class Token {}
      struct Pass { let token: Token }
      protocol P {
        func f() -> sending User
        func g(_ x: sending Pass) async -> sending [Step?]
        func h() async -> sending Pass
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("of: M.User.arbitrary(), for: mock"))
    #expect(mocks.conformances.contains("of: [M.Step?].arbitrary(), for: mock"))
    #expect(mocks.notes.filter { $0.contains("`P`") }.count == 1)
    #expect(mocks.notes.contains { $0.contains("values for `h()`") }, "\(mocks.notes)")
    try await mocks.compile(beside: source)
  }

  @Test("A sequence that fails with errors of one type is named as it is written, with the reason")
  func typedStreams() {
    let source = """
      enum Lost: Error { case now }
      protocol P {
        func f() -> any AsyncSequence<Int, Lost>
        func g() -> any AsyncSequence<Int, any Error>
        func h() -> any AsyncSequence<Int, Never>
      }
      """
    #expect(
      GeneratedMocks(source).notes == [
        """
        Sources/M/A.swift:2:10: note: `P` gets no drawn values for `f()`: what it answers or throws \
        is of type `any AsyncSequence<Int, Lost>`, and no stream of the library fails with `Lost` alone
          fix: set the mock's handlers and properties in the property
        """
      ])
  }
}
