import Testing

@testable import Shapes

struct MockClassTests {
  @Test("The mock of a class counts, keeps arguments, and answers without asking the class")
  func calls() async throws {
    let mock = ClientMock(host: "a")
    let client: Client = mock
    #expect(client.ping() == 0)
    #expect(try await client.get("x").id == 0)
    mock.pingHandler = { 5 }
    #expect(client.ping() == 5)
    #expect(mock.pingCallCount == 2)
    #expect(mock.getArgValues.map(\.path) == ["x"])
    #expect(mock.getArgValues.map(\.tries) == [1])
    client.close()
    #expect(mock.connectCallCount == 1)
    #expect(client.sent == 0)
  }

  @Test("A call on the mock may leave out what one on the class may")
  func defaults() async throws {
    let mock = ClientMock()
    mock.sendHandler = { _, _, ports, _, _, times in ports.count * times }
    #expect(mock.send("a", times: 3) == 6)
    #expect(mock.sendArgValues.map(\.host) == ["localhost"])
    #expect(mock.sendArgValues.map(\.post.id) == [Int.max])
    #expect(try await mock.get("x").id == 0)
    #expect(mock.getArgValues.map(\.tries) == [1])
  }

  @Test("A handler of a method that rethrows answers in the class's place")
  func rethrowing() {
    let mock = ClientMock()
    mock.eachHandler = { body in try? body(3) }
    var numbers: [Int] = []
    (mock as Client).each { numbers.append($0) }
    #expect(numbers == [3])
  }

  @Test("All initialisers of the class make its mock")
  func initializers() async throws {
    #expect(ClientMock().host == "localhost")
    #expect(ClientMock(host: "a").host == "a")
    #expect(try await ClientMock(parsing: "b")?.host == "b")
    await #expect(throws: OutOfReach(code: 0)) { try await ClientMock(parsing: "") }
  }

  @Test("A property is the class's until it is set")
  func properties() {
    let mock = ClientMock()
    #expect(mock.retries == 3)
    #expect((mock as Client).isOnline)
    mock.retries = 1
    mock.isOnline = false
    #expect((mock as Client).retries == 1)
    #expect(!(mock as Client).isOnline)
    #expect(mock.retriesSetCallCount == 1)
  }

  @Test("A spy on a class asks the class, and its superclass, where no handler answers")
  func spy() async throws {
    let spy = CachedClientMock()
    let client: CachedClient = spy
    client["a"] = 4
    #expect(client["a"] == 4)
    #expect(spy.subscriptSetArgValues.map(\.newValue) == [4])
    var number = 1
    client.store(&number, at: "b")
    #expect(number == 2)
    #expect(client.ping() == 7)
    #expect(try await client.fill() == ["a"])
    #expect(try await client.get("x", tries: 2).id == -1)
    #expect(throws: OutOfReach(code: 1)) { try client.each { throw OutOfReach(code: $0 + 1) } }
    spy.pingHandler = { 8 }
    #expect(client.ping() == 8)
    #expect(spy.pingCallCount == 2)
  }

  @Test("The mock of a generic class on an actor is generic and on the actor")
  @MainActor func generic() {
    let spy = WindowMock<String>()
    spy.contents = ["a"]
    #expect(spy.show("b") == 1)
    #expect(spy.showArgValues == ["b"])
    spy.log("c")
    #expect(spy.logArgValues == ["c"])
  }

  @Test("The mock of a class that is safe between tasks is so as well")
  func sendable() async {
    let mock = MeterMock()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { _ = mock.add(number) } }
    }
    #expect(mock.addCallCount == 100)
    #expect(mock.addArgValues.sorted() == Array(0..<100))
    #expect(await (mock as Meter).level == 0)
  }

  @Test("What a class inherits from a generic one is overridden with the types that it gives")
  func genericSuperclass() {
    let mock = PostBinMock(item: [Post(id: 1)])
    let bin: Bin<[Post]> = mock
    #expect(bin.weigh() == 0)
    mock.takeHandler = { [$0, $0] }
    #expect(bin.take([Post(id: 2)]).count == 2)
    #expect(mock.takeArgValues.map { $0.map(\.id) } == [[2]])
    #expect(bin.item.map(\.id) == [1])
    bin.item = []
    #expect(mock.itemSetCallCount == 1 && mock.item.isEmpty)
    let spy = CountedBinMock(item: [1])
    #expect((spy as Bin).take([2]) == [[1], [2]])
    #expect(spy.weigh() == -1 && spy.weighCallCount == 1)
  }

  @Test("What the spy of a class is set to is handed on, to observers and computed properties")
  func spiedProperties() {
    let spy = CashBoxMock()
    let box: CashBox = spy
    box.total = 5
    box.total += 1
    #expect(box.total == 6 && box.changes == 2)
    box.pairs = 3
    #expect(box.worth() == 6 && box.pairs == 3)
    #expect(spy.totalSetCallCount == 2 && spy.pairsSetCallCount == 1)
  }

  @Test("A weak property of a class is weak in its mock and spy, once it is set")
  func weakProperties() {
    let mock = DelegatingMock()
    let spy = CashBoxMock()
    var (delegate, owner): (Delegating?, CashBox?) = (Delegating(), CashBox())
    #expect(mock.delegate == nil)
    mock.delegate = delegate
    mock.other = delegate
    spy.owner = owner
    #expect(mock.delegate === delegate && mock.other === delegate && spy.owner === owner)
    delegate = nil
    owner = nil
    #expect(mock.delegate == nil && mock.other == nil && spy.owner == nil)
    #expect(mock.delegateSetCallCount == 1 && spy.ownerSetCallCount == 1)
  }
}
