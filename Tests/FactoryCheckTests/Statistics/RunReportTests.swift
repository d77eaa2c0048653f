import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

/// The file that `FACTORYCHECK_REPORT` names, as processes that run tests write it.
struct RunReportTests {
  /// Runs fixtures with a report.
  ///
  /// - Returns: What the report holds.
  private func report(
    _ filter: String, _ name: String = "run.jsonl", library: ChildRun.Library = .swiftTesting
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a folder/\(name)")
    let run = try await ChildRun.of(
      filter, library: library, environment: ["FACTORYCHECK_REPORT": file.path])
    // Not any warning: a busy machine may well be told that its gens are slow.
    #expect(!run.output.contains("warning: FactoryCheck cannot"))
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func records(_ filter: String) async throws -> [PropertyRecord] {
    try await report("RunReportFixtures/\(filter)\\(").split(separator: "\n").dropFirst().map {
      try JSONDecoder().decode(PropertyRecord.self, from: Data($0.utf8))
    }
  }

  @Test("A property that failed is there with its counterexample and how it became small")
  func failing() async throws {
    let record = try #require(try await records("failing").first)
    #expect(record.property == "FactoryCheckTests/RunReportFixtures.swift failing()")
    #expect(record.outcome == .failed && record.seed == "1")
    #expect(record.report.hasPrefix("forAll failed for\n    50\n"))
    let shrunk = try #require(record.counterexamples.first)
    #expect(shrunk.values == ["50"])
    #expect(shrunk.steps.last == "50")
    #expect(shrunk.steps.count == shrunk.shrinks + 1)
    #expect(record.times.cases >= 1 && record.times.cases <= record.cases + 1)
    #expect(record.values.map(\.title) == ["value"])
  }

  @Test("A property that passed is there with its labels and what its values are like")
  func passed() async throws {
    let record = try #require(try await records("users").first)
    #expect(record.outcome == .passed && record.cases == 400 && !record.isExhaustive)
    #expect(record.labels.map(\.title) == ["Labels", "tags", "role"])
    #expect(record.labels[0].bars.map(\.name).sorted() == ["admin", "adult"])
    #expect(record.labels[0].bars.compactMap(\.required) == [0.2])
    #expect(record.labels[1].bars.map(\.name) == ["0", "1", "2", "3", "4"])
    #expect(
      record.values.map(\.title) == [
        "value.age", "value.name, length", "value.role", "value.tags, count",
        "value.nickname, nil or not", "value.nickname, length",
      ])
    #expect(record.values.prefix(5).allSatisfy { $0.cases == 400 })
    #expect(record.times.cases == 400)
  }

  @Test(
    "However a property ends, it is there",
    arguments: [
      ("exhaustive", .passed), ("suspending", .passed), ("gaveUp", .gaveUp), ("numbers", .passed),
    ] as [(String, PropertyRecord.Outcome)])
  func outcomes(fixture: String, outcome: PropertyRecord.Outcome) async throws {
    let records = try await records(fixture)
    #expect(records.map(\.outcome) == [outcome])
    #expect(records.first?.isExhaustive == (fixture == "exhaustive"))
  }

  @Test("A report finds the same cases as a run without one")
  func sameCases() async throws {
    let record = try #require(try await records("failing").first)
    let plain = try await ChildRun.of("RunReportFixtures/failing\\(")
    let comment = try #require(plain.transcript.issues.last).comment
    #expect(record.report.split(separator: "\n").count == comment.count)
    #expect(record.report.hasPrefix(comment.prefix(3).joined(separator: "\n").prefix(20)))
    #expect(record.report.contains(comment[4]))
  }

  @Test("Properties that run at the same time are all there, each whole")
  func parallel() async throws {
    let records = try await records("parallel")
    #expect(Set(records.flatMap(\.labels).flatMap(\.bars).map(\.name)).count == 20)
    #expect(records.count == 20)
  }

  @Test("Properties of XCTest are there")
  func xctest() async throws {
    let text = try await report(
      "FactoryCheckTests.RunReportXCTestFixtures/testPassing", library: .xctest)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("A page holds every property, and nothing that a value says is markup")
  func page() async throws {
    let page = try await report("RunReportFixtures/(hostile|users|failing)\\(", "run.HTML")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.ranges(of: #"<details class="property""#).count == 3)
    #expect(page.ranges(of: "<script").count == 1 && !page.contains("<img"))
    #expect(page.contains("&lt;script&gt;") && page.contains(#"\u{202e}"#))
    #expect(!page.unicodeScalars.contains { $0 == "\0" || $0.value == 0x202e })
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
  }

  @Test("A page works in a browser", .enabled(if: Browser.path != nil))
  func browser() async throws {
    let page = try await report("RunReportFixtures/(hostile|users|failing)\\(", "run.html")
    let document = try await Browser.document(of: page)
    #expect(document.contains("<title>Properties</title>"))
    #expect(document.contains("3 of 3 shown: 1 passed, 2 did not"))
    let order = document.matches(of: /class="property" data-outcome="(\w+)"/).map { String($0.1) }
    #expect(order == ["failed", "failed", "passed"])
  }

  @Test("A path that cannot be written is a warning, once, and fails nothing")
  func unwritable() async throws {
    let run = try await ChildRun.of(
      "RunReportFixtures/(exhaustive|numbers)\\(",
      environment: ["FACTORYCHECK_REPORT": "/proc/none/run.html"])
    #expect(run.exitCode == 0)
    let warnings = run.lines.filter { $0.contains("FactoryCheck cannot write") }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("warning: FactoryCheck cannot write /proc/none/run.html: ") == true)
  }

  @Test("A file of another kind is refused", arguments: ["report", "report.txt", "html"])
  func otherKind(path: String) async throws {
    let misuse = #expect(throws: Settings.Misuse.report(path)) {
      try Settings.resolve(Request(), environment: ["FACTORYCHECK_REPORT": path])
    }
    #expect(
      misuse?.description == """
        FACTORYCHECK_REPORT=\(path) is no kind of report: it takes the path of a page, which ends \
        in .html, or of lines of JSON, which ends in .jsonl
        """)
  }
}

/// A browser without a window, where one is installed.
private enum Browser {
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let names = ["chromium-headless-shell", "chromium", "google-chrome"]
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }()

  /// What a page has become once its script has run.
  static func document(of page: String) async throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await ChildRun.run(
      URL(fileURLWithPath: try #require(path)),
      arguments: ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.path],
      environment: ProcessInfo.processInfo.environment
    ).output
  }
}
