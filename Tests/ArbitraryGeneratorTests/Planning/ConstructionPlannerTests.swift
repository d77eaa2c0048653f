import Testing

@testable import ArbitraryGenerator

struct ConstructionPlannerTests {
  @Test(
    "The call is the memberwise initialiser where it is reachable, or else the best explicit one",
    arguments: [
      ("var a: Int; let b: String", "M.A(a: 0, b: \"\")"),
      ("let a = 5; var b = 6", "M.A(b: 0)"),
      ("var a, b: Int", "M.A(a: 0, b: 0)"),
      ("let (a, b): (Int, String)", "M.A(a: 0, b: \"\")"),
      ("private let a = 5; var b: Int", "M.A(b: 0)"),
      ("private(set) var a: Int", "M.A(a: 0)"),
      ("static var s = 1; var c: Int { 1 }; lazy var z = 2", "M.A(z: 0)"),
      ("var f: () -> Void = {}; var a: Int", "M.A(f: {}, a: 0)"),
      ("weak var c: C?; var a: Int", "M.A(a: 0)"),
      ("private var a = 1; let b: Int\n init(b: Int) { self.b = b }", "M.A(b: 0)"),
      ("let a: Int\n init(_ a: Int) { self.a = a }", "M.A(0)"),
      ("let a: Int\n init(with a: Int) { self.a = a }", "M.A(with: 0)"),
      ("let a: Int\n init() { a = 1 }\n init(a: Int) { self.a = a }", "M.A(a: 0)"),
      ("let a: Int\n init?(a: Int) { nil }\n init(x: Int) { a = x }", "M.A(x: 0)"),
      ("let a: Int\n init(a: Int, f: () -> Void = {}) { self.a = a }", "M.A(a: 0, f: {})"),
      ("let a: Int\n init(a: Int, more: Int...) { self.a = a }", "M.A(a: 0)"),
      ("let a: Int\n init(copy: A) { a = 1 }\n init(b: Int) { a = b }", "M.A(b: 0)"),
      ("let a: Int\n init<T>(t: T) { a = 1 }\n init(b: Int) { a = b }", "M.A(b: 0)"),
      ("let a: Int\n init(a: Int) async { self.a = a }\n init(b: Int) { a = b }", "M.A(b: 0)"),
      (
        "let a: Int\n @available(*, deprecated) init(a: Int) { self.a = a }\n"
          + " init(b: Int) { a = b }", "M.A(b: 0)"
      ),
      ("let a: Int\n init(from d: any Decoder) throws {}\n init(b: Int) { a = b }", "M.A(b: 0)"),
      ("let a: Int\n init(b: inout Int) { a = b }\n init(c: Int) { a = c }", "M.A(c: 0)"),
      ("var a: Int }\n extension A { init(x: Int) { a = x }", "M.A(a: 0)"),
      ("private var a: Int }\n extension A { init(x: Int) { a = x }", "M.A(x: 0)"),
      ("var `_`: Int", "M.A(`_`: 0)"),
      ("@W var a: Int }\n @propertyWrapper struct W { var wrappedValue: Int", "M.A(a: 0)"),
      (
        "@W var a: Int; var b: Int }\n @propertyWrapper struct W { var wrappedValue: Int\n"
          + " init() { wrappedValue = 1 }", "M.A(b: 0)"
      ),
      (
        "@K.Own var a: Int; @K.Of var b: Int; @K.Of<E> var c: Int; var d: Int }\n"
          + "@propertyWrapper struct W<T> { var wrappedValue = 1 }\n"
          + "enum K { struct E {}; typealias Own = W<E>; typealias Of<T> = W<T>", "M.A(d: 0)"
      ),
      (
        "@Of var a: Int; @All var b: Int; var c: Int }\n typealias Of<V> = W<V>; typealias All = W\n"
          + "@propertyWrapper struct W<T> { var wrappedValue = 1", "M.A(c: 0)"
      ),
      ("", "M.A()"),
    ])
  func calls(members: String, expected: String) {
    let generated = Generated("final class C {}\nstruct A { \(members) }")
    #expect(generated.provided("M.A") == expected)
  }

