import Foundation

/// The command `gen-arbitrary`, apart from the process that it runs in.
///
///     let code = Tool.run(["--config", "arb.yml"], print: { print($0) }, report: { warn($0) })
public struct Tool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private let arguments: Arguments
  private let terminal: Terminal
  private let print: (String) throws -> Void
  private let report: (String) -> Void

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - words: The command line behind the program's name.
  ///   - terminal: What the streams can show; by default, plain text only.
  ///   - print: Takes what belongs on standard output; what it throws ends the run.
  ///   - report: Takes errors, warnings and notes, which belong on standard error.
  /// - Returns: What to answer to the shell.
  public static func run(
    _ words: [String], terminal: Terminal = Terminal(), print: (String) throws -> Void,
    report: (String) -> Void
  ) -> ExitCode {
    withoutActuallyEscaping(print) { print in
      withoutActuallyEscaping(report) { report in
        let printer = DiagnosticPrinter(
          format: Arguments.diagnostics(in: words),
          paint: Paint(isOn: terminal.isErrorInteractive))
        do {
          let arguments = try Arguments.parse(words)
          let tool = Tool(arguments: arguments, terminal: terminal, print: print, report: report)
          return try tool.run()
        } catch let error as any StoppingError {
          for diagnostic in error.diagnostics { report(printer.text(of: diagnostic)) }
          return error.exitCode
        } catch {
          report(printer.text(of: Diagnostic(.error, at: nil, "\(error)")))
          return .data
        }
      }
    }
  }

  private func run() throws -> ExitCode {
    switch arguments.action {
    case .help: try write(Arguments.help)
    case .version: try write("gen-arbitrary \(Self.version)\n")
    case .generate, .check: return try generate()
    case .initialize: try initialize()
    case .list: return try show { try list($0, folder: $1) }
    case .explain(let type):
      return try show { try ExplainCommand(survey: $0, type: type, folder: $1).text(paint) }
    case .graph(let type):
      return try show { survey, _ in
        try GraphCommand(survey: survey, type: type).text(as: arguments.format)
      }
    }
    return .success
  }
}

// MARK: - Generating

extension Tool {
  private func generate() throws -> ExitCode {
    var configuration = try readConfiguration()
    let writer = try outputPath(configuration).map { path throws(FileError) in
      try OutputWriter(
        path: path, firstLine: FileEmitter.firstLine, onlyLine: FileEmitter.onlyLine,
        settings: arguments.configuration)
    }
    locateErrors(&configuration)
    if writer == nil { configuration.steering = configuration.steering.forMocksOnly }
    let mocks = try mocksPath(configuration).map { path throws(FileError) in
      try OutputWriter(
        path: path, firstLine: MockFileEmitter.firstLine, onlyLine: MockFileEmitter.firstLine,
        settings: arguments.configuration)
    }
    try SharedOutput.refuse(outputs(writer, mocks, configuration))
    let tests = try testFolder(&configuration, output: writer?.path)
    let found = try SourceFinder.find(configuration, output: writer?.path, tests: tests)
    let doubts =
      configuration.doubts(about: found) + (try leftBehind(writer, found, configuration))
    report(doubts.map(\.diagnostic))
    let record = RunRecord(
      arguments, sources: found.sources + found.tests, folder: configuration.folder,
      output: writer?.path)
    let outputs = { try [writer, mocks].compactMap(\.self).flatMap { try $0.paths() } }
    if let diagnostics = record?.recall(outputs: try outputs()) {
      report(diagnostics)
      return .success
    }
    var result = try Pipeline.run(
      configuration, paths: found.sources, tests: found.tests, isSplit: writer?.isSplit ?? false,
      progress: progress)
    result.diagnostics = result.diagnostics.map { $0.located(from: configuration.folder) }
    report(result.diagnostics)
    if result.diagnostics.contains(where: { $0.severity == .error }) { return .data }
    if arguments.action == .check { return try check(writer, mocks, result) }
    try OutputWriter.write(
      [writer.map { ($0, result.files) }, mocks.map { ($0, result.mocks) }].compactMap(\.self))
    record?.keep(result.diagnostics, outputs: try outputs())
    return .success
  }

