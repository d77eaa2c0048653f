import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

struct FailureRecordTests {
  @Test("The whole failure is attached to the test, as text and as JSON")
  func attached() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await ChildRun.of(
      "FailureFixtures/twoBugs\\(", environment: ["SEED": "7"],
      arguments: ["--attachments-path", folder.path])
    #expect(run.exitCode == 1)
    let text = try String(contentsOf: folder.appendingPathComponent("forAll.txt"), encoding: .utf8)
    #expect(text.hasPrefix("forAll failed for\n    50\n"))
    let json = try Data(contentsOf: folder.appendingPathComponent("forAll.json"))
    let record = try JSONDecoder().decode(FailureRecord.self, from: json)
    #expect(record.seed == 7)
    #expect(record.function == "twoBugs()")
    #expect(
      record.replay
        == "SEED=7 \(Settings.swiftTest) --filter '^FactoryCheckTests.FailureFixtures/twoBugs\\(\\)'"
    )
    #expect(record.counterexamples.map(\.values) == [["50"], ["-100"]])
    #expect(record.counterexamples.map(\.choices) == ["i50", "i-100"])
    #expect(record.counterexamples.map { $0.boundaries.map(\.passing) } == [[["49"]], [["-99"]]])
  }
}
