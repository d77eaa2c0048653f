import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// Runs the whole command in a folder of its own.
struct ToolTests {
  private func run(_ words: [String]) -> (code: ExitCode, output: String, errors: String) {
    var output = ""
    var errors = ""
    let code = Tool.run(words, print: { output += $0 }, report: { errors += $0 })
    return (code, output, errors)
  }

  /// A package with one source, its settings, and a folder for the tests.
  private func withPackage<R>(
    settings: String = "includes: Sources\ntestables: Model\noutput: Tests/Generated.swift\n",
    source: String = "struct User { var age: Int }", _ body: (Package) throws -> R
  ) throws -> R {
    try withTemporaryFolder { folder in
      let package = Package(root: folder.path)
      try package.write(settings, to: "arb.yml")
      try package.write(source, to: "Sources/Model/User.swift")
      try package.write("", to: "Tests/Other.swift")
      return try body(package)
    }
  }

  private struct Package {
    var root: String
    var settings: String { "\(root)/arb.yml" }
    var output: String { "\(root)/Tests/Generated.swift" }

    func write(_ text: String, to path: String) throws {
      let file = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func generated() -> String? { try? String(contentsOfFile: output, encoding: .utf8) }
  }

  @Test("Help and version go to standard output")
  func help() {
    #expect(run(["--help"]) == (.success, Arguments.help, ""))
    #expect(run(["--version"]) == (.success, "gen-arbitrary 0.1.0\n", ""))
  }

  @Test("A command prints what it shows and writes nothing")
  func commands() throws {
    let source = "struct User { var age: Int }\nclass Box { private init() {} }"
    try withPackage(source: source) { package in
      let rest = ["--config", package.settings]
      let list = run(["list"] + rest)
      #expect(list.code == .success)
      #expect(list.errors == "")
      let sums = "2 types: 1 generated, 0 handwritten, 1 skipped, 0 ignored"
      #expect(list.output.hasSuffix("\(sums); 1 lens, 0 prisms, 0 mocks\n"))
      #expect(run(["list", "--format", "json"] + rest).output.hasPrefix("[\n"))
      #expect(run(["graph"] + rest) == (.success, "Model.User\n└─ age: Int\n", ""))
      #expect(run(["explain", "User"] + rest).output.contains("extension Model.User"))
      #expect(run(["explain", "Usr"] + rest).code == .noInput)
      #expect(package.generated() == nil)
    }
  }

  @Test("init writes settings that a run takes")
  func initialises() throws {
    try withPackage { package in
      let path = "\(package.root)/own.yml"
      #expect(run(["init", "--config", path]) == (.success, "wrote \(path)\n", ""))
      #expect(run(["--config", path]) == (.success, "", ""))
      #expect(package.generated()?.contains("extension Model.User") == true)
      #expect(run(["init", "--config", path]).code == .cannotCreate)
    }
  }

  @Test("Notes can be left out, and printed as JSON, in one line each")
  func diagnostics() throws {
    try withPackage(source: "struct User { private init() {} }") { package in
      let rest = ["--config", package.settings]
      let source = "\(package.root)/Sources/Model/User.swift"
      #expect(run(rest).errors.hasPrefix("\(source):1:8: note: `User` is skipped"))
      #expect(run(rest + ["--quiet"]) == (.success, "", ""))
      let json = run(rest + ["--diagnostics", "json"]).errors
      #expect(json.hasPrefix("{\"column\":8,\"file\":\"\(source)\","))
      #expect(json.hasSuffix("}\n"))
    }
  }

