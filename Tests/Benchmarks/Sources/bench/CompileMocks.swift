import Foundation

/// `bench mocks`: what it costs to compile 100, 300 and 1,000 generated mocks of protocols with six
/// methods and a property, as a test target does: not optimised, and open to `@testable`.
///
/// Internal mocks are those of a test target, public ones those of `access: public`. After a change
/// of one protocol, one file of a folder with all mocks is compiled anew.
struct MockBenchmark {
  /// Where files are put.
  let folder: String
  let tool: String
  let output: Output

  func run() throws {
    output.header(["mocks", "access", "type-check CPU s", "object CPU s", "one file CPU s"])
    for count in [100, 300, 1_000] {
      try writeModule(count)
      for access in ["internal", "public"] { try measure(count, access) }
    }
  }

  private func writeModule(_ count: Int) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Split", withIntermediateDirectories: true)
    let corpus = GenerateCorpus(files: count, lines: 0)
    let lines = ["import Foundation"] + (0..<count).flatMap(corpus.declarations)
    try write(lines.joined(separator: "\n"), to: "Corpus.swift")
    let module = ["-emit-module", "\(folder)/Corpus.swift", "-o", "\(folder)/Corpus.swiftmodule"]
    _ = try compile(module, named: "Corpus")
  }

  private func measure(_ count: Int, _ access: String) throws {
    try generate(access, to: "Mocks.swift")
    try generate(access, to: "Split")
    let file = "\(folder)/Mocks.swift"
    let (primary, others) = try changed(in: "\(folder)/Split")
    let object = ["-o", "\(folder)/Mocks.o"]
    output.row([
      ("bench", .text("mocks")), ("mocks", .text("\(count)")), ("access", .text(access)),
      ("typecheck", .number(try compile(["-typecheck", file]), 2)),
      ("object", .number(try compile(["-c", file] + object), 2)),
      ("one", .number(try compile(["-c", "-primary-file", primary] + others + object), 2)),
    ])
  }

  /// A file of a folder, and those that are parsed beside it.
  private func changed(in folder: String) throws -> (file: String, others: [String]) {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    return (files.first ?? "", Array(files.dropFirst()))
  }

  private func generate(_ access: String, to path: String) throws {
    let settings = [
      "includes: Corpus.swift", "testables: Corpus", "access: \(access)", "output: Gens.swift",
      "mocks.output: \(path)", "",
    ]
    try write(settings.joined(separator: "\n"), to: "arb.yml")
    _ = try cost(of: tool, ["--config", "\(folder)/arb.yml"])
  }

  private func compile(_ words: [String], named module: String = "Mocks") throws -> Double {
    let options = [
      "-frontend", "-Onone", "-enable-testing", "-swift-version", "6", "-parse-as-library",
      "-module-name", module, "-I", folder,
    ]
    return try cost(of: "swiftc", options + words).seconds
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
  }
}
