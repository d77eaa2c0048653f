import FactoryCheck
import TestSupport
import Testing
import XCTest

/// Properties whose labels are printed; they run in child processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct LabelFixtures {
  @Test func failing() {
    forAll(.int(in: 0...1_000_000)) { x in
      label(x < 50 ? "small" : "large")
      collect(0, "parity")
      #expect(x < 50)
    }
  }

  @Test func passing() {
    forAll(.int(in: 0...3)) { x in
      label("any")
      classify(x.isMultiple(of: 2), "even")
      classify(x < 0, "none")
    }
  }

  @Test(.verbose) func verbose() {
    forAll(.int(in: 0...3)) { _ in label("any") }
  }

  @Test func uncovered() {
    forAll(.int(in: 0...1_000_000), seed: 1) { x in
      cover(atLeast: 0.9, x > 500_000, "large")
      classify(true, "any")
    }
  }
}

/// The same in XCTest.
final class LabelXCTestFixtures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "runs in child processes only")
  }

  func testPassing() {
    forAll(.int(in: 0...3)) { _ in label("any") }
  }
}
