import Testing

@testable import ArbitraryGenerator

/// What spies and type erasers hand on to a real instance.
struct MockSpyTests {
  @Test(
    "What cannot be handed on to a real instance is said where a spy or an eraser is asked for",
    arguments: [
      ("spy", "@MainActor var n: Int { get set }", "spy: `n` is on an actor", bySpy),
      ("spy", "func f(_ x: Self)", "spy: `f(_:)` takes or gives `Self`", bySpy),
      (
        "spy", "init(n: Int)\nvar n: Int { get }",
        "spy: it asks for an initialiser that takes the place of the mock's own", bySpy
      ),
      (
        "eraser", "static var s: Int { get }", "type eraser: `s` is static",
        "write it by hand"
      ),
      ("eraser", "init()", "type eraser: `init()` makes an instance", "write it by hand"),
      (
        "eraser", "func f(_ x: () throws -> Int) rethrows",
        "type eraser: `f(_:)` rethrows what its argument throws", "write it by hand"
      ),
      (
        "eraser", "func f<T>(_ x: () throws -> T) rethrows", "type eraser: `f(_:)` is generic",
        "write it by hand"
      ),
      (
        "eraser", "func f(_ x: [some Hashable]) -> Int", "type eraser: `f(_:)` is generic",
        "write it by hand"
      ),
      (
        "eraser", "#if A\nvar v: Int { get }\n#endif", "type eraser: `v` is inside of an `#if`",
        "write it by hand"
      ),
      (
        "eraser", "#if A\nfunc f()\n#endif", "type eraser: `f()` is inside of an `#if`",
        "write it by hand"
      ),
    ])
  func obstacles(option: String, member: String, message: String, hint: String) {
    let mocks = GeneratedMocks("/// @mockable(\(option))\nprotocol P {\n\(member)\n}")
    #expect(
      mocks.notes.filter { $0.contains("warning") } == [
        "Sources/M/A.swift:2:10: warning: `P` gets no \(message)\n  fix: \(hint)"
      ])
    #expect(mocks.heads == ["nonisolated final class PMock: P {"])
  }

  @Test(
    "What hands on to deprecated members is deprecated itself, so that the compiler warns of neither",
    arguments: [
      ("protocol P {", ""), ("@MainActor protocol P {", ""), ("protocol P: Sendable {", ""),
      ("protocol P<A> {", "associatedtype A: Hashable; @available(*, deprecated) func a() -> A"),
      ("protocol P<A>: Sendable {", "associatedtype A: Hashable; var a: A { get }"),
    ])
  func deprecated(head: String, own: String) async throws {
    let members = """
      \(own)
      @available(*, deprecated, message: "use g") func f() -> Int
      @available(*, deprecated) func f(_ n: inout Int, s: String) async throws -> Int
      @available(*, deprecated) var n: Int { get set }
      @available(*, deprecated) var o: Int? { get }
      @available(macOS, deprecated: 12.0) @available(iOS, deprecated: 12.0) var t: Int { get throws }
      @available(*, deprecated) subscript(i: Int) -> Int { get set }
      func g()
      """
    let source = """
      /// @mockable(spy; eraser)
      \(head)
      \(members)
      }
      /// @mockable(spy)
      protocol Q: AnyObject {
        @available(*, deprecated) func f<T>(_ t: T) -> T
        @available(*, deprecated) var delegate: AnyObject? { get set }
        #if DEBUG
        @available(*, deprecated) func h(real: Int)
        #endif
        @available(*, deprecated) func i(real: Int)
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "gHandler = { real.value.g() }").count == 1)
    #expect(mocks.lines(with: "= FForwarding(real: real).forwarded").count == 2)
    try await mocks.compile(beside: source)
  }

  @Test(
    "Of a call that cannot be handed on, a spy's note tells, and all others are handed on",
    arguments: [
      ("func f(_ x: Int...)", "takes any number of arguments"),
      ("func f(_ x: isolated Home) -> Int", "takes the actor that it runs on"),
      (
        "func f(_ x: isolated Home, _ y: @escaping () -> Void) async",
        "takes the actor that it runs on"
      ),
      ("static func f(_ x: Int) -> Int", "is static"),
    ])
  func handedOn(member: String, reason: String) async throws {
    let source = """
      /// @mockable(spy)
      protocol P { \(member); func g(); func h<T>(_ x: [T]) throws -> T }
      actor Home {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.notes.filter { $0.contains("spy") } == [
        "Sources/M/A.swift:2:10: warning: `P` gets a spy that does not hand on "
          + "`\(member.contains("y:") ? "f(_:_:)" : "f(_:)")`, which \(reason)\n  fix: set its handler "
          + "to what the real instance answers"
      ])
    try await mocks.compile(beside: source)
    #expect(mocks.lines(with: "Handler = {") == ["gHandler = { real.value.g() }"])
    #expect(
      mocks.lines(with: "hHandler == nil") == ["if hHandler == nil, let real = spied.value {"])
    #expect(mocks.lines(with: "real.value.h") == ["return try real.value.h(x)"])
  }

  @Test("Spies that hand on generic calls compile, whatever those are like")
  func handedOnCompiling() async throws {
    let source = """
      /// @mockable(spy)
      protocol Plain {
        func some(_ x: some Equatable) -> Int
        func real<T>(_ real: T, spied: T) -> [T]
        mutating func change<T>(_ x: inout T) throws
        func each<T>(_ body: (T) throws -> T) rethrows -> T?
        func fail<E: Error>(as type: E.Type) throws(E)
        func later<T: Sendable>(_ x: @autoclosure () -> T) async throws -> T
        func sent<T>(_ x: sending T) async
        subscript<T: Hashable>(key: T) -> Int { get set }
        static func make<T>(_ x: T) -> Int
        func spied()
      }
      /// @mockable(spy)
      protocol Shared: Sendable { func f<T: Sendable>(_ x: T) async throws -> T; var n: Int { get } }
      /// @mockable(spy)
      @MainActor protocol Main { func f<T>(_ x: T) -> T; func g<T: Sendable>(_ x: T) async -> T }
      /// @mockable(spy)
      protocol Store<Key, Item> {
        associatedtype Key: Hashable
        associatedtype Item
        func f<T>(_ key: Key, _ x: T) async -> [T: Item]
      }
      /// @mockable(spy)
      class Base { func f<T>(_ x: inout T) -> Int { 1 }; func g(_ x: Int...) -> Int { x.count } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "if fHandler == nil {") == ["if fHandler == nil {"])
    #expect(mocks.lines(with: "return super.f(&x)") == ["return super.f(&x)"])
    try await mocks.compile(beside: source)
  }

  @Test(
    "A generic call asks an instance whose associated types its protocol's type tells",
    arguments: [
      ("P<A> { associatedtype A", "MockValue<MockValue<any P<A>>?>"),
      ("P { associatedtype A", nil),
    ])
  func handedOnWithAssociatedTypes(head: String, kept: String?) {
    let mocks = GeneratedMocks(
      "/// @mockable(spy)\nprotocol \(head); func a() -> A; func f<T>(_ x: T) }")
    #expect(mocks.text.contains("aHandler = { real.value.a() }"))
    #expect(mocks.text.contains("if fHandler == nil") == (kept != nil))
    let isNoted = mocks.notes.contains { $0.contains("hand on `f(_:)`, which is generic") }
    #expect(isNoted == (kept == nil))
    if let kept { #expect(mocks.text.contains("private let spied = \(kept)(nil)")) }
  }

  @Test(
    "A spy hands on the value of an autoclosure, in whatever order its attributes stand",
    arguments: ["@autoclosure", "@autoclosure @escaping", "@escaping @autoclosure"])
  func autoclosures(attributes: String) {
    let function = "func f(_ x: \(attributes) () -> Int)"
    let mocks = GeneratedMocks("/// @mockable(spy)\nprotocol P { \(function) }")
    #expect(mocks.lines(with: "fHandler = {") == ["fHandler = { x in real.value.f(x()) }"])
  }

  private static let bySpy = "set the mock's handlers to what the real instance answers"

  @Test(
    "The value of an autoclosure is handed on with the effects that it has, which the call keeps")
  func autoclosureEffects() async throws {
    let source = """
      enum Wrong: Error { case way }
      /// @mockable(spy; eraser)
      protocol P {
        func f(_ x: @autoclosure @escaping () async throws -> Int) async
        func g(_ x: @autoclosure () throws -> Int)
        func h(_ x: @autoclosure () async -> Int) async throws -> Int
        func i(_ x: @autoclosure () throws -> Int, _ y: Int) throws(Wrong)
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.lines(with: "gHandler = {").first
        == "gHandler = { x throws(Never) in real.value.g(try x()) }")
    try await mocks.compile(beside: source)
  }

  @Test("An eraser does not hide a type of the sources that is called like it")
  func takenName() {
    let eraser = "/// @mockable(eraser)\nprotocol P { func f() }\n"
    #expect(GeneratedMocks("\(eraser)enum Q { struct AnyP {} }").text.contains("final class AnyP"))
    let mocks = GeneratedMocks("\(eraser)struct AnyP {}")
    #expect(!mocks.text.contains("final class AnyP"))
    #expect(
      mocks.notes == [
        "Sources/M/A.swift:2:10: warning: `P` gets no type eraser: the sources have a type `AnyP`\n"
          + "  fix: leave out `eraser`, or call that type otherwise"
      ])
  }
}
