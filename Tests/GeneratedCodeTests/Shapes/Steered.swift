import FactoryCheck

struct Citizen: Equatable {
  // arbitrary: .int(in: 0...150)
  let age: Int
  let code: String  // arbitrary: .string(of: .digits, count: 4...4)
  var level: Int
  // arbitrary: skip
  var cache: [Int] = [1]
  var badge: Badge
}

// arbitrary: Gen.int(in: 1...9).map { Badge(number: $0) }
struct Badge: Equatable {
  let number: Int
}

// arbitrary: Gen.int(in: 1...9).map { Pilot(hours: $0) }
class Pilot {
  let hours: Int
  init(hours: Int) { self.hours = hours }
}

// arbitrary: .constant(Opaque.only)
struct Opaque: Equatable {
  static let only = Opaque()
  private init() {}
}

enum Grade: Equatable {
  // arbitrary: .int(in: 1...6)
  case mark(Int)
  case points(of: Int, most: Int)
  // arbitrary: skip
  case unused
}

// arbitrary: depth 3
indirect enum Hedge: Equatable {
  case twig
  case fork([Hedge])
}

// arbitrary: skip
struct Untouched {
  let value: Int
}
