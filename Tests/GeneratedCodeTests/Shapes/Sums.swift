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

/// Places in what was computed of parameters, or was changed before.
struct QueueJump: Equatable {
  let names: [String]
  let first: String

  init(names: [String], late: String, from: Int, to: Int) {
    var queue = names
    queue.append(late)
    queue.insert(queue.remove(at: from), at: to)
    let known = names.filter { !$0.isEmpty }
    first = known[0]
    self.names = queue
  }
}

/// Rows that are as wide as the first.
struct SeatingPlan: Equatable {
  let columns: [[Int]]

  init(rows: [[Int]]) {
    let width = rows.first?.count ?? 0
    columns = (0..<width).map { column in rows.map { $0[column] } }
  }
}

/// A factorial with its base case.
struct Permutations: Equatable {
  let count: Int

  init(of items: Int) { count = items <= 1 ? 1 : (1...items).reduce(1, *) }
}

/// A part of a text, from one place to another.
struct Excerpt: Equatable {
  let text: String

  init(of text: String, from start: Int, count: Int) {
    let first = text.index(text.startIndex, offsetBy: start)
    let last = text.index(first, offsetBy: count)
    self.text = String(text[first..<last])
  }
}

enum DialLimits {
  static let most = 11
}

@propertyWrapper
struct Notched<Value: Comparable & Sendable>: Equatable, Sendable {
  var wrappedValue: Value

  init(wrappedValue: Value, _ least: Value, _ most: Value) {
    precondition(wrappedValue >= least && wrappedValue <= most)
    self.wrappedValue = wrappedValue
  }
}

@propertyWrapper
struct Chosen: Equatable, Sendable {
  var wrappedValue: String

  init(wrappedValue: String, _ options: String...) {
    precondition(options.contains(wrappedValue))
    self.wrappedValue = wrappedValue
  }
}

struct RadioDial: Equatable {
  @Notched(1, DialLimits.most) var volume = 3
  @Notched(0, .pi) var angle: Double = 1
  @Chosen("jazz", "rock", "news") var station = "news"
}

struct PacketSum: Equatable {
  let bytes: [UInt8]
  let sum: UInt8

  init(bytes: [UInt8]) {
    self.bytes = bytes
    sum = bytes.reduce(0, +)
  }
}

struct WindHeading: Equatable {
  private(set) var x: Double
  private(set) var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
    self = normalized()
  }

  init(unchecked x: Double, _ y: Double) {
    assert(abs(x * x + y * y - 1) < 1e-9)
    self.x = x
    self.y = y
  }

  private func normalized() -> WindHeading {
    let length = (x * x + y * y).squareRoot()
    if length == 0 { return self }
    return WindHeading(unchecked: x / length, y / length)
  }
}
