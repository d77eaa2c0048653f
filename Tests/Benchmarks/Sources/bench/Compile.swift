import Foundation

/// `bench compile`: what type-checking generated code costs, for 100, 300 and 1,000 types of six
/// members, in CPU seconds, each part without what it stands on.
///
/// A call site is one labelled `Factory<…>.provide(…)` of a user's, with all of the parts at hand.
struct CompileBenchmark {
  /// Where files are put.
  let folder: String
  let tool: String
  /// The folder with FactoryCheck's module.
  let modules: String
  let output: Output

  private static let calls = 100

  func run() throws {
    output.header(["types", "part", "CPU s", "ms each"])
    for count in [100, 300, 1_000] { try measure(count) }
  }

  private func measure(_ count: Int) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try write(types(count), to: "Sources/Types.swift")
    let factories = try generate(hasLenses: false)
    try write(withoutFactories(factories), to: "Conformances.swift")
    try write(factories, to: "Factories.swift")
    try write(try generate(hasLenses: true), to: "Lenses.swift")
    try write(calls(count), to: "Calls.swift")
    var known = try check([])
    func row(_ part: String, _ files: [String], each: Int) throws {
      let cost = try check(files)
      output.row([
        ("bench", .text("compile")), ("types", .text("\(count)")), ("part", .text(part)),
        ("seconds", .number(cost - known, 2)),
        ("milliseconds", .number(1_000 * (cost - known) / Double(each), 2)),
      ])
      known = cost
    }
    try row("conformances", ["Conformances.swift"], each: count)
    try row("factories", ["Factories.swift"], each: count)
    try row("lenses", ["Lenses.swift"], each: count)
    try row("calls", ["Lenses.swift", "Calls.swift"], each: Self.calls)
  }

  private func generate(hasLenses: Bool) throws -> String {
    try write(
      "includes: Sources\noutput: Generated.swift\nlenses: \(hasLenses)\n", to: "arb.yml")
    _ = try cost(of: tool, ["--config", "\(folder)/arb.yml"])
    return try String(contentsOfFile: "\(folder)/Generated.swift", encoding: .utf8)
  }

  /// The text without what makes values from members by name.
  private func withoutFactories(_ text: String) -> String {
    var isKept = true
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.contains(": FactoryCheck.MemberwiseProvidable") { isKept = false }
      defer { if line == "}" { isKept = true } }
      return isKept
    }
    return lines.joined(separator: "\n")
  }

  private func check(_ files: [String]) throws -> Double {
    let paths = (["Sources/Types.swift"] + files).map { "\(folder)/\($0)" }
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
