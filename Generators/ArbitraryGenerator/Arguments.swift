/// The command line, understood.
struct Arguments: Sendable, Equatable {
  /// What to do.
  enum Action: Sendable, Equatable {
    case generate, check, list, initialize, help, version
    /// Draws what types are made of: one type, or all.
    case graph(type: String?)
    case explain(type: String)
  }

  /// What is printed, and how.
  enum Format: String, Sendable, CaseIterable { case text, json, mermaid, svg }

  /// The settings' file where `--config` names none.
  static let defaultConfiguration = "arb.yml"

  var action = Action.generate
  var configuration = Arguments.defaultConfiguration
  var output: String?
  /// Where mocks go in place of the settings' `mocks.output`.
  var mocks: String?
  var format = Format.text
  /// How errors, warnings and notes are printed: as text or as JSON.
  var diagnostics = Format.text
  /// Whether only errors are printed.
  var isQuiet = false

  /// Reads what stands behind the program's name.
  static func parse(_ words: [String]) throws(ArgumentError) -> Arguments {
    var arguments = Arguments()
    var words = words[...]
    var seen: Set<Option> = []
    if let word = words.first, let command = Command(rawValue: word) {
      words.removeFirst()
      arguments.action = try command.action(&words)
    }
    while let word = words.popFirst() {
      let (option, attached) = try Option.parse(word)
      guard seen.insert(option).inserted else { throw .repeated(option.name) }
      try arguments.apply(option, attached: attached, rest: &words)
    }
    return arguments
  }

  /// How errors are printed, also those of a command line that cannot be understood.
  static func diagnostics(in words: [String]) -> Format {
    let (name, json) = (Option.diagnostics.name, Format.json.rawValue)
    let isApart = zip(words, words.dropFirst()).contains { $0 == (name, json) }
    return isApart || words.contains("\(name)=\(json)") ? .json : .text
  }

  private mutating func apply(
    _ option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    guard option.takesValue else {
      if let attached { throw .unwantedValue(option.name, attached) }
      if option == .quiet { isQuiet = true }
      if option == .check, let command = action.command { throw .notWith(command, option.name) }
      action = option.action ?? action
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option.name, needs: option.need)
    }
    try set(option, to: value)
  }

  private mutating func set(_ option: Option, to value: String) throws(ArgumentError) {
    switch option {
    case .config: configuration = value
    case .output: output = value
    case .mocks: mocks = value
    case .diagnostics: diagnostics = try Format.parse(value, of: option, among: [.text, .json])
    case .format:
      if action.formats == [.text], value != Format.text.rawValue { throw .noFormats(value) }
      format = try Format.parse(value, of: option, among: action.formats)
    case .check, .quiet, .help, .version: break
    }
  }
}

extension Arguments.Action {
  /// The formats that the command prints in, the usual one first.
  fileprivate var formats: [Arguments.Format] {
    switch self {
    case .list: [.text, .json]
    case .graph: [.text, .mermaid, .svg]
    default: [.text]
    }
  }

  /// The command's word, nil where files are generated or compared.
  fileprivate var command: String? {
    switch self {
    case .list: Arguments.Command.list.rawValue
    case .graph: Arguments.Command.graph.rawValue
    case .explain: Arguments.Command.explain.rawValue
    case .initialize: Arguments.Command.`init`.rawValue
    case .generate, .check, .help, .version: nil
    }
  }
}

extension Arguments.Format {
  fileprivate static func parse(
    _ text: String, of option: Arguments.Option, among formats: [Self]
  ) throws(ArgumentError) -> Self {
    guard let format = formats.first(where: { $0.rawValue == text }) else {
      throw .unknownFormat(option.name, text, known: formats.map(\.rawValue))
    }
    return format
  }
}

extension Arguments {
  /// The commands there are; without one, the file is generated.
  enum Command: String, CaseIterable {
    case list, graph, `init`, explain

    /// The command with the name of the type behind it, which is taken.
    fileprivate func action(_ rest: inout ArraySlice<String>) throws(ArgumentError) -> Action {
      let type = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      switch self {
      case .list: return .list
      case .`init`: return .initialize
      case .graph:
        if type != nil { rest.removeFirst() }
        return .graph(type: type)
      case .explain:
        guard let type else { throw .missingValue(rawValue, needs: "TYPE") }
        rest.removeFirst()
        return .explain(type: type)
      }
    }
  }

  /// The options there are.
  enum Option: String, CaseIterable {
    case config, output, mocks, check, format, quiet, diagnostics, help, version

