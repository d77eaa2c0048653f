/// Publishers without a word, and with each kind of subject.
/// @mockable(combine: names = PassthroughSubject; counts = CurrentValueSubject)
protocol Feed {
  var names: AnyPublisher<String, Never> { get }
  var counts: AnyPublisher<Int, any Error> { get }
  var posts: AnyPublisher<[Post], Never> { get set }
  var text: String { get }
}

/// What properties are set to, and published.
/// @mockable(combine: titles = @Published title; latest = @Published post; owners = @Published owner; ages = @Published age)
protocol FeedModel {
  var title: String { get set }
  var titles: AnyPublisher<String, Never> { get }
  var post: Post? { get set }
  var latest: AnyPublisher<Post, Never> { get }
  var owner: any FeedOwner { get }
  var owners: AnyPublisher<any FeedOwner, Never> { get }
  var age: Int { get }
  var ages: AnyPublisher<Int?, Never> { get }
}

protocol FeedOwner: AnyObject {
  var name: String { get }
}

/// An inherited option, for a property that only the heir has.
/// @mockable(combine: totals = @Published total)
protocol Totals {
  var total: Int { get }
  var totals: AnyPublisher<Int, Never> { get }
}

protocol NamedTotals: Totals {
  var totalsSubject: String { get }
}

/// Publishers that several tasks, or an actor, may use.
/// @mockable(combine: states = CurrentValueSubject; levels = @Published level)
protocol SharedFeed: Sendable {
  var states: AnyPublisher<String, Never> { get }
  var level: Int { get set }
  var levels: AnyPublisher<Int, Never> { get }
}

/// @mockable(combine: rows = @Published row)
@MainActor protocol ScreenFeed {
  var row: Int { get set }
  var rows: AnyPublisher<Int, Never> { get }
}

protocol FeedStore {
  associatedtype Item

  var items: AnyPublisher<Item, Never> { get }
  init(title: String)
}

/// @mockable(combine: titles = @Published title)
protocol FeedBox {
  var title: String { get }
  var titles: AnyPublisher<String, Never> { get }
  init(title: String)
}

/// @mockable(spy; eraser)
protocol FeedPort {
  var names: AnyPublisher<String, Never> { get }
}

/// Members with modifiers.
/// @mockable(spy; modifiers: delegate = weak; title = dynamic; refresh = dynamic)
protocol Refreshable: AnyObject {
  var delegate: (any FeedOwner)? { get set }
  var title: String { get set }
  func refresh()
}

/// @mockable(modifiers: owner = weak)
protocol OwnedBox: Sendable {
  var owner: (any FeedOwner)? { get }
  init(size: Int)
}
