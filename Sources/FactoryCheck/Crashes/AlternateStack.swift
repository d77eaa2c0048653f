#if canImport(Glibc)
  import Foundation
  import Synchronization

  /// A stack for signal handlers, one a thread: a thread whose own stack has overflown has no room
  /// for them.
  enum AlternateStack {
    /// 64 KB: more than any processor's registers need.
    private static let size = 1 << 16

    /// Gives the calling thread a stack for signal handlers, where it has none; it ends with the
    /// thread.
    static func prepare() {
      guard pthread_getspecific(key) == nil else { return }
      var current = stack_t()
      guard sigaltstack(nil, &current) == 0, current.ss_flags & disabled != 0 else { return }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
      guard sigaltstack(&stack, nil) == 0 else { return memory.deallocate() }
      pthread_setspecific(key, memory)
    }

    /// Gives one, as soon as they are free, to the main thread and to those that run tasks, once a
    /// process. A body that suspends may go on at any of them.
    static let prepareThreadsOfTasks: Void = {
      Task { @MainActor in prepare() }
      let priority = Task.currentPriority
      for _ in 0..<processors { Task.detached(priority: priority) { prepareDistinctThread() } }
    }()

    private static let processors = ProcessInfo.processInfo.activeProcessorCount
    private static let arrivals = Atomic<Int>(0)

    /// Waits for the other tasks that do the same, so that no thread runs two of them: but not for
    /// long, where other work keeps the threads.
    private static func prepareDistinctThread() {
      prepare()
      arrivals.add(1, ordering: .relaxed)
      let deadline = ContinuousClock.now + .milliseconds(5)
      while arrivals.load(ordering: .relaxed) < processors, ContinuousClock.now < deadline {
        sched_yield()
      }
    }

    private static let disabled = Int32(SS_DISABLE)

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key) { memory in
        var none = stack_t(ss_sp: nil, ss_flags: AlternateStack.disabled, ss_size: 0)
        sigaltstack(&none, nil)
        memory?.deallocate()
      }
      return key
    }()
  }
#endif
