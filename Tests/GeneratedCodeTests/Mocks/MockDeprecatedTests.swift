import FactoryCheck
import Testing

@testable import Shapes

struct MockDeprecatedTests {
  @available(*, deprecated)
  @Test("Members that name deprecated types are mocked for tests that are deprecated, too")
  func deprecated() {
    let mock = LabellingMock()
    #expect(mock.lastSticker == Sticker())
    mock.lastSticker = mock.stick(Sticker(text: "plain"))
    #expect(mock.lastSticker == Sticker())
    mock.stickHandler = { Sticker(text: $0.text.uppercased()) }
    #expect(mock.stick(Sticker(text: "loud")) == Sticker(text: "LOUD"))
    #expect(mock.stickArgValues.map(\.text) == ["plain", "loud"])
    #expect(mock.lastStickerSetCallCount == 1)
  }

  @Test("Other members of their mocks are made and drawn as usual")
  func others() {
    forAll(Factory<any Labelling>.arbitrary()) { labelling in
      let mock = labelling as? LabellingMock
      #expect(mock?.labelCallCount == 0)
      _ = labelling.label("a")
      #expect(mock?.labelArgValues == ["a"])
    }
  }
}
