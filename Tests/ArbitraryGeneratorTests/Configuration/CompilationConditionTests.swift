import Testing

@testable import ArbitraryGenerator

struct CompilationConditionTests {
  @Test(
    "A condition is whole where it could stand behind #if alone",
    arguments: [
      ("DEBUG", true), ("!RELEASE", true), ("DEBUG || MOCKS", true), ("A && !(B||C)", true),
      ("os(iOS)", true), ("swift(>=6.2) && canImport(Foundation, _version: 2.1)", true),
      ("!(!A)", true), ("true", true), ("((A))", true), ("compiler(<6)", true),
      ("targetEnvironment(simulator)", true), ("`A`", true), ("Ä", true), (" A", true),
      ("", false), ("!", false), ("DEBUG, MOCKS", false), ("DEBUG MOCKS", false), ("A &&", false),
      ("A & B", false), ("(A", false), ("A)", false), ("os()", false), ("os(iOS", false),
      ("A // why", false), ("A /* why */", false), ("A\nB", false), ("A &&\nB", false),
      ("A\n#endif\nimport B", false), ("#if A", false), ("1", false), ("\"A\"", false),
      ("A ", false), ("!!A", false),
      ("A == B", false), ("A; import B", false), ("os(\"iOS\")", false),
    ])
  func isWhole(text: String, expected: Bool) {
    #expect(CompilationCondition.isWhole(text) == expected)
  }
}
