import Foundation
import Testing

@testable import FactoryCheck

/// A condition on values of a type that few values meet and many programs stumble over.
struct EdgeValue: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether the case drew such a value.
  let isDrawn: @Sendable (inout Choices) throws(Discard) -> Bool

  init<T: Arbitrary & SendableMetatype>(
    _ type: T.Type, _ name: String, _ condition: @escaping @Sendable (T) -> Bool
  ) {
    testDescription = "\(type): \(name)"
    isDrawn = { choices throws(Discard) in condition(try T.draw(&choices)) }
  }
}

extension EdgeValue {
  static let all: [EdgeValue] = numbers + texts + collections + foundation

  static let numbers: [EdgeValue] = [
    EdgeValue(Bool.self, "true") { $0 },
    EdgeValue(Int.self, "the largest") { $0 == .max },
    EdgeValue(Int.self, "the smallest") { $0 == .min },
    EdgeValue(Int.self, "-1") { $0 == -1 },
    EdgeValue(Int.self, "a power of two") { $0 > 255 && $0.nonzeroBitCount == 1 },
    EdgeValue(Int8.self, "the smallest") { $0 == .min },
    EdgeValue(UInt8.self, "the largest") { $0 == .max },
    EdgeValue(UInt.self, "the largest") { $0 == .max },
    EdgeValue(Int32.self, "the smallest") { $0 == .min },
    EdgeValue(Int128.self, "the smallest") { $0 == .min },
    EdgeValue(UInt128.self, "the largest") { $0 == .max },
    EdgeValue(Double.self, "not a number") { $0.isNaN },
    EdgeValue(Double.self, "-0") { $0 == 0 && $0.sign == .minus },
    EdgeValue(Double.self, "infinity") { $0 == .infinity },
    EdgeValue(Double.self, "subnormal") { $0.isSubnormal },
    EdgeValue(Float.self, "not a number") { $0.isNaN },
    EdgeValue(Float.self, "the largest") { $0 == .greatestFiniteMagnitude },
    EdgeValue(Float.self, "subnormal") { $0.isSubnormal },
    EdgeValue(Decimal.self, "not a number") { $0.isNaN },
    EdgeValue(Decimal.self, "the largest") { $0 == .greatestFiniteMagnitude },
    EdgeValue(Decimal.self, "two places") { !$0.isNaN && $0.exponent == -2 },
    EdgeValue(Duration.self, "below zero") { $0 < .zero },
    EdgeValue(Duration.self, "the longest") { $0 == .seconds(Int64.max) },
    EdgeValue(Duration.self, "the furthest below zero") { $0 == .seconds(Int64.min) },
    EdgeValue(Duration.self, "below a nanosecond") { $0 > .zero && $0 < .nanoseconds(1) },
    EdgeValue(Duration.self, "a second and a fraction") {
      $0 > .seconds(1) && $0.components.attoseconds > 0
    },
  ]

  static let texts: [EdgeValue] = [
    EdgeValue(String.self, "empty") { $0.isEmpty },
    EdgeValue(String.self, "blank") { $0 == " " },
    EdgeValue(String.self, "a line end") { $0.contains("\n") || $0.contains("\r\n") },
    EdgeValue(String.self, "NUL") { $0.contains("\0") },
    EdgeValue(String.self, "a quote") { $0.contains("\"") },
    EdgeValue(String.self, "null") { $0 == "null" },
    EdgeValue(String.self, "emoji of several scalars") {
      $0.contains { $0.unicodeScalars.count > 3 }
    },
    EdgeValue(String.self, "a joiner") { $0.unicodeScalars.contains("\u{200D}") },
    EdgeValue(String.self, "a combining mark") { $0.unicodeScalars.contains("\u{301}") },
    EdgeValue(String.self, "written from the right") { $0.unicodeScalars.contains("א") },
    EdgeValue(String.self, "long") { $0.unicodeScalars.count >= 200 },
    EdgeValue(Character.self, "of several scalars") { $0.unicodeScalars.count > 1 },
    EdgeValue(Unicode.Scalar.self, "beyond 16 bits") { $0.value > 0xFFFF },
    EdgeValue(Substring.self, "empty") { $0.isEmpty },
  ]

