import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedEnumTests {
  @Test("The fixed value is the first case, as is the simplest")
  func first() {
    #expect(Season.provide() == .spring && simplest(of: Season.arbitrary()) == .spring)
    #expect(Discount.provide() == .none && simplest(of: Discount.arbitrary()) == Discount.none)
    #expect(Escaped.provide() == .default(in: 0))
    #expect(Only.provide() == .one)
  }

  @Test("Every case is drawn, with payloads that vary")
  func all() {
    #expect(Set(values(of: Season.arbitrary())) == Set(Season.allCases))
    let discounts = values(of: Discount.arbitrary())
    #expect(discounts.contains(.none))
    #expect(discounts.contains { if case .percent(let it) = $0 { it != 0 } else { false } })
    #expect(discounts.contains { if case .voucher(let it, 1...) = $0 { it != "" } else { false } })
    #expect(
      discounts.contains { if case .bundle(let it, .some) = $0 { it.count > 1 } else { false } })
    #expect(Set(values(of: Escaped.arbitrary()).map { "\($0)".prefix(4) }).count == 3)
  }

  @Test("A result that never fails is a success, and one that never succeeds a failure")
  func oneEnd() {
    func kind(of upshot: Upshot) -> String {
      switch upshot {
      case .names(.success(let names)): names.isEmpty ? "none" : "names"
      case .outages(.failure): "outage"
      case .pairs(let pairs): pairs.isEmpty ? "no pairs" : "pairs"
      case .never: "never"
      }
    }
    #expect(kind(of: .provide()) == "none")
    let kinds = Set(values(of: Upshot.arbitrary()).map(kind))
    #expect(kinds == ["none", "names", "outage", "no pairs", "pairs"])
  }

  @Test("A gen by hand stands, and the fixed value beside it is generated")
  func handwritten() {
    #expect(values(of: Even.arbitrary()).allSatisfy { $0.value % 2 == 0 })
    #expect(Even.provide() == Even(value: 0))
    #expect(Login.provide().session.token == 1)
    #expect(values(of: Login.arbitrary()).allSatisfy { $0.session.token == 2 })
  }

  @Test("Where a condition keeps what is written by hand out, it is generated")
  func conditionallyHandwritten() {
    #expect(Set(values(of: Foghorn.arbitrary()).map(\.id)).count > 10)
    let breakwaters = values(of: Breakwater.arbitrary())
    #expect(Set(breakwaters.map(\.foghorn.id)).count > 10)
    #expect(breakwaters.allSatisfy { $0.mooring == Mooring(id: 2) })
    #expect(Breakwater.provide().mooring == Mooring(id: 0))
  }

  @Test("No value is of a case that the members end the program for")
  func forbiddenCases() {
    let drawn = values(of: Waypoint.arbitrary())
    #expect(Set(drawn.map(\.description)).count > 10)
    #expect(Waypoint.provide() == .home)
  }

  @Test("Prisms keep their laws: what was made is read, what was read makes the value again")
  func prisms() {
    for percent in values(of: Int.arbitrary()) {
      #expect(Discount._percent.get(Discount._percent.make(percent)) == percent)
    }
    for discount in values(of: Discount.arbitrary()) {
      #expect(Discount._percent.get(discount).map(Discount._percent.make) ?? discount == discount)
      #expect(Discount._voucher.get(discount).map(Discount._voucher.make) ?? discount == discount)
      #expect(Discount._bundle.get(discount).map(Discount._bundle.make) ?? discount == discount)
    }
    #expect(Discount._voucher.get(.voucher(code: "x", 5))?.code == "x")
    #expect(Discount._percent.get(.none) == nil)
    #expect((Discount.percent(1) |> Discount._percent *~ 9) == .percent(9))
  }
}
