import FactoryCheck
import Testing

@_spi(Drafts) @_spi(Stamps) @testable import Shapes

struct GeneratedGroupTests {
  @Test("What is public for some clients alone is drawn as all else")
  func drawn() {
    #expect(values(of: Draft.arbitrary()).contains { $0.parts.count > 1 && $0.title != "" })
    #expect(values(of: Letter.arbitrary()).contains { $0.draft?.parts.first != nil })
    #expect(Set(values(of: Letter.Stamp.arbitrary())) == Set(Letter.Stamp.allCases))
  }
}
