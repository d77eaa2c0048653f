/// Where the projects of Xcode in a folder, and the packages that they link, have their modules.
struct ProjectFolders {
  struct Module {
    let name: String
    /// All that is seen from the folder of the projects.
    let folders, excludes: [String]
    let isOnMainActor: Bool
  }

  /// Those that the tests can import.
  private(set) var modules: [Module] = []
  /// The names of the projects' other modules.
  private(set) var others: [String] = []
  /// The folder of the tests; nil where the projects have none.
  private(set) var tests: String?
  /// The projects and packages that were read.
  private(set) var origins: [String] = []

  private let root: String
  private let survey: FolderSurvey

  /// Reads the projects that lie in a folder, or that a workspace there names; nil where there are
  /// none, or where all is of the package that lies there as well.
  init?(in root: String, manifest: PackageManifest) {
    let paths = Workspace.projects(in: root)
    if paths.isEmpty { return nil }
    self.root = root
    survey = FolderSurvey(of: root)
    let projects = paths.map { Project($0, in: root, survey) }
    let names = Set(manifest.targets.map(\.name.moduleName))
    if projects.contains(where: { $0.xcode.importable.contains { names.contains($0.module) } }) {
      return nil
    }
    addTargets(of: projects)
    addPackages(linked: Set(projects.flatMap(\.xcode.products)), manifest)
    if modules.isEmpty { return nil }
  }
}

// MARK: - Targets

extension ProjectFolders {
  private struct Project {
    let path: String
    let xcode: XcodeProject
    let isOnMainActor: Bool
    /// Where the paths in it start.
    let folder: String

    /// Longer ones are no projects.
    private static let longest = 1 << 26

    init(_ path: String, in root: String, _ survey: FolderSurvey) {
      self.path = path
      folder = FilePath.folder(of: path)
      let file = FilePath.join(root, "\(path)/project.pbxproj")
      let text = (try? FileSystem.read(file, atMost: Self.longest)) ?? []
      let name = String(FilePath.name(of: path).dropLast(".xcodeproj".count))
      xcode = XcodeProject(text, name: name)
      isOnMainActor = PackageFolders.namesMainActor(text)
    }
  }

  private struct Tests {
    let target: XcodeProject.Target
    let project: Project
    let files: Set<String>
    let reached: [XcodeProject.Target]

    /// Those are best that import the most, are called after a module, and have the most files.
    static func < (a: Tests, b: Tests) -> Bool {
      (a.reached.count, a.isNamedAfterModule ? 1 : 0, a.files.count)
        < (b.reached.count, b.isNamedAfterModule ? 1 : 0, b.files.count)
    }

    private var isNamedAfterModule: Bool {
      reached.contains {
        ["\($0.module)Tests", "\($0.name.moduleName)Tests"].contains(target.name.moduleName)
      }
    }
  }

  private mutating func addTargets(of projects: [Project]) {
    let tests = projects.flatMap { project in
      project.xcode.targets.filter { $0.kind == .unitTests }.map {
        Tests(
          target: $0, project: project, files: files(of: $0, in: project),
          reached: project.xcode.imported(by: $0))
      }
    }
    let best = tests.filter { !$0.files.isEmpty }.max(by: <)
    let parts = projects.flatMap { project in
      project.xcode.importable.map { Part($0, files: files(of: $0, in: project), project) }
    }
    // Some tests compile sources of the app as well.
    let own = parts.reduce(best?.files ?? []) { $0.subtracting($1.files) }
    self.tests = FolderShare(of: own, among: survey.files).folders
      .max { count(own, in: $0) < count(own, in: $1) }
    var taken: Set<String> = []
    for part in parts.sorted(by: <) where !part.files.isEmpty {
      let isTested = part.project.path == best?.project.path
      let reached = best?.reached ?? []
      let isReached = reached.isEmpty || reached.contains { $0.name == part.target.name }
      let isLinked = isTested ? isReached : best == nil || part.target.kind == .library
      if isLinked { add(part, without: &taken) } else { others.append(part.target.module) }
    }
    origins = projects.map(\.path)
    let names = Set(modules.map(\.name))
    others = Set(others).subtracting(names).sorted()
  }

