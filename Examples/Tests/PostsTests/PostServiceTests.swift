import Testing

@testable import Posts

/// Three ways through the service, each with collaborators that answer what the test says.
struct PostServiceTests {
  private let users = UserRepositoryMock()
  private let posts = PostRepositoryMock()

  private var service: PostService { PostService(users: users, posts: posts) }

  @Test("A user's posts are those in the repository")
  func success() async throws {
    let user = User(id: 7, name: "Aoi")
    users.getUserHandler = { _ in user }
    posts.getPostsHandler = { _ in [Post(id: 1, title: "Hello")] }
    #expect(try await service.posts(ofUser: 7) == [Post(id: 1, title: "Hello")])
    #expect(users.getUserArgValues == [7])
    #expect(posts.getPostsArgValues == [user])
  }

  @Test("Nobody asks for the posts of a user who is not there")
  func missingUser() async {
    users.getUserHandler = { _ in nil }
    await #expect(throws: PostServiceError.noSuchUser(id: 7)) {
      try await service.posts(ofUser: 7)
    }
    #expect(posts.getPostsCallCount == 0)
  }

  @Test("An error of a repository is an error of the service")
  func repositoryError() async {
    posts.getPostsHandler = { _ throws(RepositoryError) in throw .offline }
    await #expect(throws: PostServiceError.unavailable) {
      try await service.posts(ofUser: 7)
    }
  }
}
