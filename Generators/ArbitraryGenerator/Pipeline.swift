/// From settings to the generated text: sources -> declarations -> plan -> text.
enum Pipeline {
  /// What a run generated, and what there is to say about it.
  struct Result: Sendable {
    var text: [UInt8]
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
      from: files, testables: configuration.testables, steering: configuration.steering)
    result.diagnostics = configuration.doubts(about: paths).map(\.diagnostic) + result.diagnostics
    return result
  }

  /// Generates the text from declarations.
  static func generate(
    from files: [FileDeclarations], testables: [String], steering: Steering = Steering()
  ) -> Result {
    let plan = Planner.plan(files, testables: testables, steering: steering)
    let diagnostics = files.flatMap(\.diagnostics) + plan.diagnostics
    return Result(text: FileEmitter.text(of: plan), diagnostics: diagnostics)
  }
}
