import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Conditions as trees.
struct FormulaTests {
  private static let leaf = Gen<Formula>.oneOf(
    Gen.element(of: ["a", "b", "nil", "$0", "x1"]).map(Formula.name),
    Gen.int(in: 0...999).map { .number(Double($0)) },
    Gen.element(of: ["\"\"", "\"a b\"", "\"&&\"", "\"(\""]).map(Formula.text))

  private static let signs = [
    "||", "&&", "<", "<=", ">", ">=", "==", "!=", "~=", "??", "...", "..<", "+", "-", "*", "/", "%",
    "<<", ">>", "&", "|", "^", "&+",
  ]

  private static let formula = Gen<Formula>.recursive(leaf) { inner in
    .oneOf(
      .zip(inner, .element(of: signs), inner) { .binary($0, $1, $2) },
      .zip(.element(of: ["!", "-", "...", "..<"]), inner) { .prefix($0, $1) },
      .zip(inner, .element(of: ["!", "..."])) { .postfix($0, $1) },
      .zip(inner, .element(of: ["count", "isEmpty"])) { .member(of: $0, $1) },
      .zip(inner, .array(of: inner, count: 0...2)) { .call($0, $1) },
      Gen.array(of: inner, count: 0...3).map(Formula.list), inner.map(Formula.closure))
  }

  @Test("Whatever is written out with all its parentheses is read as what it was")
  func reading() {
    forAll(Self.formula, .bool()) { formula, isWide in
      #expect(Formula(formula.written(isWide: isWide)) == formula)
    }
  }

  @Test(
    "Operators bind as the compiler has them bind",
    arguments: [
      ("a || b && c", "a || (b && c)"), ("a && b || c", "(a && b) || c"),
      ("a < b && c", "(a < b) && c"), ("a + b < c", "(a + b) < c"),
      ("a - b - c", "(a - b) - c"), ("a + b * c", "a + (b * c)"), ("a << b * c", "(a << b) * c"),
      ("a ... b + c ~= d", "(a ... (b + c)) ~= d"), ("-a + b", "(-a) + b"), ("!a.b", "!(a.b)"),
      ("!a == b", "(!a) == b"), ("a! > b", "(a!) > b"), ("a!.b", "(a!).b"), ("a?.b", "(a!).b"),
      ("a>b", "a > b"), ("a!=b", "a != b"), ("1...b", "1 ... b"), ("(1...) ~= b", "(1...) ~= b"),
      ("f(x: a, b)", "f(a, b)"), ("a.f { $0 }", "a.f({ $0 })"), ("a.f(b) { $0 }", "a.f(b, { $0 })"),
      ("a.f { x in x > b }", "a.f({ $0 > b })"), ("a.f(where: { x in x })", "a.f({ $0 })"),
      ("a.f { x, y in y > x + b }", "a.f({ $1 > $0 + b })"),
      ("1_000", "1000"), ("0x1F", "31"), ("0b11", "3"), ("0o17", "15"), ("`in` > a", "`in` > a"),
      ("((a))", "a"), ("a & b == c", "(a & b) == c"), ("a ?? b == c", "(a ?? b) == c"),
    ])
  func precedence(text: String, written: String) {
    #expect(Formula(text) == Formula(written))
    #expect(Formula(text).isKnown)
  }

  @Test(
    "What is not understood is unknown, and nothing around it",
    arguments: [
      "a is Int", "a as? Int", "try a", "a[0]", "(a, b)", "[a: b]", "\"\\(a)\"", "#\"a\"#", "/a/",
      ".a", "a b", "a = b", "a <=> b", "{ (a, b) in a }", "{ a, in a }", "{ a; b }", "\\A.b",
      "\\[0]", "if a",
      "()", "",
    ])
  func unknown(text: String) {
    #expect(!Formula("(\(text))").isKnown)
    #expect(Formula("(\(text)) && b") == .binary(Formula("(\(text))"), "&&", .name("b")))
    #expect(Formula("f(\(text)) || b") == .binary(Formula("f(\(text))"), "||", .name("b")))
  }

  @Test(
    "A clause that is not understood leaves those beside it",
    arguments: ["a is Int", "a as? Int == b", "try a", "a b", "a <=> b"])
  func clauses(text: String) {
    #expect(Formula("b && \(text) && c") == Formula("b && () && c"))
  }

