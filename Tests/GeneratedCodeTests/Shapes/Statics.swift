/// No initialiser can be called: the constants are the values.
struct Level: Hashable {
  private let rank: Int
  private init(rank: Int) { self.rank = rank }

  static let low = Level(rank: 1)
  static let high: Level = .init(rank: 9)
  static var middle: Self { Level(rank: 5) }
  static let ranks = [1, 5, 9]
}

/// One of its cases cannot be made, and is left out.
enum Source: Equatable {
  case memory(UnsafeRawPointer)
  case text(String)
  case level(Level)
}

/// A typealias' element leads back to the type.
enum Tree: Equatable {
  typealias Table = [String: Tree]
  case leaf(Int)
  case list([Table.Value])
  case table(Table)
}
