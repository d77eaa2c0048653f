import FactoryCheck
import Testing

@testable import Shapes

/// What mocks answer where streams and tasks are asked for.
struct MockConcurrentTests {
  private let mock = BroadcastingMock<String>()

  @Test("A stream has ended")
  func streams() async throws {
    for await state in mock.states { Issue.record("\(state)") }
    for try await message in mock.messages() { Issue.record("\(message)") }
    for await value in mock.echo(3) { Issue.record("\(value)") }
    #expect(mock.messagesCallCount == 1)
  }

  @Test("A task answers the fixed value of what it is of")
  func tasks() async throws {
    #expect(try await mock.post().value == Post(id: 0, title: ""))
    let reload = try #require(mock.reload())
    await reload.value
    let (numbers, messages) = BroadcastingMock<String>.all()
    #expect(await messages.value == [])
    for await number in numbers { Issue.record("\(number)") }
  }

  @Test("A handler's stream is handed on")
  func handler() async throws {
    mock.messagesHandler = {
      AsyncThrowingStream { continuation in
        continuation.yield("a")
        continuation.finish(throwing: OutOfReach(code: 1))
      }
    }
    var seen: [String] = []
    await #expect(throws: OutOfReach(code: 1)) {
      for try await message in mock.messages() { seen.append(message) }
    }
    #expect(seen == ["a"])
  }

  @Test("A drawn mock streams what is drawn, to each call from the start, and may end in an error")
  func drawn() async {
    let ends = Ends()
    await forAll(Factory<any Feeding>.arbitrary(), .int()) { feed, user in
      for _ in 0..<10 { _ = try? await feed.posts(of: user).reduce(0) { count, _ in count + 1 } }
      let (first, second) = (
        await contents(feed.posts(of: user)), await contents(feed.posts(of: user))
      )
      #expect(first == second)
      await ends.note(first.isFailed ? "failed" : "ended", first.posts.count)
      do { for try await _ in feed.changes() {} } catch { await ends.note("unchanged", 0) }
      do { for await _ in try await feed.ticks() {} } catch { await ends.note("refused", 0) }
    }
    #expect(await ends.names == ["failed", "ended", "refused", "unchanged"])
    #expect(await ends.longest > 4)
  }

  @Test("What holds streams is drawn with them")
  func held() async {
    let ends = Ends()
    await forAll(Factory<Headline>.arbitrary()) { headline in
      await ends.note("updates", await headline.updates.reduce(0) { count, _ in count + 1 })
      for word in headline.words where word.isEmpty { await ends.note("empty", 0) }
    }
    #expect(await ends.longest > 4)
    #expect(await ends.names == ["updates", "empty"])
  }

  @Test("Without a handler, sequences are empty, of whatever type they are")
  func fixed() async throws {
    let feed = FeedingMock()
    #expect(feed.tags.isEmpty)
    for try await post in feed.changes() { Issue.record("\(post)") }
  }

  private func contents(
    _ stream: AsyncThrowingStream<Post, any Error>
  ) async -> Contents {
    var contents = Contents()
    do { for try await post in stream { contents.posts.append(post) } } catch {
      contents.isFailed = true
    }
    return contents
  }

  private struct Contents: Equatable {
    var posts: [Post] = []
    var isFailed = false
  }

  private actor Ends {
    private(set) var names: Set<String> = []
    private(set) var longest = 0

    func note(_ name: String, _ count: Int) {
      names.insert(name)
      longest = max(longest, count)
    }
  }
}
