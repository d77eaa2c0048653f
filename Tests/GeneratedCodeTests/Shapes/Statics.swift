/// No initialiser can be called: the constants are the values.
struct Rank: Hashable {
  private let number: Int
  private init(number: Int) { self.number = number }

  static let low = Rank(number: 1)
  static let high: Rank = .init(number: 9)
  static var middle: Self { Rank(number: 5) }
  static let ranks = [1, 5, 9]
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
