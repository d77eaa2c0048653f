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
      (["Sources"], ["Sources"], [], "Tests/Generated.swift"),
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

  /// A package with this in its manifest, and a file in each of its folders.
  private func manifest<R>(
    _ targets: String, _ folders: [String], _ rest: String = "",
    _ body: (String) throws -> R
  ) throws -> R {
    try package(folders) { root in
      let text = "let package = Package(name: \"P\", targets: [\(targets)])\n\(rest)"
      try FileSystem.write(Array(text.utf8), to: "\(root)/Package.swift")
      for folder in folders { try FileSystem.write([], to: "\(root)/\(folder)/A.swift") }
      return try body(root)
    }
  }

  @Test("Modules have the names and folders that the manifest says")
  func paths() throws {
    let targets = """
      .target(name: "Kit", path: "Kit/Code", exclude: ["Old", "Info.plist"]),
      .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Kit/Tests"),
      """
    try manifest(targets, ["Kit/Code/Old", "Kit/Code", "Kit/Tests"]) { root in
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Kit/Code"])
      #expect(settings.excludes.map(\.path) == ["Kit/Code/Old"])
      #expect(settings.testables == ["Kit"])
      #expect(settings.output?.path == "Kit/Tests/Generated.swift")
    }
  }

  @Test("The only module may be in `Sources` itself")
  func onlyModule() throws {
    let targets = """
      .target(name: "my-kit"),
      .testTarget(name: "KitTests", dependencies: ["my-kit"]),
      """
    try manifest(targets, ["Sources", "Tests/KitTests"]) { root in
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Sources"])
      #expect(settings.testables == ["my_kit"])
    }
  }

  private static let app = """
    .executableTarget(name: "App", dependencies: ["Shop"]),
    .target(name: "Shop", dependencies: [.target(name: "Model"), .product(name: "Log", package: "l")]),
    .target(name: "Model"),
    .testTarget(name: "ModelTests", dependencies: ["Model"]),
    .testTarget(name: "ShopBenchmarks", dependencies: ["Shop"]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    """
  private static let folders = [
    "Sources/App", "Sources/Shop", "Sources/Model", "Tests/ModelTests", "Tests/ShopBenchmarks",
    "Tests/ShopTests",
  ]

  @Test("Of several tests, those that can import the most modules get the file, for these modules")
  func dependencies() throws {
    try manifest(Self.app, Self.folders) { root in
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Sources/Model", "Sources/Shop"])
      #expect(settings.testables == ["Model", "Shop"])
      #expect(settings.output?.path == "Tests/ShopTests/Generated.swift")
      #expect(
        InitCommand.text(for: root).contains(
          """
          # Without what the tests there do not depend on:
          # App
          testables:
          """))
    }
  }

  @Test("In the folder of tests, the settings are for what these can import")
  func dependenciesInside() throws {
    try manifest(Self.app, Self.folders) { root in
      let settings = try settings("\(root)/Tests/ModelTests/arb.yml")
      #expect(settings.includes.map(\.path) == ["../../Sources/Model"])
      #expect(settings.testables == ["Model"])
      #expect(settings.output?.path == "Generated.swift")
    }
  }

  @Test(
    "Of several modules whose files cannot be told by names in their paths, the folders are named")
  func foldersOfOtherNames() throws {
    let targets = """
      .target(name: "Draw", dependencies: ["DrawDOM"], path: "Draw/Code"),
      .target(name: "DrawDOM", path: "DOM"),
      .testTarget(name: "DrawTests", dependencies: ["Draw"], path: "Draw/Tests"),
      """
    try manifest(targets, ["Draw/Code", "DOM", "Draw/Tests"]) { root in
      let settings = try settings("\(root)/arb.yml")
      #expect(settings.includes.map(\.path) == ["Draw/Code", "DOM"])
      #expect(settings.testables == ["Draw", "DrawDOM"])
      #expect(
        settings.steering.moduleFolders.mapValues { $0.map(\.path) } == [
          "Draw": ["Draw/Code"], "DrawDOM": ["DOM"],
        ])
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
    let isPackage = file == "Package.swift"
    try package(isPackage ? ["Sources/App"] : ["App", "App.xcodeproj"]) { root in
      if !isPackage { try FileSystem.write([], to: "\(root)/App/A.swift") }
      try FileSystem.write(Array(text.utf8), to: "\(root)/\(file)")
      let modules = try settings("\(root)/arb.yml").steering.mainActorModules
      #expect(modules == (isOnMainActor ? .all : .none))
    }
  }

  @Test(
    "Where the targets' settings tell which modules are on the main actor, the others are not",
    arguments: [
      ("swiftSettings: [.define(\"A\"), .defaultIsolation(MainActor.self)]", "", ["App"]),
      ("swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", "", ["App"]),
      ("swiftSettings: onMain", "[SwiftSetting.defaultIsolation(MainActor.self)]", ["App"]),
      ("swiftSettings: [.defaultIsolation(nil)]", "// .defaultIsolation(MainActor.self)", nil),
    ])
  func isolationByModule(setting: String, rest: String, named: [String]?) throws {
    let targets = """
      .target(name: "Core"), .target(name: "App", dependencies: ["Core"], \(setting)),
      .testTarget(name: "AppTests", dependencies: ["App"])
      """
    try manifest(targets + "\n", ["Sources/Core", "Sources/App", "Tests/AppTests"], rest) { root in
      let modules = try settings("\(root)/arb.yml").steering.mainActorModules
      #expect(modules == named.map { .named(Set($0)) } ?? .all)
    }
    let other = targets.replacing("[\"App\"])", with: "[\"Core\"])")
    try manifest(other, ["Sources/Core", "Sources/App", "Tests/AppTests"], rest) { root in
      let modules = try settings("\(root)/arb.yml").steering.mainActorModules
      #expect(modules == (named == nil ? .all : .none))
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

  @Test("Where there is nothing to read, no settings are written, and places that have some named")
  func nothingToRead() throws {
    try package(["iOS/App.xcodeproj", "Kit/Package/Inner"]) { root in
      let run = { try InitCommand(path: "\(root)/arb.yml").run() }
      let error = #expect(throws: CommandError.self, performing: run)
      #expect(
        error?.diagnostics.map(\.description) == [
          "error: there are no sources of a package or project in `\(root)`, and no settings were "
            + "written\n  fix: there are some below: gen-arbitrary init --config "
            + "\(root)/iOS/arb.yml"
        ])
      #expect(error?.exitCode == .noInput)
      #expect(FileSystem.status(of: "\(root)/arb.yml") == .missing)
      for folder in ["Kit/Package", "Kit/Package/Inner"] {
        try FileSystem.write([], to: "\(root)/\(folder)/Package.swift")
      }
      let two = #expect(throws: CommandError.self, performing: run)
      #expect(
        two?.diagnostics.first?.hint
          == "there are some below: gen-arbitrary init --config \(root)/Kit/Package/arb.yml, or "
          + "gen-arbitrary init --config \(root)/iOS/arb.yml")
    }
    try package(["App.xcodeproj", "scripts"]) { root in
      try FileSystem.write([], to: "\(root)/scripts/S.swift")
      let error = #expect(throws: CommandError.self) {
        try InitCommand(path: "\(root)/arb.yml").run()
      }
      #expect(
        error?.diagnostics.first?.hint
          == "go to the folder of `Package.swift` or of an Xcode project")
    }
  }

  @Test("Where the folder of the tests is not there, a comment says so")
  func noTests() throws {
    try package(["Sources/App"]) { root in
      let text = InitCommand.text(for: root)
      #expect(text.contains("# No tests were found: make the folder `Tests`"))
    }
    try package(["Sources/App", "Tests"]) { root in
      #expect(!InitCommand.text(for: root).contains("No tests were found"))
    }
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
