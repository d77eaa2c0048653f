#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import FactoryCheck

  /// What a process has started before a crash is neither in the way of the one that starts again
  /// nor taken for what that one has started.
  struct InheritedChildrenTests {
    @Test("A process that was left behind holds up no exit test when it ends")
    func exitTest() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("inherited-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await expectOnlyCrash(in: "exitTestAfterwards", environment: ["TMPDIR": folder.path])
    }

    @Test("The status of a process that the new one has started is left to who asks late for it")
    func lateOwner() async throws {
      try await expectOnlyCrash(in: "lateOwner")
    }

    private func expectOnlyCrash(
      in fixture: String, environment: [String: String] = [:]
    ) async throws {
      let run = try await ChildRun.of(
        "InheritedChildrenFixtures/\(fixture)\\(", environment: environment)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("It starts again"))
      #expect(run.lines.last?.hasSuffix("with 1 issue.") == true)
      let comment = run.transcript.issues.first?.comment.first
      #expect(comment?.contains("it crashed the test process, but no case crashed when") == true)
    }

    @Test("The parent and the time are read behind a name of any characters")
    func status() throws {
      let text = "12 (a) S 1 (b)) R 7 7 2 0 -1 4 1 0 0 0 0 0 0 0 20 0 1 0 852 29"
      let status = try #require(ProcessStatus(text: text))
      #expect(status.parent == 7 && status.start == 852)
      #expect(ProcessStatus(text: text.replacing("852", with: "0")) == nil)
      #expect(ProcessStatus(text: "12 (a) R 7 7 2 0 -1") == nil)
      #expect(ProcessStatus(text: "") == nil)
    }

    @Test("This process began before now, by the clock that the restart goes by")
    func clock() throws {
      let text = try #require(FileManager.default.contents(atPath: "/proc/self/stat"))
      let status = try #require(ProcessStatus(text: String(decoding: text, as: UTF8.self)))
      #expect(status.parent == getppid())
      #expect(status.start * InheritedChildren.tick <= InheritedChildren.timeSinceBoot())
    }
  }
#endif
