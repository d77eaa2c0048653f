import FactoryCheck
import Testing

@testable import Shapes

/// Methods that take a function for success and one for failure, of which drawn mocks call one.
struct MockCompletionPairTests {
  private static let signing = Factory<any SigningIn>.arbitrary()

  /// What was called, in order.
  private final class Calls {
    var all: [String] = []

    func note(_ name: String) -> () -> Void { { self.all.append(name) } }
    func note<T>(_ name: String) -> (T) -> Void { { _ in self.all.append(name) } }
    func note<T, U>(_ name: String) -> (T, U) -> Void { { _, _ in self.all.append(name) } }
  }

  /// What each drawn mock calls.
  private func called<P>(_ gen: Gen<P>, _ call: @escaping (P, Calls) -> Void) -> Set<[String]> {
    var called: Set<[String]> = []
    forAll(gen) { mock in
      let calls = Calls()
      call(mock, calls)
      called.insert(calls.all)
    }
    return called
  }

  @Test("One of both is called, once, whatever they take and in whichever order they stand")
  func once() {
    let each: Set = [["+"], ["-"]]
    let signing = Self.signing
    #expect(called(signing) { $0.signIn("", success: $1.note("+"), failure: $1.note("-")) } == each)
    #expect(
      called(signing) { $0.signUp("", onSuccess: $1.note("+"), onFailure: $1.note("-")) } == each)
    #expect(called(signing) { $0.signOut(onError: $1.note("-"), onSuccess: $1.note("+")) } == each)
    #expect(called(signing) { $0.reset(success: $1.note("+"), failure: $1.note("-")) } == each)
    #expect(called(signing) { $0.visit(success: $1.note("+"), failure: $1.note("-")) } == each)
    #expect(called(signing) { $0.refresh(completion: $1.note("+"), failure: $1.note("-")) } == each)
    #expect(
      called(signing) {
        $0.progress($1.note("%"), onLoadSuccess: $1.note("+"), onLoadFailure: $1.note("-"))
      } == each)
  }

  @Test("Functions may be missing, one or both")
  func missing() {
    let none = called(Self.signing) { mock, _ in
      mock.signUp("", onSuccess: nil, onFailure: nil)
    }
    #expect(none == [[]])
    let some = called(Self.signing) { $0.signUp("", onSuccess: nil, onFailure: $1.note("-")) }
    #expect(some == [[], ["-"]])
  }

  @Test("A method that throws may do so instead")
  func throwing() {
    let called = called(Self.signing) { mock, calls in
      do throws(OutOfReach) {
        try mock.renew(success: calls.note("+"), failure: calls.note("-"))
      } catch { calls.all.append("\(type(of: error))") }
    }
    #expect(called == [["+"], ["-"], ["OutOfReach"]])
  }

  @Test("What the method itself answers is drawn beside that")
  func answering() {
    var (numbers, downloads): (Set<Int>, Set<Bool>) = ([], [])
    let started = called(Self.signing) { mock, calls in
      numbers.insert(
        mock.start(successCallback: calls.note("+"), errorCallback: calls.note("-")))
      downloads.insert(mock.begin(success: { _ in }, failure: { _ in }) == nil)
    }
    #expect(started == [["+"], ["-"]])
    #expect(numbers.count > 20 && downloads == [true, false])
    let attempted = called(Self.signing) { mock, calls in
      #expect(mock.attempt(success: calls.note("+"), failure: calls.note("-")) == nil)
    }
    #expect(attempted == [["+"], ["-"]])
  }

  @Test("Values of a type that the call chooses are drawn for its function")
  func chosen() {
    var (posts, failures): (Set<Int>, Int) = ([], 0)
    forAll(Self.signing) { mock in
      mock.get(
        Post.self, value: 0, onSuccess: { posts.insert($0.id) }, onFailure: { _ in failures += 1 })
    }
    #expect(posts.count > 10 && failures > 10)
  }

  @Test("Functions of which it is not for sure that one is called are left alone")
  func unpaired() {
    let unpaired = Factory<any Unpaired>.arbitrary()
    let none: Set<[String]> = [[]]
    #expect(
      called(unpaired) {
        $0.three(success: $1.note("+"), failure: $1.note("-"), always: $1.note("."))
      } == none)
    #expect(
      called(unpaired) { $0.others(loadSuccess: $1.note("+"), saveFailure: $1.note("-")) } == none)
    #expect(
      called(unpaired) { $0.logged(errorLogger: $1.note("-"), success: $1.note("+")) } == none)
    #expect(called(unpaired) { $0.branches(ifTrue: $1.note("+"), ifFalse: $1.note("-")) } == none)
    #expect(
      called(unpaired) { mock, calls in
        mock.answering(
          success: {
            calls.all.append("+"); return $0
          },
          failure: {
            calls.all.append("-"); return $0
          })
      } == none)
  }

  @Test("A completion handler beside them is called as one that stands alone")
  func completionsBeside() {
    let unpaired = Factory<any Unpaired>.arbitrary()
    #expect(
      called(unpaired) {
        $0.finished(success: $1.note("+"), failure: $1.note("-"), completion: $1.note("."))
      } == [["."]])
    #expect(
      called(unpaired) { $0.told(completion: $1.note("."), failure: $1.note("-")) } == [["."]])
  }

  @Test("On the main actor, and for it, one of both is called there")
  @MainActor func onMainActor() async {
    var calls: [String] = []
    forAll(Factory<any ScreenSigningIn>.arbitrary(), cases: 50) { mock in
      mock.signIn(success: { _ in calls.append("+") }, failure: { calls.append("-") })
    }
    #expect(Set(calls) == ["+", "-"] && calls.count == 50)
    var shown: Set<String> = []
    await forAll(Factory<any SharedSigningIn>.arbitrary(), cases: 50) { mock in
      let first = await withCheckedContinuation { done in
        mock.show(
          success: { done.resume(returning: "\($0.id)") },
          failure: { done.resume(returning: "-\($0)") })
      }
      let (second, own) = await withCheckedContinuation { done in
        let own = Calls()
        own.all.append("\(mock.open(success: {}, failure: { _, _ in }))")
        _ = mock.open(
          success: { done.resume(returning: ("+", "")) },
          failure: { done.resume(returning: ("-", "\($0)\($1)")) })
      }
      shown.formUnion([first, second, own])
    }
    #expect(shown.isSuperset(of: ["+", "-"]) && shown.count > 20)
  }

  @Test("Sendable functions are called before the mock returns")
  func sendable() {
    let called = called(Factory<any SharedSigningIn>.arbitrary()) { mock, calls in
      nonisolated(unsafe) let calls = calls
      mock.signIn(success: { _ in calls.all.append("+") }, failure: { _ in calls.all.append("-") })
    }
    #expect(called == [["+"], ["-"]])
  }

  @Test("Of a value and an error each call gives one, and what the method answers beside them")
  func either() {
    var (ends, sizes): (Set<String>, Set<Int>) = ([], [])
    forAll(Factory<any Replying>.arbitrary()) { mock in
      for _ in 0..<3 {
        mock.user(0) { ends.insert("\($0 != nil) \($1 != nil)") }
        sizes.insert(mock.size { ends.insert("\($0 != nil) \($1 != nil)") })
        _ = mock.size(completion: nil)
      }
    }
    #expect(ends == ["true false", "false true"])
    #expect(sizes.count > 20)
  }

  // MARK: - Reports

  @Test("The value is simpler, and reports say which was given")
  func eitherFailing() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<any Replying>.arbitrary(), seed: 1) { mock in
        var isKnown = true
        mock.user(3) { user, _ in isKnown = user?.id ?? 0 < 10 }
        return isKnown
      }
    }
    #expect(
      result?.counterexample?.values.first
        == "ReplyingMock(user: [Ending<Post, Error>.success(Post(id: 10, title: nil))])")
    #expect(
      result?.counterexample?.calls == [
        "ReplyingMock.user(3, completion: /* (Optional<Post>, Optional<Error>) -> () */) "
          + "→ success(Post(id: 10, title: nil))"
      ])
  }

  @Test("A property that fails where failures are called shrinks to one, and reports say which")
  func failing() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Self.signing, seed: 1) { mock in
        var isIn = true
        mock.signIn("Ann", success: { _ in }, failure: { _ in isIn = false })
        return isIn
      }
    }
    let value = result?.counterexample?.values.first ?? ""
    #expect(value == "SigningInMock(signIn: [Ending<Post, Error>.failure(OutOfReach(code: 0))])")
    #expect(
      result?.counterexample?.calls == [
        "SigningInMock.signIn(\"Ann\", success: /* (Post) -> () */, failure: /* (Error) -> () */) "
          + "→ failure(OutOfReach(code: 0))"
      ])
  }

  @Test("Successes are simpler, and their arguments shrink")
  func succeeding() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Self.signing, seed: 1) { mock in
        var number = 0
        mock.signUp("", onSuccess: { number = $1 }, onFailure: {})
        return number < 100
      }
    }
    let value = result?.counterexample?.values.first ?? ""
    #expect(
      value
        == "SigningInMock(signUp: [Ending<(Post, Int), ()>.success(Post(id: 0, title: nil), 100)])"
    )
    #expect(
      result?.counterexample?.calls.first?.hasSuffix(") → success(Post(id: 0, title: nil), 100)")
        == true)
  }
}
