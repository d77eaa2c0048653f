/// From settings to the generated text: sources -> declarations -> plan -> text.
enum Pipeline {
  /// What a run generated, and what there is to say about it.
  struct Result: Sendable {
    var text: [UInt8]
    var diagnostics: [Diagnostic]
  }

  /// Reads the sources and generates the text of the file; writes nothing.
  static func run(
    _ configuration: Configuration, paths: [String], progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Result {
    let survey = try survey(configuration, paths: paths, progress: progress)
    return Result(text: FileEmitter.text(of: survey.plan), diagnostics: survey.diagnostics)
  }

  /// Reads the sources and plans the file.
  static func survey(
    _ configuration: Configuration, paths: [String], progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Survey {
    var files: [FileDeclarations] = []
    files.reserveCapacity(paths.count)
    for path in paths {
      let bytes = try FileSystem.read(FilePath.join(configuration.folder, path))
      files.append(DeclarationParser.parse(SourceFile(path: path, bytes: bytes)))
      progress.advance(to: files.count, of: paths.count)
    }
    let plan = Planner.plan(files, testables: configuration.testables)
    return Survey(
      files: files, plan: plan, diagnostics: files.flatMap(\.diagnostics) + plan.diagnostics)
  }

  /// Generates the text from declarations.
  static func generate(from files: [FileDeclarations], testables: [String]) -> Result {
    let plan = Planner.plan(files, testables: testables)
    let diagnostics = files.flatMap(\.diagnostics) + plan.diagnostics
    return Result(text: FileEmitter.text(of: plan), diagnostics: diagnostics)
  }
}
