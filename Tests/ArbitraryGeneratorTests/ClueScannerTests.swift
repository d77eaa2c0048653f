import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// What is seen of the arguments that checks accept.
struct ClueScannerTests {
  private func clues(_ body: String, beside others: String = "") throws -> Clues {
    let source = "struct S {\n\(others)\ninit?(_ a: String) {\n\(body)\n}\n}"
    let file = SourceFile(path: "S.swift", text: source)
    guard case .struct(let type) = try #require(DeclarationParser.parse(file).declarations.first)
    else { throw NoStruct() }
    return try #require(type.members.initializers.first).clues.values
  }

  private struct NoStruct: Error {}

  @Test(
    "Numbers tell how many there are, or of which there is one more or less",
    arguments: [
      ("guard a.count == 5 else { return nil }", [5]), ("if a.count > 3 { return nil }", [4]),
      ("if a.count < 12 || a.count > 0x20 { return nil }", [11, 33]),
      ("guard (3...20).contains(a.count) else { return nil }", [3, 20]),
      ("guard (2..<9).contains(a.count) else { return nil }", [2, 8]),
      ("let first = a.split(separator: \"-\")[4]", []), ("guard a.count == 5, 5 == b else {}", [5]),
      ("guard a.count <= 1_000_000, a.count > 0 else { return nil }", [1_000_000, 1]),
      ("guard a[0] == 0xCA, a()[1] != 0, a[1][2] > 3 else {}", [0xCA, 0, 4]),
      ("b = [0x89, 0x50]; c = [7]; return [8]", [0x89, 0x50, 7, 8]),
      ("b = 1.5; precondition(a.count == 7, \"not 8\")", [7]),
      ("guard a.count == 4 else { log(9); return nil }\nfatalError(\"\\(10)\")", [4]),
      ("if a.isEmpty { throw Problem.short(11, of: a)\n}\nguard b == 12 else {}", [12]),
    ])
  func counts(body: String, counts: [Int]) throws {
    #expect(try clues(body).numbers == counts)
  }

  @Test(
    "Texts are what there is besides, but for what is said to people",
    arguments: [
      ("guard a.hasPrefix(\"/\"), a.hasSuffix(\".gz\") else { return nil }", ["\"/\"", "\".gz\""]),
      ("let parts = a.split(separator: \" \"); print(\"parts\")", ["\" \""]),
      ("throw E(\"no\")\n", []), ("throw E(\n  \"no\")\n  .why(\"no\")\nb = \"x\"", ["\"x\""]),
      ("guard b else { throw E(\"no\") }; c = #\"\\\"#", ["#\"\\\"#"]),
      ("if log(\"it is much too long\") || b == \"\\(a)\" || b == \"\" {}", []),
      ("if b == \"it is long\" || \"a b c\" != b {}", ["\"it is long\"", "\"a b c\""]),
      ("guard a.hasPrefix(\"Bearer \"), b.range(of: \" to \") {}", ["\"Bearer \"", "\" to \""]),
      ("switch a { case \"not found\": x(\"it is not found\") }", ["\"not found\""]),
      ("b = \"\"\"\n  x\n  \"\"\"", []), ("assert(a == \"x\", \"y\")", ["\"x\""]),
    ])
  func texts(body: String, texts: [String]) throws {
    #expect(try clues(body).texts == texts)
  }

  @Test(
    "What is asked of characters tells an alphabet",
    arguments: [
      ("guard a.allSatisfy(\\.isNumber) else { return nil }", [".digits"]),
      ("guard a.allSatisfy({ $0.isLetter || $0.isHexDigit }) else {}", [".letters", ".hexDigits"]),
      ("guard let b = UInt32(a, radix: 16) else {}", [".digits", ".hexDigits"]),
      ("guard a == a.uppercased() else {}", [".capitals"]),
      (
        "for c in a { switch c { case \"a\"...\"f\": break; default: return nil } }",
        ["FactoryCheck.Alphabet(\"a\"...\"f\")"]
      ),
      ("guard a.allSatisfy({ \"xyz-\".contains($0) }) else {}", ["\"xyz-\""]),
      ("let all = CharacterSet(charactersIn: \"+-0\")", ["\"+-0\""]),
      ("let all = CharacterSet.alphanumerics", [".alphanumerics"]),
      ("let isNumber = 1", [".digits"]),
    ])
  func alphabets(body: String, alphabets: [String]) throws {
    #expect(try clues(body).alphabets == alphabets)
  }

  @Test(
    "Expressions and what reads texts are told apart from texts",
    arguments: [
      ("guard a.wholeMatch(of: /[a-z]+\"/) != nil else {}", ["#\"[a-z]+\"\"#"]),
      ("guard a.wholeMatch(of: #/a\"#b/#) != nil else {}", ["##\"a\"#b\"##"]),
      ("let b = try NSRegularExpression(pattern: \"\\\\d+\")", ["\"\\\\d+\""]),
      ("guard a.wholeMatch(of: /a\\#(b)/) != nil else {}", ["##\"a\\#(b)\"##"]),
      ("let b = try Regex(\"a*b\")", ["\"a*b\""]),
      ("guard a.range(of: #\"\\d+\"#, options: .regularExpression) != nil else {}", ["#\"\\d+\"#"]),
      ("let b = \"^x$\"", ["\"^x$\""]), ("guard a.hasPrefix(\"$\") else {}", []),
    ])
  func patterns(body: String, patterns: [String]) throws {
    #expect(try clues(body).patterns == patterns)
  }

