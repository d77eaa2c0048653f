import FactoryCheck
import Synchronization
import Testing

@testable import Shapes

struct GeneratedFunctionTests {
  @Test("A drawn function answers the same argument with the same answer, others with others")
  func functions() async throws {
    let all = values(of: Actions.arbitrary())
    #expect(
      all.allSatisfy { actions in (0...9).map(actions.isLiked) == (0...9).map(actions.isLiked) })
    #expect(all.contains { actions in Set((0...9).map(actions.isLiked)).count == 2 })
    #expect(
      all.contains { $0.optional == nil } && all.contains { $0.handler("a") != $0.handler("b") })
    #expect(all.contains { $0.table.values.contains { $0(1) != $0(2) } })
    var answers: Set<Int> = []
    for actions in all { if let answer = try? await actions.run(1, "x") { answers.insert(answer) } }
    #expect(answers.count > 30)
  }

  @Test("What a function may not keep does not steer its answer, what is written back does")
  func parameters() {
    let all = values(of: Actions.arbitrary())
    #expect(all.allSatisfy { $0.nested({ _ in true }, {}) == $0.nested({ _ in false }, {}) })
    #expect(
      all.contains { actions in
        var (one, two) = (1, 2)
        return actions.change(&one, "") != actions.change(&two, "")
      })
  }

  @Test("The fixed function answers with the fixed value, the simplest with the simplest")
  func fixed() {
    #expect(Callbacks.provide().transform(5) == 0)
    #expect(Mapper<Int, String>.provide().map(3) == "")
    let simple = simplest(of: Mapper<Int, Int>.arbitrary())
    #expect(simple.map { mapper in Set((0...9).map(mapper.map)) } == [0])
  }

  @Test("A function that may throw does so for some arguments, and each time for those")
  func throwing() async {
    var (failing, errors): (Set<Int>, Set<String>) = ([], [])
    for endpoints in values(of: Endpoints.arbitrary()) {
      let failures = (0...9).map { number in
        do {
          try endpoints.close(number, 0)
          return ""
        } catch { return "\(error)" }
      }
      failing.insert(failures.count { $0 != "" })
      errors.formUnion(failures)
      for text in ["a", "b"] {
        let fails = (try? endpoints.save(text)) == nil
        #expect(fails == ((try? endpoints.save(text)) == nil))
      }
      #expect((try? endpoints.count()) == (try? endpoints.count()))
      #expect(await (try? endpoints.load(1)) == (try? endpoints.load(1)))
    }
    #expect(failing.count > 5 && errors.count > 20)
    let simple = simplest(of: Endpoints.arbitrary())
    #expect((try? simple?.count()) == 0)
  }

  @Test("Functions are payloads, and labelled factories take them")
  func labelled() {
    #expect(values(of: Step.arbitrary()).contains { Step._call.get($0)?(1) ?? 0 != 0 })
    #expect(Factory<Callbacks>.provide(transform: { $0 + 1 }).transform(1) == 2)
    let liking = Factory<Actions>.arbitrary(isLiked: .function(returning: .constant(true)))
    #expect(values(of: liking).allSatisfy { $0.isLiked(7) })
  }

  @Test("A function that runs where it is called is drawn as any other")
  func nonsending() async {
    for steps in values(of: Factory<Steps>.arbitrary(), count: 20) {
      #expect(await steps.first(3) == steps.first(3))
    }
    #expect(await Factory<Steps>.provide(first: { $0 + 1 }).first(2) == 3)
  }

  @Test("Functions of open types run anywhere and answer as any other")
  func open() async throws {
    let fixed = Runner<Int, String>.provide()
    #expect(try await fixed.run(3) == "")
    #expect(await fixed.show?("a") == [])
    var answers: Set<Int> = []
    for runner in values(of: Runner<Int, Int>.arbitrary()) {
      let answer = try? await Task.detached { try await runner.run(1) }.value
      #expect(await (try? runner.run(1)) == answer)
      if let answer { answers.insert(answer) }
      #expect(await runner.show?(2) == runner.show?(2))
    }
    #expect(answers.count > 30)
    #expect(try await Factory<Runner<Int, Int>>.provide(run: { $0 + 1 }).run(1) == 2)
  }

  @Test("Functions of open types that are called in other ways answer as well")
  func relayed() async {
    let fixed = Relay<String>.provide()
    #expect(await fixed.here(1, "a") == "")
    #expect(await fixed.there(1) == "")
    for relay in values(of: Relay<[Int]>.arbitrary(), count: 20) {
      let (here, there) = (await relay.here(1, "a"), await relay.there(2))
      #expect(await relay.here(1, "a") == here)
      #expect(await relay.there(2) == there)
    }
  }

  @Test("What a function sends is drawn as anything else")
  func sending() async {
    #expect(Handover.provide().pass([1]) == [])
    await forAll(Factory<Handover>.arbitrary()) { handover in
      #expect(handover.pass([1]) == handover.pass([1]))
      _ = try? await handover.last("a")
    }
  }

  @Test("A function's typealias may stand in a protocol")
  func inheritedAlias() {
    #expect(Factory<Pane>.provide(provider: { 4 }).provider() == 4)
    #expect(Set(values(of: Pane.arbitrary()).map { $0.provider() }).count > 1)
  }
}

