#if canImport(Glibc) && arch(x86_64)
  import Foundation

  /// Has the backtrace of a call of `abort`, such as a failed cast makes, show the code that it
  /// came from.
  ///
  /// The Swift runtime goes from frame to frame by the pointers to them that Swift code keeps. The
  /// C library keeps none, so that from within `abort` the runtime comes nowhere. `backtrace` of
  /// the C library does, by tables; where its addresses lie on the stack shows from which frame on
  /// there are pointers.
  enum AbortTrace {
    /// How many frames are looked at.
    private static let limit = 64

    /// The addresses that functions return to, innermost first, and where on the stack each lies.
    private nonisolated(unsafe) static let returns = (
      addresses: UnsafeMutablePointer<UInt>.allocate(capacity: limit),
      places: UnsafeMutablePointer<UnsafeMutablePointer<UInt>>.allocate(capacity: limit)
    )

    /// Where registers stand among those that a signal keeps: `REG_RBP` and others, which are not
    /// imported.
    private enum Register {
      static let frame = 10
      static let stack = 15
      static let code = 16
    }

    /// What the runtime does about the signal.
    private nonisolated(unsafe) static var runtime = sigaction()

    /// Begins, in a process of which the runtime shows crashes.
    static func begin() {
      sigaction(SIGABRT, nil, &runtime)
      guard runtime.sa_flags & SA_SIGINFO != 0 else { return }
      // The first call loads a library, which a handler had better not.
      _ = backtrace(returns.addresses, Int32(limit))
      var action = runtime
      action.__sigaction_handler.sa_sigaction = handleAbort
      sigaction(SIGABRT, &action, nil)
    }
  }

  // MARK: - Within the handler

  extension AbortTrace {
    /// Has the runtime see the registers of the innermost frame with a pointer. Nothing here
    /// allocates: it may be the allocator that found itself broken.
    fileprivate static func show(
      _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ state: UnsafeMutableRawPointer
    ) {
      let context = state.assumingMemoryBound(to: ucontext_t.self)
      let registers = context.pointee.uc_mcontext.gregs
      withUnsafeMutablePointer(to: &context.pointee.uc_mcontext.gregs) { registers in
        leaveLibrary(UnsafeMutableRawPointer(registers).assumingMemoryBound(to: UInt.self))
      }
      runtime.__sigaction_handler.sa_sigaction?(number, info, state)
      context.pointee.uc_mcontext.gregs = registers
    }

    private static func leaveLibrary(_ registers: UnsafeMutablePointer<UInt>) {
      let count = findReturns(from: registers[Register.code], above: registers[Register.stack])
      var index = 1
      while index + 2 < count {
        // The C library has a function with a pointer, too, but no two of them in a row.
        if pointsToNext(index), pointsToNext(index + 1) {
          registers[Register.code] = returns.addresses[index - 1]
          registers[Register.frame] = UInt(bitPattern: returns.places[index] - 1)
          registers[Register.stack] = UInt(bitPattern: returns.places[index - 1] + 1)
          return
        }
        index += 1
      }
    }

    /// Whether a frame, which ends with an address that is returned to, has a pointer to the next.
    private static func pointsToNext(_ index: Int) -> Bool {
      let next = UInt(bitPattern: returns.places[index + 1] - 1)
      return (returns.places[index] - 1).pointee == next
    }

    /// Finds the returns of the code that the signal came from, and counts them.
    private static func findReturns(from code: UInt, above stack: UInt) -> Int {
      guard var word = UnsafeMutablePointer<UInt>(bitPattern: stack) else { return 0 }
      let all = Int(backtrace(returns.addresses, Int32(limit)))
      var index = 0
      while index < all, returns.addresses[index] != code { index += 1 }
      var count = 0
      while index + 1 < all {
        index += 1
        while word.pointee != returns.addresses[index] { word += 1 }
        (returns.addresses[count], returns.places[count]) = (returns.addresses[index], word)
        count += 1
        word += 1
      }
      return count
    }
  }

  private func handleAbort(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ state: UnsafeMutableRawPointer?
  ) {
    if let state { AbortTrace.show(number, info, state) }
  }

  /// Fills in the addresses that the functions return to which are running, innermost first, and
  /// counts them. It is not imported.
  @_silgen_name("backtrace")
  private func backtrace(_ addresses: UnsafeMutablePointer<UInt>, _ count: Int32) -> Int32
#endif
