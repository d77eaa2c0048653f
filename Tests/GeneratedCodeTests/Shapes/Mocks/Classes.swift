// Classes with mocks, which are subclasses.

/// @mockable
class Client {
  let host: String
  var retries = 3
  private(set) var sent = 0
  var isOnline: Bool { true }
  lazy var headers = ["Accept": "text"]
  var handle: Handle? { didSet { sent += 1 } }

  init(host: String) { self.host = host }

  convenience init() { self.init(host: "localhost") }

  init?(parsing text: String) async throws(OutOfReach) {
    guard !text.isEmpty else { throw OutOfReach(code: 0) }
    host = text
  }

  func get(_ path: String, tries: Int = 1) async throws -> Post { Post(id: -1) }
  func ping() -> Int { -1 }
  func send(
    _ text: String, to host: String = Client.home, at ports: [Int] = [80, -1],
    handle: Handle? = nil, post: Post = .init(id: Int.max), times: Int
  ) -> Int { times }
  func connect() { sent += 1 }
  func find(_ id: Int) throws(OutOfReach) -> Handle { Handle.numbered(id) }
  func decode<Value: Decodable>(_ type: Value.Type) -> Value? { nil }
  func each(_ body: (Int) throws -> Void) rethrows { try body(sent) }
  subscript(name: String) -> Int { name.count }

  final func close() { connect() }
  static func shared() -> Client { Client() }
  class func kind() -> String { "client" }
  func copy() -> Self { self }
  private func reset() {}
  static let home = "localhost"
}

/// @mockable(spy)
class CachedClient: Client {
  var entries: [String: Int] = [:]

  override func ping() -> Int { 7 }
  func store(_ value: inout Int, at key: String) { value += 1 }
  func fill() async throws -> [String] { ["a"] }

  override subscript(name: String) -> Int {
    get { entries[name] ?? 0 }
    set { entries[name] = newValue }
  }
}

/// @mockable(spy)
@MainActor
class Window<Content: Hashable> {
  var contents: [Content] = []

  func show(_ content: Content) -> Int { contents.count }
  nonisolated func log(_ text: String) {}
}

/// @mockable
class Meter: @unchecked Sendable {
  var level: Int? { get async { 1 } }

  func add(_ number: Int) -> Int { number }
}

/// What other classes inherit with a type of their own.
class Bin<Item> {
  var item: Item

  init(item: Item) { self.item = item }

  func weigh() -> Int { -1 }
  func take(_ other: Item) -> [Item] { [item, other] }
}

class ListBin<Entry>: Bin<[Entry]> {}

/// @mockable
class PostBin: ListBin<Post> {
  func newest() -> Int { 1 }
}

/// @mockable(spy)
class CountedBin: ListBin<Int> {}

/// Observers and computed properties, which a spy leaves to the class.
///
/// @mockable(spy)
class CashBox {
  var total = 0 { didSet { changes += 1 } }
  private(set) var changes = 0
  weak var owner: CashBox?
  private var coins = 0
  var pairs: Int {
    get { coins / 2 }
    set { coins = newValue * 2 }
  }

  func worth() -> Int { coins }
}

/// @mockable
class Delegating {
  weak var delegate: Delegating?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var other: Delegating!
}
