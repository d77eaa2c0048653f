import Foundation
import Testing

@testable import FactoryCheck

/// One property that is wrong in several ways.
struct RunnerTests {
  private struct Odd: Error {}
  private struct Large: Error {}

  private static func recorded(_ line: Int) -> Failure.Cause {
    .recorded(NotedIssue(place: "F.swift:\(line)", text: "x"), count: 1)
  }

  @Test("Each bug is shrunk by itself and reported once, the smallest first", arguments: 1...20)
  func severalBugs(seed: Int) async {
    let result = await check(.int(in: 0...1_000), seed: Seed(UInt64(seed))) { x in
      x >= 700 ? .threw(Large()) : x >= 300 ? Self.recorded(1) : x >= 40 ? .returnedFalse : nil
    }
    #expect(result.counterexamples.map(\.values) == [["40"], ["300"], ["700"]])
    #expect(result.counterexample?.values == ["40"])
  }

  @Test(
    "A bug that hides behind another, and that only shrinking meets, is reported", arguments: 1...20
  )
  func metWhileShrinking(seed: Int) async {
    let result = await check(.int(), cases: 20, seed: Seed(UInt64(seed))) { x in
      x == 1 ? .threw(Odd()) : x == 0 ? nil : .returnedFalse
    }
    #expect(result.counterexamples.map(\.values) == [["1"], ["-1"]])
    #expect(result.counterexamples.contains { $0.caseIndex != nil })
  }

  private enum Wrong: Error, CustomStringConvertible {
    case low, odd
    case far(Int)
    var description: String { "wrong" }
  }

  @Test("The cases of an enum of errors are bugs of their own, whatever they hold")
  func errorCases() async {
    let result = await check(.int(in: -1_000...1_000)) { x in
      x < -100
        ? .threw(Wrong.low) : x > 500 ? .threw(Wrong.far(x)) : x % 9 == 5 ? .threw(Wrong.odd) : nil
    }
    #expect(result.counterexamples.map(\.values) == [["5"], ["-101"], ["501"]])
  }

  @Test("What tells errors apart is asked of any error, as often as shrinking may")
  func anyError() {
    let errors: [(any Error, String)] = [
      (NSError(domain: "near", code: 1), "near"), (Wrong.far(2), "far"),
      (Discard(), "FactoryCheck.Discard"),
    ]
    for (error, kind) in errors {
      for _ in 0..<1_000 {
        #expect(Failure(cause: .threw(error)).identity.hasSuffix(" \(kind)"))
      }
    }
  }

  @Test("Errors of several domains are bugs of their own, whatever their codes")
  func errorDomains() async {
    let result = await check(.int(in: 0...1_000)) { x in
      x < 50 ? nil : .threw(NSError(domain: x < 700 ? "near" : "far", code: x))
    }
    #expect(result.counterexamples.map(\.values) == [["50"], ["700"]])
  }

  @Test("What an error says to people stands behind what it is")
  func localizedErrors() {
    struct Refused: LocalizedError { var errorDescription: String? { "The door is shut." } }
    #expect(
      Failure(cause: .threw(Refused())).words
        == "The property threw RunnerTests.Refused: Refused(), The door is shut.")
    #expect(
      Failure(cause: .threw(Wrong.low)).words == "The property threw RunnerTests.Wrong: wrong")
  }

  @Test("What suspends is shrunk in the same steps as what does not", arguments: 1...10)
  func suspending(seed: UInt64) async throws {
    let gen = Gen.int().array()
    let results = [
      await check(gen, seed: Seed(seed), lanes: .one) { $0.count > 2 ? .returnedFalse : nil },
      await check(gen, seed: Seed(seed), lanes: .tasks) { $0.count > 2 ? .returnedFalse : nil },
    ]
    let found = try results.map { try #require($0.counterexample) }
    #expect(found[0].values == ["[0, 0, 0]"])
    #expect(found[0].sequence == found[1].sequence)
    #expect(found[0].shrinkRuns == found[1].shrinkRuns)
  }

  @Test("A small domain is searched to its end for further bugs")
  func enumerated() async {
    let result = await check(.int(in: 0...99)) { x in
      x == 99 ? .threw(Large()) : x == 7 ? .threw(Odd()) : nil
    }
    #expect(result.counterexamples.map(\.values) == [["7"], ["99"]])
    #expect(result.counterexamples.map(\.caseIndex) == [7, 99])
    #expect(result.cases == 98)
  }

  @Test("Of very many bugs ten are reported")
  func bounded() async {
    let result = await check(.int(in: 0...99)) { Self.recorded($0) }
    #expect(result.counterexamples.map(\.values) == (0..<10).map { ["\($0)"] })
  }

  @Test("Behind a failure no more cases run than were planned, and a thousand at most")
  func furtherCases() async {
    for (cases, most) in [(200, 250), (100_000, 1_100)] {
      var drawn = 0
      let gen = Gen<Int> { choices throws(Discard) in
        drawn += 1
        return choices.integer(in: 0...1_000_000)
      }
      let result = await check(gen, cases: cases) { _ in .returnedFalse }
      #expect(result.counterexample?.values == ["0"])
      #expect(drawn < most)
    }
  }
}
