import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// What initialisers are seen to ask of their arguments.
struct PreconditionScannerTests {
  @Test(
    "Conditions on parameters are found",
    arguments: [
      ("precondition(a > 0)", ["a > 0"]), ("assert(a > 0, \"no\")", ["a > 0"]),
      ("precondition ( a>0 , \"\\(a)\" )", ["a>0"]),
      (
        "self.a = a\nprecondition(\n  a > 0\n    && b.count < 4 // why, not\n)",
        ["a > 0 && b.count < 4"]
      ),
      ("guard a > 0, !b.isEmpty else { fatalError() }", ["a > 0", "!b.isEmpty"]),
      ("guard a >= 0 else {\n  preconditionFailure(\"no\")\n}", ["a >= 0"]),
      ("guard let c, a > 0 else { fatalError() }", ["c != nil", "a > 0"]),
      ("guard a > 0 else { X.invalid(a).end }", ["a > 0"]),
      ("guard a > 0 else {\n  let x = b.map { $0 }\n  stop(x)\n}", ["a > 0"]),
      (
        "precondition(b.allSatisfy { $0.isASCII && $0 != \"x\" })",
        ["b.allSatisfy { $0.isASCII && $0 != \"x\" }"]
      ),
      (
        "precondition((0...59).contains(a)); assert(max(a, 1) != Int.max)",
        ["(0...59).contains(a)", "max(a, 1) != Int.max"]
      ),
      (
        "precondition(b.contains(where: { $0 > 1 }) || a == -1)",
        ["b.contains(where: { $0 > 1 }) || a == -1"]
      ),
      ("if true {}\nfor _ in b {}\nprecondition(a < 9)", ["a < 9"]),
      ("#if DEBUG\nassert(a == 1)\n#endif", ["a == 1"]),
      (
        "guard a > 0 else { throw X() }\nassert((1...9).contains(a) && a > -1)",
        ["(1...9).contains(a) && a > -1"]
      ),
      ("assert(!b.isEmpty && b[0] > a % 2)", ["!b.isEmpty && b[0] > a % 2"]),
      ("let x = 1, y: Int = 2\nif a > 0, b.isEmpty {}\nprecondition(a > 0)", ["a > 0"]),
      ("let x = a\nprecondition(a > 0)", ["a > 0"]),
      ("let x: Int\nprecondition(a > 0)", ["a > 0"]),
      ("precondition(c! > 0)", ["c != nil", "c! > 0"]),
      (
        "precondition(c == nil || c! > 0); assert(c.map { $0 > 0 } ?? true)",
        ["c == nil || c! > 0", "c.map { $0 > 0 } ?? true"]
      ),
      (
        "precondition(a.isRight && b.first?.kind == .left)",
        ["a.isRight && b.first?.kind == .left"]
      ),
      ("precondition((0...S.most).contains(a))", ["(0...99).contains(a)"]),
      (
        "switch a {\ncase 0, 3...5: x()\ncase -1: y { z() }\ncase 7: fatalError()\ndefault:\n  fatalError()\n}",
        ["!(7 ~= a)", "0 ~= a || 3...5 ~= a || -1 ~= a"]
      ),
      (
        "switch t { case \"a\", \"b\": x = 1; default: fatalError() }", ["\"a\" ~= t || \"b\" ~= t"]
      ),
      (
        "switch k { case .left: x = 1; default: fatalError() }",
        ["{ if case .left = k { true } else { false } }()"]
      ),
      (
        "switch k { case .left(let n), .right(_, let n): x(n); default: fatalError() }",
        [
          "{ if case .left = k { true } else { false } }() || { if case .right = k { true } else { false } }()"
        ]
      ),
      (
        "switch k { case .left(let n): fatalError(); case .right: x() }",
        ["!({ if case .left = k { true } else { false } }())"]
      ),
      (
        "switch k { case .left(let n):\n  precondition(n > a)\ncase .right: assert(a > 1) }",
        [
          "{ if case .left(let n) = k { n > a } else { true } }()",
          "{ if case .right = k { a > 1 } else { true } }()",
        ]
      ),
      (
        "switch k { case .left(let a): assert(a > 0); default: break }",
        ["{ if case .left(let a) = k { a > 0 } else { true } }()"]
      ),
      (
        "precondition(c >= .seconds(60) && a > .zero)", ["c >= .seconds(60) && a > .zero"]
      ),
      (
        "precondition(c! <= Duration.milliseconds(9))",
        ["c != nil", "c! <= Duration.milliseconds(9)"]
      ),
      (
        "precondition(c >= Date(timeIntervalSince1970: 0))", ["c >= Date(timeIntervalSince1970: 0)"]
      ),
      ("precondition(c.timeIntervalSince(d) > 0)", ["c.timeIntervalSince(d) > 0"]),
      ("precondition(c >= CGFloat(1))", ["c >= CGFloat(1)"]),
      ("precondition(a > 0 && b.odd(a) && a < 9)", ["a > 0", "b.odd(a)", "a < 9"]),
      ("precondition(!b.isEmpty && b.odd(a) && b[0] > 1)", ["!b.isEmpty", "b.odd(a)"]),
      ("precondition(a > 0 && b.odd(a) || a < 9)", ["a > 0 && b.odd(a) || a < 9"]),
      ("guard a > 0 && b.odd(a) else { fatalError() }", ["a > 0", "b.odd(a)"]),
      ("precondition(a > 0 && odd(a) && a < 9)", ["a > 0", "a < 9"]),
      ("precondition(!b.isEmpty && odd(a) && b[0] > 1)", ["!b.isEmpty"]),
      ("precondition(a > 0 && odd(a) || a < 9)", []),
      ("guard a > 0 && odd(a) else { fatalError() }", ["a > 0"]),
      ("precondition(a.isRight(1))", ["a.isRight(1)"]),
      ("assert(a < Other.most && a > Self.made)", ["a < Other.most && a > Self.made"]),
      (
        "if case .left = k { assert(a > 0) }",
        ["!({ if case .left = k { true } else { false } }()) || (a > 0)"]
      ),
      ("if a < 0 { fatalError() }", ["!(a < 0)"]),
      ("if a < 0, b.isEmpty {\n  preconditionFailure()\n}", ["!((a < 0) && (b.isEmpty))"]),
      ("if a < 0 { precondition(b.isEmpty) }", ["!(a < 0) || (b.isEmpty)"]),
      ("if b.isEmpty { x() } else { fatalError() }", ["b.isEmpty"]),
      (
        "if a > 0 { assert(a != 5) } else { assert(a != -5) }",
        ["!(a > 0) || (a != 5)", "a > 0 || (a != -5)"]
      ),
      ("self.a = a\nprecondition(self.a > 0 && 1 <= self.a)", ["a > 0 && 1 <= a"]),
      (
        "precondition(a <= S.most && a > Self.least && a != other)",
        ["a <= 99 && a > (-1) && a != (1 << 3)"]
      ),
      ("guard let x = b.first else { fatalError() }", ["b.first != nil"]),
      (
        "guard let c, c > 0 else { fatalError() }\nassert(c < 5)", ["c != nil", "c! > 0", "c! < 5"]
      ),
      (
        "guard case .some(let x) = c, a > 0 else { fatalError() }",
        ["{ if case .some = c { true } else { false } }()", "a > 0"]
      ),
      ("precondition(Self.range.contains(a))", ["(3...9).contains(a)"]),
      ("precondition(S.texts.contains(t))", ["[\"a\", \"b\"].contains(t)"]),
      (
        "precondition(sizes.contains(a) && a != Self.minus)", ["(1 ..< 5).contains(a) && a != (-4)"]
      ),
      ("let most = 1 << 4, all = [1, 2]; assert(all.contains(a))", []),
      ("let all = [1, 2]\nassert(all.contains(a))", ["[1, 2].contains(a)"]),
      ("let all = [1, x]\nassert(all.contains(a))", []),
      ("precondition(t.allSatisfy(S.texts.contains))", []),
      ("precondition((Self.texts + [t]).count > a)", ["(Self.texts + [t]).count > a"]),
      ("precondition(S.sums.contains(a))", ["([1] + [2]).contains(a)"]),
      (
        "let most = 100.0; x = Int(e * most)",
        ["Int(exactly: (e * 100.0).rounded(.towardZero)) != nil"]
      ),
      ("let i = 3; x = b[i]", ["b.indices.contains(3)"]),
      ("precondition(Self.named.contains(t) || Self.ready)", []),
      ("precondition(b.allSatisfy { $0.isRight() })", ["b.allSatisfy { $0.isRight() }"]),
      ("if let c { precondition(c > 0) }", ["!(c != nil) || (c! > 0)"]),
      ("if let x = b.first { assert(x > a) }", ["!(b.first != nil) || ((b.first)! > a)"]),
      (
        "if a > 0 { x() } else if a > -5 { fatalError() }", ["a > 0 || (!(a > -5))"]
      ),
      ("if a < 0 { log(); fatalError() }", ["!(a < 0)"]),
      ("let a = a + 1; precondition(a > 0)", ["(a + 1) > 0", ""]),
      ("let n = b.count\nprecondition(n < a)", ["(b.count) < a"]),
      ("let n = b.count; let m = n * 2\nassert(m < a)", ["((b.count) * 2) < a"]),
      ("self._a = a\nprecondition(self._a > 0)", ["a > 0"]),
      ("n = b.count\nprecondition(n < 4 && self.n > a)", ["(b.count) < 4 && (b.count) > a"]),
      ("n = c\nprecondition(n != nil)", ["c != nil"]),
      ("for x in b { precondition(x > a) }", ["b.allSatisfy { x in x > a }"]),
      (
        "for x in b { if x < 0 { fatalError() }; y = UInt8(x) }",
        [
          "b.allSatisfy { x in !(x < 0) }",
          "b.allSatisfy { x in UInt8(exactly: x) != nil }",
        ]
      ),
      (
        "n = b; if let x = n.first?.size { assert(x > a) }",
        ["!(b.first?.size != nil) || ((b.first?.size)! > a)"]
      ),
      ("precondition(d.count > a)", ["d.count > a"]),
      ("precondition(a > 0 ? b.isEmpty : a < -9)", ["a > 0 ? b.isEmpty : a < -9"]),
    ])
  func found(body: String, conditions: [String]) throws {
    #expect(try preconditions(body).filter(\.isReadable).map(\.text) == conditions)
  }

