#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import FactoryCheck

  /// Tests that start processes and crash. They run in child processes only, started by
  /// `InheritedChildrenTests`.
  @Suite(.enabled(if: ChildRun.isChild))
  struct InheritedChildrenFixtures {
    @Test func exitTestAfterwards() async throws {
      let file = URL(filePath: NSTemporaryDirectory()).appending(path: "child")
      forAll(CrashFixtures.numbers, cases: 20) { x in
        guard x >= 50, CrashFixtures.isFirstProcess else { return }
        let child = try Process.run(URL(filePath: "/bin/sleep"), arguments: ["1000"])
        try Data("\(child.processIdentifier)".utf8).write(to: file)
        Trap.chosen.spring(x)
      }
      let child = try #require(pid_t(String(contentsOf: file, encoding: .utf8)))
      kill(child, SIGKILL)
      await #expect(processExitsWith: .success) {}
    }

    @Test func lateOwner() throws {
      let child = try Self.endedChild()
      forAll(CrashFixtures.numbers, cases: 20) { x in
        if CrashFixtures.isFirstProcess { Trap.chosen.spring(x) }
      }
      var status: Int32 = 0
      #expect(waitpid(child, &status, 0) == child)
      #expect(status >> 8 == 7)
    }

    /// A process that has exited with 7, of which nobody has heard yet.
    static func endedChild() throws -> pid_t {
      let arguments = CStrings(["sh", "-c", "exit 7"])
      var child = pid_t()
      try #require(posix_spawn(&child, "/bin/sh", nil, nil, arguments.pointers, nil) == 0)
      var information = siginfo_t()
      while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      return child
    }
  }
#endif
