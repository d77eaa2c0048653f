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

  /// What a drawn script answers, call by call.
  private static func calls<Answer>(of answers: Gen<Answer>) -> Gen<() -> Answer> {
    Gen { choices throws(Discard) in
      let script = try choices.script(of: answers, for: Mock(), "next")
      return { script.next() }
    }
  }

  @Test("The simplest script answers all calls alike, and most simply")
  func simplest() async {
    let found = minimal(Self.answers(to: 10)) { _ in true }
    #expect(found == Array(repeating: 0, count: 10))
  }

  @Test(
    "A script shrinks to the call whose answer matters, and ends with that",
    arguments: [(0, [7, 7, 7, 7]), (1, [0, 7, 7, 7]), (3, [0, 0, 0, 7])])
  func shrinks(call: Int, expected: [Int]) async {
    let found = minimal(Self.answers(to: 4)) { answers in
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

  @Test("A loop that calls until there is nothing more ends, and not before a thousand calls")
  func loops() throws {
    var choices = Choices.replaying(Tape(tail: .simplest))
    let lines = try choices.script(of: .constant(Int?.some(1)), for: Mock(), "line")
    var count = 0
    while lines.next() != nil { count += 1 }
    #expect(count == 1_000 && lines.next() == nil)
    let results = try choices.script(
      of: .constant(String?.some("")), throwing: CancellationError.arbitrary(), for: Mock(), "x")
    count = 0
    while try results.answer() != nil { count += 1 }
    #expect(count == 1_000)
  }

  @Test("A loop ends that asks for pages until one is empty, or the last")
  func pages() {
    typealias Page = (items: [Int], next: Int?)
    let gen = Gen<Page> { choices throws(Discard) in
      (try [Int].draw(&choices), try Int?.draw(&choices))
    }
    let ends: [(Page) -> Bool] = [{ $0.items.isEmpty }, { $0.next == nil }]
    for isEnd in ends {
      forAll(Self.calls(of: gen)) { next in
        #expect((0...1_000).contains { _ in isEnd(next()) })
      }
    }
  }

  @Test("A loop ends that waits for one of several answers", arguments: 0..<6)
  func waits(for state: Int) {
    forAll(Self.calls(of: .int(in: 0...5)), cases: 20) { next in
      #expect((0..<2_100).contains { _ in next() == state })
    }
  }

  @Test("Answers behind the thousandth call are the same each time, and none that is rejected")
  func late() {
    let odd = Gen.int(in: 0...9).filter { $0 % 2 == 1 }
    forAll(Self.calls(of: odd), Self.calls(of: odd), cases: 20) { first, second in
      let answers = (0..<3_000).map { _ in first() }
      #expect(answers.allSatisfy { $0 % 2 == 1 } && Set(answers[2_000...]).count == 5)
      #expect(Set(answers[8..<1_000]).count == 1)
      #expect((0..<3_000).map { _ in second() }[2_000...] == answers[2_000...])
    }
  }

  @Test("Mocks that answer mocks have fewer answers the deeper they are")
  func nested() throws {
    func chain(_ levels: Int) -> Gen<Int> {
      Gen { choices throws(Discard) in
        guard levels > 0 else { return 1 }
        let (mock, next) = (Mock(), chain(levels - 1))
        let one = try choices.script(of: next, for: mock, "one")
        let other = try choices.script(of: next, for: mock, "other")
        return one.next() + other.next()
      }
    }
    var draws = 0
    let counted = Gen<Int> { choices throws(Discard) in
      draws += 1
      return try Int.draw(&choices)
    }
    let nested = Gen<[Int]> { choices throws(Discard) in
      let inner = Gen<Int> { choices throws(Discard) in
        let script = try choices.script(of: counted, for: Mock(), "inner")
        return script.next()
      }
      return try inner.array(count: 1...1).array(count: 1...1).draw(&choices)[0]
    }
    for index in 0..<50 {
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 2))
      _ = try nested.draw(&choices)
    }
    #expect(draws == 50)
    forAll(chain(8), cases: 20) { #expect($0 == 256) }
  }

  @Test("Reports show a mock by the scripts that answered and by the members that were drawn")
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
        "(mock: ScriptTests.Mock(now: [0, 7], name: \"a\"), answers: [0, 7])"
      ])
  }

  @Test("A script that answered nothing is neither shown nor said to be of no matter")
  func unplayed() async {
    let mocks = Gen<(mocks: [Mock], answers: () -> [Int])> { choices throws(Discard) in
      let mocks = [Mock(), Mock()]
      _ = try choices.script(of: .bool(), for: mocks[0], "unused")
      let used = try choices.script(of: .int(in: 0...9), for: mocks[0], "used")
      _ = try choices.script(of: .bool(), for: mocks[1], "unused")
      let spare = try choices.script(of: .int(in: 0...9), for: mocks[1], "spare")
      return (mocks, { [used.next(), spare.next()] })
    }
    let result = await check(mocks) { $0.answers()[0] < 4 ? nil : .returnedFalse }
    let found = result.counterexample
    #expect(
      found?.values == [
        """
        (mocks: [ScriptTests.Mock(used: [4]), ScriptTests.Mock(spare: [0])], \
        answers: /* () -> Array<Int> */)
        """
      ])
    #expect(found?.explanation.irrelevantParts == ["mocks[1]", "answers"])
  }

  @Test(
    "A mock that is shown by scripts cannot be written, one that is shown by its members can",
    arguments: [true, false])
  func writing(hasScript: Bool) throws {
    let tape = Tape(tail: .simplest)
    var choices = Choices.replaying(tape)
    let mock = Mock()
    choices.show(mock, by: ["name": "a"])
    if hasScript { _ = try choices.script(of: .int(in: 0...9), for: mock, "now") }
    #expect(SourceText.trees(of: [mock], from: tape).allSatisfy(\.isComplete) == !hasScript)
  }

  private typealias Repository = (
    find: (Int, () -> Void) throws -> String, now: () -> Int, close: () throws -> Void
  )

  /// Something with methods that answer scripts.
  private static let repositories = Gen<Repository> { choices throws(Discard) in
    let mock = Mock()
    let errors = Gen<any Error>.constant(Gone(id: 7))
    let find = try choices.script(
      of: .string(), throwing: Gen<Gone>.constant(Gone(id: 7)), for: mock, "find",
      called: "find(id: %, then: …)")
    let now = try choices.script(of: .int(in: 3...9), for: mock, "now")
    let close = try choices.script(
      of: .result(.constant(()), errors), for: mock, "close", called: "close(%)")
    return ({ id, _ in try find.answer([id]) }, { now.next() }, { try close.answer([1]) })
  }

  private struct Gone: Error { var id: Int }

  @Test("The calls of the smallest case are reported in order, with arguments and answers")
  func calls() async {
    let result = await check(Self.repositories) { repository in
      try? repository.close()
      _ = repository.now()
      do { _ = try repository.find(5, {}) } catch { return .returnedFalse }
      return nil
    }
    #expect(
      result.counterexample?.calls == [
        "ScriptTests.Mock.close(1)", "ScriptTests.Mock.now() → 3",
        "ScriptTests.Mock.find(id: 5, then: …) → throws ScriptTests.Gone(id: 7)",
      ])
  }

  @Test(
    "Arguments that any number of may stand in a call are shown as they stand there",
    arguments: [
      ("log(%..., at: %)", [], "log(at: 1)"), ("log(%..., at: %)", [7], "log(7, at: 1)"),
      ("log(of: %..., at: %)", [7, 8], "log(of: 7, 8, at: 1)"),
      ("log(of: %..., at: %)", [], "log(at: 1)"), ("log(of: %..., …)", [7], "log(of: 7, …)"),
    ])
  func variadics(pattern: String, numbers: [Int], call: String) async {
    let result = await check(Self.logs(called: pattern)) { log in
      log.next(pattern.contains("at: %") ? [numbers, 1] : [numbers]) == 0 ? .returnedFalse : nil
    }
    #expect(result.counterexample?.calls == ["ScriptTests.Mock.\(call) → 0"])
  }

  @Test("Where there are none of them, nothing of them is left of a call")
  func noVariadics() async {
    let result = await check(Self.logs(called: "log(%, of: %...)")) { log in
      log.next([1, [Int]()]) == 0 ? .returnedFalse : nil
    }
    #expect(result.counterexample?.calls == ["ScriptTests.Mock.log(1) → 0"])
  }

  private static func logs(called pattern: String) -> Gen<Script<Int>> {
    Gen { choices throws(Discard) in
      try choices.script(of: .constant(0), for: Mock(), "log", called: pattern)
    }
  }

  @Test("A result that is answered, and not thrown, is reported as one")
  func results() async {
    let scripts = Gen<Script<Result<Int, Gone>>> { choices throws(Discard) in
      try choices.script(of: .result(.int(), .constant(Gone(id: 7))), for: Mock(), "load")
    }
    let failing = await check(scripts) { (try? $0.next().get()) == nil ? .returnedFalse : nil }
    let gone = "ScriptTests.Mock.load() → failure(ScriptTests.Gone(id: 7))"
    #expect(failing.counterexample?.calls == [gone])
    let large = await check(scripts) { ((try? $0.next().get()) ?? 0) > 9 ? .returnedFalse : nil }
    #expect(large.counterexample?.calls == ["ScriptTests.Mock.load() → success(10)"])
  }

  @Test("An ending that something is answered besides is reported as it is alone")
  func besides() async {
    let endings = Gen<Ending<Int, Gone>>.ending(.int(), .constant(Gone(id: 7)))
    let scripts = Gen<Script<(Ending<Int, Gone>, Int)>> { choices throws(Discard) in
      let answers = Gen { choices throws(Discard) in (try endings.draw(&choices), 3) }
      return try choices.script(of: answers, for: Mock(), "load")
    }
    let result = await check(scripts) { script in
      if case .failure = script.next().0 { return .returnedFalse }
      return nil
    }
    let gone = "ScriptTests.Mock.load() → (failure(ScriptTests.Gone(id: 7)), 3)"
    #expect(result.counterexample?.calls == [gone])
  }

  @Test("No answer and one of nothing are told apart", arguments: [nil, .some(nil), 1] as [Int??])
  func nestedOptionals(answer: Int??) async {
    let scripts = Gen<Script<Int??>> { choices throws(Discard) in
      try choices.script(of: .constant(answer), for: Mock(), "find", called: "find(%)")
    }
    let result = await check(scripts) { script in
      _ = script.next([answer as Any])
      return .returnedFalse
    }
    let text = answer == nil ? "nil" : answer == .some(nil) ? ".some(nil)" : "1"
    #expect(result.counterexample?.calls == ["ScriptTests.Mock.find(\(text)) → \(text)"])
  }

  @Test("A script that may throw answers and throws, typed errors or not")
  func throwing() {
    let scripts = Gen<(Script<Result<Int, any Error>>, Script<Result<Int, Gone>>)> {
      choices throws(Discard) in
      let failures = Gen<Gone>.constant(Gone(id: 7))
      return (
        try choices.script(of: .int(), throwing: failures, for: Mock(), "any"),
        try choices.script(of: .result(.int(), failures), for: Mock(), "typed")
      )
    }
    var (answers, errors): (Set<Int>, [Int]) = ([], [])
    forAll(scripts) { anyErrors, typed in
      do throws(Gone) { answers.insert(try typed.answer()) } catch { errors.append(error.id) }
      do { answers.insert(try anyErrors.answer()) } catch {
        errors.append((error as? Gone)?.id ?? 0)
      }
    }
    #expect(answers.count > 20)
    #expect(Set(errors) == [7] && errors.count > 20)
  }

  @Test("Calls with large arguments and answers are shown by what those begin with")
  func large() async throws {
    let mocks = Gen<([Int]) -> [Int]> { choices throws(Discard) in
      let answers = Gen<[Int]>.constant(Array(1000...1999))
      let script = try choices.script(of: answers, for: Mock(), "sum", called: "sum(%)")
      return { script.next([$0]) }
    }
    let result = await check(mocks) { $0(Array(1...1000)).isEmpty ? nil : .returnedFalse }
    let call = try #require(result.counterexample?.calls.first)
    #expect(call.count < 500)
    #expect(call.hasPrefix("ScriptTests.Mock.sum([1, 2, 3, ") && call.contains("→ [1000, 1001, "))
    #expect(call.hasSuffix(" more]"))
  }

  @Test("Without mocks no calls are reported")
  func noCalls() async {
    let result = await check(.int()) { _ in .returnedFalse }
    #expect(result.counterexample?.calls == [])
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