  @Test(
    "What cannot be asked before the call is left to the initialiser",
    arguments: [
      "precondition(self.a > 0)", "precondition(isRight(a))", "precondition(a > Other.Lowest())",
      "precondition(a > lowest)", "precondition(try a > check(b))",
      "precondition(a is Int)", "if case .left(.some(let a)) = k { assert(a > 0) }",
      "precondition(a as Any != nil)", "self.n = a; assert(self.n != nil && self.n! > 3)",
      "n = a; assert(nil == n)", "n = a; assert(n?.x == 3)", "n = a; assert((n ?? 4) > 3)",
      "n = a; assert(n.map { $0 > 3 })", "n = a; guard let n else { fatalError() }",
      "n = a; if x { n = 0 }; assert(n > 0)", "n = a; while n < 0 { self.n += 1 }\nassert(n > 0)",
      "n = a; if a < 0 { n = 0 } else { n = 1 }; assert(n > 0)", "n = a; n += 1; assert(n > 0)",
      "n = a\nn = f(1)\nassert(n > 0)",
      "let n = 5; self.n = a; assert(n > 3)", "if a < 0 { if x { return }; fatalError() }",
      "if a < 0 { return; fatalError() }",
      "if a < 0 { for _ in b { return }; fatalError() }",
      "if a < 0 { try f(); fatalError() }", "for (x, (y, z)) in h { assert(x > 0) }",
      "for x in b where other(x) { assert(x > 5) }", "for (x, y) in b { assert(x > y) }",
      "precondition(\"\\(a)\" == \"1\")", "precondition(a <> 1)",
      "precondition(b[keyPath: \\.x] > 1)",
      "precondition(a > 0 ? c : e)", "precondition(f(1) > a)",
      "precondition(g > 0)", "precondition(true)", "precondition()", "precondition", "assert",
      "if x { precondition(b.isEmpty) }", "if var c { precondition(c > 0) }",
      "if x { y() } else if a > -5 { fatalError() }", "while a < 0 { x() }",
      "switch a { case 0: x(); default: y() }", "switch a { case let n: fatalError() }",
      "switch a { case 1 where x: y(); default: fatalError() }",
      "switch k { case .left(3): x(); default: fatalError() }",
      "switch k { case .left(let n) where n > 3: fatalError(); default: break }",
      "switch k { case .left(let n, (let a)): assert(a > n); default: break }",
      "switch k { case let .left((n, _)): x(n); default: assert(a > 3) }",
      "switch k { case .left(let n): x(n) }; assert(n > 3)", "switch k { case .left(let n",
      "switch k { case .",
      "switch (a, b) { case (0, 1): x(); default: fatalError() }",
      "if a < 0 { x() } else { y() }\n#if X\nif a < 0 { fatalError() }\n#else\n#endif",
      "let x = { precondition(a > 0) }", "check.precondition(a > 0)",
      "let a = f(a); precondition(a > 0)",
      "let (b, a) = (a, b)\nprecondition(a.isEmpty && b > 0)",
      "let x = 1, a = 2; assert(a > 0)", "let x = 1, (a, b) = (2, 3); assert(a > b)",
      "guard case let c? = c else { fatalError() }\nprecondition(c > 0)",
      "func a(_ x: Int) -> Bool { x > 1 }\nassert(a(2))",
      "a > 1 ? precondition(b.isEmpty) : precondition(b.count > 1)",
      "#if DEBUG\nassert(a > 0)\n#elseif X\n#else\nassert(a < 0)\n#endif",
      "guard a > 0 else { return }", "guard a > 0 else { throw fatalError }",
      "guard a > 0 else { if x { return }\nstop() }", "guard a > 0 else { try stop() }",
      "for x in b { guard a > 0 else { continue } }", "guard a > 0 else {}",
      "guard a > 0", "guard", "guard else {", "precondition(a", "precondition(a > ",
      "// precondition(a > 0)", "let s = \"precondition(a > 0)\"", "fatalError(\"\\(a)\")",
    ])
  func left(body: String) throws {
    #expect(try preconditions(body).allSatisfy { $0.text.isEmpty || !$0.isReadable })
  }