  @Test(
    "The memberwise initialiser of a type on an actor is called where all that it takes is sendable",
    arguments: [
      ("@MainActor struct A { let a: Int; var b: [String: Int?] }", true),
      ("@MainActor struct A { let a: any Error; let b: @Sendable () -> Int }", true),
      ("@MainActor struct A { let e: E }\nenum E { case a, b(D) }\nstruct D { let a: Int }", true),
      ("@MainActor struct A { let c: C }\nfinal class C: Sendable {}", true),
      (
        "@MainActor struct A { let c: C }\n@MainActor final class C { nonisolated init() {} }", true
      ),
      ("@MainActor struct A { let c: C }\nfinal class C {}", false),
      ("@MainActor struct A { let f: () -> Int }", false),
      ("@MainActor struct A { let e: E }\npublic enum E { case a }", false),
      ("@MainActor struct A { let p: any P }\nprotocol P {}\nstruct S: P {}", false),
      ("@MainActor struct A { let p: any P }\nprotocol P: Sendable {}\nstruct S: P {}", true),
      ("@MainActor protocol P {}\nstruct A: P { let a: Int }", true),
      ("@MainActor protocol P {}\nstruct A: P { let c: C }\nfinal class C {}", false),
      ("@MainActor protocol P {}\nnonisolated struct A: P { let c: C }\nfinal class C {}", true),
      ("@MainActor class B {}\nfinal class A: B { let a: Int\n init(a: Int) {} }", false),
      ("@MainActor protocol P {}\nextension A: P {}\nfinal class A { init(a: Int) {} }", true),
    ])
  func isolated(source: String, isFree: Bool) {
    let provided = Generated(source).provided("M.A")
    #expect((provided == "FactoryCheck.Choices.onMainActor {") == !isFree)
    let elsewhere = "@globalActor actor DB {}\n\(source.replacing("@MainActor", with: "@DB"))"
    let isSkipped = Generated(elsewhere).notes.contains {
      $0.contains("`A` is skipped: its initialisers run on an actor")
    }
    #expect(isSkipped == !isFree)
  }

