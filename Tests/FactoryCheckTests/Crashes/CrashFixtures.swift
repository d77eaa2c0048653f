import Foundation
import TestSupport
import Testing
import XCTest

@testable import FactoryCheck

/// Ways to crash.
enum Trap: String, CaseIterable, Sendable {
  case fatalError, precondition, index, unwrap, overflow, recursion, abort, cast, badAccess, none

  /// The variable that says which of them the fixtures use.
  static let variable = "CRASH_FIXTURES_TRAP"

  static let chosen =
    ProcessInfo.processInfo.environment[variable].flatMap(Trap.init(rawValue:)) ?? .fatalError

  /// Crashes for numbers from 50 on.
  func spring(_ x: Int) {
    guard x >= 50 else { return }
    switch self {
    case .none: return
    case .fatalError: Swift.fatalError("\(x) is too much")
    case .precondition: Swift.precondition(x < 50, "too much")
    case .index: Trap.use(Trap.few[x])
    case .unwrap: Trap.use(Trap.none(x)!)
    case .overflow: Trap.use(Trap.largest() + x)
    case .recursion: Trap.use(Trap.depth(x))
    case .abort: Foundation.abort()
    case .cast: Trap.use(Trap.anything(x) as! Int)
    case .badAccess: Trap.use(Trap.pointer(x).pointee)
    }
  }

  // Nothing of this may be foreseen by the optimiser.
  @inline(never) @_optimize(none) static func use(_ x: Int) { if x == .min { print(x) } }
  @inline(never) @_optimize(none) static func none(_ x: Int) -> Int? { x < 50 ? x : nil }
  @inline(never) @_optimize(none) static var few: [Int] { Array(0..<50) }
  @inline(never) @_optimize(none) static func anything(_ x: Int) -> Any { "\(x)" }
  @inline(never) @_optimize(none) static func largest() -> Int { .max }
  @inline(never) @_optimize(none) static func depth(_ x: Int) -> Int {
    x == .max ? 0 : depth(x + 1) + 1
  }
  @inline(never) @_optimize(none) static func pointer(_ x: Int) -> UnsafePointer<Int> {
    UnsafePointer(bitPattern: x) ?? pointer(x)
  }
}

/// Properties that crash for numbers from 50 on. They run in child processes only, started by
/// `CrashWatchTests`.
@Suite(.enabled(if: ChildRun.isChild))
struct CrashFixtures {
  static let numbers = Gen.int(in: 0...1_000_000)

  @Test func sync() {
    forAll(Self.numbers, cases: 20) { x in
      Trap.chosen.spring(x)
    }
  }

  @Test func suspending() async {
    await forAll(Self.numbers, cases: 20) { x in
      await Task.yield()
      Trap.chosen.spring(x)
    }
  }

  @Test @MainActor func onMainActor() {
    forAll(Self.numbers, cases: 20) { x in
      MainActor.assumeIsolated { Trap.chosen.spring(x) }
    }
  }

  @Test @MainActor func suspendingOnMainActor() async {
    await forAll(Self.numbers, cases: 20) { x in
      await Task.yield()
      Self.springOnMain(x)
    }
  }

  @MainActor static func springOnMain(_ x: Int) { Trap.chosen.spring(x) }

  @Test func withTimeout() {
    forAll(Self.numbers, cases: 20, timeout: .seconds(60)) { x in
      Trap.chosen.spring(x)
    }
  }

  @Test func withTimeoutSuspending() async {
    await forAll(Self.numbers, cases: 20, timeout: .seconds(60)) { x in
      await Task.yield()
      Trap.chosen.spring(x)
    }
  }

  @Test func onAllCores() {
    forAll(Self.numbers, cases: 20, parallel: true) { x in
      Trap.chosen.spring(x)
    }
  }

  @Test func climbing() {
    forAll(Self.numbers.map { $0 / 20_000 }, cases: 200) { x in
      target(x)
      if x == 50 { Trap.chosen.spring(x) }
    }
  }

  @Test func madeOfValid() {
    forAll(Gen.int().array(count: 0...30), seed: 101) { list in
      try assume(zip(list, list.dropFirst()).allSatisfy { $0 < $1 })
      Trap.chosen.spring(list.count < 12 ? 0 : 50)
    }
  }

  @Test func lateAnswer() {
    final class Mock: Sendable {}
    typealias Client = (mock: Mock, ages: Script<LateAnswer>, name: Script<String>)
    let clients = Gen<Client> { choices throws(Discard) in
      let mock = Mock()
      _ = try choices.script(of: .bool(), for: mock, "unused")
      return (
        mock, try choices.script(of: LateAnswer.arbitrary(), for: mock, "ages"),
        try choices.script(of: .string(), for: mock, "name")
      )
    }
    forAll(clients, cases: 200) { client in
      _ = client.name.next()
      let reply = client.ages.next() as Any as? (Any.Type) throws -> Any
      let ages = try #require(try reply?([Int].self) as? [Int])
      if ages.count > 1 { Trap.chosen.spring(ages[1]) }
    }
  }

