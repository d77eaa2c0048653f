import Combine
import FactoryCheck
import Testing

@testable import Feeds

/// What mocks answer whose methods return publishers.
struct PublishingMockTests {
  @Test("Without a handler, a publisher gives the fixed value, or none")
  func fixed() async throws {
    let feed = FeedMock()
    #expect(Heard(feed.posts()).values == [[]])
    #expect(Heard(feed.post(id: 1)).values == [Post(id: 0, title: "")])
    #expect(Heard(feed.titles()).values == [""] && Heard(feed.titles()).isFinished)
    #expect(Heard(feed.refresh()).values.count == 1)
    #expect(Heard(try await feed.retry()).values == [0])
    #expect(feed.cached(id: 1).map { Heard($0).values } == [Post(id: 0, title: "")])
    #expect(Heard(feed.next()).values.map(\.name) == [""])
    let answer: AnyPublisher<Post, Error> = ClientMock().get("/posts")
    #expect(Heard(answer).values.isEmpty && Heard(answer).isFinished)
  }

  @Test("Each call is answered with values and errors of its own types")
  func answers() async {
    var errors: Set<Outage> = []
    var counts: Set<Int> = []
    var names: Set<String> = []
    await forAll(Factory<any Feed>.arbitrary()) { feed in
      let heard = Heard(feed.posts())
      counts.insert(heard.values.count)
      if let error = heard.error as? Outage { errors.insert(error) }
      #expect((heard.error == nil) == heard.isFinished)
      #expect(Heard(feed.titles()).isFinished)
      if let error = Heard(feed.post(id: 1)).error { errors.insert(error) }
      for author in Heard(feed.next()).values { names.insert(author.name) }
      if let retried = try? await feed.retry() { _ = Heard(retried) }
      for post in feed.related() { #expect(Heard(post).isFinished) }
    }
    #expect(counts == Set(0...8) && errors.count > 2 && names.count > 2)
  }

  @Test("An answer shrinks to what alone fails, and reports show what it gives")
  func shrinking() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<any Feed>.arbitrary(), seed: 1) { feed in
        Heard(feed.post(id: 7)).error != .offline
      }
    }
    let calls = ["FeedMock.post(id: 7) → [], then throws Outage.offline"]
    #expect(result?.counterexample?.calls == calls)
  }

  @Test("The call chooses what a publisher gives, which shrinks and replays as all else")
  func chosen() {
    for seed in 1...5 as ClosedRange<UInt64> {
      var result: CheckResult?
      withKnownIssue {
        result = forAll(Factory<any Client>.arbitrary(), seed: Seed(seed)) { client in
          let answer: AnyPublisher<Post, Error> = client.get("/posts")
          let again: AnyPublisher<Post, Error> = client.get("/posts")
          #expect(Heard(answer).values == Heard(answer).values)
          return Heard(again).values.allSatisfy { $0.id < 10 }
        }
      }
      #expect(
        result?.counterexample?.calls.last?.hasSuffix(
          "FactoryCheck.Recording(elements: [Post(id: 10, title: \"\")]).publisher()") == true)
    }
  }

  @Test("It fails with errors of its type, or of those that the sources have")
  func failures() {
    var any: Set<Outage> = []
    var typed: Set<Outage> = []
    forAll(Factory<any Client>.arbitrary()) { client in
      let answer: AnyPublisher<Post, Error> = client.get("/posts")
      if let error = Heard(answer).error {
        any.insert(try #require(error as? Outage))
      }
      if let error = Heard(client.find(Post.self)).error { typed.insert(error) }
    }
    #expect(any.count > 2 && typed.count > 2)
  }
}
