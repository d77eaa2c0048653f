import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct TestFolderTests {
  @Test(
    "The tests' folder is the target's below Tests, or else the one around what is generated",
    arguments: [
      ("Tests/ATests/G.swift", ["Sources/A"], "Tests/ATests"),
      ("Tests/ATests/Gens/More/G.swift", ["Sources/A"], "Tests/ATests"),
      ("Tests/ATests/Gens", ["Sources/A"], "Tests/ATests"),
      ("Tests/ATests/Gens/", ["Sources/A"], "Tests/ATests"),
      ("Tests/G.swift", ["Sources/A"], "Tests"), ("AppTests/G.swift", ["Sources/A"], "AppTests"),
      ("AppTests/G.swift", ["Sources/A", "AppTests/Conf.swift"], "AppTests"),
      ("G.swift", ["Sources/A"], nil), ("Sources/G.swift", ["Sources/A"], nil),
      ("Tests/ATests/G.swift", ["Tests/ATests"], "Tests/ATests"),
      ("Tests/ATests/G.swift", ["Tests/ATests/Gens"], nil),
      ("Tests/ATests/G.swift", ["."], "Tests/ATests"),
      ("Tests/ATests/Gens/G.swift", ["Tests/ATests/Model"], "Tests/ATests/Gens"),
    ] as [(String, [String], String?)])
  func around(output: String, includes: [String], expected: String?) throws {
    try withTemporaryFolder { folder in
      for path in ["Sources/A", "Tests/ATests/Gens/More", "Tests/ATests/Model", "AppTests"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      let place = SourceLocation(file: "arb.yml", line: 1, column: 1)
      var configuration = Configuration(
        folder: folder.path, includes: includes.map { ConfiguredPath(path: $0, location: place) },
        testables: ["A"])
      let root = FileSystem.identity(of: folder.path)
      let found = TestFolder.around("\(root)/\(output)", configuration)
      #expect(found == expected.map { "\(root)/\($0)" })
      configuration.testables = []
      #expect(TestFolder.around("\(root)/\(output)", configuration) == nil)
    }
  }

  private static let holders =
    "struct Raw { let p: UnsafeRawPointer }\nstruct Holder { let r: Raw }\nstruct Age { let n: Int }"

  @Test(
    "What the tests conform by hand is left to them and used, and nothing else of theirs is read")
  func conformances() throws {
    try withToolPackage(source: Self.holders) { package in
      try package.write(
        """
        import FactoryCheck
        @testable import Model
        extension Raw: Arbitrary { init(n: Int) { self = .null } }
        extension Age: FactoryCheck.Arbitrary & Providable {}
        struct Suite { let raw: Raw }
        struct Holder { let n: Int }
        extension Holder: Arbitrary & Providable {}
        struct Broken {
        """, to: "Tests/Model/Conformances.swift")
      let result = runTool(["--config", package.settings])
      #expect(result.code == .success)
      #expect(
        result.errors == """
          \(package.root)/Sources/Model/User.swift:2:8: note: `Holder` gets no fixed value: `Raw` has \
          none
            fix: conform that one by hand: `extension Raw: Providable`

          """)
      let text = try #require(package.generated())
      #expect(text.contains("extension Model.Holder: FactoryCheck.Arbitrary {"))
      #expect(!text.contains("extension Model.Raw:") && !text.contains("Suite"))
      #expect(!text.contains("extension Model.Age:"))
      #expect(
        runTool(["list", "--config", package.settings]).output.contains("1 generated, 2 hand"))
    }
  }

  @Test(
    "The folder of the tests may be another one than that of the output, as it is for the plugin")
  func option() throws {
    try withToolPackage(source: Self.holders) { package in
      try package.write("extension Raw: Arbitrary {}", to: "Mine/Conformances.swift")
      let words = ["--config", package.settings, "--tests", "\(package.root)/Mine"]
      #expect(runTool(words).code == .success)
      #expect(
        package.generated()?.contains("extension Model.Holder: FactoryCheck.Arbitrary") == true)
      #expect(runTool(Array(words.prefix(2))).code == .success)
      #expect(package.generated()?.contains("extension Model.Holder") == false)
    }
  }

  @Test("A folder of tests that is none is told of", arguments: [[], ["list"]])
  func noFolder(command: [String]) throws {
    try withToolPackage { package in
      let file = "\(package.root)/arb.yml"
      for path in ["\(package.root)/Missing", file] {
        let result = runTool(command + ["--config", package.settings, "--tests", path])
        #expect(result.code == .noInput)
        #expect(
          result.errors == "error: there is no folder `\(path)`\n"
            + "  fix: name the folder of the tests: --tests FOLDER\n")
      }
    }
  }

  @Test("A conformance that is added to the tests is seen by the next run")
  func changes() throws {
    try withToolPackage(source: Self.holders) { package in
      try package.write("", to: ".build/x")
      for path in ["Sources/Model/User.swift", "arb.yml", "Tests/Other.swift"] {
        let file = "\(package.root)/\(path)"
        let past = Date(timeIntervalSinceNow: -60)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
      }
      let words = ["--config", package.settings]
      #expect(runTool(words).errors.contains("`Holder` is skipped"))
      try package.write("extension Raw: Arbitrary {}", to: "Tests/Conformances.swift")
      #expect(!runTool(words).errors.contains("`Holder` is skipped"))
    }
  }

  @Test("Where the plugin generates elsewhere, a generated file among the tests is told of")
  func leftBehind() throws {
    try withToolPackage { package in
      try package.write("// Generated by gen-arbitrary. Do not edit.\n", to: "Mine/Old.swift")
      let result = runTool(["--config", package.settings, "--tests", "\(package.root)/Mine"])
      #expect(
        result.errors
          == "warning: `\(package.root)/Mine/Old.swift` was generated before, and has the same once "
          + "more\n  fix: delete it, unless other settings generate it\n")
    }
  }

  @Test(
    "In an included folder of tests, all types are theirs, and those that hold tests are left out")
  func included() throws {
    let settings =
      "includes: [Sources, Tests]\ntestables: Model\noutput: Tests/Model/Generated.swift"
    try withToolPackage(settings: settings) { package in
      try package.write("struct Helper { let user: User }", to: "Tests/Model/Helper.swift")
      try package.write(
        """
        import Testing
        import XCTest
        @Suite struct Users { let n: Int }
        struct UserTests { let n: Int }
        final class Old: XCTestCase { let n = 1 }
        """, to: "Tests/Model/Suites.swift")
      let result = runTool(["--config", package.settings])
      #expect(result.code == .success && result.errors.isEmpty)
      let text = try String(
        contentsOfFile: "\(package.root)/Tests/Model/Generated.swift", encoding: .utf8)
      #expect(text.contains("extension Helper: FactoryCheck.Providable, FactoryCheck.Arbitrary {"))
      #expect(text.contains("Helper(user: Model.User.provide())"))
      #expect(!text.contains("UserTests") && !text.contains("Users") && !text.contains("Old"))
    }
  }
}
