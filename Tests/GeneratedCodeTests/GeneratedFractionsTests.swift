import FactoryCheck
import Testing

@testable import Shapes

/// What is computed of dates and fractions.
struct GeneratedFractionsTests {
  @Test("What is computed of dates and fractions has an answer and an end")
  func computed() {
    let hours = values(of: OpeningHours.arbitrary()).map(\.time)
    #expect(hours.contains { $0.lowerBound < $0.upperBound })
    #expect(Set(values(of: Timestamp.arbitrary()).map(\.nanoseconds)).count > 20)
    let pages = values(of: Pagination.arbitrary()).map(\.pages)
    #expect(Set(pages).count > 20 && pages.contains { $0 < 0 })
    let ticks = values(of: AxisTicks.arbitrary()).map(\.values.count)
    #expect(ticks.contains(0) && ticks.contains(1) && ticks.contains { $0 > 1 })
    #expect(ticks.allSatisfy { $0 <= 1_001 })
  }
}
