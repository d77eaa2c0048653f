import Testing

/// The `id` of mocks of `Identifiable` protocols.
struct MockIdentityTests {
  @Test(
    "A mock that has to be identified by a type has an `id` of it",
    arguments: [
      ("protocol P: Identifiable where ID == Int {}", 1),
      ("protocol P: Identifiable where ID == Int { var id: Int { get } }", 1),
      ("protocol P: Identifiable {}", 0),
    ])
  func identified(source: String, count: Int) {
    #expect(GeneratedMocks(source).lines(with: "var id: Int {").count == count)
  }

  @Test("A generic one has the `id` of classes, also where extensions have another one for some")
  func identifiedByDefault() async throws {
    let source = """
      protocol P: Identifiable, RawRepresentable { var title: String { get } }
      extension P where RawValue == String { var id: String { rawValue } }
      protocol Q: Identifiable { associatedtype Name; var name: Name { get } }
      extension Q where Name: Hashable { var id: Name { name } }
      protocol R: Q where ID == Int {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "typealias ID = ObjectIdentifier").count == 2)
    try await mocks.compile(beside: source)
  }
}
