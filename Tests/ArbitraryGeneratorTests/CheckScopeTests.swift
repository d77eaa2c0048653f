import Testing

@testable import ArbitraryGenerator

/// What is seen of checks that stand outside of the initialisers that call them.
struct CheckScopeTests {
  /// The numbers of the last type's first initialiser.
  private func numbers(_ source: String) throws -> [Int] {
    let file = SourceFile(path: "S.swift", text: source)
    let parsed = DeclarationParser.parse(file)
    #expect(parsed.diagnostics.isEmpty)
    let structs = parsed.declarations.compactMap { declaration in
      if case .struct(let type) = declaration, type.name == "S" { type } else { nil }
    }
    return try #require(structs.first?.members.initializers.first).clues.values.numbers
  }

  private let checked = "struct S { init?(_ a: String) { guard isValid(a) else { return nil } } }"

  @Test(
    "Checks are found in extensions, outside of types, and in what else is named",
    arguments: [
      "extension S { static func isValid(_ a: String) -> Bool { a.count == 7 } }",
      "private func isValid(_ a: String) -> Bool { a.count == 7 }",
      "let isValid = { (a: String) in a.count == 7 }",
      "extension String { var isValid: Bool { count == 7 } }",
      "func isValid(_ a: String) -> Bool { Rules().holds(a) }\n"
        + "struct Rules { func holds(_ a: String) -> Bool { a.count == 7 } }",
      "func isValid(_ a: String) -> Bool { Rules.Inner.holds(a) }\n"
        + "enum Rules { class Inner { class func holds(_ a: String) -> Bool { a.count == 7 } } }",
    ])
  func found(check: String) throws {
    #expect(try numbers("\(checked)\n\(check)") == [7])
    #expect(try numbers("\(check)\n\(checked)") == [7])
  }

  @Test(
    "Those of other types are not, nor what is farther than another of the name",
    arguments: [
      "struct Other { static func isValid(_ a: String) -> Bool { a.count == 7 } }",
      "extension S { enum Kind { static func isValid() -> Bool { 7 == 7 } } }",
      "func isInvalid(_ a: String) -> Bool { a.count == 7 }",
      "extension S { struct isValid {} }", "extension S { init(isValid: Int) { x = 7 } }",
      "enum E { case isValid(Int = 7) }", "extension",
    ])
  func others(code: String) throws {
    let parsed = DeclarationParser.parse(SourceFile(path: "S.swift", text: "\(checked)\n\(code)"))
    guard case .struct(let type) = try #require(parsed.declarations.first) else { return }
    #expect(try #require(type.members.initializers.first).clues.values.numbers == [])
  }

  @Test("The nearest are taken: of the type, of one around it, then those outside of all")
  func nearest() throws {
    let free = "func isValid(_ a: String) -> Bool { a.count == 9 }"
    let own = "extension S { static func isValid(_ a: String) -> Bool { a.count == 7 } }"
    #expect(try numbers("\(free)\n\(checked)\n\(own)") == [7])
    let outer = "enum Outer { static let isValid = 8\n\(checked)\n}"
    #expect(try numbers("\(free)\n\(outer)\n\(own)") == [8])
    #expect(try numbers("\(free)\n\(outer)\nextension Outer.S { func isValid() { 6 } }") == [8, 6])
  }

  @Test("Constants in a type of their own are those of the type that is named")
  func constants() throws {
    let source = """
      struct S {
        private enum Limits { static let least = 3; static let most = 20 }
        init?(_ a: String) { guard a.count >= Limits.least, a.count <= Limits.most else { return nil } }
      }
      struct Other { enum Others { static let least = 4 } }
      """
    #expect(try Set(numbers(source)) == [3, 20])
  }

  @Test("What is named in a circle, or as many times as there are names, ends")
  func circles() throws {
    let circle = "func isValid() { other() }\nfunc other() { isValid(); x == 5 }"
    #expect(try numbers("\(checked)\n\(circle)") == [5])
    let many = (0..<3_000).map { "func f\($0)() { f\(($0 + 1) % 3_000)(); isValid() }" }
    let source = "\(checked)\nfunc isValid() { f0() }\n\(many.joined(separator: "\n"))"
    #expect(try numbers(source) == [])
  }
}
