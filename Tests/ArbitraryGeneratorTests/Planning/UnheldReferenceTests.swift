import Testing

@testable import ArbitraryGenerator

/// What objects refer to and do not keep, and what others set behind their initialisers.
struct UnheldReferenceTests {
  @Test(
    "What a superclass keeps unowned or weak is kept for its subclasses, too",
    arguments: [
      "init(world: W) { super.init(of: world) }", "override init(of w: W) { super.init(of: w) }",
      "",
    ], ["unowned let w: W", "weak var w: W?", "unowned(unsafe) let w: W"])
  func inheritedUnheld(initializer: String, property: String) {
    let generated = Generated(
      """
      final class W {}
      class A { \(property); init(of world: W) { w = world } }
      final class B: A { \(initializer) }
      """)
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "Choices.keep(").count >= 4)
  }

  @Test(
    "What another property holds as well is not kept",
    arguments: [
      "weak var w: W?; let all: W", "weak var w: W?; weak var v: W?; var all: W?", "let all: W",
    ])
  func held(properties: String) {
    let generated = Generated(
      "final class W {}\nfinal class A { \(properties); init(of x: W) { all = x; self.x(x) } }")
    #expect(generated.lines(with: "Choices.keep(").isEmpty)
  }

  @Test("One of several of the type that may be gone for good is")
  func unownedAmongOthers() {
    let generated = Generated(
      """
      final class W {}
      final class A { let all: W; unowned let w: W; init(of x: W, _ y: W) { all = x; w = y } }
      """)
    #expect(generated.lines(with: "Choices.keep(x, for: $0)").count >= 2)
    #expect(generated.lines(with: "Choices.keep(y, for: $0)").count >= 2)
  }

  @Test("A collaborator that others have to set is named")
  func injected() {
    let source = """
      protocol P: AnyObject {}
      final class A { var p: P!; weak var v: (any P)!; var o: P?; var n: Int!; private var q: P! }
      """
    #expect(
      Generated(source).notes.filter { $0.contains("set by others") }
        == ["p", "q", "v"].map { name in
          "Sources/M/A.swift:2:13: note: `A` keeps `\(name)` at `nil`, for it is of protocol type, "
            + "`\(name == "v" ? "(any P)" : "P")!`, and set by others than initialisers\n"
            + "  fix: set it in the property, or have an initialiser take it"
        })
  }

  private static let protocols = """
    protocol V: AnyObject { func v() -> Int }
    protocol I { func i(_ done: @escaping (Int) -> Void) }
    @MainActor protocol S: AnyObject { var title: String { get set } }
    protocol W: Sendable { func w() async -> Int }

    """

  @Test(
    "A collaborator is set to a mock of its protocol, which is kept where that is not held",
    arguments: [
      ("final class A { weak var v: V!; var i: I! }", ["v", "i"], ["v"]),
      ("final class A { weak var v: (any V)?; var i: (any I)?; init() {} }", ["v", "i"], ["v"]),
      ("class A { unowned var v: V!; let n: Int; init(n: Int) { self.n = n } }", ["v"], ["v"]),
      ("final class A { var i: I!; let n: Int; init(n: Int) { self.n = n; i = nil } }", [], []),
      ("final class A { private(set) var i: I!; private var v: V? }", [], []),
      (
        "class B { weak var i: V!; var s: S?; init() {} }; final class A: B { var v: V! }",
        ["v", "i", "s"], ["i"]
      ),
      (
        "class B { var i: I!; var s: S!; init() { s = nil } }; final class A: B { var v: V! }",
        ["v", "i"], []
      ),
      (
        "class B { var i: I!; fileprivate init() {} }\n"
          + "final class A: B { override init() { super.init(); i = nil } }", [], []
      ),
      (
        "class B { var i: I!; fileprivate init() {} }\n"
          + "final class A: B { override init() { super.init() } }", ["i"], []
      ),
      (
        "@MainActor final class A { weak var v: V!; var s: S!; var w: W? }", ["v", "s", "w"], ["v"]
      ),
      ("final class A { weak var s: S!; var w: W! { didSet { print(1) } } }", ["s", "w"], ["s"]),
      ("final class A<T> { var v: V! }", [], []),
      ("struct A { var v: V!; init() {} }", [], []),
    ])
  func collaborators(source: String, set: [String], kept: [String]) async throws {
    let source = Self.protocols + source
    let mocks = GeneratedMocks(source, testables: ["M"])
    for name in ["v", "i", "s", "w"] {
      #expect(mocks.conformances.contains("$0.\(name) = ") == set.contains(name))
      let isKept =
        mocks.conformances.contains("Choices.keep(\(name), for: $0)")
        || mocks.conformances.contains("Choices.keep(\(name).value, for: $0)")
      #expect(isKept == kept.contains(name))
    }
    try await mocks.compile(beside: source)
  }

  @Test(
    "One whose mock would lead back without an end stays nil",
    arguments: [
      ("protocol P { func a() -> A }\nfinal class A { var p: P! }", ["A.p"]),
      (
        """
        protocol P { func b() -> B }
        protocol Q { func a() throws -> A }
        final class A { var p: P! }
        final class B { var q: Q! }
        """, ["A.p", "B.q"]
      ),
      (
        """
        protocol P { func b() -> B }
        protocol Q { func a() -> A }
        final class A { init(p: P) {} }
        final class B { var q: Q! }
        """, ["B.q"]
      ),
      ("protocol P { func a() -> A? }\nfinal class A { var p: P! }", []),
      ("protocol P { func a() -> A }\nfinal class A { weak var p: P? }", []),
      (
        """
        protocol P { var d: D { get } }
        final class A { var p: P!; init() {} }
        final class D { var a: A = A(); init() {} }
        """, ["A.p"]
      ),
      (
        """
        protocol P { func d() -> D }
        class A { var p: P! }
        final class B: A {}
        struct D { var b = B(); let n: Int; init(n: Int) { self.n = n } }
        """, ["A.p", "B.p"]
      ),
    ])
  func leadingBack(source: String, kept: [String]) async throws {
    let source = source.replacing("protocol P", with: "protocol P: AnyObject")
    let mocks = GeneratedMocks(source, testables: ["M"])
    let notes = mocks.notes.filter { $0.contains("at `nil`, for it is of protocol type") }
    #expect(notes.count == kept.count)
    for name in kept {
      let parts = name.split(separator: ".")
      #expect(notes.contains { $0.contains("`\(parts[0])` keeps `\(parts[1])` at `nil`") })
    }
    try await mocks.compile(beside: source)
  }

  @Test("One that associated types are given to, or that a storyboard connects, stays nil")
  func unset() {
    let source = """
      protocol R<T>: AnyObject { associatedtype T; func one() -> T }
      final class A { var r: (any R<A>)!; var s: (any R<Int>)?; @IBOutlet weak var v: V! }
      """
    let mocks = GeneratedMocks(Self.protocols + source, testables: ["M"])
    #expect(mocks.notes.filter { $0.contains("set by others than initialisers") }.count == 2)
    #expect(!mocks.conformances.contains("$0."))
  }

  @Test("One whose observers may end the program is named")
  func checked() {
    let source = "final class A { var w: W? { willSet { precondition(newValue != nil) } } }"
    let notes = GeneratedMocks(Self.protocols + source, testables: ["M"]).notes
    #expect(notes.contains { $0.contains("`A` keeps `w` at its default") }, "\(notes)")
  }
}