  @Test("Of many notes of a kind, text has a few, and JSON all")
  func manyNotes() throws {
    let source = (1...9).map { "struct T\($0) { private init() {} }\n" }.joined()
    try withPackage(source: source) { package in
      let lines = { (more: [String]) in
        run(["--config", package.settings] + more).errors.split(separator: "\n")
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
    try withPackage(source: "struct User { private init() {} }") { package in
      try package.write(settings, to: "Tests/arb.yml")
      let errors = run(["--config", "\(package.root)/Tests/arb.yml"]).errors
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

  @Test("A run writes the file, a second one leaves it alone")
  func generates() throws {
    try withPackage { package in
      #expect(run(["--config", package.settings]) == (.success, "", ""))
      let text = try #require(package.generated())
      #expect(text.hasPrefix("// Generated by gen-arbitrary. Do not edit.\n"))
      #expect(text.contains("extension Model.User: FactoryCheck.Providable"))
      let old = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: package.output)
      #expect(run(["--config", package.settings]).code == .success)
      let attributes = try FileManager.default.attributesOfItem(atPath: package.output)
      #expect(attributes[.modificationDate] as? Date == old)
    }
  }

  @Test("A check fails for a missing and for a stale file, and writes nothing")
  func checks() throws {
    try withPackage { package in
      let words = ["--config", package.settings, "--check"]
      let stale =
        "error: `\(package.output)` is stale\n"
        + "  fix: run gen-arbitrary --config \(package.settings)\n"
      #expect(run(words) == (.stale, "", stale))
      #expect(package.generated() == nil)
      #expect(run(["--config", package.settings]).code == .success)
      #expect(run(words) == (.success, "", ""))
      try package.write("// edited", to: "Tests/Generated.swift")
      #expect(run(words) == (.stale, "", stale))
      #expect(package.generated() == "// edited")
    }
  }

  @Test("A link that leads nowhere is warned of, and does not end the run")
  func deadLink() throws {
    try withPackage { package in
      let link = "\(package.root)/Sources/Model/Shared"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
      let warning =
        "warning: `\(link)` is a symbolic link that leads nowhere, and is not read\n"
        + "  fix: link what is there now, or delete it\n"
      #expect(run(["--config", package.settings]) == (.success, "", warning))
      #expect(run(["--config", package.settings]) == (.success, "", warning))
    }
  }

  @Test("A folder in the place of settings is told from a file that cannot be read")
  func folderOfSettings() throws {
    try withPackage { package in
      let folder = "\(package.root)/Sources"
      let error =
        "error: `\(folder)` is a folder, not a file of settings\n"
        + "  fix: name the file in it: --config \(folder)/arb.yml\n"
      #expect(run(["--config", folder]) == (.noInput, "", error))
    }
  }

  @Test("--output takes the place of the settings' file")
  func output() throws {
    try withPackage { package in
      let other = "\(package.root)/Tests/Mine.swift"
      #expect(run(["--config", package.settings, "--output", other]).code == .success)
      #expect(FileManager.default.fileExists(atPath: other))
      #expect(package.generated() == nil)
    }
  }

  @Test("--mocks takes the place of the settings' mocks.output, and is written without mocks too")
  func mocks() throws {
    let settings = "includes: .\noutput: Tests/Generated.swift\nmocks.output: Tests/Theirs.swift\n"
    try withPackage(settings: settings) { package in
      let mine = "\(package.root)/Tests/Mine.swift"
      let theirs = "\(package.root)/Tests/Theirs.swift"
      let words = ["--config", package.settings, "--mocks", mine]
      #expect(run(words).code == .success)
      #expect(try String(contentsOfFile: mine, encoding: .utf8).hasPrefix("// Generated"))
      #expect(!FileManager.default.fileExists(atPath: theirs))
      try package.write("// edited", to: "Tests/Mine.swift")
      let stale =
        "error: `\(mine)` is stale\n"
        + "  fix: run gen-arbitrary --config \(package.settings) --mocks \(mine)\n"
      #expect(run(words + ["--check"]) == (.stale, "", stale))
    }
  }

  @Test("Where mocks are all that is wanted, no other file has to be named")
  func mocksAlone() throws {
    let settings =
      "includes: Sources\ntestables: Model\nmocks: all\nmocks.output: Tests/Mocks.swift\n"
    try withPackage(settings: settings, source: "protocol P { func f() -> Int }") { package in
      let words = ["--config", package.settings]
      #expect(run(words + ["--check"]).code == .stale)
      #expect(run(words).code == .success)
      #expect(run(words + ["--check"]).code == .success)
      let mocks = try String(contentsOfFile: "\(package.root)/Tests/Mocks.swift", encoding: .utf8)
      #expect(mocks.contains("nonisolated final class PMock: Model.P {"))
      #expect(package.generated() == nil)
    }
  }

  @Test("Mocks alone are the same as beside gens, without notes on what gens do not make")
  func mocksBesideGens() throws {
    let source = """
      protocol P { func f<T>() -> T?; func pair() -> (Pair, Only); var q: any Q { get } }
      protocol Q { associatedtype Item; init(); func item() -> Item }
      struct Pair { var a = 1, b: Missing? }
      struct Only { private init() {} }
      enum Side { case left(Only), right }
      """
    let settings =
      "includes: Sources\ntestables: Model\nmocks: all\nmocks.output: Tests/Mocks.swift\n"
    try withPackage(settings: settings, source: source) { package in
      let path = "\(package.root)/Tests/Mocks.swift"
      let read = { try String(contentsOfFile: path, encoding: .utf8) }
      let words = ["--config", package.settings]
      #expect(run(words) == (.success, "", ""))
      let alone = try read()
      let whole = run(words + ["--output", "\(package.root)/Tests/Generated.swift"])
      #expect(whole.code == .success && whole.errors.contains("`P` gets no drawn values for `f()`"))
      #expect(try read() == alone)
    }
  }

  @Test("A generated file among the sources is not read")
  func ownOutput() throws {
    let settings = "includes: .\ntestables: Model\noutput: Sources/Model/Generated.swift\n"
    try withPackage(settings: settings) { package in
      try package.write("// Generated\nstruct Stale {}", to: "Sources/Model/Generated.swift")
      #expect(run(["--config", package.settings]).code == .success)
      #expect(run(["--config", package.settings, "--check"]).code == .success)
      let text = try String(
        contentsOfFile: "\(package.root)/Sources/Model/Generated.swift", encoding: .utf8)
      #expect(!text.contains("Stale"))
    }
  }

  @Test(
    "A source that a person wrote is not replaced, wherever the settings name it",
    arguments: [
      "output: Sources/Model/User.swift\n",
      "output: Tests/G.swift\nmocks.output: Sources/Model/User.swift\n",
    ])
  func handwrittenOutput(outputs: String) throws {
    try withPackage(settings: "includes: Sources\ntestables: Model\n\(outputs)") { package in
      try package.write("struct Other {}", to: "Sources/Model/Other.swift")
      let path = "\(package.root)/Sources/Model/User.swift"
      let result = run(["--config", package.settings])
      #expect(result.code == .cannotCreate)
      #expect(
        result.errors
          == "error: `\(path)` would be overwritten, and was not generated\n"
          + "  fix: name another file as output, or delete this one if nobody needs it\n")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "struct User { var age: Int }")
      let names = try FileSystem.names(in: "\(package.root)/Tests")
      #expect(names == ["Other.swift"])
    }
  }

  @Test("Where one of the files cannot be written, all others stay as they were")
  func allOrNothing() throws {
    let settings =
      "includes: Sources\ntestables: Model\noutput: Tests/Generated.swift\nmocks.output: Mocks.swift\n"
    try withPackage(settings: settings) { package in
      try package.write("// old", to: "Tests/Generated.swift")
      // A folder in the draft's place is like a disk without space.
      let process = ProcessInfo.processInfo.processIdentifier
      try package.write("", to: "Mocks.swift.\(process).new/Other.txt")
      let result = run(["--config", package.settings])
      #expect(result.code == .inputOutput)
      #expect(package.generated() == "// old")
      let names = try FileSystem.names(in: "\(package.root)/Tests")
      #expect(names == ["Generated.swift", "Other.swift"])
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
    try withPackage(settings: settings, source: source) { package in
      try package.write("// old", to: "Tests/Generated.swift")
      try package.write("", to: "Folder.swift/Other.txt")
      let result = run(["--config", package.settings])
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
    ])
  func doubts(settings: String, message: String) throws {
    try withPackage(settings: settings) { package in
      let result = run(["--config", package.settings])
      #expect(result.code == .success)
      #expect(result.errors == message.replacingOccurrences(of: "ROOT", with: package.root))
      #expect(package.generated() != nil)
    }
  }

  @Test("A device is not replaced by the generated file")
  func device() throws {
    try withPackage { package in
      let result = run(["--config", package.settings, "--output", "/dev/null"])
      #expect(result.code == .cannotCreate)
      #expect(
        result.errors
          == "error: `/dev/null` cannot be written: it is no file on a disk\n"
          + "  fix: name a file, such as `Tests/Generated.swift`\n")
    }
  }

  @Test("Through a symbolic link, the file that it leads to is written")
  func linkedOutput() throws {
    try withPackage { package in
      let link = "\(package.root)/Link.swift"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "Tests/Other.swift")
      #expect(run(["--config", package.settings, "--output", link]).code == .success)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Tests/Other.swift")
      let text = try String(contentsOfFile: "\(package.root)/Tests/Other.swift", encoding: .utf8)
      #expect(text.contains("Model.User"))
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
    let result = run(words)
    #expect(result.code == .usage)
    #expect(result.errors.hasPrefix("{\"fix\":"))
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(result.errors.utf8))
    }
  }

