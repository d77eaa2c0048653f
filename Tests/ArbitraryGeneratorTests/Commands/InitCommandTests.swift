import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct InitCommandTests {
  private func package<R>(_ folders: [String], _ body: (String) throws -> R) throws -> R {
    try withTemporaryFolder { root in
      for folder in folders {
        try FileManager.default.createDirectory(
          at: root.appending(path: folder), withIntermediateDirectories: true)
      }
      return try body(root.path)
    }
  }

  @Test(
    "The settings name the package's own modules and tests, and are read back as they are meant",
    arguments: [
      (
        ["Sources/Model", "Sources/App", "Tests/ModelTests"], ["Sources/App", "Sources/Model"],
        ["App", "Model"], "Tests/ModelTests/Generated.swift"
      ),
      (["Sources", "Tests/Other"], ["Sources"], [], "Tests/Other/Generated.swift"),
      (
        ["Sources/My Tool's", "Tests"], ["Sources/My Tool's"], ["My_Tool_s"],
        "Tests/Generated.swift"
      ),
      (["Sources/3D", "Tests"], ["Sources/3D"], ["_D"], "Tests/Generated.swift"),
      ([], ["Sources"], [], "Tests/Generated.swift"),
    ])
  func settings(
    folders: [String], includes: [String], testables: [String], output: String
  ) throws {
    try package(folders) { root in
      try InitCommand(path: "\(root)/arb.yml").run()
      let bytes = try FileSystem.read("\(root)/arb.yml")
      let settings = try Configuration.read(bytes, file: "arb.yml")
      #expect(settings.includes.map(\.path) == includes)
      #expect(settings.testables == testables)
      #expect(settings.output?.path == output)
      #expect(settings.excludes.isEmpty)
    }
  }

  @Test("Folders without Swift files are no modules, unless all are empty")
  func otherFolders() throws {
    try package(["Sources/CZlib/include", "Sources/App/Deep", "Tests/AppTests"]) { root in
      try FileSystem.write([], to: "\(root)/Sources/App/Deep/A.swift")
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Sources/App"])
      #expect(settings.testables == ["App"])
    }
  }

  @Test("A project without Sources has its modules and tests in folders of its own")
  func project() throws {
    try package(["Shop.xcodeproj", "Shop", "ShopTests", "Assets"]) { root in
      try FileSystem.write([], to: "\(root)/Shop/A.swift")
      try FileSystem.write([], to: "\(root)/ShopTests/T.swift")
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Shop"])
      #expect(settings.testables == ["Shop"])
      #expect(settings.output?.path == "ShopTests/Generated.swift")
    }
  }

  @Test("In the folder of a test target, the settings lead to the package around it")
  func inside() throws {
    try package(["Sources/App", "Tests/AppTests"]) { root in
      try FileSystem.write([], to: "\(root)/Package.swift")
      try FileSystem.write([], to: "\(root)/Sources/App/A.swift")
      let settings = try settings("\(root)/Tests/AppTests/arb.yml")
      #expect(settings.includes.map(\.path) == ["../../Sources/App"])
      #expect(settings.output?.path == "Generated.swift")
    }
  }

  @Test(
    "Modules that are on the main actor by default are so in the settings",
    arguments: [
      ("Package.swift", "swiftSettings: [.defaultIsolation(MainActor.self)]", true),
      ("Package.swift", "swiftSettings: [.defaultIsolation(nil)]", false),
      ("App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", true),
      ("App.xcodeproj/project.pbxproj", "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", false),
    ])
  func isolation(file: String, text: String, isOnMainActor: Bool) throws {
    try package(["App", "App.xcodeproj"]) { root in
      try FileSystem.write(Array(text.utf8), to: "\(root)/\(file)")
      #expect(try settings("\(root)/arb.yml").steering.isOnMainActor == isOnMainActor)
    }
  }

  @Test("Beside the plugin, which has a place of its own, no file is named")
  func plugin() throws {
    try package(["Sources/App", "Tests/AppTests"]) { root in
      let manifest = #"plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "F")]"#
      try FileSystem.write(Array(manifest.utf8), to: "\(root)/Package.swift")
      #expect(try settings("\(root)/arb.yml").output == nil)
      let text = InitCommand.text(for: root)
      #expect(text.contains("\n# output: Tests/AppTests/Generated.swift\n"))
    }
  }

  /// Those that are made there.
  private func settings(_ path: String) throws -> Configuration {
    try InitCommand(path: path).run()
    return try Configuration.read(try FileSystem.read(path), file: path)
  }

  @Test("All keys are there, and what is commented out can be put in as it stands")
  func keys() throws {
    let lines = InitCommand.text(for: "/").split(separator: "\n").map { line in
      line.prefixMatch(of: /# [a-z ]/) == nil ? line : line.dropFirst(2)
    }
    let text = lines.joined(separator: "\n")
    let settings = try Configuration.read(Array(text.utf8), file: "arb.yml")
    #expect(settings.steering.overrides.map(\.path) == ["User.age"])
    #expect(settings.steering.access == .public)
    #expect(settings.mocks.output?.path == "Tests/Mocks.swift")
    #expect(settings.mocks.overloads == .labels)
    for key in Configuration.Key.allCases where ![.mocksOutput, .mocksProtocols].contains(key) {
      #expect(lines.contains { $0.hasPrefix("\(key.rawValue):") }, "\(key.rawValue)")
    }
  }

  @Test("Where there is no folder for them, it is said which")
  func noFolder() {
    let error = #expect(throws: FileError.self) { try InitCommand(path: "/no/arb.yml").run() }
    #expect(
      error?.diagnostics.map(\.description) == [
        "error: `/no/arb.yml` cannot be written: there is no folder `/no`\n"
          + "  fix: create it: mkdir -p '/no'"
      ])
  }

  @Test("Settings that are there are left alone")
  func existing() throws {
    try package([]) { root in
      try Data("# mine".utf8).write(to: URL(filePath: "\(root)/arb.yml"))
      let error = #expect(throws: CommandError.self) {
        try InitCommand(path: "\(root)/arb.yml").run()
      }
      #expect(
        error?.diagnostics.map(\.description) == [
          "error: `\(root)/arb.yml` is there already\n"
            + "  fix: delete it, or name another file with --config"
        ])
      #expect(try FileSystem.read("\(root)/arb.yml") == Array("# mine".utf8))
    }
  }
}