  @Test(
    "What the standard library ends the program for is asked, where it is always run",
    arguments: [
      ("x = Int(truncating(a)) + f(a ?? b[0], b[1])", ["b.indices.contains(1)"]),
      ("x = b[1] + b[1]", ["b.indices.contains(1)"]),
      ("x = UInt8(a)", ["UInt8(exactly: a) != nil"]), ("x = Int(a)", []), ("x = Int(b.count)", []),
      (
        "x = Int((e * 100).rounded())",
        ["Int(exactly: ((e * 100).rounded()).rounded(.towardZero)) != nil"]
      ), ("x = Character(t)", ["t.count == 1"]), ("x = b[a]", ["b.indices.contains(a)"]),
      ("x = UInt8(c)", []), ("x = Int(e * b.count)", []),
      ("x = Unicode.Scalar(a)!", ["Unicode.Scalar(a) != nil"]),
      (
        "x = Int(Double(a) * 1.5)",
        ["Int(exactly: (Double(a) * 1.5).rounded(.towardZero)) != nil"]
      ),
      (
        "x = Int(Double(a).squareRoot())",
        ["Int(exactly: (Double(a).squareRoot()).rounded(.towardZero)) != nil"]
      ),
      ("x = Int(f(Double(a)))", []),
      ("x = Int(e)", ["Int(exactly: (e).rounded(.towardZero)) != nil"]),
      ("x = Array(repeating: 0, count: a)", ["a >= 0"]), ("x.reserveCapacity(a)", ["a >= 0"]),
      ("x = Data(count: a)", ["a >= 0"]), ("x = load(count: a)", []),
      ("x = b[0]; y = b[2] + b[z]", ["b.indices.contains(0)", "b.indices.contains(2)"]),
      ("x = h[0]", []),
      ("x = b.first!", ["b.first != nil"]), ("x = [b.max()!]", ["b.max() != nil"]),
      ("x = URL(string: t)!.path", ["URL(string: t) != nil"]), ("x = f(a)!", []),
      ("x = t.isEmpty ? 0 : b[0]", ["t.isEmpty || (b.indices.contains(0))"]),
      ("x = b.first ?? b[1]", []),
      ("x = !b.isEmpty && b[0] > 0", []),
      ("if !b.isEmpty { x = b[1] }", ["b.isEmpty || (b.indices.contains(1))"]),
      ("if !b.isEmpty { x = b[0] + b.last! }", []),
      ("x = { b[0] }", []),
      ("x = b\n  .map { b[1] }", ["b.isEmpty || (b.indices.contains(1))"]),
      ("switch a { case 0: b[0] }", ["!(0 ~= a) || (b.indices.contains(0))"]),
      ("for _ in 0..<a { x() }", ["0 <= a"]), ("x = 1...a", ["1 <= a"]),
      ("x = a...b.count", ["a <= b.count"]), ("x = a..<5", ["a <= 5"]), ("x = 10 / a", ["a != 0"]),
      ("x = 10 % a", ["a != 0"]), ("x = 10 / e", []), ("x = 10 / a.magnitude", []),
      ("let n = a - 2; x = UInt8(n)", ["UInt8(exactly: (a - 2)) != nil"]),
      ("let n = e + e; x = Int(n)", ["Int(exactly: ((e + e)).rounded(.towardZero)) != nil"]),
      ("let n = e + a; x = Int(n)", []),
      ("x = b[b.count - 1]", ["b.indices.contains(b.count - 1)"]),
      ("x = t.split(separator: \" \")[1]", ["t.split(separator: \" \").indices.contains(1)"]),
      ("let p = b.sorted(); x = p[a]", ["(b.sorted()).indices.contains(a)"]),
      ("x = b.firstIndex(of: a)!", ["b.firstIndex(of: a) != nil"]), ("x = h[a]", []),
      (
        "x = Dictionary(uniqueKeysWithValues: zip(b, h))",
        ["Set(zip(b, h).map { $0.0 }).count == zip(b, h).map { $0.0 }.count"]
      ),
      ("x = .seconds(e)", ["e.magnitude < 1e18"]), ("x = Duration.seconds(a)", []),
      ("x = seconds(e)", []),
      ("x = UInt8(a % 7)", ["UInt8(exactly: a % 7) != nil"]),
      ("x = UInt8(a << 2 | 1)", ["UInt8(exactly: a << 2 | 1) != nil"]),
      ("x = UInt8((a >> 8) & 0xff)", []), ("x = UInt8(a >> 8 & 0b1_1111111)", []),
      ("x = Int8(a & 0xff)", ["Int8(exactly: a & 0xff) != nil"]), ("x = Int8(a & 0x7f)", []),
      ("x = UInt8(a & 0x1ff)", ["UInt8(exactly: a & 0x1ff) != nil"]),
      ("x = UInt8(a + 1 & 0xff)", ["UInt8(exactly: a + 1 & 0xff) != nil"]),
      ("x = UInt8((a & 0xff) + 1)", ["UInt8(exactly: (a & 0xff) + 1) != nil"]),
      ("x = stride(from: 0, to: b.count, by: a).map { $0 }", ["a != 0"]),
      ("x = stride(from: 0, to: b.count, by: 2).map { $0 }", []),
      ("x = stride(from: 0, to: 9, by: e)", ["e != 0", "(9 - 0) / e <= 1_000"]),
      ("x = c.stride(by: a)", []),
      ("x = t[..<t.index(t.startIndex, offsetBy: a)]", ["(0...t.count).contains(a)"]),
      ("x = t[t.index(t.endIndex, offsetBy: -a)...]", ["(0...t.count).contains(-(-a))"]),
      ("x = t.index(t.startIndex, offsetBy: 3)", ["(0...t.count).contains(3)"]),
      ("x = t.index(after: t.startIndex)", ["!t.isEmpty"]),
      ("x = t[t.startIndex]", ["!t.isEmpty"]),
      ("x = t[t.index(t.startIndex, offsetBy: a)]", ["a < t.count", "(0...t.count).contains(a)"]),
      ("x = t.index(after: y)", []), ("x = t.index(y, offsetBy: a)", []),
      ("x = t.index(t.startIndex, offsetBy: a, limitedBy: t.endIndex)", ["a >= 0"]),
      ("x = DateInterval(start: e, end: y)", []),
      ("x = DateInterval(start: y, duration: e)", ["e >= 0"]),
      ("x = c.unsafelyUnwrapped", ["c != nil"]), ("x = y.unsafelyUnwrapped", []),
      ("x = Range(r)", ["r.upperBound < .max"]), ("x = Range(b)", []),
      ("x = b.prefix(a)", ["a >= 0"]), ("x = b.dropFirst(a + 1)", []), ("x = b.prefix(3)", []),
      ("x = f(b)[0]", []), ("x = t.lowercased()[a]", []), ("x = b.sorted()[", []),
      ("while a < 0 { fatalError() }", ["!(a < 0)"]), ("if a < 0 { exit(1) }", ["!(a < 0)"]),
      ("guard b[0] > 3 else { throw E() }", ["b.indices.contains(0)"]),
      (
        "guard a > 0, b[a] > 3 else { throw E() }",
        ["!(a > 0) || (b.indices.contains(a))"]
      ),
      ("if c! > 3 { throw E() }", ["c != nil"]), ("if a > 0 || b[0] > 3 { x() }", []),
      ("switch b[0] { case 1: x(); default: y() }", ["b.indices.contains(0)"]),
      ("guard b.contains(where: { $0 == b[0] }) else { throw E() }", []),
      ("if x, b[0] > 3 { y() }", []), ("while UInt8(a) < 3 { y() }", ["UInt8(exactly: a) != nil"]),
      ("if y { x() } else if b[0] > 3 { x() }", []),
      ("guard 7 % a == 0 else { return }", ["a != 0"]),
      ("if let x = b.first, b[0] > x { y() }", []), ("guard b[", []),
      ("if a < 0 { abort() }", ["!(a < 0)"]), ("if a < 0 { exits(1) }", []),
      ("x = 5 / 2", []), ("let a = 3\nx = 1...a", []), ("x = try! f(a)", []),
    ])
  func traps(body: String, conditions: [String]) throws {
    #expect(
      try preconditions(body).filter(\.isReadable).map(\.text).filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "What the library may end the program for, and cannot be asked, is told",
    arguments: [
      ("x = Dictionary(uniqueKeysWithValues: b.map { ($0, \"\\($0)\") })", ["b"]),
      ("x = Dictionary(uniqueKeysWithValues: K.allCases.map { ($0, 1) })", []),
      ("x = O.K(t)!", ["t"]), ("x = t as! K", ["t"]), ("x = b[a..<f(3)]", ["a", "b"]),
      ("let found = f(t)\nx = found!", ["t"]), ("x = other.find(t)!", ["t"]),
      ("x = b[f(a)]", ["a", "b"]), ("x = f(a)\ny = try! f(3)", []),
      ("let most = 100; var all = a; all += 1; assert(all < most)", ["a"]),
      ("x = t as! [K].Part", ["t"]), ("x = other!", []), ("x = K(rawValue: 3)!", []),
      ("x = t as? K", []), ("x = h[3] as! K", ["h"]), ("x = f(t) as! K", ["t"]), ("x = c!", []),
      ("x = (t as! K", ["t"]), ("x = as!", []), ("x = b[", []),
      ("var made = K(); made.path = t; made.port.number = a; x = made.url!", ["a", "t"]),
      ("var made = K(); made.path = \"\"; x = made.url!", []), ("self.path = t; x = self.url!", []),
    ])
  func told(body: String, parameters: [String]) throws {
    let told = try preconditions(body).filter { !$0.isReadable }
    #expect(told.flatMap(\.parameters).sorted() == parameters)
  }

