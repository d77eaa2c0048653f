import Foundation
import Testing

@testable import FactoryCheck

struct GenMatchingTests {
  /// Expressions of all that is known, which repeat what cannot repeat itself: engines would take
  /// long to find that a text does not match.
  private static let patterns = Gen<String>.recursive(classes) { inner in
    .oneOf(
      .zip(inner, inner) { $0 + $1 }, .zip(inner, inner) { "(?:\($0)|\($1))" },
      inner.map { "(\($0)){1,2}" },
      .zip(classes, .element(of: ["*", "+", "?", "{2}", "{1,3}", "*?", "{0,1}"])) { $0 + $1 })
  }

  private static let classes = Gen.element(
    of: [
      "a", "Z", "\\.", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", ".", "é", "漢", "[a-f]", "[^x]",
      "[[:upper:]_-]", "\\u0041", "\\x{1F600}", "[\\d.]", "[^\\s\\d]", "\\/", "[\\]\\[]", "[^\\w]",
      "[^\\p{L}]", "[^\\W]", "[[:word:]]",
    ])

  @Test("Texts match, from end to end")
  func matching() {
    let frames = [("", ""), ("^", "$"), ("(?<name>", ")")]
    forAll(GenMatchingTests.patterns, .element(of: frames), .int(), cases: 300) {
      pattern, frame, seed in
      let pattern = frame.0 + pattern + frame.1
      let regex = try Regex(pattern)
      let texts = Gen.string(matching: pattern)
      for text in try sample(texts, count: 5, seed: UInt64(bitPattern: Int64(seed))) {
        #expect(
          try regex.wholeMatch(in: text) != nil,
          "\(pattern) does not match \(text.debugDescription)")
      }
    }
  }

  @Test(
    "Expressions as people write them are matched by what Foundation has, too",
    arguments: [
      "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$", "^\\+?[1-9]\\d{1,14}$",
      "^#?([a-f0-9]{6}|[a-f0-9]{3})$",
      "^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|1?\\d?\\d)){3}$",
      "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
      "^(?<scheme>https?)://(?<host>[^/?#]+)(?<path>/[^?#]*)?$", "^[^\\s@]+@[^\\s@]+$",
    ])
  func asWritten(pattern: String) throws {
    let expression = try NSRegularExpression(pattern: pattern)
    let texts = try sample(.string(matching: pattern), count: 200)
    for text in texts {
      let all = NSRange(text.startIndex..., in: text)
      #expect(expression.firstMatch(in: text, range: all)?.range == all, "\(text.debugDescription)")
    }
    #expect(Set(texts).count > 20)
  }

  @Test("Texts shrink to the simplest that an expression has, and are recorded faithfully")
  func simplest() throws {
    let plate = Gen.string(matching: "[A-Z]{1,3}-[A-Z]{1,2} [1-9]\\d{0,3}( E| H)?")
    #expect(try FactoryCheckTests.simplest(plate) == "A-A 1")
    #expect(minimal(plate) { $0.hasSuffix("H") } == "A-A 1 H")
    #expect(minimal(plate) { $0.count > 8 } == "A-A 100 E")
    let words = Gen.string(matching: "(\\w+,)*\\w+")
    #expect(minimal(words) { $0.split(separator: ",").count >= 3 } == "a,a,a")
    #expect(try recordsFaithfully(plate) && recordsFaithfully(words))
  }

  @Test("What is no expression ends the program, and says where")
  func refused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Gen.string(matching: "\\d+(?=px)")
    }
    #expect(
      ended(
        result,
        with: """
          string(matching: "\\d+(?=px)"): a group looks ahead, looks back or has a flag that is not \
          known, at the character 4. Draw texts without it, and filter them.
          """))
  }
}
