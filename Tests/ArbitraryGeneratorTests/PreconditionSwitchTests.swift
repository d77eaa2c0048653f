import Testing

@testable import ArbitraryGenerator

/// What is asked in the cases of a `switch`.
struct PreconditionSwitchTests {
  @Test(
    "What the cases of a switch ask is asked of what they take",
    arguments: [
      (
        "switch a { case ..<3: assert(b.isEmpty); default: break }",
        ["!((..<3) ~= a) || (b.isEmpty)"]
      ),
      ("switch a % 3 { case 1: fatalError(); default: break }", ["!(1 ~= (a % 3))"]),
      ("switch a { case let n where n > 3: fatalError(); default: break }", ["!(a > 3)"]),
      ("switch a { case _ where a > 3: fatalError(); default: break }", ["!(a > 3)"]),
      (
        "switch a { case 1...5 where a != 3: x(); default: fatalError() }",
        ["(1...5 ~= a) && (a != 3)"]
      ),
      (
        "switch a { case 0 where e > 1, -1 where e < 1: x(); default: fatalError() }",
        ["(0 ~= a) && (e > 1) || (-1 ~= a) && (e < 1)"]
      ), ("switch a { case 0 where, 1: x(); default: fatalError() }", []),
      ("switch a { case where e > 1: x(); default: fatalError() }", []),
      (
        "switch a { case 0, 2: x(); case 0...3: fatalError(); default: x() }",
        ["0 ~= a || 2 ~= a || (!(0...3 ~= a))"]
      ),
      ("switch a { case 0: x(); case 1...3: fatalError(); default: x() }", ["!(1...3 ~= a)"]),
      ("switch a { case 0: fatalError(); default: assert(a < 3) }", ["!(0 ~= a)", "a < 3"]),
      ("switch a { case 0: x(); default: assert(a < 3) }", ["0 ~= a || (a < 3)"]),
      (
        "switch a { case 0: if b.isEmpty { break }; fatalError(); default: x() }",
        ["!(0 ~= a) || (b.isEmpty)"]
      ),
      ("switch k { case .left(3): fatalError(); default: assert(a > 3) }", ["a > 3"]),
      (
        "switch c { case nil: fatalError(); case .some(let n): assert(n > 3) }",
        ["!(c == nil)", "{ if case .some(let n) = c { n > 3 } else { true } }()"]
      ),
      ("switch a { case 0: fallthrough; case 1: fatalError(); default: x() }", []),
      ("switch a {\n#if X\ncase 0: fatalError()\n#endif\ndefault: x() }", []),
      (
        "switch t { case \"(\": x(); case \")\": x(); default: fatalError() }",
        ["\"(\" ~= t || \")\" ~= t"]
      ),
      ("switch a { case 0: if case .left = k { x() }; fatalError(); default: x() }", ["!(0 ~= a)"]),
      (
        "switch k { case .left: if a > 3 { return }; case .right: x() }\nassert(b.isEmpty)",
        ["{ if case .left = k { a > 3 } else { false } }() || (b.isEmpty)"]
      ),
      ("switch a {", []), ("switch a { case", []), ("switch a { case 0", []),
      ("switch a { x }", []),
      ("switch { case 0: x() }", []),
      (
        "switch a { case 9223372036854775808: fatalError() }",
        ["!(9223372036854775808 ~= a)"]
      ),
    ])
  func switches(body: String, conditions: [String]) throws {
    let asked = try InitializerSource.demands(body).conditions.filter(\.isReadable)
    #expect(Set(asked.map(\.text)) == Set(conditions))
  }

  @Test(
    "What is asked of a payload is asked where the value has it",
    arguments: [
      (
        "if case .left(let n) = k { assert(n > 3) }",
        ["{ if case .left(let n) = k { n > 3 } else { true } }()"]
      ),
      (
        "if case let .left(n, _) = k, n < 0 { fatalError() }",
        ["{ if case .left(let n, _) = k { !(n < 0) } else { true } }()"]
      ),
      (
        "switch k { case let .left(side: n, m): assert(n < m); default: x() }",
        ["{ if case .left(side: let n, let m) = k { n < m } else { true } }()"]
      ),
      (
        "if case .left = k { fatalError() }", ["!({ if case .left = k { true } else { false } }())"]
      ),
      (
        "guard case .left(let n) = k else { fatalError() }",
        ["{ if case .left = k { true } else { false } }()"]
      ),
      (
        "guard case .left = k else { return }\nassert(a > 3)",
        ["!({ if case .left = k { true } else { false } }()) || (a > 3)"]
      ),
      ("if case .left(.some(let n)) = k { assert(n > 3) }", []),
      ("if case let .left(n as Int) = k { assert(n > 3) }", []),
      ("if case let .left(n, true) = k { fatalError() }", []),
      ("let n = a\nif case .left(let a) = k { assert(n > a) }", []),
      (
        "if case .left(let a) = k { assert(a > 3) } else { assert(t.isEmpty) }",
        ["{ if case .left = k { true } else { false } }() || (t.isEmpty)"]
      ),
      (
        "switch k { case .left where a < 0: break; case .left(let n): assert(n > 3); default: x() }",
        [
          "({ if case .left = k { true } else { false } }()) && (a < 0) || "
            + "({ if case .left(let n) = k { n > 3 } else { true } }())"
        ]
      ),
      (
        "switch k { case .left(side: let n, let m): assert(a > 3); if m { assert(a > 4) }; default: x() }",
        [
          "{ if case .left(side: _, _) = k { a > 3 } else { true } }()",
          "{ if case .left(side: _, let m) = k { !(m) || (a > 4) } else { true } }()",
        ]
      ),
      ("if case .left(3) = k { fatalError() }", []), ("if case .left(let = k {", []),
      ("if case let .left(n) = f(a) { assert(n > 3) }", []), ("if case = k { fatalError() }", []),
    ])
  func payloads(body: String, conditions: [String]) throws {
    let asked = try InitializerSource.demands(body).conditions.filter(\.isReadable)
    #expect(asked.map(\.text) == conditions)
  }

  @Test(
    "What a case asks of values that nobody knows before the call is told",
    arguments: [
      "switch f(a) { case 0: assert(b.isEmpty); default: break }",
      "switch f(a) { case 0: x(); default: if b.isEmpty { fatalError() } }",
      "switch a { case f(3): assert(b.isEmpty); default: x() }",
      "switch a { case 0: fallthrough; case 1: assert(b.isEmpty); default: x() }",
    ])
  func told(body: String) throws {
    let told = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(told.map(\.parameters) == [["b"]])
  }

  @Test("What is asked of a payload that nobody can ask is told")
  func toldOfPayloads() throws {
    for body in [
      "guard case .left(let n) = k else { return }\nassert(n > 3)",
      "if case .left(.some(let n)) = k { assert(n > 3) }",
    ] {
      let told = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
      #expect(told.map(\.parameters) == [["k"]], "\(body)")
    }
  }
}
