import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct ProjectFoldersTests {
  /// What `init` says of a folder with files, most of which are empty.
  private func settings(
    _ files: [String], texts: [String: String] = [:]
  ) throws -> (settings: Configuration, text: String) {
    try withTemporaryFolder { root in
      for file in files + texts.keys {
        let place = root.appending(path: file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((texts[file] ?? "").utf8).write(to: place)
      }
      let path = "\(root.path)/arb.yml"
      try InitCommand(path: path).run()
      let bytes = try FileSystem.read(path)
      return (try Configuration.read(bytes, file: path), String(decoding: bytes, as: UTF8.self))
    }
  }

  private func folders(_ settings: Configuration) -> [String: [String]] {
    settings.steering.moduleFolders.mapValues { $0.map(\.path) }
  }

  /// A project's text with targets, each with the folders and files that it names.
  private func project(_ objects: String...) -> String {
    "// !$*UTF8*$!\n{ objects = { \(objects.joined(separator: "\n")) }; rootObject = P; }"
  }

  private func target(
    _ name: String, _ type: String, folders: [String] = [], files: [String] = [],
    dependencies: [String] = [], settings: String = ""
  ) -> String {
    func keys(_ kind: String, _ names: [String]) -> String {
      names.map { "\"\(name) \(kind) \($0)\"" }.joined(separator: ", ")
    }
    let target = """
      "\(name)" = {
        isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
        buildPhases = ( "\(name) phase", ); buildConfigurationList = "\(name) list";
        dependencies = ( \(keys("needs", dependencies)) );
        fileSystemSynchronizedGroups = ( \(keys("group", folders)) );
      };
      "\(name) phase" = { isa = PBXSourcesBuildPhase; files = ( \(keys("file", files)) ); };
      "\(name) list" = { buildConfigurations = ( "\(name) debug" ); };
      "\(name) debug" = { buildSettings = { \(settings) }; };
      """
    let needs = dependencies.map { "\"\(name) needs \($0)\" = { target = \"\($0)\"; };" }
    let groups = folders.map {
      "\"\(name) group \($0)\" = { path = \"\($0)\"; sourceTree = \"<group>\"; };"
    }
    let sources = files.map {
      """
      "\(name) file \($0)" = { fileRef = "\(name) ref \($0)"; };
      "\(name) ref \($0)" = { path = "\(FilePath.name(of: $0))"; sourceTree = "<group>"; };
      "\(name) in \($0)" = {
        children = ( "\(name) ref \($0)" ); path = "\(FilePath.folder(of: $0))";
        sourceTree = "<group>";
      };
      """
    }
    return ([target] + needs + groups + sources).joined(separator: "\n")
  }

  @Test("A target's module has the folders that the project gives it, several or shared")
  func severalFolders() throws {
    let text = project(
      target("News", "application", folders: ["Mac", "Shared"]),
      target("News-iOS", "application", folders: ["iOS", "Shared"]),
      target("Widget", "app-extension", folders: ["Widget"]),
      target("NewsTests", "bundle.unit-test", folders: ["Checks"], dependencies: ["News"]))
    let (settings, arb) = try settings(
      [
        "Mac/A.swift", "Shared/B.swift", "iOS/C.swift", "Widget/D.swift", "Checks/E.swift",
        "scripts/F.swift",
      ], texts: ["News.xcodeproj/project.pbxproj": text])
    #expect(settings.includes.map(\.path) == ["Mac", "Shared"])
    #expect(settings.testables == ["News"])
    #expect(settings.output?.path == "Checks/Generated.swift")
    #expect(
      arb.contains("# As these say; delete those that the tests do not link:\n# News.xcodeproj\n"))
    #expect(arb.contains("# Without what the tests there do not depend on:\n# News_iOS\n"))
  }

  @Test("Modules with several folders are written so that each file finds its own")
  func writtenFolders() throws {
    let text = project(
      target("App", "application", folders: ["iOS", "Shared"], dependencies: ["Kit"]),
      target("Kit", "framework", folders: ["Code"], settings: "PRODUCT_MODULE_NAME = AppKit2;"),
      target("AppTests", "bundle.unit-test", folders: ["AppTests"], dependencies: ["App"]))
    let (settings, _) = try settings(
      ["iOS/A.swift", "Shared/B.swift", "Code/C.swift", "AppTests/E.swift"],
      texts: ["App.xcodeproj/project.pbxproj": text])
    #expect(folders(settings) == ["App": ["Shared", "iOS"], "AppKit2": ["Code"]])
  }

  @Test("Where a project lists files, a target has the folders that are mostly of these")
  func files() throws {
    let text = project(
      target("App", "application", files: ["Code/A.swift", "Code/B.swift", "Tools/Gone.swift"]),
      target(
        "Tests", "bundle.unit-test", files: ["Code/Tests/T.swift", "Code/B.swift"],
        dependencies: ["App"]))
    let (settings, _) = try settings(
      ["Code/A.swift", "Code/B.swift", "Code/Tests/T.swift", "Tools/X.swift"],
      texts: ["App.xcodeproj/project.pbxproj": text])
    #expect(settings.includes.map(\.path) == ["Code"])
    #expect(settings.excludes.map(\.path) == ["Code/Tests"])
    #expect(settings.testables == ["App"])
    #expect(settings.output?.path == "Code/Tests/Generated.swift")
  }

  @Test("Files of several modules are the application's, and who has no others is left out")
  func sharedFiles() throws {
    let text = project(
      target("App", "application", folders: ["App"], dependencies: ["Kit", "KitWatch", "Watch"]),
      target("Kit", "framework", folders: ["Kit", "App/Shared"]),
      target("KitWatch", "framework", folders: ["Kit/Net", "Kit/Log"]),
      target("Watch", "application", folders: ["Watch", "App/Shared"]),
      target("AppTests", "bundle.unit-test", folders: ["AppTests"], dependencies: ["App"]))
    let (settings, arb) = try settings(
      [
        "App/A.swift", "App/Shared/S.swift", "Kit/K.swift", "Kit/Net/N.swift", "Kit/Log/L.swift",
        "Watch/W.swift", "AppTests/T.swift",
      ], texts: ["App.xcodeproj/project.pbxproj": text])
    #expect(settings.testables == ["App", "Kit"])
    #expect(settings.includes.map(\.path) == ["App", "Kit"])
    #expect(settings.excludes.isEmpty)
    #expect(arb.contains("\n# KitWatch, Watch\n"))
  }

  private let kit = """
    Package(products: [.library(name: "KitDynamic", targets: ["Kit"])],
      dependencies: [.package(path: "../Base")], targets: [.target(name: "Kit"),
      .testTarget(name: "KitTests", dependencies: ["Kit"])])
    """

  @Test("Packages that a project links are modules, and so are those that they depend on in turn")
  func packages() throws {
    let text = project(
      target("App", "application", folders: ["App"]),
      "L = { isa = XCSwiftPackageProductDependency; productName = KitDynamic; };")
    let (settings, arb) = try settings(
      [
        "App/A.swift", "Packages/Kit/Sources/Kit/K.swift", "Packages/Base/Sources/Base/B.swift",
        "Packages/Kit/Tests/KitTests/T.swift", "Tools/Sources/Lint/L.swift",
      ],
      texts: [
        "App.xcodeproj/project.pbxproj": text, "Packages/Kit/Package.swift": kit,
        "Packages/Base/Package.swift": "Package(targets: [.target(name: \"Base\")])",
        "Tools/Package.swift": "Package(targets: [.target(name: \"Lint\")])",
      ])
    #expect(settings.testables == ["App", "Base", "Kit"])
    #expect(
      settings.includes.map(\.path) == [
        "App", "Packages/Base/Sources/Base", "Packages/Kit/Sources/Kit",
      ])
    #expect(arb.contains("\n# App.xcodeproj, Packages/Base, Packages/Kit\n"))
    #expect(
      arb.contains(
        "# No tests were found: make the folder `Tests`, or name that of a test target.\noutput: "))
  }

  @Test("A manifest of tools beside a project does not hide the app, and one of its modules does")
  func manifestBeside() throws {
    let text = project(target("App", "application", folders: ["App"]))
    for (name, kind, found) in [
      ("Tools", "executableTarget", ["App"]), ("App", "target", ["App", "Other"]),
    ] {
      let targets = ".\(kind)(name: \"\(name)\"), .target(name: \"Other\")"
      let (settings, _) = try settings(
        ["App/A.swift", "Sources/\(name)/T.swift", "Sources/Other/O.swift"],
        texts: [
          "App.xcodeproj/project.pbxproj": text, "Package.swift": "Package(targets: [\(targets)])",
        ])
      #expect(settings.testables == found)
    }
  }

  @Test("A workspace leads to its projects, of which the one with the most tests is the app's")
  func workspace() throws {
    let app = project(
      target("App", "application", folders: ["Classes"]),
      target("AppTests", "bundle.unit-test", folders: ["AppTests"], dependencies: ["App"]))
    let kit = project(
      target("Kit", "framework", folders: ["Kit"]),
      target("KitTests", "bundle.unit-test", folders: ["KitTests"], dependencies: ["Kit"]))
    let workspace = """
      <FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "container:Kit/Kit.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
      """
    let (settings, _) = try settings(
      [
        "App/Classes/A.swift", "App/Classes/B.swift", "App/Classes/C.swift",
        "App/AppTests/A.swift", "App/AppTests/B.swift", "Kit/Kit/K.swift", "Kit/KitTests/T.swift",
        "Pods/Pods.xcodeproj/project.pbxproj",
      ],
      texts: [
        "All.xcworkspace/contents.xcworkspacedata": workspace,
        "App/App.xcodeproj/project.pbxproj": app, "Kit/Kit.xcodeproj/project.pbxproj": kit,
      ])
    #expect(settings.testables == ["App", "Kit"])
    #expect(settings.includes.map(\.path) == ["App", "Kit/Kit"])
    #expect(settings.excludes.map(\.path) == ["App/AppTests"])
    #expect(settings.output?.path == "App/AppTests/Generated.swift")
  }

  @Test("Of a project that cannot be read, the folders of its name are taken")
  func broken() throws {
    for text in ["", "{ objects = { A = { isa = PBXNativeTarget;", "{}", "\u{0}"] {
      let (settings, _) = try settings(
        ["Shop/A.swift", "ShopTests/T.swift", "scripts/S.swift"],
        texts: ["Shop.xcodeproj/project.pbxproj": text])
      #expect(settings.includes.map(\.path) == ["Shop"])
      #expect(settings.testables == ["Shop"])
      #expect(settings.output?.path == "ShopTests/Generated.swift")
    }
  }

  @Test("Groups in circles and targets that depend on each other come to an end")
  func circles() throws {
    let text = project(
      target("App", "application", folders: ["App"], dependencies: ["Kit"]),
      target("Kit", "framework", folders: ["Kit"], dependencies: ["App"]),
      target("AppTests", "bundle.unit-test", files: ["X.swift"], dependencies: ["Kit"]),
      "G = { children = ( G, \"App group App\" ); sourceTree = \"<group>\"; path = G; };")
    let (settings, _) = try settings(
      ["App/A.swift", "Kit/K.swift"], texts: ["App.xcodeproj/project.pbxproj": text])
    #expect(settings.testables == ["App", "Kit"])
  }
}
