import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// Runs the whole command in a folder of its own: what it is asked for, and what it says.
struct ToolTests {
  @Test("Help and version go to standard output")
  func help() {
    #expect(runTool(["--help"]) == (.success, Arguments.help, ""))
    #expect(runTool(["--version"]) == (.success, "gen-arbitrary 0.1.0\n", ""))
  }

  @Test("A command prints what it shows and writes nothing")
  func commands() throws {
    let source = "struct User { var age: Int }\nclass Box { private init() {} }"
    try withToolPackage(source: source) { package in
      let rest = ["--config", package.settings]
      let list = runTool(["list"] + rest)
      #expect(list.code == .success)
      #expect(list.errors == "")
      let sums = "2 types: 1 generated, 0 handwritten, 1 skipped, 0 ignored"
      #expect(list.output.hasSuffix("\(sums); 1 lens, 0 prisms, 0 mocks\n"))
      #expect(runTool(["list", "--format", "json"] + rest).output.hasPrefix("[\n"))
      #expect(runTool(["graph"] + rest) == (.success, "Model.User\n└─ age: Int\n", ""))
      #expect(runTool(["explain", "User"] + rest).output.contains("extension Model.User"))
      let place = "\(package.root)/Sources/Model/User.swift:1:8"
      #expect(list.output.contains("struct User  \(place)\n"))
      #expect(runTool(["explain", "User"] + rest).output.hasPrefix("struct User  \(place)\n"))
      #expect(runTool(["explain", "Usr"] + rest).code == .noInput)
      #expect(package.generated() == nil)
    }
  }

  @Test("What a command proposes names the settings, unless those are the folder's")
  func proposals() throws {
    try withToolPackage(source: "class Box { private init() {} }") { package in
      let errors = runTool(["graph", "Box", "--config", package.settings]).errors
      let fix = "gen-arbitrary explain Box --config \(package.settings) shows why\n"
      #expect(errors == "error: nothing is generated for `Box`\n  fix: \(fix)")
    }
  }

  @Test("A link that leads nowhere is told to be one")
  func deadLinks() throws {
    let settings = "includes: Sources/Model/Old.swift\noutput: Tests/Generated.swift\n"
    try withToolPackage(settings: settings) { package in
      try FileManager.default.createSymbolicLink(
        atPath: "\(package.root)/Sources/Model/Old.swift", withDestinationPath: "nowhere")
      let run = runTool(["--config", package.settings])
      #expect(run.code == .noInput && package.generated() == nil)
      #expect(run.errors.contains("there is no file or folder `Sources/Model/Old.swift`\n"))
      #expect(run.errors.contains("fix: it is a symbolic link that leads nowhere: mend it"))
    }
  }

  @Test("init writes settings that a run takes")
  func initialises() throws {
    try withToolPackage { package in
      let path = "\(package.root)/own.yml"
      #expect(runTool(["init", "--config", path]) == (.success, "wrote \(path)\n", ""))
      #expect(runTool(["--config", path]) == (.success, "", ""))
      #expect(package.generated()?.contains("extension Model.User") == true)
      #expect(runTool(["init", "--config", path]).code == .cannotCreate)
    }
  }

  @Test("Notes can be left out, and printed as JSON, in one line each")
  func diagnostics() throws {
    try withToolPackage(source: "struct User { private init() {} }") { package in
      let rest = ["--config", package.settings]
      let source = "\(package.root)/Sources/Model/User.swift"
      #expect(runTool(rest).errors.hasPrefix("\(source):1:8: note: `User` is skipped"))
      #expect(runTool(rest + ["--quiet"]) == (.success, "", ""))
      let json = runTool(rest + ["--diagnostics", "json"]).errors
      #expect(json.hasPrefix("{\"column\":8,\"file\":\"\(source)\","))
      #expect(json.hasSuffix("}\n"))
    }
  }

