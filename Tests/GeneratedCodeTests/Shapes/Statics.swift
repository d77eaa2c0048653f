/// No initialiser can be called: the constants are the values.
struct Rank: Hashable {
  private let number: Int
  private init(number: Int) { self.number = number }

  static let low = Rank(number: 1)
  static let high: Rank = .init(number: 9)
  static var middle: Self { Rank(number: 5) }
  static let ranks = [1, 5, 9]
}

/// No initialiser can be called: the constant and the functions make the values.
struct Junction: Hashable {
  let name: String
  let parents: [Junction]
  private init(_ name: String, _ parents: [Junction]) {
    (self.name, self.parents) = (name, parents)
  }

  static func shared() -> Junction { Junction("shared", []) }
  static func joining(_ parents: [Junction]) -> Junction { Junction("joined", parents) }
  static func checked(_ number: Int) throws -> Junction { Junction("checked", []) }
  static let main = Junction("main", [])
}

extension Junction {
  static func `default`(number: Int) -> Self { Junction("\(number)", []) }
  static func `default`(number: UInt8) -> Self { Junction("byte \(number)", []) }
}

/// A generic one, made by a function alone.
struct Capsule<Item> {
  let item: Item
  private init(_ item: Item) { self.item = item }

  static func sealing(_ item: Item) -> Capsule { Capsule(item) }
}

/// An open class: what makes it is no member of its gen.
class Vault<T> {
  let item: [T]
  private init(_ item: [T]) { self.item = item }

  static func locking(_ item: T, _ lock: Void?) -> Vault { Vault([item]) }
  static func filling(_ items: [T], _ locks: [Void]) -> Vault { Vault(items) }
}

/// One of its cases cannot be made, and is left out.
enum Origin: Equatable {
  case memory(UnsafeRawPointer)
  case text(String)
  case level(Rank)
}

/// A typealias' element leads back to the type.
enum Forest: Equatable {
  typealias Table = [String: Forest]
  case leaf(Int)
  case list([Table.Value])
  case table(Table)
}

/// One tuple, and several values.
enum Wrapper {
  case pair((Int, Int))
  case two(Int, Int)
}
