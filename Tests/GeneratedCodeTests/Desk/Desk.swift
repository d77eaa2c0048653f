// This module is compiled with the main actor as default isolation.

struct Visitor: Equatable {
  let name: String
  var age = 20
}

nonisolated struct Pass: Equatable {
  let number: Int

  init(number: Int) { self.number = number }
}

enum Arrival: Equatable {
  case nobody
  case visitor(Visitor, Pass)
}

/// @mockable
protocol VisitorStore {
  var title: String { get set }
  func visitor(at index: Int) throws -> Visitor
  func save(_ visitor: Visitor) async throws
}

/// @mockable
protocol Bell: Sendable {
  func ring(_ times: Int) -> Int
}

/// @mockable
nonisolated protocol Ticker {
  func now() -> Int
}

/// @mockable
protocol Lamp: Hashable {
  var watts: Int { get }
}

/// @mockable
class Door {
  func open(by degrees: Int) -> Bool { degrees > 0 }
}
