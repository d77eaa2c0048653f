import FactoryCheck
import TestSupport
import Testing

/// Traits of suites and tests set how their properties are checked, the innermost first. These tests
/// expect what no variable of the environment overrides.
@Suite(.cases(50), .seed(3))
struct PropertyTraitTests {
  @Test("A suite's trait reaches its tests")
  func suite() async {
    let result = forAll(.int()) { _ in true }
    #expect(result.cases == 50 && result.seed == 3)
    let other = await forAll(.int()) { _ in
      await Task.yield()
      return true
    }
    #expect(other.cases == 50 && other.seed == 3)
  }

  @Test("A test's trait comes before its suite's", .cases(20))
  func test() {
    let result = forAll(.int()) { _ in true }
    #expect(result.cases == 20 && result.seed == 3)
  }

  @Test("The last of two traits counts", .cases(20), .cases(21))
  func twice() {
    #expect(forAll(.int()) { _ in true }.cases == 21)
  }

  @Test("An argument comes before any trait", .cases(20))
  func argument() {
    let result = forAll(.int(), cases: 10, seed: 4) { _ in true }
    #expect(result.cases == 10 && result.seed == 4)
  }

  @Test("Every case of a parameterised test has the traits", .cases(20), arguments: 1...3)
  func parameterised(number: Int) {
    #expect(forAll(.int()) { _ in true }.cases == 20)
  }

  @Suite("A suite inside another") struct Plain {
    @Test("has the traits of that one") func inherited() {
      #expect(forAll(.int()) { _ in true }.cases == 50)
    }
  }

  @Suite("A suite with traits of its own inside another", .cases(30)) struct Nested {
    @Test("has its own before those of that one") func overridden() {
      let result = forAll(.int()) { _ in true }
      #expect(result.cases == 30 && result.seed == 3)
    }

    @Test("leaves the last word to a test", .cases(5)) func innermost() {
      #expect(forAll(.int()) { _ in true }.cases == 5)
    }
  }
}

/// What traits do to properties that fail, in child processes.
struct PropertyTraitReportTests {
  @Test("Without shrinking, what fails is reported as it was found")
  func noShrinking() async throws {
    let run = try await ChildRun.of("PropertyTraitFixtures/noShrinking\\(")
    #expect(run.exitCode == 1)
    let comment = try #require(run.transcript.issues.last).comment
    #expect(comment.prefix(3).dropFirst(2) == ["The property returned false."])
    #expect(comment[1] != "    50")
    #expect(comment[3].wholeMatch(of: /Found in case \d+, and not shrunk\./) != nil)
  }

  @Test("The environment comes before traits")
  func environment() async throws {
    let variables = ["SEED": "77", "FACTORYCHECK_CASES": "9"]
    let run = try await ChildRun.of("PropertyTraitFixtures/result\\(", environment: variables)
    #expect(run.output.contains("result: 9 cases, seed 77"))
    let unset = try await ChildRun.of("PropertyTraitFixtures/result\\(")
    #expect(unset.output.contains("result: 60 cases, seed 5"))
  }

  @Test("A trait that asks for no cases fails the test, and says what it takes")
  func noCases() async throws {
    let run = try await ChildRun.of("PropertyTraitFixtures/noCases\\(")
    #expect(run.exitCode == 1)
    let issue = try #require(run.transcript.issues.first)
    #expect(
      issue.comment == [
        "forAll cannot check this: .cases(0) checks nothing: it takes a number above 0."
      ])
  }
}

@Suite(.enabled(if: ChildRun.isChild), .seed(5))
struct PropertyTraitFixtures {
  @Test(.noShrinking) func noShrinking() {
    forAll(FailureFixtures.numbers) { $0 < 50 }
  }

  @Test(.cases(60)) func result() {
    let result = forAll(.int()) { _ in true }
    print("result: \(result.cases) cases, seed \(result.seed)")
  }

  @Test(.cases(0)) func noCases() {
    forAll(.int()) { _ in true }
  }
}
