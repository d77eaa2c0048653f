import Testing

@testable import ArbitraryGenerator

/// What is asked of arguments that an initialiser hands on, and of what stands in other types.
struct CalledPreconditionTests {
  /// What is asked where the gen of the first type calls its initialiser.
  private func asked(_ source: String) -> Set<String> {
    Set(
      Generated(source).lines(with: "guard ")
        .compactMap { $0.split(separator: " else ").first.map { String($0.dropFirst(6)) } })
  }

  @Test(
    "What a called initialiser ends the program without is asked in the caller's terms",
    arguments: [
      ("init(a: Int) { self.init(b: a) }\ninit(b: Int) { precondition(b > 3); n = b }", "a > 3"),
      ("init(a: Int) { n = Other(a).n }", "a != 7"),
      ("init(a: Int) { let other = Third(first: 1, a); n = other.n }", "a < 9"),
      ("init(a: Int) { n = Fourth(a).n }", "a != 7"),
    ])
  func called(body: String, condition: String) {
    let others = """
      struct Other { let n: Int; init(_ m: Int) { precondition(m != 7); n = m } }
      struct Third { let n: Int; init(first: Int, _ second: Int) { if second >= 9 { fatalError() }; n = 0 } }
      struct Fourth { let n: Int; init(_ a: Int) { n = Other(a).n } }
      """
    let expected = condition == "a < 9" ? "!(a >= 9)" : condition
    #expect(asked("struct S { let n: Int\n\(body) }\n\(others)").contains(expected))
  }

  @Test(
    "Not where it is called at times, with something else, or as another type",
    arguments: [
      "init(a: Int) { if x { n = Other(a).n } }", "init(a: Int) { n = Other(a + 1).n }",
      "init(a: Int) { n = Optional(a).n }", "init(a: Int) { n = Twice(a).n }",
      "init(a: Int) { let a = 3; n = Other(a).n }", "init(a: Int) { n = Unknown(a).n }",
      "init(a: Int) { n = make { Other(a) } }",
    ])
  func notCalled(body: String) {
    let others = """
      class Other { let n: Int; init(_ m: Int) { precondition(m != 7); n = m } }
      class Optional { let n: Int; init(_ m: Int?) { precondition(m == nil || m! > 0); n = 1 } }
      class Twice { let n: Int; init(_ m: Int) { precondition(m > 0) }
        init(_ m: Int, _ k: Int = 1) {}
        init(_ m: Int) where X: Y { precondition(m > 1) } }
      """
    #expect(
      asked("struct S { let n: Int\n\(body) }\n\(others)").isDisjoint(with: ["a != 7", "a > 0"]))
  }

  @Test(
    "Constants of types are asked by their full names, where they can be seen",
    arguments: [
      ("precondition(a < Limits.most)", "a < M.Outer.Limits.most"),
      ("precondition(a < Self.own)", "a < M.Outer.S.own"),
      ("precondition(a < Limits.hidden)", nil), ("precondition(a < Limits.made())", nil),
      ("precondition(a < Limits.missing)", nil), ("precondition(a < Unknown.most)", nil),
      ("precondition(a < Limits.five)", "a < 5"), ("precondition(a != Self.instance)", nil),
    ] as [(String, String?)])
  func constants(statement: String, condition: String?) {
    let source = """
      enum Outer {
        enum Limits {
          static let most = f(); private static let hidden = f(); private static let five = 5
          static func made() -> Int { 3 }
        }
        struct S {
          static let own = f(); let instance = f()
          init(a: Int) { \(statement) }
        }
      }
      """
    #expect(asked(source) == Set([condition].compactMap(\.self)))
  }

  @Test("Members that somebody hides are not asked for")
  func members() {
    let source = """
      struct S { init(_ all: [Item]) {
        precondition(all.allSatisfy { $0.isOpen && $0.kind == .left }); precondition(all.first?.secret != 1)
      } }
      struct Item { let isOpen: Bool; let kind: Kind; private(set) var other = 1; private let secret = f() }
      enum Kind { case left, right }
      """
    #expect(asked(source) == ["(all.allSatisfy { $0.isOpen && $0.kind == .left })"])
  }
}
