/// Writes the files of mocks, or says which of them are stale.
struct MockWriter {
  /// The file, or the folder of all files.
  private let path: String
  private let isSplit: Bool

  /// Nil where no mocks are asked for; fails where the files cannot be put.
  init?(_ configuration: Configuration) throws(FileError) {
    guard let output = configuration.mocks.output else { return nil }
    path = FilePath.join(configuration.folder, output.path)
    isSplit = configuration.mocks.isSplit
    if !isSplit {
      _ = try OutputWriter(path: path)
    } else if FileSystem.status(of: path) != .folder {
      throw .missingFolder(output: path, folder: path)
    }
  }

  /// The first file that differs from what is generated, is missing, or is there for no mock.
  func firstStale(_ files: [MockFileEmitter.File]) throws(FileError) -> String? {
    for file in files where try writer(of: file).isStale(file.output) {
      return path(of: file)
    }
    return try leftovers(files).first
  }

  /// Writes the files that differ, and deletes those whose protocols are gone.
  func write(_ files: [MockFileEmitter.File]) throws(FileError) {
    for file in files { try writer(of: file).write(file.output) }
    for leftover in try leftovers(files) { try FileSystem.delete(leftover) }
  }

  /// All files that may be those of mocks.
  func paths() throws(FileError) -> [String] {
    guard isSplit else { return [path] }
    return try FileSystem.names(in: path).filter { $0.hasSuffix(".swift") }
      .map { FilePath.join(path, $0) }
  }

  private func path(of file: MockFileEmitter.File) -> String {
    isSplit ? FilePath.join(path, file.name) : path
  }

  private func writer(of file: MockFileEmitter.File) throws(FileError) -> OutputWriter {
    try OutputWriter(path: path(of: file))
  }

  /// Files in the folder that were generated before and are no longer.
  private func leftovers(_ files: [MockFileEmitter.File]) throws(FileError) -> [String] {
    guard isSplit else { return [] }
    let current = Set(files.map(\.name))
    let start = Array("\(MockFileEmitter.firstLine)\n".utf8)
    var leftovers: [String] = []
    for name in try FileSystem.names(in: path)
    where name.hasSuffix(".swift") && !current.contains(name) {
      let file = FilePath.join(path, name)
      guard FileSystem.status(of: file) == .file else { continue }
      if try FileSystem.read(file).starts(with: start) { leftovers.append(file) }
    }
    return leftovers
  }
}
