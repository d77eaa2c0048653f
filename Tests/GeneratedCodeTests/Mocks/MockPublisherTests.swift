import Testing

@testable import Shapes

struct MockPublisherTests {
  /// What a publisher has published so far.
  private final class Received<Value> {
    var values: [Value] = []

    init<Failure>(from publisher: AnyPublisher<Value, Failure>) {
      publisher.sink { [unowned self] in values.append($0) }
    }
  }

  @Test("A publisher publishes what its subject sends")
  func passthrough() {
    let mock = FeedMock()
    let names = Received(from: mock.names)
    mock.namesSubject.send("a")
    mock.namesSubject.send("b")
    #expect(names.values == ["a", "b"])
    let posts = Received(from: mock.posts)
    mock.postsSubject.send([])
    #expect(posts.values == [[]])
    #expect(mock.postsSetCallCount == 0)
  }

  @Test("A subject of current values begins with the fixed value")
  func currentValue() {
    let mock = FeedMock()
    let counts = Received(from: mock.counts)
    mock.countsSubject.send(4)
    #expect(counts.values == [0, 4])
    #expect(mock.countsSubject.value == 4)
  }

  @Test("A publisher that a test sets takes the place of the subject's")
  func replaced() {
    let subject = PassthroughSubject<String, Never>()
    let mock = FeedMock(names: subject.eraseToAnyPublisher())
    let names = Received(from: mock.names)
    mock.namesSubject.send("a")
    subject.send("b")
    #expect(names.values == ["b"])
  }

  @Test("A property publishes what it is made with and set to")
  func published() {
    let mock = FeedModelMock(title: "a", age: 7)
    let titles = Received(from: mock.titles)
    mock.title = "b"
    #expect(titles.values == ["a", "b"])
    #expect(mock.titleSetCallCount == 1)
    let ages = Received(from: mock.ages)
    mock.age = 8
    #expect(ages.values == [7, 8])
  }

  @Test("What is nil is not published where values are none")
  func skippedNil() {
    let mock = FeedModelMock(post: nil)
    let latest = Received(from: mock.latest)
    mock.post = Post(id: 1, title: "")
    mock.post = nil
    #expect(latest.values.map(\.id) == [1])
  }

  @Test("What a protocol says of publishers holds for those that inherit it")
  func inherited() {
    let mock = NamedTotalsMock(total: 1)
    let totals = Received(from: mock.totals)
    mock.total = 2
    #expect(totals.values == [1, 2])
    #expect(mock.totalsSubject == "")
  }

  @Test("A required initialiser makes subjects as well")
  func initializer() {
    let titles = Received(from: FeedBoxMock(title: "a").titles)
    #expect(titles.values == ["a"])
    let store = FeedStoreMock<Int>(title: "a")
    let items = Received(from: store.items)
    store.itemsSubject.send(1)
    #expect(items.values == [1])
  }

  @Test("Mocks between tasks and on actors have subjects too")
  @MainActor func shared() {
    let feed = SharedFeedMock(level: 3)
    let (states, levels) = (Received(from: feed.states), Received(from: feed.levels))
    feed.statesSubject.send("on")
    feed.level = 4
    #expect(states.values == ["", "on"])
    #expect(levels.values == [3, 4])
    let screen = ScreenFeedMock(row: 1)
    let rows = Received(from: screen.rows)
    screen.row = 2
    #expect(rows.values == [1, 2])
  }

  @Test("A spy publishes what the real instance does")
  func spy() {
    let real = FeedPortMock()
    let names = Received(from: FeedPortMock(spyingOn: real).names)
    let erased = Received(from: AnyFeedPort(real).names)
    real.namesSubject.send("a")
    #expect(names.values == ["a"])
    #expect(erased.values == ["a"])
  }

  @Test("What is weak is not kept alive")
  func weak() {
    var owner: FeedOwnerMock? = FeedOwnerMock(name: "a")
    let mock = RefreshableMock(delegate: owner)
    #expect(mock.delegate?.name == "a")
    #expect(mock.delegateSetCallCount == 0)
    let box = OwnedBoxMock()
    box.owner = owner
    #expect(box.owner === owner)
    owner = nil
    #expect(mock.delegate == nil)
    #expect(box.owner == nil)
  }

  @Test("A spy's weak property is that of the real instance")
  func weakSpy() {
    let owner = FeedOwnerMock(name: "a")
    let real = RefreshableMock()
    let spy = RefreshableMock(spyingOn: real)
    spy.delegate = owner
    #expect(real.delegate === owner)
    #expect(spy.delegateSetCallCount == 1)
    real.delegate = nil
    #expect(spy.delegate == nil)
  }
}
