import FactoryCheck
import Testing

@testable import Shapes

/// Mocks of what is of several protocols at a time.
struct MockCompositionTests {
  @Test("One mock answers for all protocols of a composition")
  func answers() {
    #expect(Factory<Vestibule>.provide().reception is ReceptionMock)
    #expect(Factory<Vestibule>.provide().night is ReceptionMock)
    #expect(found(Factory<Vestibule>.arbitrary()) { (try? $0.namesToGreet().count) ?? 0 > 1 })
    #expect(found(Factory<Vestibule>.arbitrary()) { (try? $0.namesToGreet()) == nil })
    #expect(found(Factory<Vestibule>.arbitrary()) { $0.night == nil && $0.bells.count > 1 })
  }

  @Test("It is recorded and set as any mock")
  func records() throws {
    let visitors = VisitorSourceMock()
    visitors.visitorsHandler = { [Visitor(name: "Ada"), Visitor(name: "Bob")] }
    let reception = ReceptionMock(source: visitors, greeting: "Hello")
    reception.greetHandler = { $0 == "Bob" }
    let vestibule = Factory<Vestibule>.provide(reception: reception)
    #expect(try vestibule.namesToGreet() == ["Bob"])
    #expect(reception.greetArgValues == ["Ada", "Bob"])
    #expect(visitors.visitorsCallCount == 1)
  }

  @Test("A counterexample shows what it was called for")
  func shrinks() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<Vestibule>.arbitrary(), cases: 1_000, seed: 1) { vestibule in
        try vestibule.namesToGreet().isEmpty
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        Vestibule(reception: ReceptionMock(source: VisitorSourceMock(visitors: \
        [Result<Array<Visitor>, Error>.failure(OutOfReach(code: 0))]), greeting: ""), \
        night: nil, bells: [])
        """
      ])
  }

  @Test("The composition has a factory, by its own name too")
  func factory() {
    #expect(Factory<Reception>.provide() is ReceptionMock)
    #expect(found(Factory<any HasGreeting & HasVisitors>.arbitrary()) { $0.greet("") })
    #expect(found(Factory<Porch.Surroundings>.arbitrary()) { $0.isClean && $0.greeting != "" })
    #expect(Factory<Porch>.provide().surroundings is Porch.SurroundingsMock)
  }

  @Test("What is sent has a mock of its own, and what inherits from the rest the usual one")
  func sentAndInherited() async {
    let doorman = Factory<Doorman>.provide()
    #expect(doorman.bell is HasBellSendableMock)
    #expect(doorman.all is HasBellHasVisitorsSendableMock)
    await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { _ = await doorman.bell.ring() } }
    }
    #expect((doorman.bell as? HasBellSendableMock)?.ringCallCount == 10)
    #expect(Factory<Door>.provide().door is HasDoorMock)
    #expect(Factory<Door>.provide().bell is HasBellMock)
  }

  @Test("What leads back to itself together answers with mocks as long as it is asked")
  func leadingBack() {
    forAll(Factory<any Walking & Resting>.arbitrary()) { walk in
      #expect(walk.next().next().next().bench() == 0)
    }
    #expect(found(Factory<Hike>.arbitrary()) { $0.walk.length() != 0 && $0.walk.bench() != 0 })
  }

  @Test("The typealiases of its protocols and of their extensions are known in it")
  func typealiases() {
    let terraces = Factory<Terrace>.arbitrary()
    #expect(Factory<Terrace>.provide().shade.turn(1) == 0)
    #expect(found(terraces) { $0.shade.visitor.name != "" && $0.shade.turn(1) > 1 })
    #expect(found(terraces) { $0.awning.unroll() != nil && $0.awning.turn(1) > 1 })
  }

  @Test("It stands for what an initialiser takes of some type")
  func opaque() {
    #expect(found(Factory<Concierge>.arbitrary()) { $0.name != "" })
  }

  @Test("A comment above the typealias says what it says above a protocol")
  @MainActor
  func annotated() {
    let real = FrontReceptionReal()
    let spy = FrontOfHouse(spyingOn: real)
    #expect(spy.show("a") && spy.showCallCount == 1)
    #expect(!spy.greet("b") && spy.greetArgValues == ["b"])
    #expect(Factory<FrontReception>.provide() is FrontOfHouse)
  }
}

@MainActor
private final class FrontReceptionReal: FrontDesk, HasGreeting {
  nonisolated(unsafe) var greeting = ""
  func show(_ text: String) -> Bool { true }
  nonisolated func greet(_ name: String) -> Bool { false }
}
