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
  static let shortKeys: [(Key, Configuration.Key)] = [
    (.protocols, .mocksProtocols), (.output, .mocksOutput), (.overloads, .mocksOverloads),
  ]
}
