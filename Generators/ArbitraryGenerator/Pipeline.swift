/// From settings to the generated text: sources -> declarations -> plan -> text.
enum Pipeline {
  /// What a run generated, and what there is to say about it.
  struct Result: Sendable {
    var text: [UInt8]
    /// The files of mocks; none where no place for them is named.
    var mocks: [MockFileEmitter.File] = []
    var diagnostics: [Diagnostic]
  }

  /// Reads all sources and generates the text of the file; writes nothing.
  static func run(
    _ configuration: Configuration, output: String, progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Result {
    let survey = try survey(configuration, output: output, progress: progress)
    return result(of: survey.plan, mocks: configuration.mocks, diagnostics: survey.diagnostics)
  }

  /// Reads all sources and plans the file.
  static func survey(
    _ configuration: Configuration, output: String, progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Survey {
    let paths = try SourceFinder.find(configuration, output: output)
    var files: [FileDeclarations] = []
    files.reserveCapacity(paths.count)
    for path in paths {
      let bytes = try FileSystem.read(FilePath.join(configuration.folder, path))
      let source = SourceFile(path: path, bytes: bytes)
      files.append(
        DeclarationParser.parse(source, keepsLiterals: configuration.steering.hasConstants))
      progress.advance(to: files.count, of: paths.count)
    }
    let plan = Planner.plan(
      files, testables: configuration.testables, steering: configuration.steering,
      mocks: configuration.mocks)
    let doubts = configuration.doubts(about: paths).map(\.diagnostic)
    return Survey(
      files: files, plan: plan,
      diagnostics: doubts + files.flatMap(\.diagnostics) + plan.diagnostics)
  }

  /// Generates the text from declarations.
  static func generate(
    from files: [FileDeclarations], testables: [String], steering: Steering = Steering(),
    mocks: MockSettings = MockSettings()
  ) -> Result {
    let plan = Planner.plan(files, testables: testables, steering: steering, mocks: mocks)
    return result(
      of: plan, mocks: mocks, diagnostics: files.flatMap(\.diagnostics) + plan.diagnostics)
  }

  private static func result(
    of plan: Plan, mocks: MockSettings, diagnostics: [Diagnostic]
  ) -> Result {
    var result = Result(text: FileEmitter.text(of: plan), diagnostics: diagnostics)
    if mocks.output != nil {
      result.mocks = MockFileEmitter.files(of: plan.mocks, isSplit: mocks.isSplit)
    }
    return result
  }
}
