/// The command line, understood.
struct Arguments: Sendable, Equatable {
  /// What to do.
  enum Action: Sendable, Equatable { case generate, check, help, version }

  /// The settings' file where `--config` names none.
  static let defaultConfiguration = "arb.yml"

  var action = Action.generate
  var configuration = Arguments.defaultConfiguration
  var output: String?

  /// Reads what stands behind the program's name.
  static func parse(_ words: [String]) throws(ArgumentError) -> Arguments {
    var arguments = Arguments()
    var words = words[...]
    var seen: Set<Option> = []
    while let word = words.popFirst() {
      let (option, attached) = try Option.parse(word)
      guard seen.insert(option).inserted else { throw .repeated(option.name) }
      try arguments.apply(option, attached: attached, rest: &words)
    }
    return arguments
  }

  private mutating func apply(
    _ option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    guard option.takesValue else {
      if let attached { throw .unwantedValue(option.name, attached) }
      action = option.action ?? action
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option.name)
    }
    if option == .config { configuration = value } else { output = value }
  }
}

extension Arguments {
  /// The options there are.
  enum Option: String, CaseIterable {
    case config, output, check, help, version

    var name: String { "--\(rawValue)" }
    var takesValue: Bool { self == .config || self == .output }

    var action: Action? {
      switch self {
      case .config, .output: nil
      case .check: .check
      case .help: .help
      case .version: .version
      }
    }

    /// The option that a word names, with the value behind `=`.
    static func parse(_ word: String) throws(ArgumentError) -> (Option, attached: String?) {
      if word == "-h" { return (.help, nil) }
      guard word.hasPrefix("-") else { throw .unexpectedArgument(word) }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? word
      guard let option = allCases.first(where: { $0.name == name }) else {
        throw .unknownOption(name)
      }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// What `--help` prints.
  static let help = """
    Generates FactoryCheck's conformances, factories and lenses from Swift sources.

    Usage: gen-arbitrary [--config arb.yml] [--output FILE] [--check]

      --config FILE  the settings (default: arb.yml)
      --output FILE  where the generated file goes, in place of the settings' `output`
      --check        write nothing; exit with 1 where the generated file is stale
      --version      print the version
      -h, --help     print this help

    Settings, with paths relative to their file:

      includes: [Sources/Model]          # files and folders to read
      excludes: [Sources/Model/Legacy]   # files and folders not to read
      testables: [Model]                 # modules to import with @testable
      output: Tests/ModelTests/Generated.swift
      mocks:                             # in short: `mocks: all` and `mocks.output: …`
        protocols: annotated             # `/// @mockable` above them; or all, or none
        output: Tests/ModelTests/Mocks.swift # or a folder, for a file for each mock

    """
}

/// A command line that cannot be understood.
enum ArgumentError: Error, Sendable, Equatable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(String)
  case unwantedValue(String, String)
  case repeated(String)
  case noOutput(configuration: String)
}

extension ArgumentError: StoppingError {
  var exitCode: ExitCode { .usage }

  var diagnostics: [Diagnostic] { [Diagnostic(.error, at: nil, text.message, hint: text.hint)] }

  private var text: (message: String, hint: String) {
    switch self {
    case .unknownOption(let name): ("unknown option `\(name)`", Self.hint(forUnknown: name))
    case .unexpectedArgument(let word):
      ("`\(word)` is not expected here", "name the settings' file with --config \(word)")
    case .missingValue(let name): ("\(name) needs a file's path", "write \(name) FILE")
    case .unwantedValue(let name, let value):
      ("\(name) takes no value, but has `\(value)`", "write \(name) alone")
    case .repeated(let name): ("\(name) stands twice", "keep one of them")
    case .noOutput(let configuration):
      (
        "no file to generate is named",
        "add `output: Tests/Generated.swift` to `\(configuration)`, or --output FILE"
      )
    }
  }

  private static func hint(forUnknown name: String) -> String {
    let options = Arguments.Option.allCases.map(\.name)
    if let nearest = NearestName.of(name, among: options) { return "did you mean \(nearest)?" }
    return "the options are \(options.joined(separator: ", "))"
  }
}
