import XCTest

/// An XCTest case whose assertions inside `forAll` count as failures of the property only: they are
/// shrunk, and the smallest is reported once.
///
/// ```swift
/// final class AccountTests: PropertyTestCase {
///   func testDepositRaisesTheBalance() {
///     forAll(.int(in: 1...1_000)) { amount in
///       XCTAssertGreaterThan(Account(balance: 0).depositing(amount).balance, 0)
///     }
///   }
/// }
/// ```
///
/// `forAll` finds, shrinks and reports failing assertions in any `XCTestCase`. What this class
/// adds: XCTest's count of failures leaves out those that shrinking tried.
open class PropertyTestCase: XCTestCase {
  #if canImport(ObjectiveC)
    /// Records an issue, unless a property that is running takes it.
    open override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let isTaken = XCTestCapture.note(
        issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber ?? 0)
      if !isTaken { super.record(issue) }
    }
  #else
    /// Records a failure, unless a property that is running takes it.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard !XCTestCapture.note(description, file: filePath, line: lineNumber) else { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif
}
