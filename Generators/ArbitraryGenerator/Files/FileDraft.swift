import Foundation

/// The new content of a file while it is being written, beside the file: whoever reads that sees
/// the old text or the new one, never a part. A symbolic link stays one.
final class FileDraft {
  /// The file as it was named, for messages.
  private let name: String
  /// The file itself, where that is a symbolic link.
  private let path: String
  private let draft: String
  /// Nil where it could not be opened, and once it is closed.
  private var file: UnsafeMutablePointer<FILE>?
  /// Whether the draft is on the disk, to be put in the file's place or deleted.
  private var isThere: Bool
  /// Why the first thing failed that did.
  private var failure: String?

  init(of link: String) {
    name = link
    path = FileSystem.identity(of: link)
    draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).new"
    file = fopen(draft, "wb")
    // Pieces are long: through a buffer, each would be written in two.
    if let file { setvbuf(file, nil, _IONBF, 0) }
    isThere = file != nil
    if file == nil { fail() }
  }

  /// Where nothing was committed, nothing is left behind.
  deinit {
    close()
    if isThere { remove(draft) }
  }

  /// Adds a piece of the content; what fails is thrown in the end.
  func append(_ piece: UnsafeRawBufferPointer) {
    guard let file, failure == nil else { return }
    if fwrite(piece.baseAddress, 1, piece.count, file) < piece.count { fail() }
  }

  /// Ends the content: from here on, nothing that the disk could have no space for is left to do.
  func finish() throws(FileError) {
    close()
    if let failure { throw .unwritable(path: name, reason: failure) }
  }

  /// Puts the content in the file's place.
  func commit() throws(FileError) {
    try finish()
    #if os(Windows)
      remove(path)
    #endif
    if rename(draft, path) != 0 { fail() }
    if let failure { throw .unwritable(path: name, reason: failure) }
    isThere = false
  }

  /// What the stream still holds is written when it is closed: that may fail alone.
  private func close() {
    guard let file else { return }
    self.file = nil
    if fclose(file) != 0 { fail() }
  }

  private func fail() { failure = failure ?? FileSystem.lastReason }
}

// MARK: - What is left over

extension FileDraft {
  /// Deletes the drafts of runs that were killed in the middle; those of runs that go on stay.
  ///
  /// - Parameter isOurs: Whether a file's name, seen without the draft's ending, is one that such a
  ///   run writes.
  static func deleteLeft(in folder: String, where isOurs: (String) -> Bool) {
    let folder = folder.isEmpty ? "." : folder
    for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasSuffix(".new") {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2, let process = Int32(parts[parts.count - 2]), !isRunning(process),
        isOurs(parts.dropLast(2).joined(separator: "."))
      else { continue }
      remove(FilePath.join(folder, name))
    }
  }

  /// Where that cannot be told, each process is taken for running.
  private static func isRunning(_ process: Int32) -> Bool {
    #if os(Windows)
      return true
    #else
      return process <= 0 || kill(process, 0) == 0 || errno != ESRCH
    #endif
  }
}
