/// The settings of a run, as `arb.yml` has them.
///
/// ```yaml
/// includes: [Sources/Model]
/// excludes: [Sources/Model/Legacy]
/// testables: [Model]
/// output: Tests/ModelTests/Generated.swift
/// overrides:
///   User.age: ".int(in: 0...150)"
/// imports: [Helpers]
/// excludedImports: [Legacy]
/// access: public
/// depth: 4
/// isolation: MainActor
/// lenses: false
/// constants: false
/// ```
public struct Configuration: Sendable, Equatable {
  /// The folder of the settings' file, which the paths in it are relative to.
  var folder: String
  /// Files and folders to read.
  var includes: [ConfiguredPath]
  /// Files and folders not to read.
  var excludes: [ConfiguredPath] = []
  /// The modules that the generated file imports with `@testable`; none where it is part of the
  /// module that it generates for.
  var testables: [String] = []
  /// The generated file, or the folder of all generated files.
  var output: ConfiguredPath?
  var steering = Steering()
  var mocks = MockSettings()
}

/// A path as it stands in the settings.
struct ConfiguredPath: Sendable, Equatable {
  var path: String
  var location: SourceLocation
}

extension Configuration {
  /// The keys that settings may have.
  enum Key: String, CaseIterable {
    case includes, excludes, testables, output, overrides, imports, excludedImports
    case access, depth, isolation, lenses, constants, mocks
    case mocksOutput = "mocks.output"
    case mocksOverloads = "mocks.overloads"
  }

  /// Reads settings from a file's bytes.
  static func read(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> Configuration {
    let document: YAMLNode
    do {
      document = try YAMLReader.read(bytes, file: file)
    } catch {
      throw ConfigurationError(.yaml(error.error), at: error.location)
    }
    return try Configuration(document, file: file)
  }

  private init(_ document: YAMLNode, file: String) throws(ConfigurationError) {
    let values = try Configuration.values(of: document)
    guard let includes = values[.includes] else {
      throw ConfigurationError(.missingKey(.includes), at: document.location)
    }
    folder = FilePath.folder(of: file)
    self.includes = try Configuration.paths(includes, of: .includes)
    guard !self.includes.isEmpty else {
      throw ConfigurationError(.nothingIncluded, at: includes.location)
    }
    if let node = values[.excludes] { excludes = try Configuration.paths(node, of: .excludes) }
    if let node = values[.testables] { testables = try Configuration.modules(node, of: .testables) }
    if let node = values[.output] {
      output = ConfiguredPath(
        path: try Configuration.text(node, of: .output), location: node.location)
    }
    steering = try Configuration.steering(values)
    mocks = try MockSettings(values)
  }

  private static func values(
    of document: YAMLNode
  ) throws(ConfigurationError) -> [Key: YAMLNode] {
    guard case .map(let entries) = document.value else {
      throw ConfigurationError(.notAMap(document.kind), at: document.location)
    }
    var values: [Key: YAMLNode] = [:]
    for entry in entries {
      guard let key = Key(rawValue: entry.key) else {
        throw ConfigurationError(.unknownKey(entry.key), at: entry.location)
      }
      values[key] = entry.value
    }
    return values
  }

  /// The items of a list; a single value stands for a list of one.
  private static func items(_ node: YAMLNode) -> [YAMLNode] {
    if case .list(let items) = node.value { return items }
    return node.isNull ? [] : [node]
  }

  private static func paths(
    _ node: YAMLNode, of key: Key
  ) throws(ConfigurationError) -> [ConfiguredPath] {
    try items(node).map { item throws(ConfigurationError) in
      ConfiguredPath(path: try text(item, of: key), location: item.location)
    }
  }

  static func text(_ node: YAMLNode, of key: Key) throws(ConfigurationError) -> String {
    guard let text = node.text else {
      throw ConfigurationError(.notText(key, found: node.kind), at: node.location)
    }
    guard !text.isEmpty else { throw ConfigurationError(.emptyText(key), at: node.location) }
    return text
  }

  private static func modules(
    _ node: YAMLNode, of key: Key
  ) throws(ConfigurationError) -> [String] {
    var modules: [String] = []
    for item in items(node) {
      let name = try text(item, of: key)
      guard isModuleName(name) else {
        throw ConfigurationError(.notAModule(name, key), at: item.location)
      }
      if !modules.contains(name) { modules.append(name) }
    }
    return modules
  }

  private static func steering(
    _ values: [Key: YAMLNode]
  ) throws(ConfigurationError) -> Steering {
    var steering = Steering()
    if let node = values[.overrides] { steering.overrides = try overrides(node) }
    if let node = values[.imports] { steering.imports = try modules(node, of: .imports) }
    if let node = values[.excludedImports] {
      steering.excludedImports = try modules(node, of: .excludedImports)
    }
    if let node = values[.access] { steering.access = try access(node) }
    if let node = values[.depth] { steering.depth = try depth(node) }
    if let node = values[.isolation] { steering.isOnMainActor = try isolation(node) }
    if let node = values[.lenses] { steering.hasLenses = try truth(node, of: .lenses) }
    if let node = values[.constants] { steering.hasConstants = try truth(node, of: .constants) }
    return steering
  }

  private static func overrides(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> [Steering.Override] {
    guard case .map(let entries) = node.value else {
      throw ConfigurationError(.notOverrides(node.kind), at: node.location)
    }
    return try entries.map { entry throws(ConfigurationError) in
      let gen = try text(entry.value, of: .overrides)
      guard GenBalance.isWhole(gen) else {
        throw ConfigurationError(.notWhole(gen), at: entry.value.location)
      }
      return Steering.Override(path: entry.key, gen: gen, location: entry.location)
    }
  }

  private static func access(_ node: YAMLNode) throws(ConfigurationError) -> AccessLevel {
    let word = try text(node, of: .access)
    guard let level = AccessLevel(rawValue: word), [.public, .internal].contains(level) else {
      throw ConfigurationError(.notAnAccess(word), at: node.location)
    }
    return level
  }

  private static func depth(_ node: YAMLNode) throws(ConfigurationError) -> Int {
    guard case .plain(let text) = node.value, let depth = Int(text),
      Steering.depths.contains(depth)
    else { throw ConfigurationError(.notADepth(found: node.kind), at: node.location) }
    return depth
  }

  /// Whether it is the main actor that declarations are on by default.
  private static func isolation(_ node: YAMLNode) throws(ConfigurationError) -> Bool {
    switch try text(node, of: .isolation) {
    case "MainActor": return true
    case "nonisolated": return false
    case let word: throw ConfigurationError(.notAnIsolation(word), at: node.location)
    }
  }

  private static func truth(_ node: YAMLNode, of key: Key) throws(ConfigurationError) -> Bool {
    switch node.value {
    case .plain("true"): return true
    case .plain("false"): return false
    default: throw ConfigurationError(.notATruth(key, found: node.kind), at: node.location)
    }
  }

  private static func isModuleName(_ name: String) -> Bool {
    !name.isEmpty && name == name.moduleName
  }
}
