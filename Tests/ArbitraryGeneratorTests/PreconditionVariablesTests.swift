import Testing

@testable import ArbitraryGenerator

/// What is asked of variables that parameters are copied into.
struct PreconditionVariablesTests {
  @Test(
    "A variable is what it began with as far as to the statement that changes it",
    arguments: [
      ("var c = b; c.insert(0, at: a)", ["(0...b.count).contains(a)"]),
      ("var c = b\nc.swapAt(a, 0)", ["b.indices.contains(a)", "b.indices.contains(0)"]),
      ("var c = b; c.removeSubrange(r)", ["0 <= r.lowerBound && r.upperBound < b.count"]),
      (
        "var c = b; c.replaceSubrange(a..<3, with: [])",
        ["0 <= a && a <= 3 && 3 <= b.count", "a <= 3"]
      ),
      ("var c = b; x = c[r]", ["0 <= r.lowerBound && r.upperBound < b.count"]),
      ("var c = b; c.removeLast(a); x = c[0]", ["(0...b.count).contains(a)"]),
      ("var c = b; x = c.first!; c = [3]; y = c[1]", ["b.first != nil"]),
      (
        "var c = b; x = c[0]; c[2] = 1; y = c[1]",
        ["b.indices.contains(0)", "b.indices.contains(2)"]
      ),
      ("var c = b; (c, x) = (x, c); y = c[1]", []), ("var c = b; fill(&c); y = c[1]", []),
      ("var c = b; if b.count > 3 { c.append(1) }; y = c[1]", []),
      ("var c = b; for x in y { c[1] += 1 }", []), ("var c = b; while c[1] > 3 { c.sort() }", []),
      ("var c = b; x = y.map { c.append($0); return c[1] }", []),
      ("var c = b; var d = c; c.sort(); x = d[1]", ["b.indices.contains(1)"]),
      ("var c: [Int] = b; x = c[1]", []), ("var n = a; n += 1; x = UInt8(n)", []),
    ])
  func copied(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "What a loop takes away has to be there",
    arguments: [
      ("var c = b; for _ in 0..<a { c.removeLast() }", ["0 <= a", "a <= b.count"]),
      ("var c = b; for _ in 1...3 { c.removeFirst() }", ["3 <= b.count"]),
      ("var c = b; for _ in 1...3 { if c.isEmpty { break }; c.removeFirst() }", []),
      ("var c = b; for _ in 1...3 { c.append(1); c.removeFirst() }", []),
      ("var c = b; for _ in 1...3 { if x { c.removeFirst() } }", []),
    ])
  func removed(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "What divides is not zero, also where it is counted",
    arguments: [
      ("x = a / b.count", ["b.count != 0"]),
      (
        "let a = a % b.count; x = b[a...]",
        ["b.count != 0", "(0...b.count).contains((a % b.count))"]
      ),
      ("x = UInt8(a / `in`)", ["`in` != 0 && UInt8(exactly: a / `in`) != nil", "`in` != 0"]),
      ("x = UInt8(a / f(3))", []), ("x = b.isEmpty ? 0 : a / b.count", []),
    ])
  func divided(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  private func readable(_ body: String) throws -> [String] {
    try InitializerSource.demands(body).conditions.filter { $0.isReadable && !$0.text.isEmpty }
      .map(\.text)
  }
}
