import Foundation

/// `bench compile`: what type-checking generated code costs, for 100, 300 and 1,000 types of six
/// members, each figure without the types themselves, in CPU seconds.
///
/// `all` is the whole file; a call site is one labelled `Factory<…>.provide(…)` of a user's.
struct CompileBenchmark {
  /// Where files are put.
  let folder: String
  let tool: String
  /// The folder with FactoryCheck's module.
  let modules: String
  let output: Output

  private static let calls = 100

  func run() throws {
    output.header(["types", "all s", "per type ms", "per call ms"])
    for count in [100, 300, 1_000] { try measure(count) }
  }

  private func measure(_ count: Int) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try write(types(count), to: "Sources/Types.swift")
    try write("includes: Sources\noutput: Generated.swift\n", to: "arb.yml")
    _ = try cost(of: tool, ["--config", "\(folder)/arb.yml"])
    try write(calls(count), to: "Calls.swift")
    let types = try check(["Sources/Types.swift"])
    let all = try check(["Sources/Types.swift", "Generated.swift"])
    let called = try check(["Sources/Types.swift", "Generated.swift", "Calls.swift"])
    output.row([
      ("bench", .text("compile")), ("types", .text("\(count)")),
      ("seconds", .number(all - types, 2)),
      ("type", .number(1_000 * (all - types) / Double(count), 2)),
      ("call", .number(1_000 * (called - all) / Double(Self.calls), 2)),
    ])
  }

  private func check(_ files: [String]) throws -> Double {
    let paths = files.map { "\(folder)/\($0)" }
    let options = [
      "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Corpus", "-I", modules,
    ]
    return try cost(of: "swiftc", options + paths).seconds
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
  }

  private func types(_ count: Int) -> String {
    (0..<count).map { number in
      """
      struct Type\(number) {
        var id: Int
        var name: String
        var isOn: Bool
        var tags: [String]
        let price: Double
        var next: \(number == 0 ? "Int?" : "Type\(number - 1)?")
      }
      """
    }.joined(separator: "\n")
  }

  private func calls(_ count: Int) -> String {
    let lines = (0..<Self.calls).map { number in
      "  _ = Factory<Type\(number * count / Self.calls)>.provide(id: \(number), name: \"a\")"
    }
    return (["import FactoryCheck", "func calls() {"] + lines + ["}", ""]).joined(separator: "\n")
  }
}
