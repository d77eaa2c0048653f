import FactoryCheck
import Testing

@testable import Shapes

/// Shapes of apps' protocols of which mocks did not compile.
struct MockAppShapeTests {
  @Test("The fixed value of a generic type is of the arguments that the protocol names")
  func genericAnswers() {
    let mock = PagingMock()
    #expect(mock.current.items.isEmpty)
    guard case .idle = mock.load() else { return #expect(Bool(false)) }
    #expect(mock.page(after: nil).0.items.isEmpty)
    #expect(mock.pageCallCount == 1)
    #expect(mock.mark().place.place == 0 && mock.mark().range == 0...0)
    let numbers = mock.numbers()
    #expect(numbers.range.isEmpty && numbers.rest.lowerBound == 0 && numbers.share == 0...0)
  }

  @Test("A handler does not throw where the error type is settled to be none")
  func settledErrors() async {
    let mock = NewestPostsMock()
    mock.executeHandler = { count in (0..<count).map { Post(id: $0, title: "") } }
    #expect(await mock.execute(2).map(\.id) == [0, 1])
    #expect(mock.executeArgValues == [2])
  }

  @Test("A handler takes a parameter of no value")
  func voidParameters() {
    let mock = RefreshingMock()
    mock.refreshHandler = { _ in 3 }
    #expect(mock.refresh(()) == 3)
    #expect(mock.refreshArgValues.count == 1)
  }

  @Test("Angle brackets behind the standard library's protocols settle their associated types")
  func standardArguments() async {
    let ticking = TickingMock<AsyncStream<Int>.Iterator>(interval: 2)
    ticking.makeAsyncIteratorHandler = {
      AsyncStream { continuation in
        continuation.yield(7)
        continuation.finish()
      }.makeAsyncIterator()
    }
    var ticks: [Int] = []
    for await tick in ticking { ticks.append(tick) }
    #expect(ticks == [7])

    let countdown = CountdownMock()
    countdown.nextHandler = { 3 }
    #expect(countdown.next() == 3)
    #expect(TitledMock(title: "b", id: "a").id == "a")
  }

  @Test("A function that changes generic values changes them through the handler")
  func changes() {
    let mock = ChangingMock()
    mock.changeAllHandler = { values, body in
      guard let numbers = values as? [Int] else { return }
      values = numbers.map { number in
        var value: Any = number
        body(&value)
        return value
      }
    }
    var numbers = [1, 2]
    mock.changeAll(&numbers) { $0 *= 10 }
    #expect(numbers == [10, 20])

    mock.changeHandler = { value, body in
      var value: Any? = value
      var count = 5
      let old = try body(&value, &count)
      return [old as? Int, value as? Int, count] == [1, 6, 0] ? value : nil
    }
    let changed = mock.change(1) { value, count in
      let old = value
      value = old.map { $0 + count }
      count = 0
      return old
    }
    #expect(changed == 6)
  }

  @Test("A mock with a property on the main actor is drawn like others")
  func isolatedProperties() {
    #expect(found(Factory<any Tally>.arbitrary()) { $0.title() != "" })
  }

  @Test("What a protocol on the main actor inherits from one on none is called anywhere")
  func inheritedOffActor() async {
    let mock = DashboardMock(count: 1, description: "b", title: "t", id: "i")
    mock.addHandler = { $0 + 1 }
    #expect(mock.add(2) == 3)
    #expect(mock.addArgValues == [2])
    #expect([mock.id, "\(mock)"] == ["i", "b"])
    #expect(mock.count + DashboardMock.make() == 1)
    await #expect(mock.title == "t")
  }

  @Test("A mock on the main actor with a closure that answers nothing is drawn like others")
  @MainActor func isolatedClosures() {
    forAll(Factory<any Picker>.arbitrary(), cases: 5) { picker in
      picker.onSelect(1, Post(id: 1, title: picker.title))
    }
  }
}
