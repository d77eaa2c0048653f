/// Where the targets of a manifest have their files.
struct TargetFolders {
  struct Module {
    let name: String
    /// Its folder, seen from the manifest.
    let folder: String
    /// Its folder, or the parts of it that are all of the module, seen from the manifest.
    let sources: [String]
    /// Sources in its folder that are no part of it, seen from the manifest.
    let excludes: [String]
    /// Whether it is for nobody to import who does not name it.
    let isProgram: Bool
  }

  /// Those of the package's modules that the tests can import.
  let modules: [Module]
  /// The names of the others.
  let others: [String]
  /// The folder of the tests, seen from the manifest.
  let tests: String

  /// Looks for the targets' folders, and for the tests that import the most modules or, where the
  /// settings are beside tests, for these.
  ///
  /// - Parameter settings: The folder of the settings, seen from the manifest.
  init(of manifest: PackageManifest, in root: String, around settings: String) {
    let modules = manifest.targets.filter { $0.kind != .testTarget }
      .compactMap { Self.module($0, of: manifest, in: root) }
    let tests = manifest.targets.filter { $0.kind == .testTarget }.compactMap { target in
      Self.folder(of: target, among: manifest.targets, in: root).map {
        Tests(target, in: $0, reached: manifest.reached(from: target), modules: modules)
      }
    }
    let best =
      tests.first { "\(settings)/".hasPrefix("\($0.folder)/") } ?? Self.best(of: tests)
    let reached = modules.filter { best?.modules.contains($0.name) == true }
    let importable = reached.isEmpty ? modules.filter { !$0.isProgram } : reached
    self.modules = importable.isEmpty ? modules : importable
    let chosen = Set(self.modules.map(\.name))
    others = modules.map(\.name).filter { !chosen.contains($0) }
    self.tests = best?.folder ?? "Tests"
  }

  /// Tests, and those of the package's modules that they can import.
  private struct Tests {
    let folder: String
    let modules: Set<String>
    let areNamedAfterModule: Bool

    init(
      _ target: PackageManifest.Target, in folder: String, reached: Set<String>, modules: [Module]
    ) {
      let reached = Set(reached.map(\.moduleName))
      let modules = Set(modules.map(\.name).filter(reached.contains))
      self.folder = folder
      self.modules = modules
      areNamedAfterModule = modules.contains { target.name.moduleName == "\($0)Tests" }
    }
  }
}

extension TargetFolders {
  /// Those that import the most, and of these the first that are called after a module.
  private static func best(of tests: [Tests]) -> Tests? {
    let most = tests.map(\.modules.count).max()
    let best = tests.filter { $0.modules.count == most }
    return best.first(where: \.areNamedAfterModule) ?? best.first
  }

  /// The modules of a package that an app can link.
  static func libraries(of manifest: PackageManifest, in root: String) -> [Module] {
    manifest.targets.filter { $0.kind == .target }.compactMap { module($0, of: manifest, in: root) }
  }

  /// A target with sources.
  private static func module(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in root: String
  ) -> Module? {
    guard let folder = folder(of: target, among: manifest.targets, in: root) else { return nil }
    func own(_ paths: [String]) -> [String] {
      paths.map { FilePath.join(folder, $0) }
        .filter { PackageFolders.hasSwiftFile(FilePath.join(root, $0)) }
    }
    let sources = target.sources.isEmpty ? own([""]) : own(target.sources)
    guard !sources.isEmpty else { return nil }
    return Module(
      name: target.name.moduleName, folder: folder, sources: sources,
      excludes: target.sources.isEmpty ? own(target.excludes) : [],
      isProgram: [.executableTarget, .macro].contains(target.kind))
  }

  /// The folder that the manifest names, or else the first one where the package manager looks: the
  /// only module may be in `Sources` itself.
  private static func folder(
    of target: PackageManifest.Target, among targets: [PackageManifest.Target], in root: String
  ) -> String? {
    let isTest = target.kind == .testTarget
    let isOnly = !isTest && targets.count { $0.kind != .testTarget } == 1
    let places = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let usual = places.map { FilePath.join($0, target.name) } + (isOnly ? ["Sources"] : [])
    return (target.path.map { [$0] } ?? usual).first {
      FileSystem.status(of: FilePath.join(root, $0)) == .folder
    }
  }
}
