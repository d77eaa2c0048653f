import Foundation
import Testing
import XCTest

/// The test framework that a property runs in: where its issues are seen and its report goes.
///
/// It is indirect since only the running process knows the size of a test: copies of a check that
/// held one would cost more than its cases.
indirect enum TestHost: Sendable {
  case swiftTesting(Test?, Test.Case?)
  case xctest
  /// No test is running: an executable, a playground.
  case none

  static var current: TestHost {
    if let test = Test.current { return .swiftTesting(test, Test.Case.current) }
    return outsideOfTests
  }

  /// The host of code that belongs to no test of Swift Testing: what the process was started as.
  private static let outsideOfTests: TestHost = {
    let process = ProcessInfo.processInfo
    if process.arguments.contains("swift-testing") { return .swiftTesting(nil, nil) }
    let isTestBundle = process.arguments.contains { $0.hasSuffix(".xctest") }
    return isTestBundle || process.processName == "xctest" ? .xctest : .none
  }()

  /// What the traits of the running test ask for, those of the outermost suite first.
  var traits: [Request] {
    if case .swiftTesting(let test?, _) = self { PropertyTrait.requests(of: test) } else { [] }
  }

  /// The log of the property that encloses the running code: who hears what it says about its case,
  /// and its issues where no framework carries them.
  @TaskLocal static var enclosingLog: IssueLog?
}

// MARK: - Issues

extension TestHost {
  /// Runs a body that never suspends, and notes the issues it records instead of letting them
  /// through.
  func capturing(_ log: IssueLog, _ body: @escaping () async -> Void) {
    TestHost.$enclosingLog.withValue(log) { captured(log, body) }
  }

  /// Runs a body, and notes the issues it records instead of letting them through.
  func capturing(_ log: IssueLog, _ body: @escaping () async -> Void) async {
    await TestHost.$enclosingLog.withValue(log) { await captured(log, body) }
  }

  private func captured(_ log: IssueLog, _ body: @escaping () async -> Void) {
    switch self {
    case .swiftTesting(let test?, let testCase): capturing(test, testCase, log, body)
    case .swiftTesting(nil, _): capturingWithoutTest(log) { runInline(body) }
    case .xctest: XCTestCapture(log).during { runInline(body) }
    case .none: runInline(body)
    }
  }

  private func captured(_ log: IssueLog, _ body: @escaping () async -> Void) async {
    switch self {
    case .swiftTesting(let test?, let testCase):
      let body = Unchecked(body)
      await scope(of: test, testCase, noting(log)) { await body.value() }
    case .swiftTesting(nil, _):
      let body = Unchecked(body)
      await withKnownIssue(isIntermittent: true) {
        await body.value()
      } matching: { issue in
        log.note(issue, isStray: false)
      }
    case .xctest: await XCTestCapture(log).during(body)
    case .none: await body()
    }
  }

  /// Runs a body once more where its issues show at their own lines, but harmless ones once only.
  /// XCTest has no such second place: there the report says it all.
  func showing(_ log: IssueLog, _ body: @escaping () async -> Void) async {
    guard case .swiftTesting(let test, let testCase) = self else { return }
    guard let test else { return await body() }
    let body = Unchecked(body)
    let handling = IssueHandlingTrait.filterIssues { issue in
      issue.isFailure || log.isFirstHarmless(at: issue.place)
    }
    await scope(of: test, testCase, handling) { await body.value() }
  }

  private func capturing(
    _ test: Test, _ testCase: Test.Case?, _ log: IssueLog, _ body: @escaping () async -> Void
  ) {
    let body = Once(body)
    runInline {
      await scope(of: test, testCase, noting(log)) { await body.run() }
    }
    // Where the scope suspended before it came to the body, this thread cannot wait for it.
    body.claim { body in
      capturingWithoutTest(log) { runInline(body) }
    }
  }

  private func capturingWithoutTest(_ log: IssueLog, _ body: () -> Void) {
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      log.note(issue, isStray: false)
    }
  }

  private func noting(_ log: IssueLog) -> IssueHandlingTrait {
    .filterIssues { issue in
      issue.isFailure ? !log.note(issue) : log.isFirstHarmless(at: issue.place)
    }
  }

  private func scope(
    of test: Test, _ testCase: Test.Case?, _ trait: IssueHandlingTrait,
    _ body: @escaping @Sendable () async -> Void
  ) async {
    // The trait rethrows what the body throws, and this one throws nothing.
    try? await trait.provideScope(for: test, testCase: testCase, performing: body)
  }
}

