/// Settings that can be followed, and what they lead to is probably not meant.
enum ConfigurationDoubt: Sendable, Equatable {
  case nothingToExclude(ConfiguredPath)
  case noFolder(ConfiguredPath, module: String)
  /// A folder whose files are taken for those of another module that names it.
  case sharedFolder(ConfiguredPath, taken: String)
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
    case .sharedFolder(let folder, let module):
      Diagnostic(
        .warning, at: folder.location,
        "the files of `\(folder.path)` are taken for those of `\(module)`, which names it as well",
        hint: "name it for the module that the tests import")
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
    let empty = found.sources.isEmpty ? includes.prefix(1) : []
    return excludes.map(ConfigurationDoubt.nothingToExclude)
      + folderDoubts
      + empty.map(ConfigurationDoubt.noSources)
      + found.deadLinks.map { .deadLink(FilePath.join(folder, $0)) }
  }

  /// What to warn of among the folders that modules say, in the order of the modules' names: the
  /// last one gets the files of a folder that several name.
  private var folderDoubts: [ConfigurationDoubt] {
    let named = steering.moduleFolders.sorted { $0.key < $1.key }
      .flatMap { module, folders in folders.map { (module: module, folder: $0) } }
    let modules = Dictionary(named.map { ($0.folder.path, $0.module) }) { $1 }
    return named.compactMap { module, place in
      if FileSystem.status(of: FilePath.join(folder, place.path)) != .folder {
        return .noFolder(place, module: module)
      }
      guard let taken = modules[place.path], taken != module else { return nil }
      return .sharedFolder(place, taken: taken)
    }
  }
}
