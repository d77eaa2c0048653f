/// Why a user's posts cannot be shown, the only errors that the screens have words for.
enum PostServiceError: Error, Equatable {
  case noSuchUser(id: Int)
  case unavailable
}

/// Finds what users wrote.
struct PostService {
  let users: any UserRepository
  let posts: any PostRepository

  /// A user's posts; throws a `PostServiceError` and no other.
  func posts(ofUser id: Int) async throws -> [Post] {
    do {
      guard let user = try await users.getUser(id: id) else {
        throw PostServiceError.noSuchUser(id: id)
      }
      return try await posts.getPosts(of: user)
    } catch is RepositoryError {
      throw PostServiceError.unavailable
    }
  }
}
