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
  static func run(_ configuration: Configuration, output: String) throws(FileError) -> Result {
    let paths = try SourceFinder.find(configuration, output: output)
    var files: [FileDeclarations] = []
    files.reserveCapacity(paths.count)
    for path in paths {
      let bytes = try FileSystem.read(FilePath.join(configuration.folder, path))
      files.append(
        DeclarationParser.parse(
          SourceFile(path: path, bytes: bytes),
          keepsLiterals: configuration.steering.hasConstants))
    }
    var result = generate(
      from: files, testables: configuration.testables, steering: configuration.steering,
      mocks: configuration.mocks)
    result.diagnostics = configuration.doubts(about: paths).map(\.diagnostic) + result.diagnostics
    return result
  }

  /// Generates the text from declarations.
  static func generate(
    from files: [FileDeclarations], testables: [String], steering: Steering = Steering(),
    mocks: MockSettings = MockSettings()
  ) -> Result {
    let plan = Planner.plan(files, testables: testables, steering: steering, mocks: mocks)
    var result = Result(
      text: FileEmitter.text(of: plan),
      diagnostics: files.flatMap(\.diagnostics) + plan.diagnostics)
    if mocks.output != nil {
      result.mocks = MockFileEmitter.files(of: plan.mocks, isSplit: mocks.isSplit)
    }
    return result
  }
}
