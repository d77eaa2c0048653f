import Testing

@testable import FactoryCheck

struct RecordingTests {
  private struct Offline: Error, Equatable {}
  private final class Feed: Sendable {}

  private static let recordings = Gen<Recording<Int>>.recording(
    .int(in: 0...9), .constant(Offline()))

  @Test("Each stream of a recording has all elements, and throws its error behind them")
  func playing() async {
    await forAll(Self.recordings) { recording in
      for _ in 0..<2 {
        let played = await recording.stream.reduce(into: []) { $0.append($1) }
        #expect(played == recording.elements)
        var elements: [Int] = []
        var thrown: (any Error)?
        do {
          for try await element in recording.throwingStream { elements.append(element) }
        } catch { thrown = error }
        #expect(elements == recording.elements)
        #expect((thrown == nil) == (recording.error == nil))
        #expect(thrown is Offline?)
      }
    }
  }

  @Test(
    "The simplest recording is empty and ends without an error; elements and errors shrink away")
  func shrinking() throws {
    let simplest = try #require(minimal(Self.recordings) { _ in true })
    #expect(simplest.elements.isEmpty && simplest.error == nil)
    let long = try #require(minimal(Self.recordings) { $0.elements.count > 2 })
    #expect(long.elements == [0, 0, 0] && long.error == nil)
    let failing = try #require(
      minimal(Self.recordings) { $0.error != nil && $0.elements.contains { $0 > 4 } })
    #expect(failing.elements == [5] && failing.error is Offline)
  }

  @Test("Up to eight elements are drawn, and each way to end")
  func values() {
    var counts: Set<Int> = []
    var ends: Set<Bool> = []
    forAll(Self.recordings) { recording in
      counts.insert(recording.elements.count)
      ends.insert(recording.error == nil)
      return recording.elements.count <= 8
    }
    #expect(counts == Set(0...8))
    #expect(ends == [true, false])
    forAll(Recording<Int>.arbitrary()) { $0.error == nil }
  }

  @Test("Streams are written by what they give, each by its own", arguments: 0..<40)
  func writing(index: Int) async throws {
    let tape = Tape(tail: .random)
    tape.isShown = true
    var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1), tape: tape)
    let first = try AsyncStream<Int>.draw(&choices)
    let second = try AsyncStream<Int>.draw(&choices)
    let third = try Gen<AsyncThrowingStream<Int, any Error>>
      .stream(.int(), .constant(Offline())).draw(&choices)
    let trees = SourceText.trees(of: [first, second, third], from: tape)
    #expect(!trees.contains { !$0.isComplete })
    var ending = ""
    var elements: [Int] = []
    do {
      for try await element in third { elements.append(element) }
    } catch { ending = ", error: RecordingTests.Offline()" }
    let firsts = await first.reduce(into: []) { $0.append($1) }
    let seconds = await second.reduce(into: []) { $0.append($1) }
    #expect(
      trees.map(\.text) == [
        "FactoryCheck.Recording(elements: \(firsts)).stream",
        "FactoryCheck.Recording(elements: \(seconds)).stream",
        "FactoryCheck.Recording(elements: \(elements)\(ending)).throwingStream",
      ])
  }

  @Test("A stream that was not drawn is written by its type")
  func unknown() {
    let tree = SourceText.tree(of: AsyncStream<Int>.provide())
    #expect(tree.text == "/* AsyncStream<Int> */")
    #expect(!tree.isComplete)
  }

  @Test("A call that a stream answers is reported with what that gives")
  func calls() async {
    let posts = Gen<Script<Result<Recording<Int>, any Error>>> { choices throws(Discard) in
      try choices.script(
        of: .result(.recording(.int(in: 4...9), .constant(Offline())), .constant(Offline())),
        for: Feed(), "posts")
    }
    let long = await check(posts) { posts in
      let recording = try? posts.answer()
      return (recording?.elements.count ?? 0) < 2 ? nil : .returnedFalse
    }
    #expect(long.counterexample?.calls == ["RecordingTests.Feed.posts() → [4, 4]"])
    let failing = await check(posts) { posts in
      let recording = try? posts.answer()
      return recording?.error == nil ? nil : .returnedFalse
    }
    #expect(
      failing.counterexample?.calls == [
        "RecordingTests.Feed.posts() → [], then throws RecordingTests.Offline()"
      ])
  }

  @Test("The fixed stream has ended")
  func fixed() async throws {
    for await _ in AsyncStream<Int>.provide() { Issue.record("an element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.provide() { Issue.record("an element") }
  }
}
