/// The command `gen-arbitrary`, apart from the process that it runs in.
///
///     let code = Tool.run(["--config", "arb.yml"], print: { print($0) }, report: { warn($0) })
public enum Tool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - words: The command line behind the program's name.
  ///   - print: Takes what belongs on standard output.
  ///   - report: Takes errors, warnings and notes, which belong on standard error.
  /// - Returns: What to answer to the shell.
  public static func run(
    _ words: [String], print: (String) -> Void, report: (String) -> Void
  ) -> ExitCode {
    do {
      let arguments = try Arguments.parse(words)
      switch arguments.action {
      case .help: print(Arguments.help)
      case .version: print("gen-arbitrary \(version)\n")
      case .generate, .check: return try generate(arguments, report: report)
      }
      return .success
    } catch let error as any StoppingError {
      for diagnostic in error.diagnostics { report("\(diagnostic)\n") }
      return error.exitCode
    } catch {
      report("error: \(error)\n")
      return .data
    }
  }

  private static func generate(
    _ arguments: Arguments, report: (String) -> Void
  ) throws -> ExitCode {
    let configuration = try readConfiguration(arguments.configuration)
    let writer = try OutputWriter(path: outputPath(arguments, configuration))
    let mocks = try MockWriter(configuration)
    let result = try Pipeline.run(configuration, output: writer.path)
    for diagnostic in result.diagnostics { report("\(diagnostic)\n") }
    if result.diagnostics.contains(where: { $0.severity == .error }) { return .data }
    if arguments.action == .check {
      return try check(writer, mocks, result, arguments, report: report)
    }
    try writer.write(result.text)
    try mocks?.write(result.mocks)
    return .success
  }

  private static func readConfiguration(_ path: String) throws -> Configuration {
    guard FileSystem.status(of: path) != .missing else {
      throw FileError.missingConfiguration(path: path)
    }
    return try Configuration.read(try FileSystem.read(path), file: path)
  }

  private static func outputPath(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(ArgumentError) -> String {
    if let output = arguments.output { return FilePath.normal(output) }
    guard let output = configuration.output else {
      throw .noOutput(configuration: arguments.configuration)
    }
    return FilePath.join(configuration.folder, output.path)
  }

  private static func check(
    _ writer: OutputWriter, _ mocks: MockWriter?, _ result: Pipeline.Result,
    _ arguments: Arguments, report: (String) -> Void
  ) throws -> ExitCode {
    let isStale = try writer.isStale(result.text)
    guard let stale = isStale ? writer.path : try mocks?.firstStale(result.mocks) else {
      return .success
    }
    report("\(Diagnostic(.error, at: nil, "`\(stale)` is stale", hint: fix(arguments)))\n")
    return .stale
  }

  private static func fix(_ arguments: Arguments) -> String {
    let output = arguments.output.map { " --output \($0)" } ?? ""
    return "run gen-arbitrary --config \(arguments.configuration)\(output)"
  }
}
