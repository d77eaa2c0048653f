/// Why a command has nothing to show.
enum CommandError: Error, Sendable, Equatable {
  case unknownType(String, nearest: String?)
  /// A typealias of a type that is none of the sources'.
  case otherType(String, String)
  case notGenerated(String)
  /// A type that has no values of its own to show the parts of.
  case mockAlone(String)
  case settingsExist(path: String)
  /// There is no module in a folder; in others below it, packages or projects are.
  case nothingToRead(folder: String, places: [String], name: String)
}

extension CommandError: StoppingError {
  var exitCode: ExitCode {
    switch self {
    case .unknownType, .otherType, .notGenerated, .mockAlone, .nothingToRead: .noInput
    case .settingsExist: .cannotCreate
    }
  }

  var diagnostics: [Diagnostic] { diagnostics(with: "") }

  /// - Parameter settings: How the settings are named where a command is proposed, behind a space.
  fileprivate func diagnostics(with settings: String) -> [Diagnostic] {
    let text = text(with: settings)
    return [Diagnostic(.error, at: nil, text.message, hint: text.hint)]
  }

  private func text(with settings: String) -> (message: String, hint: String) {
    switch self {
    case .unknownType(let name, let nearest):
      (
        "there is no type `\(name)` in the sources",
        nearest.map { "did you mean `\($0)`?" } ?? "gen-arbitrary list\(settings) shows all types"
      )
    case .otherType(let name, let type):
      (
        "`\(name)` stands for `\(type)`, which is no type of the sources",
        "gen-arbitrary list\(settings) shows all types"
      )
    case .notGenerated(let name):
      ("nothing is generated for `\(name)`", "gen-arbitrary explain \(name)\(settings) shows why")
    case .mockAlone(let name):
      (
        "`\(name)` gets a mock, and no values that are made of others",
        "gen-arbitrary explain \(name)\(settings) shows the mock"
      )
    case .settingsExist(let path):
      ("`\(path)` is there already", "delete it, or name another file with --config")
    case .nothingToRead(let folder, let places, let name):
      (
        "there are no sources of a package or project in `\(folder)`, and no settings were written",
        Self.hint(for: places.prefix(3).map { FilePath.join($0, name) })
      )
    }
  }

  private static func hint(for settings: [String]) -> String {
    if settings.isEmpty { return "go to the folder of `Package.swift` or of an Xcode project" }
    return "there are some below: "
      + settings.map { "gen-arbitrary init --config \($0.shellWord)" }.joined(separator: ", or ")
  }
}

/// The same of a command that was given other settings than those of the folder.
struct FailedCommand: StoppingError {
  let error: CommandError
  /// The file of the settings.
  let configuration: String

  var exitCode: ExitCode { error.exitCode }

  var diagnostics: [Diagnostic] {
    let isUsual = configuration == Arguments.defaultConfiguration
    return error.diagnostics(with: isUsual ? "" : " --config \(configuration.shellWord)")
  }
}
