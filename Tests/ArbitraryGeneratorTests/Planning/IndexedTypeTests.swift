import Testing

@testable import ArbitraryGenerator

struct IndexedTypeTests {
  @Test(
    "A conformance by hand is left to its writer, however it is written",
    arguments: [
      "Arbitrary", "FactoryCheck.Arbitrary", "@retroactive Arbitrary",
      "@retroactive FactoryCheck.Arbitrary", "@unchecked Sendable, Arbitrary",
    ])
  func conformancesByHand(inheritance: String) {
    let generated = Generated("struct A { var a: Int }\nextension A: \(inheritance) {}")
    #expect(
      generated.lines(with: "extension M.A:") == [
        "nonisolated extension M.A: FactoryCheck.Providable {",
        "nonisolated extension M.A: FactoryCheck.MemberwiseProvidable {",
      ])
  }
}
