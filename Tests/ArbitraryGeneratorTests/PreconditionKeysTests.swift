import Testing

@testable import ArbitraryGenerator

/// What is asked of keys.
struct PreconditionKeysTests {
  @Test(
    "A key is one of those of a constant",
    arguments: [
      ("x = [\"a\": 1, \"b\": 2][t]!", ["[\"a\", \"b\"].contains(t)"]),
      ("let all = [\"a\": 1, \"b\": f(2)]\nx = all[t]!", ["[\"a\", \"b\"].contains(t)"]),
      ("x = table[n]!", ["[1, 2].contains(n)"]), ("x = Self.names[t]!", ["[\"c\"].contains(t)"]),
      ("x = S.names[t]!", ["[\"c\"].contains(t)"]),
      ("x = table[n + 1]!", ["[1, 2].contains(n + 1)"]),
      ("guard let y = table[n] else { fatalError() }; x = y", ["[1, 2].contains(n)"]),
      (
        "let all: [Character: Int] = [\"a\": 1]\nx = t.map { all[$0]! }",
        ["t.allSatisfy { [\"a\"].contains($0) }"]
      ),
      ("for c in t { x += letters[c]! }", ["t.allSatisfy { c in [\"d\"].contains(c) }"]),
      ("x = table[n]", []), ("x = table[n] ?? 3", []), ("x = table[n, default: 0]", []),
    ])
  func constants(body: String, conditions: [String]) throws {
    let asked = try demands(body).filter(\.isReadable).map(\.text)
    #expect(asked.filter { !$0.isEmpty } == conditions)
  }

  @Test(
    "What is no constant is told",
    arguments: [
      "var all = [\"a\": 1]\nall[\"b\"] = 2\nx = all[t]!",
      "x = cases[n]!", "let all = made()\nx = all[t]!",
      "let all = [\"a\": 1]\nlet all = [\"b\": 1]\nx = all[t]!",
    ])
  func others(body: String) throws {
    let found = try demands(body).filter { !$0.text.isEmpty }
    #expect(!found.contains(where: \.isReadable) && !found.isEmpty)
  }

  private func demands(_ body: String) throws -> [Precondition] {
    try InitializerSource.demands(
      ofFirstIn: """
        struct S {
          private static let names = ["c": "d"]
          init(t: String, n: Int) {
            \(body)
          }
        }
        private let table = [1: "one", 2: "two"]
        fileprivate let letters: [Character: Int] = ["d": 500]
        private let cases = [Side.left: 1]
        """
    ).conditions
  }
}
