// Protocols whose mocks spy on real instances, or that have type erasers.

/// @mockable(spy)
protocol Cupboard: AnyObject {
  var count: Int { get }
  var label: Handle { get set }
  func take(_ item: String, at place: Int) throws(OutOfReach) -> String?
  func fill(_ items: inout [String]) async throws
  subscript(place: Int) -> String { get set }
  func sort<Key: Comparable>(by key: (String) -> Key) throws -> [Key]
  func swap<Other>(_ other: inout Other) async
  func log(_ words: String...) -> Int
}

/// A real one, for mocks to spy on.
final class WoodenCupboard: Cupboard {
  private(set) var items: [Int: String] = [:]
  var label = Handle.numbered(1)
  var count: Int { items.count }

  func take(_ item: String, at place: Int) throws(OutOfReach) -> String? {
    guard place < 10 else { throw OutOfReach(code: place) }
    return items.removeValue(forKey: place)
  }

  func fill(_ items: inout [String]) async throws {
    for (place, item) in items.enumerated() { self.items[place] = item }
    items = []
  }

  subscript(place: Int) -> String {
    get { items[place] ?? "" }
    set { items[place] = newValue }
  }

  func sort<Key: Comparable>(by key: (String) -> Key) throws -> [Key] {
    guard !items.isEmpty else { throw OutOfReach(code: 0) }
    return items.values.map(key).sorted()
  }

  func swap<Other>(_ other: inout Other) async {
    guard let text = other as? String, let new = items[0] as? Other else { return }
    (items[0], other) = (text, new)
  }

  func log(_ words: String...) -> Int { words.count }
}

/// @mockable(spy; eraser)
protocol Shelf<Item>: Sendable {
  associatedtype Item: Hashable & Sendable
  var items: [Item] { get set }
  mutating func put(_ item: Item, at place: Int) async throws -> Item?
  func find(where isWanted: (Item) -> Bool) -> Item?
  func label(
    _ handle: sending Handle, by name: sending @escaping (Handle) -> String
  ) async -> String
}

/// A real one that is a value.
struct SteelShelf<Item: Hashable & Sendable>: Shelf {
  var items: [Item]

  mutating func put(_ item: Item, at place: Int) async throws -> Item? {
    guard items.indices.contains(place) else { throw OutOfReach(code: place) }
    defer { items[place] = item }
    return items[place]
  }

  func find(where isWanted: (Item) -> Bool) -> Item? { items.first(where: isWanted) }

  func label(
    _ handle: sending Handle, by name: sending @escaping (Handle) -> String
  ) async -> String { name(handle) }
}

/// @mockable(override: name = StubRack; spy; eraser)
protocol Rack {
  associatedtype Item
  func put(_ item: Item) -> Int
}

/// @mockable(override: name = FakeTicker)
protocol Ticker {
  func ticks() -> Int
}

struct TickingWall {
  let ticker: any Ticker
}
