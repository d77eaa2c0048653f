/// From settings to the generated texts: sources -> declarations -> plan -> texts.
enum Pipeline {
  /// What a run generated, and what there is to say about it.
  struct Result: Sendable {
    var files: [GeneratedFile]
    /// The files of mocks; none where no place for them is named.
    var mocks: [GeneratedFile] = []
    var diagnostics: [Diagnostic]

    /// All of the text, but for mocks.
    var text: [UInt8] { files.flatMap(\.text) }
  }

  /// Reads the sources and generates the text of the files; writes nothing.
  static func run(
    _ configuration: Configuration, paths: [String], isSplit: Bool = false,
    progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Result {
    let survey = try survey(
      configuration, paths: paths,
      functions: configuration.mocks.output == nil ? .none : .requirements, isSplit: isSplit,
      progress: progress)
    return generate(from: survey, mocks: configuration.mocks)
  }

  /// Reads the sources and plans the files: one, or one for each type.
  static func survey(
    _ configuration: Configuration, paths: [String],
    functions: DeclarationParser.KeptFunctions = .requirements, isSplit: Bool = false,
    progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Survey {
    var files: [FileDeclarations] = []
    files.reserveCapacity(paths.count)
    var literals = Literals()
    for path in paths {
      let bytes = try FileSystem.read(FilePath.join(configuration.folder, path))
      let file = SourceFile(path: path, bytes: bytes)
      files.append(DeclarationParser.parse(file, functions: functions))
      if configuration.steering.hasConstants { LiteralScanner.scan(file, into: &literals) }
      progress.advance(to: files.count, of: paths.count)
    }
    return Survey(
      files, literals: literals, testables: configuration.testables,
      steering: configuration.steering, mocks: configuration.mocks, isSplit: isSplit)
  }

  /// Generates the text from declarations.
  static func generate(
    from files: [FileDeclarations], testables: [String], steering: Steering = Steering(),
    mocks: MockSettings = MockSettings()
  ) -> Result {
    let survey = Survey(files, testables: testables, steering: steering, mocks: mocks)
    return generate(from: survey, mocks: mocks)
  }

  private static func generate(from survey: Survey, mocks: MockSettings) -> Result {
    var result = Result(
      files: FileEmitter.files(of: survey.plan), diagnostics: survey.diagnostics)
    if mocks.output != nil {
      result.mocks = MockFileEmitter.files(of: survey.plan.mocks, isSplit: mocks.isSplit)
    }
    return result
  }
}
