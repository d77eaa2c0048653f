import Testing

@testable import Shapes

struct MockPropertyTests {
  @Test("A mock is made with its properties' values, which are not counted as set")
  func initial() {
    let mock = PropertiesMock(count: 3, name: "a", handle: .numbered(5))
    #expect(mock.count == 3)
    #expect(mock.name == "a")
    #expect(mock.handle.number == 5)
    #expect(mock.nameSetCallCount == 0)
  }

  @Test("Setting is counted")
  func setCount() {
    let mock = PropertiesMock()
    mock.name = "a"
    mock.name += "b"
    #expect(mock.name == "ab")
    #expect(mock.nameSetCallCount == 2)
    mock.default = 1
    #expect(mock.defaultSetCallCount == 1)
    mock.名前 = "b"
    #expect(mock.名前SetCallCount == 1)
  }

  @Test("Properties begin with fixed values, where these are known")
  func fixedValues() {
    let mock = PropertiesMock()
    #expect(mock.count == 0)
    #expect(mock.name == "")
    #expect(mock.maybe == nil)
    #expect(mock.forced == 0)
    #expect(mock.posts == [:])
    #expect(mock.pair == (0, ""))
  }

  @Test("A getter that throws or suspends has a handler")
  func effects() async throws {
    let mock = PropertiesMock()
    #expect(await mock.loading == false)
    mock.failingTypedHandler = { () throws(OutOfReach) in throw OutOfReach(code: 1) }
    await #expect(throws: OutOfReach(code: 1)) { try await mock.failingTyped }
    #expect(mock.failingTypedCallCount == 1)
    #expect(try mock.failing == Post(id: 0, title: ""))
  }

  @Test("A subscript records its indices, and what it is set to")
  func subscripts() {
    let mock = SubscriptsMock()
    mock.subscriptKeyHandler = { $0.count }
    #expect(mock[key: "abc"] == 3)
    mock[key: "a"] = 4
    #expect(mock.subscriptKeyArgValues == ["abc"])
    #expect(mock.subscriptKeySetArgValues.map(\.key) == ["a"])
    #expect(mock.subscriptKeySetArgValues.map(\.newValue) == [4])
    #expect(mock[1] == "")
    #expect(mock["x"] == false)
  }

  @Test("An initialiser is recorded, and sets the property of its parameter's name")
  func initializers() throws {
    let mock = InitializersMock(name: "a", count: 2)
    #expect(mock.name == "a")
    #expect(mock.initNameCountArgValues.map(\.count) == [2])
    #expect(InitializersMock(raw: 1)?.initRawArgValues == [1])
    #expect(try InitializersMock(failing: true).name == "")
  }

  @Test("`Self` is the mock")
  func selfType() {
    let mock = SelfishMock()
    #expect(mock.same() === mock)
    mock.isSameHandler = { [unowned mock] in $0 === mock }
    #expect(mock.isSame(as: mock))
    #expect(!mock.isSame(as: SelfishMock()))
  }

  @Test("What is inherited is mocked once, and standard protocols by identity")
  func inheritance() {
    let mock = DiamondMock(name: "a")
    mock.name = "b"
    mock.rename(to: "c")
    mock.close()
    mock.open()
    #expect(mock.nameSetCallCount == 1)
    #expect([mock.renameCallCount, mock.closeCallCount, mock.openCallCount] == [1, 1, 1])
    let standard = StandardMock(id: 1)
    #expect(standard == standard)
    #expect(standard != StandardMock(id: 1))
    #expect(Set([standard, standard]).count == 1)
  }

  @Test("What the library's protocols ask for is mocked")
  func standardRequirements() throws {
    let amount: AmountMock = 3
    #expect(amount.initIntegerLiteralArgValues == [3])
    AmountMock.zero = amount
    AmountMock.plusHandler = { left, _ in left }
    #expect(.zero + AmountMock(stringLiteral: "a") == amount)
    #expect(AmountMock(String("b"))?.initArgValues == ["b"])
    amount.customMirror = Mirror(reflecting: (1, 2))
    #expect(Mirror(reflecting: amount).children.count == 2)
    let bytes = BytesMock()
    bytes.withUnsafeBytesHandler = { body in try [1, 2, 3].withUnsafeBytes { try body($0) } }
    #expect(bytes.withUnsafeBytes { $0.count } == 24)
    #expect(throws: BytesMock.self) { throw bytes }
  }

  @Test("Protocols inside of types have their mocks there, and conditions are kept")
  func places() {
    let nested = Lobby.NestedMock()
    #expect(nested.inner(.init(number: 1)).number == 0)
    #expect(RecentMock().isModern() == false)
    #if os(Linux)
      #expect(ConditionalMock().place("a") == 0)
    #endif
  }
}

