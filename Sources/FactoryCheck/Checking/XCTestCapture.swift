import Foundation
import Synchronization
import XCTest

/// Notes the failures of XCTest assertions while a property runs, and keeps them from being
/// printed.
///
/// A `PropertyTestCase` hands its failures over before XCTest knows of them. Any other test case
/// tells them to XCTest's observers, so this observer takes the place of those that print; XCTest
/// still counts each of them.
final class XCTestCapture: NSObject {
  /// The logs of the properties that are running, the innermost last. XCTest runs one test at a
  /// time.
  private static let logs = Mutex<[IssueLog]>([])

  private let log: IssueLog
  private let others = XCTestObservationCenter.shared.registeredObservers

  init(_ log: IssueLog) { self.log = log }

  /// Notes a failure for the property that is running.
  ///
  /// - Returns: False where none is.
  static func note(_ description: String, file: String?, line: Int) -> Bool {
    let name = file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "unknown"
    // XCTest appends the message of an assertion, also where it has none.
    let text = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
    let log = logs.withLock(\.last)
    return log?.note(NotedIssue(place: "\(name):\(line)", text: text)) ?? false
  }

  func during(_ body: () -> Void) {
    begin()
    defer { end() }
    body()
  }

  func during(_ body: () async -> Void) async {
    begin()
    defer { end() }
    await body()
  }

  private func begin() {
    XCTestCapture.logs.withLock { $0.append(log) }
    for other in others { XCTestObservationCenter.shared.removeTestObserver(other) }
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  private func end() {
    XCTestObservationCenter.shared.removeTestObserver(self)
    for other in others { XCTestObservationCenter.shared.addTestObserver(other) }
    _ = XCTestCapture.logs.withLock { $0.popLast() }
  }
}

extension XCTestCapture: XCTestObservation {
  #if canImport(ObjectiveC)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      _ = XCTestCapture.note(
        issue.compactDescription, file: place?.fileURL.path, line: place?.lineNumber ?? 0)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      _ = XCTestCapture.note(description, file: filePath, line: lineNumber)
    }
  #endif
}

/// Hears whether XCTest takes note of a failure, which it does while a test is running only: not so
/// in a class's `setUp`.
final class XCTestListener: NSObject, XCTestObservation {
  private var hasHeard = false

  /// Runs a body that fails, and says whether a test did for it.
  static func hears(_ body: () -> Void) -> Bool {
    let listener = XCTestListener()
    XCTestObservationCenter.shared.addTestObserver(listener)
    defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
    body()
    return listener.hasHeard
  }

  #if canImport(ObjectiveC)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { hasHeard = true }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      hasHeard = true
    }
  #endif
}

extension XCTestObservationCenter {
  /// The observers that are registered. XCTest has no word for them; where their set is not found,
  /// none is, and failures are printed as they come.
  fileprivate var registeredObservers: [any XCTestObservation] {
    let set = Mirror(reflecting: self).descendant("observers") ?? []
    return Mirror(reflecting: set).children.compactMap { entry in
      Mirror(reflecting: entry.value).children.first?.value as? any XCTestObservation
    }
  }
}
