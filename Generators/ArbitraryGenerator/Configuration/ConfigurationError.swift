/// All that is wrong with the settings.
struct ConfigurationErrors: StoppingError, Equatable {
  /// By their places.
  let errors: [ConfigurationError]

  init(_ errors: [ConfigurationError]) {
    self.errors = errors.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  var exitCode: ExitCode { .configuration }

  var diagnostics: [Diagnostic] { errors.map(\.diagnostic) }
}

/// What is wrong with one value of the settings, and where.
struct ConfigurationError: Error, Equatable {
  enum Reason: Sendable, Equatable {
    case yaml(YAMLError)
    case notAMap(String)
    case unknownKey(String)
    case missingKey(Configuration.Key)
    case nothingIncluded
    case notText(Configuration.Key, found: String)
    case emptyText(Configuration.Key)
    case notAModule(String, Configuration.Key)
    case notAFolder(of: String, found: String)
    case notOverrides(String)
    case gen(GenProblem)
    case notAnAccess(String)
    case notADepth(found: String)
    case notAnIsolation(String)
    case notATestable(String, [String])
    case notACondition(String)
    case notATruth(Configuration.Key, found: String)
    case unknownMockKey(String)
    case notASelection(String)
    case notOverloads(String)
    case mocksTwice(MockSettings.Key, first: SourceLocation)
  }

  var reason: Reason
  var location: SourceLocation

  init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  var diagnostic: Diagnostic {
    Diagnostic(.error, at: location, reason.text.message, hint: reason.text.hint)
  }

  /// Whether a key stands there that is probably `includes`.
  var isMisspeltIncludes: Bool {
    guard case .unknownKey(let key) = reason else { return false }
    return Configuration.Key.nearest(to: key) == .includes
  }
}

extension ConfigurationError.Reason {
  /// The message and the fix.
  var text: (message: String, hint: String) {
    switch self {
    case .yaml(let error): error.text
    case .notAMap(let kind):
      ("the settings are \(kind), not keys with values", "start with `includes: [Sources]`")
    case .unknownKey(let key): ("unknown key `\(key)`", Self.hint(forUnknown: key))
    case .missingKey(let key):
      ("the key `\(key.rawValue)` is missing", "add `\(key.rawValue): \(key.example)`")
    case .nothingIncluded:
      ("`includes` lists nothing to read", "name a folder: `includes: [Sources]`")
    case .notText(let key, let found):
      (
        "`\(key.rawValue)` is \(found), not text",
        "write \(key.example), and put in quotes what YAML takes for something else"
      )
    case .emptyText(let key):
      ("`\(key.rawValue)` is empty text", "write \(key.example), or delete the entry")
    case .unknownMockKey(let key):
      ("unknown key `\(key)` in `mocks`", "the keys are `protocols`, `output`, `overloads`")
    case .notASelection(let text):
      ("`\(text)` selects no protocols", "write `annotated`, `all` or `none`")
    case .notOverloads(let text):
      ("`\(text)` is no way to name overloads", "write `labels` or `mockolo`")
    case .notAModule(let name, let key):
      ("`\(name)` is no module's name", Self.hint(forModule: name, of: key))
    case .notAFolder(let module, let found):
      (
        "a folder of the module `\(module)` is \(found), not text",
        "write `\(module): Sources/\(module)`, or `\(module): [iOS, Shared]` for several folders"
      )
    case .notOverrides(let kind):
      (
        "`overrides` is \(kind), not members with their gens",
        "write each on a line of its own: `User.age: \".int(in: 0...150)\"`"
      )
    case .gen(let problem): (problem.message, problem.hint)
    case .mocksTwice(let key, let first):
      (
        "`mocks.\(key.rawValue)` stands twice, first in line \(first.line) as "
          + "`\(key.rawValue)` of `mocks`",
        "keep one of them"
      )
    case .notAnAccess(let word):
      ("`\(word)` is no level of access to generate at", "write `public`, `package` or `internal`")
    case .notADepth(let found):
      (
        "`depth` is \(found)",
        "write a number from \(Steering.depths.lowerBound) to \(Steering.depths.upperBound)"
      )
    case .notAnIsolation(let word):
      ("`\(word)` is no default isolation", "write `MainActor` or `nonisolated`")
    case .notATestable(let name, let testables):
      (
        "`\(name)` in `isolation` is none of the testables",
        Self.hint(forIsolationOf: name, among: testables)
      )
    case .notACondition(let text):
      ("`\(text)` is no condition", "write what stands behind `#if`, such as `DEBUG || MOCKS`")
    case .notATruth(let key, let found):
      ("`\(key.rawValue)` is \(found)", "write `true` or `false`, without quotes")
    }
  }

  /// The package manager makes module names of targets' names; several names are a list whose
  /// brackets or commas are missing.
  private static func hint(forModule name: String, of key: Configuration.Key) -> String {
    let words = name.split { " ,".contains($0) }.filter { !$0.hasPrefix("@") && $0 != "import" }
    let modules = words.map { String($0.prefix { $0 != "." }).moduleName }
      .filter { $0.contains(where: \.isLetter) }
    guard !modules.isEmpty else { return "write \(key.rawValue): \(key.example)" }
    let list = "write \(key.rawValue): [\(modules.joined(separator: ", "))]"
    if modules.count == 1 { return "\(list), as an import of it would" }
    let mayBeOne = key == .testables && !name.contains(",")
    return mayBeOne ? "\(list), or [\(name.moduleName)] for one target of that name" : list
  }

  private static func hint(forIsolationOf name: String, among testables: [String]) -> String {
    if testables.isEmpty { return "write `isolation: MainActor`, for all that is read" }
    if let nearest = NearestName.of(name, among: testables) { return "did you mean `\(nearest)`?" }
    return "they are \(testables.map { "`\($0)`" }.joined(separator: ", "))"
  }

  private static func hint(forUnknown key: String) -> String {
    if let nearest = Configuration.Key.nearest(to: key) {
      return "did you mean `\(nearest.rawValue)`?"
    }
    let keys = Configuration.Key.allCases.map(\.rawValue)
    return "the keys are \(keys.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

extension Configuration.Key {
  /// The key that is likely meant by another word.
  fileprivate static func nearest(to word: String) -> Self? {
    NearestName.of(word, among: allCases.map(\.rawValue)).flatMap(Self.init)
  }

  /// A value that the key could have.
  fileprivate var example: String {
    switch self {
    case .includes: "[Sources]"
    case .excludes: "[Sources/Legacy]"
    case .testables: "[Model]"
    case .output: "Tests/Generated.swift"
    case .overrides: "\".int(in: 0...150)\""
    case .imports: "[Helpers]"
    case .excludedImports: "[Legacy]"
    case .access: "public"
    case .depth: "4"
    case .isolation: "MainActor"
    case .lenses, .constants: "false"
    case .header: "Copyright Acme"
    case .condition: "DEBUG"
    case .mocks, .mocksProtocols: "annotated"
    case .mocksOutput: "Tests/Mocks.swift"
    case .mocksOverloads: "mockolo"
    }
  }
}
