import Testing

@testable import FactoryCheck

struct LateAnswerTests {
  private final class Mock: Sendable {}

  /// A type without a gen that decodes itself.
  private struct User: Decodable, Equatable {
    var name: String
    var age: Int
  }

  /// A type without a gen that does not.
  private struct Handle: Equatable {}

  private struct Refusing: Decodable {
    init(from decoder: any Decoder) throws { throw CancellationError() }
  }

  /// A client as a mock calls it, which asks with the type that it needs.
  private struct Client {
    let answer: () throws -> Any

    func get<T>(_ type: T.Type = T.self) throws -> T {
      let reply = try #require(try answer() as? (Any.Type) throws -> Any)
      return try #require(try reply(T.self) as? T)
    }
  }

  /// The value that an answer has for a type.
  private static func value<T>(_ answer: LateAnswer, _ type: T.Type = T.self) throws -> T {
    try #require(try answer.reply(T.self) as? T)
  }

  private static let clients = Gen<Client> { choices throws(Discard) in
    let mock = Mock()
    let script = try choices.script(of: LateAnswer.arbitrary(), for: mock, "get")
    return Client { script.next() }
  }

  private static let throwingClients = Gen<Client> { choices throws(Discard) in
    let mock = Mock()
    let script = try choices.script(
      of: LateAnswer.arbitrary(), throwing: CancellationError.arbitrary(), for: mock, "get",
      called: "get(%)")
    return Client { try script.answer(["/users"]) }
  }

