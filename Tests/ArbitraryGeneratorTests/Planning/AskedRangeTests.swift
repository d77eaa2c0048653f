import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Between which numbers conditions ask a parameter to be.
struct AskedRangeTests {
  /// A condition on `n`, and what it means.
  struct Condition: Sendable {
    var text: String
    var holds: @Sendable (Int) -> Bool
  }

  private static let number = Gen<Int>.int(in: -9...9)

  private static let comparison = Gen<Condition> { choices throws(Discard) in
    let (n, flips) = (try number.draw(&choices), choices.boolean())
    let signs = [("<", ">"), ("<=", ">="), (">", "<"), (">=", "<=")]
    let index = choices.alternative(of: signs.count)
    let text = flips ? "\(n) \(signs[index].1) n" : "n \(signs[index].0) \(n)"
    return Condition(text: text) { value in
      switch index {
      case 0: value < n
      case 1: value <= n
      case 2: value > n
      default: value >= n
      }
    }
  }

  private static let range = Gen<Condition> { choices throws(Discard) in
    let (first, last) = (try number.draw(&choices), try number.draw(&choices))
    let range = "(\(first)\(choices.boolean() ? "..." : " ... ")\(last))"
    let text =
      switch choices.alternative(of: 3) {
      case 0: "\(range).contains(n)"
      case 1: "\(range) ~= n"
      default: "\(range.dropFirst().dropLast()) ~= n"
      }
    return Condition(text: text) { first <= $0 && $0 <= last }
  }

  private static let condition = Gen<Condition> { choices throws(Discard) in
    let parts = try Gen.array(of: choices.boolean() ? comparison : range, count: 1...3).draw(
      &choices)
    guard choices.boolean() else {
      return Condition(text: parts.map(\.text).joined(separator: " && ")) { value in
        parts.allSatisfy { $0.holds(value) }
      }
    }
    let denied = try Gen.array(of: comparison, count: 1...2).draw(&choices)
    return Condition(text: "!(\(denied.map(\.text).joined(separator: " || ")))") { value in
      !denied.contains { $0.holds(value) }
    }
  }

  @Test("The bounds are those of the numbers for which all conditions hold")
  func bounds() {
    forAll(.array(of: Self.condition, count: 1...4)) { conditions in
      let accepted = (-30...30).filter { value in conditions.allSatisfy { $0.holds(value) } }
      let bounds = AskedRange(of: "n", in: conditions.map(\.text), step: 1).bounds
      let isBounded = accepted.first != -30 && accepted.last != 30
      if isBounded, let first = accepted.first, let last = accepted.last {
        #expect(bounds == Double(first)...Double(last))
      } else {
        #expect(bounds == nil)
      }
    }
  }

  @Test(
    "What is not understood tells nothing",
    arguments: [
      "n > 0 || n < 9", "n % 2 == 0", "(0...9).contains(m)", "m > 0 && m < 5", "n.count > 3",
      "(0...9).contains(-n)", "!(0...9).contains(n)", "n > 0", "n ..< 9", "0... ~= n", "n < m",
      "n + 1 > 0 && n - 3 < 5", "n > 0 && n < 1e300", "n > 0 && n < 1 << 16", "", "n", "~= n",
      "!(n < 0 && n > 9)", "(n > 0) == (n < 9)",
    ])
  func others(condition: String) {
    #expect(AskedRange(of: "n", in: [condition], step: 1).bounds == nil)
  }

  @Test("Numbers that are no integers have no next one")
  func floats() {
    #expect(AskedRange(of: "x", in: ["x > 0 && x <= 0.5"], step: 0).bounds == 0...0.5)
    #expect(AskedRange(of: "x", in: ["0.25..<1 ~= x", "x >= -1e-3"], step: 0).bounds == 0.25...1)
    #expect(AskedRange(of: "x", in: ["x > 0 && x < 1_000"], step: 1).bounds == 1...999)
  }

  @Test(
    "Arguments are drawn between the bounds",
    arguments: [
      ("Int", "n >= 1 && n <= 5", ".int(in: 1...5)"),
      ("UInt8", "n > 9); precondition(n < 12", ".integer(in: 10...11)"),
      ("Double", "(0...1).contains(n)", ".double(in: 0.0...1.0)"),
      ("Float", "n > -1 && n < 1.5", ".float(in: -1.0...1.5)"),
      ("TimeInterval", "n >= 0 && n < 60", ".double(in: 0.0...60.0)"),
      ("Int", "n != 3 && n > 0", nil), ("Int?", "n == nil || n! > 0 && n! < 4", nil),
    ] as [(String, String, String?)])
  func gen(type: String, condition: String, gen: String?) {
    let source = "struct S { let m: Int; init(n: \(type)) { precondition(\(condition)); m = 0 } }"
    let lines = Generated(source).lines(with: "let n = try FactoryCheck.Gen<")
    #expect(lines.count == (gen == nil ? 0 : 1))
    #expect(gen.map { lines.first?.contains($0) ?? false } ?? true)
  }
}
