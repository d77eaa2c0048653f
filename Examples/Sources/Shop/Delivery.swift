import Foundation

/// How an order gets to its customer.
enum Delivery: Equatable, Codable {
  case pickup(on: Date)
  case parcel(to: Address, on: Date)

  /// The calendar that the warehouse works by.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// The day on which an order that is placed now leaves the warehouse: the next that is no Saturday
  /// and no Sunday.
  static func shippingDay(after placed: Date) -> Date {
    var day = calendar.startOfDay(for: placed)
    repeat { day += 24 * 60 * 60 } while calendar.isDateInWeekend(day)
    return day
  }
}
