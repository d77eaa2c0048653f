protocol GenericMethods {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func optional<Value>(_ value: Value?) -> Value?
  func list<Value>(_ values: [Value]) -> [Value]
  func compare<Left, Right>(_ left: Left, _ right: Right) -> Bool
  where Left: Collection, Right: Collection, Left.Element == Right.Element
  func map<Value>(_ body: (Int) -> Value) -> [Value]
  func visit<Value>(_ value: Value, _ body: (Value) -> Void)
  func later<Value>(_ done: @escaping (Result<Value, any Error>) -> Void)
  func perhaps<Value>(_ value: Value, _ done: ((Value) throws -> Bool)?)
  func swapping<Value>(_ left: inout Value, with right: Value)
  func clear<Value>(_ value: inout Value?)
  func typed<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure)
  func transform<Value>(_ body: (Int) throws -> Value) rethrows -> [Value]
}

/// What names the type of its answer.
protocol Endpoint {
  associatedtype Response
  var path: String { get }
}

/// A client that answers whatever its callers need.
protocol EndpointClient: Sendable {
  func send<Target: Endpoint>(_ target: Target) async throws -> Target.Response
  func rows<Row: Decodable>(of path: String) throws(OutOfReach) -> [Row]
  func fetch<Body: Decodable>(
    _ path: String, completion: @escaping (Result<Body, OutOfReach>) -> Void)
  func load<Body: Decodable>(
    _ path: String, completion: @escaping (Body?, (any Error)?) -> Void)
  func any<Body: Decodable>(_ path: String, done: Int) -> Result<Body, any Error>
  func sent<Body: Decodable>(_ path: String) -> sending Body
  func chosen<Body: Decodable, Failure: Error>(_ error: Failure.Type) throws(Failure) -> Body
}

/// Completion handlers that are called with what the call chooses, and ones that may be missing.
protocol Downloads {
  func one<Body: Decodable>(_ path: String, completion: @escaping (Body) -> Void)
  func some<Body: Decodable>(_ path: String, completion: @escaping (Batch<Body>) -> Void)
  func shown<Body: Decodable>(_ path: String, completion: (@MainActor @Sendable (Body) -> Void)?)
  func count(_ path: String, completion: (@MainActor (Int) -> Void)?)
  func start<Body: Decodable>(_ path: String, completion: @escaping Downloaded<Body>) -> Download?
  func wait(_ path: String, completion: @escaping () -> Void) -> Int
  func watch(_ path: String, completion: @escaping @MainActor (Int) -> Void) -> String
}

typealias Downloaded<Body> = (Result<Body, any Error>) -> Void

protocol Download {
  func cancel()
}

/// What production downloads with: no drawn value has it.
final class RealDownload: Download {
  func cancel() { fatalError("a real download") }
}

struct DownloadHolder {
  let download: any Download
}

struct Batch<Item> {
  var items: [Item]
}

extension Batch: Decodable where Item: Decodable {}

/// What is asked for anew with the sides of an equality the other way round.
protocol SameMethods: GenericMethods {
  func compare<Left, Right>(_ left: Left, _ right: Right) -> Bool
  where Right: Collection, Left: Collection, Right.Element == Left.Element
}

protocol Store<Element> {
  associatedtype Element: Hashable
  associatedtype Key
  func get(_ key: Key) -> Element?
  func put(_ element: Element, at key: Key)
  var all: [Element] { get set }
}

protocol Pipe {
  associatedtype Input
  associatedtype Output: Sequence where Output.Element == Input
  func run(_ input: Input) -> Output
}

/// Static members beside types that stay open.
protocol Registry: Comparable {
  associatedtype Entry
  static var title: String { get set }
  static var newest: Entry { get }
  static func make(_ entry: Entry) -> Self
  static func count(of entries: [Entry]) throws -> Int
  static subscript(index: Int) -> Entry? { get set }
  #if os(Linux)
    static func flush()
  #endif
}

/// The same where state is shared between tasks.
protocol SharedRegistry: Sendable {
  associatedtype Entry: Sendable
  static func load(_ entry: Entry) async -> [Entry]
}

@MainActor protocol ScreenRegistry {
  associatedtype Entry
  static var shown: Int { get set }
  static func show(_ entry: Entry)
  nonisolated static func reset() -> Int
}

/// @mockable(typealias: Element = Post; Key = [Int: String])
protocol NamedStore: Store {}

protocol PostStore: Store where Element == Post, Key == Int {
  func newest() -> Element
}

protocol BriefStore: Store<Post> {
  associatedtype Size = Int
  func size() -> Size
}

/// A type that most conforming types leave without values.
protocol Reducing {
  associatedtype Body = Never
  @ReducingBuilder var body: Body { get }
  var parent: Body { get set }
  var step: NoStep { get set }
  func reduce(_ count: inout Int)
}

enum NoStep {}

/// Takes nothing that a mock answers.
@resultBuilder
enum ReducingBuilder {
  static func buildBlock<R: Reducing>(_ reducer: R) -> R { reducer }
}

/// Takes single lines, which lists of lines are none of.
@resultBuilder
enum PageBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

protocol LineListing {
  @PageBuilder var lines: [String] { get }
  @PageBuilder func lines(of page: Int) -> [String]
}

/// A typealias that is made of another, which is made of what stays open.
protocol Shelving<Title> {
  associatedtype Title
  typealias Shelf = [Title]
  typealias Racks = [Shelf]
  var racks: Racks { get }
  func sorted(_ racks: Racks) -> Racks
}
