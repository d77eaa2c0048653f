import Testing

@testable import ArbitraryGenerator

/// What initialisers reject by themselves steers what they are called with.
struct CheckedRangesTests {
  /// The range that an argument is drawn from.
  private func range(_ body: String, declaring rest: String = "") -> String? {
    let lines = Generated(
      """
      struct S {
        let m: Int
        \(rest)
        init?(n: Int, o: Int) throws {
          \(body)
          m = 0
        }
      }
      """
    ).lines(with: "let n = try ")
    guard let line = lines.first, let start = line.firstRange(of: "(in: ") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != ")" })
  }

  @Test(
    "What is thrown away is not drawn",
    arguments: [
      "guard n > 0, n < 9 else { return nil }", "if n < 1 || n > 8 { throw E() }",
      "guard (1...8).contains(n) else { throw E.range(n) }",
      "guard n > 0 else { return nil }\nif n > 8 { throw E() }",
      "if n < 1 { log(); throw E() } else if n > 8 { return nil }",
      "switch n { case 1...8: break\ndefault: return nil }",
      "switch n { case 1, 3, 5, 7: m = 1\ncase 2, 4, 6, 8: m = 2\ndefault: throw E() }",
      "guard (n > 0 && n < 9) && o == 3 else { throw E() }",
      "for k in [n, o] { guard k > 0, k < 9 else { throw E() } }",
      "switch n { case 1...8: m = 1\ncase 3...20: return nil\ndefault: throw E() }",
      "while n < 1 || n > 8 { throw E() }", "try checkOwn(n)",
      "guard n > 0, n <= Self.most, n <= S.most else { throw E() }",
      "try Self.check(n)\nguard o > 3 else { return nil }",
      "guard Self.isGood(n) else { return nil }",
      "precondition(n > 0)\nguard n < 9 else { return nil }", "try self.init(k: n)",
      "self.init(p: n)",
      "guard o > 0 else { throw E() }\nguard 0 < n && 9 > n else { throw E() }",
    ])
  func rejected(body: String) {
    let rest = """
      static let least = 1
      static let most = 64 / 8
      var most: Int { 3 }
      static func check(_ k: Int) throws { guard k >= least, k < 9 else { throw E() } }
      func checkOwn(_ k: Int) throws { if !(1...8).contains(k) { throw E() } }
      static func isGood(_ k: Int) -> Bool { k > 0 && k <= 8 }
      private init(k: Int) throws { guard k > 0, k < 9 else { throw E() }; m = 0 }
      private init?(p: Int) { guard p > 0 && p < 9 else { return nil }; m = 0 }
      """
    #expect(range(body, declaring: rest) == "1...8")
  }

  @Test(
    "What may be accepted after all is drawn as well",
    arguments: [
      "if o > 3 { guard n > 0, n < 9 else { return nil } }",
      "do { guard n > 0, n < 9 else { throw E() } } catch { m = 3 }",
      "try? check(n)",
      "switch n { case 1 where o > 3: m = 1\ncase 0...9: throw E()\ndefault: m = 2 }",
      "try checkAtTimes(n, o)",
      "let n = o\nguard n > 0, n < 9 else { return nil }",
      "let f = { () -> Int? in guard n > 0, n < 9 else { return nil }; return 1 }",
      "defer { if n < 0 { log() } }", "guard o > 0, o < 9 else { return nil }",
      "let inner = S(p: n)",
      "for k in [o, f(n)] { guard k > 0, k < 9 else { throw E() } }",
      "for k in [n, o] { guard k > 0, k < 9 else { continue } }",
      "while n < 1 || n > 8 { f() }",
      "guard n > 0 || o < 9 else { throw E() }",
      "#if A\nguard n > 0, n < 9 else { return nil }\n#endif",
      "#if A\nguard n > 0, n < 9 else { return nil }\n#else\nguard n > 3, n < 30 else { return nil }\n#endif",
    ])
  func accepted(body: String) {
    let rest = """
      func check(_ k: Int) throws { if !(1...8).contains(k) { throw E() } }
      func checkAtTimes(_ k: Int, _ o: Int) throws {
        if o > 3 { return }
        guard k > 0, k < 9 else { throw E() }
      }
      private init?(p: Int) { guard p > 0 && p < 9 else { return nil }; m = 0 }
      """
    #expect(range(body, declaring: rest) == nil)
  }

  @Test("What is accepted without an end is drawn without one")
  func open() {
    let least = "guard n < 9 else { m = 2; return }\nguard n > 0 else { return nil }"
    #expect(range(least) == "1...")
    let most = "for k in [o] { if n < 3 { continue }; guard n > 0, n < 9 else { throw E() } }"
    #expect(range(most) == "...8")
  }

  @Test(
    "A member that may have changed is asked for nothing",
    arguments: [
      "self.k = n\nk &-= 100", "self.k = n\nself.k.negate()",
      "self.k = n\nswap(&self.k, &self.j)",
      "(self.k, self.j) = (n, o)\n(self.k, self.j) = (o, n)", "self.k = n\n(k, j) = (o, n)",
      "self.k = n\nnormalize()", "self.k = n\ntry self.normalize()",
    ])
  func changed(body: String) {
    let rest = "var k = 0, j = 0"
    #expect(range(body + "\nguard k > 0, k < 9 else { return nil }", declaring: rest) == nil)
  }

  @Test(
    "A property that may not be what it is set to is asked for nothing",
    arguments: [
      "@Clamped var k: Int", "@Clamped private var k: Int",
      "var k: Int { get { j % 9 } set { j = newValue } }\nvar j = 0",
    ])
  func computed(property: String) {
    let body = "self.k = n\nguard self.k > 0, self.k < 9 else { return nil }"
    #expect(range(body, declaring: property) == nil)
  }

  @Test("A property that is what it is set to is asked for what its argument is")
  func stored() {
    let body = "self.k = n\nguard self.k > 0, self.k < 9 else { return nil }"
    #expect(range(body, declaring: "@Clamped var j: Int\nvar k: Int") == "1...8")
  }
}
