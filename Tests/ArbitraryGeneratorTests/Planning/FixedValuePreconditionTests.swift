import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Whether fixed values, zeros and what is empty, are what initialisers ask for.
struct FixedValuePreconditionTests {
  /// A condition on `a`, `b` and `all`, and whether it holds for zeros and an empty array.
  struct Condition: Sendable {
    var text: String
    var holds: Bool
  }

  /// What is written, and its value.
  private struct Number: Sendable {
    var text: String
    var value: Int
  }

  private static let number = Gen<Number>.oneOf(
    Gen.element(of: ["a", "b", "all.count"]).map { Number(text: $0, value: 0) },
    Gen.int(in: -9...9).map { Number(text: "\($0)", value: $0) },
    Gen.int(in: 0...9).map { Number(text: "(a + \($0))", value: $0) },
    Gen.int(in: 0...9).map { Number(text: "b * \($0)", value: 0) })

  private static let signs = Gen.element(of: ["<", "<=", ">", ">=", "==", "!="])

  private static let comparison = Gen<Condition>.zip(number, signs, number) { left, sign, right in
    let holds =
      switch sign {
      case "<": left.value < right.value
      case "<=": left.value <= right.value
      case ">": left.value > right.value
      case ">=": left.value >= right.value
      case "==": left.value == right.value
      default: left.value != right.value
      }
    return Condition(text: "\(left.text) \(sign) \(right.text)", holds: holds)
  }

  private static let condition = Gen<Condition>.recursive(
    .oneOf(comparison, .constant(Condition(text: "all.isEmpty", holds: true)))
  ) { inner in
    .oneOf(
      .zip(inner, inner) {
        Condition(text: "(\($0.text)) && (\($1.text))", holds: $0.holds && $1.holds)
      },
      .zip(inner, inner) {
        Condition(text: "(\($0.text)) || (\($1.text))", holds: $0.holds || $1.holds)
      },
      inner.map { Condition(text: "!(\($0.text))", holds: !$0.holds) })
  }

  private func generated(for condition: String) -> Generated {
    let source = """
      struct S { let n: Int; init(a: Int, b: Int, all: [Int]) { precondition(\(condition)); n = 0 } }
      """
    return Generated(source)
  }

  private static let plain = "provide() -> M.S {\n    M.S(a: 0, b: 0, all: [])\n"
  private static let drawn = "provide() -> M.S {\n    _Provide()()\n"

  @Test("They are given where what is asked holds for them, and others drawn where it does not")
  func decided() {
    forAll(Self.condition) { condition in
      let generated = generated(for: "a >= 0 && b >= 0 && (\(condition.text))")
      // What is too long to be asked is told.
      let isAsked = generated.notes.isEmpty
      #expect(generated.text.contains(condition.holds || !isAsked ? Self.plain : Self.drawn))
    }
  }

  @Test(
    "Where it is not known whether it holds, that is asked",
    arguments: [
      "a % 2 == 0", "a / 0 == 1", "all.count - 1 < 3", "a - 1 < b", "a << 99 == 0",
      "all.first == a",
      "all.isEmpty == true", "a + 1 / 2 >= 0 && 1 / 2 == 0",
    ])
  func doubts(condition: String) {
    let text = generated(for: condition).text
    #expect(text.contains("guard \(condition) else { return _Provide()() }"))
  }
}
