import Testing

@testable import ArbitraryGenerator

/// Arguments that are drawn until each of them is accepted.
struct FilteredArgumentTests {
  /// The filter of the argument `t`, with what is known of it.
  private func filter(_ check: String, of type: String = "String") -> String? {
    let lines = Generated(
      """
      struct S {
        let m: Int
        init?(t: \(type), o: String) {
          \(check)
          m = 0
        }
      }
      """
    ).lines(with: "let t = try ")
    guard let line = lines.first, let start = line.firstRange(of: ".filter(knowing: .init("),
      let end = line.firstRange(of: ".draw(&")
    else { return nil }
    return String(line[start.upperBound..<end.lowerBound])
  }

  @Test(
    "They are filtered by what is asked of them alone",
    arguments: [
      (
        "guard t.count == 5, t.allSatisfy({ $0.isNumber }) else { return nil }",
        "numbers: [5], alphabets: [.digits])) { t in t.count == 5 && t.allSatisfy({ $0.isNumber }) }"
      ),
      (
        "guard t.hasPrefix(\"id-\"), o.isEmpty else { return nil }",
        "texts: [\"id-\"])) { t in t.hasPrefix(\"id-\") }"
      ),
      (
        "if t.isEmpty || t.contains(where: \\.isWhitespace) { return nil }",
        ")) { t in (!(t.isEmpty || t.contains(where: \\.isWhitespace))) }"
      ),
      (
        "precondition(t.allSatisfy(\\.isHexDigit))",
        "alphabets: [.hexDigits])) { t in t.allSatisfy(\\.isHexDigit) }"
      ),
      (
        "guard t.prefix(2).allSatisfy(\\.isLetter) else { return nil }",
        "numbers: [2], alphabets: [.letters])) { t in t.prefix(2).allSatisfy(\\.isLetter) }"
      ),
      ("guard t != \"\" else { return nil }", ")) { t in t != \"\" }"),
      (
        "guard t == t.lowercased() else { return nil }",
        "alphabets: [.smallLetters])) { t in t == t.lowercased() }"
      ),
    ])
  func filtered(check: String, filter: String) {
    #expect(self.filter(check) == filter)
  }

  @Test(
    "They are not where numbers tell all, or what is asked may end the program",
    arguments: [
      "guard t.count == 5 else { return nil }", "guard t.hasPrefix(o) else { return nil }",
      "guard [\"a\", \"b\"].contains(t) else { return nil }",
      "guard t.count <= 90_000 else { return nil }",
      "guard !t.isEmpty else { return nil }\nguard t.last!.isNumber else { return nil }",
      "guard t.prefix(t.count - 9).isEmpty else { return nil }",
      "guard o.allSatisfy(\\.isNumber) else { return nil }",
      "let p = t.split(separator: \"@\")\nguard p.count == 2, p[1].contains(\".\") else { return nil }",
      "guard t.isLike(\"a\") else { return nil }",
      "guard t.dropFirst(n).isEmpty else { return nil }",
    ])
  func others(check: String) {
    #expect(filter(check) == nil)
  }

  @Test(
    "Elements that one call makes, or of the sources' types, are drawn until they are what is asked",
    arguments: [
      ("Set<HTTPStatus>", "t.allSatisfy { $0.code >= 400 }", "set(of: ", "draw(&choices)) }"),
      ("[HTTPStatus]", "t.allSatisfy { $0.code >= 400 }", "array(of: ", "draw(&choices)) }"),
      ("[HTTPVersion]", "!t.contains { $0.code < 400 }", "array(of: ", "http2])"),
      (
        "[String: HTTPVersion]", "t.values.allSatisfy { $0.code >= 400 }", "dictionary(of: .any, ",
        "http2])"
      ),
      ("Set<Code>", "t.allSatisfy { $0.code >= 400 }", "set(of: ", ".any"),
    ])
  func elements(type: String, check: String, head: String, gen: String) throws {
    let asked = check.hasPrefix("!") ? "[399])) { !($0.code < 400) }" : "[400])) { $0.code >= 400 }"
    for parameters in ["t: \(type)", "t: \(type), o: String"] {
      let generated = Generated(
        """
        import NIOHTTP1
        struct Code: Hashable { let code: Int }
        struct S { let m: Int; init(\(parameters)) { precondition(\(check)); m = 0 } }
        """)
      let line = try #require(generated.lines(with: "let t = try ").first)
      #expect(line.contains(">.\(head)") && !line.contains("{ t in"))
      #expect(line.contains("\(gen).filter(knowing: .init(numbers: \(asked)"))
    }
  }

  @Test("What conforms to nothing has as many elements as are asked, and is not filtered")
  func calledElements() {
    let generated = Generated(
      """
      import NIOHTTP1
      struct S {
        let m: Int
        init(t: [HTTPVersion], o: [HTTPVersion]) {
          precondition(t.count == 2 && o.first != o.last)
          m = 0
        }
      }
      """)
    #expect(!generated.lines(with: "http2]), count: 2...2).draw(&choices)").isEmpty)
    #expect(!generated.lines(with: "let o = try FactoryCheck.Gen<HTTPVersion>.ele").isEmpty)
    #expect(generated.lines(with: ".filter").isEmpty)
  }

  @Test("They are not where there is but one, nor where they are numbers, nor with a gen of theirs")
  func alone() {
    let check = "guard t.allSatisfy(\\.isNumber) else { return nil }"
    let one = Generated("struct S { let m: Int; init?(t: String) { \(check); m = 0 } }")
    #expect(one.lines(with: ".filter").isEmpty)
    #expect(filter("guard t.isMultiple(of: 2) else { return nil }", of: "Int") == nil)
    #expect(
      filter("guard t.allSatisfy { $0.0 > 3 } else { return nil }", of: "[(Int, Int)]") == nil)
  }
}
