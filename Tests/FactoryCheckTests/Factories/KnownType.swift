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

  init<T: Providable & Arbitrary & SendableMetatype>(
    _ type: T.Type, _ fixed: String, simplest: String? = nil
  ) {
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
  static let all: [KnownType] = numbers + texts + composites + foundation + platform

  static let numbers: [KnownType] = [
    KnownType(Bool.self, "false"),
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
