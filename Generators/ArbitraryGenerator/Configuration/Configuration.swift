/// The settings of a run, as `arb.yml` has them.
///
/// ```yaml
/// includes: [Sources/Model]
/// excludes: [Sources/Model/Legacy]
/// testables: [Model] # or { Model: [Sources/My Model, Shared] }
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
/// header: Copyright Acme
/// condition: DEBUG
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
    case access, depth, isolation, lenses, constants, header, condition, mocks
    case mocksProtocols = "mocks.protocols"
    case mocksOutput = "mocks.output"
    case mocksOverloads = "mocks.overloads"
  }

  /// Reads settings from a file's bytes.
  static func read(_ bytes: [UInt8], file: String) throws(ConfigurationErrors) -> Configuration {
    let document: YAMLNode
    do {
      document = try YAMLReader.read(bytes, file: file)
    } catch {
      throw ConfigurationErrors([ConfigurationError(.yaml(error.error), at: error.location)])
    }
    var reader = try ConfigurationReader(document)
    let (testables, folders) = reader.testables()
    var configuration = Configuration(
      folder: FilePath.folder(of: file), includes: reader.includes(at: document.location),
      excludes: reader.paths(of: .excludes), testables: testables,
      output: reader.path(of: .output), steering: reader.steering(among: testables),
      mocks: reader.mocks())
    configuration.steering.moduleFolders = folders
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
    return configuration
  }
}
