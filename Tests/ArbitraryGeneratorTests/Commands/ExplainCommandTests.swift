import Testing

@testable import ArbitraryGenerator

struct ExplainCommandTests {
  private func explain(_ type: String) throws -> String {
    try ExplainCommand(survey: .shop, type: type).text(Paint())
  }

  @Test("Of a skipped type it is said why, and what to do about it")
  func skipped() throws {
    #expect(
      try explain("Zip") == """
        struct Zip  Sources/M/A.swift:4:8
          code: Int
          -> `Zip` is skipped: it has no initialiser that can be called here
          fix: declare an initialiser that is internal, or conform it by hand: `extension Zip: Arbitrary`

        """)
  }

  @Test("Of an enum without cases it is said that it has no values")
  func uninhabited() throws {
    #expect(
      try explain("Space") == """
        enum Space  Sources/M/A.swift:7:6
          -> nothing is generated for it, which has no values

        """)
  }

  @Test(
    "Of a generated type its part of the file is shown, found by the end of its name",
    arguments: ["Address", "User.Address", "M.User.Address", "M.Address", "Address<Int>"])
  func generated(type: String) throws {
    let text = try explain(type)
    #expect(text.hasPrefix("struct User.Address  Sources/M/A.swift:2:25\n  street: String\n"))
    #expect(text.contains("extension M.User.Address: FactoryCheck.Providable"))
    #expect(!text.contains("extension M.Role"))
    #expect(!text.contains("import"))
  }

  @Test("Of a mocked protocol the mock is shown, with the names of overloads, and what draws it")
  func mocks() throws {
    let source = """
      /// @mockable(overloads: mockolo)
      protocol P { func f(a: Int) -> Int; func f(b: Int) }
      /// @mockable
      protocol Q {}
      """
    let text = try ExplainCommand(survey: .mocking(source), type: "P").text(Paint())
    #expect(text.hasPrefix("protocol P  Sources/M/A.swift:2:10\n"))
    #expect(text.contains("\n\nnonisolated final class PMock: M.P {\n"))
    #expect(text.contains("  var fCallCount: Int") && text.contains("  var fBCallCount: Int"))
    #expect(text.contains("\n\nnonisolated extension FactoryCheck.Factory where T == any M.P {\n"))
    #expect(!text.contains("QMock") && !text.contains("import") && !text.contains("//"))
  }

  @Test("Of a protocol it is shown what stands for it, where something holds that")
  func protocols() throws {
    let survey = Survey(
      "protocol P {}\nstruct A: P {}\nenum B: P { case a }\nstruct H { let p: P }\nprotocol Q {}")
    let text = try ExplainCommand(survey: survey, type: "P").text(Paint())
    #expect(text.hasPrefix("protocol P  Sources/M/A.swift:1:10\n  -> `any M.P` of 2 types\n"))
    #expect(text.contains("nonisolated extension FactoryCheck.Gen where Value == any M.P {"))
    #expect(text.contains("nonisolated extension FactoryCheck.Factory where T == any M.P {"))
    #expect(!text.contains("extension M.") && !text.contains("import"))
    let unheld = try ExplainCommand(survey: survey, type: "Q").text(Paint())
    #expect(unheld == "protocol Q  Sources/M/A.swift:5:10\n  -> no mock is asked for\n")
  }

  @Test("A name that no type has is an error with the nearest one")
  func unknown() {
    let error = #expect(throws: CommandError.self) { try explain("Rolle") }
    #expect(
      error?.diagnostics.map(\.description) == [
        "error: there is no type `Rolle` in the sources\n  fix: did you mean `Role`?"
      ])
    let nested = #expect(throws: CommandError.self) { try explain("Adress") }
    #expect(nested?.diagnostics.first?.hint == "did you mean `User.Address`?")
    let member = #expect(throws: CommandError.self) { try explain("Role.admin") }
    #expect(member?.diagnostics.first?.hint == "did you mean `Role`?")
    let other = #expect(throws: CommandError.self) { try explain("Payment") }
    #expect(other?.diagnostics.first?.hint == "gen-arbitrary list shows all types")
  }

  @Test("A typealias stands for its type; one of none of the sources' says which")
  func aliases() throws {
    let survey = Survey(
      """
      struct Box<T> { let item: T; typealias Pair = (T, T) }
      typealias IntBox = Box<Int>
      enum Crates { typealias Small = IntBox }
      typealias Id = Int
      typealias Loop = Ring
      typealias Ring = Loop
      """)
    let box = try ExplainCommand(survey: survey, type: "Box").text(Paint())
    for name in ["IntBox", "M.IntBox", "Crates.Small", "Small"] {
      #expect(try ExplainCommand(survey: survey, type: name).text(Paint()) == box)
      let tree = try GraphCommand(survey: survey, type: name).text(as: .text)
      #expect(tree.hasPrefix("M.Box") && tree == TypeTree(survey.plan, of: "Box").text)
    }
    for (name, type) in [("Id", "Int"), ("Pair", "(T, T)"), ("Loop", "Ring")] {
      let error = #expect(throws: CommandError.self) {
        try ExplainCommand(survey: survey, type: name).text(Paint())
      }
      #expect(
        error?.diagnostics.first?.message.hasSuffix(
          "stands for `\(type)`, which is no type of the sources") == true)
    }
    #expect(throws: CommandError.unknownType("IntBix", nearest: "IntBox")) {
      try TypeEntry.named("IntBix", in: survey)
    }
  }

  @Test("Of several modules the one is taken that a name tells, and each type shows its own")
  func modules() throws {
    let sources = ["A": "struct User { let name: String }", "B": "struct User {}; enum Team {}"]
    let files = sources.keys.sorted().map { module in
      DeclarationParser.parse(
        SourceFile(path: "Sources/\(module)/a.swift", text: sources[module] ?? ""))
    }
    let survey = Survey(files, testables: ["A", "B"])
    func found(_ name: String) throws -> [String] {
      try TypeEntry.named(name, in: survey).map(\.nameInModule)
    }
    #expect(try found("User") == ["A.User", "B.User"])
    #expect(try found("B.User") == ["B.User"] && found("A.User") == ["A.User"])
    #expect(ListCommand(survey).text(Paint()).contains("struct A.User  Sources/A/a.swift:1:8"))
    #expect(try ListCommand(survey).json().contains(#""module" : "B""#))
    #expect(throws: CommandError.unknownType("A.Team", nearest: "B.Team")) { try found("A.Team") }
    #expect(throws: CommandError.unknownType("A.Usr", nearest: "User")) { try found("A.Usr") }
  }
}
