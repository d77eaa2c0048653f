import Combine

struct Post: Codable, Equatable {
  let id: Int
  let title: String
}

enum Outage: Error, Hashable {
  case offline
  case status(Int)
}

/// What answers with publishers, of all kinds of values and errors.
protocol Feed {
  func posts() -> AnyPublisher<[Post], Error>
  func post(id: Int) -> AnyPublisher<Post, Outage>
  func titles() -> Combine.AnyPublisher<String, Never>
  func refresh() -> AnyPublisher<Void, any Error>
  func retry() async throws -> AnyPublisher<Int, any Error>
  func cached(id: Int) -> AnyPublisher<Post, Never>?
  func related() -> [AnyPublisher<Post, Never>]
  func next() -> AnyPublisher<any Author, Never>
}

protocol Author {
  var name: String { get }
}

/// What answers with publishers of types that the calls choose.
protocol Client {
  func get<T: Decodable>(_ path: String) -> AnyPublisher<T, Error>
  func find<T: Decodable>(_ type: T.Type) -> AnyPublisher<[T], Outage>
}

/// Publishers among members.
struct Sources {
  let numbers: AnyPublisher<Int, Never>
  let posts: AnyPublisher<Post, Outage>
  let authors: AnyPublisher<any Author, any Error>
}
