#if canImport(Glibc)
  import Foundation

  /// The processes that this one started before a crash made it start again.
  ///
  /// They are still its children, but whoever waited for them is gone: once they end, they stay
  /// behind as zombies. That is more than untidy, since Swift Testing waits for the processes of its
  /// exit tests by asking for any child that has ended, and leaves one that it does not know to its
  /// owner. The system names the same one again, for ever: a thread spins, and no exit test ends.
  ///
  /// Only what surely began before the restart is taken, by the time that the record tells. A child
  /// of the new process has an owner, who may come for its status as late as they like.
  enum InheritedChildren {
    /// Takes the status of each, as soon as it has ended: from the first property on, which is when
    /// this library hears of the run.
    static let reaping: Void = {
      guard let record = Settings.crashRecord else { return }
      for child in all(of: record) {
        Thread.detachNewThread { while waitpid(child, nil, 0) < 0, errno == EINTR {} }
      }
    }()

    private static func all(of record: CrashRecord) -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { name in
        guard let process = pid_t(name),
          let text = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
          let child = ProcessStatus(text: String(decoding: text, as: UTF8.self)),
          child.parent == record.process, (child.start + 1) * tick <= record.start
        else { return nil }
        return process
      }
    }

    /// How exactly the system tells when a process began, in nanoseconds.
    static let tick = UInt64(1_000_000_000 / max(1, sysconf(Int32(_SC_CLK_TCK))))

    /// The time by which it does, in nanoseconds. A handler of signals may ask.
    static func timeSinceBoot() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_BOOTTIME, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
  }

  /// What `/proc/PID/stat` tells of a process.
  struct ProcessStatus: Equatable {
    let parent: pid_t
    /// When it began, in ticks since the system did.
    let start: UInt64

    /// Reads what the system wrote; nil where it does not say when the process began.
    ///
    /// - Parameter text: The number, the name in brackets, of any characters, and what else there
    ///   is, separated by spaces.
    init?(text: String) {
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      guard fields.count > 20, let parent = pid_t(fields[2]), let start = UInt64(fields[20]),
        start > 0
      else { return nil }
      (self.parent, self.start) = (parent, start)
    }
  }
#endif
