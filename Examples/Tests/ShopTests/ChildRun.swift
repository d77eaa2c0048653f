import Foundation

/// What a run of this test executable in a process of its own printed, and how it ended.
struct ChildRun {
  /// The variable that tells a process that it is a child.
  private static let variable = "EXAMPLES_CHILD"

  /// Whether this process is a child.
  static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  let exitCode: Int32
  let output: String

  /// Runs the tests that a filter selects, with a seed or with one that the child draws.
  static func of(filter: String, seed: String? = nil) async throws -> ChildRun {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", filter]
    process.environment = environment(seed: seed)
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ChildRun(
      exitCode: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Without settings from outside, and without remembering failures, so that the child finds anew.
  private static func environment(seed: String?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("FACTORYCHECK")
    }
    environment["FACTORYCHECK_DATABASE"] = "off"
    environment[variable] = "1"
    environment["NO_COLOR"] = "1"
    environment["SEED"] = seed
    return environment
  }
}

// MARK: - What was printed

extension ChildRun {
  /// The lines that FactoryCheck printed about a property that failed: the values, what failed, where
  /// they come from, and how to replay it.
  var report: [Substring] {
    let lines = output.split(separator: "\n").map { $0.dropFirst(2) }
    guard let start = lines.firstIndex(of: "forAll failed for"),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("Replay: ") })
    else { return [] }
    return Array(lines[start...end])
  }

  /// The smallest value that fails: the lines that are indented by four.
  var counterexample: String {
    let indent = "    "
    return report.dropFirst().prefix { $0.hasPrefix(indent) }
      .map { $0.dropFirst(indent.count) }.joined(separator: "\n")
  }

  /// What the line that replays the failure says; the filter stands in quotes there.
  var replay: (seed: String, filter: String)? {
    let line = /Replay: SEED=(\w+) swift test(?: -c release)? --filter '(.+)'/
    return report.last?.wholeMatch(of: line).map { (String($0.1), String($0.2)) }
  }
}
