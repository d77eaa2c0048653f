import Testing

@testable import ArbitraryGenerator

struct KnownTypesTests {
  @Test("What is generated for the library's types compiles, their fixed values in mocks too")
  func compiles() async throws {
    let names = KnownType.all.values.filter { $0.arity == 0 && $0.name != "Float80" }
      .map(\.name).sorted()
    let members = names.enumerated().map { "  var m\($0): \($1)\n" }.joined()
    let methods = names.enumerated().map { "  func f\($0)() -> \($1)\n" }.joined()
    let source = """
      import Foundation
      struct All {
      \(members)}
      /// @mockable
      protocol Answers {
      \(methods)}
      """
    let mocks = GeneratedMocks(source)
    #expect(mocks.notes.isEmpty)
    let files = try MockCompilation([
      "All.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["All.swift", "Mocks.swift", "Gens.swift"], module: "Known")
  }

  @Test(
    "A common word is the library's type where Foundation is imported, and may be another's else",
    arguments: [("Foundation", true), ("Models", false)])
  func commonWord(module: String, isTheLibrarys: Bool) {
    let mocks = GeneratedMocks(
      "import \(module)\n/// @mockable\nprotocol A { func order() -> SortOrder }")
    #expect(mocks.text.contains("class AMock"))
    #expect(mocks.text.contains("SortOrder.forward") == isTheLibrarys)
  }
}
