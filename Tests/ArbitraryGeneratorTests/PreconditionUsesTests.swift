import Testing

@testable import ArbitraryGenerator

/// What initialisers end the program without that ask something of a value which the file says the
/// answer of.
struct PreconditionUsesTests {
  /// Behind the initialiser that is looked at.
  private static let file = """
    extension Array {
      var middle: Element { self[count / 2] }
      var ends: (Element, Element) { get { (first!, self.last!) } }
      var own: Int { count }
      func at(_ place: Int) -> Element { return self[place] }
      func half() -> Element { at(count / 2) }
      func taken(count: Int) -> ArraySlice<Element> { Array(repeating: self[0], count: 3)[...] }
      func both(b: Int) -> Element { self[b] }
      subscript(from end: Int) -> Element { get { self[count - end] } set { self[0] = newValue } }
    }
    extension Collection {
      var firstTwo: [Element] { let count = 2; let first = first!; return [first, self[count]] }
    }
    extension StringProtocol {
      subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
      var initial: Character { guard !isEmpty else { fatalError() }; return first! }
    }
    extension Optional {
      func orFail() -> Wrapped { self! }
    }
    extension Int {
      var squared: Int { self * self }
      func over(_ n: Int) -> Int { self / n }
      func endless() -> Int { endless() + endless() }
    }
    struct Grid {
      var cells: [Int], origin: Int
      var name: String?
      let width: Int
      var rows: [[Int]] { [cells] }
      func cell(_ i: Int) -> Int { cells[i] }
      func named() -> String { name! }
      var first: Int { cells[0] }
      subscript(row: Int, column: Int) -> Int { cells[row * width + column] }
      static func cell(_ g: Grid, at i: Int) -> Int { g.cells[i] }
    }
    struct Other { func middle() -> Int { fatalError() } }
    """

  private func asked(_ body: String) throws -> [String] {
    let source = """
      struct S {
        let b: [Int]
        init(b: [Int], t: String, a: Int, o: Int?, g: Grid, x: Other) { \(body) }
      }
      """
    return try InitializerSource.demands(ofFirstIn: source + "\n" + Self.file).conditions
      .filter { !$0.text.isEmpty && $0.isReadable }.map(\.text)
  }

  @Test(
    "What extensions add to the library's types is looked into",
    arguments: [
      ("m = b.middle", ["b.indices.contains(b.count / 2)"]),
      ("self.b = b; m = self.b.middle", ["b.indices.contains(b.count / 2)"]),
      ("m = b.ends.0", ["b.first != nil", "b.last != nil"]), ("m = b.own", []),
      ("m = b.at(a)", ["b.indices.contains(a)"]), ("m = b.at(3)", ["b.indices.contains(3)"]),
      ("m = b.half()", ["b.indices.contains((b.count / 2))"]),
      ("m = b.taken(count: 2)", ["b.indices.contains(0)"]),
      ("m = b[from: a]", ["b.indices.contains(b.count - a)"]), ("m = t[3]", ["3 < t.count"]),
      ("m = t.initial", ["!t.isEmpty", "t.first != nil"]), ("m = o.orFail()", ["o != nil"]),
      ("if a > 0 { m = b.middle }", ["!(a > 0) || (b.indices.contains(b.count / 2))"]),
      ("if b.middle > 0 { m = 3 }", ["b.indices.contains(b.count / 2)"]),
      ("m = a.over(b.count)", ["(b.count) != 0"]),
    ])
  func extensions(body: String, conditions: [String]) throws {
    let found = try asked(body)
    #expect(conditions.allSatisfy(found.contains), "\(found)")
    #expect(found.isEmpty == conditions.isEmpty)
  }

  @Test(
    "What the file's own types are asked is looked into",
    arguments: [
      ("m = g.cell(a)", ["g.cells.indices.contains(a)"]),
      ("m = g.first", ["g.cells.indices.contains(0)"]),
      ("m = g.named()", ["g.name != nil"]),
      ("m = g[a, 2]", ["g.cells.indices.contains(a * g.width + 2)"]),
      ("m = g.cells[a]", ["g.cells.indices.contains(a)"]),
      ("m = g.rows[0][a]", ["g.rows.indices.contains(0)", "g.rows[0].indices.contains(a)"]),
    ])
  func ownTypes(body: String, conditions: [String]) throws {
    #expect(try asked(body) == conditions)
  }

  @Test(
    "What is asked at times, or of nobody knows what, is not",
    arguments: [
      "m = a > 0 && b.middle > 0", "m = f(b).middle",
      "m = x.first", "let b = f(b); m = b.middle", "m = a.endless()", "m = o?.squared",
    ])
  func unknown(body: String) throws {
    #expect(try asked(body) == [])
  }

