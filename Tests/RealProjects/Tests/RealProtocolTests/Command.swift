import Foundation

/// A program that ran to its end.
struct Command {
  let isSuccess: Bool
  let output: String
  let errors: String

  /// Finds a program by its name, and runs it.
  init(_ name: String, _ arguments: [String]) throws {
    try self.init(URL(filePath: "/usr/bin/env"), [name] + arguments)
  }

  /// Compiles files as far as the compiler finds errors, and keeps nothing.
  init(compiling files: [String], as module: String, _ words: [String]) throws {
    // A compiler that crashes removes what it was to write, whatever that is.
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sil")
    defer { try? FileManager.default.removeItem(at: output) }
    let always = ["-emit-sil", "-o", output.path, "-wmo"]
    try self.init(
      "swiftc", always + ["-parse-as-library", "-module-name", module] + words + files)
  }

  init(_ program: URL, _ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // What is asked of these tests is not asked of the programs that they run.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "SEED" && !$0.key.hasPrefix("FACTORYCHECK")
    }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    isSuccess = process.terminationStatus == 0
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  /// It, where it did what it was to do.
  func succeeded() throws -> Command {
    guard isSuccess else { throw Failure(message: output + errors) }
    return self
  }
}
