import Testing

@testable import ArbitraryGenerator

/// How large the numbers may be that initialisers compute with.
struct PreconditionMagnitudesTests {
  @Test(
    "How large numbers may be is told by what is made of them",
    arguments: [
      ("x = Array(repeating: 0, count: a)", Precondition.Magnitude.count),
      ("x = Array(repeating: 0, count: a * 4)", .factor), ("for _ in 0..<a {}", .count),
      ("x = (1...a).map { $0 }", .count), ("x = Array(0..<a)", .count), ("x = 1...a", .any),
      ("x = a * 1000", .term), ("x = -a", .term), ("x = abs(a)", .term),
      ("x = a.advanced(by: 1)", .term), ("x = b.count.distance(to: a)", .term),
      ("x = (1...a).reduce(1, *)", .count), ("for i in 1...a { x *= i }", .count),
      ("if y { x = a + 1 }", .term), ("for i in stride(from: a, to: 9, by: 1) {}", .part),
      ("x = stride(from: 0, through: a, by: 2).map { $0 }", .part),
      ("x = stride(from: 0, to: b.count, by: a).map { $0 }", .part),
      ("x = Array(repeating: 0, count: max(1, a))", .count),
      ("let n = max(1, a); x = Array(repeating: 0, count: n)", .count),
      ("self.n = max(1, a)\nx = Array(repeating: 0, count: self.n)", .count),
      ("let n = a * a; x.reserveCapacity(n)", .factor),
      ("let n = f(a); x = Array(repeating: 0, count: n)", nil),
      ("x = b.count + 1; y = a", nil), ("x = \"\" + t", nil), ("x = a &+ 1", nil),
      ("x = e * 2", nil), (#"x = "\(a * 2)""#, .term), (#"x = "\(a)" + "\\(a * 2)""#, nil),
      (##"x = #"\(a * 2) \#("\(a * 2)")"#"##, .term), (##"x = #"\(a * 2)"#"##, nil),
      (##"x = #"\\#(a * 2)"#"##, .term), (#"x = "\\\(a * 2)""#, .term),
      (#"x = """\n\("\(a * 2)")\n""""#, .term),
      (#"x = "\(String(repeating: " ", count: a))""#, .count),
    ])
  func magnitudes(body: String, magnitude: Precondition.Magnitude?) throws {
    let all = try InitializerSource.demands(body).conditions.filter { $0.parameters == ["a"] }.map(
      \.magnitude)
    #expect(all.min() == magnitude)
  }

  @Test(
    "Collections are noted whose elements are computed with",
    arguments: [
      ("sum = b.reduce(0, +)", ["b"]), ("sum = b.reduce(0) { $0 + $1 }", ["b"]),
      ("sum = b.reduce(0, { all, one in all + one })", ["b"]),
      ("for one in b { sum += one }", ["b"]), ("self.b = b; sum = self.b[0] * 2", ["b"]),
      ("let first = b[0]\nsum = first - 1", ["b"]), ("all = b.map { -$0 }", ["b"]),
      ("b.forEach { sum += $0 }", ["b"]), ("sum = (b.max() ?? 0) - (b.min() ?? 0)", ["b"]),
      ("sum = Double(b.reduce(0, +)) / 2", ["b"]), ("sum = h.values.reduce(0, +)", ["h"]),
      ("sum = (c ?? 0) + 1", ["c"]), ("sum = c! - 1", ["c"]), ("sum = c! * a", ["a", "c"]),
      ("sum = self.b.first! + 1", []), ("if c != 3 { sum = c == nil ? 1 : 2 }", []),
      ("if let c { sum = c + 1 }", ["c"]),
      ("sum = r.upperBound - r.lowerBound", ["r"]), ("var sum = a; sum += 1", ["a"]),
      ("sum = abs(b[a])", ["a", "b"]), ("for i in b.indices { sum += b[i] }", ["b"]),
      ("b.enumerated().map { i, one in i * one }", ["b"]),
      ("precondition(b.reduce(0, +) == 100)", ["b"]),
    ])
  func elements(body: String, parameters: [String]) throws {
    #expect(try computed(body) == parameters)
  }

  @Test(
    "Those are not of which nothing is computed but how many there are, or of another type",
    arguments: [
      "n = b.count + 1", "all = b + [1]", "all += b", "for i in 0..<b.count { n += i }",
      "hash = b.reduce(0) { $0 &+ $1 }", "sum = b.reduce(0) { $0 + Double($1) }",
      "for one in b { hash = hash * 31 + Double(one) }", "text += t", "sum = e + e", "n = b[0]",
      "n = b.first ?? -1", "t = h.description + \"!\"",
      "t = \"!\" + b.description", "n = c.hashValue + 1", "last = b[b.count - 1]",
      "n = b.endIndex - 1", "b.map { $0 } + [3]",
    ])
  func others(body: String) throws {
    #expect(try computed(body) == [])
  }

  @Test(
    "What holds numbers that are computed with is told, wherever in it they are",
    arguments: [
      ("n = p.x + 1", ["p"]), ("n = p.size.width * p.size.height", ["p"]),
      ("n = q.reduce(0) { $0 + $1.x }", ["q"]), ("n = q.map(\\.x).reduce(0, +)", ["q"]),
      ("n = q.map { $0.x }.reduce(0, +)", ["q"]), ("for one in q { n += one.x }", ["q"]),
      ("for one in q where one.isOpen { n -= one.x }", ["q"]),
      ("for one in q { switch one { case .a(let x): n += x; default: break } }", ["q"]),
      ("switch p { case let .a(x, y: y): n = x * y\ncase .b: n = 1 }", ["p"]),
      ("if case .a(let x) = p { n = -x }", ["p"]), ("n = (p.x ?? 0) + 1", ["p"]),
      ("n = Self.sum(of: q)", ["q"]), ("add(p)", ["p"]), ("for one in q { add(one) }", ["q"]),
      ("for case .some(let one) in q { self.add(one) }", ["q"]),
      ("n = q.count + 1", []), ("n = p.name + \"!\"", []), ("n = Double(p.x) * 2", []),
      ("switch p { case .a(let x): n = b\ncase .b: n = x }", []), ("n = other(p) + 1", ["p"]),
    ])
  func holders(body: String, parameters: [String]) throws {
    let source = """
      struct S {
        init(p: P, q: [P], b: Int) { \(body) }
        static func sum(of all: [P]) -> Int { all.reduce(0) { $0 + $1.x } }
        mutating func add(_ one: P) { n += one.x }
      }
      """
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(["b", "p", "q"].filter { demands.magnitudes(of: $0) == [.any] } == parameters)
    #expect(demands.magnitudes(of: "b").isEmpty)
  }

  @Test(
    "What setters compute with that the body runs counts as if the body did",
    arguments: [
      ("self.n = a", ["a"]), ("n = a", ["a"]), ("let b = a; self.n = b", ["a"]),
      ("if a > 0 { n = a }", ["a"]), ("self.n = a > 5 ? 5 : a", ["a"]), ("outer = a", ["a"]),
      ("self.time = d", ["d"]), ("self.wait = d", ["d"]), ("named = a", ["a"]), ("plain = a", []),
      ("let n = a", []), ("other.n = a", []), ("n = 5", []), ("self.n = b", []), ("all = q", []),
      ("let c = d.components; m = c.seconds * 1000", ["d"]), ("self.n = ", []),
      ("n = a = a", ["a"]),
    ])
  func setters(body: String, parameters: [String]) throws {
    let source = """
      struct S {
        var m = 0
        var n: Int { get { m } set { m = newValue * 1000 } }
        var outer: Int { get { m } set { self.n = newValue } }
        var named: Int { get { m } set(value) { m = value * 1000 } }
        var time: Duration { get { .zero } set { m = newValue.components.seconds * 1000 } }
        var wait: Duration? { get { nil } set { m = (newValue?.components.seconds ?? 0) * 1000 } }
        var plain: Int { get { m } set { m = newValue } }
        var all: [Int] { get { [] } set { m = newValue.count * 2 } }
        init(a: Int, d: Duration, q: [Int]) { \(body)
        }
      }
      """
    let demands = try InitializerSource.demands(ofFirstIn: source)
    #expect(["a", "d", "q"].filter { !demands.magnitudes(of: $0).isEmpty } == parameters)
  }

  private func computed(_ body: String) throws -> [String] {
    try InitializerSource.demands(body).conditions
      .filter { $0.text.isEmpty && $0.magnitude != .any }.flatMap(\.parameters).sorted()
  }
}
