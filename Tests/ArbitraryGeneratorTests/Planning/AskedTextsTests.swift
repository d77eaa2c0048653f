import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Which texts conditions ask something to be.
struct AskedTextsTests {
  /// A condition on `t`, and for which texts it holds.
  struct Condition: Sendable {
    var text: String
    var holds: @Sendable (String) -> Bool
  }

  private static let texts = ["", "EUR", "USD", "a b", "&&", "(", "1", "<", "in", "?."]

  private static let text = Gen.element(of: texts)

  private static let condition = Gen<Condition>.recursive(
    .oneOf(
      .zip(text, .element(of: [true, false])) { text, isEqual in
        Condition(text: "t \(isEqual ? "==" : "!=") \"\(text)\"") { ($0 == text) == isEqual }
      },
      text.map { text in Condition(text: "\"\(text)\" ~= t") { $0 == text } },
      Gen.array(of: text, count: 1...4).map { texts in
        Condition(text: "\(texts).contains(t)") { texts.contains($0) }
      })
  ) { inner in
    .oneOf(
      .zip(inner, inner) { left, right in
        Condition(text: "(\(left.text)) && (\(right.text))") { left.holds($0) && right.holds($0) }
      },
      .zip(inner, inner) { left, right in
        Condition(text: "\(left.text) || (\(right.text))") { left.holds($0) || right.holds($0) }
      },
      inner.map { inner in Condition(text: "!(\(inner.text))") { !inner.holds($0) } })
  }

  @Test("They are those for which all conditions hold, where no others are accepted")
  func texts() {
    forAll(.array(of: Self.condition, count: 1...3)) { conditions in
      let asked = AskedTexts(
        of: .init(formula: .name("t")), by: conditions.map { Formula($0.text) })
      func accepts(_ text: String) -> Bool { conditions.allSatisfy { $0.holds(text) } }
      #expect(asked.isExact)
      guard !accepts("none of them") else {
        #expect(asked.texts == nil)
        return
      }
      let accepted = Self.texts.filter(accepts).map { "\"\($0)\"" }
      #expect(asked.texts.map { Set($0) } ?? [] == Set(accepted))
    }
  }

  @Test(
    "What is not understood tells nothing of them",
    arguments: [
      "t < \"m\"", "t == \"\\n\"", "[\"a\", \"\\(x)\"].contains(t)", "t == #\"a\"#", "t == other",
      "t.hasPrefix(\"a\")", "t.count == 3", "t == \"a\" || t > \"m\"", "s == \"a\"", "t == \"",
      "[\"a\", b].contains(t)", "\"abc\".contains(t)", "(\"a\"...\"z\").contains(t)",
      "\"a\"...\"m\" ~= t", "t == \"a\" ? true : false",
    ])
  func others(condition: String) {
    let asked = AskedTexts(of: .init(formula: .name("t")), by: [Formula(condition)])
    #expect(asked.texts == nil && !asked.isExact)
  }

  @Test("One of which more is asked is one of those that are known")
  func more() {
    let asked = AskedTexts(
      of: .init(formula: .name("t")),
      by: [Formula("t == \"a\" || t == \"b\""), Formula("t.isGood")])
    #expect(asked.texts == ["\"a\"", "\"b\""] && !asked.isExact)
  }
}
