import Foundation

/// Takes the text that a file is to have, piece by piece, and compares it with what the file has:
/// it is written from the first difference on. So nothing is rebuilt in vain where nothing has
/// changed, and no text is ever in memory as a whole.
final class ComparingWriter {
  private static let pieceLength = 1 << 16

  private let path: String
  /// Whether the file is only compared.
  private let isDry: Bool
  /// What the file has, from where it was compared on; nil where there is no file.
  private let old: UnsafeMutablePointer<FILE>?
  private var same = 0
  private var isStale: Bool
  private var draft: FileDraft?
  private var failure: FileError?

  /// Starts with nothing of the file compared.
  init(path: String, isDry: Bool) throws(FileError) {
    self.path = path
    self.isDry = isDry
    isStale = FileSystem.status(of: path) != .file
    old = isStale ? nil : fopen(path, "rb")
    if !isStale, old == nil { throw FileSystem.unreadable(path) }
    if isStale, !isDry { draft = FileDraft(of: path) }
  }

  deinit {
    if let old { fclose(old) }
  }

  /// Takes the next piece of the text.
  func append(_ piece: UnsafeRawBufferPointer) {
    if isNext(piece) {
      same += piece.count
    } else {
      becomeStale()
      draft?.append(piece)
    }
  }

  /// Puts the text in the file's place where it differs.
  ///
  /// - Returns: Whether it does.
  func finish() throws(FileError) -> Bool {
    let draft = try finishedDraft()
    try draft?.commit()
    return isStale
  }

  /// The whole text beside the file, to be put in its place; nil where the file has it already, and
  /// where it is only compared.
  func finishedDraft() throws(FileError) -> FileDraft? {
    if let old, !isStale, fgetc(old) != EOF { becomeStale() }
    if let failure { throw failure }
    try draft?.finish()
    return draft
  }

  private func isNext(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard let old, !isStale else { return false }
    return FileSystem.read(old, atMost: piece.count).withUnsafeBytes { bytes in
      guard bytes.count == piece.count, let left = bytes.baseAddress,
        let right = piece.baseAddress
      else { return piece.isEmpty }
      return memcmp(left, right, piece.count) == 0
    }
  }

  /// Begins a draft with what is the same.
  private func becomeStale() {
    guard !isStale else { return }
    isStale = true
    guard !isDry, let old else { return }
    let draft = FileDraft(of: path)
    rewind(old)
    while same > 0 {
      let bytes = FileSystem.read(old, atMost: min(same, Self.pieceLength))
      guard !bytes.isEmpty else { return failure = FileSystem.unreadable(path) }
      bytes.withUnsafeBytes(draft.append)
      same -= bytes.count
    }
    self.draft = draft
  }
}
