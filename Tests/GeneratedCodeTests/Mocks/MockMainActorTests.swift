import FactoryCheck
import Testing

@testable import Desk

/// All of `Desk` is on the main actor by default; these tests are not.
struct MockMainActorTests {
  @Test("Values of types that are on the main actor by default are made anywhere")
  func values() async {
    let fixed = (Visitor.provide(), Factory<Visitor>.provide(age: 3))
    await #expect(MainActor.run { fixed.0.name == "" && fixed.1.age == 3 })
    let arrivals = GeneratedCodeTests.values(of: Arrival.arbitrary())
    #expect(Set(arrivals.map { "\($0)" }).count > 50)
  }

  @Test("The mocks of protocols that are on the main actor by default are prepared anywhere")
  func mocks() async throws {
    let store = VisitorStoreMock(title: "a")
    store.visitorHandler = { Visitor(name: "\($0)") }
    #expect(try await store.visitor(at: 3).name == "3")
    #expect(store.visitorArgValues == [3])
    let bell = BellMock()
    bell.ringHandler = { $0 * 2 }
    #expect(await bell.ring(2) == 4)
    #expect(Set([LampMock(watts: 1), LampMock()]).count == 2)
  }

  @MainActor
  @Test("Gens make them, too, and the mocks of what is on no actor and of classes")
  func gens() throws {
    let stores = GeneratedCodeTests.values(of: Factory<any VisitorStore>.arbitrary())
    #expect(Set(stores.map(\.title)).count > 50)
    #expect(stores.contains { (try? $0.visitor(at: 0)) != nil })
    let tickers = GeneratedCodeTests.values(of: Factory<any Ticker>.arbitrary())
    #expect(Set(tickers.map { $0.now() }).count > 50)
    let door = DoorMock()
    door.openHandler = { $0 == 7 }
    #expect(door.open(by: 7) && !door.open(by: 8))
  }
}
