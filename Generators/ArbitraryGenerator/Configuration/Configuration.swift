/// The settings of a run, as `arb.yml` has them.
///
/// ```yaml
/// includes: [Sources/Model]
/// excludes: [Sources/Model/Legacy]
/// testables: [Model]
/// output: Tests/ModelTests/Generated.swift
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
  /// The generated file.
  var output: ConfiguredPath?
}

/// A path as it stands in the settings.
struct ConfiguredPath: Sendable, Equatable {
  var path: String
  var location: SourceLocation
}

extension Configuration {
  /// The keys that settings may have.
  enum Key: String, CaseIterable { case includes, excludes, testables, output }

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
    self.includes = try Configuration.texts(includes, of: .includes).map(ConfiguredPath.init)
    guard !self.includes.isEmpty else {
      throw ConfigurationError(.nothingIncluded, at: includes.location)
    }
    excludes = try values[.excludes]
      .map { value throws(ConfigurationError) in try Configuration.texts(value, of: .excludes) }?
      .map(ConfiguredPath.init) ?? []
    testables = try values[.testables]
      .map { value throws(ConfigurationError) in try Configuration.modules(value) } ?? []
    output = try values[.output]
      .map { value throws(ConfigurationError) in try Configuration.text(value, of: .output) }
      .map(ConfiguredPath.init)
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

  /// A list of texts; a single text stands for a list of one.
  private static func texts(
    _ node: YAMLNode, of key: Key
  ) throws(ConfigurationError) -> [(String, SourceLocation)] {
    switch node.value {
    case .list(let items):
      try items.map { item throws(ConfigurationError) in try text(item, of: key) }
    case _ where node.isNull: []
    default: [try text(node, of: key)]
    }
  }

  private static func text(
    _ node: YAMLNode, of key: Key
  ) throws(ConfigurationError) -> (String, SourceLocation) {
    guard let text = node.text else {
      throw ConfigurationError(.notText(key, found: node.kind), at: node.location)
    }
    guard !text.isEmpty else { throw ConfigurationError(.emptyText(key), at: node.location) }
    return (text, node.location)
  }

  private static func modules(_ node: YAMLNode) throws(ConfigurationError) -> [String] {
    var modules: [String] = []
    for (name, location) in try texts(node, of: .testables) {
      guard isModuleName(name) else { throw ConfigurationError(.notAModule(name), at: location) }
      if !modules.contains(name) { modules.append(name) }
    }
    return modules
  }

  private static func isModuleName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension ConfiguredPath {
  init(_ path: String, _ location: SourceLocation) {
    self.init(path: path, location: location)
  }
}
