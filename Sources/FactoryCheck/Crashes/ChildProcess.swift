#if canImport(Glibc)
  import Foundation

  /// This executable, running as another process whose standard input is the other end of a
  /// channel.
  final class ChildProcess {
    let channel: Channel
    private let identifier: pid_t
    /// A file without a name that takes what the process prints, of whatever length.
    private let printed: FileHandle
    private var status: Int32?

    /// Starts the process; nil where the system does not let it.
    init?(arguments: [String], environment: [String: String]) {
      guard let (mine, its) = Channel.pair() else { return nil }
      defer { its.close() }
      guard let printed = FileHandle.nameless(),
        let identifier = ChildProcess.spawn(
          CStrings(CommandLine.arguments.prefix(1) + arguments),
          CStrings(environment.environmentLines), input: its.descriptor,
          output: printed.fileDescriptor)
      else {
        mine.close()
        return nil
      }
      printed.closeInOtherProcesses()
      (channel, self.printed, self.identifier) = (mine, printed, identifier)
    }

    deinit {
      channel.close()
      if status == nil {
        kill(identifier, SIGKILL)
        wait()
      }
    }

    /// Waits for the end of the process.
    ///
    /// - Returns: The signal that ended it; nil where it exited.
    @discardableResult
    func wait() -> Int32? {
      var status = status ?? 0
      if self.status == nil {
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        self.status = status
      }
      let signal = status & 0x7f
      return signal == 0 ? nil : signal
    }

    /// What the process has printed, its standard output and its standard error as they came.
    var output: String { String(decoding: printed.contents, as: UTF8.self) }

    private static func spawn(
      _ arguments: CStrings, _ environment: CStrings, input: Int32, output: Int32
    ) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
      var identifier = pid_t()
      let error = posix_spawn(
        &identifier, "/proc/self/exe", &actions, nil, arguments.pointers, environment.pointers)
      return error == 0 ? identifier : nil
    }
  }
#endif
