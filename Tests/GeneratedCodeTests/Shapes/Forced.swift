// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseForceTry

/// Describes itself by what is computed of its members.
struct CaretPosition: Equatable {
  var line: Int
  var column: UInt8
  var path: String
}

extension CaretPosition: CustomStringConvertible {
  var description: String { "\(path):\("\(line + 1)"):\(column * 2)" }
}

final class Outline: CustomDebugStringConvertible {
  private(set) var level: Int
  let title: String

  init(_ title: String, nestedBy level: Int) {
    self.title = title
    self.level = level
  }

  var debugDescription: String { String(repeating: "  ", count: level) + title }
}

/// Made of texts that others have to accept.
struct CountryCode: Equatable {
  let letters: String

  init?(_ letters: String) {
    guard letters.count == 2 else { return nil }
    self.letters = letters
  }
}

struct PlainText: Equatable {
  let text: String

  init(ascii text: String) throws {
    guard text.allSatisfy(\.isASCII) else { throw Malformed() }
    self.text = text
  }
}

struct MailAddress: Equatable {
  let country: CountryCode
  let street: PlainText

  init(country: String, street: String) {
    self.country = CountryCode(country)!
    self.street = try! PlainText(ascii: street)
  }
}

/// Asks whether something holds of a value and of what that takes.
struct SeatMap: Equatable {
  let rows: Int
  let columns: Int

  func holds(row: Int, _ column: Int) -> Bool {
    row >= 0 && column >= 0 && row < rows && column < columns
  }
}

struct SeatTicket: Equatable {
  let row: Int
  let column: Int

  init(row: Int, column: Int, on map: SeatMap) {
    precondition(column.isEven(beside: row) && map.holds(row: row, column))
    (self.row, self.column) = (row, column)
  }
}

extension Int {
  func isEven(beside other: Int) -> Bool { (self ^ other) & 1 == 0 }
}

/// Has an initialiser that takes nothing, beside one that may fail.
struct GuestList: Equatable {
  let guests: [Int]

  init() { guests = [] }

  init(guests: [Int]) throws {
    guard Set(guests).count == guests.count else { throw Malformed() }
    self.guests = guests
  }
}

struct TagSet: Equatable, ExpressibleByArrayLiteral {
  private var tags: [String] = []

  init() {}

  init(arrayLiteral elements: String...) { tags = elements }
}

/// Members behind an initialiser that takes nothing, one of which holds a protocol far below.
protocol Extending {}

struct MessageOptions {
  var extensions: [any Extending] = []
  var name = ""

  init() {}
}

struct MessageFile {
  var options = MessageOptions()
  var size = 0

  init() {}
}
