import Testing

@testable import FactoryCheck

/// A process that starts again after a crash writes nothing to a report that stands there already.
struct EarlierPartsTests {
  @Test("Each part that is there is found once, and no other is")
  func found() {
    let parts = EarlierParts(in: "run 1\n<a><b><a>", beginningWith: "run 1")
    #expect(
      ["<a>", "<a>", "<a>", "<b>", "<c>"].map(parts.holdsAgain) == [true, true, false, true, false])
  }

  @Test("What another run wrote counts for nothing")
  func otherRun() {
    #expect(!EarlierParts(in: "run 1\n<a>", beginningWith: "run 2").holdsAgain("<a>"))
  }
}
