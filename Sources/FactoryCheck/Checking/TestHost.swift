import Foundation
import Testing
import XCTest

/// The test framework that a property runs in: where its issues are seen and its report goes.
enum TestHost {
  case swiftTesting(Test?, Test.Case?)
  case xctest
  /// No test is running: an executable, a playground.
  case none

  static var current: TestHost {
    if let test = Test.current { return .swiftTesting(test, Test.Case.current) }
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("swift-testing") { return .swiftTesting(nil, nil) }
    let isTestBundle = arguments.contains { $0.hasSuffix(".xctest") }
    return isTestBundle || ProcessInfo.processInfo.processName == "xctest" ? .xctest : .none
  }
}

// MARK: - Issues

extension TestHost {
  /// Runs a body that never suspends, and notes the issues it records instead of letting them
  /// through.
  func capturing(_ log: IssueLog, _ body: @escaping () async -> Void) {
    guard case .swiftTesting(let test?, let testCase) = self else { return runInline(body) }
    let body = Once(body)
    runInline {
      await scope(of: test, testCase, log) { await body.run() }
    }
    if !body.hasStarted {
      // The scope suspended before it came to the body, so this thread cannot wait for it.
      body.claim { body in
        withKnownIssue(isIntermittent: true) {
          runInline(body)
        } matching: { issue in
          log.note(issue)
        }
      }
    }
  }

  /// Runs a body, and notes the issues it records instead of letting them through.
  func capturing(_ log: IssueLog, _ body: @escaping () async -> Void) async {
    guard case .swiftTesting(let test?, let testCase) = self else { return await body() }
    let body = Unchecked(body)
    await scope(of: test, testCase, log) { await body.value() }
  }

  private func scope(
    of test: Test, _ testCase: Test.Case?, _ log: IssueLog,
    _ body: @escaping @Sendable () async -> Void
  ) async {
    let trait = IssueHandlingTrait.filterIssues { !log.note($0) }
    // The trait rethrows what the body throws, and this one throws nothing.
    try? await trait.provideScope(for: test, testCase: testCase, performing: body)
  }
}

extension IssueLog {
  /// Notes an issue that fails a test; any other is let through.
  func note(_ issue: Issue) -> Bool {
    guard issue.isFailure else { return false }
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" }
    note(NotedIssue(place: place ?? "\(issue.kind)", text: "\(issue)"))
    return true
  }
}

// MARK: - Reports

extension TestHost {
  /// Fails the running test with a report.
  func record(_ text: String, at site: CallSite) {
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: text), sourceLocation: site.location)
    case .xctest: XCTFail(text, file: site.filePath, line: UInt(site.line))
    case .none: FileHandle.standardError.write(Data("\(site.location): \(text)\n".utf8))
    }
  }

  /// What `swift test --filter` selects the running test by.
  func filter(at site: CallSite) -> String {
    let function = site.function.description.prefix { $0 != "(" }
    guard case .swiftTesting(let test?, _) = self else { return String(function) }
    return String("\(test.id)".prefix { $0 != "(" })
  }
}
