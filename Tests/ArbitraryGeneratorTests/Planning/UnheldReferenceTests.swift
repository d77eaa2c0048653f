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
}
