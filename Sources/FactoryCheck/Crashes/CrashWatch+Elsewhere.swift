#if os(macOS)
  /// A crash kills the process, and is noted for the next one, which says so in the place of
  /// another crash.
  struct CrashWatch {
    private let property: WatchedProperty?
    private let noteFile: CrashNoteFile?
    private let note: CrashNote?

    /// The seed under which an earlier run crashed, if one did.
    var seed: Seed? { note?.seed }

    /// The property that the running code belongs to.
    @TaskLocal static var property: WatchedProperty?

    /// - Parameter noteFile: Where a crash is noted for the next run, and was by the last.
    init(_ host: TestHost, _ site: CallSite, _ settings: Settings, noteFile: CrashNoteFile?) {
      let isWatching = settings.crashes != .off && CrashWatch.property == nil
      let identity = isWatching ? CrashWatch.identity(host, site) : nil
      property = identity.map {
        WatchedProperty(
          $0, at: "\(site.location)", restarts: false,
          note: CrashNote(property: $0, seed: settings.seed, runs: 1),
          file: noteFile)
      }
      note = settings.isReplay ? nil : identity.flatMap { noteFile?.note(of: $0) }
      self.noteFile = noteFile
    }

    func run(_ runner: inout Runner) async -> CheckResult {
      if note != nil {
        noteFile?.remove()
        return runner.result(.misused(CrashError.earlier(runner.settings.seed)))
      }
      guard let property else { return await runner.run() }
      CrashSignals.listen()
      defer { CrashSignals.ignore() }
      return await CrashWatch.$property.withValue(property) { await runner.run() }
    }
  }
#elseif !canImport(Glibc)
  /// Nothing is done about crashes on systems where nobody has tried to.
  struct CrashWatch {
    /// No earlier run leaves a seed.
    let seed: Seed? = nil

    init(_ host: TestHost, _ site: CallSite, _ settings: Settings, noteFile: CrashNoteFile?) {}

    func run(_ runner: inout Runner) async -> CheckResult { await runner.run() }
  }
#endif
