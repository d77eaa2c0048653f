import Foundation
import Testing

@testable import Shapes

/// The mock of a public protocol, which is public itself.
struct MockPublicTests {
  private static let fixed = Shipment(id: 0, sentAt: Date(timeIntervalSince1970: 0))

  @Test("Calls of one type answer the same fixed value, which is stated once")
  func fixedAnswer() async throws {
    let mock = ShippingLineMock()
    #expect(mock.latest == Self.fixed)
    #expect(try mock.shipment(id: 7) == Self.fixed)
    #expect(await mock.first(after: .distantPast) == Self.fixed)
    #expect(mock.shipmentArgValues == [7])
  }

  @Test("It is made with values, and handlers answer for it")
  func handlers() throws {
    let shipment = Shipment(id: 3, sentAt: .distantFuture)
    let mock = ShippingLineMock(latest: shipment)
    mock.shipmentHandler = { Shipment(id: $0, sentAt: .distantPast) }
    #expect(mock.latest == shipment)
    #expect(try mock.shipment(id: 9).id == 9)
  }
}
