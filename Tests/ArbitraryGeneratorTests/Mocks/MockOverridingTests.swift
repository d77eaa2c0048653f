import Testing

@testable import ArbitraryGenerator

/// Mocks of classes.
struct MockOverridingTests {
  private func overridden(_ members: String) -> [String] {
    GeneratedMocks("/// @mockable\nclass C {\n\(members)\n}").lines(with: "override ")
  }

  @Test(
    "A mock overrides what a subclass in another file may",
    arguments: [
      ("func f() {}", ["override func f() {"]),
      ("var n = 0", ["override var n: Int {"]),
      ("var n: Int { 0 }", ["override var n: Int {"]),
      ("subscript(i: Int) -> Int { 0 }", ["override subscript(i: Int) -> Int {"]),
      (
        "func f(_ g: () throws -> Void) rethrows {}",
        ["override func f(_ g: () throws -> Void) rethrows {"]
      ),
      ("let n = 0", []), ("final func f() {}", []), ("static func f() {}", []),
      ("class func f() {}", []), ("private func f() {}", []), ("fileprivate var n = 0", []),
      ("func f() -> Self { self }", []), ("func f() -> some Equatable { 0 }", []),
      ("func f<each T>(_ x: repeat each T) {}", []),
      ("@available(*, unavailable) func f() {}", []),
    ])
  func members(member: String, expected: [String]) {
    #expect(overridden(member).map { $0.replacing("Swift.", with: "") } == expected)
  }

  @Test(
    "A default value is repeated where it means the same in another file",
    arguments: [
      ("1", true), ("\"a\"", true), ("[1: .a]", true), ("nil", true), ("#line", true),
      ("-1.5", true), (".make(with: 2)", true), ("Self.limit", true), ("B().b ?? 0", true),
      ("global", false), ("make()", false), (".secret", false), ("Self.secret", false),
      ("Hidden.a", false), ("\"\\(1)\"", true), ("{ 1 }", false), ("\\.a", false),
      ("\"\\\\(a) \\(Self.limit + 1)\"", true), ("\"\\(1) \\(global)\"", false),
      ("\"\\(\"\\(global)\")\"", false), ("#\"\\#(global)\"#", false), ("#\"(a)\"#", true),
    ])
  func defaults(value: String, isRepeated: Bool) {
    let mocks = GeneratedMocks(
      """
      struct B { private static let secret = B() }
      private enum Hidden { static let a = 1 }
      /// @mockable
      class C { func f(b: B = \(value)) {} }
      """)
    #expect(
      mocks.lines(with: "override func")
        == ["override func f(b: B\(isRepeated ? " = \(value)" : "")) {"])
  }

  @Test("What a class inherits is overridden once, as the nearest class declares it")
  func superclasses() {
    let mocks = GeneratedMocks(
      """
      class A { func a() {}; func b() {} }
      /// @mockable
      class B: A { override func b() {} }
      """)
    #expect(mocks.lines(with: "override ") == ["override func b() {", "override func a() {"])
    #expect(mocks.heads == ["nonisolated final class BMock: B {"])
  }

  @Test("The spy of a class sets the properties of that, and has the values that it has then")
  func spiedProperties() async throws {
    let source = """
      /// @mockable(spy)
      class C {
        var n = 0 { didSet { changes += 1 } }
        private(set) var changes = 0
        weak var owner: C?
        var half: Int { get { n / 2 } set { n = newValue * 2 } }
        var size: Int { n }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    for name in ["n", "owner", "half"] {
      #expect(
        mocks.lines(with: "super.\(name)") == ["get { super.\(name) }", "super.\(name) = newValue"])
    }
    try await mocks.compile(beside: source)
  }

  @Test("A weak property of a class is weak in its mock, once it is set")
  func weakProperties() async throws {
    let source = """
      /// @mockable
      class C { weak var owner: C?; weak var other: C!; weak var view: AnyObject? = nil }
      /// @mockable
      @MainActor class D { weak var owner: D? }
      /// @mockable
      class E: @unchecked Sendable { weak var owner: E? }
      /// @mockable
      class F { unowned var owner: F; init(owner: F) { self.owner = owner } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "{ [weak newValue] in newValue }").count == 5)
    #expect(mocks.lines(with: "{ [unowned newValue] in newValue }").count == 1)
    try await mocks.compile(beside: source)
  }

  @Test(
    "A mock says that it is on no actor where nothing unknown can put it on one",
    arguments: [
      ("class C {}", "nonisolated final class CMock: C {"),
      ("class C: NSObject {}", "nonisolated final class CMock: C {"),
      ("class C: UnknownClass {}", "final class CMock: C {"),
      ("nonisolated class C: UnknownClass {}", "nonisolated final class CMock: C {"),
      ("@MainActor class C {}", "final class CMock: C {"),
    ])
  func isolation(source: String, head: String) {
    #expect(GeneratedMocks("/// @mockable\n\(source)").heads == [head])
  }

  @Test("Only annotated classes have mocks, also where all protocols do")
  func selection() {
    #expect(
      GeneratedMocks("class A {}\n/// @mockable\nclass B {}").heads == [
        "nonisolated final class BMock: B {"
      ])
  }

  @Test(
    "What is annotated and has no mock is named with the reason",
    arguments: [
      (
        "final class", "",
        "gets no mock: only protocols and classes that can be subclassed have mocks",
        "make a protocol of what its users need"
      ),
      (
        "struct", "", "gets no mock: only protocols and classes that can be subclassed have mocks",
        "make a protocol of what its users need"
      ),
      ("private class", "", "gets no mock: it is private", "make it internal"),
      (
        "class", "private init() {}", "gets no mock: all of its initialisers are private",
        "make one internal"
      ),
    ])
  func notes(kind: String, member: String, message: String, hint: String) {
    let mocks = GeneratedMocks("/// @mockable\n\(kind) C { \(member) }")
    #expect(mocks.notes.contains { $0.hasSuffix(": `C` \(message)\n  fix: \(hint)") })
    #expect(mocks.heads == [])
  }

  @Test(
    "What a class cannot be asked for is warned of",
    arguments: [
      ("eraser", "no type eraser: it is a class, and a type already", "leave out `eraser`"),
      (
        "spy", "a spy that does not hand on `f(_:)`, which takes any number of arguments",
        "set its handler to what the real instance answers"
      ),
    ])
  func options(option: String, message: String, hint: String) {
    let mocks = GeneratedMocks("/// @mockable(\(option))\nclass C { func f(_ x: Int...) {} }")
    #expect(
      mocks.notes == [
        "Sources/M/A.swift:2:7: warning: `C` gets \(message)\n  fix: \(hint)"
      ])
    #expect(mocks.heads == ["nonisolated final class CMock: C {"])
  }
}
