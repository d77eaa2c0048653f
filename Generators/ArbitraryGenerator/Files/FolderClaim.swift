/// Which settings the generated files in a folder belong to: other settings would take these files
/// for left over, and delete them.
///
/// It is kept in the folder, as `.gen-arbitrary` with the path of the settings as seen from there,
/// and holds as long as there are such settings.
struct FolderClaim {
  /// The name of the file that says it.
  static let name = ".gen-arbitrary"

  private let file: String
  private let text: [UInt8]

  /// Fails where the folder belongs to other settings.
  init(folder: String, settings: String) throws(FileError) {
    file = FilePath.join(folder, Self.name)
    let own = FileSystem.identity(of: settings)
    text = Array("\(FilePath.relative(own, from: FileSystem.identity(of: folder)))\n".utf8)
    guard let kept = try? FileSystem.read(file), kept != text else { return }
    let other = FilePath.join(folder, String(decoding: kept.dropLast(), as: UTF8.self))
    guard FileSystem.status(of: other) == .file, FileSystem.identity(of: other) != own else {
      return
    }
    throw .sharedFolder(path: folder, settings: settings, other: other)
  }

  /// Whether it is said in the folder.
  var isKept: Bool { (try? FileSystem.read(file)) == text }

  /// Says it in the folder.
  func keep() throws(FileError) {
    if isKept { return }
    try FileSystem.write(text, to: file)
  }
}