  @Test("Of many notes of a kind, text has a few, and JSON all")
  func manyNotes() throws {
    let source = (1...9).map { "struct T\($0) { private init() {} }\n" }.joined()
    try withToolPackage(source: source) { package in
      let lines = { (more: [String]) in
        runTool(["--config", package.settings] + more).errors.split(separator: "\n")
      }
      #expect(
        lines([]).suffix(2) == [
          "note: 6 more like these: `…` is skipped: it has no initialiser that can be called here",
          "  fix: gen-arbitrary list names them all, each with its place",
        ])
      #expect(lines([]).count == 8)
      #expect(lines(["--diagnostics", "json"]).count == 9)
    }
  }

  @Test("What is noted of settings and sources is found from the folder that the tool runs in")
  func places() throws {
    let settings = """
      includes: ../Sources
      testables: Model
      output: Generated.swift
      overrides:
        User.name: .string()

      """
    try withToolPackage(source: "struct User { private init() {} }") { package in
      try package.write(settings, to: "Tests/arb.yml")
      let errors = runTool(["--config", "\(package.root)/Tests/arb.yml"]).errors
      #expect(errors.contains("\(package.root)/Tests/arb.yml:5:3: warning: `User.name` is no"))
      #expect(errors.contains("\(package.root)/Sources/Model/User.swift:1:8: note: `User` is"))
    }
  }

  @Test("A path is seen from a folder, unless it is seen from anywhere")
  func located() {
    func file(_ file: String, from folder: String) -> String? {
      let place = SourceLocation(file: file, line: 1, column: 1)
      return Diagnostic(.note, at: place, "").located(from: folder).location?.file
    }
    #expect(file("../../Sources/A.swift", from: "Tests/AppTests") == "Sources/A.swift")
    #expect(file("arb.yml", from: "Tests/AppTests") == "Tests/AppTests/arb.yml")
    #expect(file("/a/B.swift", from: "Tests") == "/a/B.swift")
    #expect(Diagnostic(.error, at: nil, "no").located(from: "a").location == nil)
  }

  @Test("A link that leads nowhere is warned of, and does not end the run")
  func deadLink() throws {
    try withToolPackage { package in
      let link = "\(package.root)/Sources/Model/Shared"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
      let warning =
        "warning: `\(link)` is a symbolic link that leads nowhere, and is not read\n"
        + "  fix: link what is there now, or delete it\n"
      #expect(runTool(["--config", package.settings]) == (.success, "", warning))
      #expect(runTool(["--config", package.settings]) == (.success, "", warning))
    }
  }

  @Test("A folder in the place of settings is told from a file that cannot be read")
  func folderOfSettings() throws {
    try withToolPackage { package in
      let folder = "\(package.root)/Sources"
      let error =
        "error: `\(folder)` is a folder, not a file of settings\n"
        + "  fix: name the file in it: --config \(folder)/arb.yml\n"
      #expect(runTool(["--config", folder]) == (.noInput, "", error))
    }
  }

  @Test(
    "Whatever is wrong, the old file stays, and the message says what, where and what to do",
    arguments: [
      (
        "includes: Sourcs\noutput: Tests/Generated.swift\n", "struct A {}", 66,
        "ROOT/arb.yml:1:11: error: there is no file or folder `Sourcs`\n"
          + "  fix: did you mean `Sources`?\n"
      ),
      (
        "includes: Nowhere\noutput: Tests/Generated.swift\n", "struct A {}", 66,
        "ROOT/arb.yml:1:11: error: there is no file or folder `Nowhere`\n"
          + "  fix: paths are relative to the settings' folder\n"
      ),
      (
        "includes: arb.yml\noutput: Tests/Generated.swift\n", "struct A {}", 66,
        "ROOT/arb.yml:1:11: error: `arb.yml` is no Swift file\n"
          + "  fix: include folders, or files whose names end in .swift\n"
      ),
      (
        "includes: Sources\n", "struct A {}", 64,
        "error: no file to generate is named\n"
          + "  fix: add `output: Tests/Generated.swift` to `ROOT/arb.yml`, or --output FILE\n"
      ),
      (
        "includes: Sources\noutput: Missing/Generated.swift\n", "struct A {}", 73,
        "error: `ROOT/Missing/Generated.swift` cannot be written: "
          + "there is no folder `ROOT/Missing`\n  fix: create it: mkdir -p 'ROOT/Missing'\n"
      ),
      (
        "includes: Sources\noutput: Folder.swift\n", "struct A {}", 73,
        "error: `ROOT/Folder.swift` cannot be written: it is a folder\n"
          + "  fix: name a file, such as `Tests/Generated.swift`\n"
      ),
      (
        "includes: Sources\noutput: Missing/\n", "struct A {}", 73,
        "error: `ROOT/Missing` cannot be written: there is no folder `ROOT/Missing`\n"
          + "  fix: create it: mkdir -p 'ROOT/Missing'\n"
      ),
      (
        "includes: Sources\noutput: Tests/Generated.txt\n", "struct A {}", 73,
        "error: `ROOT/Tests/Generated.txt` is the output, and neither a folder nor a name that ends "
          + "in .swift\n  fix: name a file, such as `Tests/Generated.swift`\n"
      ),
      (
        "includes: Sources/**/*.swift\noutput: Tests/Generated.swift\n", "struct A {}", 66,
        "ROOT/arb.yml:1:11: error: there is no file or folder `Sources/**/*.swift`\n"
          + "  fix: `*` stands for nothing here: name a folder, and all files below it are read\n"
      ),
      (
        "includes: ~/Sources\noutput: Tests/Generated.swift\n", "struct A {}", 66,
        "ROOT/arb.yml:1:11: error: there is no file or folder `~/Sources`\n"
          + "  fix: no shell reads it: write the path out, as seen from the settings' folder\n"
      ),
      (
        "includes: Sources\noutput: 'Tests/Generated.swift\n", "struct A {}", 78,
        "ROOT/arb.yml:2:9: error: the closing quote is missing\n"
          + "  fix: close the text on the same line\n"
      ),
    ])
  func keepsOldFile(settings: String, source: String, code: Int32, message: String) throws {
    try withToolPackage(settings: settings, source: source) { package in
      try package.write("// old", to: "Tests/Generated.swift")
      try package.write("", to: "Folder.swift/Other.txt")
      let result = runTool(["--config", package.settings])
      #expect(result.code.rawValue == code)
      #expect(result.errors == message.replacingOccurrences(of: "ROOT", with: package.root))
      #expect(package.generated() == "// old")
    }
  }

  @Test(
    "Settings that name nothing are warned of, and followed",
    arguments: [
      (
        "includes: Sources\nexcludes: Lagacy\noutput: Tests/Generated.swift\n",
        "ROOT/arb.yml:2:11: warning: there is no file or folder `Lagacy` to exclude\n"
          + "  fix: correct the path, which starts at the settings' folder, or delete it\n"
      ),
      (
        "includes: Sources\nexcludes: Sources/Model\noutput: Tests/Generated.swift\n",
        "ROOT/arb.yml:1:11: warning: no Swift file is left to read\n"
          + "  fix: include a folder that has some, or exclude less\n"
      ),
      (
        "includes: Sources\ntestables: { Model: Source }\noutput: Tests/Generated.swift\n",
        "ROOT/arb.yml:2:21: warning: there is no folder `Source` of the module `Model`\n"
          + "  fix: correct the path, which starts at the settings' folder\n"
      ),
      (
        "includes: Sources\ntestables: { Z: [Sources], A: [Sources] }\noutput: Tests/Generated.swift\n",
        "ROOT/arb.yml:2:32: warning: the files of `Sources` are taken for those of `Z`, which names "
          + "it as well\n  fix: name it for the module that the tests import\n"
      ),
    ])
  func doubts(settings: String, message: String) throws {
    try withToolPackage(settings: settings) { package in
      let result = runTool(["--config", package.settings])
      #expect(result.code == .success)
      #expect(result.errors == message.replacingOccurrences(of: "ROOT", with: package.root))
      #expect(package.generated() != nil)
    }
  }

  @Test("What cannot be printed is an error, for whoever asked gets nothing")
  func unprintable() throws {
    var errors = ""
    let full = CocoaError(.fileWriteOutOfSpace)
    let code = Tool.run(["--help"], print: { _ in throw full }, report: { errors += $0 })
    #expect(code == .inputOutput)
    #expect(
      errors
        == "error: standard output cannot be written: \(full.localizedDescription)\n"
        + "  fix: check where it goes, and the free space there\n")
  }

  @Test(
    "A command line that cannot be understood is told of as it asks for",
    arguments: [
      ["--bogus", "--diagnostics", "json"], ["--diagnostics=json", "list", "x"],
      ["--diagnostics", "json", "--config"],
    ])
  func diagnosticsOfArguments(words: [String]) throws {
    let result = runTool(words)
    #expect(result.code == .usage)
    #expect(result.errors.hasPrefix("{\"fix\":"))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(result.errors.utf8))
    }
  }

  @Test("The command that mends a stale file is written as a shell takes it")
  func staleWithSpaces() throws {
    try withToolPackage { package in
      let output = "\(package.root)/Tests/My File.swift"
      let errors = runTool(["--config", package.settings, "--check", "--output", output]).errors
      #expect(errors.hasSuffix(" --output '\(output)'\n"))
    }
  }

  @Test("Settings that are not there are named")
  func noSettings() {
    let result = runTool(["--config", "no/arb.yml"])
    #expect(result.code.rawValue == 66)
    #expect(
      result.errors
        == "error: there is no file `no/arb.yml`\n"
        + "  fix: write the settings there, as `gen-arbitrary init` does, or name their file with "
        + "--config\n")
  }

  @Test("Where the package has no settings, those of its test targets are named")
  func settingsOfTests() throws {
    try withTemporaryFolder { folder in
      let package = ToolPackage(root: folder.path)
      try package.write("", to: "Tests/B Tests/arb.yml")
      try package.write("", to: "Tests/ATests/arb.yml")
      try package.write("", to: "Tests/CTests/C.swift")
      let settings = [
        "\(folder.path)/Tests/ATests/arb.yml", "'\(folder.path)/Tests/B Tests/arb.yml'",
      ]
      let fix = "use those that there are: --config \(settings[0]), or --config \(settings[1])"
      #expect(runTool(["list", "--config", package.settings]).errors.hasSuffix("  fix: \(fix)\n"))
      try package.write("", to: "arb.yaml")
      #expect(
        runTool(["list", "--config", package.settings]).errors
          .hasSuffix("  fix: use those that there are: --config \(folder.path)/arb.yaml\n"))
    }
  }
}
