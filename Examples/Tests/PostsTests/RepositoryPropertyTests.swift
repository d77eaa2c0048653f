import FactoryCheck
import Testing

@testable import Posts

/// The three tests of the service as one property: repositories answer anything, or throw, from call
/// to call.
struct RepositoryPropertyTests {
  private typealias Find =
    @Sendable (any UserRepository, any PostRepository, Int) async throws -> [Post]

  /// Checks that screens get posts, or an error that they have words for.
  @discardableResult
  private func checkErrors(of find: @escaping Find) async -> CheckResult {
    await forAll(
      Factory<any UserRepository>.arbitrary(), Factory<any PostRepository>.arbitrary(), .int()
    ) { users, posts, id in
      do { _ = try await find(users, posts, id) } catch is PostServiceError {}
    }
  }

  @Test("Whatever repositories answer, screens get posts or an error that they have words for")
  func serviceHandlesAllErrors() async {
    await checkErrors { users, posts, id in
      try await PostService(users: users, posts: posts).posts(ofUser: id)
    }
  }

  @Test("A service that forgets an error is found, with the one call that has to throw")
  func forgottenErrorIsFound() async {
    var result: CheckResult?
    await withKnownIssue {
      result = await checkErrors { users, posts, id in
        try await CarelessPostService(users: users, posts: posts).posts(ofUser: id)
      }
    }
    let user = #"Result<Optional<User>, RepositoryError>.success(User(id: 0, name: ""))"#
    let error = "Result<Array<Post>, RepositoryError>.failure(RepositoryError.offline)"
    #expect(
      result?.counterexample?.values == [
        "UserRepositoryMock(getUser: [\(user)])", "PostRepositoryMock(getPosts: [\(error)])", "0",
      ])
    #expect(
      result?.counterexample?.calls == [
        #"UserRepositoryMock.getUser(id: 0) → User(id: 0, name: "")"#,
        #"PostRepositoryMock.getPosts(of: User(id: 0, name: "")) → throws RepositoryError.offline"#,
      ])
  }
}

/// The planted bug: errors of the post repository get through to the screens.
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
