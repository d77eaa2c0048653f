/// Settings that can be followed, and what they lead to is probably not meant.
enum ConfigurationDoubt: Sendable, Equatable {
  case nothingToExclude(ConfiguredPath)
  case noFolder(ConfiguredPath, module: String)
  case noSources(ConfiguredPath)
  case deadLink(String)
  /// A generated file of an output that was named before.
  case leftBehind(String)
}

extension ConfigurationDoubt {
  /// The doubt as the user sees it.
  var diagnostic: Diagnostic {
    switch self {
    case .nothingToExclude(let exclude):
      Diagnostic(
        .warning, at: exclude.location,
        "there is no file or folder `\(exclude.path)` to exclude",
        hint: "correct the path, which starts at the settings' folder, or delete it")
    case .noFolder(let folder, let module):
      Diagnostic(
        .warning, at: folder.location,
        "there is no folder `\(folder.path)` of the module `\(module)`",
        hint: "correct the path, which starts at the settings' folder")
    case .noSources(let include):
      Diagnostic(
        .warning, at: include.location, "no Swift file is left to read",
        hint: "include a folder that has some, or exclude less")
    case .deadLink(let path):
      Diagnostic(
        .warning, at: nil, "`\(path)` is a symbolic link that leads nowhere, and is not read",
        hint: "link what is there now, or delete it")
    case .leftBehind(let path):
      Diagnostic(
        .warning, at: nil, "`\(path)` was generated before, and has the same once more",
        hint: "delete it, unless other settings generate it")
    }
  }
}

extension Configuration {
  /// What to warn of where this is what the settings lead to.
  func doubts(about found: SourceFinder.Findings) -> [ConfigurationDoubt] {
    let excludes = excludes.filter {
      FileSystem.status(of: FilePath.join(folder, $0.path)) == .missing
    }
    let folders = steering.moduleFolders.sorted { $0.key < $1.key }.filter {
      FileSystem.status(of: FilePath.join(folder, $0.value.path)) != .folder
    }
    let empty = found.sources.isEmpty ? includes.prefix(1) : []
    return excludes.map(ConfigurationDoubt.nothingToExclude)
      + folders.map { .noFolder($0.value, module: $0.key) }
      + empty.map(ConfigurationDoubt.noSources)
      + found.deadLinks.map { .deadLink(FilePath.join(folder, $0)) }
  }
}
