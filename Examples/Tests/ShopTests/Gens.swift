import FactoryCheck

@testable import Shop

// Most types need nothing by hand. Where the shop has rules that a type's declaration does not tell,
// they are said once, here.

extension Money: Arbitrary {
  /// Prices run from nothing to a million. As this conformance is written by hand, none is generated,
  /// and every generated gen that needs an amount draws it from here.
  public static func arbitrary() -> Gen<Money> {
    Gen.int(in: 0...100_000_000).map { Money(cents: $0) }
  }
}

extension Gen<LineItem> {
  /// Lines of 1 to 99 pieces. Only the member with a rule is said.
  static var lines: Gen { Factory<LineItem>.arbitrary(quantity: .int(in: 1...99)) }
}

extension Gen<Order> {
  /// Orders of such lines.
  static var orders: Gen { Factory<Order>.arbitrary(lines: Gen<LineItem>.lines.array()) }
}
