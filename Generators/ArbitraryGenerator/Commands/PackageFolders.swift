import Foundation

/// Where a package, or a project of Xcode, has its modules and tests: as the projects or the
/// manifest say, or else by the folders of `Sources` alone.
struct PackageFolders {
  /// The modules that the file is for.
  let modules: [String]
  /// Their folders, seen from the settings, where these do not go by their names.
  let moduleFolders: [String: [String]]
  /// The other modules that the projects or the manifest name.
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
  /// The projects and packages whose modules are told apart by what these say.
  let origins: [String]

  /// Looks at the package that a folder of settings is of: its own, or that of a folder around it.
  init(around settings: String) {
    let root = Self.root(around: settings)
    let way = FilePath.relative(
      FileSystem.identity(of: root), from: FileSystem.identity(of: settings))
    let text = Self.bytes(of: "Package.swift", in: root)
    let manifest = PackageManifest(text)
    usesPlugin = String(decoding: text, as: UTF8.self).contains("GenerateArbitraryPlugin")
    let places: Places
    if let projects = ProjectFolders(in: root, manifest: manifest) {
      places = Places(projects)
    } else {
      let targets = TargetFolders(of: manifest, in: root, around: Self.path(of: settings))
      var found = targets.modules.isEmpty ? Places(foldersOf: root) : Places(targets)
      if Self.namesMainActor(root) {
        found.mainActorModules = manifest.mainActorModules(among: found.modules)
      }
      places = found
    }
    (modules, others, origins) = (places.modules, places.others, places.origins)
    mainActorModules = places.mainActorModules
    moduleFolders = places.moduleFolders.mapValues { $0.map { FilePath.join(way, $0) } }
    includes = places.includes.map { FilePath.join(way, $0) }
    excludes = places.excludes.map { FilePath.join(way, $0) }
    output = way.isEmpty ? FilePath.join(places.tests, Self.file) : Self.file
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

  /// Whether there are sources in a folder, however deep, or it is one.
  static func hasSwiftFile(_ folder: String) -> Bool {
    if folder.hasSuffix(".swift") { return true }
    let all = FileManager.default.enumerator(atPath: FileSystem.identity(of: folder))
    while let name = all?.nextObject() as? String {
      if name.hasSuffix(".swift") { return true }
    }
    return false
  }

  /// Whether the manifest or a project has the main actor as default isolation, of whatever.
  private static func namesMainActor(_ root: String) -> Bool {
    let projects = folders(in: root).filter { $0.hasSuffix(".xcodeproj") }
    let files = projects.map { FilePath.join($0, "project.pbxproj") } + ["Package.swift"]
    return files.contains { namesMainActor(bytes(of: $0, in: root)) }
  }

  /// The same of one file's text.
  static func namesMainActor(_ text: [UInt8]) -> Bool {
    // Few projects name it at all, and they are long.
    Data(text).range(of: Data("MainActor".utf8)) != nil
      && String(decoding: text, as: UTF8.self)
        .contains(/(defaultIsolation|default-isolation|DEFAULT_ACTOR_ISOLATION)\W+MainActor/)
  }

  static func manifest(in folder: String) -> PackageManifest {
    PackageManifest(bytes(of: "Package.swift", in: folder))
  }

  static func bytes(of file: String, in root: String) -> [UInt8] {
    (try? FileSystem.read(FilePath.join(root, file))) ?? []
  }

  static func folders(in folder: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter {
      !$0.hasPrefix(".") && FileSystem.status(of: FilePath.join(folder, $0)) == .folder
    }
  }
}
