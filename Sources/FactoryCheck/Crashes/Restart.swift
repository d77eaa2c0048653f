#if canImport(Glibc)
  import Foundation
  import Synchronization

  /// Starts this process again from within a signal handler, with a record of the property that
  /// crashed it.
  ///
  /// Whatever the handler needs is made before, since it may neither allocate nor lock: `execve`
  /// and `write` are among the few functions that a handler may call.
  struct Restart: @unchecked Sendable {
    /// How often a process starts again before a crash ends it.
    static let limit = 100

    /// The plan for this process. It must be asked for once before a handler uses it.
    static let plan = Restart(
      record: CrashRecord(
        process: getpid(), seed: Settings.runSeed, memory: CrashMemory.current?.descriptor,
        properties: Settings.crashRecord?.properties ?? []))

    private let executable = strdup("/proc/self/exe")
    private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// What the pointers lead to. It lives as long as the plan, that is the process: were nothing
    /// here to hold it, a sanitizer would tell a leak.
    private let texts: [CStrings]
    /// Where the property is to be written: behind the record in the environment, which has room
    /// for it.
    private let slot: UnsafeMutablePointer<CChar>?
    /// Where in the record the time is to be written.
    private let startSlot: UnsafeMutablePointer<CChar>?
    private let tick = InheritedChildren.tick
    private static let hasBegun = Atomic<Bool>(false)

    private init(record: CrashRecord) {
      var variables = Settings.processEnvironment
      variables[CrashRecord.variable] = nil
      let name = "\(CrashRecord.variable)="
      let line = name + record.text
      let room = String(repeating: " ", count: 17)
      texts = [
        CStrings(CommandLine.arguments), CStrings([line + room] + variables.environmentLines),
      ]
      (arguments, environment) = (texts[0].pointers, texts[1].pointers)
      slot =
        record.properties.count < Restart.limit ? environment[0].map { $0 + line.utf8.count } : nil
      startSlot = environment[0].map { $0 + name.utf8.count + record.startOffset }
      _ = Restart.hasBegun.load(ordering: .relaxed)
    }

    /// Starts the process again. It returns only where that is not possible.
    func run(after property: WatchedProperty) {
      guard let slot else { return property.announce("So did too many: it does not start again.") }
      // A second thread that crashes waits for the first to end both.
      while Restart.hasBegun.exchange(true, ordering: .relaxed) { pause() }
      Restart.print(property.identity, at: slot)
      slot[16] = 0
      if let startSlot { Restart.print(timeOfTick(), at: startSlot) }
      property.announce(
        """
        It starts again to find the smallest values that do, and to run the other tests; their results \
        are printed again.
        """)
      unblockSignals()
      if let executable { execve(executable, arguments, environment) }
    }

    /// Waits for the clock to go on by which the system tells when a process began, a hundredth of a
    /// second at most: what begins in the new process has another time than what this one began.
    private func timeOfTick() -> UInt64 {
      let now = InheritedChildren.timeSinceBoot()
      usleep(useconds_t((tick - now % tick) / 1_000 + 1))
      return InheritedChildren.timeSinceBoot() / tick * tick
    }

    /// Writes a number in hexadecimal, in 16 digits.
    private static func print(_ number: UInt64, at slot: UnsafeMutablePointer<CChar>) {
      for digit in 0..<16 {
        let value = CChar(truncatingIfNeeded: number >> UInt64(60 - 4 * digit) & 15)
        slot[digit] = value < 10 ? value + 48 : value + 87
      }
    }

    private func unblockSignals() {
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
    }
  }
#endif
