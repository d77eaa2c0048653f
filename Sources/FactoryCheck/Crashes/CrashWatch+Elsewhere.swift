#if !canImport(Glibc)
  /// Nothing is done about crashes where a process cannot start itself again from a signal handler.
  struct CrashWatch {
    init(_ host: TestHost, _ site: CallSite, _ settings: Settings) {}

    func run(_ runner: inout Runner) async -> CheckResult { await runner.run() }
  }
#endif
