import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct RunRecordTests {
  private let notes = [
    Diagnostic(
      .note, at: SourceLocation(file: "A.swift", line: 1, column: 2), "`A` is skipped", hint: "x")
  ]

  /// A folder with settings, a source, a generated file and a place for records.
  fileprivate struct Project {
    var root: String
    var arguments: Arguments { Arguments(configuration: "\(root)/arb.yml") }

    func write(_ text: String, to path: String) throws {
      let url = URL(filePath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    /// The record of a run a minute later, when no file is fresh.
    func record(
      sources: [String] = ["Sources/A.swift"], output: String = "Out.swift", later: Int64 = 60
    ) -> RunRecord? {
      let now = Int64(Date().timeIntervalSince1970 * 1e9) + later * 1_000_000_000
      return RunRecord(
        arguments, sources: sources, folder: root, output: "\(root)/\(output)", now: now)
    }
  }

  private func withProject(_ body: (Project) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let project = Project(root: folder.path)
      for path in ["arb.yml", "Sources/A.swift", "Sources/B.swift", "Out.swift", ".build/x"] {
        try project.write("1", to: path)
      }
      try body(project)
    }
  }

  @Test("A run over the same files says what the last one said")
  func recalls() throws {
    try withProject { project in
      #expect(project.record()?.recall(in: project) == nil)
      project.record()?.keep(notes, in: project)
      #expect(project.record()?.recall(in: project) == notes)
    }
  }

  @Test(
    "A changed, added or dropped file, other settings, and an edited result are seen",
    arguments: ["Sources/A.swift", "arb.yml", "Out.swift"])
  func changes(path: String) throws {
    try withProject { project in
      project.record()?.keep(notes, in: project)
      try project.write("2", to: path)
      #expect(project.record()?.recall(in: project) == nil)
    }
    try withProject { project in
      project.record()?.keep(notes, in: project)
      #expect(
        project.record(sources: ["Sources/A.swift", "Sources/B.swift"])?.recall(in: project) == nil)
      #expect(project.record(sources: [])?.recall(in: project) == nil)
      #expect(project.record(output: "Other.swift")?.recall(in: project) == nil)
      try FileManager.default.removeItem(atPath: "\(project.root)/Out.swift")
      #expect(project.record()?.recall(in: project) == nil)
    }
  }

  @Test("An edit that keeps the size and puts the old time back is seen")
  func hiddenEdit() throws {
    try withProject { project in
      let path = "\(project.root)/Sources/A.swift"
      let old = try FileManager.default.attributesOfItem(atPath: path)
      project.record()?.keep(notes, in: project)
      try project.write("2", to: "Sources/A.swift")
      try FileManager.default.setAttributes(
        [.modificationDate: old[.modificationDate] as Any], ofItemAtPath: path)
      #expect(project.record()?.recall(in: project) == nil)
    }
  }

  @Test("Files that changed just now are not relied on")
  func fresh() throws {
    try withProject { project in
      project.record(later: 0)?.keep(notes, in: project)
      #expect(project.record(later: 0)?.recall(in: project) == nil)
      #expect(project.record()?.recall(in: project) == nil)
    }
  }

  @Test("A record that cannot be read is none, and without a .build folder nothing is kept")
  func noRecord() throws {
    try withProject { project in
      let record = try #require(project.record())
      record.keep(notes, in: project)
      try Data("{".utf8).write(to: URL(filePath: record.path))
      #expect(record.recall(in: project) == nil)
      try FileManager.default.removeItem(atPath: "\(project.root)/.build")
      #expect(project.record() == nil)
    }
  }
}

extension RunRecord {
  fileprivate func keep(_ diagnostics: [Diagnostic], in project: RunRecordTests.Project) {
    keep(diagnostics, outputs: ["\(project.root)/Out.swift"])
  }

  fileprivate func recall(in project: RunRecordTests.Project) -> [Diagnostic]? {
    recall(outputs: ["\(project.root)/Out.swift"])
  }
}
