import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Which numbers conditions ask something to be.
struct AskedRangesTests {
  /// A condition on `n`, and what it means.
  struct Condition: Sendable {
    var text: String
    /// Whether it holds for a number, where what is not about it does or does not hold.
    var holds: @Sendable (Int, Bool) -> Bool
    /// Whether it is about nothing else.
    var isUnderstood = true
  }

  private static let number = Gen<Int>.int(in: -9...9)

  private static let comparison = Gen<Condition> { choices throws(Discard) in
    let (n, flips) = (try number.draw(&choices), choices.boolean())
    let signs = [("<", ">"), ("<=", ">="), (">", "<"), (">=", "<="), ("==", "=="), ("!=", "!=")]
    let index = choices.alternative(of: signs.count)
    let text = flips ? "\(n) \(signs[index].1) n" : "n \(signs[index].0) \(n)"
    return Condition(text: text) { value, _ in
      switch index {
      case 0: value < n
      case 1: value <= n
      case 2: value > n
      case 3: value >= n
      case 4: value == n
      default: value != n
      }
    }
  }

  private static let range = Gen<Condition> { choices throws(Discard) in
    let (first, last) = (try number.draw(&choices), try number.draw(&choices))
    let isHalfOpen = choices.boolean()
    let sign = (isHalfOpen ? "..<" : "...")
    let (space, end) = choices.boolean() ? (" ", "\(last)") : ("", "(\(last))")
    let range = "(\(first)\(space)\(sign)\(space)\(end))"
    let text =
      switch choices.alternative(of: 3) {
      case 0: "\(range).contains(n)"
      case 1: "\(range) ~= n"
      default: "\(range.dropFirst().dropLast()) ~= n"
      }
    return Condition(text: text) { value, _ in
      first <= value && (isHalfOpen ? value < last : value <= last)
    }
  }

  private static let list = Gen<Condition> { choices throws(Discard) in
    let numbers = try Gen.array(of: number, count: 1...3).draw(&choices)
    return Condition(text: "\(numbers).contains(n)") { value, _ in numbers.contains(value) }
  }

  /// What is computed of `n`, and how.
  private struct Computed: Sendable {
    var text: String
    var of: @Sendable (Int) -> Int
  }

  private static let computed = Gen<Computed>.recursive(
    .constant(Computed(text: "n") { $0 })
  ) { inner in
    .zip(inner, .int(in: 0...9), .int(in: 1...9)) { inner, form, k in
      let (text, of) = (inner.text, inner.of)
      return switch form {
      case 0: Computed(text: "(\(text) + \(k))") { of($0) + k }
      case 1: Computed(text: "(\(text) - \(k))") { of($0) - k }
      case 2: Computed(text: "(\(k) - \(text))") { k - of($0) }
      case 3: Computed(text: "\(text) * \(k)") { of($0) * k }
      case 4: Computed(text: "(\(text)) / \(k)") { of($0) / k }
      case 5: Computed(text: "abs(\(text))") { abs(of($0)) }
      case 6: Computed(text: "(-\(text))") { -of($0) }
      case 7: Computed(text: "(\(text)).magnitude") { abs(of($0)) }
      case 8: Computed(text: "(\(k) + \(text))") { k + of($0) }
      default: Computed(text: "Int(\(text))", of: of)
      }
    }
  }

  @Test("What is asked of what is computed of a number is asked of that number")
  func computing() {
    let signs = Gen.element(of: ["<", "<=", ">", ">=", "==", "!="])
    forAll(Self.computed, signs, .int(in: -20...20), .bool()) { computed, sign, n, flips in
      let text =
        flips
        ? "(\(n)...(\(n + 5))).contains(\(computed.text))" : "(\(computed.text)) \(sign) \(n)"
      func holds(_ value: Int) -> Bool {
        if flips { return n...(n + 5) ~= value }
        return switch sign {
        case "<": value < n
        case "<=": value <= n
        case ">": value > n
        case ">=": value >= n
        case "==": value == n
        default: value != n
        }
      }
      let asked = AskedRanges(of: .init(formula: .name("n")), by: [Formula(text)], step: 1)
      #expect(asked.isExact)
      for value in -40...40 {
        let isFound = asked.ranges.contains { $0.contains(Double(value)) }
        #expect(isFound == holds(computed.of(value)))
      }
    }
  }

