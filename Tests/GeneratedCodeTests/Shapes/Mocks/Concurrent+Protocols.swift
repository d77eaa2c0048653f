protocol Broadcasting<Message>: Sendable {
  associatedtype Message: Sendable
  var states: AsyncStream<Bool> { get }
  func messages() -> AsyncThrowingStream<Message, any Error>
  func echo<Value: Sendable>(_ value: Value) -> AsyncStream<Value>
  func reload() -> Task<Void, Never>?
  func post() -> Task<Post, any Error>
  static func all() -> (AsyncStream<Int>, Task<[Message], Never>)
}

protocol Feeding: Sendable {
  var states: AsyncStream<Bool> { get }
  func posts(of user: Int) -> AsyncThrowingStream<Post, any Error>
  func ticks() async throws(OutOfReach) -> AsyncStream<Int>
  func changes() -> any AsyncSequence<Post, any Error> & Sendable
  var tags: any Collection<String> { get }
}

struct Headline {
  let feed: any Feeding
  let updates: AsyncStream<Int>
  let words: any Sequence<String>
}
