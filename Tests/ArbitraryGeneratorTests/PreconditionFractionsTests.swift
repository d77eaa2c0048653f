import Testing

@testable import ArbitraryGenerator

/// What is asked of dates and fractions that others are computed of.
struct PreconditionFractionsTests {
  private func asked(_ body: String, beside other: String = "") throws -> [Precondition] {
    try InitializerSource.demands(
      ofFirstIn: """
        import Foundation
        struct S {
          init(a: Date, b: Date, d: TimeInterval, n: Int, x: Double, y: Double, t: String) {
            \(body)
          }
        }
        \(other)
        """
    ).conditions.filter { $0.isReadable && !$0.text.isEmpty }
  }

  @Test(
    "The ends of a range may be dates that are computed",
    arguments: [
      ("r = a..<a.addingTimeInterval(d)", ["a <= a.addingTimeInterval(d)"]),
      ("r = a..<(a + d)", ["a <= (a + d)"]), ("r = a - d...a + d", ["a - d <= a + d"]),
      (
        "r = b.addingTimeInterval(-Double(n) * 86400)...b",
        ["b.addingTimeInterval(-Double(n) * 86400) <= b"]
      ),
      ("r = a...b", ["a <= b"]), ("r = a...a.next(d)", []), ("r = a...(a)(d)", []),
    ])
  func dates(body: String, conditions: [String]) throws {
    #expect(try asked(body).map(\.text) == conditions)
  }

  @Test(
    "Fractions are few steps apart",
    arguments: [
      (
        "s = Array(stride(from: x, to: y, by: d))", ["d != 0", "(y - x) / d <= 1_000"]
      ),
      ("for z in stride(from: 0, through: d, by: 0.5) { add(z) }", ["(d - 0) / 0.5 <= 1_000"]),
      (
        "s = stride(from: 0, to: x / 2, by: y).map { $0 }",
        ["y != 0", "((x / 2) - 0) / y <= 1_000"]
      ),
      ("s = stride(from: 0, to: n, by: 2).map { $0 }", []),
      ("s = stride(from: find(), to: y, by: d).map { $0 }", ["d != 0"]),
    ])
  func steps(body: String, conditions: [String]) throws {
    #expect(try asked(body).map(\.text) == conditions)
  }

  @Test(
    "A fraction that has a name fits in an integer as well, where it is one for certain",
    arguments: [
      ("let z = 1.0 / x; m = Int(z)", "(1.0 / x)"), ("let z = x / y; m = Int(z)", "(x / y)"),
      ("let z = Double(n) / x; m = Int(z * 100)", "(Double(n) / x) * 100"),
      ("let z = Double(t.count) / d; m = Int(z) + 1", "(Double(t.count) / d)"),
      ("let z = n + 1; m = Int(z)", nil), ("let z = find(x) / y; m = Int(z)", nil),
      ("let z = x > 1.5 ? 1 : 2; m = Int(z)", nil), ("let z = x.bits; m = Int(z)", nil),
    ])
  func named(body: String, fraction: String?) throws {
    let all = try asked(body).map(\.text).filter { $0.hasPrefix("Int(") }
    let expected = fraction.map { "Int(exactly: (\($0)).rounded(.towardZero)) != nil" }
    #expect(all == [expected].compactMap(\.self))
  }

  @Test(
    "What functions of Foundation's answer fits in an integer",
    arguments: [
      (
        "m = Int(ceil(Double(n) / d))",
        ["Int(exactly: (ceil(Double(n) / d)).rounded(.towardZero)) != nil"]
      ),
      ("m = Int(pow(10, x))", ["Int(exactly: (pow(10, x)).rounded(.towardZero)) != nil"]),
      (
        "m = UInt8(round(x * 255))",
        ["UInt8(exactly: (round(x * 255)).rounded(.towardZero)) != nil"]
      ),
      (
        "m = Int(a.timeIntervalSince1970 * 1e9)",
        ["Int(exactly: (a.timeIntervalSince1970 * 1e9).rounded(.towardZero)) != nil"]
      ),
      (
        "m = UInt64(a.timeIntervalSince1970)",
        ["UInt64(exactly: (a.timeIntervalSince1970).rounded(.towardZero)) != nil"]
      ),
      ("m = Int(b.timeIntervalSince(a) * 1_000_000)", []),
      ("m = Int(a.timeIntervalSince1970)", []),
    ])
  func integers(body: String, conditions: [String]) throws {
    let asked = try asked(body)
    #expect(asked.map(\.text) == conditions)
    #expect(asked.allSatisfy(\.needsFoundation) || body.contains("timeInterval"))
  }

  @Test("What is unwrapped by force is asked for before it")
  func unwrapped() throws {
    #expect(
      try asked("m = Int(Double(t.split(separator: \" \")[0])! * 100)").map(\.text) == [
        "t.split(separator: \" \").indices.contains(0)",
        "Double(t.split(separator: \" \")[0]) != nil",
        "Int(exactly: (Double(t.split(separator: \" \")[0])! * 100).rounded(.towardZero)) != nil",
      ])
  }

  @Test(
    "What a calendar is asked for is there",
    arguments: [
      ("m = Calendar.current.dateComponents([.day], from: a, to: b).day!", false),
      ("let c = Calendar.current.dateComponents([.year], from: a)\nm = c.year!", false),
      ("let c = find(a)\nm = c.year!", true), ("m = find(a).day!", true),
      ("m = Calendar.current.dateComponents([.day], from: a).date!", true),
    ])
  func dateParts(body: String, isTold: Bool) throws {
    let text = "struct S { init(a: Date, b: Date) {\n\(body)\n} }"
    #expect(try InitializerSource.demands(ofFirstIn: text).conditions.isEmpty != isTold)
  }

  @Test("A function of the file that is called as one of Foundation's is not taken for that")
  func ownFunctions() throws {
    let own = "private func ceil(_ x: Double) -> Double { x }"
    #expect(try asked("m = Int(ceil(x))", beside: own).isEmpty)
    #expect(try asked("m = Int(ceil(x))").count == 1)
  }
}
