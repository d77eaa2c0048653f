/// What makes an order cheaper.
enum Discount: Equatable, Codable {
  /// Hundredths of the whole order; below 0 counts as 0, above 100 as 100.
  case percent(Int)
  /// An amount, though never more than the order costs.
  case amount(Money)
  /// One piece of the cheapest product, where the order has so many pieces in all.
  case cheapestFree(fromPieces: Int)
  /// Whichever of several saves most.
  case best(of: [Discount])

  /// What is saved on some lines.
  func savings(on lines: [LineItem]) -> Money {
    let subtotal = lines.map(\.total).sum
    switch self {
    case .percent(let percent): return subtotal.percent(min(max(percent, 0), 100))
    case .amount(let amount): return min(amount, subtotal)
    case .cheapestFree(let pieces):
      let isEnough = lines.map(\.quantity).reduce(0, +) >= pieces
      return isEnough ? lines.map(\.product.price).min() ?? .zero : .zero
    case .best(let discounts): return discounts.map { $0.savings(on: lines) }.max() ?? .zero
    }
  }
}
