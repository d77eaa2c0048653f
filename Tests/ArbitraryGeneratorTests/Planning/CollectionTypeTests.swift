import Testing

@testable import ArbitraryGenerator

/// Collections of packages, which a call makes of what they hold.
struct CollectionTypeTests {
  @Test(
    "They are made of arrays, and of pairs where they have keys, so that their order replays",
    arguments: [
      ("Collections", "Deque<Int>", "Deque<Int>(choices.draw([Int].self))"),
      ("DequeModule", "Deque<Int>", "Deque<Int>(choices.draw([Int].self))"),
      (
        "OrderedCollections", "OrderedSet<String>",
        "OrderedSet<String>(choices.draw([String].self))"
      ),
      (
        "OrderedCollections", "OrderedDictionary<Int, Bool>",
        "}.array().draw(&choices), uniquingKeysWith: { first, _ in first })"
      ),
      (
        "ComposableArchitecture", "IdentifiedArrayOf<B>",
        "IdentifiedArrayOf<B>(choices.draw([M.B].self), uniquingIDsWith: { first, _ in first })"
      ),
      (
        "IdentifiedCollections", "IdentifiedArray<Int, B>",
        "IdentifiedArray<Int, M.B>(choices.draw([M.B].self), uniquingIDsWith: { first, _ in first })"
      ),
    ])
  func made(module: String, type: String, draw: String) {
    let generated = Generated(
      "import \(module)\nstruct A { let n: Int; let it: \(type) }\nstruct B { let id: Int }")
    #expect(generated.notes == [])
    #expect(generated.text.contains(draw.replacing("<B>", with: "<M.B>")))
    #expect(generated.text.contains("\(type.replacing("B>", with: "M.B>")) = ["))
  }

  @Test(
    "They are left to the compiler where another module has the name, or somebody conforms them")
  func others() {
    let unknown = Generated("import Other\nstruct A { let it: Deque<Int> }")
    #expect(unknown.text.contains("choices.draw(Deque<Int>.self)"))
    let byHand = Generated(
      """
      import Collections
      extension Deque: Arbitrary where Element: Arbitrary {}
      struct A { let it: Deque<Int> }
      """)
    #expect(byHand.text.contains("choices.draw(Deque<Int>.self)"))
    let own = Generated(
      "import Collections\nstruct Deque<T> { let t: T }\nstruct A { let it: Deque<Int> }")
    #expect(own.provided("M.A") == "M.A(it: M.Deque<Int>.provide())")
  }

  /// As much of the package as is used.
  private static let standIn = """
    public struct Deque<Element>: ExpressibleByArrayLiteral {
      public init<S: Sequence>(_ elements: S) where S.Element == Element {}
      public init(arrayLiteral elements: Element...) {}
    }
    extension Deque: Sendable where Element: Sendable {}
    public struct OrderedSet<Element: Hashable>: Hashable, ExpressibleByArrayLiteral {
      public init<S: Sequence>(_ elements: S) where S.Element == Element {}
      public init(arrayLiteral elements: Element...) {}
    }
    extension OrderedSet: Sendable where Element: Sendable {}
    public struct OrderedDictionary<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
      public init<S: Sequence>(
        _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value) {}
      public init(dictionaryLiteral elements: (Key, Value)...) {}
    }
    extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
    """

  @Test("They compile in members, arguments, functions, protocols, and around what leads back")
  func compiles() async throws {
    let source = """
      import Collections
      protocol Shape {}
      struct Circle: Shape { let r: Int }
      struct Page<Item: Hashable> { var items: OrderedSet<Item>; var n: Int }
      struct A {
        var maybe: OrderedSet<String>?
        var table: OrderedDictionary<String, [Int]>
        var page: Page<Int>
        var deep: [Deque<OrderedSet<Int>>]
        var shapes: Deque<any Shape>
        var pairs: Deque<(Int, String)>
        var f: (Deque<Int>) -> OrderedSet<Int>
      }
      indirect enum Tree { case node(Deque<Tree>), leaf }
      final class Node { var children: Deque<Node>; init(children: Deque<Node>) { self.children = children } }
      struct Sets { let sets: Set<OrderedSet<Int>> }
      protocol Queueing {
        var queue: Deque<Int> { get set }
        func load(_ table: OrderedDictionary<Int, String>) async throws -> OrderedSet<String>
        func queue<T>(of t: T) -> Deque<T>
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let files = try MockCompilation([
      "Collections.swift": CollectionTypeTests.standIn, "M.swift": source,
      "Mocks.swift": mocks.text,
      "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["Collections.swift"], module: "Collections")
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }
}
