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
}
