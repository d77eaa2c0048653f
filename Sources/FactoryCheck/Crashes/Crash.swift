import Foundation

/// How a process died that was running a case: by which signal, with which words and where.
struct Crash: Codable, Equatable, Sendable {
  /// The number of the signal that ended the process.
  let signal: Int32
  /// What the trap says of itself.
  let message: String
  /// `File.swift:line:column` of the innermost code whose sources are known; nil where none are.
  let place: String?
  /// Where the runtime says that it trapped: what tells two traps of one signal apart.
  let origin: String?
  /// What a generated gen had called to make a value: an initialiser, `User.init(name:)`, a static
  /// function, `User.named(_:)`, or what sets a member, `User.age.setter`; nil where it crashed
  /// elsewhere.
  let maker: String?
  /// What the process told before; nil where that is not kept.
  var story: CaseStory?

  /// Reads what a process that died by a signal printed. The backtrace of the Swift runtime tells
  /// more, if it is there.
  init(signal: Int32, output: String) {
    let report = Backtrace(output)
    let trap = Crash.trap(in: output)
    self.signal = signal
    origin = trap?.origin
    place = report.place ?? trap?.origin
    maker = report.maker
    message =
      trap?.message ?? report.runtimeFailure
      ?? report.recursion.map { "stack overflow, as \($0) calls itself without end" }
      ?? Crash.words(for: signal, in: report.innermost)
  }

  /// What must stay the same while the case is shrunk.
  var identity: String { "crash \(signal) \(origin ?? "")" }

  /// The last message of a trap: a line such as `Module/File.swift:1: Fatal error: …`, or one of
  /// the runtime's own, which has no place. Further lines of it cannot be told from what other
  /// threads print.
  private static func trap(in output: String) -> (origin: String?, message: String)? {
    let line =
      #/
      (?m)^ (?: (\S[^\n]*\.swift:\d+):\x20 )?
      (
        (?: Fatal\x20error | Fatal\x20access | Precondition\x20failed | Assertion\x20failed
          | Could\x20not\x20cast ) \b[^\n]*
      )$
      /#
    guard let match = output.matches(of: line).last else { return nil }
    let message = String(match.2)
    guard let origin = match.1 else { return (nil, message.replacing(address, with: "")) }
    return (String(origin), message)
  }

  /// What the runtime tells of types and objects, and differs from run to run.
  private static var address: Regex<Substring> { /\s\(?0x[0-9a-f]+\)?/ }

  private static func words(for signal: Int32, in function: String?) -> String {
    switch signal {
    case SIGABRT: "abort() was called"
    case SIGSEGV: "bad access to memory"
    case SIGFPE: "arithmetic exception"
    case SIGILL: trap(in: function)
    #if !os(Windows)
      case SIGTRAP: trap(in: function)
      case SIGBUS: "bad access to memory, misaligned or beyond a file"
    #endif
    default: "signal \(signal)"
    }
  }

  private static func trap(in function: String?) -> String {
    "trap\(function.map { " in \($0)" } ?? "")\(hint)"
  }

  /// What is added to a trap without a message: optimised code has none.
  #if DEBUG
    static let hint = ""
  #else
    static let hint = "; a debug build says more"
  #endif
}

extension Crash: CustomStringConvertible {
  /// The crash in words, as the report has them.
  var description: String {
    "The process crashed\(place.map { " at \($0)" } ?? ""): \(message)"
  }
}

/// What the backtrace of the Swift runtime says of a crash.
private struct Backtrace {
  /// What failed where the trap printed nothing, as in an overflow: `arithmetic overflow`.
  let runtimeFailure: String?
  /// The names of the functions, innermost first.
  private let functions: [String]
  /// The place of the innermost function whose source is known.
  let place: String?

  init(_ output: String) {
    let failure = /(?m)\bSwift runtime failure: ([^\n]*?)(?: \*\*\*$| in \S+ at )/
    runtimeFailure = output.firstMatch(of: failure).map { String($0.1) }
    let frame =
      /(?m)^ *\d+ (?:\[\w+\] )*+ *0x[0-9a-f]+ ([^\n]*?)(?: \+ \d+)? in \S+(?: at [^\n]*)?$/
    functions = output.matches(of: frame).map { String($0.1) }
    place = output.matches(of: /(?m) at (\/(?:[^\n]*\/)?)([^\n\/]+\.\w+:\d+:\d+)$/)
      .first { !$0.1.hasPrefix(Backtrace.library) && !$0.2.hasPrefix(Backtrace.expansion) }
      .map { String($0.2) }
  }

  /// How the files begin that hold expansions of macros, such as of `#expect`: nobody can open
  /// them, and the frames around have places to go to.
  private static let expansion = "@__swiftmacro_"

  /// The folder of our own sources: what crashes is never there, but stands above it, where the
  /// optimiser has left no place.
  private static let library =
    "\(URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path)/"

  /// The innermost function that somebody has written; nil where that is one of ours.
  var innermost: String? {
    guard let name = written.first, !name.contains(" in checkAll<") else { return nil }
    let addition = /^(?:specialized|implicit closure #\d+ in)\s/
    return name.replacing(addition, with: "")
  }

  /// The functions that the compiler did not add.
  private var written: [String] {
    functions.filter { !$0.contains("thunk for ") && !$0.contains("protocol witness for ") }
  }

  /// The initialiser, static function or setter that the innermost generated gen had called.
  var maker: String? {
    let names = written
    let isGen = /\.draw\(_:\)$|\._Arbitrary\.callAsFunction\(|static Factory<.*>\.arbitrary\(/
    guard let gen = names.firstIndex(where: { $0.contains(isGen) }), gen > 0 else { return nil }
    let call = names[gen - 1].replacing(".__allocating_init(", with: ".init(")
    let isMaking = /\S+\.init\([^()]*\)|static (\S+\.\w+\([^()]*\))|\S+\.setter/
    return call.wholeMatch(of: isMaking).map { String($0.1 ?? $0.0) }
  }

  /// A function that takes up much of the innermost part of the stack, calling itself, perhaps by
  /// way of others.
  var recursion: String? {
    Dictionary(grouping: functions, by: \.self).values
      .filter { $0.count >= 8 }.max { $0.count < $1.count }?.first
  }
}