  @Test("The command that mends a stale file is written as a shell takes it")
  func staleWithSpaces() throws {
    try withPackage { package in
      let output = "\(package.root)/Tests/My File.swift"
      let errors = run(["--config", package.settings, "--check", "--output", output]).errors
      #expect(errors.hasSuffix(" --output '\(output)'\n"))
    }
  }

  @Test("Settings that are not there are named")
  func noSettings() {
    let result = run(["--config", "no/arb.yml"])
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
      let package = Package(root: folder.path)
      try package.write("", to: "Tests/B Tests/arb.yml")
      try package.write("", to: "Tests/ATests/arb.yml")
      try package.write("", to: "Tests/CTests/C.swift")
      let settings = [
        "\(folder.path)/Tests/ATests/arb.yml", "'\(folder.path)/Tests/B Tests/arb.yml'",
      ]
      let fix = "use those of a test target: --config \(settings[0]), or --config \(settings[1])"
      #expect(run(["list", "--config", package.settings]).errors.hasSuffix("  fix: \(fix)\n"))
    }
  }

  @Test("A source that cannot be read as Swift is an error, and the old file stays")
  func brokenSource() throws {
    try withPackage(source: "struct User { var age: Int") { package in
      try package.write("// old", to: "Tests/Generated.swift")
      let result = run(["--config", package.settings])
      #expect(result.code == .data)
      #expect(result.errors.hasPrefix("\(package.root)/Sources/Model/User.swift:1:"))
      #expect(package.generated() == "// old")
    }
  }
}
