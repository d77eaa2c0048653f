import Testing

@testable import ArbitraryGenerator

/// What properties do where they are set.
struct AccessorParserTests {
  @Test(
    "What the standard library asks for may end the program where a property is set",
    arguments: [
      "var n = 1 { didSet { while all.count > n { all.removeLast() } } }; var all = [1]",
      "var n = 1 { didSet { all = Array(all.prefix(n)) } }; var all: [Int] = []",
      "var n = 1 { didSet { last = all[n] } }; var last = 0, all = [1]",
      "var n = 1 { willSet { last = all[newValue] } }; var last = 0; let all: [Int]",
      "var n: Int { get { a.count } set { a = Array(repeating: 0, count: newValue) } }; var a = [1]",
      "var n: Int { get { a } set(other) { a = 100 / other } }; var a = 1",
      "var n = 1 { didSet { a = 100 / oldValue } }; var a = 1",
      "var n: Int? { didSet { a = n! } }; var a = 1",
      "var n: UInt = 1 { didSet { a = n - 1 } }; var a: UInt = 0",
      "var n = 1 { didSet { all.remove(at: n) } }; var all = [1]",
      "var n = 1 { didSet { rest = all.prefix(upTo: n) } }; var rest = [1][...]; let all: [Int]",
      "var n = [1] { didSet { n.sort(); a = n[n.count / 2] } }; var a = 1",
      "var n: Int { _read { yield a } _modify { yield &a; assert(a > 0) } }; var a = 1",
      "var n = 1 { didSet { trim() } }; var all = [1]; func trim() { all.removeFirst(n) }",
      "var n = 1 { didSet { check() } }; func check() { precondition(n > 0) }",
      "var n = 1 { didSet { guard n < all.count else { return }; last = all[n] } }; var last = 0, all = [1]",
      "var n = 1 { didSet { repeat { all.removeLast() } while all.count > n } }; var all = [1]",
      "var n = 1 { didSet { for _ in 0..<n { all.append(0) } } }; var all = [1]",
    ])
  func ending(members: String) throws { #expect(try mayEnd(members)) }

  @Test(
    "One that asks itself does not",
    arguments: [
      "var n = 1 { didSet { if n < 0 { n = 0 } } }", "var n = 1 { didSet { print(n) } }",
      "var n = 1 { didSet { all = Array(all.prefix(max(0, n))) } }; var all = [1]",
      "var n = 1 { didSet { guard all.indices.contains(n) else { return }; a = all[n] } }; var a = 0, all = [1]",
      "var n = 1 { didSet { guard n >= 0, n < all.count else { return }; a = all[n] } }; var a = 0, all = [1]",
      "var n = 1 { didSet { if 0 <= n && n <= all.count - 1 { a = all[n] } } }; var a = 0, all = [1]",
      "var n = 1 { didSet { if n < 0 { return }; all = Array(all.prefix(n)) } }; var all = [1]",
      "var n = [1] { didSet { n.append(3); a = n[0] } }; var a = 1",
      "var n = [1] { didSet { guard !n.isEmpty else { return }; n.sort(); a = n[n.count / 2] } }; var a = 1",
      "var n: Int { _read { yield a } _modify { yield &a } }; var a = 1",
      "var n = [1] { didSet { while n.count > 5 { n.removeFirst() } } }",
      "var n = [1] { didSet { if n.count > most { n.removeFirst(n.count - most) } } }; let most = 5",
      "var n = [1] { didSet { if !n.isEmpty { last = n[0] } } }; var last = 0",
      "var n = 1 { didSet { guard n != 0 else { return }; a = 100 / n } }; var a = 1",
      "var n = 1 { didSet { if n > 0 { a = 100 / n } } }; var a = 1",
      "var n: UInt = 1 { didSet { if n > 0 { a = n - 1 } } }; var a: UInt = 0",
      "var n: Int? { didSet { if n != nil { a = n! } } }; var a = 1",
      "var n = 1 { didSet { trim() } }; func trim() { n = max(0, n) }",
      "var n: Int { get { a } set { a = newValue } }; var a = 1",
      "var n: Int { set { f(", "var n = 1 { didSet { all[n",
      "var n = 1 { didSet { while n > all { all.removeLast(",
    ])
  func asking(members: String) throws { #expect(try !mayEnd(members)) }

  @Test(
    "What setters and observers compute with is noted, be it set there or beside it",
    arguments: [
      ("var n = 0 { didSet { d = n * 2 } }; var d = 0", ["n"]),
      ("var n = 0 { didSet { a = n * h } }; var h = 0, a = 0", ["h", "n"]),
      ("var n = 0 { didSet { self.a = self.n * self.h } }; let h: Int; var a = 0", ["h", "n"]),
      ("var n: [Int] = [] { didSet { t = n.reduce(0, +) } }; var t = 0", ["n"]),
      ("var n: [Int] = [] { didSet { for i in n { t += i } } }; var t = 0", ["n", "t"]),
      ("var n: ClosedRange<Int> = 0...1 { didSet { d = n.count } }; var d = 0", ["n"]),
      ("var n = 0 { willSet { d = newValue * 2 } }; var d = 0", ["n"]),
      ("var n = 0 { didSet { d = 3 * oldValue } }; var d = 0", ["n"]),
      ("var n: Int { get { d } set(other) { d = other * 2 } }; var d = 0", ["n"]),
      ("var n = 0 { didSet { u() } }; var h = 0, a = 0; func u() { a = n * h }", ["h", "n"]),
      ("var n: [L] = [] { didSet { t = n.reduce(0) { $0 + $1.price } } }; var t = 0", ["n"]),
      ("var n = \"\" { didSet { t = n + \"a\" } }; var t = \"\"", []),
      ("var n = [1] { didSet { t = n.count + 1 } }; var t = 0", []),
      ("var n = 0 { didSet { t = n } }; var t = 0", []),
      ("var n = 0 { didSet { t = n *", []),
    ])
  func terms(members: String, terms: [String]) throws {
    #expect(try properties(members).filter(\.isTerm).map(\.name).sorted() == terms)
  }

  @Test("Where elements are multiplied with each other, that may end the program")
  func factors() throws {
    #expect(try mayEnd("var n = [1] { didSet { size = n.reduce(1, *) } }; var size = 1"))
  }

  private func mayEnd(_ members: String) throws -> Bool {
    try properties(members).first { $0.name == "n" }?.isCheckedWhereSet ?? false
  }

  private func properties(_ members: String) throws -> [PropertyDeclaration] {
    let text = "final class S { \(members); init() {} }"
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: text))
    return try #require(file.declarations.first?.nominal).members.properties
  }
}
