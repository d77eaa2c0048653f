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
