// Public protocols, whose mocks are public as well.

import Foundation

public struct Shipment: Equatable, Sendable {
  public var id: Int
  public var sentAt: Date
}

public protocol ShippingLine: Sendable {
  var latest: Shipment { get set }
  func shipment(id: Int) throws -> Shipment
  func first(after date: Date) async -> Shipment
  func shipments() -> [Shipment]
}
