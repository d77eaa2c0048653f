import Foundation
import RealProjectSupport

/// A module of a real package, and the mocks of its protocols.
struct RealModule {
  let name: String
  let package: String
  /// What became of the protocols, those aside that are private.
  private(set) var mocked: [String] = []
  /// Why there is no mock of a protocol.
  private(set) var named: [String] = []
  /// The compiler's errors, by the mock's name.
  private(set) var errors: [String: String] = [:]

  init(_ name: String, package: String) {
    self.name = name
    self.package = package
  }

  var protocols: Int { mocked.count + named.count }

  /// Generates the mocks of all protocols, public or not, and compiles them in Swift 6 mode.
  mutating func mock(with tool: URL, among modules: PreparedModules) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID())")
    let mocks = folder.appending(path: "Mocks")
    try FileManager.default.createDirectory(at: mocks, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appending(path: "arb.yml")
    try Data(text(modules.sources(of: self)).utf8).write(to: settings)
    let run = try Command(tool, ["--config", settings.path, "--diagnostics", "json"])
    guard run.isSuccess else { throw Failure(message: "\(name): \(run.errors)") }
    named = try Note.all(in: run.errors).map(\.message).filter {
      $0.contains(" gets no mock: ") && !$0.hasSuffix("private")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: mocks.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    mocked = files.filter { $0.hasSuffix("Mock.swift") }
    guard !mocked.isEmpty else { return }
    try compile(files.map { mocks.appending(path: $0).path }, modules)
  }

  private func text(_ sources: URL) -> String {
    """
    includes: ["\(sources.path)"]
    testables: [\(name)]
    output: Arbitrary.swift
    mocks: {protocols: all, output: Mocks}
    """
  }

  private mutating func compile(_ files: [String], _ modules: PreparedModules) throws {
    let words = [
      "-swift-version", "6", "-package-name", package.lowercased().replacing("-", with: "_"),
    ]
    let run = try Command(compiling: files, as: "Mocks", words + modules.flags)
    for error in run.errors.matches(of: /(?m)([^\/\n]+\.swift:\d+:\d+: error: .*)$/) {
      errors[String(error.1.prefix { $0 != ":" })] = String(error.1)
    }
    if !run.isSuccess && errors.isEmpty { errors[name] = run.errors }
  }
}

/// What is to be there for the test and is not.
struct Failure: Error {
  var message: String
}
