/// Somebody who writes posts.
struct User: Equatable {
  let id: Int
  let name: String
}

/// Something that a user wrote.
struct Post: Equatable {
  let id: Int
  let title: String
}

/// Why a repository has no answer.
enum RepositoryError: Error {
  case offline, timedOut
}

/// Keeps users.
///
/// @mockable
protocol UserRepository: Sendable {
  /// The user, or nil where there is none.
  func getUser(id: Int) async throws(RepositoryError) -> User?
}

/// Keeps posts.
///
/// @mockable
protocol PostRepository: Sendable {
  func getPosts(of user: User) async throws(RepositoryError) -> [Post]
}
