import Testing

@testable import FactoryCheck

/// How values are written that hold addresses.
struct SourceTextAddressesTests {
  /// Bytes behind a pointer, as buffers of networking libraries keep them.
  private struct Bytes {
    final class Storage {
      let start: UnsafeMutableRawPointer
      let count: Int

      init(count: Int) {
        start = .allocate(byteCount: max(1, count), alignment: 1)
        start.initializeMemory(as: UInt8.self, repeating: 7, count: count)
        self.count = count
      }

      deinit { start.deallocate() }
    }

    let storage: Storage
    init(count: Int) { storage = Storage(count: count) }
  }

  /// The same with a description.
  private struct Described: CustomStringConvertible {
    let bytes: Bytes
    var description: String { "[070707] (\(bytes.storage.count) bytes)\n\(bytes.storage.start)*/" }
  }

  private struct Message {
    let title: String
    let body: Described
  }

  @Test("What is known by its address alone is written by its type")
  func pointers() throws {
    let bytes = Bytes(count: 3)
    let text = SourceText.describe(bytes)
    #expect(
      text == """
        SourceTextAddressesTests.Bytes(storage: SourceTextAddressesTests.Bytes.Storage(\
        start: /* UnsafeMutableRawPointer */, count: 3))
        """)
    #expect(text == SourceText.describe(Bytes(count: 3)))
    #expect(!SourceText.tree(of: bytes).isComplete)
    #expect(SourceText.describe(ObjectIdentifier(bytes.storage)) == "/* ObjectIdentifier */")
    let opaque = OpaquePointer(bytes.storage.start)
    #expect(SourceText.describe([opaque]) == "[/* OpaquePointer */]")
  }

  @Test("What holds addresses is written by what it says of itself, without such")
  func descriptions() {
    let message = Message(title: "a", body: Described(bytes: Bytes(count: 3)))
    let text = SourceText.describe(message)
    #expect(
      text == """
        SourceTextAddressesTests.Message(title: "a", \
        body: /* SourceTextAddressesTests.Described: [070707] (3 bytes) 0x…* / */)
        """)
    let other = Message(title: "a", body: Described(bytes: Bytes(count: 3)))
    #expect(text == SourceText.describe(other))
  }

  @Test("Values that differ in their addresses alone are written as the calls that made each")
  func makings() {
    let values = [3, 3].map { Bytes(count: $0) }
    let tape = Tape(tail: .random)
    tape.isShown = true
    let choices = Choices.replaying(tape)
    for (index, value) in values.enumerated() {
      _ = choices.showing(value, as: "Self(of: %)", [index])
    }
    let texts = SourceText.trees(of: values, from: tape).map(\.text)
    #expect(texts == [0, 1].map { "SourceTextAddressesTests.Bytes(of: \($0))" })
  }
}
