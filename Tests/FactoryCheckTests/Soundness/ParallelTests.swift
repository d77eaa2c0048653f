import FactoryCheck
import Foundation
import Synchronization
import TestSupport
import Testing

/// A property on all cores: what it reports is what it would report one case after another.
struct ParallelTests {
  @Test(
    "A failure is reported with the same words as one case after another, and nothing besides",
    arguments: [
      "expectation", "expectationSuspending", "severalBugs", "discarding", "giveUp", "nested",
    ])
  func sameReport(fixture: String) async throws {
    for seed in ["1", "2", "3"] {
      let filter = "ParallelFixtures/\(fixture)\\("
      let inTurn = try await ChildRun.of(filter, environment: ["SEED": seed])
      let atOnce = try await ChildRun.of(
        filter, environment: ["SEED": seed, "CHILD_RUN_LANES": "all"])
      #expect(inTurn.exitCode == 1 && atOnce.exitCode == 1)
      #expect(words(of: atOnce) == words(of: inTurn))
      #expect(atOnce.transcript.otherLines == [])
    }
  }

  /// What is reported, but for how long shrinking took.
  private func words(of run: ChildRun) -> [Transcript.Issue] {
    run.transcript.issues.map { issue in
      var issue = issue
      issue.comment = issue.comment.map { $0.replacing(#/ and \d+\.\d seconds/#, with: "") }
      return issue
    }
  }

  @Test("A warning in the body is shown once")
  func warning() async throws {
    let run = try await ChildRun.of(
      "ParallelFixtures/warning\\(", environment: ["CHILD_RUN_LANES": "all"])
    #expect(run.exitCode == 0)
    #expect(run.output.matches(of: /recorded a warning/).count == 1)
  }

  /// Whether two cases are in a body at the same time, for which each waits some seconds; the simplest
  /// case, which is run before all others, does not.
  private final class Meeting: Sendable {
    private let guests = Atomic<Int>(0)
    private let deadline = ContinuousClock.now + .seconds(60)

    func attend(_ x: Int) {
      if x == 0 { return }
      guests.add(1, ordering: .relaxed)
      while !isMet, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.001) }
    }

    func attendSuspending(_ x: Int) async throws {
      if x == 0 { return }
      guests.add(1, ordering: .relaxed)
      while !isMet, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Guests do not leave before there are two.
    var isMet: Bool { guests.load(ordering: .relaxed) >= 2 }
  }

  private static let hasCores = ProcessInfo.processInfo.activeProcessorCount > 1

  @Test("Cases of a body that does not suspend run at the same time", .enabled(if: hasCores))
  func threads() {
    let meeting = Meeting()
    forAll(.int(), parallel: true) { meeting.attend($0) }
    #expect(meeting.isMet)
  }

  @Test("Cases of a body that suspends run at the same time", .enabled(if: hasCores))
  func tasks() async {
    let meeting = Meeting()
    await forAll(.int(), parallel: true) { x in
      try await meeting.attendSuspending(x)
    }
    #expect(meeting.isMet)
  }

  @Test("A trait has cases run at the same time", .enabled(if: hasCores), .parallel)
  func trait() {
    let meeting = Meeting()
    forAll(.int()) { meeting.attend($0) }
    #expect(meeting.isMet)
  }

  @Test("What an argument says comes before the trait", .parallel)
  func argument() {
    let threads = Mutex<Set<ObjectIdentifier>>([])
    forAll(.int(), parallel: false) { _ in
      threads.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) }
    }
    let count = threads.withLock(\.count)
    #expect(count == 1)
  }

  @Test("A synchronous property on the main actor stays there, whatever a trait says", .parallel)
  @MainActor func mainActor() {
    forAll(.int()) { _ in MainActor.assertIsolated() }
  }

  @Test("As many gens as anywhere else, with literals of any type in them")
  func forms() async {
    forAll(.double(in: 0...1), .int(in: 0...1), parallel: true) { $0 <= 1 && $1 <= 1 }
    forAll(parallel: true) { (n: Int, s: String) in "\(n)\(s)".utf8.count > s.utf8.count }
    let digit = Gen.int(in: 0...9)
    forAll(
      digit, digit, digit, digit, digit, digit, digit, digit, .float(in: 0...1), parallel: true
    ) { a, b, c, d, e, f, g, h, i in
      let sum = a + b + c + d + e + f + g + h
      #expect(sum >= 0 && i <= 1)
    }
    await forAll(.double(in: 0...1), .int(in: 0...1), parallel: true) { a, b in
      await Task.yield()
      #expect(a <= 1 && b <= 1)
    }
    await forAll(parallel: true) { (n: Int) in
      await Task.yield()
      #expect(n == n)
    }
  }
}