  private static let other = Gen<Condition>.element(
    of: [
      "m > 3", "n % 2 == 0", "isOpen", "!name.isEmpty", "n % 3 > 0", "f(n) == 3", "n < m",
      "(n > 0) == (n < 9)", "names.contains { $0.count > 3 && $0.count < 9 }",
      "numbers.contains(n)", "n & 3 == 1",
    ].map { Condition(text: $0, holds: { $1 }, isUnderstood: false) })

  private static let condition = Gen<Condition>.recursive(
    .oneOf(comparison, range, list, other)
  ) { inner in
    Gen { choices throws(Discard) in
      let parts = try Gen.array(of: inner, count: 1...3).draw(&choices)
      let texts = parts.map { "(\($0.text))" }
      let isUnderstood = parts.allSatisfy(\.isUnderstood)
      return switch choices.alternative(of: 4) {
      case 0:
        Condition(
          text: texts.joined(separator: " && "),
          holds: { value, other in parts.allSatisfy { $0.holds(value, other) } },
          isUnderstood: isUnderstood)
      case 1:
        Condition(
          text: texts.joined(separator: " || "),
          holds: { value, other in parts.contains { $0.holds(value, other) } },
          isUnderstood: isUnderstood)
      case 2:
        Condition(
          text: "\(texts[0]) ? \(texts[parts.count / 2]) : \(texts[parts.count - 1])",
          holds: { value, other in
            parts[0].holds(value, other)
              ? parts[parts.count / 2].holds(value, other)
              : parts[parts.count - 1].holds(value, other)
          },
          isUnderstood: isUnderstood && !texts[0].contains("?"))
      default:
        Condition(
          text: "!" + texts[0], holds: { !parts[0].holds($0, $1) },
          isUnderstood: parts[0].isUnderstood)
      }
    }
  }

  @Test("The ranges have the numbers for which all conditions hold, and more if one is unclear")
  func ranges() {
    forAll(.array(of: Self.condition, count: 1...4)) { conditions in
      let accepted = (-30...30).filter { value in
        [false, true].contains { other in conditions.allSatisfy { $0.holds(value, other) } }
      }
      let asked = AskedRanges(
        of: .init(formula: .name("n")), by: conditions.map { Formula($0.text) }, step: 1)
      let found = (-30...30).filter { value in
        asked.ranges.contains { $0.contains(Double(value)) }
      }
      if conditions.allSatisfy(\.isUnderstood) {
        #expect(found == accepted)
      } else {
        #expect(Set(found).isSuperset(of: accepted))
      }
    }
  }

  @Test("The ranges are in order and apart")
  func order() {
    forAll(.array(of: Self.condition, count: 1...4)) { conditions in
      let ranges = AskedRanges(
        of: .init(formula: .name("n")), by: conditions.map { Formula($0.text) }, step: 1
      ).ranges
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }

  @Test(
    "What is not understood tells nothing",
    arguments: [
      "n > 0 || m < 9", "n % 2 == 0", "(0...9).contains(m)", "m > 0 && m < 5", "n.count > 3",
      "(0...9).contains(~n)", "n > 0", "n ..< 9", "0... ~= n", "n < m", "n + m > 0 && n % 3 < 5",
      "n > 0 && n < 1e300", "n > 0 && n < 1 / 0", "0 / 0 ~= n", "n == 1 << 99",
      "n > 0 && n < 2 ^ 9", "n > 0 && n < 9 % 5", "", "n", "~= n", "(n > 0) == (n < 9)",
      "n > 0 && n < 9 ? n != 3 : n > 5", "n > nan && n < inf", "[1, m].contains(n)", "!!(",
      ")n > 0 && n < 3(", "(n > 0 && n < 3", "n = 3", "n === 3",
    ])
  func others(condition: String) {
    #expect(
      AskedRanges(of: .init(formula: .name("n")), by: [Formula(condition)], step: 1).bounds == nil)
  }

  @Test(
    "What is computed of numbers is one",
    arguments: [
      ("64 / 8", 8), ("60 * 60 * 24", 86_400), ("(1 << 16) - 1", 65_535), ("10 - 3 - 2", 5),
      ("100 / 7 / 2", 7), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("1 << 2 << 3", 32),
      ("0x10 + 0b1 + 0o7", 24), ("-3 + 5", 2), ("1_000 - 1", 999), ("3 * -2", -6), ("+", nil),
      ("()", nil), ("1 +", nil), ("* 2", nil), ("0xff", 255),
    ] as [(String, Double?)])
  func computed(text: String, number: Double?) {
    let asked = AskedRanges(of: .init(formula: .name("n")), by: [Formula("n == \(text)")], step: 1)
    #expect(asked.bounds == number.map { $0...$0 })
  }

