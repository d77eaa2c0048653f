import Foundation

struct Post: Hashable, Sendable, Codable {
  var id: Int
  var title: String?
}

enum Level: Sendable, Hashable {
  case low
  case high(Int)
}

struct Stamp: Hashable, Sendable {
  var level: Level
  var date: Date
}

struct OutOfReach: Error, Hashable {
  var code: Int
}

/// What no generated code can make a value of: it calls no static function that throws.
final class Handle {
  let number: Int
  private init(number: Int) { self.number = number }

  static func numbered(_ number: Int) throws(Never) -> Handle { Handle(number: number) }
}
