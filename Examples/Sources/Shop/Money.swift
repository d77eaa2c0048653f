/// An amount in the shop's currency.
struct Money: Hashable, Codable {
  let cents: Int

  static let zero = Money(cents: 0)

  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
  static func * (price: Money, count: Int) -> Money { Money(cents: price.cents * count) }

  /// A share of the amount in hundredths, rounded down to whole cents.
  func percent(_ percent: Int) -> Money { Money(cents: cents * percent / 100) }
}

extension Money: Comparable {
  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

extension Sequence<Money> {
  /// All amounts together.
  var sum: Money { reduce(.zero, +) }
}
