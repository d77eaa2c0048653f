import Testing

@testable import ArbitraryGenerator

struct GenBalanceTests {
  @Test(
    "An expression is whole where its brackets and quotes are closed and no comment ends it",
    arguments: [
      (".int(in: 0...150)", true), (".map { [$0: \"a)\"] }", true),
      (#".element(of: [")", "\("]")"])"#, true), (##".element(of: [#"")"#])"##, true),
      (".just(\"\"\"\n  )\"\n  \"\"\")", true), (".map { ($0 / 2) + (1 / $0) }", true),
      (".regex(/[)]/)", true), (".int() /* any ) */", true), (".just(\"'\")", true), ("", true),
      (".int(in: 0...1", false), (".int())", false), (".int() } struct X {", false),
      (".int() // any", false), (".int() /* any", false), (".text(\"a)", false), (".a([1)]", false),
      (".a) + (.b", false),
    ])
  func isWhole(gen: String, expected: Bool) {
    #expect(GenBalance.isWhole(gen) == expected)
  }
}
