import ArbitraryGenerator
import Foundation

/// Writes text to one of the process's streams.
func writer(to stream: FileHandle) -> (String) throws -> Void {
  { try stream.write(contentsOf: Data($0.utf8)) }
}

/// Whether somebody reads the stream on a terminal that shows colours; `NO_COLOR` says no.
func isColored(_ stream: FileHandle) -> Bool {
  let environment = ProcessInfo.processInfo.environment
  let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
  return !isPlain && isatty(stream.fileDescriptor) != 0
}

#if !os(Windows)
  // A file that grows beyond its limit is an error like a full disk, not a reason to die.
  signal(SIGXFSZ, SIG_IGN)
#endif

let code = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  terminal: Terminal(
    isOutputColored: isColored(.standardOutput), isErrorInteractive: isColored(.standardError)),
  print: writer(to: .standardOutput), report: { try? writer(to: .standardError)($0) })
// Nothing is left to do or to free: all streams are written through. A sanitizer would take what is
// still in memory for leaks and fail the build that the tool is part of.
_exit(code.rawValue)