struct MockGenericTests {
  @Test("Handlers of generic methods take and give any value")
  func generics() throws {
    let mock = GenericMethodsMock()
    mock.decodeHandler = { type, text -> Any in
      if type == Int.self { text.count } else { text }
    }
    #expect(try mock.decode(Int.self, from: "abc") == 3)
    #expect(try mock.decode(String.self, from: "abc") == "abc")
    mock.optionalHandler = { $0 }
    #expect(mock.optional(1) == 1)
    #expect(mock.optional(nil as Int?) == nil)
    #expect(mock.list([1]) == [])
    mock.mapHandler = { body in [body(1), body(2)] }
    #expect(mock.map { "\($0)" } == ["1", "2"])
  }

  @Test("Closures and inout parameters of generic types reach the handler")
  func erased() {
    let mock = GenericMethodsMock()
    mock.visitHandler = { value, body in body(value) }
    var visited: [Int] = []
    mock.visit(3) { visited.append($0) }
    #expect(visited == [3])
    mock.swappingHandler = { left, right in left = right }
    var text = "a"
    mock.swapping(&text, with: "b")
    #expect(text == "b")
    mock.clearHandler = { $0 = nil }
    var maybe: Int? = 1
    mock.clear(&maybe)
    #expect(maybe == nil)
    mock.laterHandler = { done in done(Result<Int, any Error>.success(5)) }
    var later: Int?
    mock.later { (result: Result<Int, any Error>) in later = try? result.get() }
    #expect(later == 5)
  }

  @Test("A generic error keeps its type")
  func typedErrors() {
    let mock = GenericMethodsMock()
    mock.typedHandler = { try $0() }
    #expect(throws: OutOfReach(code: 1)) {
      try mock.typed { () throws(OutOfReach) in throw OutOfReach(code: 1) }
    }
  }

  @Test("Associated types stay open, or are what annotation and protocol say")
  func associatedTypes() {
    let open = StoreMock<Int, String>(all: [1])
    open.getHandler = { $0.count }
    #expect(open.get("ab") == 2)
    let named = NamedStoreMock()
    named.put(Post(id: 1), at: [1: ""])
    #expect(named.putArgValues.map(\.element) == [Post(id: 1)])
    let posts: any Store<Post> = PostStoreMock()
    #expect(posts.all == [])
    #expect(BriefStoreMock<String>().size() == 0)
    let pipe = PipeMock<Int, [Int]>()
    pipe.runHandler = { [$0] }
    #expect(pipe.run(1) == [1])
  }

  @Test("Static members keep their state for the types that the mock is made for")
  func statics() throws {
    typealias Numbers = RegistryMock<Int>
    typealias Texts = RegistryMock<String>
    Numbers.title = "numbers"
    Texts.newest = "a"
    #expect([Numbers.title, Texts.title] == ["numbers", ""])
    #expect([Numbers.titleSetCallCount, Texts.titleSetCallCount] == [1, 0])
    #expect(Texts.newest == "a")
    let made = Numbers()
    Numbers.makeHandler = { _ in made }
    #expect(Numbers.make(5) === made)
    #expect(Numbers.makeArgValues == [5])
    #expect(Texts.makeCallCount == 0)
    #expect(try Texts.count(of: ["a"]) == 0)
    #expect(Texts.countArgValues == [["a"]])
    Numbers[1] = 3
    #expect(Numbers[2] == nil)
    #expect(Numbers.subscriptArgValues == [2])
    Numbers.lessThanHandler = { $0 !== $1 }
    #expect(made < Numbers())
    #if os(Linux)
      Texts.flush()
      #expect([Texts.flushCallCount, Numbers.flushCallCount] == [1, 0])
    #endif
  }

  @Test("Static members of generic mocks are safe between tasks")
  func sharedStatics() async {
    typealias Mock = SharedRegistryMock<Int8>
    Mock.loadHandler = { [$0] }
    await withTaskGroup(of: [Int8].self) { group in
      for number in 0..<100 as Range<Int8> { group.addTask { await Mock.load(number) } }
      for await _ in group {}
    }
    #expect(Mock.loadArgValues.sorted() == Array(0..<100))
  }

  @Test("Static members of generic mocks are on the actor that the protocol is on")
  @MainActor
  func isolatedStatics() async {
    typealias Mock = ScreenRegistryMock<Bool>
    Mock.shown = 3
    Mock.show(true)
    #expect(Mock.shown == 3)
    #expect(Mock.showArgValues == [true])
    await Task.detached { _ = Mock.reset() }.value
    #expect(Mock.resetCallCount == 1)
  }

  @Test("A mock of a sequence is one")
  func sequence() {
    let numbers = NumbersMock()
    numbers.makeIteratorHandler = { [1, 2].makeIterator() }
    #expect(Array(numbers) == [1, 2])
  }

  @Test("A property of a type without values leaves the rest of its mock in use")
  func uninhabited() {
    let reducer = ReducingMock()
    reducer.reduceHandler = { $0 += 1 }
    var count = 1
    reducer.reduce(&count)
    #expect(count == 2)
  }
}
