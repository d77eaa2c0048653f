import ArgumentParser
import Logging

/// A command as tools declare theirs: members in wrappers that make themselves.
struct Repeat: ParsableCommand {
  @Flag(help: "Include a counter") var includesCounter = false
  @Flag var style = Style.plain
  @Option(name: .shortAndLong) var count: Int?
  @Option var width: Int
  @Option private var limit = 80
  @Argument(help: "What is repeated") var phrase: String
  @OptionGroup var output: OutputOptions

  var times: Int { min(max(count ?? 2, 0), 9) }

  /// What it prints.
  func lines() -> [String] {
    (0..<times).map { includesCounter ? "\($0): \(phrase)" : phrase }
  }
}

enum Style: String, EnumerableFlag {
  case plain, bold
}

struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong) var verbose = false
  @Option var paths: [String] = []
}

/// What is handed a logger, as everything on a server is.
struct Job {
  let name: String
  let logger: Logger
  let level: Logger.Level
  let children: [Logger]

  func run() -> Bool {
    logger.info("\(name)")
    return level >= .info
  }
}

protocol JobRunning {
  var logger: Logger { get }
  func run(_ job: Job) throws -> Logger.Level
}
