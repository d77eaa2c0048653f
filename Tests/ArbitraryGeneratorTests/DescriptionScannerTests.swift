import Testing

@testable import ArbitraryGenerator

/// What descriptions of values compute with.
struct DescriptionScannerTests {
  @Test(
    "The members are found that a description computes with",
    arguments: [
      (#"{ "\(n + 1)" }"#, ["n": Precondition.Magnitude.term]),
      (#"{ return "a" + "b \(m): \("c" + "\(self.n * m)")" }"#, ["m": .term, "n": .term]),
      (#"{ String(repeating: " ", count: n) }"#, ["n": .count]),
      (#"{ "\(next())" }; func next() -> Int { n + 1 }"#, ["n": .term]),
      (#"{ "\(s.n + 1)" }"#, ["s": .any]), (#"{ "\(n), \(m)" }"#, [:]),
      (#"{ "\(n &+ 1), \(t.count + 1), \(t + t)" }"#, [:]),
      (#"{ let n = 3; return "\(m)" }"#, [:]),
    ])
  func members(getter: String, magnitudes: [String: Precondition.Magnitude]) {
    #expect(described("var description: String \(getter)") == magnitudes)
  }

  @Test("Those of extensions count as well, and those for debugging, of the smallest what is asked")
  func extensions() {
    let text = #"""
      extension S { var description: String { "\(n + 1)" } }
      struct S { let n, m: Int; let s: S?; let t: String
        var debugDescription: String { "\(Array(repeating: 1, count: n)) \(-m)" } }
      """#
    #expect(described(in: text) == ["n": .count, "m": .term])
  }

  @Test(
    "Other properties do not, nor what describes types",
    arguments: [
      #"var text: String { "\(n + 1)" }"#, #"static var description: String { "\(4 + 1)" }"#,
      #"var description: String = "\(4 + 1)""#, #"func description() -> String { "\(n + 1)" }"#,
      #"enum E { var description: String { "\(n + 1)" } }"#,
    ])
  func others(member: String) {
    #expect(described(member).isEmpty)
  }

  @Test(
    "The values of cases are found that a description computes with",
    arguments: [
      (#"case .b(let n): "\(n + 1)""#, ["b.0": Precondition.Magnitude.term]),
      (#"case let .c(_, n): return "\(n * 2)""#, ["c.1": .term]),
      (#"case let E.c(many: m, n): "a" + "\(n)\(-m)""#, ["c.0": .term]),
      (#"case .d(let s): "\(s.n + 1)""#, ["d.0": .any]),
      (#"case .b(let n): String(repeating: " ", count: n)"#, ["b.0": .count]),
      (#"case .b(let n): "\(n)"; case .e(let n): "\(n + 1)""#, ["e.0": .term]),
      (#"case .b(let n): "\(n)"; case .a: "\(n + 1)"; default: "\(n + 1)""#, [:]),
      (#"case .b: "\(n + 1)"; case .f(let n): "\(n + 1)""#, [:]),
    ])
  func cases(branches: String, magnitudes: [String: Precondition.Magnitude]) {
    let text = "enum E { case a, b(Int), c(many: Int, Int), d(P), e(Int)\n"
    let found = described(in: text + "var description: String { switch self { \(branches) } } }")
    #expect(found == magnitudes)
  }

  @Test("What is not written to its end does no harm")
  func unfinished() {
    let text = ##"""
      struct S { let n: Int; var description: String { #"a\#("b\(n + 1)")"# + "\(-n)" } }
      """##
    for end in text.indices {
      #expect(described(in: String(text[..<end])).keys.allSatisfy { $0 == "n" })
    }
    #expect(described(in: text) == ["n": .term])
  }

  private func described(_ member: String) -> [String: Precondition.Magnitude] {
    described(in: "struct S { let n, m: Int; let s: P; let t: String; \(member) }")
  }

  private func described(in text: String) -> [String: Precondition.Magnitude] {
    let declarations = DeclarationParser.parse(SourceFile(path: "S.swift", text: text)).declarations
    return declarations.compactMap(\.nominal).first { ["E", "S"].contains($0.name) }?.members
      .described ?? [:]
  }
}
