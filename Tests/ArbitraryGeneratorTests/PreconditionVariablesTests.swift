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
    "Nothing is asked of a place where the body has looked whether it is there",
    arguments: [
      "var c = b; if a >= 0 && a <= c.count { c.insert(0, at: a) }",
      "var c = b; if c.indices.contains(a), c.indices.contains(`in`) { c.swapAt(a, `in`) }",
      "guard a >= 0, a < b.count else { return }\nvar c = b; c.remove(at: a)",
      "x = b[r.clamped(to: b.indices)]", "x = b[r.clamped(to: 0..<b.count)]",
    ])
  func looked(body: String) throws {
    #expect(try InitializerSource.demands(body).conditions.isEmpty)
  }

  @Test(
    "What an argument takes away is not asked of, and told",
    arguments: ["c.insert(c.remove(at: 0), at: a)", "c.swapAt(0, c.removeLast() - a)"])
  func movedElements(call: String) throws {
    let conditions = try InitializerSource.demands("var c = b; \(call)").conditions
    #expect(conditions.contains { !$0.isReadable && $0.text.contains("c") })
    #expect(!conditions.contains { $0.text.contains("(a)") })
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
    "What ends the program when it is asked is asked behind what keeps it from that",
    arguments: [
      (
        "x = DateInterval(start: b.min()!, end: b.max()!)",
        ["b.min() != nil", "b.max() != nil", "b.min()! <= b.max()!"]
      ),
      (
        "x = b[..<Int(e)]",
        ["Int(exactly: (e).rounded(.towardZero)) != nil", "(0...b.count).contains((Int(e)))"]
      ),
      (
        "x = b[(b.count / a)...]", ["a != 0", "(0...b.count).contains(((b.count / a)))"]
      ),
      (
        "precondition((k.low...k.high).contains(a))",
        ["k.low <= k.high", "(k.low...k.high).contains(a)"]
      ),
    ])
  func order(body: String, conditions: [String]) throws {
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
      ("x = UInt8(a / `in`)", ["`in` != 0", "`in` != 0 && UInt8(exactly: a / `in`) != nil"]),
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
