/// Outputs of one run that are one file: each would replace what the other made.
enum SharedOutput {
  /// Fails where one of what a run writes is another of them as well.
  static func refuse(_ outputs: [ConfiguredOutput]) throws(FileError) {
    var taken: [String: SourceLocation?] = [:]
    for output in outputs where !FilePath.isFolderOfSources(output.path) {
      if let other = taken.updateValue(output.location, forKey: place(of: output.path)) {
        throw .sharedFile(path: output.path, location: output.location, other: other)
      }
    }
  }

  /// The same for every path that leads to the same file, whether that is there yet or not.
  private static func place(of path: String) -> String {
    guard FileSystem.status(of: path) == .missing else { return FileSystem.identity(of: path) }
    let folder = FilePath.folder(of: path)
    return FilePath.join(
      FileSystem.identity(of: folder.isEmpty ? "." : folder), FilePath.name(of: path))
  }
}

/// An output of a run.
struct ConfiguredOutput {
  var path: String
  /// Where the settings name it; nil where the command line does.
  var location: SourceLocation?
}