  /// In another file than the initialiser.
  private static let otherFile = """
    extension Array {
      var middle: Element { self[count / 2] }
      func at(_ place: Int) -> Element { return self[place] }
    }
    extension Array where Element == Int {
      func raised(_ n: Int, at place: Int = 0) -> Int { self[place] + n }
    }
    extension StringProtocol {
      subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    }
    extension BinaryInteger { func over(_ n: Self) -> Self { self / n } }
    func require(_ n: Int, in range: ClosedRange<Int> = 0...9) { precondition(range.contains(n)) }
    func logged(_ n: Int) -> Int { n }
    private func limited(_ n: Int) { precondition(n < 9) }
    private extension Array { var second: Element { self[1] } }
    extension Array { fileprivate var third: Element { self[2] } }
    enum Check {
      static func isShort(_ text: String) { guard text.count < 5 else { fatalError() } }
    }
    struct Shelf {
      var books: [Int]
      static func book(_ place: Int, of shelf: Shelf) { if place < 0 { fatalError() } }
    }
    struct Box {
      private var things: [Int]
      init(_ things: [Int]) { self.things = things }
      static func check(_ place: Int, of box: Box) { precondition(place < box.things.count) }
    }
    """

  private func generated(_ body: String) -> Generated {
    let types = """
      struct S {
        let m: Int
        init(b: [Int], t: String, a: Int, h: Shelf, x: Box) { \(body) }
      }
      """
    return Generated(
      ["Sources/M/Types.swift": types, "Sources/M/Other.swift": Self.otherFile], testables: ["M"])
  }

  @Test(
    "What other files ask is asked of what is handed on to them",
    arguments: [
      ("m = b.middle", "b.indices.contains(b.count / 2)"), ("m = b.at(a)", "b.indices.contains(a)"),
      ("if a > 3 { m = b.at(a) }", "!(a > 3) || (b.indices.contains(a))"),
      ("if b.middle > 3 { m = 1 }", "b.indices.contains(b.count / 2)"),
      ("m = a > 3 ? b.at(a) : 2", "!(a > 3) || (b.indices.contains(a))"),
      ("m = t[a]", "a < t.count"), ("m = a.over(b.count)", "(b.count) != 0"),
      ("m = b.raised(1)", "b.indices.contains(0)"),
      ("m = b.raised(1, at: a)", "b.indices.contains(a)"),
      ("m = a; require(a)", "(0...9).contains(a)"),
      ("m = a; if a > 0 { require(a) }", "!(a > 0) || ((0...9).contains(a))"),
      ("m = a; Check.isShort(t)", "t.count < 5"),
      ("m = a; Shelf.book(a, of: h)", "!(a < 0)"),
    ])
  func otherFiles(body: String, condition: String) {
    let generated = generated(body)
    #expect(generated.text.contains("guard \(condition) else"), "\(generated.text)")
    #expect(generated.notes == [])
  }

  @Test("What cannot be seen from elsewhere is told")
  func hidden() {
    let generated = generated("m = 0; Box.check(a, of: x)")
    #expect(generated.notes.contains { $0.contains("relies on `a < x.things.count`") })
  }

  @Test(
    "What does not end the program, or is of another name or type, asks nothing",
    arguments: [
      "m = logged(a)", "m = a; limited(a)", "m = b.second", "m = b.third", "m = a; require(of: a)",
      "m = a; Other.isShort(t)", "m = a; isShort(t)",
      "m = t.middle", "m = b[a: 0]", "m = b[safe: a] ?? 0", "let b = a; m = b.at(3)",
    ])
  func others(body: String) {
    let generated = generated(body)
    #expect(!generated.text.contains("guard"), "\(generated.text)")
    #expect(generated.notes == [])
  }

  @Test("A parameter of the function hides the name of what it is asked of")
  func hiding() throws {
    #expect(try asked("m = b.both(b: a)") == [])
  }

  @Test("Names that a body declares itself are no members")
  func locals() throws {
    #expect(try asked("m = b.firstTwo") == ["b.indices.contains(2)"])
  }

  @Test(
    "Numbers that extensions compute with are small enough for that",
    arguments: [
      "m = a.squared", "self.m = a.squared", "m = a.over(2) + a.squared",
    ])
  func magnitudes(body: String) throws {
    let source = "struct S { init(a: Int) { \(body) } }\n" + Self.file
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(demands.magnitudes(of: "a").contains { $0 <= .term })
  }
}
