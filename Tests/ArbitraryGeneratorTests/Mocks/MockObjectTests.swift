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
    "So do those of delegates of Apple's that require nothing, on the actor that those are on",
    arguments: [
      ("NSFetchRequestResult", "nonisolated final class PMock: NSObject, P {"),
      ("CLLocationManagerDelegate, AnyObject", "nonisolated final class PMock: NSObject, P {"),
      ("UITableViewDelegate", "final class PMock: NSObject, nonisolated P {"),
      ("NSPopoverDelegate & WKUIDelegate", "final class PMock: NSObject, nonisolated P {"),
    ])
  func delegates(parents: String, head: String) {
    let mocks = GeneratedMocks("import Other\nprotocol P: \(parents) { func f() }")
    #expect(mocks.heads == [head])
    #expect(mocks.lines(with: "@MainActor").isEmpty != head.contains("nonisolated P"))
    #expect(mocks.notes.isEmpty, "\(mocks.notes)")
  }

  @Test("Mocks of Foundation's delegates compile where there are no Apple frameworks")
  func foundation() async throws {
    let parents = ["StreamDelegate", "URLSessionDataDelegate", "XMLParserDelegate"]
    let protocols = parents.map { "protocol \($0)Of: \($0) { func tell(_ text: String) -> Int }" }
    let imports = ["Foundation", "FoundationNetworking", "FoundationXML"].map { module in
      "#if canImport(\(module))\nimport \(module)\n#endif"
    }
    let source = (imports + protocols).joined(separator: "\n")
    let mocks = GeneratedMocks(source)
    #expect(mocks.heads.count == parents.count)
    try await mocks.compile(inside: source)
  }

  @Test(
    "Nobody is told to include the file of one that requires something",
    arguments: ["NSFilePresenter", "QLPreviewItem", "UITableViewDataSource"])
  func requiring(parent: String) {
    let mocks = GeneratedMocks("protocol P: \(parent) { func f() }")
    #expect(mocks.heads.isEmpty)
    #expect(mocks.notes.map { $0.hasSuffix("fix: write its mock by hand") } == [true])
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

  @Test("What each object can do is left to the object")
  func members() {
    let requirements = "func copy() -> Any; func isEqual(_ other: Any?) -> Bool; func z() -> Int"
    let mocks = GeneratedMocks(
      "import Foundation\nprotocol P: NSObjectProtocol { \(requirements) }")
    #expect(mocks.lines(with: "CallCount") == ["var zCallCount: Int { zCalls.count }"])
  }

  @Test("A protocol may say that it inherits what all do")
  func any() {
    let mocks = GeneratedMocks("protocol P: Any { func f() }")
    #expect(mocks.heads == ["nonisolated final class PMock: P {"])
  }
}
