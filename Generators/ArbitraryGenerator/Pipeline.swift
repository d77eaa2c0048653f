/// From settings to the generated texts: sources -> declarations -> plan -> texts.
enum Pipeline {
  /// What a run generated, and what there is to say about it.
  struct Result {
    var files: [GeneratedFile]
    /// The files of mocks; none where no place for them is named.
    var mocks: [GeneratedFile] = []
    var diagnostics: [Diagnostic]

    /// All of the text, but for mocks.
    var text: [UInt8] { files.flatMap(\.text) }
  }

  /// Reads the sources and generates the text of the files; writes nothing.
  ///
  /// - Parameter tests: The tests' own files, of which conformances by hand are read.
  static func run(
    _ configuration: Configuration, paths: [String], tests: [String] = [], isSplit: Bool = false,
    progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Result {
    let index = DeclarationIndex(
      testables: configuration.testables, steering: configuration.steering,
      mocks: configuration.mocks)
    var diagnostics: [Diagnostic] = []
    let literals = try read(
      configuration, paths: paths,
      functions: configuration.mocks.output == nil ? .none : .requirements, progress: progress
    ) { file in
      diagnostics += file.diagnostics
      index.add(file)
    }
    try readConformances(configuration, tests) { index.add($0) }
    index.complete()
    let plan = Planner.plan(index, literals: literals, isSplit: isSplit)
    // The process is about to end, which frees all of it at once.
    _ = Unmanaged.passRetained(index)
    _ = Unmanaged.passRetained(plan)
    return generate(
      plan, in: configuration.steering.frame, mocks: configuration.mocks,
      diagnostics: diagnostics + plan.diagnostics)
  }

  /// Reads the sources and plans what is generated for them.
  static func survey(
    _ configuration: Configuration, paths: [String], tests: [String] = [],
    progress: Progress = Progress(show: nil)
  ) throws(FileError) -> Survey {
    var files: [FileDeclarations] = []
    let literals = try read(
      configuration, paths: paths, functions: .requirements, progress: progress
    ) { files.append($0) }
    try readConformances(configuration, tests) { files.append($0) }
    return Survey(
      files, literals: literals, testables: configuration.testables,
      steering: configuration.steering, mocks: configuration.mocks)
  }

  /// Generates the text from declarations.
  static func generate(
    from files: [FileDeclarations], testables: [String], steering: Steering = Steering(),
    mocks: MockSettings = MockSettings()
  ) -> Result {
    let survey = Survey(files, testables: testables, steering: steering, mocks: mocks)
    return generate(
      survey.plan, in: steering.frame, mocks: mocks, diagnostics: survey.diagnostics)
  }

  /// Reads one file after the other; answers the literals of all.
  private static func read(
    _ configuration: Configuration, paths: [String], functions: DeclarationParser.KeptFunctions,
    progress: Progress, take: (FileDeclarations) -> Void
  ) throws(FileError) -> Literals {
    var literals = configuration.steering.hasConstants ? Literals() : nil
    let names = NamedTypes()
    var memory: [UInt8] = []
    for (count, path) in paths.enumerated() {
      let file = SourceFile(
        path: path,
        bytes: try FileSystem.read(FilePath.join(configuration.folder, path), into: &memory))
      take(
        GeneratedFile.isWritten(in: file.bytes)
          ? .leftBehind(path)
          : DeclarationParser.parse(file, functions: functions, names: names, literals: &literals))
      progress.advance(to: count + 1, of: paths.count)
    }
    return literals ?? Literals()
  }

  /// Reads what tests conform by hand. Most of their files do not, and are not parsed.
  private static func readConformances(
    _ configuration: Configuration, _ tests: [String], take: (FileDeclarations) -> Void
  ) throws(FileError) {
    let names = NamedTypes()
    var (memory, literals) = ([UInt8](), Literals?.none)
    for path in tests {
      let bytes = try FileSystem.read(FilePath.join(configuration.folder, path), into: &memory)
      guard !GeneratedFile.isWritten(in: bytes), bytes.mayConform else { continue }
      let file = SourceFile(path: path, bytes: bytes)
      take(
        DeclarationParser.parse(file, functions: .none, names: names, literals: &literals)
          .conformances)
    }
  }

  private static func generate(
    _ plan: Plan, in frame: FileFrame, mocks: MockSettings, diagnostics: [Diagnostic]
  ) -> Result {
    var result = Result(files: FileEmitter.files(of: plan, in: frame), diagnostics: diagnostics)
    if mocks.output != nil {
      result.mocks = MockFileEmitter.files(of: plan.mocks, isSplit: mocks.isSplit, in: frame)
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  /// Whether one of the names stands somewhere in it that conformances are to.
  fileprivate var mayConform: Bool {
    withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      return bytes.contains("Arbitrary") || bytes.contains("Providable")
    }
  }
}

extension SourceBytes {
  fileprivate func contains(_ word: StaticString) -> Bool {
    var offset = 0
    while true {
      offset = firstOffset(of: word.utf8Start[0], in: offset..<count)
      guard offset < count else { return false }
      if matches(word, at: offset) { return true }
      offset += 1
    }
  }
}