  /// A target that can be imported, and its files.
  private struct Part {
    let target: XcodeProject.Target
    let files: Set<String>
    let project: Project

    init(_ target: XcodeProject.Target, files: Set<String>, _ project: Project) {
      (self.target, self.files, self.project) = (target, files, project)
    }

    /// What several targets compile is most likely looked for in the application, or else in the
    /// largest of them.
    static func < (a: Part, b: Part) -> Bool {
      if a.target.kind != b.target.kind { return a.target.kind == .application }
      return (b.files.count, a.target.name) < (a.files.count, b.target.name)
    }
  }

  private mutating func add(_ part: Part, without taken: inout Set<String>) {
    let share = FolderShare(of: part.files.subtracting(taken), among: survey.files)
    let name = part.target.module
    if share.folders.isEmpty || modules.contains(where: { $0.name == name }) {
      others.append(name)
      return
    }
    taken.formUnion(part.files)
    modules.append(
      Module(
        name: name, folders: share.folders, excludes: share.excludes,
        isOnMainActor: part.project.isOnMainActor))
  }

  private func count(_ files: Set<String>, in folder: String) -> Int {
    files.count { FilePath.isInside($0, folder) }
  }

  /// A target's files that are there: where the project names none, those in the folder of its name.
  private func files(of target: XcodeProject.Target, in project: Project) -> Set<String> {
    let named = Set(target.files.map { FilePath.join(project.folder, $0) })
    let folders = target.folders.map { FilePath.join(project.folder, $0) }
    let own = survey.files.filter { file in
      named.contains(file) || folders.contains { FilePath.isInside(file, $0) }
    }
    if !own.isEmpty { return Set(own) }
    let folder = FilePath.join(project.folder, target.name)
    return Set(survey.files.filter { FilePath.isInside($0, folder) })
  }
}

// MARK: - Packages

extension ProjectFolders {
  /// Adds the libraries of the packages that have one of some products, and of those that these
  /// depend on.
  private mutating func addPackages(linked products: Set<String>, _ manifest: PackageManifest) {
    var manifests = Dictionary(
      survey.packages.map { ($0, PackageFolders.manifest(in: FilePath.join(root, $0))) },
      uniquingKeysWith: { first, _ in first })
    manifests["."] = manifest
    var open = manifests.filter { !$0.value.products.isDisjoint(with: products) }.map(\.key)
    var reached = Set(open)
    while let folder = open.popLast() {
      let near = (manifests[folder]?.localPackages ?? []).map { FilePath.join(folder, $0) }
      open += near.filter { manifests[$0] != nil && reached.insert($0).inserted }
    }
    for folder in reached.sorted() {
      guard let manifest = manifests[folder] else { continue }
      addLibraries(of: manifest, in: folder)
    }
  }

  private mutating func addLibraries(of manifest: PackageManifest, in folder: String) {
    let libraries = TargetFolders.libraries(of: manifest, in: FilePath.join(root, folder))
      .filter { library in !modules.contains { $0.name == library.name } }
    guard !libraries.isEmpty else { return }
    let text = PackageFolders.bytes(of: "Package.swift", in: FilePath.join(root, folder))
    let isolated =
      PackageFolders.namesMainActor(text)
      ? manifest.mainActorModules(among: libraries.map(\.name)) : .none
    for library in libraries {
      modules.append(
        Module(
          name: library.name, folders: library.sources.map { FilePath.join(folder, $0) },
          excludes: library.excludes.map { FilePath.join(folder, $0) },
          isOnMainActor: isolated.contains(library.name)))
    }
    origins.append(folder)
  }
}