  @Test("Numbers that are no integers have no next one")
  func floats() {
    func bounds(_ conditions: String..., step: Double = 0) -> ClosedRange<Double>? {
      AskedRanges(of: .init(formula: .name("x")), by: conditions.map(Formula.init), step: step)
        .bounds
    }
    #expect(bounds("x > 0 && x <= 0.5") == 0...0.5)
    #expect(bounds("0.25..<1 ~= x", "x >= -1e-3") == 0.25...1)
    #expect(bounds("x > 0 && x < 1_000", step: 1) == 1...999)
    #expect(bounds("x != 3", "0...9 ~= x") == 0...9)
  }

  @Test(
    "Arguments are drawn between the bounds",
    arguments: [
      ("Int", "n >= 1 && n <= 5", ".int(in: 1...5)"),
      ("UInt8", "n > 9); precondition(n < 12", ".integer(in: 10...11)"),
      ("Double", "(0...1).contains(n)", ".double(in: 0.0...1.0)"),
      ("Float", "n > -1 && n < 1.5", ".float(in: -1.0...1.5)"),
      ("TimeInterval", "n >= 0 && n < 60", ".double(in: 0.0...60.0)"),
      ("Int?", "n == nil || n! > 0 && n! < 4", ".optional(of: .int(in: 1...3))"),
      ("Int", "n == 8 || n == 16", ".oneOf(.int(in: 8...8), .int(in: 16...16))"),
      ("Int", "[1, 3, 5, 7, 9, 11, 13, 15, 17].contains(n)", ".int(in: 1...17)"),
      ("UInt8", "n > 200", ".integer(in: 201...255)"), ("UInt", "n < 64", ".integer(in: 0...63)"),
      ("UInt8", "n >= 0 && Int(n) + 1 < 300 && n < 300", ".integer(in: 0...255)"),
      ("Int", "n < 9_223_372_036_854_775_807 && n * n > 7", "(in: -100...9223372036854775807)"),
      ("Int", "n > -9_007_199_254_740_993 && n < -9 && n * n > 7", "...(-10))"),
      ("Int", "n > 9_007_199_254_740_992 && n * n > 9223372036854775807", "(in: "),
      ("Int", "n < -9_223_372_036_854_775_807 && n * n > 7", "(in: "),
      ("Int", "n > 7 && n < 9 && n * n > 9223372036854775807", "(in: 8...8)"),
      ("Int", "n >= 5_000_000 && n * n > 7", ".int(in: 5000000...15000100)"),
      ("Int", "n < -5_000_000 && n + 1 != 7", ".int(in: -15000101...(-5000001))"),
      ("UInt8", "n >= 100 && n + 1 != 9", ".integer(in: 100...254)"),
      ("Int", "n > 0 && n + 1 != 9", ".int(in: 1...201)"),
      ("[Int]", "n.indices.contains(3) && n.count < 9", ".array(of: .any, count: 4...8)"),
      ("UInt64", "n > 5", "(in: 6...)"), ("UInt64", "n > -5", nil), ("Int32", "m == 3", nil),
      ("UInt8", "n % 2 == 0", nil),
      ("UInt16", "n != 7", ".oneOf(.integer(in: 0...6), .integer(in: 8...65535))"),
      ("Int", "n != 3 && n > 0", "(in: 1...)"), ("Int", "n <= -3", "(in: ...(-3))"),
      ("Double", "n > 0.5", ".double(in: 0.5...)"), ("Int?", "n.map { $0 > 3 } ?? true", nil),
      ("Int?", "n == nil || n! > 3", ".optional(of: .int(in: 4...))"),
      ("Double", "abs(n) <= 90", ".double(in: -90.0...90.0)"),
      ("Double", "n.magnitude < 0.5", ".double(in: -0.5...0.5)"),
      ("Int", "n * 2 > 7 && n - 1 < 9", ".int(in: 4...9)"),
      ("[Int]", "n.count / 8 == 2", ".array(of: .any, count: 16...23)"),
      ("Int", "n < 9", "(in: ...8)"), ("Int", "n >= -3", "(in: (-3)...)"),
      ("Double", "n > -0.5", ".double(in: (-0.5)...)"),
      ("Int", "n > 5 && n < 3", nil),
      ("[UInt8]", "n.count == 16", ".array(of: .any, count: 16...16)"),
      ("[UInt8]", "!n.isEmpty", ".array(of: .any, count: 1...)"),
      ("[Int]", "n.count >= 2 && n.count <= 90_000", ".array(of: .any, count: 2...)"),
      (
        "[Int]", "n.isEmpty || n.count > 3",
        "(of: .any, count: 0...0), .array(of: .any, count: 4..."
      ),
      ("[Int]", "n.count < 90_000", nil), ("[Int]", "n.count > 90_000", nil),
      ("[Int]", "n.count == 3 && n.isEmpty", nil), ("[(Int, Int)]", "n.count == 3", ".array()"),
      ("String", "n.count == 5", ".string(count: 5...5)"), ("String", "n.utf8.count == 5", nil),
      ("Data", "n.count == 12 || n.count == 8", ".data(count: 8...8), .data(count: 12...12)"),
      ("[UInt8]?", "n == nil || n!.count == 8", ".optional(of: .array(of: .any, count: 8...8))"),
      ("Set<Int>", "!n.isEmpty", ".set(of: .any, count: 1...)"),
      ("[Int]", "n == n.sorted()", "array(of: .any).map { $0.sorted() }"),
      (
        "[Int]", "zip(n, n.dropFirst()).allSatisfy { $0 <= $1 }",
        ".array(of: .any).map { $0.sorted() }"
      ),
      (
        "[Int]", "zip(n, n.dropFirst()).allSatisfy { a, b in !(b <= a) }",
        ".array(of: .any).map { Swift.Set($0).sorted() }"
      ),
      (
        "[Float]", "n.count == 3 && zip(n, n.dropFirst()).allSatisfy { a, b in b > a }",
        ".array(of: .any, count: 3...3).map { Swift.Set($0).sorted() }"
      ),
      ("[Int]", "zip(n, n.dropFirst()).allSatisfy { $0 > $1 }", nil),
      ("[Int]", "zip(n, n).allSatisfy { $0 <= $1 }", nil),
      ("[Int]", "n == m.sorted()", nil),
      ("[Int]", "m || n.count < 30 && n == n.sorted()", nil),
      ("[Int]", "!(m && n == n.sorted() && k)", nil),
      (
        "[Int]", "n == n.sorted() && n.count < 3",
        ".array(of: .any, count: 0...2).map { $0.sorted() }"
      ), ("Set<Int>", "n.sorted() == n", nil), ("[Int]", "n.sorted() == n.sorted()", nil),
      ("[String: Int]", "n.count == 2", ".dictionary(of: .any, .any, count: 2...2)"),
      ("String?", "n?.count != 0", ".optional(of: .string(count: 1...))"),
      ("[Int]", "m == n.reduce(1, *)", ".array(of: .int(in: 0...20), count: 0...3)"),
      (
        "[Int]", "n.allSatisfy { $0 > 0 } && n.count > 1 && n.reduce(1, *) > 0",
        ".array(of: .int(in: 1...20), count: 2...3)"
      ), ("[Int8]", "m == n.reduce(1, *)", ".array(of: .integer(in: 0...5), count: 0...3)"),
      (
        "ClosedRange<Int>", "n.count < 90",
        ".zip(.int(in: -100...100), .int(in: -100...100)) { Swift.min($0, $1)...Swift.max($0, $1) }"
      ), ("ClosedRange<Int>", "n.contains(3)", nil),
    ] as [(String, String, String?)])
  func gen(type: String, condition: String, gen: String?) {
    let source =
      "import Foundation\nstruct S { let m: Int; init(n: \(type)) { precondition(\(condition)); m = 0 } }"
    let lines = Generated(source).lines(with: "let n = try FactoryCheck.Gen<")
    #expect(lines.count == (gen == nil ? 0 : 1))
    #expect(gen.map { lines.first?.contains($0) ?? false } ?? true)
  }

