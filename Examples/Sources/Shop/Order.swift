import Foundation

/// How far an order has come.
enum Status: String, CaseIterable, Codable {
  case open, paid, shipped, delivered
}

/// What somebody buys at one time.
struct Order: Equatable, Codable {
  let id: UUID
  let customer: Customer
  var lines: [LineItem] = []
  var discount: Discount?
  var delivery: Delivery
  var placed: Date
  var status: Status = .open

  /// What all lines cost without discount.
  var subtotal: Money { lines.map(\.total).sum }

  /// What the customer pays.
  var total: Money { subtotal - (discount?.savings(on: lines) ?? .zero) }

  /// Adds one piece of a product: to the line that has it already, or as a new line.
  mutating func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity += 1
    } else {
      lines.append(LineItem(product: product, quantity: 1))
    }
  }
}
