import Foundation
import Testing

/// What the compiler says to those who use the library wrongly.
struct CompilerMessageTests {
  @Test(
    "Forgotten parentheses of a gen are told of",
    arguments: [
      "int", "double", "float", "string", "character", "date", "data", "decimal", "duration",
      "uuid",
      "url", "bool",
    ])
  func parentheses(gen: String) async throws {
    let text = "import FactoryCheck\nfunc test() { forAll(.\(gen)) { value in _ = value } }\n"
    let words = try await Compilation.diagnostics(of: ["main.swift": Data(text.utf8)])
    #expect(words.contains("2:23: error: member '\(gen)("))
    #expect(words.contains("did you mean to call it?"))
  }
}
