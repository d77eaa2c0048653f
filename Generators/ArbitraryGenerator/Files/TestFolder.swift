/// The folder of the target that what is generated is a part of: there, and not in the sources, a
/// person conforms types whose module does not know of the library.
enum TestFolder {
  /// The folder around an output: the target's below `Tests`, where it stands in one, or else its
  /// own. Nil where that has sources of the settings as well, which are not the tests' alone, unless
  /// all of the target's are included.
  ///
  /// - Parameter output: The file or the folder that is generated.
  static func around(_ output: String, _ configuration: Configuration) -> String? {
    guard !configuration.testables.isEmpty else { return nil }
    let around = FilePath.folder(of: FilePath.normal(output))
    let own = FileSystem.identity(of: around.isEmpty ? "." : around)
    let target = target(around: own)
    let folder = target ?? own
    let holdsSources = configuration.includes.contains { include in
      let path = FileSystem.identity(of: FilePath.join(configuration.folder, include.path))
      guard FileSystem.status(of: path) == .folder, path != target else { return false }
      return "\(path)/".hasPrefix("\(folder)/")
    }
    return holdsSources ? nil : folder
  }

  /// Whether all files of the tests are included: those that import nothing are theirs as well.
  static func isIncluded(_ folder: String, in configuration: Configuration) -> Bool {
    let folder = FileSystem.identity(of: folder)
    return configuration.includes.contains { include in
      let path = FileSystem.identity(of: FilePath.join(configuration.folder, include.path))
      return "\(folder)/".hasPrefix("\(path)/")
    }
  }

  private static func target(around folder: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard let tests = parts.dropLast().lastIndex(of: "Tests") else { return nil }
    return parts[...(tests + 1)].joined(separator: "/")
  }
}
