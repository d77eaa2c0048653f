import Testing

@testable import ArbitraryGenerator

/// What is asked where statements end before their end.
struct PreconditionExitsTests {
  /// What is asked of the elements before the first zero.
  private static let asFarAsZero = [
    "{ for x in b { if !(x == 0 || (x > 3)) { return false }; "
      + "if x == 0 { return true } }; return true }()"
  ]

  @Test(
    "What stands behind an end is asked where that was not taken",
    arguments: [
      ("if a == 0 { return }\nprecondition(a > 3)", ["a == 0 || (a > 3)"]),
      ("guard a != 0 else { return }\nprecondition(a > 3)", ["!(a != 0) || (a > 3)"]),
      ("if a == 0 { x = 1; return }\nfatalError()", ["a == 0"]),
      (
        "if a == 0 { return }\nif a == 1 { return }\nprecondition(a > 3)",
        ["a == 0 || (a == 1 || (a > 3))"]
      ),
      (
        "if a > 0 { if b.isEmpty { return } }\nprecondition(a < 9)",
        ["(a > 0) && (b.isEmpty) || (a < 9)"]
      ),
      ("if a > 0 { return } else { assert(b.isEmpty) }", ["a > 0 || (b.isEmpty)"]),
      ("if a > 0 { return } else { x() }\nassert(b.isEmpty)", ["a > 0 || (b.isEmpty)"]),
      ("if a > 0 { x() } else { return }\nassert(b.isEmpty)", ["!(a > 0) || (b.isEmpty)"]),
      ("if b.isEmpty { return }\nx = b[1]", ["b.isEmpty || (b.indices.contains(1))"]),
      ("if b.isEmpty { return }\nx = b[0]", []),
      ("if a > 0 { if b.isEmpty { return }; fatalError() }", ["!(a > 0) || (b.isEmpty)"]),
      (
        "guard let c else { return }\nassert(c > a)",
        ["!(c != nil) || (c! > a)"]
      ),
      (
        "guard let n = Int(t) else { return }\nassert(n > a)",
        ["!(Int(t) != nil) || ((Int(t))! > a)"]
      ),
      (
        "for x in b { if x == 0 { continue }; assert(x > 3) }",
        ["b.allSatisfy { x in x == 0 || (x > 3) }"]
      ),
      ("for x in b { fatalError() }\nassert(a > 3)", ["b.isEmpty", "a > 3"]),
      ("for x in b { x(); return }\nassert(a > 3)", ["a > 3"]),
      ("for x in b { x(); continue }\nassert(a > 3)", ["a > 3"]),
      (
        "for x in b { if x == 0 { continue }; switch a { case 1: break; default: x() }\nassert(x > 3) }",
        ["b.allSatisfy { x in x == 0 || (x > 3) }"]
      ),
      (
        "self.n = e\nfor x in [a, self.m] { assert(x > 3) }\nassert(n > 3)", ["e > 3"]
      ),
      (
        "(m, n) = (a, a)\nfor x in [m, n] { if x == 1 { return }; assert(x > 3) }",
        ["a == 1 || (a > 3)", "a == 1 || (a == 1 || (a > 3))"]
      ),
      (
        "(m, n) = (a, a)\nfor x in [m, n] { if x == 1 { break }; assert(x > 3) }\nassert(a > 4)",
        ["a == 1 || (a > 3)", "a == 1 || (a == 1 || (a > 3))", "a > 4"]
      ),
      ("self.n = a\nfor x in [a, self.n] { return }\nassert(a > 4)", []),
      ("for x in [a, self.n] { assert(x > 3) }", []),
      ("(self.n, m) = (a, b)\nassert(n > 3 && self.m.count < 9)", ["a > 3 && b.count < 9"]),
      ("(n, m) = (a, )", []),
      ("(n, m) = f(a)\nassert(n > 3)", []), ("(n, m) = (a, b, c)\nassert(n > 3)", []),
      ("self.n = a\nfor x in [a, self.n] { assert(x > 3) }", ["a > 3", "a > 3"]),
      ("switch a { case 0: return; default: x() }\nassert(a > 3)", ["0 ~= a || (a > 3)"]),
      ("do { assert(a > 3) }", ["a > 3"]), ("do { return }\nassert(a > 3)", []),
      ("do { if a == 0 { return } }\nassert(a > 3)", ["a == 0 || (a > 3)"]),
      ("do { try check(a) } catch { fatalError() }", ["!(a < 0)", "a != 1"]),
      (
        "do { if a == 0 { throw E() } } catch { fatalError() }\nx = b[0]",
        ["!(a == 0)", "b.indices.contains(0)"]
      ),
      ("do { assert(a > 3) } catch { x() }", []),
      ("do { assert(a > 3) } catch let e as E { end() }", []),
      ("do", []), ("do {", []), ("do { assert(a > 3) } catch", []),
      ("#if X\nreturn\n#endif\nassert(a > 3)", ["a > 3"]),
      ("#if X\nif a == 0 { return }\n#endif\nassert(a > 3)", ["a > 3"]),
      ("#if X\nguard a != 0 else { return }\n#endif\nassert(b[0] > 3)", ["b.indices.contains(0)"]),
      ("if e > 1 { return }\nassert(a > 3)", ["e > 1 || (a > 3)"]),
      ("return\nassert(a > 3)", []), ("fatalError()\nassert(a > 3)", []),
      ("let f = { return }\nassert(a > 3)", ["a > 3"]),
    ])
  func exits(body: String, conditions: [String]) throws {
    let asked = try InitializerSource.demands(body).conditions.filter(\.isReadable).map(\.text)
    #expect(asked.filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "What rejects a value is not mentioned, but where the rest can be asked of no other",
    arguments: [
      ("guard a != 0 else { throw E() }\nassert(a > 3)", ["a > 3"]),
      ("if a == 0 { throw E() }\nassert(a > 3)", ["a > 3"]),
      (
        "guard !b.isEmpty else { throw E() }\nassert(b[0] > 3)",
        ["b.isEmpty || (b[0] > 3)"]
      ),
      ("guard b.count > 1 else { throw E() }\nx = b[0]; y = b[1]; z = b.last!", []),
      ("if b.count != 2 { throw E() }\nx = b[1]; y = b[2]", ["b.indices.contains(2)"]),
      (
        "guard let c, c > 0 else { throw E() }\nassert(c < 5)",
        ["!((c != nil) && (c! > 0)) || (c! < 5)"]
      ),
      ("try f()\nassert(b[0] > 3)", ["b.indices.contains(0)"]),
      ("guard x() else { throw E() }\nassert(b[0] > 3)", ["b.indices.contains(0)"]),
    ])
  func rejections(body: String, conditions: [String]) throws {
    #expect(
      try InitializerSource.demands(body, effects: " throws").conditions.filter(\.isReadable).map(
        \.text)
        == conditions)
  }

  @Test(
    "A check holds where nothing was made before",
    arguments: [
      ("if a == 0 { return }\nguard a > 3 else { return nil }", ["a == 0 || (a > 3)"]),
      (
        "if t == \"a\" { return }\nif t == \"b\" { return }\nreturn nil",
        ["t == \"a\" || (t == \"b\")"]
      ),
      (
        "if t == \"a\" { x = 1 } else if t == \"b\" { x = 2 } else { return nil }",
        ["t == \"a\" || (t == \"b\")"]
      ),
      ("if x { return }\nguard a > 3 else { return nil }", []),
      ("do { try check(a) } catch { return nil }", ["!(a < 0)", "a != 1"]),
      ("do { try check(a) } catch { x() }\nguard a > 3 else { return nil }", ["a > 3"]),
      (
        "for x in b { if x == 0 { break }; guard x > 3 else { return nil } }", Self.asFarAsZero
      ),
      ("for x in b { guard x > 3 else { return nil }; break }", []),
      ("for x in b { guard x > 3 else { return nil }; return }", []),
      (
        "for x in b { if x == 0 { return }; guard x > 3 else { return nil } }", Self.asFarAsZero
      ),
      (
        "for x in b { if x == 0 { return } }\nguard a > 3 else { return nil }",
        ["b.contains { x in x == 0 } || (a > 3)"]
      ),
      ("for x in b { if f(x) { return }; guard x > 3 else { return nil } }", []),
      (
        "for x in b { if x == 0 { continue }; guard x > 3 else { return nil } }",
        ["b.allSatisfy { x in x == 0 || (x > 3) }"]
      ),
    ])
  func checks(body: String, conditions: [String]) throws {
    #expect(try InitializerSource.demands(body, isFailable: true).checks.map(\.text) == conditions)
  }

  @Test(
    "Loops and closures that end the program for elements, nobody knows for which, are told",
    arguments: [
      ("for x in b where other(x) { fatalError() }", ["for x in b where other(x)"]),
      ("for (x, (y, z)) in b { assert(x > y) }", ["for (x, (y, z)) in b"]),
      ("for case let x? in b { assert(x > 3) }", ["for case let x? in b"]),
      ("b.forEach { [c] x in precondition(x > 3) }", ["b.forEach"]),
      ("b.forEach { (x: Int) in precondition(x > 3) }", ["b.forEach"]),
      ("b.sort { precondition($0 != $1); return $0 < $1 }", ["b.sort"]),
      ("b.forEach { y.append($0) }", []),
      ("for x in others where x > 3 { fatalError() }", []),
      ("others.forEach { precondition($0 > 3) }", []),
    ])
  func loops(body: String, told: [String]) throws {
    let found = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(found.map(\.text) == told)
  }

  @Test(
    "What ends the program where it holds is told as what does not hold",
    arguments: [
      ("if check(a) { fatalError() }", "!(check(a))"),
      ("if !check(a) { fatalError() }", "check(a)"),
      ("if !(check(a)) { fatalError() }", "check(a)"),
      ("if !check(a), other { fatalError() }", "!check(a), other"),
      ("if let x = find(a) { fatalError() }", "let x = find(a)"),
      ("if !check(a) && check(b) { fatalError() }", "!(!check(a) && check(b))"),
      ("if !check(a).isEmpty { fatalError() }", "!(!check(a).isEmpty)"),
      ("if check(a) { y = 1 } else { fatalError() }", "check(a)"),
      ("if !check(a) { y = 1 } else { fatalError() }", "!check(a)"),
      ("while check(a) { fatalError() }", "!(check(a))"),
      ("precondition(!check(a))", "!check(a)"),
      ("guard !check(a) else { fatalError() }", "!check(a)"),
    ])
  func denied(body: String, told: String) throws {
    let found = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(found.map(\.text) == [told])
  }

  @Test(
    "Loops and closures ask of all elements",
    arguments: [
      ("for x in b where x > 3 { fatalError() }", ["b.allSatisfy { x in !(x > 3) }"]),
      ("for x in b where x > 3 { assert(x < 9) }", ["b.allSatisfy { x in !(x > 3) || (x < 9) }"]),
      ("for x in b where x > 3 { y += 1 }", []),
      ("b.forEach { precondition($0 > 3) }", ["b.allSatisfy { $0 > 3 }"]),
      (
        "b.forEach { x in if x == 0 { return }; assert(x > 3) }\nassert(a > 3)",
        ["b.allSatisfy { x in x == 0 || (x > 3) }", "a > 3"]
      ),
      (
        "x = b.map({ one in if one < 3 { fatalError() }; return one })",
        ["b.allSatisfy { one in !(one < 3) }"]
      ),
      ("for c in t { precondition(c.isLetter) }", ["t.allSatisfy { c in c.isLetter }"]),
      ("for x in b.dropFirst() { assert(x > 3) }", ["b.dropFirst().allSatisfy { x in x > 3 }"]),
      ("for (k, v) in h { precondition(k > v) }", ["h.allSatisfy { k, v in k > v }"]),
      ("for (_, v) in h { precondition(v > 3) }", ["h.values.allSatisfy { v in v > 3 }"]),
      ("for (k, v) in h { x(v); assert(k > 3) }", ["h.keys.allSatisfy { k in k > 3 }"]),
      (
        "for i in b.indices.dropLast() where b[i] > b[i + 1] { fatalError() }",
        ["zip(b, b.dropFirst()).allSatisfy { !($0 > $1) }"]
      ),
      (
        "for i in 1..<b.count { assert(b[i - 1] < b[i] + i) }",
        ["1 <= b.count", "b.indices.dropFirst(1).allSatisfy { i in b[i - 1] < b[i] + i }"]
      ),
      (
        "for i in b.indices { assert(b[i + 1] > 3) }",
        [
          "b.indices.allSatisfy { i in b.indices.contains(i + 1) }",
          "b.indices.allSatisfy { i in b[i + 1] > 3 }",
        ]
      ),
      ("for e in h { assert(e.value > 3) }", ["h.values.allSatisfy { e in e > 3 }"]),
      ("h.forEach { assert($0.key > $0.value) }", ["h.allSatisfy { $0.key > $0.value }"]),
      ("for v in h.values { assert(v > 3) }", ["h.values.allSatisfy { v in v > 3 }"]),
      ("h.forEach { k, v in assert(v > 3) }", ["h.values.allSatisfy { v in v > 3 }"]),
      (
        "for (i, x) in b.enumerated() { assert(x > i) }",
        ["b.enumerated().allSatisfy { i, x in x > i }"]
      ),
      ("for (i, x) in b.enumerated() { assert(x > 3) }", ["b.allSatisfy { x in x > 3 }"]),
      (
        "for (x, y) in zip(b, b.dropFirst()) { assert(x < y) }",
        ["zip(b, b.dropFirst()).allSatisfy { x, y in x < y }"]
      ),
      ("for i in b.indices { assert(b[i] > 3) }", ["b.allSatisfy { i in i > 3 }"]),
      ("for i in 0..<b.count { assert(b[i] > 3) }", ["b.allSatisfy { i in i > 3 }"]),
      ("b.forEach { _ in assert(a > 3) }", ["b.isEmpty || (a > 3)"]),
      ("b.forEach { if $0 > 3 { fatalError() } }", ["b.allSatisfy { !($0 > 3) }"]),
      ("for _ in b { fatalError() }", ["b.isEmpty"]),
      ("for i in b.indices { assert(b[i] > i) }", ["b.indices.allSatisfy { i in b[i] > i }"]),
      (
        "for i in 1..<b.count { precondition(b[i - 1] < b[i]) }",
        [
          "1 <= b.count", "zip(b, b.dropFirst()).allSatisfy { $0 < $1 }",
        ]
      ),
      (
        "for i in 0..<b.count - 2 { precondition(b[i] > 3) }",
        ["0 <= b.count - 2", "b.dropLast(2).allSatisfy { i in i > 3 }"]
      ),
      (
        "for (k, v) in h { if v == 0 { break }; assert(k > v) }",
        [
          "{ for (k, v) in h { if !(v == 0 || (k > v)) { return false }; if v == 0 { return true } }; return true }()"
        ]
      ),
      (
        "for (k, v) in h { if v == 0 { return } }\nassert(a > 3)",
        ["h.values.contains { v in v == 0 } || (a > 3)"]
      ),
    ])
  func elements(body: String, conditions: [String]) throws {
    let texts = try InitializerSource.demands(body).conditions.map(\.text)
    #expect(texts.filter { !$0.isEmpty } == conditions)
  }

  @Test("What would be too much to read is asked too often, and no check")
  func tooLong() throws {
    let exits = (0..<60).map { "if a == \($0) { return }\n" }.joined()
    #expect(
      try InitializerSource.demands(exits + "assert(a > 3)").conditions.map(\.text) == ["a > 3"])
    let body = exits + "guard a > 3 else { return nil }"
    #expect(try InitializerSource.demands(body, isFailable: true).checks == [])
  }
}
