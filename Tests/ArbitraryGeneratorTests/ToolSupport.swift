import Foundation
import TestSupport

@testable import ArbitraryGenerator

/// Runs the whole command.
func runTool(_ words: [String]) -> (code: ExitCode, output: String, errors: String) {
  var output = ""
  var errors = ""
  let code = Tool.run(words, print: { output += $0 }, report: { errors += $0 })
  return (code, output, errors)
}

/// A package with one source, its settings, and a folder for the tests.
struct ToolPackage {
  var root: String
  var settings: String { "\(root)/arb.yml" }
  var output: String { "\(root)/Tests/Generated.swift" }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func generated() -> String? { try? String(contentsOfFile: output, encoding: .utf8) }
}

/// Makes such a package for as long as `body` runs.
func withToolPackage<R>(
  settings: String = "includes: Sources\ntestables: Model\noutput: Tests/Generated.swift\n",
  source: String = "struct User { var age: Int }", _ body: (ToolPackage) throws -> R
) throws -> R {
  try withTemporaryFolder { folder in
    let package = ToolPackage(root: folder.path)
    try package.write(settings, to: "arb.yml")
    try package.write(source, to: "Sources/Model/User.swift")
    try package.write("", to: "Tests/Other.swift")
    return try body(package)
  }
}
