import Foundation

extension Date: Providable, Arbitrary {
  /// The epoch, 1970-01-01 00:00:00 UTC.
  public static func provide() -> Date { Date(timeIntervalSince1970: 0) }

  /// Any time of the years 1 to 9999 to the millisecond, near the epoch and at whole seconds more
  /// often, at times a leap day, a turn of the year, a change of summer time, or where a counter
  /// of seconds overflows. The simplest is the epoch.
  public static func arbitrary() -> Gen<Date> { Gen(draw) }

  /// Draws any time.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Date {
    let second = choices.integer(in: DateEdges.range, origin: 0, edges: DateEdges.seconds)
    let hasFraction = choices.boolean(probability: 0.25)
    let millisecond = hasFraction ? choices.integer(in: 0...999) : 0
    return Date(timeIntervalSince1970: Double(second) + Double(millisecond) / 1000)
  }
}

extension DateInterval: Providable, Arbitrary {
  /// The instant of the epoch.
  public static func provide() -> DateInterval { DateInterval(start: .provide(), duration: 0) }

  /// An interval of up to some decades from any time on. The simplest is the instant of the epoch.
  public static func arbitrary() -> Gen<DateInterval> { Gen(draw) }

  /// Draws an interval.
  public static func draw(_ choices: inout Choices) throws(Discard) -> DateInterval {
    let start = try Date.draw(&choices)
    return DateInterval(start: start, duration: Double(choices.integer(in: 0...1_000_000_000)))
  }
}

extension DateComponents: Providable, Arbitrary {
  /// No components.
  public static func provide() -> DateComponents { DateComponents() }

  /// Each of year, month, day, hour, minute, second and nanosecond is there or not, in its
  /// range; the day may be one that its month does not have. The simplest has none.
  public static func arbitrary() -> Gen<DateComponents> { Gen(draw) }

  /// Draws components.
  public static func draw(_ choices: inout Choices) throws(Discard) -> DateComponents {
    var components = DateComponents()
    components.year = choices.component(in: 1...9999, origin: 2000)
    components.month = choices.component(in: 1...12)
    components.day = choices.component(in: 1...31)
    components.hour = choices.component(in: 0...23)
    components.minute = choices.component(in: 0...59)
    components.second = choices.component(in: 0...59)
    components.nanosecond = choices.component(in: 0...999_999_999)
    return components
  }
}

extension Choices {
  fileprivate mutating func component(in range: ClosedRange<Int>, origin: Int = 0) -> Int? {
    presence() ? integer(in: range, origin: origin) : nil
  }
}

/// Seconds since the epoch that programs stumble over.
private enum DateEdges {
  /// The years 1 to 9999.
  static let range = -62_135_596_800...253_402_300_799

  static let seconds: [Int] = [
    -62_135_596_800,  // 0001-01-01, the distant past
    -12_219_292_800,  // 1582-10-15, the first Gregorian day
    -2_208_988_800,  // 1900-01-01, the era of NTP
    -2_147_483_649, -2_147_483_648,  // 32 bits end
    -1,
    0,
    68_169_600,  // 1972-02-29
    315_532_800,  // 1980-01-01, the era of FAT
    946_684_799, 946_684_800,  // the turn to 2000
    951_782_400,  // 2000-02-29
    978_307_200,  // 2001-01-01, Foundation's reference date
    999_999_999, 1_000_000_000,
    1_230_767_999,  // 2008-12-31 23:59:59, before a leap second
    1_616_893_200,  // 2021-03-28 01:00, summer time begins in Europe
    1_635_642_000,  // 2021-10-31 01:00, and ends
    1_615_705_200,  // 2021-03-14 10:00, summer time begins in Los Angeles
    1_636_275_600,  // 2021-11-07 09:00, and ends
    1_709_164_800, 1_709_251_199,  // 2024-02-29, its first and last second
    1_735_603_200,  // 2024-12-31, day 366 and in week 1 of 2025
    2_147_483_647, 2_147_483_648,  // 2038-01-19, signed 32 bits end
    4_102_444_800,  // 2100-01-01
    4_107_542_400,  // 2100-03-01: 2100 is no leap year
    4_294_967_295, 4_294_967_296,  // unsigned 32 bits end
    64_092_211_200,  // 4001-01-01, the distant future
    253_402_300_799,  // 9999-12-31 23:59:59
  ]
}
