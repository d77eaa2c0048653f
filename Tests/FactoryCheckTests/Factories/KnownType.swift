import Foundation
import Testing

@testable import FactoryCheck

/// One of the types that FactoryCheck provides and draws, as a row of a table.
struct KnownType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What `provide()` gives, and the simplest draw.
  let fixed: String
  let simplest: String
  let provide: @Sendable () -> String
  let draw: @Sendable (inout Choices) throws(Discard) -> String
  let drawFromGen: @Sendable (inout Choices) throws(Discard) -> String
  /// How many different values a hundred cases make at least.
  let variety: Int

  init<T: Providable & Arbitrary & SendableMetatype>(
    _ type: T.Type, _ fixed: String, simplest: String? = nil, variety: Int = 4
  ) {
    self.variety = variety
    testDescription = "\(type)"
    self.fixed = fixed
    self.simplest = simplest ?? fixed
    provide = { rendering(Factory<T>.provide()) }
    draw = { choices throws(Discard) in rendering(try T.draw(&choices)) }
    drawFromGen = { choices throws(Discard) in
      rendering(try Factory<T>.arbitrary().draw(&choices))
    }
  }
}

extension KnownType {
  static let all: [KnownType] =
    numbers + texts + composites + foundation + constants + parts + errors + platform

  static let numbers: [KnownType] = [
    KnownType(Bool.self, "false", variety: 2),
    KnownType(Int.self, "0"), KnownType(Int8.self, "0"), KnownType(Int16.self, "0"),
    KnownType(Int32.self, "0"), KnownType(Int64.self, "0"), KnownType(Int128.self, "0"),
    KnownType(UInt.self, "0"), KnownType(UInt8.self, "0"), KnownType(UInt16.self, "0"),
    KnownType(UInt32.self, "0"), KnownType(UInt64.self, "0"), KnownType(UInt128.self, "0"),
    KnownType(Double.self, "0.0"), KnownType(Float.self, "0.0"),
  ]

  static let texts: [KnownType] = [
    KnownType(String.self, "\"\""), KnownType(Substring.self, "\"\""),
    KnownType(StaticString.self, "\"\""),
    KnownType(Character.self, "\"a\""), KnownType(Unicode.Scalar.self, "\"a\""),
  ]

  static let composites: [KnownType] = [
    KnownType(Int?.self, "some(0)", simplest: "nil"),
    KnownType(String??.self, "some(some(\"\"))", simplest: "nil"),
    KnownType([Int].self, "[]"), KnownType(ContiguousArray<String>.self, "[]"),
    KnownType(ArraySlice<UInt8>.self, "[]"), KnownType(Set<Int8>.self, "{}"),
    KnownType([String: [Int]?].self, "{}"), KnownType(Result<Int, Oops>.self, "(0)"),
    KnownType(Range<Int>.self, "(0 0)"), KnownType(ClosedRange<Int>.self, "(0 0)"),
    KnownType(Range<Double>.self, "(0.0 0.0)"),
    KnownType(ClosedRange<String>.self, "(\"\" \"\")"),
    KnownType(Duration.self, "0s0as"),
    KnownType(CollectionOfOne<Int>.self, "(0)"),
    KnownType(KeyValuePairs<String, Int>.self, "([])"),
  ]

  static let foundation: [KnownType] = [
    KnownType(Date.self, "0.0"), KnownType(DateInterval.self, "0.0+0.0"),
    KnownType(DateComponents.self, "- - - - - - -"), KnownType(Data.self, ""),
    KnownType(UUID.self, "00000000-0000-0000-0000-000000000000"),
    KnownType(URL.self, "https://example.com"), KnownType(Decimal.self, "0"),
    KnownType(TimeZone.self, "GMT"), KnownType(Locale.self, "'en_US'"),
    KnownType(Calendar.self, "gregorian"), KnownType(IndexPath.self, "[]"),
    KnownType(IndexSet.self, "[]"), KnownType(CGFloat.self, "0.0"),
    KnownType(CGPoint.self, "(0.0 0.0)"), KnownType(CGSize.self, "(0.0 0.0)"),
    KnownType(CGRect.self, "((0.0 0.0) (0.0 0.0))"),
  ]

