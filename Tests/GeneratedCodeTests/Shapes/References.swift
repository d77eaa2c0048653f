import Foundation

final class Label {
  let name: String
  weak var owner: Label?

  init(name: String) { self.name = name }
}

/// The fixed value and the gen are reached through the factory only: a subclass is no value that a
/// conformance could promise.
class Animal {
  let legs: Int
  let label: Label

  init(legs: Int, label: Label) {
    self.legs = legs
    self.label = label
  }
}

class Dog: Animal {
  var name = ""
}

final class Puppy: Dog {
  init(weeks: Int) { super.init(legs: 4, label: Label(name: "\(weeks)")) }
}

class Plain {
  var count = 7
}

final class Crate<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Its parameter has the name of that of `Factory`.
class Packet<T> {
  let content: T
  let rest: [Packet<T>]

  init(content: T, rest: [Packet<T>]) {
    self.content = content
    self.rest = rest
  }
}

class Marker<Tag> {
  var count = 7
}

struct Cart<Item> {
  var packet: Packet<Item>
  var marker: Marker<Item>?
}

struct Delivery {
  var packets: [Packet<Int>]
  var cart: Cart<String>
  var palette: Palette
}

/// What it refers to nothing else keeps.
final class Watcher {
  weak var label: Label?
  private unowned let other: Label
  let count: Int

  init(watching label: Label, _ other: Label, count: Int) {
    self.label = label
    self.other = other
    self.count = count
  }

  var otherName: String { other.name }
}

@MainActor
final class ScreenWatcher {
  weak var label: Label?

  init(label: Label?) { self.label = label }
}

final class GuardedDoor: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

actor Guard {
  weak var door: GuardedDoor?

  init?(door: GuardedDoor, level: Int) {
    guard level > 3 else { return nil }
    self.door = door
  }
}

class Follower {
  unowned let label: Label

  init(_ label: Label) { self.label = label }
}

final class NearFollower: Follower {
  var depth = 0
}

/// Nothing but its constants makes it.
class Palette: @unchecked Sendable {
  static let light = Palette()
  static let dark = Palette()

  private init() {}
}

actor Bank {
  let owner: String
  init(owner: String) { self.owner = owner }
}

protocol Signing {
  var name: String { get }
}

extension Label: Signing {}

/// Nothing that it is made from is `Sendable`.
actor Ledger<Entry> {
  let label: Label
  let entries: [Entry]
  let format: (Label) -> String
  let owner: any Signing
  let deputy: Optional<any Signing>

  init(
    label: Label, entries: [Entry], format: @escaping (Label) -> String, owner: any Signing,
    deputy: (any Signing)?
  ) {
    self.label = label
    self.entries = entries
    self.format = format
    self.owner = owner
    self.deputy = deputy
  }

  var name: String { label.name }
  var isRich: Bool { entries.count > 1 && deputy != nil && format(label) != "" }
}

/// Like an actor, it takes what nobody else has; the compiler allows no lens that keeps it.
struct Envelope {
  let label: Label
  let stamps: Int

  init?(label: sending Label, stamps: Int) {
    guard stamps > 0 else { return nil }
    self.label = label
    self.stamps = stamps
  }
}

struct Wrapping {
  let label: Label

  init(label: sending Label) { self.label = label }
}

struct Zoo {
  var animals: [Animal]
  var first: Animal?
  var dog: Dog
  var tags: [Label]
  var crate: Crate<Int>
  var bank: Bank
}

final class Chain {
  let next: Chain?
  let value: Int

  init(next: Chain?, value: Int) {
    self.next = next
    self.value = value
  }
}

struct Permissions: OptionSet, Hashable {
  let rawValue: Int

  static let read = Permissions(rawValue: 1)
  static let write = Permissions(rawValue: 2)
  static var all: Self { [.read, .write, .execute] }
}

extension Permissions {
  static let execute: Permissions = .init(rawValue: 4)
}

/// Options with more than their bits.
struct Flavours: OptionSet {
  let rawValue: Int
  let isNamed: Bool

  init(rawValue: Int) { self.init(rawValue: rawValue, isNamed: false) }

  private init(rawValue: Int, isNamed: Bool) {
    self.rawValue = rawValue
    self.isNamed = isNamed
  }

  static let sweet = Flavours(rawValue: 1, isNamed: true)
  static let sour = Flavours(rawValue: 2, isNamed: true)
}

class Pile<Element> {
  var top: Element
  let rest: [Element]

  init(top: Element, rest: [Element]) { (self.top, self.rest) = (top, rest) }
}

/// Made by what it inherits from a generic class.
final class NumberPile: Pile<Int> {}

/// An open class, and what keeps objects of it by their hashes.
class Keyring: Hashable {
  let number: Int
  init(number: Int) { self.number = number }

  static func == (left: Keyring, right: Keyring) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

struct Drawer {
  var badges: Set<Keyring>
  var owners: [Keyring: String]
  var labels: Set<AnyHashable>?
}