  static let collections: [EdgeValue] = [
    EdgeValue(Int?.self, "nil") { $0 == nil },
    EdgeValue([Int].self, "of one element") { $0.count == 1 },
    EdgeValue([Int].self, "of more than fifty") { $0.count > 50 },
    EdgeValue([Int].self, "with an element twice") { Set($0).count < $0.count },
    EdgeValue(Set<Int>.self, "empty") { $0.isEmpty },
    EdgeValue([Int: Int].self, "of one pair") { $0.count == 1 },
    EdgeValue(Result<Int, Oops>.self, "failure") { (try? $0.get()) == nil },
    EdgeValue(Range<Int>.self, "empty") { $0.isEmpty },
    EdgeValue(ClosedRange<Int>.self, "of one element") { $0.lowerBound == $0.upperBound },
  ]

  static let foundation: [EdgeValue] = [
    EdgeValue(Date.self, "a leap day") { rendering($0).hasPrefix("1709164800") },
    EdgeValue(Date.self, "2038") { $0.timeIntervalSince1970.rounded() == 2_147_483_648 },
    EdgeValue(Date.self, "the distant past") { $0.timeIntervalSince1970 < -62_135_000_000 },
    EdgeValue(Date.self, "a fraction of a second") {
      $0.timeIntervalSince1970 != $0.timeIntervalSince1970.rounded()
    },
    EdgeValue(Data.self, "empty") { $0.isEmpty },
    EdgeValue(UUID.self, "all ones") { rendering($0) == "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF" },
    EdgeValue(URL.self, "with a query") { $0.query != nil },
    EdgeValue(URL.self, "with a fragment") { $0.fragment != nil },
    EdgeValue(URL.self, "with a port") { $0.port != nil },
    EdgeValue(URL.self, "without a path") { $0.path.isEmpty },
    EdgeValue(URL.self, "with a host in Unicode") { $0.absoluteString.contains("%C3%BC") },
    EdgeValue(TimeZone.self, "of a quarter hour") {
      $0.secondsFromGMT(for: .provide()) % 1800 != 0
    },
    EdgeValue(Locale.self, "Turkish") { $0.identifier == "tr_TR" },
    EdgeValue(Calendar.self, "not Gregorian") { $0.identifier != .gregorian },
    EdgeValue(IndexPath.self, "of two indices") { $0.count == 2 },
    EdgeValue(CharacterSet.self, "of nearly all characters") { $0.contains("\u{1F600}") },
    EdgeValue(CharacterSet.self, "that Foundation names") { $0 == .whitespaces },
    EdgeValue(NSRange.self, "of a search without a result") { $0.location == NSNotFound },
    EdgeValue(URLQueryItem.self, "without a value") { $0.value == nil },
    EdgeValue(URLQueryItem.self, "to be escaped") { $0.name.contains("&") },
    EdgeValue(URLComponents.self, "with a query") { $0.queryItems != nil },
    EdgeValue(DispatchTimeInterval.self, "never") { $0 == .never },
    EdgeValue(SIMD3<Float>.self, "with what is not a number") { $0.y.isNaN },
    EdgeValue(OperatingSystemVersion.self, "of two digits") { $0.majorVersion > 9 },
    EdgeValue(DateComponents.self, "without a year") { $0.year == nil },
  ]
}

@Suite struct EdgeValueTests {
  @Test("Edge values come within a few hundred cases", arguments: EdgeValue.all)
  func edges(edge: EdgeValue) throws {
    let isFound = try (0..<2500).contains { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 11, seed: 12))
      return try edge.isDrawn(&choices)
    }
    #expect(isFound)
  }

  @Test("The commonest edges come within a hundred cases for nearly every seed")
  func common() throws {
    let edges = EdgeValue.numbers.filter { $0.testDescription.hasPrefix("Int: ") }
    for edge in edges {
      let found = try (0..<100).count { seed in
        try (0..<100).contains { index in
          var choices = Choices.forCase(index, root: Choices.root(ofKey: 13, seed: UInt64(seed)))
          return try edge.isDrawn(&choices)
        }
      }
      #expect(found >= 85, "\(edge.testDescription): \(found) of 100 seeds")
    }
  }
}
