/// What tells a product from all others.
struct ProductID: Hashable, Codable {
  let value: String
}

/// Something that is for sale.
struct Product: Equatable, Codable {
  let id: ProductID
  var name: String
  var price: Money
}
