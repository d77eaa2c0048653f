/// So many of one product.
struct LineItem: Equatable, Codable {
  var product: Product
  var quantity: Int

  /// What they cost together.
  var total: Money { product.price * quantity }
}