  /// The settings that test targets have of their own.
  private func settings(below tests: String) -> [String] {
    ((try? FileSystem.names(in: tests)) ?? [])
      .map { "\(tests)/\($0)/\(Arguments.defaultConfiguration)" }
      .filter { FileSystem.status(of: $0) == .file }
  }

  private func readConfiguration() throws -> Configuration {
    let path = arguments.configuration
    switch FileSystem.status(of: path) {
    case .missing:
      let folder = FilePath.folder(of: path)
      let beside = FilePath.join(folder, "arb.yaml")
      let others = settings(below: FilePath.join(folder, "Tests"))
      throw FileError.missingConfiguration(
        path: path, others: FileSystem.status(of: beside) == .file ? [beside] : others)
    case .folder: throw FileError.configurationIsFolder(path: path)
    case .file, .other: break
    }
    var configuration = try Configuration.read(try FileSystem.read(path), file: path)
    if let mocks = arguments.mocks {
      configuration.mocks.output = ConfiguredPath(
        path: FilePath.join(FileManager.default.currentDirectoryPath, mocks),
        location: SourceLocation(file: path, line: 1, column: 1))
    }
    return configuration
  }

  /// Sets the settings' folder as generated code names it to the compiler: the same on all machines,
  /// but for a file at an absolute path, which stays on this one.
  private func locateErrors(_ configuration: inout Configuration) {
    let folder = configuration.folder.isEmpty ? "." : configuration.folder
    let isAbsolute = arguments.output.map(FilePath.isAbsolute) ?? false
    configuration.steering.frame.folder =
      isAbsolute ? FileSystem.identity(of: folder) : PackageFolders.path(of: folder)
    configuration.steering.frame.locatesSources = isAbsolute || !configuration.testables.isEmpty
  }

  /// The generated file, or the folder of all; nil where mocks are all that is wanted.
  private func outputPath(_ configuration: Configuration) throws(ArgumentError) -> String? {
    if let output = arguments.output { return FilePath.normal(output) }
    guard let output = configuration.output else {
      if configuration.mocks.output != nil { return nil }
      throw .noOutput(configuration: arguments.configuration)
    }
    return FilePath.join(configuration.folder, output.path)
  }

  /// Generated files of other outputs, which have the same once more: also in the folder of tests
  /// whose files are generated elsewhere, as the plugin's are.
  private func leftBehind(
    _ writer: OutputWriter?, _ found: SourceFinder.Findings, _ configuration: Configuration
  ) throws(FileError) -> [ConfigurationDoubt] {
    var files = try writer?.leftBehind() ?? []
    let known = Set(files.map(FileSystem.identity))
    for test in arguments.tests == nil ? [] : found.tests {
      let path = FilePath.join(configuration.folder, test)
      if known.contains(FileSystem.identity(of: path)) { continue }
      let isOpened = GeneratedFile.isWritten(
        in: try FileSystem.read(path, atMost: GeneratedFile.opening.utf8.count + 1)[...])
      if isOpened { files.append(path) }
    }
    return files.map(ConfigurationDoubt.leftBehind)
  }

  /// The folder of the tests' own files, which the settings then know of.
  private func testFolder(
    _ configuration: inout Configuration, output: String?
  ) throws(FileError) -> String? {
    if let tests = arguments.tests, FileSystem.status(of: tests) != .folder {
      throw .noTestFolder(path: tests)
    }
    let found = arguments.tests ?? output.flatMap { TestFolder.around($0, configuration) }
    if let found, TestFolder.isIncluded(found, in: configuration) {
      let folder = FileSystem.identity(of: FilePath.join(".", configuration.folder))
      configuration.steering.testFolder = FilePath.relative(
        FileSystem.identity(of: found), from: folder)
    }
    return found
  }

