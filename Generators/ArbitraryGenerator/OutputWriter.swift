/// Writes the files of one output, a file or a folder, or says which of them are stale.
///
/// A folder's files stay as they are where their text does, and are deleted where nothing is
/// generated into them any more. Files in it that were not generated are never touched, and those
/// that other settings generate neither.
struct OutputWriter {
  /// The file, or the folder of all files.
  let path: String
  /// Whether it is a folder.
  let isSplit: Bool
  /// The first line of every file, by which generated files are told from others.
  private let firstLine: [UInt8]
  /// Whose files they are; nil for a file alone.
  private let claim: FolderClaim?

  /// Fails where the files cannot be put: checked before any work is done.
  init(path: String, firstLine: String, settings: String) throws(FileError) {
    self.path = path
    self.firstLine = Array("\(firstLine)\n".utf8)
    isSplit = FilePath.isFolderOfSources(path)
    guard isSplit else {
      _ = try FileWriter(path: path)
      claim = nil
      return
    }
    switch FileSystem.status(of: path) {
    case .folder: claim = try FolderClaim(folder: path, settings: settings)
    case .other: throw .outputIsDevice(path: path)
    case .missing, .file: throw .missingFolder(output: path, folder: path)
    }
  }

  /// The first file that differs from what is generated, is missing, or is there for nothing.
  func firstStale(_ files: [GeneratedFile]) throws(FileError) -> String? {
    for file in files where try writer(of: file).isStale(file.output) {
      return path(of: file)
    }
    return try leftovers(files).first
  }

  /// Writes the files that differ, and deletes those that are no longer generated.
  func write(_ files: [GeneratedFile]) throws(FileError) {
    if isSplit { try refuseForeign(files) }
    try claim?.keep()
    for file in files { try writer(of: file).write(file.output) }
    for leftover in try leftovers(files) { try FileSystem.delete(leftover) }
  }

  /// All files that may be generated ones.
  func paths() throws(FileError) -> [String] {
    isSplit ? try names().map { FilePath.join(path, $0) } : [path]
  }
}

extension OutputWriter {
  private func path(of file: GeneratedFile) -> String {
    isSplit ? FilePath.join(path, file.name) : path
  }

  private func writer(of file: GeneratedFile) throws(FileError) -> FileWriter {
    try FileWriter(path: path(of: file))
  }

  /// Fails, before anything is written, where a person has a file of one of the names.
  private func refuseForeign(_ files: [GeneratedFile]) throws(FileError) {
    let taken = Set(try names())
    for file in files where taken.contains(file.name) {
      let path = path(of: file)
      guard try isGenerated(path) else { throw .notGenerated(path: path) }
    }
  }

  /// Files in the folder that were generated before and are no longer.
  private func leftovers(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    guard isSplit else { return [] }
    let current = Set(files.map(\.name))
    var leftovers: [String] = []
    for name in try names() where !current.contains(name) {
      let file = FilePath.join(path, name)
      if FileSystem.status(of: file) == .file, try isGenerated(file) { leftovers.append(file) }
    }
    return leftovers
  }

  private func names() throws(FileError) -> [String] {
    try FileSystem.names(in: path).filter { $0.hasSuffix(".swift") }
  }

  private func isGenerated(_ file: String) throws(FileError) -> Bool {
    try FileSystem.read(file, atMost: firstLine.count) == firstLine
  }
}
