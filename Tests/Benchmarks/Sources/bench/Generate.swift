import Foundation

/// `bench generate`: what a run of gen-arbitrary costs over two million lines, and over a tenth.
///
/// `cold` has to read everything and writes the file, `same` reads everything and finds the file as
/// it is to be, `warm` finds that nothing has changed, `mocks` reads everything and writes mocks as
/// well, `read` does nothing but read the files, `parse` is the compiler's own parser over them,
/// and `syntax` swift-syntax's, by `parse-files` of `Tests/Oracles`: what a machine's other figures
/// are in proportion to.
struct GenerateBenchmark {
  /// Where the corpus is, or is put.
  let corpus: String
  let tool: String
  /// `parse-files`, where it was built.
  let parser: String?
  let output: Output

  /// A record of a run is not relied on as long as its files are so fresh, in seconds.
  private static let rest: UInt32 = 3

  func run() throws {
    output.header(["corpus", "run", "CPU s", "MB"])
    for files in [1_000, 10_000] {
      let folder = "\(corpus)/\(files)"
      try GenerateCorpus(files: files, lines: 200).write(to: "\(folder)/Sources")
      try measure(folder, lines: "\(files * 200) lines")
    }
  }

  private func measure(_ folder: String, lines: String) throws {
    let files = FileManager.default
    try Data("includes: Sources\noutput: Generated.swift\n".utf8)
      .write(to: URL(filePath: "\(folder)/arb.yml"))
    for name in ["Generated.swift", "Mocks.swift"] {
      try? files.removeItem(atPath: "\(folder)/\(name)")
    }
    try? files.removeItem(atPath: "\(folder)/.build")
    let arguments = ["--config", "\(folder)/arb.yml"]
    row(lines, "read", try cost(of: "sh", ["-c", "find '\(folder)/Sources' -type f | xargs cat"]))
    let list = try listFiles(of: folder)
    row(lines, "parse", try cost(of: "swiftc", ["-frontend", "-parse", "-filelist", list]))
    if let parser { row(lines, "syntax", try cost(of: parser, [list])) }
    row(lines, "cold", try cost(of: tool, arguments))
    row(lines, "same", try cost(of: tool, arguments))
    row(lines, "mocks", try cost(of: tool, arguments + ["--mocks", "\(folder)/Mocks.swift"]))
    try files.createDirectory(atPath: "\(folder)/.build", withIntermediateDirectories: true)
    sleep(Self.rest)
    _ = try cost(of: tool, arguments)
    row(lines, "warm", try cost(of: tool, arguments))
  }

  /// Writes a list of all files, for those who read their names from one.
  private func listFiles(of folder: String) throws -> String {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/Sources")
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/Sources/\($0)" }
    try Data(files.joined(separator: "\n").utf8).write(to: URL(filePath: "\(folder)/files"))
    return "\(folder)/files"
  }

  private func row(_ corpus: String, _ run: String, _ cost: Cost) {
    output.row([
      ("bench", .text("generate")), ("corpus", .text(corpus)), ("run", .text(run)),
      ("seconds", .number(cost.seconds, 2)), ("megabytes", .number(cost.megabytes, 0)),
    ])
  }
}
