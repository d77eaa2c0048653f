import FactoryCheck
import Foundation
import Testing

/// The mocks of protocols that are made at random.
struct RandomProtocolTests {
  @Test("Mocks of random protocols compile, without warnings")
  func compiles() throws {
    try forAll(RandomProtocol.gen.array(count: 60), cases: 10, seed: 2) { protocols in
      let module = try RandomModule(protocols)
      defer { module.remove() }
      let troubles = try module.troubles()
      #expect(troubles == [])
    }
  }
}

/// A module of random protocols, and the mocks of those that the compiler takes.
private struct RandomModule {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Random-\(UUID())")

  init(_ protocols: [String]) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    try write(RandomProtocol.model, to: "Sources/Model.swift")
    for (number, text) in protocols.enumerated() {
      let named = text.replacing("protocol P", with: "protocol P\(number)")
      try write("import Foundation\n\(named)\n", to: "Sources/P\(number).swift")
    }
    try removeRefused()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the compiler says of the mocks, each with its protocol.
  func troubles() throws -> [String] {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Mocks"), withIntermediateDirectories: true)
    try write(
      """
      includes: Sources
      testables: [Random]
      output: Arbitrary.swift
      mocks: {protocols: all, output: Mocks}
      """, to: "arb.yml")
    let run = try Command(RealProtocolTests.tool, ["--config", path("arb.yml"), "--quiet"])
    guard run.isSuccess else { return [run.errors] }
    _ = try compile(
      sources, "Random", ["-emit-module-path", path("Random.swiftmodule"), "-enable-testing"])
    return try compile(files(in: "Mocks"), "Mocks", ["-I", folder.path]).map { trouble in
      guard let name = trouble.firstMatch(of: /^(P\d+)Mock/) else { return trouble }
      return try
        "\(trouble)\n\(String(contentsOfFile: path("Sources/\(name.1).swift"), encoding: .utf8))"
    }
  }

  /// Drops the protocols that are none, until the others are compiled.
  private func removeRefused() throws {
    while true {
      let refused = try Set(compile(sources, "Random", ["-enable-testing"]).compactMap(file))
      if refused.isEmpty { return }
      for file in refused { try FileManager.default.removeItem(atPath: path("Sources/\(file)")) }
    }
  }

  private var sources: [String] { get throws { try files(in: "Sources") } }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
      .filter { $0.hasSuffix(".swift") }.map { path("\(name)/\($0)") }
  }

  /// The errors and warnings that compiling files ends with.
  private func compile(
    _ files: [String], _ module: String, _ words: [String]
  ) throws -> [String] {
    let run = try Command(compiling: files, as: module, words)
    let troubles = run.errors.matches(of: /(?m)^\S*\/(\w+\.swift:\d+:\d+: (?:error|warning): .*)$/)
      .map { String($0.1) }
    return run.isSuccess || !troubles.isEmpty ? troubles : [run.errors]
  }

  private func file(of trouble: String) -> String? {
    trouble.firstMatch(of: /^P\d+\.swift/).map { String($0.0) }
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}
