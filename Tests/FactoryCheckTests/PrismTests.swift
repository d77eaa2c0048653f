import Testing

@testable import FactoryCheck

private enum Role: Equatable {
  case guest
  case admin(Int)
  case member(Badge)

  static var _admin: Prism<Role, Int> {
    Prism(get: { if case .admin(let level) = $0 { level } else { nil } }, make: Role.admin)
  }

  static var _member: Prism<Role, Badge> {
    Prism(get: { if case .member(let badge) = $0 { badge } else { nil } }, make: Role.member)
  }
}

private enum Badge: Equatable {
  case none
  case number(Int)

  static var _number: Prism<Badge, Int> {
    Prism(get: { if case .number(let it) = $0 { it } else { nil } }, make: Badge.number)
  }
}

struct PrismTests {
  @Test("What was made is read, and what was read makes the value again")
  func laws() {
    let deep = Role._member * Badge._number
    for level in -3...3 {
      #expect(Role._admin.get(Role._admin.make(level)) == level)
      #expect(deep.get(deep.make(level)) == level)
    }
    for role in [Role.guest, .admin(1), .member(.none), .member(.number(2))] {
      #expect(Role._admin.get(role).map(Role._admin.make) ?? role == role)
      #expect(deep.get(role).map(deep.make) ?? role == role)
    }
  }

  @Test("A payload is set in values of the case, others stay as they are")
  func sets() {
    #expect((Role.admin(1) |> Role._admin *~ 5) == .admin(5))
    #expect((Role.guest |> Role._admin *~ 5) == .guest)
    #expect((Role.member(.number(1)) |> Role._member * Badge._number *~ 5) == .member(.number(5)))
    #expect((Role.member(.none) |> Role._member * Badge._number *~ 5) == .member(.none))
  }

  @Test("A payload is drawn in each value of a gen that is of the case")
  func gens() throws {
    let roles = Gen<Role>.element(of: [.guest, .admin(100)]) |> Role._admin *~ .int(in: 1...9)
    var choices = Choices.forCase(60, root: 3)
    let all = try (0..<100).map { _ in try roles.draw(&choices) }
    #expect(all.contains(.guest) && Set(all).count > 5)
    #expect(all.allSatisfy { role in Role._admin.get(role).map { (1...9).contains($0) } ?? true })
  }
}

extension Role: Hashable {}
extension Badge: Hashable {}