  @Test("Initialisers that are called with parameters are noted, those that always are")
  func calls() throws {
    func calls(_ body: String) throws -> [String] {
      try InitializerSource.demands(body).calls.map { call in
        let arguments = call.arguments.map { "\($0.label ?? "_"): \($0.parameter ?? "_")" }
        return "\(call.type ?? "\(call.made)")(\(arguments.joined(separator: ", ")))"
      }
    }
    #expect(try calls("self.init(x: a, b, z: 3)") == ["itself(x: a, _: b, z: _)"])
    #expect(try calls("inner = Inner(low: a, high: a + 1)\nx = 1") == ["Inner(low: a, high: _)"])
    #expect(try calls("self.init(a)") == ["itself(_: a)"])
    #expect(try calls("x = [Inner(a), f(Outer(b: b))]") == ["Inner(_: a)", "Outer(b: b)"])
    #expect(try calls("if x { self.init(a) }\ny = Inner(1)").isEmpty)
    #expect(try calls("z = inner(a)") == ["answer(of: \"inner\", for: nil)(_: a)"])
  }

  /// What is behind a type whose initialiser calls it, in part.
  private static let helpers = [
    "}}\nfunc check(_ n: Int) throws { if n < 1 { throw", "}}\nfunc check(_ n: Int",
    "}}\nextension S { var isRight: Bool { size > isRight || check(check(a)) }\nvar size: Int { get { 1 } set",
    "}}\nextension S { var size: Int { set(", "}}\nextension S { var isRight: Bool { return",
  ]

