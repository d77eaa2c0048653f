import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Numbers of which one is to be less than another.
struct OrderedArgumentTests {
  /// The ranges that `a`, `b` and `c` are drawn from; nil where those are all.
  private func ranges(_ body: String, of type: String = "Int") -> [String?] {
    let generated = Generated(
      "struct S { let m: Int; init(a: \(type), b: \(type), c: \(type)) { \(body); m = 0 } }")
    return ["a", "b", "c"].map { name in
      let line = generated.lines(with: "let \(name) = try FactoryCheck").first
      guard let line, let start = line.firstRange(of: "(in: "),
        let end = line.firstRange(of: ").draw")
      else { return nil }
      let range = line[start.upperBound..<end.lowerBound]
      // That of an optional.
      let isOptional = range.count { $0 == ")" } > range.count { $0 == "(" }
      return String(isOptional ? range.dropLast() : range)
    }
  }

  @Test(
    "What bounds one bounds the other",
    arguments: [
      ("precondition(a < b && b < c && a > 0 && c < 50)", ["1...50", "0...50", "0...49"]),
      ("precondition(a >= 0 && b <= 100); assert(a <= b)", ["0...100", "0...100", nil]),
      ("guard b > a, b < 9 else { fatalError() }", ["...9", "...8", nil]),
      ("if a > b { fatalError() }; precondition(a > 3)", ["4...", "3...", nil]),
      ("precondition(a < b && b < a && a > 3)", ["4...", "3...", nil]),
      ("precondition(a < b || a > 3)", [nil, nil, nil]), ("precondition(a < b)", [nil, nil, nil]),
      ("precondition(a != b && a > 3)", ["4...", nil, nil]),
      ("precondition(a > 3); precondition(c == 1 || a < b && b < c)", ["4...", nil, nil]),
      ("precondition(a > 3); precondition(!(c > 3 && a < b && b < c))", ["4...", nil, nil]),
    ])
  func bounded(body: String, ranges: [String?]) {
    #expect(self.ranges(body) == ranges)
  }

  @Test("Parts of a number bound, too, and what may be missing does not")
  func types() {
    let body = "precondition(a <= b && b <= 0.5)"
    #expect(ranges(body, of: "Double") == ["...0.5", "...0.5", nil])
    let optional = "precondition(a == nil || b == nil || a! < b!); precondition(b == nil || b! < 3)"
    #expect(ranges(optional, of: "Int?") == [nil, "...2", nil])
  }

  @Test("Whatever order is asked for, all that is accepted is drawn")
  func accepted() {
    let clause = Gen.oneOf(
      Gen.zip(
        .element(of: ["a", "b", "c"]), .element(of: ["<", "<=", ">", ">="]),
        .element(of: ["a", "b", "c"])
      ) { "\($0) \($1) \($2)" },
      Gen.zip(
        .element(of: ["a", "b", "c"]), .element(of: ["<", "<=", ">", ">="]), .int(in: -3...3)
      ) { "\($0) \($1) \($2)" })
    forAll(.array(of: clause, count: 1...4)) { clauses in
      let ranges = self.ranges(clauses.map { "precondition(\($0))" }.joined(separator: "; "))
      for a in -4...4 {
        for b in -4...4 {
          for c in -4...4 {
            let values = ["a": a, "b": b, "c": c]
            guard clauses.allSatisfy({ holds($0, values) }) else { continue }
            let pairs = zip(ranges, [a, b, c])
            #expect(pairs.allSatisfy { range, n in range.map { contains($0, n) } ?? true })
          }
        }
      }
    }
  }

  private func holds(_ clause: String, _ values: [String: Int]) -> Bool {
    let words = clause.split(separator: " ").map(String.init)
    let numbers = [words[0], words[2]].compactMap { values[$0] ?? Int($0) }
    return switch words[1] {
    case "<": numbers[0] < numbers[1]
    case "<=": numbers[0] <= numbers[1]
    case ">": numbers[0] > numbers[1]
    default: numbers[0] >= numbers[1]
    }
  }

  private func contains(_ range: String, _ number: Int) -> Bool {
    let ends = range.split(separator: "...", omittingEmptySubsequences: false).map {
      Int($0.filter { !"()".contains($0) })
    }
    return ends[0] ?? .min <= number && number <= ends[1] ?? .max
  }
}
