import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct ImportPlanTests {
  @Test("Imports of one module under other conditions have one order, however they were found")
  func order() {
    let plans = ["canImport(A)", "canImport(B)", "os(Linux)", "DEBUG", "!DEBUG"].flatMap {
      condition in
      [false, true].map { isPublic in
        ImportPlan(module: "M", isPublic: isPublic, conditions: [condition])
      }
    }
    let sorted = plans.sorted()
    forAll(Gen.int(in: 0...plans.count - 1).array(count: plans.count)) { places in
      var shuffled = plans
      for (index, place) in places.enumerated() { shuffled.swapAt(index, place) }
      #expect(shuffled.sorted() == sorted)
    }
  }

  @Test("What is for some clients alone is imported by their groups, wherever it is said")
  func groups() {
    let source = """
      @_spi(Other) import Other
      struct A { @_spi(C) public init(unknown: Unknown) {} }
      @_spi(B) extension A { enum Inner { case one } }
      """
    #expect(
      Generated(source).lines(with: "import") == [
        "public import FactoryCheck", "@_spi(Other) import Other",
        "@_spi(B) @_spi(C) @testable public import M",
      ])
  }

  @Test("A type inside one of another module has the imports of its file")
  func insideForeign() {
    let source = """
      import Foundation
      extension Date { struct Slot { struct Size { var hours: Int } } }
      extension Date.Slot { enum Part { case one } }
      """
    let inStandard = "import Foundation\nextension String { enum Style { case bold } }"
    #expect(Generated(source).lines(with: "import Foundation") == ["import Foundation"])
    #expect(Generated(inStandard).lines(with: "import Foundation").isEmpty)
  }

  @Test("Modules for tests come last")
  func testables() {
    let plans = [ImportPlan(module: "A", isTestable: true), ImportPlan(module: "B")]
    #expect(plans.sorted().map(\.module) == ["B", "A"])
  }
}
