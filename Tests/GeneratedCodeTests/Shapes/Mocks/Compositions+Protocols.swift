/// What a feature asks of its surroundings, protocol by protocol, in one type.

struct Visitor: Equatable {
  var name: String
}

protocol VisitorSource {
  func visitors() throws -> [Visitor]
}

protocol HasVisitors {
  var source: any VisitorSource { get }
}

protocol HasGreeting {
  var greeting: String { get set }
  func greet(_ name: String) -> Bool
}

protocol HasBell: AnyObject {
  func ring() async -> Int
}

typealias Reception = HasVisitors & HasGreeting

struct Vestibule {
  let reception: Reception
  let night: (any HasGreeting & HasVisitors)?
  let bells: [any HasBell & HasGreeting]

  func namesToGreet() throws -> [String] {
    try reception.source.visitors().map(\.name).filter(reception.greet)
  }
}

/// Which lead back to themselves, together.
protocol Walking {
  func next() -> any Walking & Resting
  func length() -> Int
}

protocol Resting {
  func bench() -> Int
}

struct Hike {
  let walk: any Walking & Resting
}

/// With a name of its own inside of another type.
struct Porch {
  protocol HasMat {
    var isClean: Bool { get }
  }

  typealias Surroundings = HasMat & Reception

  let surroundings: Surroundings
}

/// Of one protocol that is sent, and of one that inherits from the other.
struct Doorman: Sendable {
  let bell: any HasBell & Sendable
  let all: any HasBell & HasVisitors & Sendable
}

protocol HasDoor: HasBell {
  func open()
}

struct Door {
  let door: any HasDoor & HasBell
  let bell: any HasBell & AnyObject
}

/// Whose typealiases name what it takes and has, in itself and in an extension.
protocol HasShade {
  typealias Slat = Int
  var visitor: Guest { get set }
  func turn(_ slat: Slat) -> Slat
}

extension HasShade {
  typealias Guest = Visitor
}

protocol HasAwning: HasShade {
  func unroll() -> Guest?
}

struct Terrace {
  let shade: any HasShade & Sendable
  let awning: any HasAwning & HasDoor
}

struct Concierge {
  let name: String

  init(of house: some HasDoor & HasGreeting) { name = house.greeting }
}

@MainActor
protocol FrontDesk {
  func show(_ text: String) -> Bool
}

/// @mockable(spy; override: name = FrontOfHouse; history: show = false)
typealias FrontReception = FrontDesk & HasGreeting
