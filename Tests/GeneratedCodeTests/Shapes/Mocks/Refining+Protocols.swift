protocol Opening {
  init(path: String) throws
  init?(size: Int)
  var isOpen: Bool { get throws }
  func load() throws -> Int
  func close() throws(OutOfReach)
  func fetch() async throws -> Int
  subscript(row: Int) -> Int { get throws }
}

/// Asks for less failure than what it inherits.
protocol SafeOpening: Opening {
  init(path: String)
  init(size: Int)
  var isOpen: Bool { get }
  func load() -> Int
  func close()
  func fetch() async -> Int
  subscript(row: Int) -> Int { get }
}

protocol Shutting {
  init(path: String) async
  func load() throws(OutOfReach) -> Int
  func close() throws
  subscript(row: Int) -> Int { get set }
}

/// Two that know nothing of each other ask for the same.
protocol OpeningAndShutting: Opening, Shutting {}

protocol Catalogue {
  associatedtype Key
  func value(of key: Key) throws -> Int
}

/// What is asked for twice is the same where an associated type is settled.
protocol TextCatalogue: Catalogue where Key == String {
  func value(of key: String) -> Int
}

protocol InBothBranches {
  #if os(Linux)
    var level: Int { get }
    func load() throws -> Int
  #else
    var level: Int { get set }
    func load() -> Int
  #endif
}

class Loader {
  func load() throws -> Int { throw OutOfReach(code: 1) }
}

/// @mockable
class SafeLoader: Loader {
  override func load() -> Int { 7 }
}

/// What protocols call by names of their own, as associated types by default.
protocol Indexing {
  associatedtype Entry
  typealias Place = [Entry]
  associatedtype Where: Collection = Place where Where.Element == Entry
  typealias Predicate = (Int) -> Bool
  associatedtype Question = Predicate
  func find(_ place: Where, _ question: Question) -> Int
}

protocol Marking {
  associatedtype Mark = Int
  func mark() -> Mark
}

protocol Texted {
  associatedtype Mark: StringProtocol
}

/// The default of one parent is none that the other one allows.
protocol MarkingText: Marking, Texted {}

protocol Weighing {
  associatedtype Weight
  func weigh() -> Weight
  subscript<Weight>(other: Weight) -> Int { get }
}

/// An associated type may stand last.
protocol WeighingInts: Weighing where Int == Weight {}

/// What is called by typealiases that are made of an associated type with a default.
protocol Gauging {
  associatedtype Reading = Int
  typealias Extent = (Reading, Reading)
  typealias Outcome = Result<[Reading], OutOfReach>
  typealias Done = (Outcome) -> Void
  func extent() -> Extent
  func outcome() -> Outcome
  func read(completion: @escaping Done)
}

/// It inherits by its where clause.
protocol Regauging where Self: Gauging {
  func again() -> Outcome
}

/// What is loaded tells by what.
protocol RecordLoading {
  associatedtype Key: Hashable
  associatedtype Record: Sequence where Record.Element == Key
  func load(_ key: Key) -> Record?
  func key() -> Key
}

protocol LetterLoading: RecordLoading where Record == [String] {}

/// A sequence whose elements have something in common.
protocol RowSequence: Sequence where Element: Identifiable, Element.ID == Int {
  func first() -> Element?
}
