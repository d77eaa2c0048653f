import Testing

@testable import ArbitraryGenerator

@Suite("The types that are no more than a name")
struct NamedTypesTests {
  /// Names of all lengths around those that are kept, many of which differ in one byte.
  private static let names = (1...24).flatMap { length in
    ["a", "b", "é"].flatMap { letter in
      (0..<12).map { String(repeating: letter, count: length) + "\($0)" }
    }
  }

  @Test("Each name has its own type, in the file where it is met first and in all others")
  func manyNames() throws {
    let text = "struct S { \(Self.names.map { "var \($0)_: \($0)" }.joined(separator: "; ")) }"
    let shared = NamedTypes()
    for path in ["A.swift", "B.swift"] {
      let file = DeclarationParser.parse(SourceFile(path: path, text: text), names: shared)
      let type = try #require(file.declarations.first?.nominal)
      #expect(type.members.properties.map(\.type) == Self.names.map { .named($0) })
    }
  }
}
