import FactoryCheck
import Foundation
import TestSupport
import Testing

/// Ways to crash, each for numbers from 50 on.
enum Trap: String, CaseIterable, Sendable {
  case fatalError, precondition, index, unwrap, overflow, recursion, abort, badAccess

  func spring(_ x: Int) {
    guard x >= 50 else { return }
    switch self {
    case .fatalError: Swift.fatalError("\(x) is too much")
    case .precondition: Swift.precondition(x < 50, "too much")
    case .index: _ = Trap.few[x]
    case .unwrap: _ = Trap.none(x)!
    case .overflow: _ = Trap.sum(.max, x)
    case .recursion: _ = Trap.depth(x)
    case .abort: Foundation.abort()
    case .badAccess: _ = Trap.pointer(x).pointee
    }
  }

  @inline(never) @_optimize(none) static func none(_ x: Int) -> Int? { x < 50 ? x : nil }
  @inline(never) @_optimize(none) static var few: [Int] { Array(0..<50) }
  @inline(never) @_optimize(none) static func sum(_ x: Int, _ y: Int) -> Int { x + y }
  @inline(never) @_optimize(none) static func depth(_ x: Int) -> Int { x == .max ? 0 : depth(x + 1) + 1 }
  @inline(never) @_optimize(none) static func pointer(_ x: Int) -> UnsafePointer<Int> {
    UnsafePointer(bitPattern: x) ?? pointer(x)
  }
}

/// Properties that crash for numbers from 50 on. They run in child processes only, started by
/// `CrashWatchTests`.
@Suite(.enabled(if: ChildRun.isChild))
struct CrashFixtures {
  static let numbers = Gen.int(in: 0...1_000_000)

  @Test(arguments: Trap.allCases) func parameterised(_ trap: Trap) {
    forAll(Self.numbers) { x in
      trap.spring(x)
    }
  }

  @Test func fatalError() {
    forAll(Self.numbers) { x in
      Trap.fatalError.spring(x)
    }
  }
}
