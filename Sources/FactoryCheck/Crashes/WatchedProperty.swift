#if canImport(Glibc) || os(macOS)
  import Foundation

  /// A property while it runs, as the handler of a signal finds it: with all that the handler
  /// needs, which may neither allocate nor lock.
  final class WatchedProperty: @unchecked Sendable {
    /// What another process of the same executable knows it by.
    let identity: UInt64
    /// Whether the process starts again when it crashes, or else leaves a note and dies.
    let restarts: Bool
    /// Where it stands.
    private let place: CStrings
    /// The folder of the note, its file, and what it says; nil where none can be left.
    private let note: CStrings?

    init(
      _ identity: UInt64, at place: String, restarts: Bool, note: CrashNote, file: CrashNoteFile?
    ) {
      (self.identity, self.restarts) = (identity, restarts)
      self.place = CStrings([place])
      self.note = file.map {
        CStrings([$0.url.deletingLastPathComponent().path, $0.url.path, note.text])
      }
    }

    /// Says that it crashed, and what comes of that. It calls nothing but what a handler of signals
    /// may call, as does all that follows.
    func announce(_ consequence: StaticString) {
      write("FactoryCheck: the property at ")
      if let place = place.pointers[0] { _ = Foundation.write(STDERR_FILENO, place, strlen(place)) }
      write(" crashed the test process. ")
      write(consequence)
      write("\n")
    }

    private func write(_ text: StaticString) {
      _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Notes the crash for the next run.
    func leaveNote() {
      guard let note, let folder = note.pointers[0], let file = note.pointers[1],
        let text = note.pointers[2]
      else { return }
      mkdir(folder, 0o755)
      let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      guard descriptor >= 0 else { return }
      let isWritten = Foundation.write(descriptor, text, strlen(text)) > 0
      close(descriptor)
      guard isWritten else { return }
      announce("The next run reports it, and runs the other tests.")
    }
  }
#endif
