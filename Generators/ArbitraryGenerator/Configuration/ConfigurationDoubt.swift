/// Settings that can be followed and are probably not meant.
enum ConfigurationDoubt: Sendable, Equatable {
  case nothingToExclude(ConfiguredPath)
  case noSources(ConfiguredPath)
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
    case .noSources(let include):
      Diagnostic(
        .warning, at: include.location, "no Swift file is left to read",
        hint: "include a folder that has some, or exclude less")
    }
  }
}

extension Configuration {
  /// What to warn of where these are the files that are read.
  func doubts(about sources: [String]) -> [ConfigurationDoubt] {
    let excludes = excludes.filter {
      FileSystem.status(of: FilePath.join(folder, $0.path)) == .missing
    }
    let empty = sources.isEmpty ? includes.prefix(1) : []
    return excludes.map(ConfigurationDoubt.nothingToExclude)
      + empty.map(ConfigurationDoubt.noSources)
  }
}
