/// What initialisers below compute with.
struct InvoiceLine: Equatable {
  let price: Int
  var pieces: Int
}

struct Invoice: Equatable {
  let lines: [InvoiceLine]
  let total: Int
  let most: Int

  init(lines: [InvoiceLine]) {
    self.lines = lines
    total = lines.reduce(0) { $0 + $1.price * $1.pieces }
    most = lines.map { $0.price }.reduce(0, +)
  }
}

/// Merges what it is given, by a function of its own.
struct ShoppingList: Equatable {
  private(set) var lines: [InvoiceLine] = []
  private(set) var shelves: [String: Int] = [:]
  let tiles: Int

  init(merged: [InvoiceLine?], shelves: [(name: String, count: Int)], page: PageSize) {
    tiles = Self.area(of: page)
    for case .some(let line) in merged { add(line) }
    for (name, count) in shelves { self.shelves[name, default: 0] += count }
  }

  private mutating func add(_ line: InvoiceLine) {
    guard !lines.isEmpty else {
      lines = [line]
      return
    }
    lines[0].pieces += line.pieces
  }

  private static func area(of page: PageSize) -> Int { page.width * page.height }
}

struct PageSize: Equatable { var width, height: Int }

/// Of what it holds, cases have the numbers.
struct Odometer: Equatable {
  enum Trip: Equatable {
    case forth(Int32)
    case back(Int32, legs: Leg)
    case none
  }

  struct Leg: Equatable { let count: Int32 }

  let distance: Int32
  let trips: [Trip]

  init?(trips: [Trip]) {
    guard !trips.isEmpty else { return nil }
    self.trips = trips
    var distance: Int32 = 0
    for trip in trips {
      switch trip {
      case .forth(let way): distance += way
      case let .back(way, legs: legs): distance -= way * legs.count
      case .none: continue
      }
    }
    self.distance = distance
  }
}
