import Testing

@testable import ArbitraryGenerator

struct WordTableTests {
  @Test("A name is packed the same in a few steps as byte by byte", arguments: 0...16)
  func pack(length: Int) {
    let name = String("identifierOfSome".prefix(length))
    let packed = Array(name.utf8).withUnsafeBufferPointer { PackedWord($0) }
    #expect(packed == PackedWord(name))
    #expect(PackedWord(whole: name) == (length == 0 ? nil : packed))
  }
}
