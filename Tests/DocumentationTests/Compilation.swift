import Foundation
import TestSupport

/// Has the compiler check sources, as a user's project would.
enum Compilation {
  /// What is compiled, which decides on the modules that it can import.
  enum Kind {
    case code
    case manifest
  }

  /// What the compiler says about the sources of one module.
  static func diagnostics(of sources: [String: Data], for kind: Kind = .code) async throws -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "listing-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in sources { try text.write(to: folder.appending(path: name)) }
    let files = sources.keys.sorted().map { folder.appending(path: $0).path }
    let options = kind == .manifest ? manifestOptions : ["-I", modules]
    let run = try await ChildRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc", "-typecheck", "-swift-version", "6"] + options + files,
      environment: ProcessInfo.processInfo.environment)
    return run.output
  }

  /// Where the modules are that were built with these tests.
  private static let modules = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  /// Where the module is that manifests import, beside the compiler, and which version of it.
  private static let manifestOptions: [String] = {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compiler = paths.map { "\($0)/swiftc" }.first(where: FileManager.default.fileExists)
    let toolchain = URL(fileURLWithPath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let modules = toolchain.appending(path: "lib/swift/pm/ManifestAPI").path
    return ["-I", modules, "-package-description-version", "6.2"]
  }()
}
