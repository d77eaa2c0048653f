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

  @Test(
    "An option that is a variable is not read, since all threads share it",
    arguments: [
      ("static let a = A(rawValue: 1)", true), ("static var a = A(rawValue: 1)", false),
      ("static var a: A { A(rawValue: 1) }", true),
      ("nonisolated(unsafe) static var a = A(rawValue: 1)", true),
    ])
  func sharedOptions(member: String, isRead: Bool) {
    let generated = Generated("struct A: OptionSet { let rawValue: Int; \(member) }")
    #expect(generated.text.contains("options.insert(.a)") == isRead)
    #expect(generated.text.contains("rawValue: choices.draw(Int.self)") != isRead)
  }
}
