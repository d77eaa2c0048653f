import FactoryCheck
import TestSupport
import Testing

/// Tests with more than one property, or more than one run of it, in a function. They run in child
/// processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct StoredFixtures {
  @Test func several() {
    let numbers = Gen.int(in: 0...1_000_000)
    forAll(numbers) { $0 >= 0 }
    forAll(numbers) { $0 < 50 }
    for limit in [70, 60] { forAll(numbers) { $0 < limit } }
  }

  @Test(arguments: [(50, "b"), (2_000_000, "a")])
  func withArguments(limit: Int, text: String) {
    forAll(.int(in: 0...1_000_000)) { $0 < limit }
  }
}
