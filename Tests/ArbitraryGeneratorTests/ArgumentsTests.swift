import Testing

@testable import ArbitraryGenerator

struct ArgumentsTests {
  @Test(
    "Options are read in any order and both forms",
    arguments: [
      ([], Arguments()),
      (["--config", "a.yml"], Arguments(configuration: "a.yml")),
      (["--config=a=b.yml"], Arguments(configuration: "a=b.yml")),
      (
        ["--check", "--output", "x.swift", "--config", "a.yml"],
        Arguments(action: .check, configuration: "a.yml", output: "x.swift")
      ),
      (["--mocks", "m.swift"], Arguments(mocks: "m.swift")),
      (["--tests", "Tests/A"], Arguments(tests: "Tests/A")),
      (["--help"], Arguments(action: .help)),
      (["-h"], Arguments(action: .help)),
      (["--version"], Arguments(action: .version)),
      (["init"], Arguments(action: .initialize)),
      (["list", "--format", "json"], Arguments(action: .list, format: .json)),
      (["graph"], Arguments(action: .graph(type: nil))),
      (["graph", "User", "--format=svg"], Arguments(action: .graph(type: "User"), format: .svg)),
      (["graph", "--format", "mermaid"], Arguments(action: .graph(type: nil), format: .mermaid)),
      (["explain", "A.B", "--quiet"], Arguments(action: .explain(type: "A.B"), isQuiet: true)),
      (["--quiet", "explain", "A"], Arguments(action: .explain(type: "A"), isQuiet: true)),
      (
        ["graph", "--config", "a.yml", "A"],
        Arguments(action: .graph(type: "A"), configuration: "a.yml")
      ),
      (["explain", "--help"], Arguments(action: .help)),
      (["list", "-h"], Arguments(action: .help)),
      (["--diagnostics", "json"], Arguments(diagnostics: .json)),
    ])
  func reads(words: [String], expected: Arguments) throws {
    #expect(try Arguments.parse(words) == expected)
  }

  @Test(
    "An error names the word and the fix, with exit code 64",
    arguments: [
      (["--confg", "a"], "error: unknown option `--confg`\n  fix: did you mean --config?"),
      (
        ["--verbose"],
        "error: unknown option `--verbose`\n"
          + "  fix: the options are --config, --output, --mocks, --tests, --check, --format, --quiet, "
          + "--diagnostics, --help, --version"
      ),
      (
        ["arb.yml"],
        "error: `arb.yml` is not expected here\n"
          + "  fix: name the settings' file with --config arb.yml"
      ),
      (["lst"], "error: `lst` is not expected here\n  fix: did you mean list?"),
      (["lsit"], "error: `lsit` is not expected here\n  fix: did you mean list?"),
      (
        ["User"],
        "error: `User` is not expected here\n"
          + "  fix: write one of the commands in front of it: list, graph, init, explain"
      ),
      (["list", "User"], "error: `User` is not expected here\n  fix: leave it out"),
      (["list", "list"], "error: `list` is not expected here\n  fix: write one command"),
      (["graph", "A", "B"], "error: `B` is not expected here\n  fix: name one type"),
      (
        ["explain", "--config", "arb.yml"], "error: explain needs a type\n  fix: write explain TYPE"
      ),
      (["help"], "error: `help` is not expected here\n  fix: did you mean --help?"),
      (["check"], "error: `check` is not expected here\n  fix: did you mean --check?"),
      (
        ["list", "--check"],
        "error: --check does not go with list\n  fix: write one of them, and leave the other out"
      ),
      (
        ["init", "--check"],
        "error: --check does not go with init\n  fix: write one of them, and leave the other out"
      ),
      (
        ["explain", "User", "--format", "json"],
        "error: --format goes with list and graph alone, and not `json` with this\n"
          + "  fix: write list --format json, graph --format mermaid, or graph --format svg"
      ),
      (["explain"], "error: explain needs a type\n  fix: write explain TYPE"),
      (["list", "--format"], "error: --format needs a format\n  fix: write --format FORMAT"),
      (
        ["list", "--format", "svg"],
        "error: `svg` is no format of --format\n  fix: write text or json"
      ),
      (
        ["graph", "--format", "json"],
        "error: `json` is no format of --format\n  fix: write text or mermaid or svg"
      ),
      (["--config"], "error: --config needs a file\n  fix: write --config FILE"),
      (["--output", "--check"], "error: --output needs a file\n  fix: write --output FILE"),
      (["--config="], "error: --config needs a file\n  fix: write --config FILE"),
      (["--check=yes"], "error: --check takes no value, but has `yes`\n  fix: write --check alone"),
      (
        ["--check", "--check"], "error: --check stands twice\n  fix: keep one of them"
      ),
    ])
  func errors(words: [String], expected: String) {
    let error = #expect(throws: ArgumentError.self) { try Arguments.parse(words) }
    #expect(error?.diagnostics.map(\.description) == [expected])
    #expect(error?.exitCode.rawValue == 64)
  }
}