  @Test(
    "Types that are made of texts tell a format",
    arguments: [
      ("guard let b = UUID(uuidString: a) else {}", [".uuid"]), ("b = UUID()", []),
      ("guard let b = URL(string: a) else {}", [".url"]), ("b = URL(fileURLWithPath: a)", []),
      ("b = TimeZone(identifier: a)!", [".timeZone"]), ("b = TimeZone(secondsFromGMT: a)", []),
      ("guard let b = Double(a) else {}", [".number"]), ("let b: Double = 1", []),
      ("guard let b = Data(base64Encoded: a) else {}", [".base64"]),
      ("b = ISO8601DateFormatter().date(from: a)", [".dateTime"]),
      ("c.dateFormat = \"dd.MM.yyyy\"", [".date(\"dd.MM.yyyy\")"]),
      ("try JSONSerialization.jsonObject(with: a)", [".json"]),
      ("try JSONDecoder().decode(B.self, from: a)", [".json"]),
    ])
  func formats(body: String, formats: [String]) throws {
    #expect(try clues(body).formats == formats)
  }

  @Test(
    "Products tell how many elements there are, on either side of a comparison",
    arguments: [
      ("guard a.count == x * y else { return nil }", "a", ["x", "y"]),
      ("precondition(x * y * 3 == a.count)", "a", ["x", "y", "3"]),
      ("if a.count != x * y { return nil }", "a", ["x", "y"]),
      ("guard a.count == x.reduce(1, *) else { return nil }", "a", ["x"]),
      ("precondition(x.reduce(1, *) == a.count)", "a", ["x"]),
      ("guard a.count == x.reduce(0, +) else { return nil }", nil, []),
      ("guard a.count == x else { return nil }", nil, []),
      ("guard b.a.count == x * y else { return nil }", nil, []),
      ("guard a.count == x * f(y) else { return nil }", nil, []),
      ("guard a.count == x * b.y else { return nil }", nil, []),
    ])
  func products(body: String, collection: String?, factors: [String]) throws {
    let products = try clues(body).products
    #expect(products.map(\.collection) == (collection.map { [$0] } ?? []))
    #expect(products.first?.factors ?? [] == factors)
  }

  @Test("What an initialiser names elsewhere in its type counts as well, behind its own")
  func named() throws {
    let others = """
      static let longest = 12
      static let separators = ["-", "."]
      private static func isValid(_ text: String) -> Bool { hasLetters(text) && text.count > 2 }
      static func hasLetters(_ text: String) -> Bool { text.allSatisfy(\\.isLetter) }
      func unrelated() -> Int { 77 }
      var longestOfAll: Int { 78 }
      enum Kind { case isValid; static let longest = 79 }
      init(other: Int) { longest = 80 }
      """
    let body = """
      guard a.count <= Self.longest, a.count != 5, S.isValid(a) else { return nil }
      parts = a.split { Self.separators.contains($0) }
      """
    let file = "static let longest = 12"
    #expect(try clues("b = longest", beside: file).numbers == [12])
    #expect(try clues(body).numbers == [5])
    let source = "struct S {\ninit?(_ a: String) {\n\(body)\n}\n\(others)\n}"
    let parsed = DeclarationParser.parse(SourceFile(path: "S.swift", text: source))
    guard case .struct(let type) = try #require(parsed.declarations.first) else { throw NoStruct() }
    let found = try #require(type.members.initializers.first).clues.values
    #expect(found.numbers == [5, 12, 3])
    #expect(found.texts == ["\"-\"", "\".\""])
    #expect(found.alphabets == [".letters"] && found.names.isEmpty)
  }

  @Test(
    "What accepts all, or decodes, is not looked at",
    arguments: [
      "init(_ a: String) { b = a == \"x\" }", "init() throws { b = \"x\" }",
      "init(from decoder: any Decoder) throws { b = \"x\" }",
      "init(from decoder: Decoder) throws { b = \"x\" }",
    ])
  func others(initializer: String) throws {
    let file = SourceFile(path: "S.swift", text: "struct S { \(initializer) }")
    guard case .struct(let type) = try #require(DeclarationParser.parse(file).declarations.first)
    else { throw NoStruct() }
    #expect(try #require(type.members.initializers.first).clues.isEmpty)
  }

  @Test("Of one kind there are eight at most, each once")
  func few() throws {
    let body = (1...30).map { "if a.count == \($0 % 20 + 1) { return nil }" }.joined(
      separator: "\n")
    #expect(try clues(body).numbers == Array(2...9))
  }

  @Test("What is nested deeply, and what leads from one to another, takes linear time")
  func deep() throws {
    let nested = String(repeating: "precondition(", count: 20_000) + "a.count == 3"
    #expect(try clues("if a.count == 5 { x() }; \(nested)").numbers.first == 5)
    let chain = (0..<20_000).map { "static func f\($0)() { f\($0 + 1)() }" }
    #expect(try clues("f0()", beside: chain.joined(separator: "\n")).numbers == [])
  }

  @Test("Any code is looked through, to its end")
  func anything() {
    let pieces = [
      "guard", "else", "{", "}", "(", ")", "[", "]", "throw", "\"a\"", "...", "radix", ":", "16",
      "precondition", ",", "print", "/x/", "#/", "UUID", "uuidString", ">", "5", ".", "contains",
      "\n", ";", "func", "let", "a", "\"", "\\",
    ]
    forAll(Gen.element(of: pieces).array(count: 0...20).map { $0.joined(separator: " ") }) { body in
      let source = "struct S { \(body)\n init?(a: Int) { \(body) } }"
      _ = DeclarationParser.parse(SourceFile(path: "S.swift", text: source))
    }
  }
}
