import FactoryCheck
import Testing

@testable import Shapes

struct MockForwardingTests {
  @Test("A spy hands calls on to a real instance, and records them as mocks do")
  func spy() async throws {
    let real = WoodenCupboard()
    let spy = CupboardMock(spyingOn: real)
    var items = ["a", "b"]
    try await spy.fill(&items)
    #expect(items == [])
    #expect(try spy.take("b", at: 1) == "b")
    #expect(throws: OutOfReach(code: 10)) { try spy.take("c", at: 10) }
    #expect(spy.takeArgValues.map(\.item) == ["b", "c"])
    #expect(spy.fillCallCount == 1)
    #expect(real.items == [0: "a"])
  }

  @Test("A spy's properties and subscripts are those of the real instance")
  func spiedProperties() {
    let real = WoodenCupboard()
    let spy = CupboardMock(spyingOn: real)
    spy[3] = "c"
    #expect(spy[3] == "c")
    #expect(spy.count == 1)
    #expect(spy.subscriptSetArgValues.map(\.place) == [3])
    spy.label = .numbered(7)
    #expect(real.label.number == 7)
    #expect(spy.label.number == 7)
    #expect(spy.labelSetCallCount == 1)
  }

  @Test("A spy hands on calls whose types each call chooses, until a handler is set for them")
  func spiedGenerics() async throws {
    let real = WoodenCupboard()
    let spy = CupboardMock(spyingOn: real)
    #expect(throws: OutOfReach(code: 0)) { try spy.sort { $0.count } }
    (spy[0], spy[1]) = ("long", "so")
    #expect(try spy.sort(by: \.count) == [2, 4])
    #expect(try spy.sort { $0 } == ["long", "so"])
    var (text, number) = ("new", 7)
    await spy.swap(&text)
    await spy.swap(&number)
    #expect(text == "long" && number == 7 && real.items[0] == "new")
    #expect(spy.sortCallCount == 3 && spy.swapCallCount == 2)
    spy.sortHandler = { _ in [1] }
    #expect(try spy.sort(by: \.count) == [1])
    #expect(try CupboardMock().sort(by: \.count) == [])
  }

  @Test("A call that cannot be handed on is the mock's own, and is recorded")
  func notSpied() {
    let spy = CupboardMock(spyingOn: WoodenCupboard())
    #expect(spy.log("a", "b") == 0)
    spy.logHandler = { $0.count }
    #expect(spy.log("a", "b") == 2 && spy.logArgValues == [["a", "b"], ["a", "b"]])
  }

  @Test("A spy's handler can be replaced")
  func replaced() throws {
    let spy = CupboardMock(spyingOn: WoodenCupboard())
    spy.takeHandler = { item, _ in item }
    #expect(try spy.take("a", at: 0) == "a")
  }

  @Test("A generic mock spies on an instance with its associated types, and on a value of its own")
  func generic() async throws {
    let spy = ShelfMock(spyingOn: SteelShelf(items: [1, 2]))
    #expect(try await spy.put(3, at: 0) == 1)
    #expect(spy.items == [3, 2])
    #expect(spy.putArgValues.map(\.place) == [0])
    #expect(spy.find { $0 > 2 } == 3)
  }

  @Test("A mock is called as the comment says, and its eraser as the protocol is")
  func named() {
    let rack = StubRack<Int>()
    rack.putHandler = { $0 + 1 }
    #expect(AnyRack(rack).put(1) == 2)
    #expect(StubRack(spyingOn: rack).put(2) == 3)
    #expect(Factory<TickingWall>.provide().ticker is FakeTicker)
    #expect(Factory<any Ticker>.provide() is FakeTicker)
  }

  @Test("A type eraser stands for any instance with the same associated types")
  func eraser() async throws {
    let mock = ShelfMock<Int>()
    mock.putHandler = { item, _ in item }
    let shelves = [AnyShelf(SteelShelf(items: [1, 2])), AnyShelf(mock)]
    #expect(try await shelves[0].put(3, at: 0) == 1)
    #expect(try await shelves[1].put(3, at: 0) == 3)
    shelves[1].items = [7]
    #expect(shelves.map(\.items) == [[3, 2], [7]])
    #expect(shelves[0].find { $0 > 2 } == 3)
    await #expect(throws: OutOfReach(code: 5)) { try await shelves[0].put(3, at: 5) }
  }

  @Test("A spy and a type eraser send on what is sent to them")
  func sent() async {
    let spy = ShelfMock(spyingOn: SteelShelf(items: [1]))
    #expect(await spy.label(.numbered(2)) { "no. \($0.number)" } == "no. 2")
    #expect(spy.labelArgValues.map(\.handle.number) == [2])
    #expect(await AnyShelf(spy).label(.numbered(3)) { "no. \($0.number)" } == "no. 3")
  }
}
