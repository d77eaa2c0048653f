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
  /// The folder of the target that the output is a part of, where it is not the output's own.
  var tests: String?
  var format = Format.text
  /// How errors, warnings and notes are printed: as text or as JSON.
  var diagnostics = Format.text
  /// Whether only errors are printed.
  var isQuiet = false

  /// Reads what stands behind the program's name: options anywhere, and a command with its type.
  static func parse(_ words: [String]) throws(ArgumentError) -> Arguments {
    var words = words[...]
    var names: [String] = []
    var options: [(option: Option, value: String)] = []
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let (option, attached) = try Option.parse(word)
      guard !options.contains(where: { $0.option == option }) else { throw .repeated(option.name) }
      options.append((option, try option.value(attached, rest: &words)))
    }
    var arguments = Arguments()
    arguments.action = try action(options.map(\.option), names)
    for (option, value) in options { try arguments.set(option, to: value) }
    return arguments
  }

  private static func action(
    _ options: [Option], _ names: [String]
  ) throws(ArgumentError) -> Action {
    if options.contains(.help) { return .help }
    if options.contains(.version) { return .version }
    guard let name = names.first else { return options.contains(.check) ? .check : .generate }
    guard let command = Command(rawValue: name) else { throw .unexpectedArgument(name, in: nil) }
    let most = command.takesType ? 2 : 1
    guard names.count <= most else { throw .unexpectedArgument(names[most], in: command) }
    if options.contains(.check) { throw .notWith(command.rawValue, Option.check.name) }
    return try command.action(on: names.count > 1 ? names[1] : nil)
  }

  /// How errors are printed, also those of a command line that cannot be understood.
  static func diagnostics(in words: [String]) -> Format {
    let (name, json) = (Option.diagnostics.name, Format.json.rawValue)
    let isApart = zip(words, words.dropFirst()).contains { $0 == (name, json) }
    return isApart || words.contains("\(name)=\(json)") ? .json : .text
  }

  private mutating func set(_ option: Option, to value: String) throws(ArgumentError) {
    switch option {
    case .config: configuration = value
    case .output: output = value
    case .mocks: mocks = value
    case .tests: tests = value
    case .diagnostics: diagnostics = try Format.parse(value, of: option, among: [.text, .json])
    case .format:
      if action.formats == [.text], value != Format.text.rawValue { throw .noFormats(value) }
      format = try Format.parse(value, of: option, among: action.formats)
    case .quiet: isQuiet = true
    case .check, .help, .version: break
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

    /// Whether a type may be named behind it.
    var takesType: Bool { self == .explain || self == .graph }

    fileprivate func action(on type: String?) throws(ArgumentError) -> Action {
      switch self {
      case .list: return .list
      case .`init`: return .initialize
      case .graph: return .graph(type: type)
      case .explain:
        guard let type else { throw .missingValue(rawValue, needs: "TYPE") }
        return .explain(type: type)
      }
    }
  }

  /// The options there are.
  enum Option: String, CaseIterable {
    case config, output, mocks, tests, check, format, quiet, diagnostics, help, version

    var name: String { "--\(rawValue)" }
    var takesValue: Bool { need != "" }

    /// What the value is called in help.
    var need: String {
      switch self {
      case .config, .output, .mocks: "FILE"
      case .tests: "FOLDER"
      case .format, .diagnostics: "FORMAT"
      case .check, .quiet, .help, .version: ""
      }
    }

    /// The option that a word names, with the value behind `=`.
    static func parse(_ word: String) throws(ArgumentError) -> (Option, attached: String?) {
      if word == "-h" { return (.help, nil) }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? word
      guard let option = allCases.first(where: { $0.name == name }) else {
        throw .unknownOption(name)
      }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Its value, which stands behind `=` or is the next word and taken; empty where it takes none.
    fileprivate func value(
      _ attached: String?, rest: inout ArraySlice<String>
    ) throws(ArgumentError) -> String {
      guard takesValue else {
        if let attached { throw .unwantedValue(name, attached) }
        return ""
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw .missingValue(name, needs: need)
      }
      return value
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
      --tests FOLDER        where types are conformed by hand (default: around the output)
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
  /// A word that is no option, behind a command or in the place of one.
  case unexpectedArgument(String, in: Arguments.Command?)
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
    case .unexpectedArgument(let word, let command):
      ("`\(word)` is not expected here", Self.hint(forUnexpected: word, in: command))
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

  private static func hint(forUnexpected word: String, in command: Arguments.Command?) -> String {
    if word.contains("/") || FilePath.hasExtension(word) {
      return "name the settings' file with --config \(word)"
    }
    let commands = Arguments.Command.allCases.map(\.rawValue)
    if let command {
      return commands.contains(word)
        ? "write one command" : command.takesType ? "name one type" : "leave it out"
    }
    if let option = Arguments.Option(rawValue: word), !option.takesValue {
      return "did you mean \(option.name)?"
    }
    if let nearest = NearestName.of(word, among: commands) { return "did you mean \(nearest)?" }
    return "write one of the commands in front of it: \(commands.joined(separator: ", "))"
  }

  private static func hint(forUnknown name: String) -> String {
    let options = Arguments.Option.allCases.map(\.name)
    if let nearest = NearestName.of(name, among: options) { return "did you mean \(nearest)?" }
    return "the options are \(options.joined(separator: ", "))"
  }
}