  @Test("An answer of a type that the call chooses shrinks and is reported, and its case replays")
  func shrinks() async throws {
    func verdict(_ client: Client) -> Failure.Cause? {
      guard let users: [User] = try? client.get() else { return nil }
      return users.contains { $0.age >= 18 && $0.name.count > 1 } ? .returnedFalse : nil
    }
    let result = await check(Self.throwingClients, verdict)
    let found = try #require(result.counterexample)
    #expect(
      found.calls == [
        #"LateAnswerTests.Mock.get("/users") → [LateAnswerTests.User(name: "aa", age: 18)]"#
      ])
    #expect(found.isReproducible && !found.isShrinkingCutShort)
    let pinned = await check(Self.throwingClients, seed: 99, replay: found.replay, verdict)
    #expect(pinned.counterexample?.calls == found.calls)
  }

  @Test("Each type has a value of its own, which shrinks beside the others")
  func types() async throws {
    let result = await check(Self.clients) { client in
      guard let age = try? client.get(Int.self), let name = try? client.get(String.self),
        let user = try? client.get(User.self)
      else { return nil }
      return age > 20 && name.count > 1 && user.age > 7 ? .returnedFalse : nil
    }
    #expect(
      result.counterexample?.calls == [
        "LateAnswerTests.Mock.get() → 21", #"LateAnswerTests.Mock.get() → "aa""#,
        #"LateAnswerTests.Mock.get() → LateAnswerTests.User(name: "", age: 8)"#,
      ])
  }

  @Test("What is asked for again is answered alike, by as many answers as there are")
  func again() {
    forAll(LateAnswer.arbitrary()) { answer in
      let user: User = try Self.value(answer)
      #expect(try Self.value(answer) == user)
    }
  }

  @Test("Answers vary as gens do")
  func vary() throws {
    var ages: Set<Int> = []
    var names: Set<String> = []
    for index in 1..<1_000 {
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 2))
      let user: User = try Self.value(LateAnswer.draw(&choices))
      ages.insert(user.age)
      names.insert(user.name)
    }
    #expect(ages.count > 200 && ages.contains(.max) && ages.contains(.min))
    #expect(names.count > 200)
  }

  @Test("The choices that a case takes late are the same whether or not they are recorded")
  func recording() throws {
    for index in 1..<200 {
      let root = Choices.root(ofKey: 3, seed: 4)
      var plain = Choices.forCase(index, root: root)
      let tape = Tape(tail: .random)
      var taped = Choices.forCase(index, root: root, tape: tape)
      let answers = try (LateAnswer.draw(&plain), LateAnswer.draw(&taped))
      let users: [User] = try Self.value(answers.0)
      #expect(try Self.value(answers.1) == users)
      #expect(try Int.draw(&plain) == Int.draw(&taped))
      var again = Choices.replaying(Tape(replaying: tape.settled, tail: .simplest))
      let text = try #require(ChoiceSequence(text: tape.settled.text))
      var read = Choices.replaying(Tape(replaying: text, tail: .simplest))
      for answer in try [LateAnswer.draw(&again), LateAnswer.draw(&read)] {
        #expect(try Self.value(answer) == users)
      }
    }
  }

  @Test("What nobody can draw is empty where that is a value")
  func empty() throws {
    forAll(LateAnswer.arbitrary(), cases: 50) { answer in
      #expect(try Self.value(answer, Handle?.self) == nil)
      #expect(try Self.value(answer, [Handle].self) == [])
      #expect(try Self.value(answer, [String: Handle].self) == [:])
      try Self.value(answer, Void.self)
    }
  }

  @Test("Results succeed and fail as far as their parts can be drawn")
  func results() {
    var (users, errors) = (0, 0)
    forAll(LateAnswer.arbitrary()) { answer in
      switch try Self.value(answer, Result<User, any Error>.self) {
      case .success: users += 1
      case .failure(let error): errors += error is CancellationError ? 1 : 0
      }
      #expect(try Self.value(answer) == Result<Handle, Gone>.failure(.lost))
    }
    #expect(users > 20 && errors > 20)
  }

  private enum Gone: Error, CaseIterable, Arbitrary { case lost }

  @Test("A result takes the side that can be drawn")
  func oneSided() {
    forAll(LateAnswer.arbitrary(failingWith: Gen<Gone>.constant(.lost)), cases: 50) { answer in
      #expect(try Self.value(answer) == Result<Handle, Gone>.failure(.lost))
      #expect(throws: Never.self) { try Self.value(answer, Result<User, Hidden>.self).get() }
      #expect(throws: Gone.self) { try Self.value(answer, Result<Refusing, Gone>.self).get() }
      if case .failure(let error) = try Self.value(answer, Result<User, any Error>.self) {
        #expect(error is Gone)
      }
    }
  }

  private struct Hidden: Error {}

  @Test("Streams are drawn by their elements, and fail as those may that are drawn beforehand")
  func streams() async throws {
    var counts: Set<Int> = []
    var ends: Set<String> = []
    await forAll(LateAnswer.arbitrary(failingWith: .constant(Hidden()))) { answer in
      let users: AsyncStream<User> = try Self.value(answer)
      counts.insert(await users.reduce(0) { count, _ in count + 1 })
      let numbers: AsyncThrowingStream<Int, any Error> = try Self.value(answer)
      do {
        for try await _ in numbers {}
        ends.insert("finished")
      } catch { ends.insert("\(type(of: error))") }
      for await _ in try Self.value(answer, AsyncStream<Handle>.self) {
        Issue.record("drawn of what has no gen")
      }
    }
    #expect(counts == Set(0...8))
    #expect(ends == ["finished", "Hidden"])
  }

  @Test("A stream shrinks in what it gives, by which it is reported")
  func streamed() async throws {
    func fails(_ client: Client) async throws -> Bool {
      let users: AsyncStream<User> = try client.get()
      return await users.contains { $0.age > 17 }
    }
    var result: CheckResult?
    await withKnownIssue {
      result = await forAll(Self.clients, seed: 1) { try await !fails($0) }
    }
    #expect(
      result?.counterexample?.calls == [
        """
        LateAnswerTests.Mock.get() → FactoryCheck.Recording(elements: \
        [LateAnswerTests.User(name: "", age: 18)]).stream
        """
      ])
  }

  @Test("Lists shrink to as few elements as they need", arguments: 1...20)
  func lists(seed: UInt64) async throws {
    func verdict(_ client: Client) -> Failure.Cause? {
      guard let numbers: [Int] = try? client.get() else { return nil }
      return numbers.count > 4 ? .returnedFalse : nil
    }
    let result = await check(Self.clients, seed: Seed(seed), verdict)
    #expect(
      result.counterexample?.calls == ["LateAnswerTests.Mock.get() → [0, 0, 0, 0, 0]"])
  }

  @Test("What the property did is told of the case that is reported", arguments: 1...20)
  func failure(seed: UInt64) async {
    let result = await check(Self.clients, seed: Seed(seed)) { client in
      guard let numbers: [Int] = try? client.get() else { return nil }
      return numbers.count > 4 ? .threw(TooMany(count: numbers.count)) : nil
    }
    #expect(
      result.counterexample?.failure.words
        == "The property threw LateAnswerTests.TooMany: TooMany(count: 5)")
  }

  private struct TooMany: Error { let count: Int }

  @Test("The order in which types are asked for makes no difference")
  func order() throws {
    for index in 1..<50 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: 7, tape: tape)
      let first = try LateAnswer.draw(&choices)
      let (age, user) = (try Self.value(first, Int.self), try Self.value(first, User.self))
      let text = try #require(ChoiceSequence(text: tape.settled.text))
      for sequence in [tape.settled, text] {
        var again = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
        let second = try LateAnswer.draw(&again)
        #expect(try Self.value(second, User.self) == user)
        #expect(try Self.value(second, Int.self) == age)
      }
    }
  }

  @Test("What a filter asks for while a case is drawn leaves the other answers as they are")
  func filtered() async throws {
    let clients = Self.clients.filter { client in
      (try? client.get(Int.self)).map { $0 > 10 } == true
    }
    for seed in 1...20 as ClosedRange<UInt64> {
      let result = await check(clients, seed: Seed(seed)) { client in
        guard let name: String = try? client.get() else { return nil }
        return name.count > 2 ? .returnedFalse : nil
      }
      let found = try #require(result.counterexample)
      #expect(found.isReproducible && found.calls.last?.hasSuffix(#" → "aaa""#) == true)
    }
  }

  /// What holds a client of its own.
  private struct Session: Arbitrary {
    var client: Client
    var name: String

    static func arbitrary() -> Gen<Session> {
      Gen { choices throws(Discard) in
        Session(client: try clients.draw(&choices), name: try String.draw(&choices))
      }
    }
  }

  @Test("The answers of a mock that an answer holds shrink and are reported as well")
  func nested() async {
    let result = await check(Self.clients, cases: 2_000) { client in
      guard let session: Session = try? client.get(), let age: Int = try? session.client.get()
      else { return nil }
      return age > 100 && session.name.count > 1 ? .returnedFalse : nil
    }
    let calls = result.counterexample?.calls ?? []
    #expect(calls.count == 2 && calls[1] == "LateAnswerTests.Mock.get() → 101")
    #expect(calls[0].contains(#"name: "aa")"#))
  }

  @Test("An answer that decides is not said to be of no matter")
  func explained() async {
    let result = await check(Gen.zip(Self.clients, .int(in: 0...100), .bool())) {
      client, limit, _ in
      guard let ages: [Int] = try? client.get() else { return nil }
      return ages.count > 4 && limit >= 5 ? .returnedFalse : nil
    }
    #expect(result.counterexample?.explanation.irrelevantParts == ["$0.2"])
  }

  @Test("An answer keeps nothing of the case that it was drawn in")
  func memory() throws {
    weak var kept: Tape?
    let answer: LateAnswer = try {
      let tape = Tape(tail: .random)
      kept = tape
      var choices = Choices.forCase(3, root: 1, tape: tape)
      return try LateAnswer.draw(&choices)
    }()
    #expect(kept == nil)
    _ = try answer.reply(Int.self)
  }

  @Test("Where there is no way to draw a value, asking throws an error that says what to do")
  func noValue() {
    forAll(LateAnswer.arbitrary(), cases: 20) { answer in
      #expect(
        Self.error { try answer.reply(Handle.self) }
          == "there is no gen of LateAnswerTests.Handle: make it Arbitrary or Decodable, or set the handler"
      )
      #expect(
        Self.error { try answer.reply(Refusing.self) }
          == "LateAnswerTests.Refusing rejects all values that are drawn for it: write a gen of it")
    }
  }

  private static func error(_ body: () throws -> Any) -> String? {
    do { _ = try body() } catch { return "\(error)" }
    return nil
  }

  @Test("A domain with late answers is never taken for one that was run in full")
  func domain() async {
    let result = await check(Self.clients) { _ in nil }
    #expect(!result.isExhaustive && result.cases > 10)
  }

  @Test("Any sequence is input: what is passed on keeps its spans, and is drawn again the same")
  func sequences() {
    let answers = LateAnswer.arbitrary().array(count: 1...3)
    forAll(Gen<[Token]>.array(of: .token, count: 0...40)) { tokens in
      let sequence = ChoiceSequence(tokens.map(\.token))
      let first = Tape(replaying: sequence, tail: .simplest)
      var choices = Choices.replaying(first)
      let drawn = try answers.draw(&choices)
      let before = first.output
      for answer in drawn { _ = try answer.reply([User].self) }
      for output in [before, first.settled] {
        let again = Tape(replaying: output, tail: .simplest)
        var choices = Choices.replaying(again)
        let redrawn = try answers.draw(&choices)
        #expect(again.output.text == output.text)
        for (old, new) in zip(drawn, redrawn) {
          let users: [User] = try Self.value(old)
          #expect(try Self.value(new) == users)
        }
      }
    }
  }
}

/// A token of any sequence.
private struct Token {
  var token: ChoiceSequence.Token
}

extension Gen<Token> {
  fileprivate static var token: Gen {
    Gen { choices throws(Discard) in
      switch choices.alternative(of: 5) {
      case 0: Token(token: .open([.element, .collection, .dependence][choices.alternative(of: 3)]))
      case 1: Token(token: .close)
      case 2:
        Token(
          token: .choice(
            Choice(
              kind: .count, value: Int128(choices.integer(in: 0...3)), lower: 0, upper: 64,
              origin: 0)))
      default:
        Token(
          token: .choice(
            Choice(
              kind: .integer, value: Int128(choices.integer(in: 0...9)), lower: 0, upper: 99,
              origin: 0)))
      }
    }
  }
}
