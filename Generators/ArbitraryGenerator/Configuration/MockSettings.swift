/// What `arb.yml` says of mocks.
///
/// ```yaml
/// mocks:
///   protocols: annotated   # or all, or none
///   output: Tests/ModelTests/Mocks.swift
/// ```
///
/// A folder as `output` gets a file for each mock, so that a change to one protocol compiles one
/// file again. The short form `mocks: all` goes with `mocks.output: Tests/ModelTests/Mocks.swift`.
struct MockSettings: Sendable, Equatable {
  /// The protocols that mocks are made of.
  enum Selection: String, Sendable, CaseIterable {
    /// Those with `/// @mockable` above them.
    case annotated
    case all, none
  }

  var selection = Selection.annotated
  /// The generated file, or the folder of all generated files.
  var output: ConfiguredPath?
}

extension MockSettings {
  /// Whether each mock gets a file of its own.
  var isSplit: Bool { output.map { FilePath.isFolderOfSources($0.path) } ?? false }

  /// The keys inside `mocks`.
  private enum Key: String, CaseIterable { case protocols, output }

  /// Reads the value of `mocks`: a word, or a map.
  init(_ node: YAMLNode) throws(ConfigurationError) {
    guard case .map(let entries) = node.value else {
      selection = try Self.selection(node)
      return
    }
    for entry in entries {
      switch Key(rawValue: entry.key) {
      case .protocols: selection = try Self.selection(entry.value)
      case .output:
        output = ConfiguredPath(
          path: try Configuration.text(entry.value, of: .mocksOutput),
          location: entry.value.location)
      case nil:
        throw ConfigurationError(.unknownMockKey(entry.key), at: entry.location)
      }
    }
  }

  private static func selection(_ node: YAMLNode) throws(ConfigurationError) -> Selection {
    let text = try Configuration.text(node, of: .mocks)
    guard let selection = Selection(rawValue: text) else {
      throw ConfigurationError(.notASelection(text), at: node.location)
    }
    return selection
  }
}
