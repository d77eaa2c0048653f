import FactoryCheck
import TestSupport
import Testing

/// `label`, `classify` and `collect`, as a test uses them.
struct LabelTests {
  private static let small = Gen.int(in: 0...9)

  @Test("A label counts the cases that have it, each once, and shares are of those that passed")
  func counts() {
    let result = forAll(Self.small) { x in
      if x < 3 { label("low") }
      if x < 3 { label("low") }
      classify(x.isMultiple(of: 2), "even")
    }
    #expect(result.cases == 10)
    #expect(result.labels.map(\.name) == ["even", "low"])
    #expect(result.labels.map(\.cases) == [5, 3])
    #expect(result.labels.map(\.share) == [0.5, 0.3])
  }

  @Test("A class that no case belongs to is there, with none")
  func emptyClass() {
    let result = forAll(.int(in: 0...1_000_000)) { classify($0 < 0, "negative") }
    #expect(result.labels.map(\.cases) == [0])
  }

  @Test("A case that is in a class and then is not counts as one that is")
  func changedMind() {
    let result = forAll(Self.small) { x in
      classify(true, "any")
      classify(false, "any")
    }
    #expect(result.labels.map(\.share) == [1])
  }

  @Test("Values are counted under their titles, by their Swift source, the most frequent first")
  func collected() {
    let result = forAll(Self.small) { x in
      collect(x < 7 ? "a\n" : "b")
      collect(x % 2, "parity")
      collect(x % 2)
      label("x")
    }
    #expect(
      result.labels.map(\.title) == [nil] + Array(repeating: "Collected", count: 4) + [
        "parity", "parity",
      ])
    #expect(result.labels.map(\.name) == ["x", #""a\n""#, "0", "1", #""b""#, "0", "1"])
    #expect(result.labels.map(\.cases) == [10, 7, 5, 5, 3, 5, 5])
  }

  @Test("Cases that are discarded are not counted")
  func discarded() {
    let result = forAll(.int(in: 0...1_000_000)) { x in
      classify(x > 500_000, "large")
      try assume(x > 500_000)
    }
    #expect(result.cases == 400 && result.discarded > 0)
    #expect(result.labels.map(\.cases) == [400])
  }

  @Test("Cases that fail, and those that shrinking tries, are not counted")
  func failing() async throws {
    let run = try await ChildRun.of("LabelFixtures/failing\\(")
    let comment = try #require(run.transcript.issues.last).comment
    let labels = comment.drop { $0 != "Labels of the cases that passed:" }
    #expect(labels.dropFirst().prefix(3) == ["    100.0 % small", "parity:", "    100.0 % 0"])
    #expect(comment.last?.hasPrefix("Replay: ") == true)
  }

  @Test("Outside of a property nothing happens")
  func outside() {
    label("x")
    classify(true, "x")
    collect(1)
    cover(atLeast: 7, false, "x")
    target(1)
  }

  @Test("A property inside another has labels of its own")
  func nested() {
    var inner: CheckResult?
    let outer = forAll(Self.small) { _ in
      label("outer")
      inner = forAll(Self.small) { _ in label("inner") }
      label("outer, too")
    }
    #expect(outer.labels.map(\.name) == ["outer", "outer, too"])
    #expect(outer.labels.map(\.cases) == [10, 10])
    #expect(inner?.labels.map(\.name) == ["inner"])
    #expect(inner?.labels.map(\.cases) == [10])
  }

  @Test("A body that suspends, the tasks it starts and the functions it calls give labels")
  func suspending() async {
    func helper() async { label("helper") }
    let result = await forAll(Self.small) { x in
      await Task.yield()
      label("body")
      await helper()
      await Task { label("task") }.value
      await withTaskGroup { group in
        for _ in 0..<x { group.addTask { label("group") } }
      }
    }
    #expect(result.labels.map(\.name) == ["body", "helper", "task", "group"])
    #expect(result.labels.map(\.cases) == [10, 10, 10, 9])
  }

  @Test("Properties that run at the same time keep their labels apart")
  func concurrent() async {
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          let result = await forAll(.int(in: 0...1_000_000), cases: 50) { _ in
            await Task.yield()
            label("\(number)")
          }
          #expect(result.labels.map(\.name) == ["\(number)"])
          #expect(result.labels.map(\.cases) == [50])
        }
      }
    }
  }

  @Test("Cases that run at the same time have the labels that they have in turn", arguments: 1...5)
  func parallel(seed: UInt64) async {
    let numbers = Gen.int(in: 0...1_000_000)
    let check = { @Sendable (x: Int) in
      classify(x.isMultiple(of: 3), "by three")
      collect(x % 5)
      try assume(!x.isMultiple(of: 7))
    }
    let inTurn = forAll(numbers, cases: 3_000, seed: Seed(seed), property: check)
    let parallel = forAll(
      numbers, cases: 3_000, seed: Seed(seed), parallel: true, property: check)
    #expect(parallel.labels == inTurn.labels && parallel.cases == 3_000)
    let suspending = await forAll(numbers, cases: 3_000, seed: Seed(seed), parallel: true) { x in
      await Task.yield()
      try check(x)
    }
    #expect(suspending.labels.map(\.name) == inTurn.labels.map(\.name))
    #expect(suspending.cases == 3_000)
  }

  @Test("Cases with a time limit have labels")
  func timeout() async {
    let result = await forAll(Self.small, timeout: .seconds(3_600)) { x in
      await Task.yield()
      classify(x < 3, "low")
    }
    #expect(result.labels.map(\.share) == [0.3])
    let inTurn = forAll(Self.small, timeout: .seconds(3_600)) { classify($0 < 3, "low") }
    #expect(inTurn.labels == result.labels)
  }

  @Test("A trait asks for what came of properties that pass, and the environment may undo it")
  func verboseTrait() async throws {
    let run = try await ChildRun.of("LabelFixtures/verbose\\(")
    #expect(run.transcript.otherLines.last == "    100.0 % any")
    let quiet = try await ChildRun.of(
      "LabelFixtures/verbose\\(", environment: ["FACTORYCHECK_VERBOSE": "0"])
    #expect(quiet.transcript.otherLines == [])
  }

  @Test("A property that passes says so when it is asked to")
  func verbose() async throws {
    let quiet = try await ChildRun.of("LabelFixtures/passing\\(")
    #expect(quiet.transcript.otherLines == [])
    let run = try await ChildRun.of(
      "LabelFixtures/passing\\(", environment: ["FACTORYCHECK_VERBOSE": "1"])
    #expect(run.exitCode == 0)
    let lines = run.transcript.otherLines
    #expect(
      lines.first?.hasSuffix(": forAll passed 4 cases, which are all there are.") == true)
    #expect(
      lines.dropFirst() == [
        "Labels of the cases that passed:", "    100.0 % any", "     50.0 % even",
        "      0.0 % none",
      ])
  }

  @Test("A FACTORYCHECK_VERBOSE that is neither on nor off is refused")
  func wrongVerbose() async throws {
    let run = try await ChildRun.of(
      "LabelFixtures/passing\\(", environment: ["FACTORYCHECK_VERBOSE": "yes"])
    #expect(run.exitCode == 1)
    #expect(
      run.transcript.issues.first?.comment == [
        "forAll cannot check this: FACTORYCHECK_VERBOSE=yes is neither on nor off: it takes 1 or 0."
      ])
  }

  @Test("A property of XCTest has labels")
  func xctest() async throws {
    let run = try await ChildRun.of(
      "FactoryCheckTests.LabelXCTestFixtures/testPassing", library: .xctest,
      environment: ["FACTORYCHECK_VERBOSE": "1"])
    #expect(run.exitCode == 0)
    #expect(run.lines.contains("    100.0 % any"))
  }
}
