import FactoryCheck
import TestSupport
import XCTest

/// Properties that fail in a plain XCTest case; they run in child processes only.
final class XCTestFixtures: XCTestCase {
  struct TooLarge: Error {}

  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "runs in child processes only")
  }

  func testReturningFalse() {
    forAll(FailureFixtures.numbers) { $0 < 50 }
  }

  func testThrownError() {
    forAll(FailureFixtures.numbers) { x in
      if x >= 50 { throw TooLarge() }
    }
  }

  func testAssertion() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
  }

  func testAssertionSuspending() async {
    await forAll(FailureFixtures.numbers) { x in
      await Task.yield()
      XCTAssertLessThan(x, 50)
    }
  }

  func testAssertionThatStops() {
    continueAfterFailure = false
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
  }

  func testAssertionAfterwards() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
    XCTFail("still heard")
  }

  func testNested() {
    forAll(.int(in: 0...1_000)) { x in
      forAll(.int(in: 0...1_000)) { y in
        XCTAssertLessThan(x + y, 1_000)
      }
    }
  }

  func testPassing() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertGreaterThanOrEqual(x, 0)
    }
  }
}

/// A property where no test is running yet.
final class XCTestSetUpFixtures: XCTestCase {
  override class func setUp() {
    if ChildRun.isChild { forAll(FailureFixtures.numbers) { $0 < 50 } }
  }

  func testNothing() {}
}

/// The same in a case that hands its failures to the property.
final class PropertyTestCaseFixtures: PropertyTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "runs in child processes only")
  }

  func testAssertion() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
  }

  func testAssertionAfterwards() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
    XCTFail("still heard")
  }

  @MainActor func testAssertionOnMainActor() {
    forAll(FailureFixtures.numbers) { x in
      XCTAssertLessThan(x, 50)
    }
  }
}
