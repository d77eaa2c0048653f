import Foundation

/// The new content of a file while it is being written, beside the file: whoever reads that sees
/// the old text or the new one, never a part. A symbolic link stays one.
final class FileDraft {
  private let path: String
  private let draft: String
  /// Nil where it could not be opened, and once it is closed.
  private var file: UnsafeMutablePointer<FILE>?
  /// Why the first thing failed that did.
  private var failure: String?

  init(of link: String) {
    path = FileSystem.identity(of: link)
    draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).new"
    file = fopen(draft, "wb")
    if file == nil { fail() }
  }

  /// Where nothing was committed, nothing is left behind.
  deinit {
    guard file != nil else { return }
    close()
    remove(draft)
  }

  /// Adds a piece of the content; what fails is thrown in the end.
  func append(_ piece: UnsafeRawBufferPointer) {
    guard let file, failure == nil else { return }
    if fwrite(piece.baseAddress, 1, piece.count, file) < piece.count { fail() }
  }

  /// Puts the content in the file's place.
  func commit() throws(FileError) {
    close()
    #if os(Windows)
      if failure == nil { remove(path) }
    #endif
    if failure == nil, rename(draft, path) != 0 { fail() }
    guard let failure else { return }
    remove(draft)
    throw .unwritable(path: path, reason: failure)
  }

  /// What the stream still holds is written when it is closed: that may fail alone.
  private func close() {
    guard let file else { return }
    self.file = nil
    if fclose(file) != 0 { fail() }
  }

  private func fail() { failure = failure ?? FileSystem.lastReason }
}
