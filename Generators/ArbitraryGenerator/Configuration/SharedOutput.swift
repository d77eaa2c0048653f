/// Outputs that are one file, of one or of several settings: each would replace what the other
/// made. Of other settings those in the same folder are looked at; what is no settings' file is
/// passed over.
enum SharedOutput {
  /// Fails where one of a run's files is another of them as well, or an output of other settings.
  ///
  /// - Parameters:
  ///   - outputs: What the run writes.
  ///   - settings: The settings of the run.
  static func refuse(
    _ outputs: [ConfiguredOutput], settings: String
  ) throws(FileError) {
    var taken: [String: SourceLocation?] = [:]
    for other in try rivals(of: settings) {
      for output in [other.output, other.mocks.output].compactMap(\.self) {
        taken[place(of: FilePath.join(other.folder, output.path))] = output.location
      }
    }
    for output in outputs where !FilePath.isFolderOfSources(output.path) {
      if let other = taken.updateValue(output.location, forKey: place(of: output.path)) {
        throw .sharedFile(path: output.path, location: output.location, other: other)
      }
    }
  }

  /// The other settings in the folder.
  private static func rivals(of settings: String) throws(FileError) -> [Configuration] {
    let folder = FilePath.folder(of: settings)
    let own = FileSystem.identity(of: settings)
    let names = try FileSystem.names(in: folder.isEmpty ? "." : folder)
    return names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
      .map { FilePath.join(folder, $0) }
      .filter { FileSystem.identity(of: $0) != own }
      .compactMap { path in
        guard let bytes = try? FileSystem.read(path) else { return nil }
        return try? Configuration.read(bytes, file: path)
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
