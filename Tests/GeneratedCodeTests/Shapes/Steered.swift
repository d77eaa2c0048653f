import FactoryCheck
import Foundation

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
  case between(
    Int,  // arbitrary: .int(in: 1...3)
    and: Int  // arbitrary: .int(in: 4...6)
  )
  // arbitrary: skip
  case unused
}

struct Booking: Equatable {
  let nights: Int
  let guests: Int
  let days: Int;  // arbitrary: .int(in: 2...3)

  init(
    nights: Int,  // arbitrary: .int(in: 1...14)
    // arbitrary: skip
    guests: Int = 2, days: Int
  ) {
    (self.nights, self.guests, self.days) = (nights, guests, days)
  }

  // arbitrary: skip
  init(nights: Int, guests: Int, days: Int, rooms: Int) {
    (self.nights, self.guests, self.days) = (nights, guests + rooms, days)
  }
}

// arbitrary: depth 3
indirect enum Hedge: Equatable {
  case twig
  case fork([Hedge])
}

/// What has no gen is drawn by what somebody wrote.
struct Channel {
  let file: FileHandle  // arbitrary: .constant(.standardError)
  let spare: FileHandle?  // arbitrary: .constant(.standardOutput)
  let number: Int
}

/// A wrapper that makes itself is not made from a value.
@propertyWrapper struct Starting {
  var wrappedValue = 7
}

struct Race {
  @Starting var start: Int
  let laps: Int
}

// arbitrary: skip
struct Untouched {
  let value: Int
}

/// Accepts what its gen draws, and asks for it in a way that nobody else can.
struct PlateNumber: Equatable {
  // arbitrary: .string(of: .letters, count: 1...9)
  let letters: String
  let digits: Int

  init(letters: String, digits: Int) {
    precondition(stride(from: 0, to: letters.count, by: 1).contains(0))
    (self.letters, self.digits) = (letters, digits)
  }
}

/// Changes files, but only those of what a comment has drawn.
struct Logbook: Equatable {
  let path: String
  let pages: Int

  init(
    // arbitrary: .constant("")
    path: String,
    pages: Int
  ) {
    self.path = path
    self.pages = pages
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// Is made of what it holds, and not of what it would remove.
struct Binder: Equatable {
  let path: String
  let pages: [Int]

  init(path: String) {
    pages = []
    self.path = path
    erase()
  }

  init(pages: [Int]) {
    self.pages = pages
    path = ""
  }

  private func erase() { try? FileManager.default.removeItem(atPath: path) }
}
