import Testing

@testable import FactoryCheck

struct MirrorMembersTests {
  struct Underscored {
    let _id = 1
  }

  @Test("What is observed is written by its names, and not by the storage that a macro adds")
  func observable() {
    forAll(Gen.array(of: .int()), Gen.int()) { items, version in
      let model = ObservedModel()
      (model.items, model.version) = (items, version)
      let text = "ObservedModel(items: \(items), version: \(version))"
      #expect(SourceText.describe(model) == text)
    }
    let screen = #"ObservedScreen(items: [], version: 1, title: "t")"#
    #expect(SourceText.describe(ObservedScreen()) == screen)
  }

  @Test("An underscore that nobody but the author put there stays")
  func underscore() {
    #expect(SourceText.describe(Underscored()) == "MirrorMembersTests.Underscored(_id: 1)")
  }
}
