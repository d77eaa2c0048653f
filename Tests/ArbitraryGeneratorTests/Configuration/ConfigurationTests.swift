import Testing

@testable import ArbitraryGenerator

struct ConfigurationTests {
  private func read(_ text: String, file: String = "arb.yml") throws -> Configuration {
    try Configuration.read(Array(text.utf8), file: file)
  }

  @Test("All keys are read, with paths as they are written")
  func all() throws {
    let configuration = try read(
      """
      includes: [Sources/A, Sources/B.swift]
      excludes:
        - Sources/A/Old
      testables: [A, B, A]
      output: Tests/Generated.swift
      """, file: "Config/arb.yml")
    #expect(configuration.folder == "Config")
    #expect(configuration.includes.map(\.path) == ["Sources/A", "Sources/B.swift"])
    #expect(configuration.excludes.map(\.path) == ["Sources/A/Old"])
    #expect(configuration.testables == ["A", "B"])
    #expect(configuration.output?.path == "Tests/Generated.swift")
  }

  @Test("What steers the generation is read")
  func steering() throws {
    let steering = try read(
      """
      includes: Sources
      overrides:
        User.age: ".int(in: 0...150)"
        User: "Users.gen"
      imports: [Helpers]
      excludedImports: Legacy
      access: public
      depth: 4
      isolation: MainActor
      lenses: false
      constants: false
      header:
        - "Copyright Acme\\n"
        - // All rights reserved
        - ""
        - See LICENSE
      condition: DEBUG || MOCKS
      """
    ).steering
    #expect(steering.overrides.map(\.path) == ["User.age", "User"])
    #expect(steering.gen(of: "User.age", in: nil)?.text == ".int(in: 0...150)")
    #expect(steering.imports == ["Helpers"] && steering.access == .public)
    #expect(steering.excludedImports == ["Legacy"])
    #expect(steering.depth == 4)
    #expect(steering.mainActorModules == .all)
    #expect(!steering.hasLenses && !steering.hasConstants)
    #expect(
      steering.frame.header == [
        "// Copyright Acme", "//", "// All rights reserved", "//", "// See LICENSE",
      ])
    #expect(steering.frame.condition == "DEBUG || MOCKS")
    #expect(try read("includes: A").steering == Steering())
  }

  @Test("The default isolation is one for all, or one for each module")
  func isolation() throws {
    func modules(_ text: String) throws -> MainActorModules {
      try read("includes: A\ntestables: [App, Core]\nisolation: \(text)").steering.mainActorModules
    }
    #expect(try modules("nonisolated") == .none)
    #expect(try modules("{ App: MainActor, Core: nonisolated }") == .named(["App"]))
    #expect(try modules("\n  App: MainActor\n  Core: MainActor") == .named(["App", "Core"]))
  }

  @Test("A single value stands for a list of one, and nothing for an empty list")
  func scalars() throws {
    let configuration = try read("includes: Sources\ntestables: A\nexcludes:\n")
    #expect(configuration.includes.map(\.path) == ["Sources"])
    #expect(configuration.excludes.isEmpty)
    #expect(configuration.testables == ["A"])
    #expect(configuration.output == nil)
  }

  @Test(
    "An error names the value, the place and the fix",
    arguments: [
      (
        "include: [A]",
        "arb.yml:1:1: error: unknown key `include`\n  fix: did you mean `includes`?"
      ),
      (
        "includes: A\nfoo: B",
        "arb.yml:2:1: error: unknown key `foo`\n"
          + "  fix: the keys are `includes`, `excludes`, `testables`, `output`, `overrides`, `imports`, "
          + "`excludedImports`, `access`, `depth`, `isolation`, `lenses`, `constants`, `header`, "
          + "`condition`, `mocks`, `mocks.protocols`, `mocks.output`, `mocks.overloads`"
      ),
      (
        "includes: A\noverrides: [B]",
        "arb.yml:2:12: error: `overrides` is a list, not members with their gens\n"
          + "  fix: write each on a line of its own: `User.age: \".int(in: 0...150)\"`"
      ),
      (
        "includes: A\naccess: private",
        "arb.yml:2:9: error: `private` is no level of access to generate at\n"
          + "  fix: write `public`, `package` or `internal`"
      ),
      (
        "includes: A\nlenses: 'no'",
        "arb.yml:2:9: error: `lenses` is text\n  fix: write `true` or `false`, without quotes"
      ),
      (
        "includes: A\nisolation: main",
        "arb.yml:2:12: error: `main` is no default isolation\n"
          + "  fix: write `MainActor` or `nonisolated`"
      ),
      (
        "includes: A\ntestables: [Core, App]\nisolation: { app: MainActor, Core: MainActor }",
        "arb.yml:3:14: error: `app` in `isolation` is none of the testables\n"
          + "  fix: did you mean `App`?"
      ),
      (
        "includes: A\ntestables: [Core, App]\nisolation: { Screens: MainActor }",
        "arb.yml:3:14: error: `Screens` in `isolation` is none of the testables\n"
          + "  fix: they are `Core`, `App`"
      ),
      (
        "includes: A\nisolation: { App: MainActor }",
        "arb.yml:2:14: error: `App` in `isolation` is none of the testables\n"
          + "  fix: write `isolation: MainActor`, for all that is read"
      ),
      (
        "includes: A\ncondition: DEBUG, MOCKS",
        "arb.yml:2:12: error: `DEBUG, MOCKS` is no condition\n"
          + "  fix: write what stands behind `#if`, such as `DEBUG || MOCKS`"
      ),
      (
        "includes: A\nheader: [A, 2]",
        "arb.yml:2:13: error: `header` is the number `2`, not text\n  fix: write Copyright Acme, "
          + "and put in quotes what YAML takes for something else"
      ),
      (
        "includes: A\ndepth: 25",
        "arb.yml:2:8: error: `depth` is the number `25`\n"
          + "  fix: write a number from 1 to 24"
      ),
      (
        "output: A.swift",
        "arb.yml:1:1: error: the key `includes` is missing\n  fix: add `includes: [Sources]`"
      ),
      (
        "- A",
        "arb.yml:1:1: error: the settings are a list, not keys with values\n"
          + "  fix: start with `includes: [Sources]`"
      ),
      (
        "",
        "arb.yml:1:1: error: the settings are nothing, not keys with values\n"
          + "  fix: start with `includes: [Sources]`"
      ),
      (
        "includes: []",
        "arb.yml:1:11: error: `includes` lists nothing to read\n"
          + "  fix: name a folder: `includes: [Sources]`"
      ),
      (
        "includes: [1.5]",
        "arb.yml:1:12: error: `includes` is the number `1.5`, not text\n  fix: write [Sources], "
          + "and put in quotes what YAML takes for something else"
      ),
      (
        "includes: A\noutput: [B]",
        "arb.yml:2:9: error: `output` is a list, not text\n  fix: write Tests/Generated.swift, "
          + "and put in quotes what YAML takes for something else"
      ),
      (
        "includes: A\noutput: no",
        "arb.yml:2:9: error: `output` is the truth value `no`, not text\n"
          + "  fix: write Tests/Generated.swift, "
          + "and put in quotes what YAML takes for something else"
      ),
      (
        "includes: ['']",
        "arb.yml:1:12: error: `includes` is empty text\n  fix: write [Sources], or delete the entry"
      ),
      (
        "includes: A\ntestables: [My-App]",
        "arb.yml:2:13: error: `My-App` is no module's name\n"
          + "  fix: write testables: [My_App], as an import of it would"
      ),
      (
        "includes: A\ntestables: [3D]",
        "arb.yml:2:13: error: `3D` is no module's name\n"
          + "  fix: write testables: [_D], as an import of it would"
      ),
      (
        "includes: A\nimports: Foundation, Combine",
        "arb.yml:2:10: error: `Foundation, Combine` is no module's name\n"
          + "  fix: write imports: [Foundation, Combine]"
      ),
      (
        "includes: A\nimports: [Foo My-App]",
        "arb.yml:2:11: error: `Foo My-App` is no module's name\n"
          + "  fix: write imports: [Foo, My_App]"
      ),
      (
        "includes: A\nheader: |\n  a\n  b",
        "arb.yml:2:9: error: block text (`|`) is not supported\n"
          + "  fix: write the text on one line, or a header as a list of lines"
      ),
      (
        "includes: A\nimports: ['1']",
        "arb.yml:2:11: error: `1` is no module's name\n  fix: write imports: [Helpers]"
      ),
      (
        "includes: A\noverrides:\n  User.age: .int(in: 0...1",
        "arb.yml:3:20: error: `: 0...1` stands behind a complete value\n"
          + "  fix: put the whole value in quotes, or delete it"
      ),
      (
        "includes: A\noverrides:\n  User.age: '.int(in: 0...1'",
        "arb.yml:3:13: error: `.int(in: 0...1` is no whole expression\n"
          + "  fix: open and close all of its brackets and quotes, and leave comments out"
      ),
      (
        "includes: A\nexcludeImports: B",
        "arb.yml:2:1: error: unknown key `excludeImports`\n  fix: did you mean `excludedImports`?"
      ),
      (
        "includes: A\nexcludedImports: [A.B]",
        "arb.yml:2:19: error: `A.B` is no module's name\n"
          + "  fix: write excludedImports: [A], as an import of it would"
      ),
      (
        "includes: A\nimports: ['@testable X']",
        "arb.yml:2:11: error: `@testable X` is no module's name\n"
          + "  fix: write imports: [X], as an import of it would"
      ),
      (
        "includes: A\ntestables: [My App]",
        "arb.yml:2:13: error: `My App` is no module's name\n"
          + "  fix: write testables: [My, App], or [My_App] for one target of that name"
      ),
      (
        "includes: A\ntestables: { My-App: A }",
        "arb.yml:2:14: error: `My-App` is no module's name\n"
          + "  fix: write testables: [My_App], as an import of it would"
      ),
      (
        "includes: A\ntestables: { Kit: { b: A } }",
        "arb.yml:2:19: error: a folder of the module `Kit` is a map, not text\n  fix: write "
          + "`Kit: Sources/Kit`, or `Kit: [iOS, Shared]` for several folders"
      ),
      (
        "includes: A\nmocks: { output: B.swift }\nmocks.output: C.swift",
        "arb.yml:3:15: error: `mocks.output` stands twice, first in line 2 as `output` of `mocks`\n"
          + "  fix: keep one of them"
      ),
      (
        "includes: A\nmocks: all\nmocks.protocols: none",
        "arb.yml:3:18: error: `mocks.protocols` stands twice, first in line 2 as `protocols` of "
          + "`mocks`\n  fix: keep one of them"
      ),
      (
        "includes: A\nmocks.overloads: labels\nmocks: { overloads: mockolo }",
        "arb.yml:2:18: error: `mocks.overloads` stands twice, first in line 3 as `overloads` of "
          + "`mocks`\n  fix: keep one of them"
      ),
      (
        "includes: A\nmocks: { overloads: Mockolo }",
        "arb.yml:2:21: error: `Mockolo` is no way to name overloads\n"
          + "  fix: write `labels` or `mockolo`"
      ),
      (
        "includes: A\nmocks.overloads:",
        "arb.yml:2:17: error: `mocks.overloads` is nothing, not text\n"
          + "  fix: write mockolo, and put in quotes what YAML takes for something else"
      ),
      (
        "includes:[A]\noutput: B.swift",
        "arb.yml:1:1: error: `includes:[A]` has no space behind its colon\n"
          + "  fix: write a space behind the colon"
      ),
      (
        "includes: A\nmocks: some",
        "arb.yml:2:8: error: `some` selects no protocols\n"
          + "  fix: write `annotated`, `all` or `none`"
      ),
      (
        "includes: A\nmocks: { outputs: B }",
        "arb.yml:2:10: error: unknown key `outputs` in `mocks`\n"
          + "  fix: the keys are `protocols`, `output`, `overloads`"
      ),
      (
        "includes: A\nmocks: { output: [B] }",
        "arb.yml:2:18: error: `mocks.output` is a list, not text\n"
          + "  fix: write Tests/Mocks.swift, and put in quotes what YAML takes for something else"
      ),
      (
        "includes: &x A",
        "arb.yml:1:11: error: anchors (`&name`) are not supported\n"
          + "  fix: write the value out, or put it in quotes"
      ),
    ])
  func errors(text: String, expected: String) {
    let error = #expect(throws: ConfigurationErrors.self) { try read(text) }
    #expect(error?.diagnostics.map(\.description) == [expected])
    #expect(error?.exitCode == .configuration)
  }

  @Test("All that is wrong is told at once, each with its place")
  func allErrors() {
    let text = """
      include: [A]
      testables: [My-App, B, 7]
      access: private
      overrides:
        User.age: ".int("
        User.name: ".string()"
        User.mail: ")"
      lens: false
      mocks: { output: [C], protocol: all, overloads: both }
      mocks.output: D.swift
      depth: many
      """
    let error = #expect(throws: ConfigurationErrors.self) { try read(text) }
    #expect(
      error?.diagnostics.map { String($0.description.prefix { $0 != "\n" }) } == [
        "arb.yml:1:1: error: unknown key `include`",
        "arb.yml:2:13: error: `My-App` is no module's name",
        "arb.yml:2:24: error: `testables` is the number `7`, not text",
        "arb.yml:3:9: error: `private` is no level of access to generate at",
        "arb.yml:5:13: error: `.int(` is no whole expression",
        "arb.yml:7:14: error: `)` is no whole expression",
        "arb.yml:8:1: error: unknown key `lens`",
        "arb.yml:9:18: error: `mocks.output` is a list, not text",
        "arb.yml:9:23: error: unknown key `protocol` in `mocks`",
        "arb.yml:9:49: error: `both` is no way to name overloads",
        "arb.yml:10:15: error: `mocks.output` stands twice, first in line 9 as `output` of `mocks`",
        "arb.yml:11:8: error: `depth` is text",
      ])
  }

  @Test("A key that is missing is told besides one that is unknown")
  func missingAndUnknown() {
    let error = #expect(throws: ConfigurationErrors.self) { try read("outputs: A\nfoo: B") }
    #expect(
      error?.errors.map(\.reason) == [
        .unknownKey("outputs"), .missingKey(.includes), .unknownKey("foo"),
      ])
  }

  @Test(
    "Mocks are chosen by a word or a map, and put into a file or a folder",
    arguments: [
      ("", MockSettings.Selection.annotated, nil, false),
      ("mocks: all", .all, nil, false),
      ("mocks: none\nmocks.output: A.swift", .none, "A.swift", false),
      ("mocks.output: Mocks", .annotated, "Mocks", true),
      ("mocks: { protocols: all, output: M.swift }", .all, "M.swift", false),
      ("mocks.protocols: none\nmocks: { output: Mocks }", .none, "Mocks", true),
      ("mocks:\n  output: Mocks", .annotated, "Mocks", true),
    ] as [(String, MockSettings.Selection, String?, Bool)])
  func mocks(
    text: String, selection: MockSettings.Selection, path: String?, isSplit: Bool
  ) throws {
    let mocks = try read("includes: A\n\(text)").mocks
    #expect(mocks.selection == selection)
    #expect(mocks.output?.path == path)
    #expect(mocks.isSplit == isSplit)
  }

  @Test(
    "Overloads are named by labels, and as Mockolo names them where that is asked for",
    arguments: [
      ("", MockSettings.Overloads.labels), ("mocks: { overloads: mockolo }", .mockolo),
      ("mocks: all\nmocks.overloads: mockolo", .mockolo), ("mocks.overloads: labels", .labels),
    ])
  func overloads(text: String, expected: MockSettings.Overloads) throws {
    #expect(try read("includes: A\n\(text)").mocks.overloads == expected)
  }

  @Test(
    "A misspelt name finds the nearest one, a foreign one none",
    arguments: [
      ("includs", "includes"), ("Output", "output"), ("testable", "testables"), ("x", nil),
      ("depht", "depth"), ("configuration", nil),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    #expect(NearestName.of(name, among: Configuration.Key.allCases.map(\.rawValue)) == expected)
  }

  @Test("Modules whose folders do not go by their names say them")
  func moduleFolders() throws {
    let settings = try read(
      """
      includes: Sources
      testables:
        App: ./Sources/My App/
        Kit:
      """)
    #expect(settings.testables == ["App", "Kit"])
    #expect(settings.folders == ["App": ["Sources/My App"]])
  }

  @Test("A module's folders may be several, and where they are no paths it is said what they are")
  func severalFolders() throws {
    let text = "includes: .\ntestables: { App: [iOS/, ./Shared], Kit: Modules/Kit, Log: [] }"
    let settings = try read(text)
    #expect(settings.testables == ["App", "Kit", "Log"])
    #expect(settings.folders == ["App": ["iOS", "Shared"], "Kit": ["Modules/Kit"]])
    let error = #expect(throws: ConfigurationErrors.self) {
      try read("includes: .\ntestables: { App: [iOS, 3, [Mac]], Kit: { a: b }, Log: '' }")
    }
    let found = ["App` is the number `3`", "App` is a list", "Kit` is a map", "Log` is empty text"]
    #expect(
      error?.diagnostics.map(\.message) == found.map { "a folder of the module `\($0), not text" })
    #expect(
      error?.diagnostics.first?.hint
        == "write `App: Sources/App`, or `App: [iOS, Shared]` for several folders")
  }
}

extension Configuration {
  /// The folders of modules that say them.
  fileprivate var folders: [String: [String]] {
    steering.moduleFolders.mapValues { $0.map(\.path) }
  }
}
