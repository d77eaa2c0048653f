extension PackageFolders {
  /// The same as it is seen from the folder of the package or project.
  struct Places {
    let modules: [String]
    let others: [String]
    let includes: [String]
    var excludes: [String] = []
    /// Those of modules whose files cannot be told by names in their paths.
    var moduleFolders: [String: [String]] = [:]
    var mainActorModules = MainActorModules.none
    let tests: String
    var origins: [String] = []
  }
}

extension PackageFolders.Places {
  /// As projects say.
  init(_ projects: ProjectFolders) {
    modules = projects.modules.map(\.name)
    others = projects.others
    // The folders inside of an app's are often called after its other modules.
    let folders = projects.modules.map { ($0.name, $0.folders) }
    moduleFolders = folders.count == 1 ? [:] : Dictionary(uniqueKeysWithValues: folders)
    let includes = projects.modules.flatMap(\.folders)
    self.includes = includes
    excludes = projects.modules.flatMap(\.excludes).filter { exclude in
      !includes.contains { $0 == exclude || FilePath.isInside($0, exclude) }
    }
    let isolated = projects.modules.filter(\.isOnMainActor).map(\.name)
    if isolated.count == modules.count {
      mainActorModules = .all
    } else if !isolated.isEmpty {
      mainActorModules = .named(Set(isolated))
    }
    tests = projects.tests ?? "Tests"
    origins = projects.origins
  }

  /// As a manifest says.
  init(_ targets: TargetFolders) {
    modules = targets.modules.map(\.name)
    others = targets.others
    let sources = targets.modules.map { (name: $0.name, folders: $0.sources) }
    if !Self.areTold(sources) {
      let folders = targets.modules.map { ($0.name, [$0.folder]) }
      moduleFolders = Dictionary(folders) { first, _ in first }
    }
    includes = targets.modules.flatMap(\.sources)
    excludes = targets.modules.flatMap(\.excludes)
    tests = targets.tests
  }

  /// By folders alone: each one of `Sources` is a module.
  init(foldersOf root: String) {
    modules = Self.modules(in: FilePath.join(root, "Sources"))
    others = []
    includes = modules.isEmpty ? ["Sources"] : modules.map { FilePath.join("Sources", $0) }
    let all = PackageFolders.folders(in: FilePath.join(root, "Tests"))
    let own = modules.lazy.map { "\($0)Tests" }.first { all.contains($0) }
    tests = (own ?? all.first).map { FilePath.join("Tests", $0) } ?? "Tests"
  }

  /// The folders with Swift files or, where none has any yet, all, but for those of tests.
  private static func modules(in folder: String) -> [String] {
    let all = PackageFolders.folders(in: folder)
      .filter { !$0.hasSuffix("Tests") && !$0.contains(".") }
    let sources = all.filter { PackageFolders.hasSwiftFile(FilePath.join(folder, $0)) }
    return sources.isEmpty ? all : sources
  }

  /// Whether all files of modules can be told from those of the others by names in their paths.
  private static func areTold(_ modules: [(name: String, folders: [String])]) -> Bool {
    let names = modules.map(\.name.moduleName)
    return modules.allSatisfy { module in
      module.folders.allSatisfy {
        ModuleFinder.module(of: FilePath.join($0, "A.swift"), among: names) == .one(module.name)
      }
    }
  }
}
