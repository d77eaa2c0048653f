#if canImport(Glibc)
  import Foundation

  /// A stack for signal handlers, one a thread: a thread whose own stack has overflown has no room for them.
  enum AlternateStack {
    /// 64 KB: more than any processor's registers need.
    private static let size = 1 << 16

    /// Gives the calling thread a stack for signal handlers, where it has none; it ends with the thread.
    static func prepare() {
      guard pthread_getspecific(key) == nil else { return }
      var current = stack_t()
      guard sigaltstack(nil, &current) == 0, current.ss_flags & disabled != 0 else { return }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
      guard sigaltstack(&stack, nil) == 0 else { return memory.deallocate() }
      pthread_setspecific(key, memory)
    }

    /// Gives the main thread one as soon as it is free, once a process.
    static let prepareMainThread: Void = { Task { @MainActor in prepare() } }()

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