  @Test("Parameters of labelled factories have the members' names, also where the call has none")
  func labels() {
    let generated = Generated(
      "struct A { let a: Int; let b: Int\n init(_ a: Int, with b: Int) { self.a = a; self.b = b } }"
    )
    #expect(
      generated.lines(with: "callAsFunction(a: Int") == [
        "func callAsFunction(a: Int = 0, b: Int = 0) -> M.A {"
      ])
    #expect(generated.lines(with: "M.A(a, with: b)").count == 3)
  }

  @Test("What draws nothing is not tried, and no member hides the choices")
  func names() {
    let generated = Generated(
      "enum A { case v(Void), w(((), ())), n(Int) }\nstruct B { var choices, drawing: Int }")
    #expect(generated.lines(with: "return .v(())").count == 1)
    #expect(generated.lines(with: "return .w(((), ()))").count == 1)
    #expect(
      generated.lines(with: "drawing.draw(&") == [
        "return try M.B(choices: choices.draw(&choices2), drawing: drawing.draw(&choices2))"
      ])
  }

  @Test("What is deprecated with its extension is generated as deprecated")
  func deprecated() {
    let generated = Generated(
      "struct A {}\n@available(*, deprecated) extension A { struct B { var b: Int } }")
    #expect(generated.lines(with: "@available(*, deprecated)").count == 3)
  }

  private static let setting = "FactoryCheck.Choices.setting(M.A()) {"

  @Test(
    "A class is made by an initialiser of its own, or else by one that it inherits",
    arguments: [
      ("final class A { let a: Int\n init(a: Int) { self.a = a } }", "M.A(a: 0)"),
      ("final class A { var a = 1; var b: Int? }", setting),
      ("final class A: Sendable { let a = 1 }", "M.A()"),
      ("final class A: ObservableObject { var a = 1 }", setting),
      ("final class A: SyncScheduling { var a = 1 }", setting),
      ("final class A: Store.Delegate { @Stored(key: 1) var a: Int }", "M.A()"),
      ("class B { init(b: Int) {} }\nfinal class A: B { var a = 1 }", "M.A(b: 0)"),
      ("class B { init(b: Int) {} }\nfinal class A: B { init(a: Int) {} }", "M.A(a: 0)"),
      ("protocol P {}\nfinal class A: P { convenience init(x: Int) { self.init() } }", "M.A(x: 0)"),
      ("actor A { let a: Int\n init(a: Int) { self.a = a } }", "M.A(a: 0)"),
    ])
  func classes(source: String, expected: String) {
    #expect(Generated(source).provided("M.A") == expected)
  }

  @Test(
    "Behind an initialiser, members are set that others may set and that it does not",
    arguments: [
      ("var a = 1; var b: [String: C] = [:]; init() {}", ["a", "b"]),
      ("private(set) var a = 1; private var b = 2; fileprivate var c = 3; init() {}", []),
      ("let a = 1; lazy var b = 2; static var c = 3; var d: Int { 4 }; init() {}", []),
      ("var a = 1 { didSet {} }; weak var b: D?; @W var c = 1; init() {}", ["a"]),
      (
        "var a: D = D(); var b: D?; var c: [D] = []; var d: any P = D(); init() {}",
        ["a", "b", "c"]
      ),
      ("var a: H = H(); var b: [G] = []; var c: [G.I] = []; init(n: Int) {}", ["c"]),
      ("var a = 1; init?() { nil }", []), ("var a = 1; init(b: Int) {}", ["a"]),
      ("var a = 1; init(b: Int) { self.a = b }", []), ("var a = 1; init(a: Int) {}", []),
      ("var a = 1; let b: Int; init(a: Int, b: Int) { self.b = a }", []),
      ("var a = 1; var ab: Int; init(b: Int) { ab = b }", ["a"]),
      ("var a: Int?; var b: Int; init(_ n: Int) { b = n }", ["a"]),
      ("var a = 1; init(_ n: Int...) {}", ["a"]),
      ("private(set) var a = 1; lazy var b = 2; let c = 3; init(n: Int) {}", []),
      ("var a = 1 { didSet { assert(a > 0) } }; init(n: Int) {}", []),
      ("var a = 1 { didSet {} }; var e = E.a; var d: [D] = []; init(n: Int) {}", ["a", "d", "e"]),
      ("var a = 1; init(n: Int, _: Never? = nil) {}", ["a"]),
      ("var a = 1; var b: Int; init() { b = 2 }; init(n: Int) { self.init() }", ["a", "b"]),
      ("var a = 1; var b = 2; init() {}; init(n: Int) { self.init(); b = n }", ["a"]),
      ("var a = 1; init(n: Int) { self.init(m: n) }; private init(m: Int) {}", []),
      ("var a = 1 // arbitrary: skip\n var b: () -> Int = { 1 }; init() {}", ["b"]),
      ("var a: Self?; var b: [A] = []; var c: [Int: A?] = [:]; init() {}", ["a", "b", "c"]),
      ("var f = F.zero; var g: [F] = []; init() {}", ["f", "g"]),
      ("var j = J(); var k: [K] = []; var p: (any P)?; init() {}", ["j", "k"]),
      ("var a = 1 { willSet { precondition(newValue > 0) } }; var b = 2; init() {}", ["b"]),
      ("var a = 1 { didSet { if a < 0 { fatalError() } } }; var b = 2; init() {}", ["b"]),
      ("private var c = 1; var a: Int { get { c } set { assert(a > 0); c = a } }; init() {}", []),
      ("var a = 1 { didSet { assert(a > 0) } } // arbitrary: .int(in: 1...9)\n init() {}", ["a"]),
    ])
  func settable(members: String, set: [String]) {
    let types = """
      struct C { var n: Int }
      final class D: P { init() {} }
      enum E { case a, b(C) }
      struct F { var n = 1; static let zero = F(); var next: F { F(n: n + 1) } }
      final class G { let p: any P; struct I { weak var g: G? }; init(p: any P) { self.p = p } }
      class H { var g: G?; init() {} }
      struct J { var n = 1; var p: [any P] = []; init() {} }
      struct K { var j = J(); init() {} }
      protocol P {}
      """
    for kind in ["struct", "final class"] {
      let generated = Generated("\(types)\n\(kind) A { \(members) }")
      #expect(Set(generated.setMembers(of: "M.A")) == Set(set))
    }
  }

  @Test(
    "What would hold another one without end keeps its default, and a note says so",
    arguments: [
      ("var a = A.first; var b: [A] = []; init() {}", ["b"], "a `A` itself"),
      (
        "var b: B?; var c: C = C.first; init() {}", ["b"],
        "of type `C`, where each value would hold another one"
      ),
      ("var d: D?; init() {}", [], "of type `D`, which is skipped as well"),
    ])
  func withoutEnd(members: String, set: [String], reason: String) {
    let types = """
      final class B { var n = 1; init() {} }
      final class C { var a: A; init(a: A) { self.a = a }; static var first: C { fatalError() } }
      // arbitrary: skip
      final class D { init() {} }
      """
    let generated = Generated(
      "\(types)\nfinal class A { \(members)\n static var first: A { A() } }")
    #expect(generated.setMembers(of: "M.A") == set)
    #expect(generated.notes.contains { $0.contains("at its default, for it is \(reason)") })
  }

  @Test("What an unavailable extension conforms to is what a type does not conform to")
  func unavailableConformance() {
    let source = """
      protocol P {}
      @available(*, unavailable) extension A: Sendable {}
      struct A: P { var n: Int }
      struct S { var p: any P & Sendable }
      """
    #expect(Generated(source).provided("M.S") == nil)
    let available = source.replacing("@available(*, unavailable) ", with: "")
    #expect(Generated(available).provided("M.S") != nil)
  }

  @Test(
    "What a class inherits is set as well",
    arguments: [
      ("class B { var b = 1 }", "var a = 1"),
      ("class B { var b = 1; init() {} }", "var a = 1; override init() {}"),
      ("class C { var b = 1 }\nclass B: C { var a = 1 }", ""),
      ("class B { var b = 1; var a = 2 }", "override var a: Int { didSet {} }"),
      (
        "class B { var b = 1; private var c = 2 }",
        "var a = 1; convenience init(d: Int) { self.init() }"
      ),
    ])
  func inheritedSettable(superclass: String, members: String) async throws {
    let source = "\(superclass)\nfinal class A: B { \(members) }"
    let generated = Generated(source)
    let isSet = generated.provided("M.A") == Self.setting
    #expect(isSet != source.contains("convenience"))
    let files = try MockCompilation(["M.swift": source, "Gens.swift": generated.text])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Gens.swift"], module: "Tests")
    guard isSet else { return }
    #expect(generated.setMembers(of: "M.A") == ["a", "b"])
  }

  @Test("What a class overrides is not set by the superclass' declaration")
  func overridden() {
    let generated = Generated(
      """
      class B { var title = ""; var count = 1; init() {} }
      final class A: B {
        @available(*, unavailable) override var title: String { get { "" } set {} }
        var own = 1
      }
      """)
    #expect(generated.setMembers(of: "M.A") == ["own", "count"])
  }

  @Test("What the main actor alone makes is set there")
  func setOnMainActor() async throws {
    let source = """
      public final class Free { public var a = 1; public var held = Held(); @MainActor public init() {} }
      @MainActor public final class Bound { public var a = 1; public nonisolated init() {} }
      public struct Held { public var n = 1; public var f: () -> Int = { 1 } }
      """
    let generated = Generated(source)
    for name in ["Free", "Bound"] {
      #expect(generated.provided("M.\(name)") == "FactoryCheck.Choices.onMainActor {")
    }
    let files = try MockCompilation(["M.swift": source, "Gens.swift": generated.text])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Gens.swift"], module: "Tests")
  }

  @Test("A generic class that can be subclassed has factories that ask for what its values need")
  func genericClasses() {
    let generated = Generated(
      "class A<T> { let t: T\n init(t: T) { self.t = t } }\nstruct B<C> { let a: A<C> }")
    #expect(generated.notes.isEmpty)
    #expect(generated.provided("M.B<C>") == "M.B<C>(a: FactoryCheck.Factory<M.A<C>>.provide())")
    #expect(generated.lines(with: "extension M.A").isEmpty)
    #expect(
      generated.lines(with: "T == M.A<T1>") == [
        ") -> M.A<T1> where T1: FactoryCheck.Providable, T == M.A<T1> {",
        ") -> FactoryCheck.Gen<M.A<T1>> where T1: FactoryCheck.Arbitrary, T == M.A<T1> {",
        ") throws(FactoryCheck.Discard) -> M.A<T1> where T1: FactoryCheck.Arbitrary, T == M.A<T1> {",
      ])
  }

  @Test(
    "What a wrapper may take as an expression, and make a value of later, is drawn before the call",
    arguments: [
      "public init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }",
      "public init(wrappedValue: @autoclosure @escaping () -> T, _ key: String = \"\") "
        + "{ make = wrappedValue }",
    ])
  func delayed(initializer: String) async throws {
    let source = """
      @propertyWrapper public struct Later<T> {
        var make: () -> T
        \(initializer)
        public var wrappedValue: T { make() }
      }
      public struct A { @Later public var a = 1; @Later public var b: [String]; public var c: Int }
      @MainActor public final class Model { public init() {} }
      @MainActor public struct View { @Later var model: Model; @Later var n: Int = 1 }
      """
    let generated = Generated(source)
    let files = try MockCompilation(["M.swift": source, "Gens.swift": generated.text])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Gens.swift"], module: "Tests")
  }

  @Test(
    "A struct on the main actor is made there where a default is",
    arguments: [
      ("var n: Int = Size.limit", false), ("var n: UIView = UIView()", false),
      ("var n: String = \"\\(Size.limit)\"", false), ("var n: [Int: Int] = [limit: 1]", false),
      ("var n: Int = isOn ? limit : 3", false), ("var n: Free = Free(x: Size.limit)", false),
      ("var n: Color = .init(r: 0)", false),
      ("var n: Color? = .red", false), ("var n: [Color] = [.red]", false),
      ("var n: Color; let m = Color.red", false), ("var n: Int; private let c = count()", false),
      ("var n: Int = { count() }()", false), ("var n: Int = 3", true),
      ("var n: Mode = .off", true), ("var n: Mode = Mode.off", true),
      ("var n: Point = Point(x: 1)", true), ("var n: Date = Date(timeIntervalSince1970: 0)", true),
      ("var n: Date = .now", true), ("var n: @MainActor () -> Int = { count() }", true),
      ("var n: [String: Int] = [\"Size\": 1]", true), ("var n: Free = .first", true),
      ("var n: Int; let f: (Int) -> Int = { $0 }", false), ("var n: Int; let m = 3", true),
      ("var n: Int; let f: @Sendable (Int) -> Int = { $0 }", true),
      ("var n: Int; let m: Node = Node()", false),
      ("var n: Int; private let m: Node? = nil", false),
    ])
  func defaultsOnMainActor(members: String, isFree: Bool) {
    let source = """
      import Foundation
      @MainActor enum Size { static let limit = 3 }
      @MainActor struct Color { let r: Int; init(r: Int) { self.r = r }; static let red = Color(r: 1) }
      @MainActor enum Mode { case off }
      @MainActor struct Point { var x: Int }
      nonisolated final class Node { init() {} }
      struct Free { var x: Int; static let first = Free(x: 1) }
      @MainActor func count() -> Int { 1 }
      @MainActor struct A { \(members) }
      """
    let provided = Generated(source).provided("M.A")
    #expect(provided?.contains("onMainActor") == !isFree, "\(provided ?? "")")
  }

  @Test("What has wrapped members on the main actor is made there")
  func wrappedOnMainActor() async throws {
    let source = """
      @propertyWrapper public struct State<T> {
        public var wrappedValue: T
        public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
      }
      @MainActor public struct View { @State var isOn = false; var title: String }
      @MainActor public struct Plain { var title: String }
      """
    let generated = Generated(source)
    #expect(generated.provided("M.View") == "FactoryCheck.Choices.onMainActor {")
    #expect(generated.provided("M.Plain") == "M.Plain(title: \"\")")
    let files = try MockCompilation(["M.swift": source, "Gens.swift": generated.text])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Gens.swift"], module: "Tests")
  }

  @Test("The value of a wrapper, which may be kept otherwise, is drawn before the call")
  func unknownWrapper() {
    let generated = Generated("struct A { @Elsewhere var a: Int; var b: Int }")
    #expect(
      generated.lines(with: "let a =") == [
        "let a = try choices.draw(Int.self)", "let a = try a.draw(&choices)",
      ])
    let known = Generated(
      "struct A { @W var a: Int }\n@propertyWrapper struct W { var wrappedValue: Int }")
    #expect(known.lines(with: "(M.A(a: a), as: ").count == 2)
  }

  @Test(
    "A private member whose wrapper begins by itself does not hide the memberwise initialiser",
    arguments: [
      ("@W private var g = 1; let n: Int", "M.A(n: 0)"),
      ("@W private var g = 1; @W var n: Int", "M.A(n: 0)"),
      ("@Key(1) private var g: Int; let n: Int", "M.A(n: 0)"),
      ("@Elsewhere private var g = 1; let n: Int", "M.A(n: 0)"),
      ("@Elsewhere(2) private var g: Int; let n: Int", "M.A(n: 0)"),
      ("@W private var g: Int; let n: Int", nil), ("private var g = 1; @W var n: Int", nil),
      ("private var g = 1; @W private var n = 2", "M.A()"),
    ])
  func privateWrapped(members: String, call: String?) {
    let source = """
      @propertyWrapper struct W<V> { var wrappedValue: V }
      @propertyWrapper struct Key { var wrappedValue: Int { 1 }; init(_ key: Int) {} }
      struct A { \(members) }
      """
    #expect(Generated(source).provided("M.A") == call)
  }

  @Test("What a case makes values of later is drawn before it")
  func autoclosures() async throws {
    let source = """
      enum Term { case sum(@autoclosure () -> Int, Int), number(Int) }
      struct Holder { let terms: [Term] }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(!mocks.conformances.contains("_sum") && mocks.conformances.contains("_number"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "An attribute of the language sets no member of a class, as a macro's may",
    arguments: [
      ("@usableFromInline", false), ("@available(iOS 13, *)", false), ("@_documentation", false),
      ("@objc public", false), ("@Stored", true), ("@stored", true),
    ])
  func attributes(word: String, isSet: Bool) {
    let generated = Generated("class A: Codable { \(word) var id: String }")
    #expect(generated.text.contains("M.A()") == isSet)
    #expect(generated.text.contains("<M.A>.decoded") != isSet)
  }
}