  /// The file of mocks, or the folder of their files; nil where none are asked for.
  private func mocksPath(_ configuration: Configuration) -> String? {
    configuration.mocks.output.map { FilePath.join(configuration.folder, $0.path) }
  }

  /// What is written, each with the place where the settings name it.
  private func outputs(
    _ writer: OutputWriter?, _ mocks: OutputWriter?, _ configuration: Configuration
  ) -> [ConfiguredOutput] {
    let location = arguments.output == nil ? configuration.output?.location : nil
    let mocksLocation = arguments.mocks == nil ? configuration.mocks.output?.location : nil
    return [
      writer.map { ConfiguredOutput(path: $0.path, location: location) },
      mocks.map { ConfiguredOutput(path: $0.path, location: mocksLocation) },
    ].compactMap(\.self)
  }

  private func check(
    _ writer: OutputWriter?, _ mocks: OutputWriter?, _ result: Pipeline.Result
  ) throws -> ExitCode {
    guard
      let stale = try writer?.firstStale(result.files) ?? mocks?.firstStale(result.mocks)
    else { return .success }
    let state = FileSystem.status(of: stale) == .missing ? "missing" : "stale"
    report([Diagnostic(.error, at: nil, "`\(stale)` is \(state)", hint: fix)])
    return .stale
  }

  private var fix: String {
    let output = arguments.output.map { " --output \($0.shellWord)" } ?? ""
    let mocks = arguments.mocks.map { " --mocks \($0.shellWord)" } ?? ""
    let tests = arguments.tests.map { " --tests \($0.shellWord)" } ?? ""
    let configuration = arguments.configuration.shellWord
    return "run gen-arbitrary --config \(configuration)\(output)\(mocks)\(tests)"
  }
}

// MARK: - Showing

extension Tool {
  /// Prints what a command makes of the sources and the settings' folder; of all that there is to
  /// say, only the errors.
  private func show(_ text: (Survey, _ folder: String) throws -> String) throws -> ExitCode {
    var configuration = try readConfiguration()
    let output = try? outputPath(configuration)
    let tests = try testFolder(&configuration, output: output)
    let found = try SourceFinder.find(configuration, output: output, tests: tests)
    let survey = try Pipeline.survey(
      configuration, paths: found.sources, tests: found.tests, progress: progress)
    do {
      try write(try text(survey, configuration.folder))
    } catch let error as CommandError {
      throw FailedCommand(error: error, configuration: arguments.configuration)
    }
    let errors = survey.diagnostics.filter { $0.severity == .error }
    report(errors.map { $0.located(from: configuration.folder) })
    return errors.isEmpty ? .success : .data
  }

  private func list(_ survey: Survey, folder: String) throws -> String {
    let command = ListCommand(survey, folder: folder)
    return arguments.format == .json ? try command.json() : command.text(paint)
  }

  private func initialize() throws {
    try InitCommand(path: arguments.configuration).run()
    try write("wrote \(arguments.configuration)\n")
  }

  /// Prints a text; where that fails, what was asked for is lost, and so is the run.
  private func write(_ text: String) throws(FileError) {
    do {
      try print(text)
    } catch {
      throw .unprintable(reason: "\(error.localizedDescription)")
    }
  }

  private var paint: Paint { Paint(isOn: terminal.isOutputColored) }

  private func report(_ diagnostics: [Diagnostic]) {
    let printer = DiagnosticPrinter(
      format: arguments.diagnostics, isQuiet: arguments.isQuiet,
      paint: Paint(isOn: terminal.isErrorInteractive))
    // What reads JSON can count for itself, and whoever wants quiet reads no notes.
    let isWhole = arguments.diagnostics == .json || arguments.isQuiet
    let shown = isWhole ? diagnostics : NoteDigest.of(diagnostics)
    for diagnostic in shown {
      let text = printer.text(of: diagnostic)
      if !text.isEmpty { report(text) }
    }
  }

  private var progress: Progress {
    let isWatched =
      terminal.isErrorInteractive && !arguments.isQuiet && arguments.diagnostics == .text
    return Progress(show: isWatched ? report : nil)
  }
}
