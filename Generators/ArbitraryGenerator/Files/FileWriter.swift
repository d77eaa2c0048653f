/// Writes one generated file, or says whether it is stale.
struct FileWriter {
  /// Where the file stands.
  let path: String

  /// Fails where the file cannot be put: checked before any work is done.
  init(path: String) throws(FileError) {
    self.path = path
    let folder = FilePath.folder(of: path)
    if !folder.isEmpty, FileSystem.status(of: folder) != .folder {
      throw .missingFolder(output: path, folder: folder)
    }
    switch FileSystem.status(of: path) {
    case .missing, .file: break
    case .folder: throw .outputIsFolder(path: path)
    case .other: throw .outputIsDevice(path: path)
    }
  }

  /// Whether the file differs from the text, or is not there.
  func isStale(_ text: GeneratedText) throws(FileError) -> Bool {
    let writer = try ComparingWriter(path: path, isDry: true)
    try text.forEachPiece(writer.append)
    return try writer.finish()
  }

  /// The text beside the file, to be put in its place; nil where the file has it already, so that
  /// nothing is rebuilt in vain.
  func draft(of text: GeneratedText) throws(FileError) -> FileDraft? {
    let writer = try ComparingWriter(path: path, isDry: false)
    try text.forEachPiece(writer.append)
    return try writer.finishedDraft()
  }
}
