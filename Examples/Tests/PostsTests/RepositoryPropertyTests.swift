import FactoryCheck
import Testing

@testable import Posts

/// The three tests of the service as one property: repositories that answer anything, and fail.
struct RepositoryPropertyTests {
  private static let users = Factory<any UserRepository>.arbitrary()
  private static let posts = Factory<any PostRepository>.arbitrary()

  @Test("Whatever repositories answer, screens see posts or an error that they have words for")
  func serviceHandlesAllErrors() async {
    await forAll(Self.users, Self.posts, .int()) { users, posts, id in
      do {
        _ = try await PostService(users: users, posts: posts).posts(ofUser: id)
      } catch {
        #expect([.noSuchUser(id: id), .unavailable].contains(error))
      }
    }
  }

  @Test("A service that forgets the second repository's errors is found, with that one call")
  func forgottenErrorIsFound() async throws {
    let result = await withKnownIssue {
      await forAll(Self.users, Self.posts, .int()) { users, posts, id in
        do {
          _ = try await CarelessPostService(users: users, posts: posts).posts(ofUser: id)
        } catch is PostServiceError {}
      }
    }
    let found = try #require(result?.counterexample)
    for value in found.values { print(value) }
  }
}

/// The planted bug: what the post repository throws gets through to the screens.
private struct CarelessPostService {
  let users: any UserRepository
  let posts: any PostRepository

  func posts(ofUser id: Int) async throws -> [Post] {
    let user: User?
    do { user = try await users.getUser(id: id) } catch { throw PostServiceError.unavailable }
    guard let user else { throw PostServiceError.noSuchUser(id: id) }
    return try await posts.getPosts(of: user)
  }
}
