import FactoryCheck
import Foundation
import Testing

@testable import Shop

struct DeliveryTests {
  @Test("Orders leave the warehouse on a working day, later than placed and within three days")
  func shippingDays() {
    forAll(.date()) { placed in
      let day = Delivery.shippingDay(after: placed)
      #expect(!Delivery.calendar.isDateInWeekend(day))
      #expect(day > placed)
      #expect(day.timeIntervalSince(placed) <= 3 * 24 * 60 * 60)
    }
  }
}
