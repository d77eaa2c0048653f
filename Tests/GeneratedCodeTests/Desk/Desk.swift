// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// This module is compiled with the main actor as default isolation, and with internal imports.

public import Foundation

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

nonisolated final class Slip {
  var text: String

  init(text: String) { self.text = text }
}

/// Nothing but its visitor is `Sendable`.
final class Reception {
  let visitor: Visitor
  private let slips: [Slip]
  private let cleaned: (String) -> String

  init(visitor: Visitor, slips: [Slip], cleaned: @escaping (String) -> String) {
    self.visitor = visitor
    self.slips = slips
    self.cleaned = cleaned
  }

  var summary: String { slips.map { cleaned($0.text) }.joined() }
}

struct Appointment: Equatable {
  let hour: Int
  var notes: [String]

  init?(hour: Int, notes: [String]) {
    guard (0..<24).contains(hour) else { return nil }
    self.hour = hour
    self.notes = notes
  }
}

struct Keys: OptionSet {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let front = Keys(rawValue: 1)
  static let back = Keys(rawValue: 2)
}

struct Badge: Equatable {
  let color: String

  private init(color: String) { self.color = color }

  static let red = Badge(color: "red")
  static let blue = Badge(color: "blue")
}

nonisolated protocol Greeting {
  var text: String { get }
}

struct Hello: Greeting {
  var text: String

  init(text: String) { self.text = "Hello \(text)" }
}

struct Sign {
  var greeting: any Greeting
  var keys: Keys
  let badge: Badge
}

/// @mockable
protocol Receptionist {
  func keys(of visitor: Visitor) -> Keys
  func badge() -> Badge
  func reception(for visitor: Visitor) async -> Reception
}

/// Lenses and factories of it are public, and name what is imported.
public struct Booking: Equatable {
  public var day: Date
  public var isPaid: Bool

  public init(day: Date, isPaid: Bool) {
    self.day = day
    self.isPaid = isPaid
  }
}

/// What is generated of it has to be there for code that is copied into other modules.
@usableFromInline
struct Ledger: Equatable {
  @usableFromInline var total: Int
}

/// @mockable
open class Cabinet {
  public init() {}

  open func close() -> Bool { true }
  func slip(for visitor: Visitor) -> Slip { Slip(text: visitor.name) }
}
