// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseForceTry

import Foundation

/// What initialisers ask of their arguments, or end the program: what is drawn is what they ask for.

/// Asks something of all elements, and of what they make together.
struct DicePool: Equatable {
  let dice: [Int]
  let names: [String]
  let odds: [Double]
  let bonuses: Set<Int>

  init(dice: [Int], names: [String], odds: [Double], bonuses: Set<Int>) {
    precondition(!dice.isEmpty && dice.allSatisfy { die in die >= 1 && die <= 6 })
    precondition(dice.reduce(0, +) > 3)
    precondition(names.allSatisfy { ["d6", "d6 of brass"].contains($0) })
    for odd in odds { assert(odd >= 0 && odd <= 1) }
    assert(!bonuses.contains(where: { $0 < 0 }))
    (self.dice, self.names, self.odds, self.bonuses) = (dice, names, odds, bonuses)
  }
}

/// Asks all elements, in loops and closures: in an order, by their indices, and in pairs.
struct LapChart: Equatable {
  let laps: [Int]
  let gaps: [Double]
  let points: [String: Int]
  let drivers: [String]
  let stops: [Int]

  init(laps: [Int], gaps: [Double], points: [String: Int], drivers: [String], stops: [Int]) {
    for index in laps.indices.dropFirst() where laps[index] <= laps[index - 1] {
      preconditionFailure("lap \(index) was earlier")
    }
    for index in 1..<gaps.count { precondition(gaps[index - 1] <= gaps[index]) }
    for (driver, points) in points {
      precondition(!driver.isEmpty)
      precondition(points >= 0 && points <= 26, "\(driver)")
    }
    drivers.forEach { driver in
      if driver == "safety car" { return }
      precondition(driver.count == 3)
    }
    for (stop, lap) in stops.enumerated() where stop > 0 { assert(lap > 0) }
    (self.laps, self.gaps, self.points) = (laps, gaps, points)
    (self.drivers, self.stops) = (drivers, stops)
  }
}

/// Takes no text but two.
struct TollGate: Equatable {
  let code: String
  let lanes: Int

  init(code: String, lanes: Int) {
    switch code {
    case "north", "south": break
    default: fatalError("no such gate")
    }
    (self.code, self.lanes) = (code, lanes)
  }
}

/// Takes no fixed values of its parts, whatever those are.
struct RingBuffer<Item: Equatable>: Equatable {
  let capacity: Int
  let first: [Item]
  let spare: Item?

  init(capacity: Int, first: [Item], spare: Item?) {
    precondition(capacity > 2)
    precondition(!first.isEmpty && first.count <= capacity)
    (self.capacity, self.first, self.spare) = (capacity, first, spare)
  }
}

/// Takes two values in order, and holds others that take no fixed ones.
struct OrderedPair<Value: Comparable>: Equatable {
  let least: Value
  let greatest: Value

  init(least: Value, greatest: Value) {
    precondition(least < greatest)
    (self.least, self.greatest) = (least, greatest)
  }
}

struct PairHolder: Equatable {
  let pair: OrderedPair<Int>
  let buffer: RingBuffer<String>
}

/// Takes numbers above and below others that are negative.
struct Climate: Equatable {
  let celsius: Double
  let least: Int
  let most: Int
  let rain: Double

  init(celsius: Double, least: Int, most: Int, rain: Double) {
    precondition(celsius >= -273.15 && least >= -90 && most < -1)
    precondition(rain <= -0.5 || rain >= -0.25)
    (self.celsius, self.least, self.most, self.rain) = (celsius, least, most, rain)
  }
}

/// Computes with narrow numbers, and with such as have no sign.
struct PacketHeader: Equatable {
  let nextPort: UInt16
  let rest: UInt8
  let free: UInt
  let shift: Int8
  let window: Range<Int>

  init(port: UInt16, length: UInt8, total: UInt, used: UInt, shift: Int8, start: Int, count: Int) {
    nextPort = port + 1
    rest = 255 - length
    free = total - used
    self.shift = shift + shift
    window = start..<(start + count)
  }
}

/// Has a parameter with the name of what values are drawn from, and one that is an index.
struct QuizQuestion: Equatable {
  private static let levels = ["easy", "hard", "unfair"]

  let text: String
  let choices: [String]
  let level: String

  init(text: String, choices: [String], level: Int) {
    Swift.precondition(choices.count >= 2)
    if text.contains("\"") || text.hasSuffix("\\") { Swift.fatalError("quoted") }
    (self.text, self.choices) = (text, choices)
    self.level = Self.levels[level]
  }
}