  @Test("What is not closed, or nested without end, is gone through")
  func hostile() throws {
    let parts = [
      "if a > 0 {", "UInt8(", "S(a else", "Foo(if a { 1 } else { 2 })", "switch a { case", "case 1",
      "guard let c", "switch a {", "b[", "b[0", "a!", "precondition(",
      "x = Array(repeating: 0, count",
      "self.init(", "for _ in 0..<", "struct T {", "enum", "}", ")", "else {", "fatalError()", "\n",
      ";", "for x in b {", "try! check(a", "let y = a +", "self.n =", "n += a",
      "if let y = b.first",
      "check(check(", "self.size = a", "throw", "return", "self.", "assert(isRight && size > y",
    ]
    forAll(Gen.element(of: parts).array(count: 0...12).map { $0.joined(separator: " ") }) { body in
      let source = "struct S { init?(a: Int, b: [Int], c: Int?) { assert(a != 5)\n\(body)"
      for end in ["", "}", "}}", "}}\nstruct T {", "} }\nextension T { struct"] + Self.helpers {
        _ = DeclarationParser.parse(SourceFile(path: "S.swift", text: source + end))
      }
    }
    for part in ["if a > 0 {", "UInt8(", "f(", "{", "switch a { case 0: "] {
      let nested = String(repeating: part, count: 10_000) + "fatalError()"
      let end = String(repeating: part.contains("{") ? "}" : ")", count: 10_000)
      #expect(try preconditions("precondition(a > 1)\n\(nested)\(end)").first?.text == "a > 1")
    }
  }

  @Test("They name their parameters")
  func names() throws {
    let all = try preconditions("precondition(a > b.count && `in` != 2); assert(b.isEmpty)")
    #expect(all.map(\.parameters) == [["a", "b", "in"], ["b"]])
  }

  private func preconditions(_ body: String) throws -> [Precondition] {
    try InitializerSource.demands(body).conditions
  }
}
