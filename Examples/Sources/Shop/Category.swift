/// A part of the shop, with parts of its own.
struct Category: Equatable, Codable {
  var name: String
  var products: [ProductID] = []
  var subcategories: [Category] = []

  /// The category and all below it, each before its own subcategories.
  var flattened: [Category] { [self] + subcategories.flatMap(\.flattened) }

  /// The names that lead to the category itself and to each below it, in the order of `flattened`.
  var paths: [[String]] {
    [[name]] + subcategories.flatMap(\.paths).map { [name] + $0 }
  }

  /// The first category to which a path of names leads.
  func category(at path: some Collection<String>) -> Category? {
    guard path.first == name else { return nil }
    let rest = path.dropFirst()
    if rest.isEmpty { return self }
    return subcategories.lazy.compactMap { $0.category(at: rest) }.first
  }
}
