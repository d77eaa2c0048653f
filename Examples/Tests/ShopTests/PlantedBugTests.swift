import FactoryCheck
import Testing

@testable import Shop

/// A property that fails, because a bug is planted in it: the piece that is free of charge should be
/// the cheapest one, and is the first.
///
/// It runs in child processes of the test below only, so that it can fail without failing this run.
@Suite(.enabled(if: ChildRun.isChild, "a bug is planted here; PlantedBugTests runs it"))
struct PlantedBug {
  @Test("The cheapest piece is free")
  func cheapestPieceIsFree() {
    forAll(Gen.lines.array()) { lines in
      let free = lines.first?.product.price ?? .zero
      #expect(free == Discount.cheapestFree(fromPieces: 0).savings(on: lines))
    }
  }
}

/// What happens when a property fails.
struct PlantedBugTests {
  /// It takes two lines, the first of them dearer: by a cent.
  static let smallest = """
    [
      LineItem(
        product: Product(id: ProductID(value: ""), name: "", price: Money(cents: 1)),
        quantity: 1
      ),
      LineItem(
        product: Product(id: ProductID(value: ""), name: "", price: Money(cents: 0)),
        quantity: 1
      )
    ]
    """

  @Test("A planted bug is found, shrunk to the smallest case, and replayed from its seed")
  func plantedBugIsFoundShrunkAndReplayed() async throws {
    let found = try await ChildRun.of(filter: "PlantedBug/")
    #expect(found.exitCode != 0)
    #expect(found.counterexample == Self.smallest)

    let replay = try #require(found.replay)
    let replayed = try await ChildRun.of(filter: replay.filter, seed: replay.seed)
    #expect(replayed.exitCode == found.exitCode)
    #expect(replayed.report == found.report)

    print("A planted bug was found, shrunk, and replayed from its seed:")
    for line in found.report { print("   ", line) }
  }
}
