import Testing

@testable import ArbitraryGenerator

/// The mocks that are generated for sources that stand in a test.
struct GeneratedMocks {
  var text: String
  /// The file beside, with the gens.
  var conformances: String
  var notes: [String]

  init(_ source: String, protocols: MockSettings.Selection = .all, testables: [String] = []) {
    self.init(["Sources/M/A.swift": source], protocols: protocols, testables: testables)
  }

  init(
    _ sources: [String: String], protocols: MockSettings.Selection = .all,
    testables: [String] = [], steering: Steering = Steering(),
    overloads: MockSettings.Overloads = .labels
  ) {
    let files = sources.sorted { $0.key < $1.key }.map {
      DeclarationParser.parse(SourceFile(path: $0.key, text: $0.value))
    }
    let place = ConfiguredPath(
      path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1))
    let result = Pipeline.generate(
      from: files, testables: testables, steering: steering,
      mocks: MockSettings(selection: protocols, output: place, overloads: overloads))
    text = result.mocks.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    conformances = String(decoding: result.text, as: UTF8.self)
    notes = result.diagnostics.map(\.description)
  }

  /// Expects that the compiler has nothing to say of them in a module that tests the sources' own.
  ///
  /// - Parameters:
  ///   - test: What a file of the tests' own says of them.
  ///   - feature: An upcoming feature that the tests are built with, and the sources are not.
  func compile(beside source: String, test: String = "", feature: String? = nil) async throws {
    try await compile(besides: ["M.swift": source], test: test, feature: feature)
  }

  /// The same for several files, by their names, which import some modules.
  func compile(
    besides sources: [String: String], using modules: KeyValuePairs<String, String> = [:],
    test: String = "", feature: String? = nil
  ) async throws {
    let generated = ["Mocks.swift": text, "Gens.swift": conformances, "Test.swift": test]
    let flags = feature.map { ["-enable-upcoming-feature", $0] } ?? []
    let files = try MockCompilation(
      modules.reduce(into: sources.merging(generated) { $1 }) { $0["\($1.key).swift"] = $1.value })
    for module in modules {
      try await files.compile(["\(module.key).swift"], module: module.key)
    }
    try await files.compile(sources.keys.sorted(), module: "M")
    try await files.compile(generated.keys.sorted(), module: "Tests", flags)
  }

  /// The same in the sources' own module.
  func compile(inside source: String) async throws {
    let files = ["M.swift": source, "Mocks.swift": text, "Gens.swift": conformances]
    try await MockCompilation(files).compile(files.keys.sorted(), module: "M")
  }

  /// The heads of the generated classes and actors.
  var heads: [String] {
    lines.filter { $0.contains("Mock") && ($0.contains("class ") || $0.contains("actor ")) }
      .filter { $0.hasSuffix("{") && !$0.contains("MockCalls<") && !$0.contains("MockValue<") }
  }

  /// The trimmed lines that contain some text.
  func lines(with part: String) -> [String] { lines.filter { $0.contains(part) } }

  private var lines: [String] {
    text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }
}
