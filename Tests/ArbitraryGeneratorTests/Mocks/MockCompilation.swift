import Foundation
import TestSupport
import Testing

/// A folder in which modules of a test are compiled, each of which sees those before.
struct MockCompilation: ~Copyable {
  private let folder: URL

  /// Where the modules are that were built with these tests.
  private static let modules = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mocks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Expects that the compiler has nothing to say.
  func compile(_ names: [String], module: String, version: Int = 6, _ more: [String] = [])
    async throws
  {
    let options = [
      "-emit-module", "-module-name", module, "-enable-testing", "-swift-version", "\(version)",
      "-I", folder.path, "-I", Self.modules,
      "-o", folder.appending(path: "\(module).swiftmodule").path,
    ]
    let run = try await ChildRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc"] + options + more + names.map { folder.appending(path: $0).path },
      environment: ProcessInfo.processInfo.environment)
    #expect(run.output == "")
    #expect(run.exitCode == 0)
  }
}
