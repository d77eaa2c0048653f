import Foundation
import Testing

@testable import FactoryCheck

/// What shrinks only across values that pass: each row fails without the passes that look for more.
struct MinimalGapTests {
  @Test(
    "A number becomes the smallest of those that fail, however far they lie apart",
    arguments: 1...20 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) {
    func smallest(where fails: @escaping (Int) -> Bool) -> Int? {
      minimal(.int(in: 0...999_999), seed: seed, where: fails)
    }
    #expect(smallest { $0 >= 1000 && $0 % 36 == 35 } == 1007)
    #expect(
      smallest { $0 > 100 && (2...1000).allSatisfy { [n = $0] in $0 >= n || n % $0 != 0 } } == 101)
    #expect(
      smallest { $0 > 1000 && Int(Double($0).squareRoot()) * Int(Double($0).squareRoot()) == $0 }
        == 1024)
    #expect(smallest { String($0).compactMap(\.wholeNumberValue).reduce(0, +) >= 20 } == 299)
  }

  @Test(
    "A time crosses days, leap years and the origin", arguments: 1...20 as ClosedRange<UInt64>)
  func dates(seed: UInt64) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    func smallest(on day: Int, of months: ClosedRange<Int>) -> Date? {
      minimal(Factory<Date>.arbitrary(), seed: seed) { [calendar] date in
        let parts = calendar.dateComponents([.month, .day], from: date)
        return parts.day == day && parts.month.map(months.contains) == true
      }
    }
    #expect(smallest(on: 31, of: 1...12) == Date(timeIntervalSince1970: -1))
    let firstLeapDay = Date(timeIntervalSince1970: Double(2 * 365 + 31 + 28) * 86_400)
    #expect(smallest(on: 29, of: 2...2) == firstLeapDay)
    let friday = minimal(Factory<Date>.arbitrary(), seed: seed) { [calendar] date in
      let parts = calendar.dateComponents([.weekday, .day], from: date)
      return parts.weekday == 6 && parts.day == 13
    }
    #expect(friday == Date(timeIntervalSince1970: Double(31 + 12) * 86_400))
  }

  @Test(
    "Numbers that fail together at few places become the smallest that do",
    arguments: 1...20 as ClosedRange<UInt64>)
  func triangles(seed: UInt64) {
    let side = Gen.int(in: 1...30)
    let sides = minimal(Gen.zip(side, side, side), seed: seed) { a, b, c in a * a + b * b == c * c }
    #expect(sides.map { [$0.0, $0.1, $0.2] } == [3, 4, 5])
  }

  @Test(
    "A fraction becomes a whole number where one fails", arguments: 1...20 as ClosedRange<UInt64>)
  func roundings(seed: UInt64) {
    let number = Gen.double(in: 0...1000)
    #expect(minimal(number, seed: seed) { $0.squareRoot() * $0.squareRoot() != $0 } == 2)
    #expect(minimal(number, seed: seed) { $0 * 0.1 * 10 != $0 } == 3)
    #expect(minimal(number, seed: seed) { $0 / 49 * 49 != $0 } == 1)
  }

  @Test(
    "A fraction keeps the binary places that it needs, behind a one",
    arguments: 1...20 as ClosedRange<UInt64>)
  func fractions(seed: UInt64) {
    let number = Gen.double(in: -1000...1000)
    #expect(minimal(number, seed: seed) { Double(Float($0)) != $0 } == 1 + 0x1p-24)
    #expect(minimal(number, seed: seed) { abs($0 - $0.rounded()) >= 0.3 } == 1.5)
    #expect(minimal(number, seed: seed) { 0.1 < $0 && $0 < 0.2 } == 0.125)
  }

  @Test("Large numbers become round and positive", arguments: 1...20 as ClosedRange<UInt64>)
  func large(seed: UInt64) {
    let pair = minimal(Gen.zip(.double(), .double()), seed: seed) { a, b in
      a.isFinite && b.isFinite && (a + b).isInfinite
    }
    #expect(pair?.0 == 0x1p970 && pair?.1 == .greatestFiniteMagnitude)
  }

  @Test(
    "A fraction whose bits all matter is soon left alone", arguments: 1...20 as ClosedRange<UInt64>)
  func bits(seed: UInt64) throws {
    let gen = Gen.double(in: 0...1000)
    func fails(_ number: Double) -> Bool { number / 3 * 3 != number }
    let start = try #require(failingCase(of: gen, seed: seed, where: fails))
    let shrinker = Shrinker(target: start, simplest: nil, runs: 250, seconds: 60) {
      candidate, isWanted in
      guard let (value, drawn) = replay(candidate, gen.draw), isWanted(drawn), fails(value) else {
        return nil
      }
      return drawn
    }
    shrinker.shrink()
    #expect(!shrinker.isExhausted)
  }

  @Test(
    "A character of a small class becomes the first of it",
    arguments: 1...20 as ClosedRange<UInt64>)
  func classes(seed: UInt64) {
    func has(_ text: String, _ category: Unicode.GeneralCategory) -> Bool {
      text.unicodeScalars.contains { $0.properties.generalCategory == category }
    }
    #expect(minimal(.string(), seed: seed) { has($0, .currencySymbol) } == "$")
    #expect(minimal(.string(), seed: seed) { has($0, .otherSymbol) } == "¦")
    #expect(minimal(.string(), seed: seed) { $0.uppercased().count > $0.count } == "ß")
  }
}
