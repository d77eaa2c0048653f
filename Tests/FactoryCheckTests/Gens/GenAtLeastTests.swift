import Foundation
import Testing

@testable import FactoryCheck

@Suite struct GenAtLeastTests {
  private static let digit = Gen.int(in: 0...9)

  @Test(
    "A count without an upper end is at least so many, and mostly few",
    arguments: [
      digit.array(count: 3...).map(\.count),
      Gen<[Int]>.array(of: digit, count: 3...).map(\.count),
      Gen.int().array(uniqueBy: \.self, count: 3...).map(\.count),
      digit.set(count: 3...).map(\.count),
      Gen<Set<Int>>.set(of: digit, count: 3...).map(\.count),
      Gen<[Int: Int]>.dictionary(of: digit, .int(), count: 3...).map(\.count),
      Gen.string(count: 3...).map(\.unicodeScalars.count),
      Gen.string(of: .digits, count: 3...).map(\.count),
      Gen.string(of: .element(of: ["🇯🇵", "a"]), count: 3...).map(\.count),
      Gen.data(count: 3...).map(\.count),
    ])
  func counts(count: Gen<Int>) throws {
    #expect(try simplest(count) == 3)
    let counts = try sample(count, count: 300)
    #expect(counts.allSatisfy { $0 >= 3 } && counts.contains { $0 > 3 })
    #expect(counts.count { $0 < 50 } > 200)
  }

  @Test("It draws what the range to the largest number draws")
  func sameDraws() throws {
    #expect(
      try sample(Gen.int().array(count: 2...), count: 300)
        == sample(Gen.int().array(count: 2 ... .max), count: 300))
  }
}
