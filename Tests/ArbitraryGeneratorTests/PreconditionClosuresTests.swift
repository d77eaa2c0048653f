import Testing

@testable import ArbitraryGenerator

/// What is asked by branches that are values, and by closures that are run where they stand.
struct PreconditionClosuresTests {
  private func asked(_ body: String) throws -> [String] {
    try InitializerSource.demands(body).conditions.filter(\.isReadable).map(\.text)
  }

  @Test(
    "Branches that are values ask what those do that are statements",
    arguments: [
      ("x = switch a { case 1: 2; case 3: 4; default: fatalError() }", ["1 ~= a || 3 ~= a"]),
      ("let y = switch a { case 1: 2; default: fatalError() }; x = y", ["1 ~= a"]),
      ("self.x = if a > 3 { a } else { fatalError() }", ["a > 3"]),
      ("x = if let c { c } else { fatalError() }", ["c != nil"]),
      ("x = if a > 3 { 1 } else if a > 2 { 2 } else { fatalError() }", ["a > 3 || (a > 2)"]),
      ("x =\nif a > 3 { a } else { fatalError() }", ["a > 3"]),
      ("x = if a > 3 { a } else { 3 }", []),
    ])
  func values(body: String, conditions: [String]) throws {
    #expect(try asked(body) == conditions)
  }

  @Test(
    "A closure that is run at once asks what its statements do",
    arguments: [
      ("x = { precondition(a > 3); return a }()", ["a > 3"]),
      ("x = { () -> Int in precondition(a > 3); return a }()", ["a > 3"]),
      ("x = {\n  precondition(a > 3)\n  return a\n}()", ["a > 3"]),
      (
        "let y: Int = { for n in b { assert(n > 3) }; return 1 }()", ["b.allSatisfy { n in n > 3 }"]
      ),
      ("x = { switch a { case 1: return 2; default: fatalError() } }()", ["1 ~= a"]),
      ("x = { if a > 3 { return 1 }; precondition(a > 1); return 2 }()", ["a > 3 || (a > 1)"]),
      ("x = { return 1 }(); assert(a > 3)", ["a > 3"]),
      ("x = { if f(a) > 3 { return 1 }; return 2 }(); assert(a > 3)", ["a > 3"]),
      ("x = { precondition(a > 3); return a }", []), ("x = { precondition($0 > 3) }(a)", []),
      ("x = y { precondition(a > 3); return a }()", []),
    ])
  func closures(body: String, conditions: [String]) throws {
    #expect(try asked(body) == conditions)
  }

  @Test(
    "What takes the place of a missing value is run where that is missing",
    arguments: [
      ("x = c ?? { fatalError() }()", ["c != nil"]),
      ("x = b.first ?? { fatalError() }()", ["b.first != nil"]),
      ("x = c ?? b.first ?? { fatalError() }()", ["c ?? b.first != nil"]),
      ("x = c ?? { precondition(a > 3); return a }()", ["c != nil || (a > 3)"]),
      ("x = c ?? { 3 }()", []), ("x = c ?? 3", []),
    ])
  func missing(body: String, conditions: [String]) throws {
    #expect(try asked(body) == conditions)
  }

  @Test(
    "What cannot be asked of it is told",
    arguments: [
      ("x = find(a) ?? { fatalError() }()", ["find(a)"]),
      ("x = 1 + c ?? { fatalError() }()", ["1 + c"]),
      ("x = find(a) ?? { precondition(b.isEmpty); return a }()", ["b.isEmpty"]),
      ("x = ?? { fatalError() }()", []), ("x = { precondition(a > 3", []),
      ("?? { fatalError() }()", []),
    ])
  func told(body: String, conditions: [String]) throws {
    let told = try InitializerSource.demands(body).conditions.filter { !$0.isReadable }
    #expect(told.map(\.text) == conditions)
  }
}
