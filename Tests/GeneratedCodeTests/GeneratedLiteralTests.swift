import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedLiteralTests {
  @Test(
    "A fault behind a literal of the sources is found within four hundred cases, by most seeds",
    arguments: [\.hasBadID, \.isTooHeavy, \.isForbidden, \.isRoot, \.hasBadItem]
      as [KeyPath<Order, Bool> & Sendable])
  func planted(fault: KeyPath<Order, Bool> & Sendable) {
    let found = (1...20 as ClosedRange<UInt64>).count { seed in
      values(of: Order.arbitrary(), seed: seed, count: 400).contains { $0[keyPath: fault] }
    }
    #expect(found >= 18)
  }

  @Test("A number next to a literal is drawn as well")
  func neighbours() {
    let ids = Set(values(of: Order.arbitrary(), count: 4000).map(\.id))
    #expect(ids.isSuperset(of: [48_270, 48_271, 48_272]))
  }
}
