import Synchronization
import Testing

@testable import FactoryCheck

/// Cases on all cores come to exactly what cases one after another come to.
struct SweeperTests {
  /// What was found, and how far the cases came.
  private func summary(_ result: CheckResult) -> [String] {
    let found = result.counterexamples.map { "\($0.values) in \($0.caseIndex ?? -1)" }
    let outcome: String
    switch result.outcome {
    case .passed: outcome = "passed"
    case .failed: outcome = "failed"
    case .gaveUp: outcome = "gave up"
    case .uncovered: outcome = "uncovered"
    case .cancelled: outcome = "cancelled"
    case .misused: outcome = "misused"
    }
    return [outcome, "\(result.cases) passed", "\(result.discarded) discarded"] + found
  }

  @Test(
    "A property that discards and fails comes to the same on all cores",
    arguments: [Lanes.threads, .tasks])
  func sameResult(lanes: Lanes) async {
    struct Rare: Error {}
    let gens = (Gen.int(in: 1...40), Gen.int(in: 1...600), Gen.int(in: 1...900))
    await forAll(gens.0, gens.1, gens.2, cases: 150) { discards, failures, cases in
      let gen = Gen<Int> { choices throws(Discard) in
        let number = choices.integer(in: 0...1_000_000)
        if number % 40 < discards - 1 { throw Discard() }
        return number
      }
      func verdict(_ x: Int) -> Failure.Cause? {
        x % 701 == failures ? .returnedFalse : x % 997 == failures ? .threw(Rare()) : nil
      }
      let seed = Seed(UInt64(failures))
      let one = await check(gen, cases: cases, seed: seed, verdict)
      let all = await check(gen, cases: cases, seed: seed, lanes: lanes, verdict)
      #expect(summary(all) == summary(one))
    }
  }

  @Test("Every case up to the last is run, and each once", arguments: [Lanes.threads, .tasks])
  func everyCaseOnce(lanes: Lanes) async {
    let drawn = Mutex<[Int]>([])
    let gen = Gen<Int> { choices throws(Discard) in choices.integer(in: 0...Int.max) }
    _ = await check(gen, cases: 5_000) { x in
      drawn.withLock { $0.append(x) }
      return nil
    }
    let inTurn = drawn.withLock { drawn in
      defer { drawn = [] }
      return drawn
    }
    _ = await check(gen, cases: 5_000, lanes: lanes) { x in
      drawn.withLock { $0.append(x) }
      return nil
    }
    let atOnce = drawn.withLock { $0 }
    #expect(atOnce.sorted() == inTurn.sorted())
  }
}

/// The order in which parts of a course come in does not matter.
struct CourseTests {
  private func course(goal: Int, patience: Int = .max) -> Course {
    Course(
      Sweep(
        root: 0, log: IssueLog(), answer: .nothing, goal: goal, patience: patience, passed: 0,
        discarded: 0))
  }

  private func sweep(after course: Course) -> Sweep {
    course.sweep
  }

  @Test("Only as many cases are handed out as would run in turn, and more where some are discarded")
  func take() {
    let course = course(goal: 10)
    #expect(course.take(6) == 1..<7)
    #expect(course.take(6) == 7..<11)
    #expect(course.take(6) == nil && !course.isOpen)
    course.add(Course.Part(cases: 7..<11, discards: [8]))
    #expect(course.take(6) == nil)
    course.add(Course.Part(cases: 1..<7, discards: [1, 2]))
    #expect(course.isOpen && course.take(6) == 11..<14)
    course.add(Course.Part(cases: 11..<14))
    let sweep = sweep(after: course)
    #expect(sweep.passed == 10 && sweep.discarded == 3 && sweep.index == 14)
  }

  @Test("The failure of the lowest case wins, and cases behind it count for nothing")
  func lowestFailure() {
    let course = course(goal: 20)
    for _ in 1...2 { _ = course.take(10) }
    let failure = Failure(cause: .returnedFalse)
    course.add(Course.Part(cases: 11..<21, discards: [12], failure: (15, failure)))
    course.add(Course.Part(cases: 1..<11, discards: [3], failure: (6, failure)))
    let sweep = sweep(after: course)
    #expect(sweep.failure != nil && sweep.index == 7)
    #expect(sweep.passed == 4 && sweep.discarded == 1 && !course.isOpen)
  }

  @Test("Too many discards end it at the case with which they are too many")
  func patience() {
    let course = course(goal: 20, patience: 2)
    _ = course.take(20)
    let failure = Failure(cause: .returnedFalse)
    course.add(Course.Part(cases: 1..<21, discards: [3, 5, 6], failure: (9, failure)))
    let sweep = sweep(after: course)
    #expect(sweep.failure == nil && sweep.index == 6)
    #expect(sweep.passed == 3 && sweep.discarded == 2)
  }
}
