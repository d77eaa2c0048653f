import Testing

@testable import FactoryCheck

struct HistogramTests {
  private func bars(_ numbers: [Double]) -> [String] {
    Histogram(numbers).bars.map { "\($0.name): \($0.cases)" }
  }

  @Test("Every number is in one bar, whatever the numbers are")
  func complete() {
    forAll(Gen.double().array(), examples: [[.greatestFiniteMagnitude, -.greatestFiniteMagnitude]])
    { numbers in
      let bars = Histogram(numbers).bars
      #expect(bars.reduce(0) { $0 + $1.cases } == numbers.count)
      #expect(bars.count <= 64)
    }
  }

  @Test("Integers, of any size, are each in one bar")
  func integers() {
    forAll(Gen.int().array()) { numbers in
      let bars = Histogram(numbers.map(Double.init)).bars
      #expect(bars.reduce(0) { $0 + $1.cases } == numbers.count)
    }
  }

  @Test(
    "Few integers have a bar each, also those that did not come up",
    arguments: [
      ([], []), ([5], ["5: 1"]), ([0, 2, 0], ["0: 2", "1: 0", "2: 1"]),
      ([-1, 1], ["-1: 1", "0: 0", "1: 1"]),
      ([.infinity, 1, .nan, -.infinity], ["-inf: 1", "1: 1", "inf: 1", "nan: 1"]),
    ] as [([Double], [String])])
  func single(numbers: [Double], expected: [String]) {
    #expect(bars(numbers) == expected)
  }

  @Test("Numbers of one order of magnitude are in ranges of equal width")
  func even() {
    let bars = Histogram((0..<1_000).map { Double($0) + 0.5 }).bars
    #expect(bars.count == 20)
    #expect(bars.map(\.cases) == Array(repeating: 50, count: 20))
    #expect(bars[0].name == "0.5 to 50.45")
  }

  @Test("Whole numbers are in ranges of whole numbers")
  func whole() {
    let bars = Histogram((0..<1_000).map(Double.init)).bars
    #expect(bars.map(\.cases) == Array(repeating: 48, count: 20) + [40])
    #expect(bars.first?.name == "0 to 47" && bars.last?.name == "960 to 999")
  }

  @Test("Numbers of many orders of magnitude are in powers of ten")
  func powers() {
    #expect(
      bars([0, 0, 0, 5, 50, 50_000, -7]) == [
        "-1e1 to -1e0: 1", "0: 3", "1e0 to 1e1: 1", "1e1 to 1e2: 1", "1e2 to 1e3: 0",
        "1e3 to 1e4: 0", "1e4 to 1e5: 1",
      ])
  }
}
