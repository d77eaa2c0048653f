#if canImport(Glibc)
  import Foundation

  /// One end of a connection between two processes, which sends and receives messages of bytes.
  struct Channel {
    let descriptor: Int32

    /// Two ends of a new connection, which are closed in a process that is started; nil where there
    /// are too many open files.
    static func pair() -> (Channel, Channel)? {
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      var ends: [Int32] = [0, 0]
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
      return (Channel(descriptor: ends[0]), Channel(descriptor: ends[1]))
    }

    /// The end that this process was started with as its standard input, in whose place it gets an
    /// empty one. Otherwise what a test starts would hold the end open when this process is gone,
    /// and what a test reads would take messages away.
    static func takenFromStandardInput() -> Channel {
      let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard descriptor >= 0 else { return Channel(descriptor: STDIN_FILENO) }
      let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if empty >= 0 {
        dup2(empty, STDIN_FILENO)
        Foundation.close(empty)
      }
      return Channel(descriptor: descriptor)
    }

    func close() { Foundation.close(descriptor) }

    /// Sends a message.
    ///
    /// - Returns: False where nobody is at the other end.
    @discardableResult
    func send(_ message: [UInt8]) -> Bool {
      let length = withUnsafeBytes(of: UInt32(message.count), Array.init)
      return sendAll(length + message)
    }

    /// Waits for a message; nil where the other end is closed.
    func receive() -> [UInt8]? {
      guard let length = receive(MemoryLayout<UInt32>.size) else { return nil }
      return receive(Int(length.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }))
    }

    /// Waits until a message has come or the other end is closed.
    ///
    /// - Returns: False where neither happened in time.
    func waitForMessage(seconds: Int32) -> Bool {
      wait(for: Int16(POLLIN), milliseconds: seconds * 1000)
    }

    /// Waits until the other end is closed.
    func waitForEnd() { while !wait(for: 0, milliseconds: -1) {} }
  }

  extension Channel {
    private func wait(for events: Int16, milliseconds: Int32) -> Bool {
      var watched = pollfd(fd: descriptor, events: events, revents: 0)
      while true {
        let count = poll(&watched, 1, milliseconds)
        if count >= 0 || errno != EINTR { return count > 0 }
      }
    }

    private func sendAll(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }

    private func receive(_ count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var filled = 0
      while filled < count {
        let read = bytes.withUnsafeMutableBytes {
          recv(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, 0)
        }
        if read > 0 { filled += read } else if read == 0 || errno != EINTR { return nil }
      }
      return bytes
    }
  }
#endif
