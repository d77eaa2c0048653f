import Foundation
import Testing

@testable import FactoryCheck

@Suite struct GenFoundationTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test(
    "Dates stay in their range, reach both ends, and shrink towards the epoch",
    arguments: [
      (-5.0, 5.0, 0.0), (1_000_000_000, 1_000_000_000.5, 1_000_000_000), (-100.25, -7.125, -7.125),
      (0, 0, 0), (-62_135_596_800, 253_402_300_799, 0),
    ])
  func dates(from: Double, to: Double, least: Double) throws {
    let range = date(from)...date(to)
    let values = try sample(.date(in: range))
    #expect(values.allSatisfy(range.contains))
    #expect(values.contains(range.lowerBound) && values.contains(range.upperBound))
    #expect(try simplest(.date(in: range)) == date(least))
    #expect(try recordsFaithfully(.date(in: range)))
  }

  @Test("Decimals stay in their range and have their places")
  func decimals() throws {
    let gen = Gen.decimal(in: -1...1, places: 3)
    for number in try sample(gen) {
      #expect((-1...1).contains(number))
      var scaled = number * 1000
      var whole = Decimal()
      NSDecimalRound(&whole, &scaled, 0, .plain)
      #expect(whole == scaled)
    }
    #expect(try simplest(gen) == 0)
    let inward = Gen.decimal(
      in: Decimal(sign: .plus, exponent: -2, significand: 15)...(1 as Decimal), places: 1)
    #expect(try simplest(inward) == Decimal(sign: .plus, exponent: -1, significand: 2))
  }

  @Test("A range without a number of these places is shown")
  func noDecimal() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen.decimal(in: 0.25...0.5, places: 0) }
    #expect(ended(result, with: "the range 0.25...0.5 holds no number of 0 decimal places"))
  }

  @Test("Durations stay in their range")
  func durations() throws {
    let range = Duration.milliseconds(-1)...Duration.seconds(5)
    #expect(try sample(.duration(in: range)).allSatisfy(range.contains))
    #expect(try simplest(.duration(in: .seconds(2)...Duration.seconds(5))) == .seconds(2))
  }

  @Test("Data has its count of bytes")
  func data() throws {
    #expect(try sample(.data(count: 16), count: 100).allSatisfy { $0.count == 16 })
    #expect(try sample(.data(count: 1...3), count: 500).allSatisfy { (1...3).contains($0.count) })
  }

  @Test("Addresses are absolute and survive their own text")
  func addresses() throws {
    for url in try sample(.url()) {
      #expect(url.scheme != nil && url.host != nil, "\(url)")
      #expect(URL(string: url.absoluteString) == url)
    }
  }

  @Test("UUIDs differ from each other")
  func uuids() throws {
    #expect(try Set(sample(.uuid())).count > 1500)
  }
}