  @Test func functions() {
    let functions = Gen<(Int) -> Int>.function(returning: .int(in: 0...100))
    forAll(functions, functions, cases: 200) { first, second in
      _ = first(1)
      Trap.chosen.spring(second(7))
    }
  }

  @Test func inTaskGroup() async {
    await forAll(Self.numbers, cases: 20) { x in
      await withTaskGroup { group in
        group.addTask { Trap.chosen.spring(x) }
        await group.waitForAll()
      }
    }
  }

  @Test(arguments: [Trap.fatalError, .overflow]) func eachTrap(_ trap: Trap) {
    forAll(Self.numbers, cases: 20) { x in
      trap.spring(x)
    }
  }

  @Test func secondOfTwo() {
    forAll(Self.numbers, cases: 20) { $0 >= 0 }
    forAll(Self.numbers, cases: 20) { x in
      Trap.chosen.spring(x)
    }
  }

  @Test func inLoop() {
    for limit in [2_000_000, 50, 70] {
      forAll(Self.numbers, cases: 20) { x in
        if x >= limit { Trap.chosen.spring(x) }
      }
    }
  }

  @Test func inGen() {
    forAll(
      Self.numbers.map { x in
        Trap.chosen.spring(x); return x
      }
    ) { $0 >= 0 }
  }

  @Test func onlyOnce() {
    forAll(Self.numbers, cases: 20) { x in
      if Self.isFirstProcess { Trap.chosen.spring(x) }
    }
  }

  @Test func whileWriting() {
    let hasBegun = DispatchSemaphore(value: 0)
    forAll(Self.numbers, cases: 20) { x in
      guard x >= 50, Self.isFirstProcess else { return }
      Thread.detachNewThread {
        FilesInWriting.writing {
          hasBegun.signal()
          Thread.sleep(forTimeInterval: 0.2)
          _ = FileManager.default.createFile(
            atPath: "\(NSTemporaryDirectory())/written", contents: nil)
        }
      }
      hasBegun.wait()
      Trap.chosen.spring(x)
    }
  }

  @Test func endlessAfterwards() {
    forAll(Self.numbers, cases: 20) { x in
      if Self.isFirstProcess { Trap.chosen.spring(50) }
      while true { Thread.sleep(forTimeInterval: 0.01) }
    }
  }

  @Test func leavingProcess() {
    forAll(Self.numbers, cases: 20) { x in
      guard x >= 50, !Self.isFirstProcess else { return Trap.chosen.spring(x) }
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sleep")
      // Longer than this run may take.
      process.arguments = ["150"]
      try process.run()
      #expect(readLine() == nil)
      Trap.chosen.spring(x)
    }
  }

  @Test func example() {
    forAll(Self.numbers, cases: 20, examples: [3, 77]) { x in
      if x == 77 { Trap.chosen.spring(x) }
    }
  }

  @Test func crashBesideExpectation() {
    forAll(Self.numbers, cases: 20) { x in
      if x == 50 { Trap.chosen.spring(x) }
      #expect(x < 50)
    }
  }

  @Test func outside() {
    forAll(Self.numbers, cases: 20) { $0 >= 0 }
    Trap.chosen.spring(50)
  }

  /// Whether this is the process that the run began with.
  static let isFirstProcess = ProcessInfo.processInfo.environment.keys.allSatisfy {
    $0 != "FACTORYCHECK_CRASHED" && $0 != "FACTORYCHECK_SERVES"
  }
}

/// Three tests that crash among fifty that do not.
@Suite(.enabled(if: ChildRun.isChild))
struct CrowdFixtures {
  @Test(arguments: 0..<50) func good(_ number: Int) {
    forAll(CrashFixtures.numbers, cases: 20) { $0 >= 0 }
  }

  @Test func index() {
    forAll(CrashFixtures.numbers, cases: 20) { x in Trap.index.spring(x) }
  }

  @Test func overflow() async {
    await forAll(CrashFixtures.numbers, cases: 20) { x in
      await Task.yield()
      Trap.overflow.spring(x)
    }
  }

  @Test @MainActor func unwrap() {
    forAll(CrashFixtures.numbers, cases: 20) { x in Trap.unwrap.spring(x) }
  }

  @Test func failing() {
    forAll(CrashFixtures.numbers, cases: 20) { x in
      #expect(x < 50)
    }
  }
}

/// The same in XCTest.
final class XCTestCrashFixtures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "runs in child processes only")
  }

  func testSync() {
    forAll(CrashFixtures.numbers, cases: 20) { x in
      Trap.chosen.spring(x)
    }
  }

  func testSuspending() async {
    await forAll(CrashFixtures.numbers, cases: 20) { x in
      await Task.yield()
      Trap.chosen.spring(x)
    }
  }

  func testPassing() {
    forAll(CrashFixtures.numbers, cases: 20) { $0 >= 0 }
  }
}
