protocol Shared: Sendable {
  var total: Int { get set }
  func add(_ number: Int) -> Int
  func fetch(_ id: Int) async throws -> Post
  static func make() -> Int
}

protocol SharedStore: Sendable {
  associatedtype Element: Sendable
  func get() async -> Element
}

@MainActor
protocol Screen: AnyObject {
  var title: String { get set }
  func show(_ handle: Handle) async -> Int
  nonisolated func log(_ text: String)
}

@MainActor
protocol Bound {
  var binding: (get: () -> Int, set: (Int) -> Void) { get }
}

protocol Mixed {
  @MainActor func draw(_ text: String) -> Int
  func work() async
}

protocol Counting: Actor {
  var count: Int { get }
  func add(_ number: Int) async throws -> Int
  nonisolated func describe() -> String
}

/// On the main actor by what it inherits, and compared anywhere.
protocol Panel: Screen, Hashable {
  var panels: [Handle] { get }
}

nonisolated protocol Free {
  func log(_ text: String) -> Int
}

/// What an actor is handed without being safe between tasks.
protocol Depot: Actor {
  func store(_ handle: sending Handle, _ post: Post) async -> Int
  func last() async throws -> Post?
}

/// Functions that other tasks call with values of types that conform to something.
protocol Downloading {
  func get<Value: Decodable>(
    _ type: Value.Type, done: @escaping @Sendable (Swift.Result<Value, any Error>) -> Void)
  func get<Value: Decodable>(both done: @escaping @Sendable (Value?, (any Error)?) async -> Void)
  func map<Value: Decodable>(_ change: @escaping @Sendable (Value) async throws -> Value)
  func perhaps<Value: Decodable>(_ done: (@Sendable (Value) -> Void)?)
}

/// What is handed over may be a part of the actor.
protocol Keeping: Actor {
  func keep(_ node: Linked, for days: Int) async -> Int
  func keep<Value>(_ value: Value) async
  nonisolated func count(_ number: Int) async -> Int
}

final class Linked {
  var next: Linked?
}

/// Runs where it is called, with what is not safe between tasks.
protocol Kitchen: Sendable {
  nonisolated(nonsending) func cook(
    _ handle: Handle, _ step: nonisolated(nonsending) () async throws -> Int
  ) async throws -> Int
  nonisolated(nonsending) var dish: Handle { get async }
}

/// Runs on an actor that is an argument, with what is a part of that.
protocol Stopwatch: Sendable {
  func time(isolation: isolated (any Actor)?, _ body: () async -> Int) async -> Int
  func lap<Failure>(
    isolation: isolated (any Actor)?, _ body: () async throws(Failure) -> Int
  ) async throws(Failure) -> Int
  func race<Value: Sendable>(
    isolation: isolated (any Actor)?, _ body: () async throws -> Value
  ) async rethrows -> Value
  func note(_ handle: Handle, isolation: isolated (any Actor)?) async
}

@MainActor
protocol Waiter {
  var serve: nonisolated(nonsending) (Int) async -> Int { get set }
  func take(_ order: nonisolated(nonsending) @escaping () async -> Int) -> Int
}

/// What the main actor alone can make.
@MainActor
class Curtain {
  init() {}
}

@MainActor
protocol Curtained: AnyObject {
  var curtain: Curtain? { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var main: Curtain! { get set }
  var labelled: (Int, Curtain)? { get set }
  func next() -> Curtain?
}

protocol CurtainMaking {
  var make: (() -> Curtain)? { get }
  func last() async -> Curtain?
}
