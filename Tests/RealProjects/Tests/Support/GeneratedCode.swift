import Foundation

/// What the tool makes of a real project's sources, and what it says on the types that it leaves out.
public struct GeneratedCode {
  /// The names of the types that got a gen for all of their kind.
  public let types: [String]
  /// What is said on the types that are left out, or in part.
  public let notes: [Note]

  /// Runs the tool on the settings beside a source file.
  public init(besides file: String) throws {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "gen-arbitrary")
    let settings = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "arb.yml")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, said) = (folder.appending(path: "Out.swift"), folder.appending(path: "notes"))
    tool.arguments = [
      "--config", settings.path, "--output", output.path, "--diagnostics", "json",
    ]
    try Data().write(to: said)
    tool.standardError = try FileHandle(forWritingTo: said)
    try tool.run()
    tool.waitUntilExit()
    notes = try Note.all(in: String(contentsOf: said, encoding: .utf8))
    let text = try String(contentsOf: output, encoding: .utf8)
    types = text.matches(of: /(?m)^ *nonisolated extension (\S+): .*FactoryCheck\.Arbitrary/)
      .map { String($0.1) }
  }

  /// The notes on types that no gen is generated for, apart from those that no other file can name.
  public var skipped: [Note] {
    notes.filter { note in
      note.message.contains(" is skipped: ")
        && !note.message.hasSuffix(" is skipped: it is private")
        && !note.message.hasSuffix(" is skipped: it is fileprivate")
    }
  }

  /// Which share of the types got a gen, with the reason for each of the others.
  public var share: String {
    let all = types.count + skipped.count
    let percent = types.count * 1000 / max(1, all)
    return
      (["\(types.count) of \(all) types, \(percent / 10).\(percent % 10) %"] + skipped.map(\.text))
      .joined(separator: "\n  ")
  }
}
