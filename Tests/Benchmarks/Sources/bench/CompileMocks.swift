import Foundation

/// `bench mocks`: what it costs to compile 100, 300 and 1,000 generated mocks of protocols with six
/// methods and a property, as a test target does: not optimised, and open to `@testable`.
///
/// Mocks are as public as the settings' `access` says, or as their protocols where it says nothing,
/// which the first row is for. Plainly written mocks stand beside them, by which figures of several
/// machines can be compared, and the names that tests use with nothing behind them, below which
/// nothing can get. After a change of one protocol, one file of a folder with all mocks is compiled
/// anew.
struct MockBenchmark {
  /// Where files are put.
  let folder: String
  let tool: String
  /// How many mocks there are, each time.
  let counts: [Int]
  let output: Output

  func run() throws {
    output.header([
      "mocks", "access", "type-check CPU s", "object CPU s", "one file CPU s", "IR lines",
    ])
    for count in counts {
      let corpus = GenerateCorpus(files: count, lines: 0)
      try writeModule(corpus)
      for access in [nil, "internal", "public"] {
        try generate(access, to: "Mocks.swift")
        try generate(access, to: "Split")
        try measure(count, access ?? "unset", split: "\(folder)/Split")
      }
      for style in PlainMock.Style.allCases {
        try write(PlainMock(corpus: corpus, style: style))
        try measure(count, style.rawValue, split: "\(folder)/Plain")
      }
    }
  }

  private func writeModule(_ corpus: GenerateCorpus) throws {
    try? FileManager.default.removeItem(atPath: folder)
    for name in ["Split", "Plain"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    let lines = ["import Foundation"] + (0..<corpus.files).flatMap(corpus.declarations)
    try write(lines.joined(separator: "\n"), to: "Corpus.swift")
    let module = ["-emit-module", "\(folder)/Corpus.swift", "-o", "\(folder)/Corpus.swiftmodule"]
    _ = try compile(module, named: "Corpus")
  }

  private func write(_ mock: PlainMock) throws {
    let imports = ["import Foundation", "@testable import Corpus"]
    let mocks = (0..<mock.corpus.files).map(mock.lines)
    try write((imports + mocks.joined()).joined(separator: "\n"), to: "Mocks.swift")
    for (number, mock) in mocks.enumerated() {
      try write((imports + mock).joined(separator: "\n"), to: "Plain/\(number).swift")
    }
  }

  private func measure(_ count: Int, _ access: String, split: String) throws {
    let file = "\(folder)/Mocks.swift"
    let (primary, others) = try changed(in: split)
    let object = ["-o", "\(folder)/Mocks.o"]
    output.row([
      ("bench", .text("mocks")), ("mocks", .text("\(count)")), ("access", .text(access)),
      ("typecheck", .number(try compile(["-typecheck", file]), 2)),
      ("object", .number(try compile(["-c", file] + object), 2)),
      ("one", .number(try compile(["-c", "-primary-file", primary] + others + object), 2)),
      ("lines", .number(try linesOfIR(of: file), 0)),
    ])
  }

  private func linesOfIR(of file: String) throws -> Double {
    let text = "\(folder)/Mocks.ll"
    _ = try compile(["-emit-ir", file, "-o", text])
    return Double(try Data(contentsOf: URL(filePath: text)).count { $0 == UInt8(ascii: "\n") })
  }

  /// A file of a folder, and those that are parsed beside it.
  private func changed(in folder: String) throws -> (file: String, others: [String]) {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    return (files.first ?? "", Array(files.dropFirst()))
  }

  private func generate(_ access: String?, to path: String) throws {
    let settings =
      [
        "includes: Corpus.swift", "testables: Corpus", "output: Gens.swift",
        "mocks.output: \(path)",
      ] + (access.map { ["access: \($0)"] } ?? []) + [""]
    try write(settings.joined(separator: "\n"), to: "arb.yml")
    _ = try cost(of: tool, ["--config", "\(folder)/arb.yml"])
  }

  private func compile(_ words: [String], named module: String = "Mocks") throws -> Double {
    let options = [
      "-frontend", "-Onone", "-enable-testing", "-swift-version", "6", "-parse-as-library",
      "-module-name", module, "-I", folder, "-disable-incremental-llvm-codegen",
    ]
    return try cost(of: "swiftc", options + words).seconds
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
  }
}
