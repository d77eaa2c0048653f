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
        ["b.indices.contains(0)", "b.indices.contains(2)", "b.indices.contains(1)"]
      ),
      ("var c = b; (c, x) = (x, c); y = c[1]", []), ("var c = b; fill(&c); y = c[1]", []),
      ("var c = b; if b.count > 3 { c.append(1) }; y = c[1]", []),
      ("var c = b; for x in y { c[1] += 1 }", []),
      ("var c = b; while c[1] > 3 { c.sort() }", ["b.indices.contains(1)"]),
      ("var c = b; x = y.map { c.append($0); return c[1] }", []),
      ("var c = b; var d = c; c.sort(); x = d[1]", ["b.indices.contains(1)"]),
      ("var c: [Int] = b; x = c[1]", ["b.indices.contains(1)"]),
      ("var c: Set<Int> = b; x = c[1]", []), ("var c: [Int: Int] = b; x = c[1]", []),
      ("var c = b; defer { c.removeAll() }; c.remove(at: a)", ["b.indices.contains(a)"]),
      ("var n = a; n += 1; x = UInt8(n)", []),
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
    "Places are asked of a variable where it is known how many elements it has got or lost",
    arguments: [
      ("c.append(1); c.insert(9, at: a)", ["(0...b.count + 1).contains(a)"]),
      ("c.append(1); x = c[a]", ["(0..<b.count + 1).contains(a)"]),
      ("c.append(1); x = c[a...]", ["(0...b.count + 1).contains(a)"]),
      ("c.append(1); c.removeLast()", []),
      ("c.sort(); c.remove(at: a)", ["b.indices.contains(a)"]),
      (
        "let n = c.remove(at: 3); c.insert(n, at: a)",
        ["b.indices.contains(3)", "0 <= a && a <= b.count - 1"]
      ),
      (
        "c.insert(c.remove(at: 3), at: a)",
        ["0 <= a && a <= b.count - 1", "b.indices.contains(3)"]
      ),
      (
        "c.append(1); c.insert(c.remove(at: a), at: 0)",
        ["(0..<b.count + 1).contains(a)"]
      ),
      ("c.removeLast(); c.removeFirst()", ["!b.isEmpty", "b.count > 1"]),
      (
        "c.removeLast(); x = c[1..<a]",
        ["!b.isEmpty", "0 <= 1 && 1 <= a && a <= b.count - 1", "1 <= a"]
      ),
      ("c.sort(); guard let d = c.first else { return }; x = c[0] + d", []),
      ("c.sort(); x = c[c.count - 1]", ["b.indices.contains(b.count - 1)"]),
      ("c.append(contentsOf: b); x = c[0]", []),
    ])
  func lengths(body: String, conditions: [String]) throws {
    #expect(try readable("var c = b; \(body)") == conditions)
  }

  @Test(
    "A place in what is an array of nobody knows how many elements is told",
    arguments: [
      ("var c = b; c.append(contentsOf: b); c.remove(at: a)", "c.remove(at: a)"),
      ("var c = b; if b.count > 3 { c.append(1) }; x = c[a]", "c[a]"),
      ("var c = b; for n in b { c.insert(n, at: a) }", "c.insert(n, at: a)"),
      ("var c = b; x = y ? c.removeLast() : 0; x = c[a + 1]", "c[a + 1]"),
      ("let c = b.map(twice); x = c[a]", "c[a]"),
      ("let c: [Int] = Array(all(b)); x = c[a]", "c[a]"),
      ("func at(_ n: Int) -> Int { b[n] }; x = at(a)", "at(a)"),
      ("let at = { (n: Int) in b[n] }; x = at(a)", "at(a)"),
      ("let c = [Int](repeating: 0, count: 5); x = c[a]", "c[a]"),
      ("let at = { n in b[n] + b.map { $0 }[0] }; x = at(a + 1)", "at(a + 1)"),
    ])
  func unknownLengths(body: String, place: String) throws {
    let told = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(told.map(\.text) == [place] && told.allSatisfy { $0.parameters.contains("a") })
  }

  @Test(
    "In a long body, nobody looks back from a place for what is asked before it, or tells of it",
    arguments: [
      ("let c = b.map(twice)", "x = c[a]"), ("func at(_ n: Int) -> Int { b[n] }", "x = at(a)"),
    ])
  func longBody(head: String, place: String) throws {
    func told(lines: Int) throws -> Bool {
      let body = [head] + Array(repeating: "y = 1", count: lines) + [place]
      return try !InitializerSource.demands(body.joined(separator: "\n")).conditions
        .allSatisfy(\.isReadable)
    }
    #expect(try told(lines: 100))
    #expect(try !told(lines: 1_000))
  }

  @Test(
    "Nothing is told of such a place where the body asks how many elements there are, or of what else",
    arguments: [
      "let c = b.map(twice); if a >= 0, a < c.count { x = c[a] }",
      "var c = b.map { twice($0) }; if c.isFull { c.insert(1, at: 0) }; x = c.count",
      "let c = b.map(twice); x = c[a % 3] + c[min(a, 2)]", "let c = all(b); x = c[a]",
      "var c = b; c.append(contentsOf: b); if c.indices.contains(a) { c.remove(at: a) }",
      "func at(_ n: Int) -> Int { n < b.count ? b[n] : 0 }; x = at(a)",
      "func at(_ n: Int) -> Int { b[n] }; for n in b.indices { x = at(n) }",
    ])
  func askedLengths(body: String) throws {
    #expect(try InitializerSource.demands(body).conditions.allSatisfy(\.isReadable))
  }

  @Test(
    "What is made of each element of an array is there where the body asks how many that has",
    arguments: [
      ("if c.isEmpty { return }; let d = c.map { twice($0) }; y = d[0]", true),
      ("if c.isEmpty { return }; let d = c.map { twice($0) }; y = d.last!", true),
      ("if c.count < 2 { return }; let d = c.map(twice).sorted(by: >); y = d.max()!", true),
      ("let d = c.map(twice); let e = d.map(all); if c.isEmpty { return }; y = e.first!", true),
      ("let d = c.map { twice($0) }; if !d.isEmpty { y = d.last! }", true),
      ("let d = c.map { twice($0) }; y = d.last!", false),
      ("if c.isEmpty { return }; let d = c.filter { all($0) }.map(twice); y = d.last!", false),
      ("if c.isEmpty { return }; let d = c.compactMap { twice($0) }; y = d.last!", false),
      ("if b.isEmpty { return }; let d = c.map { twice($0) }; y = d.last!", false),
      ("if c.isEmpty { return }; let d = c.map { twice($0) }; y = d.last(where: all)!", false),
    ])
  func alike(body: String, isThere: Bool) throws {
    let asked = try InitializerSource.demands("let c = Self.chosen(b)\n" + body).conditions
    #expect(asked.filter { !$0.text.isEmpty }.isEmpty == isThere, "\(asked)")
  }

  @Test("A number of which an index is the magnitude need not be small", arguments: [true, false])
  func magnitudes(isMagnitude: Bool) throws {
    let asked = try InitializerSource.demands(isMagnitude ? "x = b[abs(a) % b.count]" : "x = b[a]")
    #expect(asked.conditions.contains { $0.magnitude == .count } != isMagnitude)
  }

  @Test(
    "What was computed of a parameter is asked for places as that is",
    arguments: [
      ("let c = b.filter { $0 > 0 }; x = c[a]", ["(b.filter { $0 > 0 }).indices.contains(a)"]),
      ("let b = b.filter({ $0 > 0 }); x = b[a]", ["(b.filter({ $0 > 0 })).indices.contains(a)"]),
      ("let c = h.filter { $0.value > 0 }; x = c[a]", []),
      (
        "let c: [Int] = b.map { $0 &* 2 }.sorted(); x = c[a]",
        ["(b.map { $0 &* 2 }.sorted()).indices.contains(a)"]
      ),
      ("let c = Array(t); x = c[a]", ["(Array(t)).indices.contains(a)"]),
      ("let c = c ?? [1]; x = c[a]", []),
      ("let c = l ?? [1]; x = c[a]", ["(l ?? [1]).indices.contains(a)"]),
      ("let c = l ?? b; x = c[a]", ["(l ?? b).indices.contains(a)"]),
      ("x = l![1...]", ["l != nil", "(0...l!.count).contains(1)"]),
      ("x = m[a]![0]", ["m[a] != nil", "m[a]!.indices.contains(0)"]),
      ("x = s[a...]", ["(0...s.count).contains(a)"]),
      ("x = b.map { $0 }[a]", ["b.map { $0 }.indices.contains(a)"]),
      ("x = m[a, default: []][a]", []),
      ("let c = b + [1]; x = c[a]", ["(b + [1]).indices.contains(a)"]),
      ("let c = [0] + b; x = c[a]", ["([0] + b).indices.contains(a)"]),
      (
        "let c = a > 3 ? b : b.reversed(); x = c[0]",
        ["(a > 3 ? b : b.reversed()).indices.contains(0)"]
      ),
      ("let c = b.dropFirst(); x = c[1]", ["(b.dropFirst()).indices.contains(1)"]),
      ("x = b.prefix(3)[a]", ["b.prefix(3).indices.contains(a)"]),
      (
        "let c = b.suffix(2); x = c[a...]",
        [
          "((b.suffix(2)).startIndex...(b.suffix(2)).endIndex).contains(a)"
        ]
      ),
      (
        "let c = b[1...]; x = c[0]", ["(0...b.count).contains(1)", "(b[1...]).indices.contains(0)"]
      ),
      ("x = u[a]", ["u.indices.contains(a)"]),
      ("x = (m[a] ?? [])[0]", ["(m[a] ?? []).indices.contains(0)"]),
      ("x = m[a]?[0] ?? 3", ["m[a]?.indices.contains(0) ?? true"]),
      ("x = l?[a]", ["l?.indices.contains(a) ?? true"]), ("x = c?[a]", []),
      ("let c = [3, 4, 5]; x = c[a]", ["(0..<3).contains(a)"]),
      (
        "let c = b.isEmpty ? [1, 2] : b; x = c[a]", ["(b.isEmpty ? [1, 2] : b).indices.contains(a)"]
      ),
      ("var c = [3, 4]; c.append(a); x = c[a]", ["(0..<[3, 4].count + 1).contains(a)"]),
      ("let c: [Any] = [1, t]; x = c[a]", []), ("let c = [3: 4]; x = c[a]", []),
      ("var c = b; c[0] = a; x = c[1]", ["b.indices.contains(0)", "b.indices.contains(1)"]),
      (
        "let c = [Int](repeating: 0, count: a); x = c[a]",
        ["a >= 0", "([Int](repeating: 0, count: a)).indices.contains(a)"]
      ),
      ("let c = a + a; x = c", []),
    ])
  func computed(body: String, conditions: [String]) throws {
    let text = """
      struct S {
        init(
          a: Int, b: [Int], c: Int?, t: String, h: [Int: Int], l: [Int]?, m: [Int: [Int]], s: Data,
          u: ArraySlice<Int>
        ) { \(body) }
      }
      """
    let asked = try InitializerSource.demands(ofFirstIn: text).conditions
    #expect(asked.filter(\.isReadable).map(\.text).filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "Rows are asked for the columns of the first one, however that is written",
    arguments: [
      ("let n = g.first!.count; x = (0..<n)", "(g.first!)"),
      ("let n = g[0].count; x = (0..<n)", "(g[0])"),
      ("let n = g.first?.count ?? 0; x = (0..<n)", "(g.first ?? [])"),
      ("let first = g.first!; x = first.indices", "(g.first!)"),
    ])
  func rows(head: String, first: String) throws {
    let text = "struct S { init(g: [[Int]]) { \(head).map { n in g.map { $0[n] } } } }"
    let asked = try InitializerSource.demands(ofFirstIn: text).conditions.map(\.text)
    #expect(
      asked.contains(
        "\(first).indices.allSatisfy { n in g.allSatisfy { $0.indices.contains(n) } }"),
      "\(asked)")
  }

  @Test("Rows behind a guard for the first one are asked where there is one")
  func guardedRows() throws {
    let text = """
      struct S {
        init(g: [[Int]]) {
          guard let first = g.first else { x = []; return }
          x = first.indices.map { n in g.map { $0[n] } }
        }
      }
      """
    let asked = try InitializerSource.demands(ofFirstIn: text).conditions.map(\.text)
    #expect(asked.count == 1 && asked[0].hasPrefix("!(g.first != nil) || "), "\(asked)")
  }

  @Test(
    "What an argument takes away is not asked of, and told",
    arguments: ["c.insert(c.removeFirst(2), at: a)", "c.swapAt(0, c.removeLast() - a)"])
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
      ("x = a % (`in` - 1)", ["(`in` - 1) != 0"]), ("x = a / abs(`in`)", ["abs(`in`) != 0"]),
      ("x = a / (b.count - 1)", ["(b.count - 1) != 0"]), ("x = a / max(1, `in`)", []),
      ("x = a / max(0, `in`)", ["max(0, `in`) != 0"]), ("x = e / (e - 1)", []),
      ("x = a / b[0]", ["b.indices.contains(0)", "b[0] != 0"]),
    ])
  func divided(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "How many elements a variable has is known where it is asked, and so is what is relied on then",
    arguments: [
      (
        "var c = b; c.append(2); if a < c.count { x = c[a] }",
        ["!(a < (b.count + 1)) || ((0..<b.count + 1).contains(a))"]
      ),
      ("var c = b; c.append(2); switch a { case 0..<c.count: x = c[a]; default: x = 0 }", []),
      ("switch a { case 0..<b.count: x = b[a]; default: x = 0 }", []),
      (
        "switch a { case 1...b.count: x = b[a]; default: x = 0 }",
        ["!(1 <= a && a <= b.count) || (b.indices.contains(a))"]
      ),
      (
        "var c = b; c.append(3); c.removeFirst(); let d = c.isEmpty; if !d { x = c[1] }",
        ["b.isEmpty || (b.indices.contains(1))"]
      ),
      ("var c = b; defer { c.removeLast() }; x = c", ["!b.isEmpty"]),
      ("var c = b; defer { c.removeLast() }; c.append(1); x = c", []),
      (
        "var c = b; defer { if c.count > 3 { c.removeLast() } }; c[a] = 3",
        ["b.indices.contains(a)"]
      ),
      ("var c = b; c[0] = 1; let d = c.map { return $0 }; x = d[0]", ["b.indices.contains(0)"]),
    ])
  func askedLengths(body: String, conditions: [String]) throws {
    #expect(try readable(body) == conditions)
  }

  @Test(
    "Places in arrays that nobody knows are told, unless the body asks for some",
    arguments: [
      ("let c = b.filter { helper($0) }; x = c[0]", "c[0]"),
      ("let c = b.filter { let n = $0; return n > 1 }; x = c[0]", "c[0]"),
      ("let c = b.filter { helper($0) }; x = c.map { f($0) }[1]", "c.map { f($0) }[1]"),
      ("var c = b; c.removeAll(); let d = c; x = d[a]", "d[a]"),
      ("var c = b; func f() { c.removeLast() }; f(); x = c", "c.removeLast()"),
      (
        "var c = b; c.removeAll { $0 > a }; c.replaceSubrange(0..<1, with: [3])",
        "c.replaceSubrange(0..<1, with: [3])"
      ),
      ("let c = b.filter { helper($0) }; if c.count > 1 { x = c[0] }", nil),
      ("let c = b.filter { helper($0) }; guard let d = c.first else { return }; x = d + c[0]", nil),
    ])
  func unknownPlaces(body: String, told: String?) throws {
    let texts = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }.map(\.text)
    #expect(texts == [told].compactMap(\.self))
  }

  private func readable(_ body: String) throws -> [String] {
    try InitializerSource.demands(body).conditions.filter { $0.isReadable && !$0.text.isEmpty }
      .map(\.text)
  }
}
