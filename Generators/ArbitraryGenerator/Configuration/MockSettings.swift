/// What `arb.yml` says of mocks.
///
/// ```yaml
/// mocks:
///   protocols: annotated   # or all, or none
///   output: Tests/ModelTests/Mocks.swift
///   overloads: labels      # or mockolo
/// ```
///
/// A folder as `output` gets a file for each mock, so that a change to one protocol compiles one
/// file again. The short form `mocks: all` goes with `mocks.output: Tests/ModelTests/Mocks.swift` and
/// `mocks.overloads: mockolo`.
struct MockSettings: Sendable, Equatable {
  /// The protocols that mocks are made of.
  enum Selection: String, Sendable, CaseIterable {
    /// Those with `/// @mockable` above them.
    case annotated
    case all, none
  }

  /// How overloads are named.
  enum Overloads: String, Sendable, CaseIterable {
    /// By their labels and, where these are not enough, their types: each by itself.
    case labels
    /// As Mockolo names them: the first by its name alone, the others by what those before lack.
    case mockolo
  }

  var selection = Selection.annotated
  /// The generated file, or the folder of all generated files.
  var output: ConfiguredPath?
  var overloads = Overloads.labels
}

extension MockSettings {
  /// Whether each mock gets a file of its own.
  var isSplit: Bool { output.map { FilePath.isFolderOfSources($0.path) } ?? false }

  /// The keys inside `mocks`.
  enum Key: String, CaseIterable { case protocols, output, overloads }

  /// Those that may stand beside it.
  private static let shortKeys: [(Key, Configuration.Key)] = [
    (.output, .mocksOutput), (.overloads, .mocksOverloads),
  ]

  /// Reads the values of `mocks`, a word or a map, and of the keys that stand beside it.
  init(_ values: [Configuration.Key: YAMLNode]) throws(ConfigurationError) {
    var nodes = try values[.mocks].map(Self.nodes) ?? [:]
    for (key, short) in Self.shortKeys {
      guard let node = values[short] else { continue }
      if let first = nodes[key] {
        throw ConfigurationError(.mocksTwice(key, first: first.location), at: node.location)
      }
      nodes[key] = node
    }
    if let node = nodes[.protocols] { selection = try Self.selection(node) }
    if let node = nodes[.output] {
      output = ConfiguredPath(
        path: try Configuration.text(node, of: .mocksOutput), location: node.location)
    }
    if let node = nodes[.overloads] { overloads = try Self.overloads(node) }
  }

  /// The values inside `mocks`; a word is that of `protocols`.
  private static func nodes(_ node: YAMLNode) throws(ConfigurationError) -> [Key: YAMLNode] {
    guard case .map(let entries) = node.value else { return [.protocols: node] }
    var nodes: [Key: YAMLNode] = [:]
    for entry in entries {
      guard let key = Key(rawValue: entry.key) else {
        throw ConfigurationError(.unknownMockKey(entry.key), at: entry.location)
      }
      nodes[key] = entry.value
    }
    return nodes
  }

  private static func selection(_ node: YAMLNode) throws(ConfigurationError) -> Selection {
    let text = try Configuration.text(node, of: .mocks)
    guard let selection = Selection(rawValue: text) else {
      throw ConfigurationError(.notASelection(text), at: node.location)
    }
    return selection
  }

  private static func overloads(_ node: YAMLNode) throws(ConfigurationError) -> Overloads {
    let text = try Configuration.text(node, of: .mocksOverloads)
    guard let overloads = Overloads(rawValue: text) else {
      throw ConfigurationError(.notOverloads(text), at: node.location)
    }
    return overloads
  }
}
