import Testing

@testable import ArbitraryGenerator

/// Mocks of protocols that ask for subclasses of `NSObject`.
struct MockObjectTests {
  @Test(
    "They inherit from it however the protocol asks for it",
    arguments: [
      "NSObjectProtocol", "NSObject", "AnyObject, NSObjectProtocol", "Base", "Alias",
      "Sendable & NSObjectProtocol",
    ])
  func inherits(parents: String) {
    let mocks = GeneratedMocks(
      """
      import Foundation
      protocol Base: NSObjectProtocol {}
      typealias Alias = NSObjectProtocol & Sendable
      /// @mockable
      protocol P: \(parents) { func f() }
      """, protocols: .annotated)
    #expect(mocks.heads == ["nonisolated final class PMock: NSObject, P {"])
    #expect(mocks.notes.isEmpty)
  }

  @Test(
    "An initialiser that cannot stand for the object's own is named",
    arguments: ["init() throws", "init?()", "init() async"])
  func initializers(declaration: String) {
    let mocks = GeneratedMocks(
      "import Foundation\nprotocol P: NSObjectProtocol { \(declaration) }")
    #expect(mocks.heads.isEmpty)
    #expect(
      mocks.notes.contains {
        $0.contains("`P` gets no mock: it asks for a subclass of `NSObject`")
      })
  }
}
