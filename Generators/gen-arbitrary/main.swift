import ArbitraryGenerator
import Foundation

/// Writes text to one of the process's streams.
func writer(to stream: FileHandle) -> (String) -> Void {
  { try? stream.write(contentsOf: Data($0.utf8)) }
}

let code = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  print: writer(to: .standardOutput), report: writer(to: .standardError))
exit(code.rawValue)