extension IssueLog {
  /// Notes an issue that fails a test. Swift Testing hands an issue of no test, as from a detached
  /// task, to every running property, and prints it itself: with several, none of them takes it.
  /// A known issue comes to the property alone that expects it.
  fileprivate func note(_ issue: Issue, isStray: Bool = Test.current == nil) -> Bool {
    guard issue.isFailure, !isStray || isAlone else { return false }
    return note(NotedIssue(place: issue.place, text: issue.words, isStray: isStray))
  }
}

extension Issue {
  fileprivate var place: String {
    sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? "\(kind)"
  }

  /// What went wrong, with the comments.
  fileprivate var words: String {
    (["\(kind)"] + comments.map(\.rawValue)).joined(separator: ": ")
  }
}

// MARK: - Reports

extension TestHost {
  /// Fails the running test with a report; where no test is running, the enclosing property or
  /// standard error gets it, with a word on that.
  func record(_ text: String, at site: CallSite) {
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: text), sourceLocation: site.location)
    case .xctest:
      let isHeard = XCTestListener.hears {
        XCTFail(text, file: site.filePath, line: UInt(site.line))
      }
      // A property around this one hears it in XCTest's place.
      guard !isHeard, TestHost.enclosingLog == nil else { return }
      tell("\(text)\n\(TestHost.nobodyFails)", at: site)
    case .none:
      let issue = NotedIssue(place: "\(site.location)", text: text)
      guard TestHost.enclosingLog?.note(issue) != true else { return }
      tell("\(text)\n\(TestHost.nobodyFails)", at: site)
    }
  }

  /// What is added to a report where no test is running.
  static let nobodyFails = """
    No test is running that could fail for this: call forAll in a test, or look at what it returns.
    """

  /// Writes to standard error what fails no test.
  func tell(_ text: String, at site: CallSite) {
    FileHandle.standardError.write(Data("\(site.location): \(text)\n".utf8))
  }

  /// Says something that fails no test.
  func warn(_ text: String, at site: CallSite) {
    if case .swiftTesting(_?, _) = self {
      let comment = Comment(rawValue: text)
      Issue.record(comment, severity: .warning, sourceLocation: site.location)
    } else {
      FileHandle.standardError.write(Data("\(site.location): warning: \(text)\n".utf8))
    }
  }

  /// Attaches a text to the running test. Without a folder for attachments, `swift test` says that
  /// it attached something, and keeps nothing: then nothing is.
  func attach(_ text: String, named name: String, at site: CallSite) {
    guard case .swiftTesting(_?, _) = self, TestHost.keepsAttachments else { return }
    Attachment.record(text, named: name, sourceLocation: site.location)
  }

  private static let keepsAttachments: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    return !arguments.contains("swift-testing")
      || arguments.contains { $0.hasSuffix("attachments-path") }
  }()

  /// The line on which the running test begins, where it is the function of a property.
  func firstLine(of site: CallSite) -> Int? {
    guard case .swiftTesting(let test?, _) = self, isTest(around: site) else { return nil }
    return test.sourceLocation.line
  }

  /// Whether a property stands in the running test itself, and not in a function which that calls:
  /// where nobody knows, it does.
  func isTest(around site: CallSite) -> Bool {
    let function = site.function.description
    switch self {
    case .swiftTesting(let test?, _):
      // A name like `a b` has its backticks in one of them alone.
      return test.name.replacing("`", with: "") == function.replacing("`", with: "")
        && test.sourceLocation.fileID == site.fileID.description
    case .xctest: return function.hasPrefix("test") && function.hasSuffix("()")
    case .swiftTesting(nil, _), .none: return true
    }
  }

  /// What `swift test --filter` selects the running test by and no other, as it is typed in a
  /// shell; nil where no test is running.
  ///
  /// XCTest does not say which class is running: there tests of the same name in other classes of
  /// the module are selected, too.
  func filter(at site: CallSite) -> String? {
    let module = site.fileID.description.prefix { $0 != "/" }
    let function = site.function.description
    switch self {
    case .swiftTesting(let test?, _): return TestHost.typed("^\(TestHost.pattern(test.path))")
    case .swiftTesting(nil, _):
      return TestHost.typed("^\(module)[./].*\\b\(TestHost.pattern(function))")
    case .xctest:
      return TestHost.typed("^\(module)[.].*/\(function.prefix { $0 != "(" })$")
    case .none: return nil
    }
  }

  /// A regular expression that matches a text.
  private static func pattern(_ text: String) -> String {
    text.map { #"\*?+[](){}^$|"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A text as a shell takes it, in one word.
  private static func typed(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

extension Test {
  /// What tells the test from all others, without the place that its identifier ends with.
  fileprivate var path: String {
    let place = sourceLocation
    let suffix = "/\(place.fileName):\(place.line):\(place.column)"
    let text = "\(id)"
    return text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
  }
}
