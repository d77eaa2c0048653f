import Testing

@testable import ArbitraryGenerator

struct ShellWordTests {
  @Test(
    "A word is quoted where a shell would read it as something else",
    arguments: [
      ("Tests/arb.yml", "Tests/arb.yml"), ("Übung/a-b_1.yml", "Übung/a-b_1.yml"),
      ("My App/arb.yml", "'My App/arb.yml'"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"),
      ("", "''"),
    ])
  func quoted(text: String, expected: String) {
    #expect(text.shellWord == expected)
  }
}
