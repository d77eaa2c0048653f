/// Writes the files of one output, a file or a folder, or says which of them are stale.
///
/// A folder's files stay as they are where their text does, and are deleted where nothing is
/// generated into them any more. Files in it that were not generated are never touched, and those
/// that other settings generate neither.
struct OutputWriter {
  /// The file, or the folder of all files.
  let path: String
  /// The folder of all files, or around the only one.
  private let folder: String
  /// Whether it is a folder.
  let isSplit: Bool
  /// The first line of every file in a folder, by which generated files are told from others.
  private let firstLine: [UInt8]
  /// The first line of a file that has all.
  private let onlyLine: [UInt8]
  /// Whose the files in the folder are.
  private let claim: FolderClaim?

  /// Fails where the files cannot be put: checked before any work is done.
  init(
    path: String, firstLine: String, onlyLine: String, settings: String
  ) throws(FileError) {
    self.path = path
    self.firstLine = Array("\(firstLine)\n".utf8)
    self.onlyLine = Array("\(onlyLine)\n".utf8)
    isSplit = FilePath.isFolderOfSources(path)
    folder = isSplit ? path : FilePath.join(".", FilePath.folder(of: path))
    guard isSplit else {
      _ = try FileWriter(path: path)
      claim = try? FolderClaim(folder: folder, settings: settings)
      return
    }
    switch FileSystem.status(of: path) {
    case .folder: claim = try FolderClaim(folder: path, settings: settings)
    case .other: throw .outputIsDevice(path: path)
    case .file: throw .outputIsNoFolder(path: path)
    case .missing where FilePath.hasExtension(path): throw .outputIsNoFolder(path: path)
    case .missing: throw .missingFolder(output: path, folder: path)
    }
  }

  /// The first file that differs from what is generated, is missing, or is there for nothing.
  func firstStale(_ files: [GeneratedFile]) throws(FileError) -> String? {
    for file in files where try writer(of: file).isStale(file.output) {
      return path(of: file)
    }
    return try leftovers(files).first
  }

  /// Writes the files that differ, and deletes those that are no longer generated. Where one of them
  /// cannot be written, all stay as they were: each is written beside its place before the first
  /// is replaced.
  static func write(
    _ outputs: [(writer: OutputWriter, files: [GeneratedFile])]
  ) throws(FileError) {
    for output in outputs { try output.writer.prepare(output.files) }
    var drafts: [FileDraft] = []
    for output in outputs { drafts += try output.writer.drafts(of: output.files) }
    for draft in drafts { try draft.commit() }
    for output in outputs {
      for leftover in try output.writer.leftovers(output.files) { try FileSystem.delete(leftover) }
    }
  }

  /// Files that declare the same once more: those of a run whose output was a file in this folder,
  /// or the folder of this file.
  func leftBehind() throws(FileError) -> [String] {
    guard firstLine != onlyLine, isSplit || claim?.isKept == true else { return [] }
    let line = isSplit ? onlyLine : firstLine
    var files: [String] = []
    for name in try FileSystem.names(in: folder) where name.hasSuffix(".swift") {
      let file = FilePath.join(folder, name)
      if file != path, FileSystem.status(of: file) == .file, try starts(file, with: line) {
        files.append(file)
      }
    }
    return files
  }

  /// All files that may be generated ones.
  func paths() throws(FileError) -> [String] {
    isSplit ? try names().map { FilePath.join(path, $0) } : [path]
  }
}

extension OutputWriter {
  /// Refuses what a person has, and clears away what killed runs left.
  private func prepare(_ files: [GeneratedFile]) throws(FileError) {
    guard isSplit else {
      if try Handwriting.fills(path) { throw .handwritten(path: path) }
      let file = FileSystem.identity(of: path)
      let name = FilePath.name(of: file)
      return FileDraft.deleteLeft(in: FilePath.folder(of: file)) { $0 == name }
    }
    try refuseForeign(files)
    FileDraft.deleteLeft(in: path) { $0.hasSuffix(".swift") || $0 == FolderClaim.name }
  }

  private func drafts(of files: [GeneratedFile]) throws(FileError) -> [FileDraft] {
    if isSplit { try claim?.keep() }
    var drafts: [FileDraft] = []
    for file in files {
      if let draft = try writer(of: file).draft(of: file.output) { drafts.append(draft) }
    }
    return drafts
  }

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
    try starts(file, with: firstLine)
  }

  private func starts(_ file: String, with line: [UInt8]) throws(FileError) -> Bool {
    try FileSystem.read(file, atMost: line.count) == line
  }
}
