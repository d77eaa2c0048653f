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

  @Test(
    "What a class inherits from a generic one is overridden with the types that it gives",
    arguments: [
      ("class C: Box<Int> {}", "CMock: C {", "Int"),
      ("class C<U>: Box<[U]> {}", "CMock<U>: C<U> {", "[U]"),
      ("class D<U>: Box<[U]> {}\nclass C: D<Bool> {}", "CMock: C {", "[Bool]"),
      ("class D<T>: Box<T?> {}\nclass C: D<Bool> {}", "CMock: C {", "Bool?"),
      ("typealias Ints = Box<Int>\nclass C: Ints {}", "CMock: C {", "Int"),
      ("typealias Lists<X> = Box<[X]>\nclass C: Lists<Int> {}", "CMock: C {", "[Int]"),
    ])
  func genericSuperclass(classes: String, head: String, type: String) async throws {
    let source = """
      class Box<T> {
        var value: T
        init(value: T) { self.value = value }
        func get() -> T { value }
        func put(_ value: T, of type: T.Type = T.self) throws -> Int { 42 }
        func map<U>(_ f: (T) -> U) -> [U] { [f(value)] }
        subscript(n: Int) -> T { value }
        final func close() {}
      }
      \(classes.replacing("class C", with: "/// @mockable(spy)\nclass C"))
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads == ["nonisolated final class \(head.replacing(": C", with: ": M.C"))"])
    #expect(mocks.notes.filter { $0.contains("mock") } == [])
    let overridden = mocks.lines(with: "override ")
    #expect(overridden.count == 5)
    #expect(
      overridden.contains(
        "override func put(_ value: \(type), of type: \(type).Type) throws -> Int {"))
    try await mocks.compile(beside: source)
  }

  @Test("Classes that inherit from ever larger types of each other have an end")
  func vastSuperclass() {
    let chain = (0..<64).map { "class C\($0)<T>: C\($0 + 1)<(T, T)> { func f\($0)(_ t: T) {} }\n" }
    let aliases = (0..<64).map { "typealias D\($0)<T> = D\($0 + 1)<(T, T)>\n" }
    let mocks = GeneratedMocks(
      "\(chain.joined())\(aliases.joined())"
        + "/// @mockable\nclass A: C0<Int> {}\n/// @mockable\nclass B: D0<Int> {}")
    #expect(mocks.lines(with: "override func f0").count == 1)
    #expect(mocks.heads.count == 2)
  }

  @Test("What a where clause gives to some of a generic class alone is not overridden, says a note")
  func boundMembers() async throws {
    let source = """
      class Box<T> {
        func f() -> Int { 1 }
        func sum() -> Int where T: Numeric { 1 }
        final func sort() where T: Comparable {}
      }
      /// @mockable
      class C: Box<Int> { func own() {} }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.lines(with: "override ") == ["override func own() {", "override func f() -> Int {"])
    #expect(
      mocks.notes.filter { $0.contains("mock") } == [
        """
        Sources/M/A.swift:7:7: note: `C` gets a mock that does not override `sum()`, which a where \
        clause gives to some `Box` alone
          fix: override it in the class
        """
      ])
    try await mocks.compile(beside: source)
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

  @Test("What asks a class for what is deprecated is deprecated itself")
  func deprecated() async throws {
    let source = """
      /// @mockable(spy)
      class C {
        @available(*, deprecated, message: "no") func f() -> Int { 1 }
        @available(*, deprecated) var n: Int { get { 1 } set {} }
        @available(*, deprecated) subscript(i: Int) -> Int { 1 }
        @available(*, deprecated) func g<T>(_ t: inout T) {}
        func h() {}
      }
      /// @mockable
      class D { @available(*, deprecated) var n = 1; @available(*, deprecated) func f() {} }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "@available(*, deprecated").count == 5)
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
