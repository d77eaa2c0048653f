import FactoryCheck
import Foundation
import Testing

@testable import Shop

struct OrderTests {
  @Test("Without a discount the total equals the sum of all pieces' prices")
  func totalEqualsSumOfLines() {
    forAll(.orders |> Order._discount *~ nil) { order in
      let prices = order.lines.flatMap { Array(repeating: $0.product.price, count: $0.quantity) }
      #expect(order.total == prices.reduce(.zero, +))
    }
  }

  @Test("A discount never makes an order dearer, and never cheaper than nothing")
  func discountStaysInRange() {
    forAll(.orders) { order in
      #expect(order.total <= order.subtotal)
      #expect(order.total >= .zero)
    }
  }

  @Test("Adding a product, new or not, raises the subtotal by its price")
  func addingRaisesTheSubtotal() {
    forAll(.orders, Factory<Product>.arbitrary()) { order, product in
      var larger = order
      for count in 1...2 {
        larger.add(product)
        #expect(larger.subtotal == order.subtotal + product.price * count)
      }
    }
  }

  @Test("A product that is added again makes no new line")
  func addingAgainMakesNoNewLine() {
    forAll(.orders, Factory<Product>.arbitrary()) { order, product in
      var once = order
      once.add(product)
      var twice = once
      twice.add(product)
      #expect(twice.lines.count == once.lines.count)
    }
  }

  @Test("A JSON round trip keeps the order")
  func roundTripThroughJSON() {
    forAll(Factory<Order>.arbitrary()) { order in
      let json = try JSONEncoder().encode(order)
      #expect(try JSONDecoder().decode(Order.self, from: json) == order)
    }
  }
}
