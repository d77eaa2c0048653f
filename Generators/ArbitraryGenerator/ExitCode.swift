/// What the tool answers to the shell: 0, 1 for a stale file, or a code of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// `--check` found that the generated file is not what would be generated now.
  case stale = 1
  /// The command line is wrong.
  case usage = 64
  /// A source file cannot be read as Swift, or the types cannot be told apart.
  case data = 65
  /// A file that is needed is not there or cannot be opened.
  case noInput = 66
  /// The generated file has no place to go.
  case cannotCreate = 73
  /// The generated file could not be written.
  case inputOutput = 74
  /// The settings are wrong.
  case configuration = 78
}

/// An error that ends the run: what to say, and the exit code.
protocol StoppingError: Error, Sendable {
  var diagnostics: [Diagnostic] { get }
  var exitCode: ExitCode { get }
}
