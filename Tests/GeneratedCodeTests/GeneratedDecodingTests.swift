import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedDecodingTests {
  @Test("What only decoding makes is decoded from what is drawn")
  func decoded() {
    let drawn = values(of: UsesDecoded.arbitrary())
    #expect(Set(drawn.map(\.parsed.name)).count > 50 && Set(drawn.map(\.parsed.uses)).count > 1)
    #expect(Set(drawn.map(\.sealed.text)).count > 50)
    #expect(drawn.contains { $0.sealed.parsed.contains(.high) })
    #expect(drawn.contains { $0.archive.next?.next != nil })
    #expect(drawn.contains { $0.archive.next == nil && $0.archive.title != "" })
    #expect(values(of: Decoded.arbitrary()) == values(of: Decoded.arbitrary()))
  }

  @Test("What only decoding makes is decoded, too, where it is generic")
  func generics() {
    let drawn = values(of: UsesGenericDecoded.arbitrary())
    #expect(Set(drawn.map(\.levels.elements.count)) == [0, 1, 2, 3])
    #expect(drawn.contains { $0.levels.elements.contains(.high) })
    #expect(drawn.contains { $0.nested.elements.contains { $0.elements.count > 1 } })
    #expect(Set(drawn.flatMap(\.set.entries)).count > 50)
    #expect(Set(drawn.map(\.reference)).count > 50)
    let named = Factory<UsesGenericDecoded>.arbitrary(
      levels: Factory<Lossy<Decoded.Level>>.arbitrary())
    #expect(Set(values(of: named).map(\.levels.elements.count)) == [0, 1, 2, 3])
  }
}