/// Asks for what Foundation and extensions know of its parts.
struct MemberCard: Equatable {
  let name: String
  let handle: String
  let site: URL
  let initial: UInt8
  let tags: Set<String>

  init(name: String, handle: String, site: URL, initial: Character, tags: Set<String>) {
    precondition(!name.isBlank && name.rangeOfCharacter(from: CharacterSet.newlines) == nil)
    precondition(handle.wholeMatch(of: #/[a-z_]*/#) != nil)
    precondition(site.scheme != nil && tags.isDisjoint(with: ["banned"]))
    (self.name, self.handle, self.site, self.tags) = (name, handle, site, tags)
    self.initial = initial.asciiValue!
  }
}

extension String {
  var isBlank: Bool { trimmingCharacters(in: .whitespaces).isEmpty }
}

/// Takes some tags beside a name.
struct TaggedShelf: Equatable {
  let name: String
  let tags: [String]

  init(_ name: String, tags: String...) {
    precondition(!tags.isEmpty && tags.allSatisfy { $0.count > 1 })
    precondition(name.count < 9)
    (self.name, self.tags) = (name, tags)
  }
}

/// Takes three corners at least, on a board of a size that stands behind them.
struct Polygon: Equatable {
  let corners: [Int]

  init(corners: Int..., size: UInt8) {
    precondition(corners.count >= 3 && corners.allSatisfy((0...255).contains))
    precondition(corners.allSatisfy { $0 <= size })
    self.corners = corners
  }
}

struct CrateOfGlass: Hashable {
  var weight: Int
  var isPaid: Bool
}

/// Takes no crates but those that are what it asks each to be.
struct CrateLoad: Equatable {
  let crates: [CrateOfGlass]
  let byStreet: [String: CrateOfGlass]
  let digits: [Int]

  init(crates: [CrateOfGlass], byStreet: [String: CrateOfGlass], digits: [Int]) {
    precondition(!crates.isEmpty && crates.allSatisfy(\.isPaid))
    precondition(!crates.contains { $0.weight < 1 })
    precondition(byStreet.values.allSatisfy { $0.weight % 3 == 0 })
    precondition(digits.allSatisfy((0...9).contains))
    (self.crates, self.byStreet, self.digits) = (crates, byStreet, digits)
  }
}

/// Takes what one of two conditions asks, as a third one has it.
struct SluiceGate: Equatable {
  let isOpen: Bool
  let width: Int
  let names: [String]

  init(isOpen: Bool, width: Int, names: [String]) {
    precondition(isOpen ? width > 0 && width < 90 : width == 0)
    precondition(width > 9 ? !names.isEmpty : names.count < 3)
    (self.isOpen, self.width, self.names) = (isOpen, width, names)
  }
}

/// Asks about times.
struct SleepTimer: Equatable {
  let rest: Duration
  let start: Date
  let end: Date

  init(rest: Duration, start: Date, end: Date) {
    precondition(rest >= .seconds(60))
    precondition(start >= Date(timeIntervalSince1970: 0) && end.timeIntervalSince(start) > 0)
    (self.rest, self.start, self.end) = (rest, start, end)
  }
}

/// Asks for a number below one that a function of its own answers.
struct BoxingMatch: Equatable {
  let rounds: Int

  init(rounds: Int) {
    precondition(rounds > 0 && rounds <= Self.most(minutes: 3))
    self.rounds = rounds
  }

  static func most(minutes: Int) -> Int { minutes * 100 }
}

/// Goes through what it is given by steps, which may not be none.
struct ChunkedList: Equatable {
  let chunks: [ArraySlice<Int>]
  let head: Substring
  let tail: Substring

  init(_ numbers: [Int], size: Int, title: String, length: Int) {
    chunks = stride(from: 0, to: numbers.count, by: size).map { start in
      numbers[start..<min(start + size, numbers.count)]
    }
    head = title[..<title.index(title.startIndex, offsetBy: length)]
    tail = title[title.index(title.endIndex, offsetBy: -length)...]
  }
}

/// Asks for keys that are distinct, for a time and for a number that fit.
struct PackedPalette: Equatable {
  let names: [String: Int]
  let orders: [Int: String]
  let fade: Duration
  let color: UInt32

  init(pairs: [(String, Int)], orders: [Int], fade: Double, red: Int, rest: Int) {
    names = Dictionary(uniqueKeysWithValues: pairs)
    self.orders = Dictionary(uniqueKeysWithValues: orders.map { ($0, String($0)) })
    self.fade = .seconds(fade)
    color = UInt32(red << 16 | rest)
  }
}
