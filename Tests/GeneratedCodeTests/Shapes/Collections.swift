/// Elements that only the standard library's own initialiser takes.
struct HeaderFields: Hashable {
  private var storage: [Header] = []

  struct Header: Hashable {
    var name: String
    var value: String
  }

  init() {}
}

extension HeaderFields: RangeReplaceableCollection, RandomAccessCollection {
  var startIndex: Int { storage.startIndex }
  var endIndex: Int { storage.endIndex }

  subscript(position: Int) -> Header { storage[position] }

  mutating func replaceSubrange(
    _ range: Range<Int>, with headers: some Collection<Header>
  ) {
    storage.replaceSubrange(range, with: headers)
  }
}

/// The same of a generic type.
struct Deck<Element>: RangeReplaceableCollection {
  private var cards: [Element] = []

  init() {}

  var startIndex: Int { cards.startIndex }
  var endIndex: Int { cards.endIndex }

  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Element { cards[index] }

  mutating func replaceSubrange(_ range: Range<Int>, with other: some Collection<Element>) {
    cards.replaceSubrange(range, with: other)
  }
}

/// Any number of arguments, and nothing else.
struct Brands: Hashable {
  let all: [String]

  init(_ all: String...) { self.all = all }
}

/// The same with a label, and of others of its kind.
final class Glossary {
  let entries: [Glossary]

  init(entries: Glossary...) { self.entries = entries }
}

/// Any number of arguments, of which some will not do.
struct Motto: Hashable {
  let words: [String]

  init?(_ words: String...) {
    guard words.count < 3 else { return nil }
    self.words = words
  }
}

/// Any number of one thing or of another: a call with none of them is of neither.
struct Tallied: Hashable {
  let count: Int

  init(_ marks: Int...) { count = marks.count }
  init(names: String...) { count = names.count }
}

/// The same by two kinds of literals.
struct Weighed: Hashable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  private let count: Int

  var isEmpty: Bool { count == 0 }

  init(arrayLiteral elements: Int...) { count = elements.count }
  init(dictionaryLiteral elements: (String, Int)...) { count = elements.count }
}

/// What few literals make.
struct ObjectName: Hashable, ExpressibleByArrayLiteral {
  let numbers: [Int]

  init(arrayLiteral elements: Int...) {
    precondition(elements.count > 1, "too short")
    numbers = elements
  }

  static let country: ObjectName = [2, 16]
  static let member: ObjectName = [1, 2, 840]
}

/// What hardly any numbers are.
struct CalendarDay: Hashable {
  let month: Int
  let day: Int

  init?(month: Int, day: Int) {
    guard 1...12 ~= month, 1...31 ~= day else { return nil }
    self.month = month
    self.day = day
  }
}

/// What most integers have no product for.
struct Raster: Hashable {
  let width: Int
  let height: UInt16
  let cells: [Bool]

  init(width: Int, height: UInt16, cells: [Bool]) {
    precondition(cells.count <= width * Int(height) && height * 9 > height)
    self.width = width
    self.height = height
    self.cells = cells
  }
}

/// What an initialiser may reject, and constants are.
struct Verb: RawRepresentable, Hashable {
  let rawValue: String

  init?(rawValue: String) {
    guard !rawValue.isEmpty else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: String) { self.rawValue = rawValue }

  static let fetch = Verb(known: "fetch")
  static let store = Verb(known: "store")
}

struct UsesCollections {
  var fields: HeaderFields
  var deck: Deck<Bool>
  var brands: Brands
  var glossary: Glossary
  var name: ObjectName
  var day: CalendarDay?
  var verb: Verb
}

struct Sentence {
  let verb: Verb
}

/// Made of sequences whose elements may be any, or any that conform to something.
struct Census: Equatable {
  let sizes: [Int]

  init(of everybody: some Sequence, and others: some Collection) {
    sizes = [everybody.underestimatedCount, others.count]
  }
}

struct Likeness: Equatable {
  let shared: Int

  init<Left: Sequence, Right: BidirectionalCollection>(
    _ left: Left, _ right: [Right], first: Left.Element
  )
  where Left: Sendable, Left.Element: Hashable & Sendable, Right.Element: Comparable {
    shared = Set(left).contains(first) ? Set(left).count + right.joined().count : -1
  }
}

struct Excerpts: Equatable {
  let letters: Int

  init<Words: Collection>(_ words: Words) where Words.Element: StringProtocol {
    letters = words.reduce(0) { $0 + $1.count }
  }
}

struct Herd {
  let weight: Int

  init<Animals: Collection>(_ animals: Animals, leader: Animals.Element)
  where Animals.Element: Grazing {
    weight = leader.grams &+ animals.count
  }
}

protocol Grazing {
  var grams: Int { get }
}

struct Cow: Grazing {
  var grams: Int
}

struct Assortment {
  let rows: any Sequence
  var groups: any Collection & Sendable
}
