/// The folder of the target that what is generated is a part of: there, and not in the sources, a
/// person conforms types whose module does not know of the library.
enum TestFolder {
  /// The folder around an output: the target's below `Tests`, where it stands in one, or else its
  /// own. One that has sources of the settings as well is not the tests' alone, unless all of the
  /// target's are included, as where the whole project stands below a `Tests`; nil where both have
  /// some.
  ///
  /// - Parameter output: The file or the folder that is generated.
  static func around(_ output: String, _ configuration: Configuration) -> String? {
    guard !configuration.testables.isEmpty else { return nil }
    let around = FilePath.folder(of: FilePath.normal(output))
    let own = FileSystem.identity(of: around.isEmpty ? "." : around)
    let target = target(around: own)
    let sources = configuration.includes
      .map { FileSystem.identity(of: FilePath.join(configuration.folder, $0.path)) }
      .filter { FileSystem.status(of: $0) == .folder && $0 != target }
    return [target, own].compactMap(\.self).first { folder in
      !sources.contains { "\($0)/".hasPrefix("\(folder)/") }
    }
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