// MARK: - Reports

extension GeneratedFunctionTests {
  /// The calls that the report on a failing property shows.
  private func calls<T>(_ gen: Gen<T>, holds: (T) -> Bool) -> [String]? {
    var result: CheckResult?
    withKnownIssue { result = forAll(gen, cases: 1_000, seed: 1, property: holds) }
    return result?.counterexample?.calls
  }

  @Test("Reports show which functions were called, and what those answered or threw")
  func report() {
    let comments = Mutex("")
    withKnownIssue {
      forAll(Endpoints.arbitrary(), seed: 1) { endpoints in
        _ = try? endpoints.count()
        return (try? endpoints.save("a")) != nil
      }
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    let text = comments.withLock { $0 }
    #expect(
      text.hasPrefix(
        """
        forAll failed for
            Endpoints(
              load: /* @Sendable (Int) async throws -> String */,
              save: /* (String) throws -> () */,
              count: /* () throws(Unreachable) -> Int */,
              close: /* @Sendable (Int, Int) throws -> () */
            )
        The property returned false.
        These were called:
            Endpoints.count() → 0
            Endpoints.save("a") → throws Unreachable.offline(0)

        """), "\(text)")
  }

  @Test("Functions that suspend are shown as well")
  func suspendingCalls() async {
    var result: CheckResult?
    await withKnownIssue {
      result = await forAll(Endpoints.arbitrary(), seed: 1) { endpoints in
        await (try? endpoints.load(3)) != nil
      }
    }
    #expect(
      result?.counterexample?.calls == ["Endpoints.load(3) → throws Unreachable.offline(0)"])
  }

  @Test("Functions inside of optionals and collections have the member's name, and so do payloads")
  func nestedCalls() {
    let actions = Actions.arbitrary()
    #expect(calls(actions) { $0.optional?("a") != true } == [#"Actions.optional("a") → true"#])
    #expect(
      calls(actions) { actions in actions.table.values.allSatisfy { $0(1).0 < 5 } } == [
        "Actions.table(1) → (5, 0)"
      ])
    #expect(
      calls(actions) { actions in
        var number = 1
        return actions.change(&number, "") < 5
      } == [#"Actions.change(1, "") → 5"#])
    #expect(calls(Step.arbitrary()) { (Step._call.get($0)?(1) ?? 0) < 1 } == ["Step.call(1) → 1"])
    #expect(
      calls(Replies.arbitrary()) { !$0.curried(1)("a") } == [
        "Replies.curried(1) → /* (String) -> Bool */", #"Replies.curried(…)("a") → true"#,
      ])
  }

  @Test("Functions of generic types, and those of a gen that a factory takes, have the names, too")
  func factoryCalls() {
    #expect(
      calls(Mapper<Int, Bool>.arbitrary()) { !$0.map(3) } == ["Mapper<Int, Bool>.map(3) → true"])
    let liking = Factory<Actions>.arbitrary(isLiked: .function(returning: .constant(true)))
    #expect(calls(liking) { !$0.isLiked(7) } == ["Actions.isLiked(7) → true"])
  }

  @Test("Functions of several values are told apart, and stand among the calls of mocks")
  func mixedCalls() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(
        Callbacks.arbitrary(), Factory<any Methods>.arbitrary(), Callbacks.arbitrary(), seed: 1
      ) { first, mock, second in
        let number = first.transform(1)
        _ = mock.one(2)
        return second.transform(1) == number
      }
    }
    #expect(
      result?.counterexample?.calls.map { $0.replacing(/[01]$/, with: "…") } == [
        "Callbacks.transform(1) → …", #"MethodsMock.one(2) → """#, "Callbacks.transform#2(1) → …",
      ])
  }
}
