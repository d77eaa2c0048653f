import Testing

@testable import ArbitraryGenerator

/// Types in extensions of another module's type, made of types that stand inside of that.
struct ForeignMemberTests {
  @Test("In an extension of another module's type, the types inside of that are named with it")
  func known() async throws {
    let source = """
      import Foundation
      extension Calendar {
        struct Step { let component: Component; let count: Int }
        enum Inner { struct Deep { let id: Identifier? } }
      }
      struct Other { let n: Int }
      extension JSONDecoder { struct Setup { let other: Other } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("component: choices.draw(Calendar.Component.self)"))
    #expect(mocks.conformances.contains("choices.draw(Calendar.Identifier?.self)"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "What is not known is taken for one of those where the file imports nothing else",
    arguments: [
      ("import Foundation", "DateDecodingStrategy", "JSONDecoder.DateDecodingStrategy"),
      ("import Other", "DateDecodingStrategy", "DateDecodingStrategy"),
      ("import Foundation\nextension Thing: @retroactive Arbitrary {}", "Thing", "Thing"),
    ])
  func unknown(head: String, name: String, written: String) {
    let generated = Generated(
      "\(head)\nextension JSONDecoder { struct Setup { let x: \(name) } }")
    #expect(generated.text.contains("choices.draw(\(written).self)"))
  }

  @Test("Elsewhere the same name means another type")
  func elsewhere() {
    let generated = Generated(
      """
      import Foundation
      extension Calendar { struct Step { let component: Component } }
      struct A { let component: Component }
      """)
    #expect(generated.text.contains("component: choices.draw(Calendar.Component.self)"))
    #expect(generated.text.contains("let component = try choices.draw(Component.self)"))
  }
}
