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
}
