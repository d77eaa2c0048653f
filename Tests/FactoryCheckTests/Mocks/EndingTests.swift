import Testing

@testable import FactoryCheck

struct EndingTests {
  private static let endings = Gen<Ending<Int, String>>.ending(.int(in: 0...9), .string())

  @Test("Successes, the simpler, are as likely as failures")
  func likelihood() throws {
    var failures = 0
    forAll(Self.endings, cases: 1_000) { ending in
      if ending.isFailure { failures += 1 }
    }
    #expect((400...600).contains(failures))
    #expect(minimal(Self.endings) { _ in true }?.success == 0)
    #expect(minimal(Ending<Int, String>.arbitrary()) { _ in true }?.success == 0)
  }

  @Test("Each shrinks in what it is called with")
  func shrinking() throws {
    let success = try #require(minimal(Self.endings) { ($0.success ?? 0) > 4 })
    #expect(success.success == 5)
    let failure = try #require(minimal(Self.endings) { ($0.failure ?? "").count > 2 })
    #expect(failure.failure?.count == 3)
  }

  private final class Mock {}

  private static let mocks = Gen<(mock: Mock, call: () -> [Bool])> { choices throws(Discard) in
    let mock = Mock()
    let one = try choices.script(of: endings, for: mock, "one", called: "one(%)")
    let pairs = Gen<Ending<Void, (Int, Bool)>>.ending(.constant(()), .constant((7, true)))
    let two = try choices.script(of: pairs, for: mock, "two")
    let three = try choices.script(
      of: Gen<Ending<Void, Void>>.ending(.constant(()), .constant(())),
      throwing: CancellationError.arbitrary(), for: mock, "three")
    return (
      mock,
      { [one.next([1]).isFailure, two.next().isFailure, (try? three.answer())?.isFailure == true] }
    )
  }

  @Test("Reports show what was called behind the call, and the ending among the values")
  func report() async {
    let result = await check(Self.mocks, cases: 2_000) { drawn in
      drawn.call() == [true, true, true] ? .returnedFalse : nil
    }
    #expect(
      result.counterexample?.calls == [
        "EndingTests.Mock.one(1) → failure(\"\")", "EndingTests.Mock.two() → failure(7, true)",
        "EndingTests.Mock.three() → failure()",
      ])
    let value = result.counterexample?.values.first
    #expect(value?.contains("one: [Ending<Int, String>.failure(\"\")]") == true)
  }
}

extension Ending {
  fileprivate var success: Success? { if case .success(let value) = self { value } else { nil } }
  fileprivate var failure: Failure? { if case .failure(let value) = self { value } else { nil } }
  fileprivate var isFailure: Bool { failure != nil }
}
