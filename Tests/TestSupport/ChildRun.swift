import Foundation

/// What a run of this test executable as a child process printed, and how it ended.
public struct ChildRun: Sendable {
  /// The test library whose tests the child runs.
  public enum Library: String, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  /// The variable that switches the fixtures on: tests that are meant to fail, in a child only.
  public static let fixtureVariable = "CHILD_RUN_FIXTURES"

  /// Whether this process is a child, which runs fixtures.
  public static var isChild: Bool {
    ProcessInfo.processInfo.environment[fixtureVariable] != nil
  }

  /// The status that the process exited with; nil where it was killed, by its time limit or a trap.
  public let exitCode: Int32?
  /// Standard output and standard error, as they were interleaved.
  public let output: String

  /// The lines that are not empty.
  public var lines: [Substring] { output.split(separator: "\n") }
}

// MARK: - Running

extension ChildRun {
  /// Runs fixtures of this test executable in a child process.
  ///
  /// - Parameters:
  ///   - filter: What `swift test --filter` would take; nil for all tests.
  ///   - library: The library whose tests are run.
  ///   - environment: Variables on top of this process's, from which `SEED` and all that begin with
  ///     `FACTORYCHECK` are taken away.
  ///   - arguments: Further arguments, such as `--no-parallel`.
  ///   - timeout: After this the child is killed; that it waits for its turn does not count.
  public static func of(
    _ filter: String?, library: Library = .swiftTesting, environment: [String: String] = [:],
    arguments: [String] = [], timeout: Duration = .seconds(120)
  ) async throws -> ChildRun {
    let selection: [String] =
      switch library {
      case .swiftTesting: filter.map { ["--filter", $0] } ?? []
      case .xctest: filter.map { [$0] } ?? []
      }
    let libraryArguments = library == .swiftTesting ? ["--testing-library", library.rawValue] : []
    return try await run(
      executable, arguments: libraryArguments + selection + arguments,
      environment: cleanEnvironment.merging(environment) { $1 }, timeout: timeout)
  }

  /// Runs an executable to its end.
  public static func run(
    _ executable: URL, arguments: [String] = [], environment: [String: String],
    timeout: Duration = .seconds(120)
  ) async throws -> ChildRun {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("child-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: log) }
    // A file rather than a pipe: it takes any amount of output without a reader.
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    let output = try FileHandle(forWritingTo: log)
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try await turns.run { try await run(process, timeout: timeout) }
    let isExit = process.terminationReason == .exit
    return ChildRun(
      exitCode: isExit ? process.terminationStatus : nil,
      output: try String(decoding: Data(contentsOf: log), as: UTF8.self))
  }

  /// Whose turn it is to have a child. All the tests that start one would else do so at once, and
  /// each child would get so little of the machine that what is bounded by time ends before it is
  /// done.
  private static let turns = Turns(2 * ProcessInfo.processInfo.activeProcessorCount)

  /// Waits for a process without holding a thread meanwhile.
  private static func run(_ process: Process, timeout: Duration) async throws {
    let (ends, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    let identifier = process.processIdentifier
    let watchdog = Task {
      try await Task.sleep(for: timeout)
      kill(identifier, SIGKILL)
    }
    for await _ in ends {}
    watchdog.cancel()
  }
}

// MARK: - This process

extension ChildRun {
  private static var executable: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
  }

  private static var cleanEnvironment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      name != "SEED" && !name.hasPrefix("FACTORYCHECK") && !name.hasPrefix("XCTest")
    }
    environment[fixtureVariable] = "1"
    // What one child finds is not for the next.
    environment["FACTORYCHECK_DATABASE"] = "off"
    return environment
  }
}