    var name: String { "--\(rawValue)" }
    var takesValue: Bool { need != "" }

    /// What the value is called in help.
    var need: String {
      switch self {
      case .config, .output, .mocks: "FILE"
      case .format, .diagnostics: "FORMAT"
      case .check, .quiet, .help, .version: ""
      }
    }

    var action: Action? {
      switch self {
      case .check: .check
      case .help: .help
      case .version: .version
      case .config, .output, .mocks, .format, .quiet, .diagnostics: nil
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

    Usage: gen-arbitrary [COMMAND] [OPTIONS]

      (no command)          generate the file
      init                  write an arb.yml for the package in this folder
      list                  show every type, its members, and what becomes of it
      explain TYPE          show why a type is skipped, or what is generated for it
      graph [TYPE]          show what types are made of, down to those of the library

      --config FILE         the settings (default: arb.yml)
      --output FILE         the file or folder to generate, in place of the settings' `output`
      --mocks FILE          where the mocks go, in place of the settings' `mocks.output`
      --check               write nothing; exit with 1 where the generated file is stale
      --format FORMAT       of list: text or json; of graph: text, mermaid or svg
      --diagnostics FORMAT  of errors, warnings and notes: text, or json with one object a line
      --quiet               print errors only
      --version             print the version
      -h, --help            print this help

    Settings, with paths relative to their file:

      includes: [Sources/Model]          # files and folders to read
      excludes: [Sources/Model/Legacy]   # files and folders not to read
      testables: [Model]                 # modules to import with @testable
      output: Tests/ModelTests/Generated.swift # or a folder, for a file for each type
      mocks:                             # in short: `mocks: all` and `mocks.output: …`
        protocols: annotated             # `/// @mockable` above them; or all, or none
        output: Tests/ModelTests/Mocks.swift # or a folder, for a file for each mock
        overloads: labels                # or mockolo, for the names that Mockolo gives them

    """
}

/// A command line that cannot be understood.
enum ArgumentError: Error, Sendable, Equatable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(String, needs: String)
  case unwantedValue(String, String)
  case repeated(String)
  case unknownFormat(String, String, known: [String])
  case noFormats(String)
  /// An option that a command does not have.
  case notWith(String, String)
  case noOutput(configuration: String)
}

extension ArgumentError: StoppingError {
  var exitCode: ExitCode { .usage }

  var diagnostics: [Diagnostic] { [Diagnostic(.error, at: nil, text.message, hint: text.hint)] }

  private var text: (message: String, hint: String) {
    switch self {
    case .unknownOption(let name): ("unknown option `\(name)`", Self.hint(forUnknown: name))
    case .unexpectedArgument(let word):
      ("`\(word)` is not expected here", Self.hint(forUnexpected: word))
    case .missingValue(let name, let need):
      ("\(name) needs a \(need.lowercased())", "write \(name) \(need)")
    case .unwantedValue(let name, let value):
      ("\(name) takes no value, but has `\(value)`", "write \(name) alone")
    case .repeated(let name): ("\(name) stands twice", "keep one of them")
    case .unknownFormat(let name, let text, let known):
      ("`\(text)` is no format of \(name)", "write \(known.joined(separator: " or "))")
    case .noFormats(let text):
      (
        "--format goes with list and graph alone, and not `\(text)` with this",
        "write list --format json, graph --format mermaid, or graph --format svg"
      )
    case .notWith(let command, let option):
      ("\(option) does not go with \(command)", "write one of them, and leave the other out")
    case .noOutput(let configuration):
      (
        "no file to generate is named",
        "add `output: Tests/Generated.swift` to `\(configuration)`, or --output FILE"
      )
    }
  }

  private static func hint(forUnexpected word: String) -> String {
    let commands = Arguments.Command.allCases.map(\.rawValue)
    if commands.contains(word) { return "write \(word) in front of the options" }
    if let option = Arguments.Option(rawValue: word), !option.takesValue {
      return "did you mean \(option.name)?"
    }
    if let nearest = NearestName.of(word, among: commands) { return "did you mean \(nearest)?" }
    return "name the settings' file with --config \(word)"
  }

  private static func hint(forUnknown name: String) -> String {
    let options = Arguments.Option.allCases.map(\.name)
    if let nearest = NearestName.of(name, among: options) { return "did you mean \(nearest)?" }
    return "the options are \(options.joined(separator: ", "))"
  }
}
