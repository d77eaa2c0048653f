// Shapes of protocols of real packages.

/// What Foundation has too.
struct Scanner: Equatable {
  var position: Int
}

protocol Scanning {
  var scanner: Scanner { get set }
  func scan(with scanners: [Scanner]) -> Scanner?
}

protocol Chunked {
  associatedtype Element: Hashable
  typealias Chunk = Set<Element>
  func chunks(_ body: (Chunk) throws -> Void) rethrows
  func join(_ chunks: [Chunk]) -> Chunk
}

protocol Selecting {
  associatedtype Row
  func selecting<Row>(_ row: Row.Type, from rows: [Row]) -> Row?
}

protocol Numbered: RawRepresentable {
  var rawValue: Int { get }
  init?(rawValue: Int)
}

protocol Key: CodingKey {
  var isRequired: Bool { get }
}

protocol Line: SerialExecutor {
  func checksum(_ bytes: RawSpan, salt: Int) -> Int
}

protocol Posting: Sequence where Element == Post {
  func first(_ count: Int) -> [Element]
}

protocol Wording {
  var `last word`: String { get set }
  func `in words`(_ class: Int, import: String) -> Int
  func marks(_ `inout`: Int, of `var`: Int) -> Int
}

typealias Cipher = (Int) -> Int

protocol Ciphering {
  var cipher: Cipher { get }
}

protocol Dispatching {
  associatedtype Action = (Int) -> Int
  func dispatch(_ action: Action)
}

protocol Invoking {
  func invoke<Service, Arguments>(
    _ invoker: @escaping ((Arguments) -> Any) -> Any, depth: Int
  ) -> Service?
}

extension Ciphering {
  typealias Check = (Int) -> Bool
}

protocol Checking: Ciphering {
  func check(_ check: Check) -> Bool
}

protocol Writes {
  associatedtype Written: Encodable
  func write(_ value: Written)
}

protocol Reads {
  associatedtype Value: Decodable
  func read() -> Value
}

protocol Exchanges: Writes, Reads where Written == Value {}

protocol Splitting {
  var next: (Int, Self) { get }
  func halves() -> [Self]
}

final class Splitter: Splitting {
  var next: (Int, Splitter) { (1, self) }
  func halves() -> [Splitter] { [] }
}

/// Its own type has the name of one of the standard library's.
protocol SteadyClock: Sendable {
  typealias Instant = UInt64
  typealias Duration = UInt64
  func now() throws -> Instant
  func resolution() throws -> Duration
}

/// Its error type is none of its functions' errors.
protocol Settling {
  associatedtype Error
  associatedtype Failure
  func attempt<Value>(_ body: (Int) throws -> Value) rethrows -> Value
  func reason(_ failure: Failure) -> Error
}

/// Literals alone would fit both initialisers.
struct Header: Equatable {
  var values: [String: [String]]

  init(_ values: [String: [String]]) { self.values = values }

  init(_ values: [String: String]) { self.values = values.mapValues { [$0] } }
}

protocol Answering {
  func header() -> Header
}

typealias Pouring<Value, Target> = (Value, Target) throws -> Void

/// A generic typealias stands for a function that ends with the call.
protocol Pourable {
  func pour<Value>(_ values: [Value], with pouring: Pouring<Value, Self>) throws
}

struct Mailbag<Content> {
  var content: Content
}

/// An opaque type may be part of another one.
protocol Mailing: Sendable {
  func mail(_ parcel: Mailbag<some Sequence<Int> & Sendable>, copies: [some Hashable]) -> Bool
}

/// A sequence that gives parts of its own kind.
protocol Slicing: Sequence {
  typealias Pixel = Element
  associatedtype Part: Slicing where Part.Element == Element

  subscript(x: Int) -> Pixel { get set }
  subscript(range: Range<Int>) -> Part { get }
  subscript(all: UnboundedRange) -> Part { get }
  func fill(_ pixel: Pixel)
}

/// Generic typealiases of functions inside of the protocol and of another type.
protocol Courier {
  typealias Completion<T> = (Result<T, OutOfReach>) -> Void

  @discardableResult
  func fetch<T: Decodable>(_ path: String, completion: @escaping Completion<T>) -> Bool
  func forward<T>(_ item: T, through relay: @escaping Routes.Relay<T>)
}

enum Routes {
  typealias Relay<T> = (T) -> T
}