  static let constants: [KnownType] = [
    KnownType(FloatingPointSign.self, "plus", variety: 2),
    KnownType(FloatingPointRoundingRule.self, "toNearestOrAwayFromZero"),
    KnownType(TaskPriority.self, "(21)"),
    KnownType(ComparisonResult.self, "orderedSame", variety: 3),
    KnownType(SortOrder.self, "forward", variety: 2),
    KnownType(QualityOfService.self, "default"),
    KnownType(DateFormatter.Style.self, "none"),
    KnownType(FileManager.SearchPathDirectory.self, "documentDirectory"),
    KnownType(FileManager.SearchPathDomainMask.self, "(1)"),
    KnownType(Calendar.Identifier.self, "gregorian"),
    KnownType(Calendar.Component.self, "day"),
    KnownType(String.Encoding.self, "4"),
    KnownType(NumberFormatter.Style.self, "none"),
    KnownType(DispatchQoS.QoSClass.self, "default"),
    KnownType(Locale.Language.self, "en"), KnownType(Locale.LanguageCode.self, "en"),
    KnownType(Locale.Region.self, "US"), KnownType(Locale.Currency.self, "USD"),
  ]

  static let parts: [KnownType] = [
    KnownType(String.UTF8View.self, "\"\""), KnownType(String.UnicodeScalarView.self, "\"\""),
    KnownType(Substring.UTF8View.self, "\"\""),
    KnownType(Substring.UnicodeScalarView.self, "\"\""),
    KnownType(CharacterSet.self, "{}"), KnownType(AttributedString.self, "\"\""),
    KnownType(URLQueryItem.self, "\"\": nil"),
    KnownType(URLComponents.self, "\"\""),
    KnownType(PersonNameComponents.self, "- - - - - -"),
    KnownType(Notification.Name.self, "\"\""),
    KnownType(OperatingSystemVersion.self, "(0 0 0)"), KnownType(NSRange.self, "{0, 0}"),
    KnownType(DispatchTimeInterval.self, "seconds(0)"),
    KnownType(DispatchTime.self, "0"),
    KnownType(ContinuousClock.Instant.self, "(0s0as)"),
    KnownType(SuspendingClock.Instant.self, "(0s0as)"),
    KnownType(Measurement<UnitLength>.self, "(0.0 \"m\")"),
    KnownType(SIMD2<Float>.self, "SIMD2<Float>(0.0, 0.0)"),
    KnownType(SIMD3<Double>.self, "SIMD3<Double>(0.0, 0.0, 0.0)"),
    KnownType(SIMD4<Int32>.self, "SIMD4<Int32>(0, 0, 0, 0)"),
    KnownType(SIMD8<Int8>.self, "SIMD8<Int8>(0, 0, 0, 0, 0, 0, 0, 0)"),
    KnownType(PartialRangeFrom<Int>.self, "(0)"),
    KnownType(PartialRangeUpTo<Int>.self, "(0)"),
    KnownType(PartialRangeThrough<String>.self, "(\"\")"),
  ]

  static let errors: [KnownType] = [
    KnownType(URLError.self, "-1001"), KnownType(CocoaError.self, "4"),
    KnownType(URLError.Code.self, "-1001"), KnownType(CocoaError.Code.self, "4"),
    KnownType(POSIXError.self, "22"), KnownType(DecodingError.self, "(([] \"\" nil))"),
    KnownType(EncodingError.self, "(0.0: ([] \"\" nil))"),
  ]

  #if arch(x86_64) && os(Linux)
    static let platform = [KnownType(Float16.self, "0.0"), KnownType(Float80.self, "0.0")]
  #else
    static let platform: [KnownType] = []
  #endif
}

/// An error that is drawn.
enum Oops: String, Error, CaseIterable, Providable, Arbitrary {
  case first, second

  static func provide() -> Oops { .first }
}
