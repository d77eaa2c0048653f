import Testing

@testable import FactoryCheck

struct CoverageTests {
  @Test("The interval holds the share of the cases, and narrows with their number")
  func interval() {
    forAll(.int(in: 0...10_000), .int(in: 1...10_000)) { hits, cases in
      try assume(hits <= cases)
      let interval = Coverage.interval(hits: hits, of: cases)
      let wider = Coverage.interval(hits: hits, of: cases).width
      #expect(interval.contains(Double(hits) / Double(cases)))
      #expect(Coverage.interval(hits: 4 * hits, of: 4 * cases).width < wider)
    }
  }

  @Test("The interval's ends are where the share of the cases is as many deviations away")
  func definition() {
    forAll(.int(in: 1...999), .int(in: 1_000...100_000)) { hits, cases in
      let interval = Coverage.interval(hits: hits, of: cases)
      for bound in [interval.lowerBound, interval.upperBound] {
        let deviation = (bound * (1 - bound) / Double(cases)).squareRoot()
        let distance = abs(Double(hits) / Double(cases) - bound) / deviation
        #expect(abs(distance - Coverage.deviations) < 1e-6)
      }
    }
  }

  @Test(
    "Few cases decide what is clear, and leave open what is not",
    arguments: [
      (0, 400, 0.1, .insufficient), (0, 300, 0.1, .undecided), (40, 400, 0.1, .undecided),
      (200, 400, 0.1, .sufficient), (400, 400, 1, .sufficient), (399, 400, 1, .insufficient),
      (0, 400, 0, .sufficient), (0, 0, 0.1, .undecided), (30_000, 300_000, 0.1, .sufficient),
    ] as [(Int, Int, Double, Coverage)])
  func decision(hits: Int, cases: Int, required: Double, decision: Coverage) {
    #expect(Coverage(hits: hits, of: cases, required: required) == decision)
  }

  @Test("Where these are all cases, the share decides", arguments: 0...10)
  func exact(hits: Int) {
    let coverage = Coverage(hits: hits, of: 10, required: 0.3, isExact: true)
    #expect(coverage == (hits < 3 ? .insufficient : .sufficient))
  }
}

extension ClosedRange<Double> {
  fileprivate var width: Double { upperBound - lowerBound }
}
