/// Tells which of the testable modules a source file belongs to, from its path and its imports.
enum ModuleFinder {
  enum Answer: Equatable {
    /// What is generated is part of the same module: there are no testables, or the file is one of
    /// the tests'.
    case none
    case one(String)
    case unclear
  }

  /// The module of a file with these imports: a file that imports the module in whose folder it
  /// stands is one of the tests', and so is one in no module's folder that imports what tests do.
  ///
  /// - Parameters:
  ///   - folders: Those of modules that do not go by their names.
  ///   - tests: The folder of the tests, where all is theirs.
  static func module(
    of path: String, importing imports: [ImportDeclaration], among testables: [String],
    in folders: [String: [String]] = [:], tests: String? = nil
  ) -> Answer {
    if let tests, !testables.isEmpty, FilePath.isInside(path, tests) { return .none }
    let answer = module(of: path, in: folders) ?? module(of: path, among: testables)
    return switch answer {
    case .one(let name) where imports.contains { $0.module == name } && !isOfSources(path): .none
    case .unclear where imports.contains { (testables + marksOfTests).contains($0.module) }: .none
    default: answer
    }
  }

  /// The module whose folder is the nearest around a file.
  private static func module(of path: String, in folders: [String: [String]]) -> Answer? {
    folders.flatMap { name, folders in
      folders.filter { FilePath.isInside(path, $0) }
        .map { (name: name, length: $0 == "." ? 0 : $0.count) }
    }
    .max { ($0.length, $0.name) < ($1.length, $1.name) }.map { .one($0.name) }
  }

  /// Whether a file stands where packages have their modules.
  private static func isOfSources(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains("Sources")
  }

  private static let marksOfTests = ["FactoryCheck", "Testing", "XCTest"]

  /// The folder behind `Sources`, or any folder, that has the name of a testable or of the target
  /// that it is.
  static func module(of path: String, among testables: [String]) -> Answer {
    guard let only = testables.first else { return .none }
    guard testables.count > 1 else { return .one(only) }
    let folders = path.split(separator: "/").dropLast().map(String.init)
    let answer = module(of: folders, among: testables)
    return answer == .unclear ? module(of: folders.map(\.moduleName), among: testables) : answer
  }

  private static func module(of folders: [String], among testables: [String]) -> Answer {
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count,
      testables.contains(folders[sources + 1])
    {
      return .one(folders[sources + 1])
    }
    let named = Set(folders.filter(testables.contains))
    guard named.count == 1, let module = named.first else { return .unclear }
    return .one(module)
  }

  /// Notes on folders beside that of the only testable below `Sources`, each at its first file: in
  /// most packages they are modules of their own. Where a file stands in `Sources` itself, that is
  /// the folder of one module, and so are those below.
  static func notes(on files: some Sequence<String>, testables: [String]) -> [Diagnostic] {
    guard testables.count == 1, let module = testables.first else { return [] }
    let files = Dictionary(files.map { (FilePath.folder(of: $0), $0) }, uniquingKeysWith: min)
    var firsts: [String: String] = [:]
    for (path, file) in files {
      let folders = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count else {
        continue
      }
      let folder = folders[...(sources + 1)].joined(separator: "/")
      firsts[folder] = min(firsts[folder] ?? file, file)
    }
    return firsts.compactMap { folder, file in
      let sources = FilePath.folder(of: folder)
      let own = FilePath.join(sources, module)
      guard folder != own, firsts[own] != nil, files[sources] == nil else { return nil }
      return PlanningNote.beside(own, module: module).diagnostic(in: file)
    }
  }
}
