/// The folder of the target that what is generated is a part of: there, and not in the sources, a
/// person conforms types whose module does not know of the library.
enum TestFolder {
  /// The folder around an output: the target's below `Tests`, where it stands in one, or else its
  /// own. Nil where that one has sources of the settings as well, which are not the tests' alone.
  ///
  /// - Parameter output: The file or the folder that is generated.
  static func around(_ output: String, _ configuration: Configuration) -> String? {
    guard !configuration.testables.isEmpty else { return nil }
    let around = FilePath.folder(of: FilePath.normal(output))
    let folder = FileSystem.identity(of: around.isEmpty ? "." : around)
    if let target = target(around: folder) { return target }
    let holdsSources = configuration.includes.contains { include in
      let path = FileSystem.identity(of: FilePath.join(configuration.folder, include.path))
      return FileSystem.status(of: path) == .folder && "\(path)/".hasPrefix("\(folder)/")
    }
    return holdsSources ? nil : folder
  }

  private static func target(around folder: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard let tests = parts.dropLast().lastIndex(of: "Tests") else { return nil }
    return parts[...(tests + 1)].joined(separator: "/")
  }
}
