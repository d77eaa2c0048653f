#if canImport(Glibc)
  import Foundation

  extension FileHandle {
    /// A file that is open and has no name any more, so that nothing is left of it when it is
    /// closed; nil where the folder for temporary files cannot be written.
    static func nameless() -> FileHandle? {
      var path = Array("\(NSTemporaryDirectory())factorycheck-XXXXXX".utf8CString)
      let descriptor = FilesInWriting.writing {
        let descriptor = mkstemp(&path)
        if descriptor >= 0 { unlink(path) }
        return descriptor
      }
      guard descriptor >= 0 else { return nil }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Everything in the file.
    var contents: Data {
      try? seek(toOffset: 0)
      return (try? readToEnd()) ?? Data()
    }

    /// Has the file closed in any process that is started.
    func closeInOtherProcesses() { _ = fcntl(fileDescriptor, F_SETFD, FD_CLOEXEC) }
  }
#endif
