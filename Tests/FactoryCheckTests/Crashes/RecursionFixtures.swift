import FactoryCheck
import TestSupport
import Testing

/// Properties of gens that draw themselves without end. They run in child processes only, started by
/// `CrashWatchTests`.
@Suite(.enabled(if: ChildRun.isChild))
struct RecursionFixtures {
  @Test func simplestGoesOn() {
    forAll(Chain.simplestGoesOn) { $0.count < 10 }
  }

  @Test func noEnd() {
    forAll(Chain.noEnd) { $0.count < 10 }
  }

  @Test func eachOther() {
    forAll(Chain.odd) { $0.count < 10 }
  }
}

private indirect enum Chain {
  case end
  case link(Chain)

  /// False is the simplest answer, and goes on.
  static let simplestGoesOn: Gen<Chain> = Gen { choices throws(Discard) in
    choices.boolean() ? .end : .link(try simplestGoesOn.draw(&choices))
  }

  static let noEnd: Gen<Chain> = Gen { choices throws(Discard) in
    .link(try noEnd.draw(&choices))
  }

  static let odd: Gen<Chain> = Gen { choices throws(Discard) in .link(try even.draw(&choices)) }
  static let even: Gen<Chain> = Gen { choices throws(Discard) in .link(try odd.draw(&choices)) }

  var count: Int { if case .link(let next) = self { next.count + 1 } else { 0 } }
}
