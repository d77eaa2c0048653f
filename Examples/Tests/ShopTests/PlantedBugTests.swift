import FactoryCheck
import Testing

@testable import Shop

/// A property that fails, because a bug is planted in it: a share of an order is not what its lines'
/// shares add up to, as each of them is rounded down to whole cents.
///
/// It runs in child processes of the test below only, so that it can fail without failing this run.
@Suite(.enabled(if: ChildRun.isChild, "a bug is planted here; PlantedBugTests runs it"))
struct PlantedBug {
  @Test("Discounting line by line saves as much as discounting the whole order")
  func discountingLineByLine() {
    forAll(Gen.lines.array(), .int(in: 0...100)) { lines, percent in
      let savings = lines.map { $0.total.percent(percent) }.sum
      #expect(savings == Discount.percent(percent).savings(on: lines))
    }
  }
}

/// What happens when a property fails.
struct PlantedBugTests {
  /// Two pieces of one cent each at half price: two savings of half a cent are nothing, together
  /// they are a cent.
  static let smallest = ["[\(oneCent), \(oneCent)],", "50"]

  private static let oneCent = """
    LineItem(product: Product(id: ProductID(value: ""), name: "", price: Money(cents: 1)), quantity: 1)
    """

  @Test("A planted bug is found, shrunk to the smallest case, and replayed from its seed")
  func plantedBugIsFoundShrunkAndReplayed() async throws {
    let found = try await ChildRun.of(filter: "PlantedBug/")
    #expect(found.exitCode != 0)
    #expect(found.counterexample(ofGens: 2) == Self.smallest)

    let replay = try #require(found.replay)
    let replayed = try await ChildRun.of(filter: replay.filter, seed: replay.seed)
    #expect(replayed.exitCode == found.exitCode)
    #expect(replayed.report == found.report)

    print("A planted bug was found, shrunk, and replayed from its seed:")
    for line in found.report { print("   ", line) }
  }
}
