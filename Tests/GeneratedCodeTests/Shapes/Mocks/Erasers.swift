// Types that are made of anything that conforms to a protocol, of which they keep what they need.

protocol Archiving<Entry> {
  associatedtype Entry
  func entries() async throws -> [Entry]
  func add(_ entry: Entry) throws
}

struct AnyArchive<Entry>: Archiving {
  private let all: () async throws -> [Entry]
  private let added: (Entry) throws -> Void

  init<A: Archiving>(_ base: A) where A.Entry == Entry {
    all = base.entries
    added = base.add
  }

  func entries() async throws -> [Entry] { try await all() }
  func add(_ entry: Entry) throws { try added(entry) }
}

/// A protocol without primary associated types.
protocol CounterModel: AnyObject {
  associatedtype State
  associatedtype Action
  var state: State { get }
  func send(_ action: Action)
}

final class AnyCounterModel<State, Action> {
  private let current: () -> State
  private let sent: (Action) -> Void

  init<Model: CounterModel>(_ model: Model)
  where Model.State == State, Action == Model.Action {
    current = { model.state }
    sent = { model.send($0) }
  }

  var state: State { current() }
  func send(_ action: Action) { sent(action) }
}

/// One whose associated type is that of the protocol that it inherits.
protocol Source {
  associatedtype Element
  func next() -> Element
}

protocol Replaying: Source {
  associatedtype Position
  func rewind(to position: Position)
}

struct AnyReplaying<Element, Position>: Replaying {
  private let nextOne: () -> Element
  private let rewound: (Position) -> Void

  init<R: Replaying>(erasing base: R) where R.Element == Element, R.Position == Position {
    nextOne = base.next
    rewound = base.rewind
  }

  func next() -> Element { nextOne() }
  func rewind(to position: Position) { rewound(position) }
}

/// Two of the same.
struct Zipped<Element> {
  let pair: () -> (Element, Element)

  init<A: Source, B: Source>(_ first: A, _ second: B)
  where A.Element == Element, B.Element == A.Element {
    pair = { (first.next(), second.next()) }
  }
}

/// One whose primary associated types are some of them.
protocol Lookup<Key> {
  associatedtype Key
  associatedtype Value
  func value(of key: Key) -> Value
}

struct PostLookup {
  let post: (Int) -> Post

  init<L: Lookup>(_ lookup: L) where L.Key == Int, L.Value == Post {
    post = lookup.value
  }
}

/// An object alone will do.
struct ObjectArchive {
  let entries: () async throws -> [Post]

  init<A: Archiving>(_ archive: A) where A: AnyObject, A.Entry == Post {
    entries = archive.entries
  }
}

/// A screen with all of them.
struct Museum {
  let archive: AnyArchive<Post>
  let counter: AnyCounterModel<Int, Bool>
  let tape: AnyReplaying<String, Int>
}

/// A sequence that is an iterator of its own.
///
/// @mockable(eraser)
protocol Stepping: Sequence, IteratorProtocol where Element == Int {
  func start() -> Int
}