  @Test("Whatever numbers conditions name, what is drawn is of the type, and its ends in order")
  func extremes() {
    let numbers = Gen<String>.oneOf(
      .element(of: [
        "0", "-1", "255", "1 << 62", "9_007_199_254_740_993", "1e308", "0x7F", "3.5", "\(Int.max)",
        "\(Int.min)",
      ]),
      Gen<Int>.int().map { "\($0)" }, Gen<UInt64>.integer().map { "\($0)" })
    let comparison = Gen<String>.zip(.element(of: ["<", "<=", ">", ">=", "==", "!="]), numbers) {
      "n \($0) \($1)"
    }
    let types = ["Int", "Int8", "UInt8", "UInt", "UInt64", "Int32", "Double", "[Int]", "String?"]
    forAll(
      .element(of: types), .array(of: comparison, count: 1...3), .bool(), cases: 1_000
    ) { type, conditions, isComputed in
      let subject = type == "[Int]" ? "n.count" : type == "String?" ? "n!.count" : "n"
      let asked = conditions.map { $0.replacing("n ", with: "\(subject) ") }
      let body = asked.map { "precondition(\($0))" } + (isComputed ? ["m = \(subject) * 2"] : [])
      let source = "struct S { let m: Int; init(n: \(type)) { \(body.joined(separator: "; ")) } }"
      for line in Generated(source).lines(with: "(in: ") {
        guard let range = line.firstMatch(of: /\(in: ([^.]+)\.\.\.([^),]+)\)/),
          let lower = Int(range.1), let upper = Int(range.2)
        else { continue }
        #expect(lower <= upper)
        if type == "UInt8" { #expect(0...255 ~= lower && 0...255 ~= upper) }
        if type == "Int8" { #expect(-128...127 ~= lower && -128...127 ~= upper) }
        if type.hasPrefix("UInt") { #expect(lower >= 0) }
      }
    }
  }

  @Test("Elements are those for which what is asked of all holds, or more if that is unclear")
  func elements() {
    forAll(Self.condition, .int(in: 0...6)) { condition, form in
      let text = condition.text
      let (asked, isDenied) =
        switch form {
        case 0: ("all.allSatisfy { n in \(text) }", false)
        case 1: ("all.allSatisfy({ n in \(text) })", false)
        case 2: ("!all.contains { n in \(text) }", true)
        case 3: ("!all.contains(where: { n in \(text) })", true)
        case 4: ("isOpen ? all.allSatisfy { n in \(text) } : all.isEmpty", false)
        case 5: ("all.isEmpty || (all.allSatisfy { n in \(text) })", false)
        default: ("!(!(all.allSatisfy { n in \(text) }) || m == 3)", false)
        }
      let ranges = AskedRanges(
        of: .init(formula: .name("$0"), collection: .name("all")), by: [Formula(asked)], step: 1
      ).ranges
      let found = (-30...30).filter { value in ranges.contains { $0.contains(Double(value)) } }
      let accepted = (-30...30).filter { value in
        [false, true].contains { condition.holds(value, $0) != isDenied }
      }
      if condition.isUnderstood {
        #expect(found == accepted)
      } else {
        #expect(Set(found).isSuperset(of: accepted))
      }
    }
  }

  @Test(
    "What a function or a path without braces asks of each element is asked of it",
    arguments: [
      ("all.allSatisfy((0...9).contains)", 0...9), ("all.allSatisfy([3, 4].contains)", 3...4),
      ("!all.contains(where: (...5).contains)", 6 ... .infinity),
      ("!all.contains(where: ([0] + [1]).contains)", nil), ("all.allSatisfy(\\.isEven)", nil),
      ("all.allSatisfy(isGood) && !all.contains(-1)", nil), ("all.allSatisfy(\\.self)", nil),
    ] as [(String, ClosedRange<Double>?)])
  func withoutBraces(condition: String, range: ClosedRange<Double>?) {
    let asked = AskedRanges(
      of: .init(formula: .name("$0"), collection: .name("all")), by: [Formula(condition)], step: 1)
    if let range {
      #expect(asked.ranges == [range] && asked.isExact)
    } else {
      #expect(asked.bounds == nil && !asked.isExact)
    }
  }

  @Test(
    "What is not asked of all elements tells nothing of them",
    arguments: [
      "all.contains { $0 == 1 }", "!all.allSatisfy { $0 == 1 }", "all.contains(1)", "$0 == 1",
      "others.allSatisfy { $0 == 1 }", "all.count == 1", "all.allSatisfy { x in $0 == 1 }",
      "all.allSatisfy(isGood)", "all.allSatisfy { $0.count == 1 }", "all.first == 1",
      "all.isEmpty || n == 3", "all.allSatisfy({ $0 == 1 }",
    ])
  func noElements(condition: String) {
    let asked = AskedRanges(
      of: .init(formula: .name("$0"), collection: .name("all")), by: [Formula(condition)], step: 1)
    #expect(asked.bounds == nil)
  }
}
