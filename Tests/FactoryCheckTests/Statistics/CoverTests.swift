import TestSupport
import Testing

@testable import FactoryCheck

/// `cover(atLeast:)`, as a test uses it.
struct CoverTests {
  @Test("What is covered well passes with the cases that were asked for", arguments: 1...20)
  func covered(seed: Int) {
    let result = forAll(.int(in: 0...1_000_000), seed: Seed(UInt64(seed))) { x in
      cover(atLeast: 0.1, x.isMultiple(of: 2), "even")
    }
    #expect(result.isPassed && result.cases == 400)
    #expect(result.labels.map(\.required) == [0.1])
  }

  @Test("More cases run while it is open whether enough are covered, but not without end")
  func open() {
    let gen = Gen<Int>.frequency((89, .int(in: 0...0)), (11, .int(in: 1...1)))
    let wide = Gen.int(in: 0...1_000_000)
    let result = forAll(gen, wide, seed: 1) { x, _ in cover(atLeast: 0.1, x == 1, "one") }
    #expect(result.isPassed)
    #expect(result.cases > 400 && result.cases <= 64 * 400)
    #expect(result.cases.isMultiple(of: 400))
  }

  @Test("A share that is just what is demanded never fails", arguments: 1...10)
  func exactlyEnough(seed: Int) {
    let result = forAll(.int(in: 0...1_000_000), .bool(), cases: 50, seed: Seed(UInt64(seed))) {
      cover(atLeast: 0.5, $1, "true")
    }
    #expect(result.isPassed)
  }

  @Test("Of all values there are the share is exact")
  func exhaustive() {
    let enough = forAll(.int(in: 0...9)) { cover(atLeast: 0.3, $0 < 3, "low") }
    #expect(enough.isPassed && enough.isExhaustive)
  }

  @Test("Too few cases fail the property, with figures and what to do")
  func uncovered() async throws {
    let run = try await ChildRun.of("LabelFixtures/uncovered\\(")
    #expect(run.exitCode == 1)
    let comment = try #require(run.transcript.issues.first).comment
    #expect(
      comment.first == "forAll checked 400 cases, and all passed, but too few were")
    let figures = try #require(comment.dropFirst().first)
    let pattern = /\ +large: \d+ cases or \d+\.\d %, where at least 90\.0 % is demanded/
    #expect(figures.wholeMatch(of: pattern) != nil)
    #expect(
      comment.dropFirst(2).prefix(3) == [
        """
        Let the gen make such values more often (frequency(_:), a narrower range), or let \
        cover(atLeast:) demand less.
        """,
        "Labels of the cases that passed:", "    100.0 % any",
      ])
    #expect(comment.last?.hasPrefix("Replay: SEED=1 \(Settings.swiftTest) --filter ") == true)
  }

  @Test("A share that is none is refused")
  func misuse() async throws {
    let run = try await ChildRun.of("CoverFixtures/misused\\(")
    #expect(run.exitCode == 1)
    #expect(
      run.transcript.issues.first?.comment == [
        """
        forAll cannot check this: cover(atLeast: 10.0) for "even" is no share of the cases: it \
        takes a number from 0 to 1, such as 0.1 for 10 %.
        """
      ])
  }

  @Test("A property of which too few cases of all are covered fails")
  func exhaustiveUncovered() async throws {
    let run = try await ChildRun.of("CoverFixtures/exhaustive\\(")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("    low: 3 cases or 30.0 %, where at least 31.0 % is demanded"))
  }
}

/// Properties that do not cover what they demand; they run in child processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct CoverFixtures {
  @Test func misused() {
    forAll(.int()) { cover(atLeast: 10, $0.isMultiple(of: 2), "even") }
  }

  @Test func exhaustive() {
    forAll(.int(in: 0...9)) { cover(atLeast: 0.31, $0 < 3, "low") }
  }
}
