import Testing

@testable import FactoryCheck

struct ScriptTests {
  private final class Mock: Sendable {}

  /// The answers to the first calls of a drawn script.
  private static func answers(to calls: Int) -> Gen<[Int]> {
    Gen { choices throws(Discard) in
      let script = try choices.script(of: .int(in: 0...100), for: Mock(), "now")
      return (0..<calls).map { _ in script.next() }
    }
  }

  @Test("The simplest script answers all calls alike, and most simply")
  func simplest() async {
    let found = await minimal(Self.answers(to: 10)) { _ in true }
    #expect(found == Array(repeating: 0, count: 10))
  }

  @Test(
    "A script shrinks to the call whose answer matters, and ends with that",
    arguments: [(0, [7, 7, 7, 7]), (1, [0, 7, 7, 7]), (3, [0, 0, 0, 7])])
  func shrinks(call: Int, expected: [Int]) async {
    let found = await minimal(Self.answers(to: 4)) { answers in
      answers[call] >= 7 && answers[..<call].allSatisfy { $0 < 7 }
    }
    #expect(found == expected)
  }

  @Test("Calls behind the last answer get the last answer")
  func last() {
    forAll(Self.answers(to: 12)) { answers in
      #expect(Set(answers[7...]).count == 1)
    }
  }

  @Test("Reports show a mock by its scripts and by the members that were drawn")
  func report() async {
    let mocks = Gen<(mock: Mock, answers: [Int])> { choices throws(Discard) in
      let mock = Mock()
      let now = try choices.script(of: .int(in: 0...100), for: mock, "now")
      _ = try choices.script(of: .bool(), for: mock, "isLate")
      choices.show(mock, by: ["name": "a"])
      return (mock, [now.next(), now.next()])
    }
    let result = await check(mocks, cases: 5_000) { drawn in
      drawn.answers[1] < 7 || drawn.answers[0] > 0 ? nil : .returnedFalse
    }
    #expect(
      result.counterexample?.values == [
        "(mock: ScriptTests.Mock(now: [0, 7], isLate: [false], name: \"a\"), answers: [0, 7])"
      ])
  }

  @Test("Concurrent calls get the answers that calls one after the other get")
  func concurrent() async {
    let calls = 16
    let pairs = Gen<(Script<Int>, [Int])> { choices throws(Discard) in
      var copy = choices
      let script = try choices.script(of: .int(in: 0...100), for: Mock(), "now")
      let twin = try copy.script(of: .int(in: 0...100), for: Mock(), "now")
      return (script, (0..<calls).map { _ in twin.next() })
    }
    await forAll(pairs) { script, expected in
      let answers = await withTaskGroup { group in
        for _ in 0..<calls { group.addTask { script.next() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.sorted() == expected.sorted())
    }
  }
}
