import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// Modules and test targets that are compiled with the main actor as default isolation.
struct MockDefaultIsolationTests {
  private static let source = """
    struct Item: Equatable { var name: String }
    protocol Store {
      var title: String { get set }
      func item(at index: Int) throws -> Item
      func save(_ item: Item) async throws
    }
    protocol Bell: Sendable { func ring(_ times: Int) -> Int }
    nonisolated protocol Ticker { func now() -> Int }
    protocol Lamp: Hashable { var watts: Int { get } }
    @MainActor protocol Screen { func show(_ item: Item) }
    protocol Depot: Actor { func put(_ count: Int) -> Bool }
    /// @mockable(eraser)
    protocol Shelf { associatedtype Book; func put(_ book: Book) -> Int }
    /// @mockable
    class Door { func open(by degrees: Int) -> Bool { degrees > 0 } }
    """

  @Test(
    "Mocks and their gens compile, whatever their module and the test target are on by default",
    arguments: [false, true], [false, true])
  func compile(isModuleOnActor: Bool, isTargetOnActor: Bool) async throws {
    let mocks = GeneratedMocks(
      ["Sources/M/M.swift": Self.source], testables: ["M"],
      steering: Steering(isOnMainActor: isModuleOnActor))
    let folder = FileManager.default.temporaryDirectory.appending(path: "mocks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "M.swift": Self.source, "Mocks.swift": mocks.text, "Generated.swift": mocks.conformances,
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try await compile(["M.swift"], isOnActor: isModuleOnActor, in: folder, module: "M")
    try await compile(
      ["Mocks.swift", "Generated.swift"], isOnActor: isTargetOnActor, in: folder, module: "Tests")
  }

  /// Where the modules are that were built with these tests.
  private static let modules = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  /// Expects that the compiler has nothing to say.
  private func compile(
    _ names: [String], isOnActor: Bool, in folder: URL, module: String
  ) async throws {
    let options = [
      "-emit-module", "-module-name", module, "-enable-testing", "-swift-version", "6",
      "-I", folder.path, "-I", Self.modules,
      "-o", folder.appending(path: "\(module).swiftmodule").path,
    ]
    let run = try await ChildRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc"] + options + (isOnActor ? ["-default-isolation", "MainActor"] : [])
        + names.map { folder.appending(path: $0).path },
      environment: ProcessInfo.processInfo.environment)
    #expect(run.output == "")
    #expect(run.exitCode == 0)
  }
}
