import Testing

@testable import FactoryCheck

struct MirrorMembersTests {
  struct Underscored {
    let _id = 1
  }
  struct Summarised: CustomReflectable {
    var a: Int
    var b: String
    var customMirror: Mirror { Mirror(self, children: ["z": 1]) }
  }
  class Base: CustomReflectable {
    var name = "n"
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }
  final class Derived: Base {
    let size = 2
  }
  enum Hidden: CustomReflectable {
    case none, some(Int)
    var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
  }
  struct Bag: CustomReflectable {
    var elements: [Int]
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
    }
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

  @Test("A value with a mirror of its own is written by what it is made of")
  func customMirrors() {
    forAll(Gen.int(), Gen.string()) { a, b in
      let text = "MirrorMembersTests.Summarised(a: \(a), b: \(SourceText.describe(b)))"
      #expect(SourceText.describe(Summarised(a: a, b: b)) == text)
    }
    let derived = #"MirrorMembersTests.Derived(name: "n", size: 2)"#
    #expect(SourceText.describe(Derived()) == derived)
    #expect(SourceText.describe(Hidden.some(3)) == "MirrorMembersTests.Hidden.some(3)")
    #expect(SourceText.describe(Hidden.none) == "MirrorMembersTests.Hidden.none")
  }

  @Test("A collection is written by its elements, as its mirror says")
  func collections() {
    #expect(SourceText.describe(Bag(elements: [1, 2])) == "[1, 2]")
  }
}