  @Test(
    "A choice between two is one of them where its condition holds, and else the other",
    arguments: [
      ("a && b ? c : d", "((a && b) && c) || (!(a && b) && d)"),
      ("a ? b : c || d", "(a && b) || (!a && (c || d))"),
      ("(a ? b : c) && d", "((a && b) || (!a && c)) && d"),
      ("a ? b : c ? d : x1", "(a && b) || (!a && ((c && d) || (!c && x1)))"),
      ("a ? b ? c : d : x1", "(a && ((b && c) || (!b && d))) || (!a && x1)"),
      ("f(x: a ? b : c)", "f((a && b) || (!a && c))"),
    ])
  func choice(text: String, written: String) {
    #expect(Formula(text) == Formula(written))
    #expect(Formula(text).isKnown)
  }

  @Test("A choice on a choice is none that is understood: each would double what it is made of")
  func choiceOnChoice() {
    let text = "(a ? b : c) ? d : nil"
    #expect(Formula(text) == Formula("(() && d) || (!(()) && nil)"))
    let deep = (0..<30).reduce("a") { text, _ in "(\(text) ? b : c)" }
    #expect(Formula(deep) != Formula("a"))
  }

  @Test("What is no whole choice is unknown", arguments: ["a ? b", "a ? b : ", "a ? : b", "a : b"])
  func brokenChoice(text: String) {
    #expect(!Formula(text).isKnown)
  }

  @Test("A path stands for a closure", arguments: [("\\.a", "{ $0.a }"), ("\\.a.b", "{ $0.a.b }")])
  func keyPaths(text: String, closure: String) {
    #expect(Formula("f(\(text))") == Formula("f(\(closure))"))
  }

  @Test(
    "Whatever is written in any order is read to its end",
    arguments: [1_000, 100_000])
  func hostile(count: Int) {
    for word in [
      "(", ")", "[", "{ x in ", "! ", "- ", "a && ", "a.b", "a! ", "f(", "\"", "? ", "a + ",
    ] {
      _ = Formula(String(repeating: word, count: count))
    }
    let words = Gen.element(of: [
      "(", ")", "[", "]", "{", "}", ",", ":", "a", ".", "!", "?", "&&", "||", "1", "...", "in", "<",
      "\"", " ", "$0", "-", ";",
    ])
    forAll(.array(of: words, count: 0...40)) { words in
      let text = words.joined()
      #expect(Formula(text) == Formula(text + "  "))
    }
  }

  @Test("What has to hold all at once is told apart, also where it is denied")
  func conjuncts() {
    func texts(_ text: String) -> [String] {
      Formula(text).clauses().map { ($0.isDenied ? "!" : "") + $0.formula.written(isWide: true) }
    }
    #expect(texts("a && (b && !c)") == ["a", "b", "!c"])
    #expect(texts("!(a || !b)") == ["!a", "b"])
    #expect(texts("!(a && b)") == ["!(a) && (b)"])
    #expect(texts("a || b") == ["(a) || (b)"])
  }
}

extension Formula {
  /// It, as it could stand in a source, with parentheses around all that it is made of.
  fileprivate func written(isWide: Bool) -> String {
    func text(_ part: Formula) -> String { "(\(part.written(isWide: isWide)))" }
    let space = isWide ? " " : ""
    return switch self {
    case .name(let name): name
    case .number(let number): "\(Int(number))"
    case .text(let text): text
    case .member(let part, let name): "\(text(part)).\(name)"
    case .call(let function, let arguments):
      "\(text(function))(\(arguments.map(text).joined(separator: ",\(space)")))"
    case .list(let elements): "[\(elements.map(text).joined(separator: ",\(space)"))]"
    case .closure(let body): "{\(space)\(text(body))\(space)}"
    case .prefix(let sign, let part): "\(sign)\(text(part))"
    case .postfix(let part, let sign): "\(text(part))\(sign)"
    case .binary(let left, let sign, let right):
      "\(text(left))\(space)\(sign)\(space)\(text(right))"
    case .unknown: "()"
    }
  }

  /// Whether all of it was understood.
  fileprivate var isKnown: Bool { self != .unknown && parts.allSatisfy(\.isKnown) }
}
