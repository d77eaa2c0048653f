#if canImport(Glibc) || os(macOS)
  import Foundation
  import Synchronization

  /// The signals by which a process crashes, and who hears of them while properties run.
  enum CrashSignals {
    private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// The actions that were set before ours, by the signals' numbers.
    private nonisolated(unsafe) static let previous = {
      let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
      actions.initialize(repeating: sigaction(), count: 32)
      return actions
    }()

    /// How many properties are running that want to hear.
    private static let listeners = Mutex(0)

    /// Begins to listen; the first listener sets the handlers.
    static func listen() {
      #if canImport(Glibc)
        _ = Restart.plan
        AlternateStack.prepare()
        AlternateStack.prepareThreadsOfTasks
      #endif
      FilesInWriting.prepare()
      listeners.withLock { listeners in
        listeners += 1
        guard listeners == 1 else { return }
        var action = sigaction()
        #if canImport(Glibc)
          action.__sigaction_handler.sa_sigaction = handleCrash
        #else
          action.__sigaction_u.__sa_sigaction = handleCrash
        #endif
        // Without SA_NODEFER the process that starts again would have the signal blocked.
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
        for number in numbers { sigaction(number, &action, previous + Int(number)) }
      }
    }

    /// Ends what `listen()` began; behind the last listener everything is as it was.
    static func ignore() {
      listeners.withLock { listeners in
        listeners -= 1
        if listeners == 0 { numbers.forEach(restore) }
      }
    }

    /// Sets the action that a signal had before.
    fileprivate static func restore(_ number: Int32) {
      sigaction(number, previous + Int(number), nil)
    }
  }

  /// Runs on the thread that crashed. A crash that belongs to no property goes its way.
  private func handleCrash(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ state: UnsafeMutableRawPointer?
  ) {
    if let property = CrashWatch.property {
      FilesInWriting.close()
      #if canImport(Glibc)
        if property.restarts { Restart.plan.run(after: property) }
      #endif
      property.leaveNote()
    }
    CrashSignals.restore(number)
    // A trap comes again by itself when this returns; what was sent, as by abort(), does not.
    #if canImport(Glibc)
      if let info, info.pointee.si_code <= 0 { raise(number) }
    #else
      if number == SIGABRT { raise(number) }
    #endif
  }
#endif
