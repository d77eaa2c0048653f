import TestSupport
import Testing

@testable import FactoryCheck

/// `forAll(replay:)` runs the one case that it names, in every form, and says so where it cannot.
struct PinnedTests {
  private enum Shape: Error { case wrong }

  @Test("What a counterexample says of itself brings its values back", arguments: 1...20)
  func roundTrip(seed: UInt64) async throws {
    let gen = Gen.zip(.array(of: .int()), .string(), .optional(of: .double()))
      .filter { numbers, text, _ in numbers.count + text.count != 1 }
    func verdict(_ value: ([Int], String, Double?)) -> Failure.Cause? {
      value.0.count > 2 && value.2 != nil ? .threw(Shape.wrong) : nil
    }
    let found = try #require(await check(gen, seed: Seed(seed), verdict).counterexample)
    let pinned = await check(gen, seed: 99, replay: found.replay, verdict)
    #expect(pinned.counterexample?.values == found.values)
    #expect(pinned.counterexample?.replay == found.replay)
    #expect(pinned.cases + pinned.discarded == 0)
  }

  @Test(
    "A pinned case that fails is reported as it is, in every form",
    arguments: ["sync", "suspending", "types", "typesSuspending", "lanes", "lanesSuspending"])
  func failing(form: String) async throws {
    let run = try await ChildRun.of("PinnedFixtures/\(form)\\(")
    #expect(run.exitCode == 1 && run.transcript.otherLines == [])
    try #require(run.transcript.issues.count == 1)
    #expect(
      run.transcript.issues[0].comment == [
        "forAll failed for", "    7", "The property returned false.",
        "This is the case that forAll(replay:) pins.",
      ])
  }

  @Test("A pinned case that passes is the only one that is run")
  func passing() {
    var seen: [Int] = []
    let result = forAll(.int(in: 0...99), replay: "i5", examples: [7]) { seen.append($0) }
    #expect(result.isPassed && result.cases == 1 && seen == [5])
  }

  @Test(
    "A text that is no case, or one of other gens, fails the test and says so",
    arguments: [
      (
        "noCase",
        """
        forAll(replay: "x7") is no case: it takes what Counterexample.replay says, or "choices" in a \
        kept or attached failure, such as "(i5)(b1)"
        """
      ),
      (
        "otherGens",
        """
        the gens do not make the case of forAll(replay: "i7b1") any more, but that of "i7" in its \
        place. Take the argument away, and pin what fails then
        """
      ),
      (
        "outOfRange",
        """
        the gens do not make the case of forAll(replay: "i77") any more, but that of "i9" in its \
        place. Take the argument away, and pin what fails then
        """
      ),
      (
        "discarded",
        """
        the gens do not make the case of forAll(replay: "i7") any more: they discard it. Take the \
        argument away, and pin what fails then
        """
      ),
    ])
  func misuse(fixture: String, text: String) async throws {
    let run = try await ChildRun.of("PinnedFixtures/\(fixture)\\(")
    #expect(run.exitCode == 1)
    #expect(run.transcript.issues.map(\.comment) == [["forAll cannot check this: \(text)."]])
  }
}

@Suite(.enabled(if: ChildRun.isChild))
struct PinnedFixtures {
  @Test func sync() {
    forAll(.int(in: 0...9), replay: "i7") { $0 < 5 }
  }

  @Test func suspending() async {
    await forAll(.int(in: 0...9), replay: "i7") { x in
      await Task.yield()
      return x < 5
    }
  }

  @Test func types() {
    forAll(replay: "i7") { (x: UInt8) in x < 5 }
  }

  @Test func typesSuspending() async {
    await forAll(replay: "i7") { (x: UInt8) in
      await Task.yield()
      return x < 5
    }
  }

  @Test func lanes() {
    forAll(.int(in: 0...9), replay: "i7", parallel: true) { $0 < 5 }
  }

  @Test func lanesSuspending() async {
    await forAll(.int(in: 0...9), replay: "i7", parallel: true) { x in
      await Task.yield()
      return x < 5
    }
  }

  @Test func noCase() {
    forAll(.int(in: 0...9), replay: "x7") { $0 < 5 }
  }

  @Test func otherGens() {
    forAll(.int(in: 0...9), replay: "i7b1") { $0 < 5 }
  }

  @Test func outOfRange() {
    forAll(.int(in: 0...9), replay: "i77") { $0 < 5 }
  }

  @Test func discarded() {
    forAll(.int(in: 0...9).filter { $0 < 5 }, replay: "i7") { $0 < 5 }
  }
}
