import Testing

@testable import Shapes

struct MockIsolationTests {
  @Test("The mock of a Sendable protocol counts right under concurrent calls")
  func concurrent() async {
    let mock = SharedMock()
    mock.addHandler = { $0 + 1 }
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<1000 {
        group.addTask {
          mock.total = number
          return mock.add(number)
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 500_500)
    #expect(mock.addCallCount == 1000)
    #expect(Set(mock.addArgValues).count == 1000)
    #expect(mock.totalSetCallCount == 1000)
  }

  @Test("Handlers can be exchanged while others call")
  func exchange() async {
    let mock = SharedMock()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { mock.addHandler = { _ in number } }
        group.addTask { _ = mock.add(number) }
      }
    }
    #expect(mock.addCallCount == 200)
  }

  @Test("An actor's mock is an actor, and its handlers are set from anywhere")
  func actors() async throws {
    let mock = CountingMock(count: 2)
    mock.addHandler = { $0 * 2 }
    #expect(try await mock.add(4) == 8)
    #expect(mock.count == 2)
    #expect(mock.addArgValues == [4])
    #expect(mock.describe() == "")
    let counting: any Counting = mock
    #expect(try await counting.add(1) == 2)
  }

  @MainActor
  @Test("The mock of a protocol on the main actor is on it, its free members are not")
  func mainActor() async {
    let mock = ScreenMock()
    var shown: [Int] = []
    mock.showHandler = { handle in
      shown.append(handle.number)
      return 1
    }
    #expect(await mock.show(.numbered(3)) == 1)
    #expect(shown == [3])
    await Task.detached { mock.log("a") }.value
    #expect(mock.logArgValues == ["a"])
  }

  @Test("Handlers call functions that other tasks may call, with values of any type")
  func sendableFunctions() async throws {
    let mock = DownloadingMock()
    mock.getDoneHandler = { _, done in done(Swift.Result<Int, any Error>.success(5)) }
    let gotten = Box()
    mock.get(Int.self) { gotten.value = try? $0.get() }
    #expect(gotten.value == 5)
    mock.get(both: { (number: Int?, _) in gotten.value = number })
    await mock.getBothArgValues.first?(7, nil)
    #expect(gotten.value == 7)
    await mock.getBothArgValues.first?(nil as Int?, nil)
    #expect(gotten.value == nil)
    mock.map { (number: Int) in number + 1 }
    #expect(try await mock.mapArgValues.first?(1) as? Int == 2)
    mock.perhapsHandler = { $0?(9) }
    mock.perhaps { (number: Int) in gotten.value = number }
    mock.perhaps(nil as (@Sendable (Int) -> Void)?)
    #expect(gotten.value == 9)
    #expect(mock.perhapsArgValues.count == 2)
  }

  @Test("An actor's handlers take what is a part of it")
  func partsOfActors() async {
    let mock = KeepingMock()
    mock.keepForHandler = { node, days in
      await Task.yield()
      return node.next == nil ? days : 0
    }
    #expect(await mock.keep(Linked(), for: 3) == 3)
    await mock.keep(Linked())
    #expect(mock.keepCallCount == 1)
    mock.countHandler = { $0 + 1 }
    #expect(await mock.count(1) == 2)
  }

  @Test("What runs where it is called hands its handlers what is not safe between tasks")
  func nonsending() async throws {
    let mock = KitchenMock()
    let handle = Handle.numbered(1)
    mock.cookHandler = { used, step in
      #expect(used.number == 1)
      return try await step() + 1
    }
    #expect(try await mock.cook(handle, { 4 }) == 5)
    #expect(mock.cookCallCount == 1)
    let waiter = WaiterMock()
    await MainActor.run { waiter.takeHandler = { _ in 8 } }
    #expect(await waiter.take { 4 } == 8)
  }

  @Test("What runs on an actor that it is told hands its handlers what is a part of that")
  @MainActor
  func isolatedParameter() async throws {
    let mock = StopwatchMock()
    var laps = 0
    mock.timeHandler = { _, body in await body() + 1 }
    mock.lapHandler = { _, body in try await body() }
    mock.raceHandler = { _, body in try await body() }
    let body = { () async -> Int in
      laps += 1
      return laps
    }
    #expect(await mock.time(isolation: #isolation, body) == 2)
    #expect(await mock.lap(isolation: #isolation, body) == 2)
    #expect(await mock.race(isolation: #isolation, body) == 3)
    #expect(mock.timeCallCount == 1)
  }

  @Test("A generic mock can be shared too")
  func generic() async {
    let mock = SharedStoreMock<Int>()
    mock.getHandler = { 3 }
    #expect(await Task { await mock.get() }.value == 3)
  }
}

/// What a static member recorded is there for all tests, so one test looks at it.
struct MockStaticTests {
  @Test("Static members are recorded on the type")
  func statics() {
    StaticsMock.makeHandler = { _ in StaticsMock() }
    let made = StaticsMock.make(3)
    #expect(StaticsMock.makeArgValues == [3])
    StaticsMock.plusHandler = { left, _ in left }
    #expect(made + StaticsMock() === made)
    StaticsMock.minusHandler = { $0 }
    #expect(-made === made)
    PropertiesMock.shared = 4
    #expect(PropertiesMock.shared == 4)
    #expect(PropertiesMock.sharedSetCallCount == 1)
  }

  @Test("A mock on the main actor is made, compared and prepared anywhere")
  func preparedAnywhere() async {
    let mock = PanelMock(title: "a")
    mock.showHandler = { $0.number }
    #expect(mock == mock)
    #expect(Set([mock, PanelMock()]).count == 2)
    #expect(await mock.show(.numbered(3)) == 3)
    #expect(mock.showCallCount == 1)
    #expect(await mock.title == "a")
  }

  @Test("An actor's mock takes what is not safe between tasks")
  func sending() async throws {
    let mock = DepotMock()
    mock.storeHandler = { handle, post in handle.number + post.id }
    #expect(await mock.store(.numbered(2), Post(id: 1)) == 3)
    #expect(mock.storeCallCount == 1)
    #expect(try await mock.last() == Post(id: 0, title: ""))
  }
}

extension MockIsolationTests {
  @Test("An optional of what the main actor alone can make is nil")
  @MainActor func curtains() async {
    let mock = CurtainedMock()
    #expect(mock.curtain == nil && mock.main == nil && mock.labelled == nil && mock.next() == nil)
    mock.curtain = Curtain()
    #expect(mock.curtain != nil && mock.curtainSetCallCount == 1)
    #expect(CurtainMakingMock().make == nil)
    #expect(await CurtainMakingMock().last() == nil)
  }

  @Test("What a mock kept may ask the mock when it goes", .timeLimit(.minutes(5)))
  @MainActor func lastWords() {
    final class Falling: Curtain {
      let fall: @Sendable () -> Void
      init(fall: @escaping @Sendable () -> Void) { self.fall = fall }
      deinit { fall() }
    }
    let mock = CurtainedMock()
    let box = Box()
    mock.curtain = Falling {
      MainActor.assumeIsolated { box.value = mock.curtain == nil ? 1 : 2 }
    }
    mock.curtain = nil
    #expect(box.value == 1)
  }
}

/// Keeps a number that another task may set.
private final class Box: @unchecked Sendable {
  var value: Int?
}
