import Foundation

/// Where a package, or a project of Xcode, has its modules and tests: as the manifest says, or else
/// by its folders alone.
struct PackageFolders {
  /// The modules that the file is for.
  let modules: [String]
  /// Their folders, seen from the settings, where these do not go by their names.
  let moduleFolders: [String: String]
  /// The other modules that the manifest names.
  let others: [String]
  /// The folders of the modules, or what they would be in, seen from the settings.
  let includes: [String]
  /// What the manifest leaves out of them, seen from the settings.
  let excludes: [String]
  /// The file to generate, seen from the settings.
  let output: String
  /// The modules that are on the main actor by default, as the manifest or the project says.
  let mainActorModules: MainActorModules
  /// Whether the plugin generates with each build, to a place of its own.
  let usesPlugin: Bool

  /// Looks at the package that a folder of settings is of: its own, or that of a folder around it.
  init(around settings: String) {
    let root = Self.root(around: settings)
    let way = FilePath.relative(
      FileSystem.identity(of: root), from: FileSystem.identity(of: settings))
    let text = Self.bytes(of: "Package.swift", in: root)
    let manifest = PackageManifest(text)
    let targets = TargetFolders(of: manifest, in: root, around: Self.path(of: settings))
    if targets.modules.isEmpty {
      (modules, includes, output) = Self.folders(of: root, around: way)
      (others, excludes, moduleFolders) = ([], [], [:])
    } else {
      modules = targets.modules.map(\.name)
      others = targets.others
      let folders = targets.modules.map { ($0.name, FilePath.join(way, $0.folder)) }
      moduleFolders = targets.areTold ? [:] : Dictionary(folders) { first, _ in first }
      includes = targets.modules.flatMap(\.sources).map { FilePath.join(way, $0) }
      excludes = targets.modules.flatMap(\.excludes).map { FilePath.join(way, $0) }
      output = way.isEmpty ? FilePath.join(targets.tests, Self.file) : Self.file
    }
    mainActorModules =
      Self.namesMainActor(root) ? manifest.mainActorModules(among: modules) : .none
    usesPlugin = String(decoding: text, as: UTF8.self).contains("GenerateArbitraryPlugin")
  }

  private static let file = "Generated.swift"
}

extension PackageFolders {
  /// A folder of settings as builds see it, which run in the folder of the package or project.
  static func path(of settings: String) -> String {
    let identity = FileSystem.identity(of: settings)
    return FilePath.relative(identity, from: FileSystem.identity(of: root(around: settings)))
  }

  /// The folder itself where it is a project's, or else the nearest one around it with a package.
  private static func root(around settings: String) -> String {
    if isProject(settings) { return settings }
    var folder = FileSystem.identity(of: settings)
    while FileSystem.status(of: FilePath.join(folder, "Package.swift")) != .file {
      let outer = FilePath.folder(of: folder)
      guard outer != folder, !outer.isEmpty else { return settings }
      folder = outer
    }
    return folder
  }

  /// Whether Xcode made the folder: one for each target, and no `Sources` around them.
  private static func isProject(_ folder: String) -> Bool {
    let names = folders(in: folder)
    return names.contains { $0.hasSuffix(".xcodeproj") } && !names.contains("Sources")
  }

  /// Modules, their folders and the file by folders alone: each one of `Sources`, or of a project,
  /// is a module.
  private static func folders(
    of root: String, around way: String
  ) -> (modules: [String], includes: [String], output: String) {
    let isProject = isProject(root)
    let sources = isProject ? "" : "Sources"
    let tests = isProject ? "" : "Tests"
    let modules = modules(in: FilePath.join(root, sources))
    let includes = modules.isEmpty ? ["Sources"] : modules.map { FilePath.join(sources, $0) }
    let testFolders = folders(in: FilePath.join(root, tests))
      .filter { !isProject || $0.hasSuffix("Tests") }
    let output = output(among: testFolders, in: tests, for: modules, isInside: !way.isEmpty)
    return (modules, includes.map { FilePath.join(way, $0) }, output)
  }

  /// The folders with Swift files or, where none has any yet, all, but for those of tests.
  private static func modules(in folder: String) -> [String] {
    let all = folders(in: folder).filter { !$0.hasSuffix("Tests") && !$0.contains(".") }
    let sources = all.filter { hasSwiftFile(FilePath.join(folder, $0)) }
    return sources.isEmpty ? all : sources
  }

  /// Whether there are sources in a folder, however deep, or it is one.
  static func hasSwiftFile(_ folder: String) -> Bool {
    if folder.hasSuffix(".swift") { return true }
    let all = FileManager.default.enumerator(atPath: FileSystem.identity(of: folder))
    while let name = all?.nextObject() as? String {
      if name.hasSuffix(".swift") { return true }
    }
    return false
  }

  /// In the settings' own folder where that is inside the package, else beside the tests of the
  /// first module that has some, or beside the first tests.
  private static func output(
    among tests: [String], in folder: String, for modules: [String], isInside: Bool
  ) -> String {
    if isInside { return file }
    let own = modules.lazy.map { "\($0)Tests" }.first { tests.contains($0) }
    let place = (own ?? tests.first).map { FilePath.join(folder, $0) } ?? "Tests"
    return FilePath.join(place, file)
  }

  /// Whether the manifest or project has the main actor as default isolation, of whatever.
  private static func namesMainActor(_ root: String) -> Bool {
    let projects = folders(in: root).filter { $0.hasSuffix(".xcodeproj") }
    let files = projects.map { FilePath.join($0, "project.pbxproj") } + ["Package.swift"]
    return files.contains { file in
      text(of: file, in: root)
        .contains(/(defaultIsolation|default-isolation|DEFAULT_ACTOR_ISOLATION)\W+MainActor/)
    }
  }

  private static func text(of file: String, in root: String) -> String {
    String(decoding: bytes(of: file, in: root), as: UTF8.self)
  }

  private static func bytes(of file: String, in root: String) -> [UInt8] {
    (try? FileSystem.read(FilePath.join(root, file))) ?? []
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter {
      !$0.hasPrefix(".") && FileSystem.status(of: FilePath.join(folder, $0)) == .folder
    }
  }
}
